/** What the server tells of the table: as crates/games/throne/src/view.rs and preview.rs. */

export type Colour = 'daggers' | 'chains' | 'flames' | 'glass' | 'antlers';

export const COLOURS: readonly Colour[] = ['daggers', 'chains', 'flames', 'glass', 'antlers'];

/** The id of a card, such as `flames-2b`, `demon-glass` or `illusion-25`. */
export type Card = string;

export interface View {
  mode: string;
  step: string;
  aelin: number;
  companion: number;
  active: number;
  modules: string[];
  abilities: { ability: string; used: boolean }[];
  /** From 1; 0 in the prologue. */
  day: number;
  days: number;
  target: number;
  deck: { size: number; known: { depth: number; card: Card }[] };
  /** How many cards on top Fenrys has put in order. */
  scented: number;
  memory_row: Card[];
  /** From the lowest card. */
  mind: MindCard[];
  sets: { colour: Colour; cards: Card[]; total: number }[];
  /** While the Mind is split. */
  groups: Card[][];
  demons: { demon: Card; colour: Colour | null; tainted: number }[];
  rows: RowView[];
  /** Counts from 1. */
  current_row: number | null;
  discard: Card[];
  boxed: Card[];
  keepsakes: Card[];
  breaths: number | null;
  end: string | null;
}

export interface MindCard {
  card: Card;
  /** The top left area; grows to the right and downwards. */
  x: number;
  y: number;
  visible: boolean;
}

export interface RowView {
  /** The Determination card, if these eyes may see it. */
  card: Card | null;
  face_up: boolean;
  told_colour: Colour | null;
  told_strength: number | null;
  added: Card[];
  sum: number;
  total: number | null;
  range: [number, number] | null;
  complete: boolean;
}

/** What is printed on a card. */
export interface Face {
  id: Card;
  kind: 'memory' | 'demon' | 'illusion';
  colour: Colour | null;
  strength: number;
  /** From the top left to the bottom right area. */
  covered: [boolean, boolean, boolean, boolean];
}

/** What an option would bring about. */
export interface Preview {
  total: number | null;
  relives: boolean;
  hides: Card[];
  bares: Card[];
  groups: number;
  row_total: number | null;
  overflows: boolean;
  taints: boolean;
}

/** A card of the captivity deck: as crates/games/throne/src/captivity.rs. */
export interface CaptivityCard {
  id: string;
  kind: 'character' | 'chapter' | 'demon' | 'rule' | 'reference' | 'ability' | 'illusion' | 'archive';
  role: string | null;
  name_en: string;
  name_pl: string;
  text_en: string;
  text_pl: string;
  source: 'seed' | 'public' | 'ours';
}

/** What a pair may read of the captivity deck. */
export interface OpenCaptivity {
  /** How many cards are still closed. */
  closed: number;
  in_play: CaptivityCard[];
  archive: CaptivityCard[];
  in_memory_deck: CaptivityCard[];
}
