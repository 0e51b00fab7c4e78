/** What the server tells of the table: as crates/games/terrors/src/view.rs, face.rs and preview.rs. */
import type { Phrase } from '../../wire';

export type Faction = 'undead' | 'spirit' | 'mortal' | 'beast';
export type LinkColour = 'violet' | 'azure' | 'amber' | 'crimson';
export type Good = 'coin' | 'power' | 'regen';
export type CardType = 'starter' | 'acolyte' | 'monster' | 'influence' | 'relic';
export type Token = 'none' | 'haunt' | 'banish';

/** What a card is, such as `witch` or `fenris-2`. */
export type Kind = string;
/** A card of a hand or a pile: its kind, and letters after `~` for what is remembered of it in this phase. */
export type Card = string;

export interface Pool {
  coin: number;
  power: number;
  regen: number;
}

export interface View {
  step: string;
  /** From 1; 0 before the first turn. */
  round: number;
  rounds: number;
  first: number | null;
  active: number | null;
  /** What the active player has to spend. */
  pool: Pool;
  converts: boolean;
  overlord_used: boolean;
  /** How much of an attack the opponent's Armour would still take. */
  armour_left: number;
  street: (Kind | null)[];
  market: number;
  acolytes: number;
  acolyte_cost: number;
  removed: Kind[];
  haunt_supply: number;
  rally_supply: number;
  players: PlayerView[];
  /** The card that asks, or about which is asked. */
  about: Kind | null;
  /** The triggered abilities that wait: the card and its number. */
  waiting: [Kind, number][];
  winner: number | null;
  reason: string | null;
}

export interface PlayerView {
  overlord: string | null;
  influences: [Kind, Kind] | null;
  life: number;
  max_life: number;
  armour: number;
  hand: { size: number; shown: Card[] };
  /** Cards of the hand whose condition is not met now. */
  unmet: Card[];
  deck: { size: number; known: { depth: number; card: Card }[] };
  discard: Card[];
  play: InPlay[];
  rally: number;
}

/** A card in play. */
export interface InPlay {
  id: number;
  card: Kind;
  /** The first card that cannot be told from it; options name that one. */
  like: number;
  /** The number of its Horde; 0 if it is in none. */
  horde: number;
  token: Token;
  can_haunt: boolean;
  joined: boolean;
  /** Which of its Horde abilities were activated. */
  used: boolean[];
  relic_used: boolean;
}

/** What is printed on a card. */
export interface Face {
  id: Kind;
  type: CardType;
  faction: Faction | null;
  overlord: string | null;
  beginner: boolean;
  cost: number;
  count: number;
  pool: Pool;
  armour: number;
  keywords: Effect[];
  text: Phrase[];
  horde: Effect[];
  /** Left and right. */
  indicators: [Indicator, Indicator] | null;
}

export interface Effect {
  effect: string;
  amount: number;
  words: Phrase;
}

export interface Indicator {
  icon: Faction;
  colour: LinkColour;
}

/** An Overlord's sheet as it is printed. */
export interface Sheet {
  id: string;
  faction: Faction;
  life: number;
  ability: Phrase;
  influences: Kind[];
}

export interface Faces {
  cards: Face[];
  overlords: Sheet[];
}

/** What an option would bring about. */
export interface Preview {
  /** What is in the pool afterwards, where that is certain. */
  pool: Pool | null;
  /** At least this is in the pool afterwards. */
  pool_at_least: Pool | null;
  absorbed: number;
  damage: number;
  life_left: number | null;
  own_life: number | null;
  /** Monsters whose HAUNT side would be turned down. */
  banished: number[];
  /** What would be lost by passing. */
  lost: Pool | null;
}

/** Says a phrase of the game. */
export type Tell = (phrase: Phrase) => string;
