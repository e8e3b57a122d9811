// Generated from crates/protocol by its tests; `ORRERY_BLESS=1 cargo test -p protocol` writes it anew.

/**
 * What can be played here.
 */
export type About = { 
/**
 * Build of the server.
 */
build: string, 
/**
 * Every game.
 */
games: Array<GameInfo>, 
/**
 * Machine opponents, the weakest first.
 */
levels: Array<LevelInfo>, };

/**
 * How somebody came to be known here.
 */
export type AccountKind = "guest" | "account" | "bot";

/**
 * A kind of action a player takes on a turn.
 */
export type Act = { 
/**
 * The verb of its options.
 */
verb: string, 
/**
 * The key that always means it; a blank is the space bar.
 */
key: string, 
/**
 * Its name.
 */
name: Array<Span>, };

/**
 * An option in the eyes of the machine.
 */
export type AdviceLine = { 
/**
 * The key of the option.
 */
key: string, 
/**
 * The seat's chance to win after it, in thousandths.
 */
win: number, 
/**
 * How much of the thinking went into it, in thousandths: how sure the machine is.
 */
share: number, 
/**
 * Option and numbers in one sentence.
 */
text: Array<Span>, 
/**
 * What speaks for it and against it.
 */
reasons: Array<Array<Span>>, };

/**
 * The course of a finished match, as far as the machine has got.
 *
 * Every decision is judged from what its seat could know then, not from the true cards: a mistake is one the player
 * could have seen.
 */
export type Analysis = { 
/**
 * Decisions judged so far.
 */
done: number, 
/**
 * Decisions there are.
 */
total: number, 
/**
 * Those judged, in the order of the match.
 */
points: Array<Point>, };

/**
 * Why a request was refused; nothing was changed.
 */
export type ApiError = { 
/**
 * For programs, e.g. `name_taken`.
 */
code: string, 
/**
 * For people, in English; clients translate the code.
 */
message: string, };

/**
 * How to present a question. Whatever the kind, an answer is a list of keys.
 */
export type AskKind = "free" | "window" | "one" | "some" | "number" | "yes_no" | "confirm";

/**
 * Shuts somebody out of the house, or lets them in again.
 */
export type Ban = { 
/**
 * Hours; 0 lets them in again, absent is for good.
 */
hours?: number, };

/**
 * A program's account and its token, which is shown this once.
 */
export type BotMade = { 
/**
 * Its account.
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * Send it as `Authorization: Bearer …`. Present when it was just made.
 */
token?: string, };

/**
 * A wish to play on from a line of a finished match.
 */
export type Branch = { 
/**
 * From the state after this line.
 */
n: number, 
/**
 * In this seat.
 */
seat: number, 
/**
 * Against this machine; the usual one when absent.
 */
machine?: string, };

/**
 * A report that was taken down.
 */
export type BugFiled = { 
/**
 * Its name, to speak about it.
 */
id: string, };

/**
 * What goes along with a report about the house itself.
 */
export type BugInfo = { 
/**
 * Where in the client.
 */
page: string, 
/**
 * With which program.
 */
agent: string, 
/**
 * Build, rules, setup and the log of the match as text; only the build without a table.
 */
attachment: string, };

/**
 * A card or a card back.
 */
export type Card = { 
/**
 * Where it lies.
 */
ref: string, 
/**
 * The printed card; absent for a back.
 */
card?: number, 
/**
 * Its name.
 */
name?: string, 
/**
 * How many equal cards lie here, at least 1.
 */
count: number, 
/**
 * Marks on it.
 */
marks?: Array<Mark>, 
/**
 * It lies on the card before it.
 */
attached?: boolean, };

/**
 * A printed card.
 */
export type CardFace = { 
/**
 * Its number in views and spans.
 */
card: number, 
/**
 * Its name in files.
 */
slug: string, 
/**
 * Its name.
 */
name: string, 
/**
 * Faction and kind.
 */
line: Array<Span>, 
/**
 * The parts of its text box.
 */
text: Array<CardPart>, 
/**
 * Ship, base, outpost and the like: decides the frame.
 */
kind: string, 
/**
 * Where its picture is.
 */
art: string, 
/**
 * Its price.
 */
cost?: number, 
/**
 * Its defense.
 */
defense?: number, 
/**
 * The sign its defense is drawn on.
 */
guard: string, 
/**
 * It shields its owner.
 */
outpost: boolean, 
/**
 * Slug of its faction.
 */
faction: string, 
/**
 * Other printed values and marks.
 */
stamps?: Array<Stamp>, 
/**
 * Its traits in one line.
 */
traits?: Array<Span>, 
/**
 * Its number and sets, where cards are numbered: such a card is drawn with its words.
 */
print?: Print, 
/**
 * Signs with numbers printed beside its text, e.g. the sides of its die.
 */
marks?: Array<Mark>, 
/**
 * Its names in all languages; only where all cards of a game are asked for.
 */
names?: { [key in Lang]?: string }, };

/**
 * A part of a card's text box.
 */
export type CardPart = { 
/**
 * What may be drawn for the heading, e.g. `ally`.
 */
sign: string, 
/**
 * Its heading.
 */
head: Array<Span>, 
/**
 * What it does.
 */
text: Array<Span>, 
/**
 * The same at a glance.
 */
glance: Array<Glint>, };

/**
 * Something said at a table.
 */
export type Chat = { 
/**
 * At which table.
 */
table: string, 
/**
 * Its number.
 */
seq: number, 
/**
 * Who; absent when the account is gone.
 */
user?: string, 
/**
 * What they were called then.
 */
name: string, 
/**
 * Said among watchers.
 */
watchers?: boolean, 
/**
 * Said to the own team.
 */
team?: boolean, 
/**
 * The place the team is pointed at: the number of a spot on the map.
 */
spot?: number, 
/**
 * What; may be empty where a place says it.
 */
text: string, 
/**
 * When, milliseconds since 1970.
 */
at: number, };

/**
 * A legal answer.
 */
export type Choice = { 
/**
 * Its name, the same in every language: what `act` sends.
 */
key: string, 
/**
 * What it does, e.g. `buy`: for grouping and signs. Absent for plain values.
 */
verb?: string, 
/**
 * As the player reads it.
 */
label: Array<Span>, 
/**
 * What to highlight on the table.
 */
ref?: string, 
/**
 * A reason to ask twice.
 */
warn?: Array<Span>, 
/**
 * It costs nothing and nothing is lost by taking it now.
 */
obvious?: boolean, };

/**
 * A message from a client. Anything else gets `nack malformed` and changes nothing.
 */
export type ClientMsg = { "t": "hello", 
/**
 * Build of the client; the server says when it has a newer one.
 */
build: string, 
/**
 * Language of game text.
 */
lang: Lang, } | { "t": "join", 
/**
 * Which table.
 */
table: string, 
/**
 * As whom.
 */
as: Role, 
/**
 * The last frame the client holds; absent for none.
 */
have?: number, 
/**
 * The last thing said that the client holds.
 */
said?: number, } | { "t": "act", 
/**
 * At which table.
 */
table: string, 
/**
 * The command's own name.
 */
cid: string, 
/**
 * For which seat.
 */
seat: number, 
/**
 * Which decision.
 */
decision: number, 
/**
 * The keys of the answers.
 */
choice: Array<string>, } | { "t": "undo", 
/**
 * At which table.
 */
table: string, 
/**
 * The command's own name.
 */
cid: string, 
/**
 * For which seat.
 */
seat: number, 
/**
 * Back to the state after this frame.
 */
to?: number, } | { "t": "redo", 
/**
 * At which table.
 */
table: string, 
/**
 * The command's own name.
 */
cid: string, 
/**
 * For which seat.
 */
seat: number, } | { "t": "undo_reply", 
/**
 * At which table.
 */
table: string, 
/**
 * The command's own name.
 */
cid: string, 
/**
 * The seat that answers.
 */
seat: number, 
/**
 * The request it answers.
 */
request: number, 
/**
 * Agreed.
 */
ok: boolean, 
/**
 * Refuses every further request in this match.
 */
never?: boolean, } | { "t": "why", 
/**
 * At which table.
 */
table: string, 
/**
 * The seat that wonders.
 */
seat: number, 
/**
 * About what.
 */
what: string, } | { "t": "hint", 
/**
 * At which table.
 */
table: string, 
/**
 * The seat that wonders.
 */
seat: number, 
/**
 * About which decision.
 */
decision: number, } | { "t": "propose", 
/**
 * At which table.
 */
table: string, 
/**
 * The seat that is asked.
 */
seat: number, 
/**
 * About which decision.
 */
decision: number, 
/**
 * Keys that should be part of it, the latest wish last.
 */
with: Array<string>, 
/**
 * Keys that should not, the latest wish last.
 */
without?: Array<string>, } | { "t": "draft", 
/**
 * At which table.
 */
table: string, 
/**
 * Whose.
 */
seat: number, 
/**
 * Which decision.
 */
decision: number, 
/**
 * The keys so far.
 */
partial: Array<string>, } | { "t": "auto", 
/**
 * At which table.
 */
table: string, 
/**
 * Whose.
 */
seat: number, 
/**
 * All of them; what is left out is off.
 */
rules: Rules, } | { "t": "concede", 
/**
 * At which table.
 */
table: string, 
/**
 * The command's own name.
 */
cid: string, 
/**
 * Which seat.
 */
seat: number, } | { "t": "hold", 
/**
 * At which table.
 */
table: string, 
/**
 * The command's own name.
 */
cid: string, 
/**
 * Which seat.
 */
seat: number, 
/**
 * The machine holds it.
 */
on: boolean, } | { "t": "pause", 
/**
 * At which table.
 */
table: string, 
/**
 * The command's own name.
 */
cid: string, 
/**
 * Stop.
 */
on: boolean, } | { "t": "coach", 
/**
 * At which table.
 */
table: string, 
/**
 * The command's own name.
 */
cid: string, 
/**
 * Whose hand.
 */
seat: number, 
/**
 * Who may look.
 */
user: string, 
/**
 * Allowed or not any more.
 */
on: boolean, } | { "t": "skip", 
/**
 * At which table.
 */
table: string, 
/**
 * The command's own name.
 */
cid: string, 
/**
 * Whose lesson.
 */
seat: number, } | { "t": "say", 
/**
 * At which table.
 */
table: string, 
/**
 * What.
 */
text: string, 
/**
 * Only to the own team.
 */
team?: boolean, 
/**
 * Points the team at a place: the number of a spot on the map. With it there need not be a text.
 */
spot?: number, } | { "t": "leave", 
/**
 * Which table.
 */
table: string, } | { "t": "resync", 
/**
 * Which table.
 */
table: string, } | { "t": "lang", 
/**
 * Which.
 */
lang: Lang, } | { "t": "lobby", 
/**
 * Follow.
 */
on: boolean, } | { "t": "ping", 
/**
 * Comes back as it is.
 */
n: number, };

/**
 * How time is kept.
 */
export type Clock = "none" | "blitz" | "tournament" | { "days": number };

/**
 * What is left on a seat's clock.
 */
export type ClockLeft = { 
/**
 * Whose.
 */
seat: number, 
/**
 * Milliseconds in the bank.
 */
bank: number, 
/**
 * Milliseconds until the bank is touched.
 */
grace: number, 
/**
 * It runs.
 */
runs: boolean, };

/**
 * A named number.
 */
export type Counter = { 
/**
 * What may be drawn for the name, e.g. `authority`.
 */
sign: string, 
/**
 * Its name.
 */
name: Array<Span>, 
/**
 * The number.
 */
value: number, };

/**
 * Name and password, to register or to come in.
 */
export type Credentials = { 
/**
 * 2 to 24 letters, digits, `_`, `-` or single spaces.
 */
name: string, 
/**
 * 8 to 256 characters.
 */
password: string, };

/**
 * A question with all its legal answers.
 */
export type Decision = { 
/**
 * Its name. It stays the same while a team-mate changes what can be answered.
 */
id: number, 
/**
 * Who is asked.
 */
seat: number, 
/**
 * How to present it.
 */
kind: AskKind, 
/**
 * The question.
 */
prompt: Array<Span>, 
/**
 * What the question is about, the same in every language and for all questions of its sort.
 */
topic?: string, 
/**
 * The printed card that asks.
 */
about?: number, 
/**
 * The kind of window it is, where the seat may answer or pass: what stops are set by.
 */
window?: string, 
/**
 * Legal answers, in the order of the numbers shown to players.
 */
options: Array<Choice>, 
/**
 * Kinds of actions that each have a key of their own, in the order in which players know them.
 */
acts?: Array<Act>, 
/**
 * Answers that go together, such as all sources of a payment. One `act` may hold all their keys, in this order.
 */
proposal?: Array<Proposed>, 
/**
 * The key of the number most players want, where a number is asked.
 */
preset?: string, 
/**
 * Answers asked for; an `act` with fewer leaves the question open.
 */
min: number, 
/**
 * Answers one `act` may hold at most.
 */
max: number, 
/**
 * Choices of this seat that can be taken back without asking anybody.
 */
undo: number, 
/**
 * A choice that was taken back can be brought back.
 */
redo: boolean, };

/**
 * What a doubtful line means.
 */
export type DeckAnswer = { 
/**
 * Number of the line, from 1.
 */
line: number, 
/**
 * The code that is meant; empty to leave the line out.
 */
code: string, };

/**
 * A bar of a table.
 */
export type DeckBar = { 
/**
 * What it stands for.
 */
label: string, 
/**
 * How many.
 */
n: number, };

/**
 * How it stands with a deck.
 */
export type DeckCheck = { 
/**
 * Its side, once it has one.
 */
side?: string, 
/**
 * Whether it may be played, by format.
 */
formats: Array<DeckVerdict>, 
/**
 * Sums worth seeing all the time.
 */
counts: Array<DeckCount>, 
/**
 * What is in it.
 */
tables: Array<DeckTable>, 
/**
 * The code that stands for this list; equal lists have equal codes.
 */
share: string, };

/**
 * What a line may mean.
 */
export type DeckChoice = { 
/**
 * Its code.
 */
code: string, 
/**
 * Its name.
 */
title: string, };

/**
 * A sum over a deck.
 */
export type DeckCount = { 
/**
 * What is counted: `points`, `cards` …
 */
slug: string, 
/**
 * Its title.
 */
title: string, 
/**
 * How many.
 */
n: number, 
/**
 * How many there may be, if there is an end.
 */
most?: number, };

/**
 * A part of a deck: a card, or a set of cards that are only taken together.
 */
export type DeckEntry = { 
/**
 * Its stable name, e.g. the number of an objective set.
 */
code: string, 
/**
 * How often it is taken.
 */
qty: number, 
/**
 * Dice of all copies together, where a copy may have more than one; absent for one each.
 */
dice?: number, 
/**
 * How many of the copies lie under the plot; absent for none.
 */
under?: number, };

/**
 * A way to play with decks.
 */
export type DeckFormat = { 
/**
 * Its name in messages.
 */
slug: string, 
/**
 * Its title.
 */
title: string, 
/**
 * Slug of the mode of the game that is played so; without one, any.
 */
mode?: string, };

/**
 * What a deck gave.
 */
export type DeckHand = { 
/**
 * Objectives drawn at the start.
 */
goals: Array<number>, 
/**
 * The starting hand.
 */
hand: Array<number>, 
/**
 * The cards that would come next.
 */
next: Array<number>, 
/**
 * Dice that are rolled at the start.
 */
rolls: Array<DeckRoll>, };

/**
 * An affiliation.
 */
export type DeckIdentity = { 
/**
 * Its name in lists.
 */
slug: string, 
/**
 * Its name.
 */
title: string, 
/**
 * Slug of its side, e.g. `light`.
 */
side: string, 
/**
 * Name of its side.
 */
side_title: string, 
/**
 * Its card.
 */
card: number, };

/**
 * A line of what was read.
 */
export type DeckLine = { 
/**
 * Its number, from 1.
 */
line: number, 
/**
 * What stands there.
 */
text: string, 
/**
 * How it was understood.
 */
how: DeckLineKind, 
/**
 * What is wrong with it, or what it was taken for.
 */
note: string, 
/**
 * What it may mean.
 */
choices: Array<DeckChoice>, };

/**
 * How a line was understood.
 */
export type DeckLineKind = "taken" | "aside" | "unclear" | "unknown" | "odd";

/**
 * A deck list of any game that has decks. It may be illegal: people save what they have not finished.
 */
export type DeckList = { 
/**
 * Slug of the game.
 */
game: string, 
/**
 * What its owner calls it.
 */
name: string, 
/**
 * What its owner notes about it.
 */
notes: string, 
/**
 * Slug of the affiliation it is built around; empty while none is chosen.
 */
identity: string, 
/**
 * Its parts, each once, and 500 at most: whoever checks a list looks at them two by two.
 */
main: Array<DeckEntry>, };

/**
 * A part that decks are made of.
 */
export type DeckPart = { 
/**
 * Its name in lists.
 */
code: string, 
/**
 * Its name: that of its first card, with its subtitle.
 */
title: string, 
/**
 * Slug of its affiliation.
 */
identity: string, 
/**
 * Slug of its side.
 */
side: string, 
/**
 * Copies a deck may hold.
 */
most: number, 
/**
 * Only for decks of its own affiliation.
 */
own: boolean, 
/**
 * Its cards in order; what lies in a deck of its own comes first.
 */
cards: Array<number>, 
/**
 * Slug of its group; empty where there are none.
 */
group: string, 
/**
 * Dice a copy may have, of parts whose dice are counted; 0 for all others.
 */
dice: number, 
/**
 * Codes of the plots it may lie under; absent for none.
 */
under?: Array<string>, };

/**
 * Something that may be a deck list.
 */
export type DeckPaste = { 
/**
 * A file's content or whatever was pasted: `.o8d`, text, JSON of ours or of a community's database, or a share code.
 */
text: string, 
/**
 * Answers to lines with choices, by line number.
 */
answers: Array<DeckAnswer>, };

/**
 * Something wrong with a deck.
 */
export type DeckProblem = { 
/**
 * What is wrong, and what would mend it.
 */
text: string, 
/**
 * The rule it breaks.
 */
rule: string, 
/**
 * Codes of the parts concerned.
 */
codes: Array<string>, };

/**
 * What was read.
 */
export type DeckReading = { 
/**
 * The form it was read in: `o8d`, `swdb`, `text`, `json` or `code`.
 */
form: string, 
/**
 * The list as far as it was understood.
 */
list: DeckList, 
/**
 * Every line that was not empty.
 */
lines: Array<DeckLine>, };

/**
 * A die that was rolled.
 */
export type DeckRoll = { 
/**
 * The card it belongs to.
 */
card: number, 
/**
 * The side it shows in a few letters.
 */
code: string, 
/**
 * What may be drawn for it.
 */
sign: string, 
/**
 * The side in words.
 */
text: string, };

/**
 * A deck of the house.
 */
export type DeckStarter = { 
/**
 * Its name in messages.
 */
slug: string, 
/**
 * Slug of its side.
 */
side: string, 
/**
 * Slugs of the formats it may be played in.
 */
formats: Array<string>, 
/**
 * The list, named in the asked language.
 */
list: DeckList, };

/**
 * Figures about a deck, as a row of bars.
 */
export type DeckTable = { 
/**
 * What is counted: `cost`, `force`, `resources`, `kinds` …
 */
slug: string, 
/**
 * Its title.
 */
title: string, 
/**
 * The bars in order.
 */
bars: Array<DeckBar>, };

/**
 * Something parts are sorted by.
 */
export type DeckTag = { 
/**
 * Its name in messages.
 */
slug: string, 
/**
 * Its name.
 */
title: string, };

/**
 * A list as text.
 */
export type DeckText = { 
/**
 * The text.
 */
text: string, 
/**
 * A name for a file with it.
 */
file: string, };

/**
 * A hand to be tried.
 */
export type DeckTry = { 
/**
 * The list; it may be unfinished.
 */
list: DeckList, 
/**
 * Which shuffle; the same one gives the same hand.
 */
seed: number, };

/**
 * Whether a deck may be played in a format.
 */
export type DeckVerdict = { 
/**
 * Slug of the format.
 */
format: string, 
/**
 * Everything that forbids it; empty for a legal deck.
 */
problems: Array<DeckProblem>, };

/**
 * A deck for a seat. Others learn of it when the match begins.
 */
export type DeckWish = { "starter": string } | { "list": DeckList };

/**
 * A list to be written down.
 */
export type DeckWrite = { 
/**
 * The list.
 */
list: DeckList, 
/**
 * The form, one of the workshop's.
 */
form: string, };

/**
 * A line of the log as a viewer may hear it.
 */
export type Entry = { 
/**
 * Its number.
 */
n: number, 
/**
 * What kind of line.
 */
what: Event, 
/**
 * Who chose.
 */
seat?: number, 
/**
 * Nobody chose: a clock, a standing order or the lack of any other option did.
 */
auto?: boolean, 
/**
 * Commits taken or brought back: the lines counted back from here that are now void, or in force again.
 */
commits?: number, 
/**
 * It was taken back.
 */
void?: boolean, 
/**
 * What happened, one sentence each.
 */
text: Array<Array<Span>>, };

/**
 * What kind of line an entry is.
 */
export type Event = "start" | "pick" | "undo" | "redo" | "reseal" | "reveal";

/**
 * Everything the house knows about somebody.
 */
export type Export = { 
/**
 * The account.
 */
me: Me, 
/**
 * Its ways in.
 */
sessions: Array<SessionInfo>, 
/**
 * Its programs.
 */
bots: Array<BotMade>, 
/**
 * Its ratings.
 */
ratings: Array<RatingInfo>, 
/**
 * Its matches. The file of each finished one is at `/api/tables/ID/file`.
 */
matches: Array<TableInfo>, 
/**
 * Its decks.
 */
decks: Array<KeptDeck>, 
/**
 * Whom it shuts out.
 */
shut: Array<ShutInfo>, };

/**
 * What one line of the log changed, as a viewer may know it.
 */
export type Frame = { 
/**
 * Which table.
 */
table: string, 
/**
 * Number of the line. Every viewer gets every number.
 */
n: number, 
/**
 * What was heard.
 */
entry: Entry, 
/**
 * What is seen now. Lines written together share the last one's.
 */
patch?: Patch, 
/**
 * What is asked now.
 */
open?: Open, 
/**
 * The clocks.
 */
clocks?: Array<ClockLeft>, 
/**
 * Of the view, now and then.
 */
hash?: string, };

/**
 * A game of the house.
 */
export type GameInfo = { 
/**
 * Its name in messages.
 */
slug: string, 
/**
 * Its title.
 */
title: string, 
/**
 * Its modes, the usual one first.
 */
modes: Array<ModeInfo>, 
/**
 * Points that a table may read in its own way.
 */
rulings: Array<RulingInfo>, 
/**
 * It can be learned by playing.
 */
lesson: boolean, 
/**
 * It is played with decks that people build.
 */
decks: boolean, 
/**
 * A small game to study how games are written here; listed after the others.
 */
example: boolean, };

/**
 * A number of the table as a whole: a dial that runs to its end, or something both sides pull at.
 */
export type Gauge = { 
/**
 * What may be drawn for it.
 */
sign: string, 
/**
 * The whole of it in words.
 */
text: Array<Span>, 
/**
 * How far it has come; 0 where it only stands at an end.
 */
value: number, 
/**
 * Where it ends, if it counts.
 */
most?: number, 
/**
 * Whom it favors now.
 */
seat?: number, 
/**
 * Who pulls at it, and how much.
 */
ends?: Array<Pull>, };

/**
 * One thing a card does, as a sign with a number.
 */
export type Glint = { 
/**
 * What, e.g. `combat`.
 */
sign: string, 
/**
 * How many; 0 where a number says nothing.
 */
n: number, 
/**
 * An alternative to what stands before it.
 */
or?: boolean, };

/**
 * A deck that somebody keeps.
 */
export type KeptDeck = { 
/**
 * Its name in addresses.
 */
id: string, 
/**
 * The list.
 */
list: DeckList, 
/**
 * Slug of its side, once it has one.
 */
side?: string, 
/**
 * Slugs of the formats it may be played in.
 */
legal: Array<string>, 
/**
 * When it was last changed.
 */
changed: number, };

/**
 * A language of game text.
 */
export type Lang = "en" | "ru" | "uk" | "ja";

/**
 * A step of a lesson.
 */
export type Lesson = { 
/**
 * Whose lesson it is.
 */
seat: number, 
/**
 * The learner's steps begun so far, from 1.
 */
step: number, 
/**
 * The learner's steps in all.
 */
of: number, 
/**
 * Key of the text among the fixed strings of a client.
 */
text_key: string, 
/**
 * The answers the learner may give now; none while the machine acts and when the lesson is over. Anything else is
 * refused with `not_now`.
 */
allowed: Array<string>, 
/**
 * What the step is about: an address, a zone, or a region of the page.
 */
point?: string, 
/**
 * The last step was made.
 */
done?: boolean, };

/**
 * A machine opponent.
 */
export type LevelInfo = { 
/**
 * Its name in messages.
 */
slug: string, 
/**
 * Its title.
 */
title: string, };

/**
 * What is refused beyond.
 */
export type Limits = { 
/**
 * Bytes of a message.
 */
message_bytes: number, 
/**
 * Messages in ten seconds.
 */
messages_per_10s: number, 
/**
 * Characters of something said.
 */
chat_chars: number, };

/**
 * Places and the ways between them.
 */
export type Map = { 
/**
 * One for each card of the zone `map` that lies on no other, in their order.
 */
spots: Array<MapSpot>, 
/**
 * Pairs of neighbors, by the numbers of their spots.
 */
links: Array<[number, number]>, 
/**
 * The regions by name.
 */
regions: Array<Array<Span>>, };

/**
 * A place on a map.
 */
export type MapSpot = { 
/**
 * The card that tells of it.
 */
card: number, 
/**
 * From the left, in hundredths of the map's width.
 */
x: number, 
/**
 * From the top, in hundredths of the map's width.
 */
y: number, 
/**
 * Its region, from 0; absent for one beside the map.
 */
region?: number, };

/**
 * A mark on a card.
 */
export type Mark = { 
/**
 * Its meaning.
 */
text: Array<Span>, 
/**
 * What may be drawn for it, e.g. `ally`.
 */
sign: string, 
/**
 * How it stands with it.
 */
state: MarkState, 
/**
 * The number it speaks of, for tokens that can be drawn.
 */
n?: number, 
/**
 * The number at which something happens.
 */
of?: number, 
/**
 * Its number adds to another of its sign.
 */
plus?: boolean, 
/**
 * What it costs to use it, where it is not free.
 */
cost?: number, };

/**
 * How it stands with what a mark speaks of.
 */
export type MarkState = "fact" | "ready" | "idle" | "used";

/**
 * Whoever asks.
 */
export type Me = { 
/**
 * Never changes.
 */
id: string, 
/**
 * As shown.
 */
name: string, 
/**
 * Guest, account or bot.
 */
kind: AccountKind, 
/**
 * What they may do.
 */
role: UserRole, 
/**
 * How they like it.
 */
settings: Settings, };

/**
 * How bad a choice was.
 */
export type Mistake = "inaccuracy" | "mistake" | "blunder";

/**
 * A way to play a game.
 */
export type ModeInfo = { 
/**
 * Its name in messages.
 */
slug: string, 
/**
 * Its title.
 */
title: string, 
/**
 * Numbers of players.
 */
seats: Array<number>, };

/**
 * A table as it looked after a line of its log.
 */
export type Moment = { 
/**
 * The line.
 */
n: number, 
/**
 * What was seen.
 */
view: View, };

/**
 * Why a message was refused.
 */
export type Nack = "malformed" | "no_hello" | "unknown_table" | "not_joined" | "not_yours" | "not_started" | "over" | "stale_decision" | "changed" | "illegal" | "no_undo" | "no_request" | "not_here" | "not_now" | "too_fast" | "full" | "too_long" | "not_said" | "unavailable" | "draining" | "fault";

/**
 * A program to make an account for.
 */
export type NewBot = { 
/**
 * Its name.
 */
name: string, };

/**
 * Something that does not work as it should.
 */
export type NewBug = { 
/**
 * At which table. Its setup and its log go along: all of it when the match is over, otherwise what the reporter
 * may know.
 */
table?: string, 
/**
 * At which line; the last one when absent.
 */
n?: number, 
/**
 * Through the eyes of which seat; the reporter's own when absent.
 */
seat?: number, 
/**
 * What is wrong, at most 2000 characters. May be empty when there is a table.
 */
text: string, 
/**
 * Where in the client, at most 200 characters.
 */
page: string, 
/**
 * With which program, at most 300 characters.
 */
agent: string, };

/**
 * Another name.
 */
export type NewName = { 
/**
 * The name.
 */
name: string, };

/**
 * Another password, or the proof needed to delete an account.
 */
export type NewPassword = { 
/**
 * The one so far.
 */
old: string, 
/**
 * The one from now on.
 */
new: string, };

/**
 * A complaint about somebody.
 */
export type NewReport = { 
/**
 * About whom.
 */
about?: string, 
/**
 * At which table; the last 50 things said there are attached.
 */
table?: string, 
/**
 * What happened, at most 2000 characters.
 */
text: string, };

/**
 * What the table waits for, as one viewer is told.
 */
export type Open = { 
/**
 * Seats that owe an answer.
 */
waiting: Array<number>, 
/**
 * What this viewer may answer. Present as well when it may act though nobody waits for it.
 */
decision?: Decision, };

/**
 * A table to be made. Everything but the game may be left out: a duel of the maker against the machine.
 */
export type OpenTable = { 
/**
 * Slug of the game.
 */
game: string, 
/**
 * Slug of the mode; when absent, the one its decks are for, else the usual one.
 */
mode?: string, 
/**
 * Number of players; the fewest when absent.
 */
players?: number, 
/**
 * Who begins, from 0; luck decides when absent.
 */
first?: number, 
/**
 * Rulings that differ from the usual, by name.
 */
rulings: Record<string, string>, 
/**
 * Own cards, as RON.
 */
cards?: string, 
/**
 * Who is to sit where; missing seats are the usual machine's.
 */
seats: Array<SeatWish>, 
/**
 * With which decks, by seat, for seats that do not wait for somebody; missing ones are the table's usual.
 */
decks?: Array<DeckWish | null>, 
/**
 * Whatever else is agreed on.
 */
options: TableOptions, };

/**
 * A table that was made.
 */
export type Opened = { 
/**
 * Its name in addresses.
 */
id: string, 
/**
 * The way to it, to be passed on: `/t/ID`.
 */
path: string, };

/**
 * A seat's public facts.
 */
export type Panel = { 
/**
 * Whose.
 */
seat: number, 
/**
 * Role, team and the like.
 */
notes: Array<Array<Span>>, 
/**
 * Authority, cards in hand …
 */
counters: Array<Counter>, 
/**
 * It is this seat's turn.
 */
active: boolean, 
/**
 * Out of the game.
 */
out: boolean, 
/**
 * The address that choices against this seat name; a team hit as one has one for all members.
 */
ref: string, 
/**
 * Sign of its part in the game, e.g. `emperor`.
 */
role?: string, 
/**
 * Its team, from 0, where there are teams of several.
 */
team?: number, 
/**
 * Seats it may attack in this mode as things stand, shields of single cards aside.
 */
prey: Array<number>, };

/**
 * What changed from one view to the next: whole panels, whole zones, and some cards of the zones that stayed.
 */
export type Patch = { 
/**
 * The new line about the moment.
 */
status?: Array<Span>, 
/**
 * All tracks, when one of them changed.
 */
tracks?: Array<Track>, 
/**
 * All gauges, when one of them changed.
 */
gauges?: Array<Gauge>, 
/**
 * Panels that changed, by seat.
 */
seats?: Array<Panel>, 
/**
 * Zones that are new or have another title or note, by id.
 */
zones?: Array<Zone>, 
/**
 * Zones in which other cards lie, or other numbers of them.
 */
cards?: Array<Splice>, 
/**
 * All zone ids in order, when some came or went.
 */
order?: Array<string>, };

/**
 * Somebody by name.
 */
export type Person = { 
/**
 * Never changes.
 */
user: string, 
/**
 * As shown.
 */
name: string, };

/**
 * How far a match is.
 */
export type Phase = "open" | "running" | "over" | "closed";

/**
 * A decision, judged: a seat had more than one option and did not take the obvious one.
 *
 * What the win chance of a seat is before a decision is what it was before the last one, less what the choice there
 * gave away, and `luck`. All are from 0 to 1 and rounded to thousandths.
 */
export type Point = { 
/**
 * The line of the log; no two points have the same.
 */
n: number, 
/**
 * Who decided.
 */
seat: number, 
/**
 * It is the first of a turn.
 */
turn: boolean, 
/**
 * Win chance of every seat before the choice, as the one who decides could reckon it.
 */
win: Array<number>, 
/**
 * The key of what would have been better; absent when nothing was.
 */
best?: string, 
/**
 * The key of what was chosen; of several picks in one line the first.
 */
chosen: string, 
/**
 * `best` in words.
 */
best_text?: Array<Span>, 
/**
 * `chosen` in words.
 */
chosen_text: Array<Span>, 
/**
 * Win chance given away by the choice.
 */
loss: number, 
/**
 * What chance has changed for every seat since the last point, and what was learned by it.
 */
luck: Array<number>, 
/**
 * How bad the choice was.
 */
mistake?: Mistake, };

/**
 * Where a printed card belongs.
 */
export type Print = { 
/**
 * Its number.
 */
number: number, 
/**
 * The sets it is part of, in order.
 */
sets: Array<number>, };

/**
 * Somebody as others may see them.
 */
export type Profile = { 
/**
 * Never changes.
 */
id: string, 
/**
 * As shown.
 */
name: string, 
/**
 * Guest, account or bot.
 */
kind: AccountKind, 
/**
 * Since when.
 */
created: number, 
/**
 * Where they show them.
 */
ratings: Array<RatingInfo>, 
/**
 * Public matches, the newest first; own ones all of them.
 */
matches: Array<TableInfo>, 
/**
 * Pass it as `before` to get older matches.
 */
older?: number, };

/**
 * What the opened seal of a finished match proves.
 */
export type Proof = { 
/**
 * The seal in force at the end, as it was published before any card was drawn under it.
 */
commitment: string, 
/**
 * The seed under it, in hex; empty when the log does not open its seal.
 */
seed: string, 
/**
 * The salt that was hashed along, in hex.
 */
salt: string, 
/**
 * Chance values of the match.
 */
draws: number, 
/**
 * Lines of its log.
 */
lines: number, 
/**
 * Every pick is legal, and every chance value was derived from the seed again.
 */
ok: boolean, 
/**
 * What does not fit, in English.
 */
problem?: string, };

/**
 * One of several answers that go together.
 */
export type Proposed = { 
/**
 * What `act` sends when its turn comes.
 */
key: string, 
/**
 * The key of the option it is now: equal cards may be told apart once the first of them is picked.
 */
option: string, };

/**
 * One end of a gauge.
 */
export type Pull = { 
/**
 * Who pulls.
 */
seat: number, 
/**
 * Its name there.
 */
name: Array<Span>, 
/**
 * How much.
 */
value: number, };

/**
 * How well somebody plays a mode of a game.
 */
export type RatingInfo = { 
/**
 * Which game.
 */
game: string, 
/**
 * Which mode.
 */
mode: string, 
/**
 * Estimate.
 */
value: number, 
/**
 * Half of the interval it lies in with 95 %.
 */
margin: number, 
/**
 * Rated matches so far.
 */
games: number, };

/**
 * A stretch of a finished match, as one pair of eyes saw it.
 *
 * Whoever begins with `start` and carries out the patches of the frames has the view after each of them. The next
 * stretch begins where this one ends, so that the frames of all stretches in a row are all lines of the match.
 */
export type Replay = { 
/**
 * The table.
 */
info: TableInfo, 
/**
 * The number of the last line of the match.
 */
last: number, 
/**
 * The table after the line that was asked for: where this stretch begins.
 */
start: Moment, 
/**
 * The lines after it; the first stretch has line 0 too, whose view is `start`.
 */
frames: Array<ReplayFrame>, 
/**
 * Ask for this line to get the next stretch; absent at the end.
 */
next?: number, };

/**
 * A line of a finished match.
 */
export type ReplayFrame = { 
/**
 * Its number.
 */
n: number, 
/**
 * What was heard. Lines that were taken back later are `void`.
 */
entry: Entry, 
/**
 * What leads from the view before it to the view after it; absent for line 0.
 */
patch?: Patch, 
/**
 * Seats that owe an answer after it.
 */
waiting: Array<number>, 
/**
 * A new turn begins with it.
 */
turn: boolean, };

/**
 * A complaint as moderators see it.
 */
export type ReportInfo = { 
/**
 * Its name.
 */
id: string, 
/**
 * Who complains.
 */
by: string, 
/**
 * About whom.
 */
about?: string, 
/**
 * At which table.
 */
table?: string, 
/**
 * The frame of that moment.
 */
frame?: number, 
/**
 * In the reporter's words.
 */
text: string, 
/**
 * What was said before it.
 */
said: Array<string>, 
/**
 * When.
 */
at: number, 
/**
 * How it was dealt with.
 */
verdict?: string, 
/**
 * It is about the house itself.
 */
bug?: BugInfo, };

/**
 * How a match ended.
 */
export type Result = { 
/**
 * Seats that have won; none for a match broken off.
 */
winners: Array<number>, 
/**
 * Seats that gave up or ran out of time.
 */
conceded?: Array<number>, };

/**
 * As whom somebody follows a table.
 */
export type Role = { "seat": number } | "watch" | { "coach": number } | "referee";

/**
 * How often the dice of a card showed each side when a seat rolled them.
 */
export type Rolls = { 
/**
 * Who rolled.
 */
seat: number, 
/**
 * The card of the dice; its face lists their sides.
 */
card: number, 
/**
 * How often each side came up, in the order of the face.
 */
sides: Array<number>, };

/**
 * The people around a table. Small, so it is always sent whole.
 */
export type Room = { 
/**
 * How far the match is.
 */
phase: Phase, 
/**
 * The seats in order.
 */
seats: Array<RoomSeat>, 
/**
 * Those who watch.
 */
watchers: Array<Person>, 
/**
 * The clocks stand still.
 */
paused: boolean, 
/**
 * Somebody asks to take back.
 */
undo?: UndoAsk, 
/**
 * How it ended.
 */
result?: Result, 
/**
 * The table where the same players meet again.
 */
rematch?: string, 
/**
 * The store does not answer: nothing can be done for the moment, and nothing is lost.
 */
stuck?: boolean, 
/**
 * Where the match stands in the lesson it follows. Sent before the frames it belongs to.
 */
lesson?: Lesson, };

/**
 * A seat and whoever sits there.
 */
export type RoomSeat = { 
/**
 * Its number.
 */
seat: number, 
/**
 * Who sits there.
 */
who: Sitter, 
/**
 * What they are called.
 */
name: string, 
/**
 * Has a socket open.
 */
online: boolean, 
/**
 * Away since then, milliseconds since 1970; after a minute others may give the seat to the machine.
 */
away?: number, 
/**
 * The machine plays for whoever is away.
 */
held: boolean, 
/**
 * Has given up; the machine plays on for it.
 */
conceded: boolean, 
/**
 * A machine is thinking about this seat's decision.
 */
thinking: boolean, 
/**
 * Those who may look over its shoulder.
 */
coaches?: Array<Person>, };

/**
 * Standing orders: what is answered for a seat as soon as it is asked. Taking back clears all but `forced` and `able`;
 * from then on the seat is asked at every window.
 */
export type Rules = { 
/**
 * Answer where there is one option only.
 */
forced: boolean, 
/**
 * Take what costs nothing at once.
 */
obvious: boolean, 
/**
 * End the turn when nothing else is left to do.
 */
end: boolean, 
/**
 * Answers given whenever they are on offer.
 */
answers: Array<Standing>, 
/**
 * Kinds of windows at which the seat is asked; at all others it passes, whatever it holds. Absent: the usual ones.
 */
stops?: Array<string>, 
/**
 * Ask at a window only if there is something to answer with. Against machines only, and there unless it is `false`.
 */
able?: boolean, };

/**
 * A point the rulebook leaves open.
 */
export type RulingInfo = { 
/**
 * Its name in messages.
 */
name: string, 
/**
 * The question.
 */
title: string, 
/**
 * Its values; none for a free number.
 */
values: Array<string>, 
/**
 * The usual one.
 */
usual: string, };

/**
 * A seat as it is listed.
 */
export type SeatInfo = { 
/**
 * Who sits there.
 */
who: Sitter, 
/**
 * What they are called.
 */
name: string, };

/**
 * Who is to sit in a seat.
 */
export type SeatWish = "me" | { "here": string } | "open" | { "machine": string };

/**
 * A message from the server.
 */
export type ServerMsg = { "t": "hello", 
/**
 * Who the socket speaks for.
 */
user: string, 
/**
 * What they are called.
 */
name: string, 
/**
 * Build of the server. A client of another build reloads between decisions.
 */
build: string, 
/**
 * The server's time, milliseconds since 1970.
 */
now: number, 
/**
 * What is refused beyond.
 */
limits: Limits, } | { "t": "snap" } & Snap | { "t": "frame" } & Frame | { "t": "ack", 
/**
 * Which command.
 */
cid: string, 
/**
 * Frame.
 */
n: number, } | { "t": "nack", 
/**
 * Which command; absent when the message was none.
 */
cid?: string, 
/**
 * At which table.
 */
table?: string, 
/**
 * Why.
 */
code: Nack, 
/**
 * Details for people who write clients, in English.
 */
reason?: string, 
/**
 * The table's last frame.
 */
n?: number, 
/**
 * The fresh list of answers, with `changed`.
 */
open?: Open, } | { "t": "reason", 
/**
 * At which table.
 */
table: string, 
/**
 * About what.
 */
what: string, 
/**
 * Absent when it is an option after all.
 */
why?: Why, } | { "t": "proposal", 
/**
 * At which table.
 */
table: string, 
/**
 * For which seat.
 */
seat: number, 
/**
 * About which decision.
 */
decision: number, 
/**
 * In the order in which `act` sends them.
 */
picks: Array<Proposed>, } | { "t": "advice", 
/**
 * At which table.
 */
table: string, 
/**
 * For which seat.
 */
seat: number, 
/**
 * About which decision.
 */
decision: number, 
/**
 * The seat's chance to win with the best option, in thousandths.
 */
win: number, 
/**
 * The best options, the best first.
 */
lines: Array<AdviceLine>, } | { "t": "resync", 
/**
 * Which table.
 */
table: string, 
/**
 * Why, in English.
 */
reason: string, } | { "t": "room", 
/**
 * Which table.
 */
table: string, 
/**
 * All of it.
 */
room: Room, } | { "t": "clocks", 
/**
 * Which table.
 */
table: string, 
/**
 * All of them.
 */
clocks: Array<ClockLeft>, } | { "t": "chat" } & Chat | { "t": "draft", 
/**
 * At which table.
 */
table: string, 
/**
 * Who.
 */
seat: number, 
/**
 * The keys so far.
 */
partial: Array<string>, } | { "t": "lobby", 
/**
 * The newest first.
 */
tables: Array<TableInfo>, } | { "t": "turn", 
/**
 * Which table.
 */
table: string, } | { "t": "pong", 
/**
 * As it came.
 */
n: number, } | { "t": "bye", 
/**
 * Why, in English.
 */
reason: string, 
/**
 * Milliseconds to wait.
 */
retry_ms: number, };

/**
 * A way in that can be revoked.
 */
export type SessionInfo = { 
/**
 * To revoke it by.
 */
id: string, 
/**
 * The browser, or what its owner called it.
 */
label: string, 
/**
 * A program's token.
 */
token: boolean, 
/**
 * The one that asks.
 */
current: boolean, 
/**
 * Since when.
 */
created: number, 
/**
 * Last used.
 */
seen: number, };

/**
 * Settings that travel with the account. Unknown ones of newer clients are kept as they are.
 */
export type Settings = { 
/**
 * Address that is told when it is this user's turn in a game by correspondence.
 */
webhook?: string, 
/**
 * Ratings are shown on the profile.
 */
show_ratings: boolean, 
/**
 * What the client keeps, by name.
 */
client: Record<string, string>, };

/**
 * How one user shuts out another.
 */
export type Shut = "mute" | "block";

/**
 * Whom somebody shuts out, and how; without `how` they are forgiven.
 */
export type ShutInfo = { 
/**
 * Whom.
 */
user: string, 
/**
 * How.
 */
how?: Shut, };

/**
 * Where somebody wants to sit.
 */
export type Sit = { 
/**
 * Which seat; the first free one when absent.
 */
seat?: number, 
/**
 * With which deck; one of the house that fits when absent.
 */
deck?: DeckWish, };

/**
 * Who sits in a seat.
 */
export type Sitter = "open" | { "user": string } | { "machine": string };

/**
 * The whole table as a viewer sees it.
 */
export type Snap = { 
/**
 * Which table.
 */
table: string, 
/**
 * The last frame it holds; absent while seats are free.
 */
n?: number, 
/**
 * What was agreed on.
 */
info: TableInfo, 
/**
 * The people.
 */
room: Room, 
/**
 * What is seen.
 */
view: View, 
/**
 * What is asked.
 */
open: Open, 
/**
 * The clocks.
 */
clocks: Array<ClockLeft>, 
/**
 * The seat's standing orders; for players only.
 */
rules?: Rules, 
/**
 * The kinds of windows stops can be set at; for players only, in games that have them.
 */
windows?: Array<WindowKind>, 
/**
 * The last lines of the log.
 */
log: Array<Entry>, 
/**
 * The last things said.
 */
chat: Array<Chat>, 
/**
 * Of the view.
 */
hash: string, 
/**
 * The seal on the luck of this match.
 */
commitment: string, };

/**
 * A run of text and what it names.
 */
export type Span = { 
/**
 * What to print or to read aloud.
 */
t: string, 
/**
 * The printed card it names.
 */
card?: number, 
/**
 * The player it names.
 */
seat?: number, 
/**
 * The symbol that may be drawn in its place.
 */
icon?: string, };

/**
 * Some cards of a zone give way to others. A card's address is its place, so those behind them get another.
 */
export type Splice = { 
/**
 * The zone's id.
 */
zone: string, 
/**
 * How many cards lie in it now.
 */
count: number, 
/**
 * What they come to now, if that is to be known.
 */
total?: number, 
/**
 * The place of the first change.
 */
from: number, 
/**
 * How many go.
 */
drop: number, 
/**
 * What comes instead.
 */
cards: Array<Card>, };

/**
 * A printed value or mark: a sign and how often it stands there.
 */
export type Stamp = { 
/**
 * Where.
 */
spot: StampSpot, 
/**
 * What, e.g. `force`.
 */
sign: string, 
/**
 * How many; 0 where a number says nothing.
 */
n: number, };

/**
 * Where a stamp stands on a card.
 */
export type StampSpot = "title" | "side" | "strip" | "foot";

/**
 * An answer given whenever it is on offer.
 */
export type Standing = { 
/**
 * The key of the option.
 */
key: string, 
/**
 * How often; absent for always.
 */
times?: number, };

/**
 * A table as it is listed.
 */
export type TableInfo = { 
/**
 * Its name in addresses.
 */
id: string, 
/**
 * Slug of the game.
 */
game: string, 
/**
 * Slug of the mode.
 */
mode: string, 
/**
 * How far it is.
 */
phase: Phase, 
/**
 * The seats in order.
 */
seats: Array<SeatInfo>, 
/**
 * What was agreed on.
 */
options: TableOptions, 
/**
 * Rulings that differ from the usual.
 */
rulings: Record<string, string>, 
/**
 * Who made it.
 */
creator: string, 
/**
 * When.
 */
created: number, 
/**
 * How it ended.
 */
result?: Result, };

/**
 * The public tables.
 */
export type TableList = { 
/**
 * The newest first.
 */
tables: Array<TableInfo>, 
/**
 * Open and running tables of whoever asks.
 */
mine: Array<TableInfo>, };

/**
 * What a table agrees on beside the rules.
 */
export type TableOptions = { 
/**
 * Listed in the lobby; otherwise who knows the address may come.
 */
public: boolean, 
/**
 * Counts for ratings: accounts only, no machines, no taking back.
 */
rated: boolean, 
/**
 * How time is kept.
 */
clock: Clock, 
/**
 * Others may watch.
 */
watch: boolean, 
/**
 * People may talk.
 */
chat: boolean, 
/**
 * Taking back beyond a barrier may be asked for.
 */
undo: boolean, 
/**
 * The maker does not play and sees everything; all players see that.
 */
referee: boolean, 
/**
 * All seats agree that the machine may be asked for advice; not in rated matches. Against machines alone it may
 * be asked anyway.
 */
hints?: boolean, };

/**
 * Stages that follow one another, and the one that has been reached.
 */
export type Track = { 
/**
 * What it may be told by, e.g. `phases`, `fight`.
 */
sign: string, 
/**
 * What goes through these stages.
 */
name: Array<Span>, 
/**
 * The stages in order, each in a word or two.
 */
stages: Array<Array<Span>>, 
/**
 * The one reached, from 0; absent before the first.
 */
at?: number, };

/**
 * A request to take back what is behind a barrier.
 */
export type UndoAsk = { 
/**
 * Its name.
 */
request: number, 
/**
 * Who asks.
 */
seat: number, 
/**
 * Back to the state after this frame.
 */
to: number, 
/**
 * Seats that have not answered yet.
 */
waiting: Array<number>, };

/**
 * What somebody may do beyond playing.
 */
export type UserRole = "player" | "moderator" | "admin";

/**
 * How a complaint is dealt with.
 */
export type Verdict = { 
/**
 * In the moderator's words.
 */
verdict: string, };

/**
 * Everything a viewer may see, in the layout all games share.
 */
export type View = { 
/**
 * One line about the moment: whose turn, which phase.
 */
status: Array<Span>, 
/**
 * Phases and steps, with the one the match is in.
 */
tracks?: Array<Track>, 
/**
 * Numbers of the table as a whole that decide the match.
 */
gauges?: Array<Gauge>, 
/**
 * The seats in clockwise order.
 */
seats: Array<Panel>, 
/**
 * All zones in reading order.
 */
zones: Array<Zone>, 
/**
 * How the places of the zone `map` lie to one another; stays the same throughout a match.
 */
map?: Map, };

/**
 * How the calls to a user's webhook are signed.
 */
export type WebhookKey = { 
/**
 * The address that is called.
 */
url: string, 
/**
 * The key of the signatures, as text: its bytes are those of the letters.
 */
secret: string, };

/**
 * Why something is no option.
 */
export type Why = { 
/**
 * The rule that says so; opens the help.
 */
rule: string, 
/**
 * In words.
 */
text: Array<Span>, };

/**
 * A kind of window in which a seat may answer or pass.
 */
export type WindowKind = { 
/**
 * Its name in messages.
 */
slug: string, 
/**
 * Its name.
 */
name: Array<Span>, 
/**
 * What kind of answers it is for.
 */
group: Array<Span>, 
/**
 * A seat without orders is asked there.
 */
usual: boolean, };

/**
 * Everything decks of a game are made of.
 */
export type Workshop = { 
/**
 * Affiliations to build around; none where a deck has none of its own.
 */
identities: Array<DeckIdentity>, 
/**
 * The sides decks are of.
 */
sides: Array<DeckTag>, 
/**
 * Decks of any sides may meet; else each seat has a side of its own.
 */
any_side: boolean, 
/**
 * Kinds of parts in the order of lists; none where all are of one kind.
 */
groups: Array<DeckTag>, 
/**
 * Colors of cards, as the factions of their faces; none where affiliations are enough.
 */
colors: Array<DeckTag>, 
/**
 * Everything that can be taken.
 */
parts: Array<DeckPart>, 
/**
 * The forms lists are written in.
 */
forms: Array<string>, 
/**
 * Ways to play with decks, each with its own limits.
 */
formats: Array<DeckFormat>, 
/**
 * Decks of the house, ready to be played.
 */
starters: Array<DeckStarter>, };

/**
 * A region of the table with its cards.
 */
export type Zone = { 
/**
 * Role and owner in one word, e.g. `hand/0`, `market`.
 */
id: string, 
/**
 * What kind of region: decides where it is drawn.
 */
role: ZoneRole, 
/**
 * Whose.
 */
owner: number | null, 
/**
 * Its name.
 */
title: Array<Span>, 
/**
 * How many cards lie in it, listed or not.
 */
count: number, 
/**
 * What its cards come to, where that counts and the viewer may know it.
 */
total?: number, 
/**
 * What else is to be said about it.
 */
note?: Array<Span>, 
/**
 * Cards that are listed, face up or face down.
 */
cards: Array<Card>, };

/**
 * Where a zone is drawn.
 */
export type ZoneRole = "market" | "supply" | "deck" | "scrap" | "play" | "hand" | "draw" | "discard" | "goals" | "goaldeck" | "lane" | "stake" | "lost" | "map" | "pool" | "orders" | "queue" | "reserve" | "tactics" | "clues" | "dice";
