// Made from crates/wire by `WRITE=1 cargo test -p stolik-wire`; not to be edited.

export type Phrase = { 
/**
 * The id of the message.
 */
id: string, 
/**
 * What the message is about, by name.
 */
args?: Array<[string, Arg]>, };

export type Arg = { "number": number } | { "seat": number } | { "phrase": Phrase } | { "text": string };

export type Line = { "drawn": string } | { "said": Phrase };

export type Verdict = { 
/**
 * Why it ended.
 */
reason: string, 
/**
 * How each seat did, in seat order.
 */
standings: Array<Standing>, };

export type Standing = { 
/**
 * Whether the seat won.
 */
result: Outcome, 
/**
 * What the game counts.
 */
points: number, };

export type Outcome = "lost" | "drew" | "won";

export type Problem = { 
/**
 * What went wrong; `problem-<code>` in the words of the site is the sentence in the reader's language.
 */
code: Code, 
/**
 * The same in English, for whoever reads it without those words.
 */
message: string, 
/**
 * Why the rules of the game refuse it, in the game's own words.
 */
refusal?: Phrase, 
/**
 * The rule that refuses it.
 */
rule?: string, 
/**
 * After how many seconds it may be tried again.
 */
retry_after_s?: number, };

export type Code = "bad-request" | "too-large" | "not-found" | "bad-method" | "not-json" | "foreign-origin" | "no-session" | "bad-name" | "no-table" | "bad-secret" | "no-game" | "bad-setup" | "locked" | "no-campaign" | "seat-taken" | "not-your-seat" | "not-host" | "not-started" | "already-started" | "seats-free" | "over" | "not-over" | "stale" | "refused" | "bad-action" | "no-undo" | "no-concession" | "no-chat" | "silence" | "bad-text" | "bad-replay" | "too-many" | "frozen" | "not-saved" | "stopping" | "internal";

export type Me = { 
/**
 * My name; nothing until one was chosen.
 */
name: string | null, 
/**
 * Whether the line is encrypted; if not, the page says so.
 */
secure: boolean, 
/**
 * The server's version.
 */
version: string, };

export type NewGuest = { 
/**
 * 1 to 24 visible characters.
 */
name: string, };

export type GameInfo = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its English name.
 */
name_en: string, 
/**
 * Its Polish name.
 */
name_pl: string, 
/**
 * The fewest seats.
 */
min_seats: number, 
/**
 * The most seats.
 */
max_seats: number, 
/**
 * What can be chosen before the start.
 */
options: Array<OptionInfo>, 
/**
 * The version of its rules.
 */
rules_version: number, 
/**
 * Whether it is in the box to teach and to measure.
 */
example: boolean, 
/**
 * The bots that play it, from the weakest.
 */
bots: Array<string>, 
/**
 * Its campaign, if it has one.
 */
campaign: CampaignStages | null, };

export type OptionInfo = { 
/**
 * Its key.
 */
key: string, 
/**
 * What it may be; the first that fits the number of seats is the default.
 */
values: Array<string>, 
/**
 * The values that are for certain numbers of seats only, with those numbers; every other value fits any.
 */
seats: { [key in string]: Array<number> }, 
/**
 * The option and its value without which this one cannot be chosen.
 */
only_with: [string, string] | null, };

export type NewTable = { 
/**
 * The game.
 */
game: string, 
/**
 * Its options by key; those not named take their default.
 */
options: { [key in string]: string }, 
/**
 * Who sits where.
 */
seats: Array<NewSeat>, 
/**
 * How quickly bots answer.
 */
pace: Pace, 
/**
 * Whether people may talk, where the game allows it.
 */
chat: boolean, 
/**
 * Whether the table is listed for everybody.
 */
open: boolean, 
/**
 * Whether it is a game of the campaign of those who will sit there; the stage is the one they have come to.
 */
campaign: boolean, };

export type NewSeat = { "who": "me", 
/**
 * What the seat is called, if not by the visitor's own name.
 */
name?: string, } | { "who": "friend" } | { "who": "bot", 
/**
 * Which one.
 */
bot: Bots, };

export type Bots = "random" | "greedy";

export type Pace = "instant" | "natural";

export type Phase = "lobby" | "playing" | "over" | "frozen";

export type TableInfo = { 
/**
 * Its key in addresses.
 */
id: string, 
/**
 * The game.
 */
game: string, 
/**
 * The version of the rules it is played by.
 */
rules_version: number, 
/**
 * What was chosen.
 */
options: { [key in string]: string }, 
/**
 * How far it is.
 */
phase: Phase, 
/**
 * Why it is frozen.
 */
frozen?: string, 
/**
 * The seats in order.
 */
seats: Array<SeatInfo>, 
/**
 * Whether there are sides of several seats against each other. Then the host starts the game, once everybody has the
 * partner they want.
 */
partners: boolean, 
/**
 * How quickly bots answer.
 */
pace: Pace, 
/**
 * Whether people may talk.
 */
chat: boolean, 
/**
 * Whether the table is listed for everybody.
 */
open: boolean, 
/**
 * Whether the visitor opened it.
 */
host: boolean, 
/**
 * Whether one of the visitor's seats is asked, or a full table waits for the visitor to start it.
 */
your_move: boolean, 
/**
 * How many people watch.
 */
watching: number, 
/**
 * When it was opened, in seconds since 1970.
 */
opened_at: number, 
/**
 * When something last happened, in seconds since 1970.
 */
moved_at: number, 
/**
 * The secrets of the links, for those who sit at the table.
 */
invitation?: Invitation, 
/**
 * Whether it is an imported recording.
 */
imported: boolean, 
/**
 * Whether it is a game of a campaign.
 */
campaign: boolean, };

export type Invitation = { 
/**
 * To take a seat.
 */
join: string, 
/**
 * To watch.
 */
watch: string, };

export type SeatInfo = { 
/**
 * Its number.
 */
seat: number, 
/**
 * The side it plays for, from 1; seats of one side win and lose together.
 */
side: number, 
/**
 * Who sits there.
 */
sitter: Sitter, 
/**
 * The name of the person; nothing for a free seat or a bot.
 */
name: string | null, 
/**
 * The bot that answers: the sitter, or the one that stands in.
 */
bot: Bots | null, 
/**
 * Whether it is one of the visitor's.
 */
mine: boolean, 
/**
 * Whether the person is here now.
 */
online: boolean, 
/**
 * The seats whose people want a bot to stand in for this one.
 */
votes: Array<number>, };

export type Sitter = "free" | "person" | "bot";

export type TableList = { 
/**
 * The visitor's own: those that wait for them first, oldest first; then the others, newest first.
 */
mine: Array<TableInfo>, 
/**
 * Tables of others that are listed for everybody: with free seats first.
 */
open: Array<TableInfo>, };

export type TableKey = { 
/**
 * The secret of the link; not needed where the table is listed for everybody.
 */
secret?: string, 
/**
 * The seat; the first free one if not named.
 */
seat?: number, };

export type NewReplay = { 
/**
 * The text of the file.
 */
text: string, };

export type Imported = { 
/**
 * The key of its table.
 */
id: string, };

export type ReplayInfo = { 
/**
 * How many steps follow the start, which is step 0.
 */
steps: number, 
/**
 * The first step of this part.
 */
from: number, 
/**
 * The steps.
 */
part: Array<ReplayStep>, };

export type ReplayStep = { 
/**
 * What these eyes perceived in this step.
 */
news: Array<News>, 
/**
 * The table after it.
 */
position: Position, 
/**
 * Whose answer it was; nothing for chance and the start.
 */
by: number | null, };

export type Chart = { 
/**
 * How many steps the game had.
 */
steps: number, 
/**
 * What is counted; `chart-<what>` in the game's words names it.
 */
lines: Array<ChartLines>, };

export type ChartLines = { 
/**
 * What is counted.
 */
what: string, 
/**
 * Each change: how much each seat has from there on.
 */
points: Array<ChartPoint>, };

export type ChartPoint = { 
/**
 * The step after which it is so; 0 is the start.
 */
step: number, 
/**
 * How much each seat has, in the order of seats.
 */
of_seats: Array<number>, };

export type Swap = { 
/**
 * The other seat.
 */
with: number, };

export type Health = { 
/**
 * `ok`, or what is wrong.
 */
status: string, 
/**
 * The server's version.
 */
version: string, };

export type Stats = { 
/**
 * The server's version.
 */
version: string, 
/**
 * Since when it runs, in seconds since 1970.
 */
started_at: number, 
/**
 * Tables in memory.
 */
tables: number, 
/**
 * Open sockets.
 */
sockets: number, 
/**
 * Resident memory in KiB, where the system tells.
 */
memory_kib: number | null, };

export type ToServer = { "type": "look", 
/**
 * The seat.
 */
seat: number | null, 
/**
 * The era of what is known already; 0 if nothing is.
 */
era: number, 
/**
 * The last number of that stream; 0 if nothing is known.
 */
since: number, } | { "type": "answer", 
/**
 * Chosen by the browser.
 */
id: string, 
/**
 * Whose answer.
 */
seat: number, 
/**
 * The question it answers; see [`Position::ask`].
 */
ask: number, 
/**
 * One of the offered actions.
 */
action: string, } | { "type": "undo", 
/**
 * Chosen by the browser.
 */
id: string, 
/**
 * The seat.
 */
seat: number, 
/**
 * True to take back everything the seat can take back by itself, such as its whole turn.
 */
all?: boolean, } | { "type": "agree", 
/**
 * Chosen by the browser.
 */
id: string, 
/**
 * Who agrees.
 */
seat: number, 
/**
 * Whether.
 */
yes: boolean, } | { "type": "concede", 
/**
 * Chosen by the browser.
 */
id: string, 
/**
 * The seat.
 */
seat: number, } | { "type": "withdraw", 
/**
 * Chosen by the browser.
 */
id: string, 
/**
 * The seat.
 */
seat: number, } | { "type": "advance", 
/**
 * Chosen by the browser.
 */
id: string, 
/**
 * The seat.
 */
seat: number, 
/**
 * The message id of the prompt.
 */
prompt: string, 
/**
 * The action, as notation.
 */
action: string | null, } | { "type": "chat", 
/**
 * Chosen by the browser.
 */
id: string, 
/**
 * The text.
 */
text: string, } | { "type": "vote", 
/**
 * Chosen by the browser.
 */
id: string, 
/**
 * Who votes.
 */
seat: number, 
/**
 * The seat that is away.
 */
away: number, 
/**
 * Whether.
 */
yes: boolean, };

export type ToClient = { "type": "table", 
/**
 * The table.
 */
table: TableInfo, } | { "type": "now", 
/**
 * Grows when a table goes on under new rules and its stream begins anew.
 */
era: number, 
/**
 * Whether `news` is everything from number 1, so that what was known is to be forgotten.
 */
whole: boolean, 
/**
 * What happened, numbered without a gap.
 */
news: Array<News>, 
/**
 * How the table stands.
 */
position: Position, } | { "type": "chat", 
/**
 * Whether these are all lines, so that what was known is to be forgotten.
 */
whole: boolean, 
/**
 * The lines.
 */
lines: Array<ChatLine>, } | { "type": "done", 
/**
 * Its id.
 */
id: string, } | { "type": "refused", 
/**
 * Its id, if it had one that could be read.
 */
id: string | null, 
/**
 * Why.
 */
problem: Problem, } | { "type": "bye", 
/**
 * Why.
 */
problem: Problem, };

export type News = { 
/**
 * Counts from 1 for each viewer.
 */
number: number, 
/**
 * Whose words the phrase is in.
 */
source: Source, 
/**
 * What happened.
 */
phrase: Phrase, };

export type Source = "game" | "site";

export type Position = { 
/**
 * Through whose eyes; none for a spectator.
 */
seat: number | null, 
/**
 * Whom the table waits for as far as the viewer can tell.
 */
asked: Array<number>, 
/**
 * Who is not asked, but has something to reply to, such as an offer. The table does not wait for them.
 */
wanted: Array<number>, 
/**
 * The table in lines of text.
 */
scene: Array<Line>, 
/**
 * The table as the game shows it to this viewer; each game has its own shape.
 */
view: unknown, 
/**
 * Whether the rules demand silence now: there is no chat.
 */
silent: boolean, 
/**
 * Numbers the questions to this seat; an answer says which one it answers.
 */
ask: number, 
/**
 * What the seat has to decide, if it is asked.
 */
prompt: Phrase | null, 
/**
 * What the seat may do.
 */
options: Array<Offered>, 
/**
 * The headings of the options, each once.
 */
headings: Array<Phrase>, 
/**
 * Whether the last action can be taken back.
 */
undo: Undo, 
/**
 * Whether the seat can give up.
 */
concession: Concession, 
/**
 * What the seat answers in advance.
 */
advance: Array<Advance>, 
/**
 * How the game ended, once it has.
 */
verdict: Verdict | null, };

export type Offered = { 
/**
 * As notation; this is what an answer says.
 */
action: string, 
/**
 * What it does.
 */
label: Phrase, 
/**
 * The headings under which it stands, the widest first, as places in `headings`; long lists are asked in steps along them.
 */
path?: Array<number>, 
/**
 * What it would bring about, for the game's own board; each game has its own shape.
 */
preview: unknown, 
/**
 * Whether it is an interjection: possible, but not what the seat is asked.
 */
any_time: boolean, };

export type Undo = { "can": "yes", 
/**
 * Whether there is more than the last action to take back at once.
 */
all: boolean, } | { "can": "ask" } | { "can": "asked" } | { "can": "agree", 
/**
 * Who asks.
 */
by: number, } | { "can": "no", 
/**
 * Why: `barrier-<reason>` in the words of the site.
 */
barrier: string, };

export type Concession = "no" | "yes" | "proposed";

export type Advance = { 
/**
 * The message id of the prompt.
 */
prompt: string, 
/**
 * The action, as notation.
 */
action: string, };

export type ChatLine = { 
/**
 * Counts from 1 at each table.
 */
number: number, 
/**
 * The seat, if the person has one.
 */
seat: number | null, 
/**
 * The person's name.
 */
name: string, 
/**
 * What was said.
 */
text: string, 
/**
 * When, in seconds since 1970.
 */
at: number, };

export type CampaignStages = { 
/**
 * The option.
 */
option: string, 
/**
 * Its values that are stages, in order.
 */
stages: Array<string>, };

export type CampaignInfo = { 
/**
 * Its key in addresses.
 */
id: string, 
/**
 * The game.
 */
game: string, 
/**
 * The option of the game that says which stage is played.
 */
option: string, 
/**
 * The stages that were reached, in order; the last one is to be won next, unless all are won.
 */
stages: Array<StageInfo>, 
/**
 * Whether all are won.
 */
complete: boolean, 
/**
 * Who plays, in the order in which they sat the last time.
 */
members: Array<MemberInfo>, 
/**
 * The table that is not finished yet.
 */
table: string | null, 
/**
 * The newest table, finished or not.
 */
last_table: string | null, 
/**
 * Whether somebody wants to begin again from the start.
 */
reset: Reset, 
/**
 * When something last happened, in seconds since 1970.
 */
moved_at: number, };

export type StageInfo = { 
/**
 * The value of the campaign's option.
 */
stage: string, 
/**
 * Won games.
 */
wins: number, 
/**
 * Lost games.
 */
losses: number, };

export type MemberInfo = { 
/**
 * The name of the person; nothing for a bot.
 */
name: string | null, 
/**
 * The bot.
 */
bot: Bots | null, 
/**
 * Whether it is the visitor.
 */
mine: boolean, };

export type Reset = "no" | "asked" | "agree";

export type NextTable = { 
/**
 * Options of the game but for the stage; those not named take their default.
 */
options: { [key in string]: string }, 
/**
 * How quickly bots answer.
 */
pace: Pace, 
/**
 * Whether people may talk, where the game allows it.
 */
chat: boolean, };

export type WantReset = { 
/**
 * Yes, or no longer.
 */
wanted: boolean, };
