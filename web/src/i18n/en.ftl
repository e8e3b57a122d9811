# The fixed strings of the client. Everything a game says comes from the server.

## Frame

skip = Skip to the content
skip-decision = Skip to the decision
nav = Main
nav-lobby = Tables
nav-new = New table
nav-help = Rules
nav-admin = Reports
nav-login = Sign in
close = Close
cancel = Cancel
save = Save
saved = Saved.
yes = yes
no = no
loading = Loading…
to-start = To the start page
to-lobby = To the tables
fan-notice = Orrery is an unofficial fan project. It is not affiliated with, or endorsed by, any of the rights holders.
fan-star-realms = Star Realms is a trademark of Wise Wizard Games.
fan-star-wars = Star Wars and its games are the property of Lucasfilm Ltd., Fantasy Flight Games, Asmodee and Atomic Mass Games.

title-landing = Orrery
title-lobby = Tables
title-new = New table
title-table = Table
title-turn = ● Your turn
title-me = You
title-login = Sign in
title-user = Player
title-admin = Reports
title-help = Rules
title-missing = There is nothing here
missing-note = The address leads nowhere. Perhaps a letter got lost.

## Connection

offline = The connection is lost. The table stays as you last saw it, and nothing is forgotten.
offline-retry = { $seconds ->
    [one] Next try in { $seconds } second.
   *[other] Next try in { $seconds } seconds.
}
offline-now = Trying now…
server-leaves = The server is restarting. Every game is saved; you will be back at your table in a few seconds.
stuck = The server cannot write at the moment. Nothing is lost; the game goes on as soon as it can.
updated = There is a new version of this page.
updated-reload = Load it
turn-elsewhere = It is your turn at another table.
turn-go = Go there

## Landing

landing-lead = Starfaring tabletop games, right here: against the machine with one click, with people by a link.
games = Games
small-games = Small games to study:
play-machine = Play against the machine
play-people = Play with people
starting = Setting the table…
rules = Rules
how-title = What you get

## Settings of the page

preferences = Display settings
preference-lang = Language
preference-theme = Colors
theme-auto = same as the system
theme-dark = dark
theme-light = light
preference-size = Text size
preference-keys = Single keys choose options
text-table = Text table

## Lobby

lobby-mine = Your tables
lobby-all = Public tables
lobby-none = No table is open at the moment. Make one!
table-join = Join
table-watch = Watch
table-continue = Continue
table-look = Look
phase-open = waiting for players
phase-running = being played
phase-over = over
phase-closed = closed
rated = rated
seats-free = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}

## New table

game = Game
mode = Mode
players = Players
seats = Seats
agreed = Table settings
seat-number = Seat { $number }
sides-rebellion = { $players ->
    [4] Seats 1 and 4 play the Rebels, seats 2 and 3 the Empire.
    [3] Seat 1 plays the Rebels, seats 2 and 3 the Empire.
   *[other] Seat 1 plays the Rebels, seat 2 the Empire.
}
new-table-me = you
new-table-open = open for anybody
new-table-here = another person at this device
new-table-machine = machine: { $level }
here-name = Player { $number }
here-label = Name of the person in seat { $number }
clock = Clock
new-table-clock-none = no clock
new-table-clock-blitz = quick: 20 seconds per decision plus a time bank of 2 minutes
new-table-clock-tournament = tournament: 5 seconds per decision plus a time bank of 30 minutes
new-table-clock-days = by correspondence
clock-none = no clock
clock-blitz = quick clock
clock-tournament = tournament clock
clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
clock-grace = { $grace } + { $bank }
days = Days per decision
new-table-public = Listed among the public tables
new-table-rated = Rated (accounts only, no machines, no undo)
new-table-watch = Others may watch
new-table-chat = People may talk
new-table-undo = Players may ask to undo
new-table-referee = You are the referee: you see everything and do not play
rulings = House rules
rulings-note = Points the rulebook leaves open, and how this table reads them.
ruling-usual = { $value } (usual)
ruling-at-once = at once
ruling-start-of-turn = at the start of the next turn
ruling-anywhere = from anywhere
ruling-discard-pile = from the discard pile only
ruling-open = open to everybody
ruling-closed = each player the own one only
open-table = Open the table

## Waiting room

waiting-room = Waiting for players
waiting-room-note = Send the link to whoever should play. The match begins as soon as every seat is taken.
link = Link to this table
link-copy = Copy the link
link-copied = The link is copied.
seat-free = free seat
sit = Sit here
stand = Stand up
start-machines = Start, machines take the free seats
table-close = Close the table

## Table

table-failed = This table cannot be shown
watch-closed = This match is not open to watchers: only its players can see it and its replay.
side = Log, chat and match
zones-common = Shared cards
zones-mine = Your cards
zones-of = Cards of { $name }
zone-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
hand-empty = No card in hand
zone-look = Look through
arena-tabs = Parts of the table
arena-enemy = Enemy
arena-lane = Engagement
arena-mine = Mine
arena-news = something new
arena-nobody = nobody
zone-total = total { $total }
zone-total-hidden = total hidden
arena-state = State of the table
galaxy-map = Map of the galaxy
galaxy-list = List
galaxy-closer = Closer
galaxy-farther = Farther
galaxy-whole = Whole map
galaxy-region = Region
galaxy-here = Here
galaxy-nothing = Nothing
galaxy-neighbors = Next to it
galaxy-why = Why not here?
galaxy-notes = Your own notes
galaxy-note-likely = likely
galaxy-note-unlikely = unlikely
ping = Show your team
ping-here = your team is pointed here
ping-heard = { $name } points at { $at }.
ping-sent = Your team is shown { $at }.
ping-show = Mark it on the map
galaxy-possible = The base may be in { $count ->
        [one] { $count } system
       *[other] { $count } systems
    }
galaxy-combat = Combat
galaxy-tab-map = Map
galaxy-tab-leaders = Leaders
galaxy-tab-missions = Missions
galaxy-tab-queue = Building
galaxy-tab-enemy = Opponent
galaxy-tab-log = Log
galaxy-column-name = System
galaxy-column-region = Region
galaxy-column-marks = State
galaxy-column-figures = Units
galaxy-column-leaders = Leaders
places-choose = Choose on the map: { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
places-find = Find by name
places-list = List of places
key-find = F
places-none = No such place can be chosen.
panel-expand = Show: { $what }
panel-collapse = Minimize: { $what }
move-choose = Choose units
move-all = All that can go
move-but-one = All but 1 ground unit
move-so-far = So far
assign-title = Assignments
assign-how = Choose a leader, then a mission, or the other way round.
assign-held-leader = { $leader }: choose a mission.
assign-held-task = { $mission }: choose a leader.
assign-put = { $leader } → { $mission }: skill { $have } of { $needs }.
assign-skill = skill: { $have } of { $needs } needed
assign-off = Take off: { $leader }
assign-ready = Ready ({ $count })
draft-clear = Clear
hits-title = Assign hits
hits-left = { $count } left
hits-less = One less: { $unit }
hits-more = One more: { $unit }
hits-lost = destroyed: { $count }
since-title = Since you left
since-lines = { $count ->
        [one] { $count } thing happened
       *[other] { $count } things happened
    }
since-show = Show what this is about
since-close = Seen
card-back = facedown
card-count = ×{ $count }
card-cost = cost { $cost }
card-number = No. { $number }
card-sets = set { $sets }
card-legal = can be chosen
card-picked = { $count ->
    [one] chosen
   *[other] chosen { $count } times
}
card-menu = { $name }: what to do
card-details = Card
card-details-hint = Point at a card, or hold your finger on it, to read it here.
seat-active = taking a turn
seat-you = (you)
seat-out = out of the game
attack = Attack
seat-deciding = deciding
seat-draft = { $count ->
    [one] has marked { $count } option
   *[other] has marked { $count } options
}
activity-open = free seat
activity-online = here
activity-away = away
activity-away-since = away since { $time }
activity-held = the machine plays for now
activity-thinking = thinking
activity-machine = machine
level-cadet = Cadet
level-pilot = Pilot
level-captain = Captain
level-commander = Commander
level-admiral = Admiral
activity-conceded = has given up
hold-on = Let the machine play
hold-off = Take your seat back
hold-me = Let the machine play for you
switch-seat = Hand over to { $name }
pass-device = Pass the device to { $name }
pass-device-note = Next come the cards of { $name }. Everybody else looks away.
pass-device-take = I am { $name }

## Decision

decision = Decision
sentence = { $line }.
announce = { $count ->
    [one] Your decision: { $prompt } – { $count } option.
   *[other] Your decision: { $prompt } – { $count } options.
}
your-turn = It is your turn.
gathered-exact = Chosen: { $count } of { $max }
gathered-upto = Chosen: { $count }, at most { $max }
confirm-count = Confirm ({ $count })
confirm-exact = { $count ->
    [one] Choose one
   *[other] Choose { $count }
}
confirm-need = { $count ->
    [one] Choose at least one
   *[other] Choose at least { $count }
}
play-all = Play all
pay-all = Pay
do-all = Do all of it
tip = What is this?
options-more = { $count } more
options-fewer = Fewer
key-space = Space
undo = Undo
undo-ask = Ask to undo
redo = Redo
undo-asked = { $name } asks to undo a choice. Do you agree?
undo-waits = { $name } asks to undo a choice; { $others } must agree.
undo-agree = Agree
undo-refuse = Refuse
undo-never = Refuse, and never ask again
warning = Warning
do-anyway = Do it anyway: { $what }
why-not-seat = Why not? ({ $name })
why-nothing = You can choose this.
rule-link = Rule { $rule }
waiting = Nobody is asked at the moment.
waiting-for = Waiting for { $names }
waiting-thinks = { $names } is thinking…

## Side panel

log = Log
log-start = The match begins.
log-pick = { $name } has chosen.
log-undo = { $name } undoes a choice.
log-redo = { $name } restores a choice.
log-reseal = From here on, luck is under a new seal.
log-reveal = The match is over and the seal is opened.
log-void = Undone:
chat = Chat
chat-off = There is no chat at this table.
chat-say = Say something
chat-watchers = To the other watchers
chat-send = Say
chat-from-watcher = (watching)
chat-to = To
chat-to-all = everybody
chat-to-team = your team
chat-from-team = (team)
chat-about = About { $name }
mute = Mute
block = Block
report = Report
mute-kind-mute = muted
mute-kind-block = blocked
mute-mute-done = You no longer see messages from { $name }.
mute-block-done = You no longer see messages from { $name }, and you will not be seated at the same table.
mute-none-done = You see messages from { $name } again.
unmute = Remove
report-what = What happened?
report-note = The last things said at the table are sent along. Moderators read every report.
report-send = Send the report
report-done = The report is sent. Thank you.
coach-on = Show your cards
coach-on-name = Let { $name } see your cards
coach-off = Show no more
coach-off-name = Do not show { $name } your cards anymore
coach-sees = sees your cards
coach-look = Look over the shoulder of { $name }
coach-stop = Back among the watchers
watchers = { $count ->
    [0] Nobody is watching
    [one] { $count } watcher
   *[other] { $count } watchers
}
has-referee = A referee sees all cards of this match.
match = Match
orders = Standing orders
orders-note = Choices that are made for you. An undo switches all but the first off.
orders-forced = Answer when there is only one option
orders-obvious = Do whatever needs no choice and costs nothing
orders-end = End the turn when nothing else is left
stops = Where to ask me
stops-note = Choose the windows in which you want to be asked. Everywhere else you pass automatically after a short pause, whatever cards you hold. An undo switches all windows on again.
stops-able = Ask only if I can answer
stops-usual = Defaults
stops-all = All
stops-none = None
stop-lift = Don’t ask here again
notify = Tell me when it is my turn
pause-on = Stop the clocks
pause-off = Start the clocks
paused = The clocks are stopped.
concede = Give up
concede-sure = Give up this match?
commitment = Seal on the luck
commitment-note = This number was fixed before the first card. At the end the secret behind it is opened, and the saved file proves that nobody touched the luck.
commitment-open = The secret behind this number stands in the saved file; “orrery verify” checks every card against it.

## Result

result-won = You have won!
result-lost = Won by { $names }
result-winners = { $count ->
    [one] Winner: { $names }
   *[other] Winners: { $names }
}
result-none = The match ended without a winner.
result-conceded = Gave up: { $names }
rematch = Rematch
rematch-go = To the rematch
result-cadet = Play the Cadet instead
download = Download the match

## Keys

keys-help = Keys
keys-digits-key = 1–9, a–z
keys-digits = choose the option with this sign
keys-space-key = Space
keys-space = the obvious: play all that needs no choice, confirm, or take the only option
keys-esc-key = Esc
keys-esc = cancel, back to the decision
keys-undo-key = u
keys-undo = undo
keys-redo-key = Shift + u
keys-redo = redo
keys-arrows-key = Arrows
keys-arrows = move between the cards of a zone
keys-tab-key = Tab
keys-tab = move between zones and buttons
keys-chat-key = /
keys-chat = chat
keys-ping-key = Shift + p
keys-ping = point your team at the place with the focus, on a map
keys-text-key = t
keys-text = text table on or off
keys-help-key = ?

## Account

login = Sign in
logout = Sign out
register = Register
register-keeps = The matches you played as a guest stay yours.
to-register = No account yet? Register
to-login = Registered already? Sign in
name = Name
name-note = 2 to 24 letters, digits, “_”, “-” or single spaces
password = Password
password-note = At least 8 characters
no-mail = No e-mail address is needed. A lost password cannot be restored.
me-nobody = You have not played here yet.
my-profile = Your profile
kind-guest = guest
kind-account = account
kind-bot = program
guest-note = As a guest you are known by this browser only. Register to keep your matches.
me-settings = Notifications and ratings
webhook = Address to call (webhook)
webhook-note = It is called when it is your turn in a game by correspondence.
webhook-key-note = The calls are signed with a key. Whoever receives them can check that they come from here.
webhook-key-show = Show the key
webhook-key-new = New key
webhook-key-sure = Sign with a new key? The old one is of no use any more.
show-ratings = Show ratings on the profile
sessions = Where you are signed in
session-token = token of a program
session-seen = last used { $date }
session-current = this browser
session-revoke = Sign out there
bots = Programs
bots-note = A program plays under its own name through the same protocol as this page.
bot-name = Name
bot-make = Make an account for a program
bot-drop = Delete
bot-drop-sure = Delete { $name }?
token-new = New token
token-once = The token of { $name }. It is shown only this once:
mutes = People you have muted or blocked
mutes-none = Nobody.
account = Account
new-name = New name
rename = Rename
old-password = Current password
new-password = New password
change-password = Change the password
export = Download everything about you
delete = Delete the account
delete-note = Your name disappears from old matches; the matches stay for the others. This cannot be undone.
delete-sure = Delete for good?
account-gone = The account is deleted.
since = since { $date }
ratings = Ratings
rating = { $count ->
    [one] { NUMBER($value, useGrouping: 0) } ± { $margin } after { $count } match
   *[other] { NUMBER($value, useGrouping: 0) } ± { $margin } after { $count } matches
}
matches = Matches
matches-none = No matches yet.
older = Older ones

## Reports

reports-open = Only open reports
reports-none = No reports.
report-title = { $by } about { $about }
nobody = nobody
report-table = Table, line { $frame }
report-said = { $count ->
    [one] { $count } earlier message
   *[other] { $count } earlier messages
}
verdict = Verdict
verdict-send = Close the report
ban = Ban somebody
ban-user = Id of the player
ban-hours = Hours; 0 lets them in again, empty is for good
ban-do = Ban
ban-done = Done.

## Rules

help-search = Search by words or by the name of a rule
help-found = { $count ->
    [one] { $count } rule found
   *[other] { $count } rules found
}

## Refused by the table

nack-malformed = The server did not understand this page. Reload the page.
nack-no_hello = The connection began in the wrong way. Reload the page.
nack-unknown_table = There is no such table, or you may not see it.
nack-not_joined = You are not at this table. Reload the page.
nack-not_yours = That is not yours to do.
nack-not_started = The match has not begun yet.
nack-over = The match is over.
nack-stale_decision = Too late: the table has moved on. Look at what is asked now.
nack-changed = Somebody was faster, and this option is gone. Here are those that are left.
nack-illegal = That choice is not possible. Choose one of the options shown.
nack-no_undo = This cannot be undone.
nack-no_request = A request waits already, or somebody does not want to be asked.
nack-not_here = This is not possible at this table.
nack-no_fit = With that change no answer is possible, so what was chosen stays.
nack-too_fast = A little too fast. It is tried again in a moment.
nack-full = There is no room for another watcher at this table.
nack-too_long = That is too long.
nack-not_said = Your message was not sent.
nack-unavailable = The server cannot write at the moment. Nothing was changed; your choice is sent again by itself.
nack-draining = The server is about to restart. Your choice is sent again when it is back.
nack-fault = Something went wrong on the server. It was noted, and the table goes on.

## Refused by the house

fail-offline = The server cannot be reached. Check your connection and try again.
fail-no_session = Sign in first.
fail-wrong_password = Name or password is wrong.
fail-banned = This account is banned.
fail-not_yours = That is not yours to do.
fail-account_needed = This needs an account with a password.
fail-origin = The request does not come from this site.
fail-too_fast = Too many requests. Wait a minute.
fail-too_many_accounts = There have been too many new accounts from your address. Try again in an hour.
fail-no_webhook = This server does not send webhooks to that address. Its operator can allow it.
fail-too_many_tables = You have too many tables. Finish one first.
fail-name_taken = This name is taken.
fail-bad_name = A name has 2 to 24 letters, digits, “_”, “-” or single spaces.
fail-bad_password = A password has 8 to 256 characters.
fail-common_password = This password would be guessed soon. Choose several words that do not belong together, or ten characters at random.
fail-reserved_name = This name is reserved for the server and its computer players.
fail-no_table = There is no such table.
fail-no_user = There is no such player.
fail-not_found = There is nothing here.
fail-started = The match has already begun, or the table was closed.
fail-not_over = The match is not over yet.
fail-seat_taken = The seat is taken.
fail-referee = The referee does not play.
fail-blocked = Somebody at this table has blocked you, or you them.
fail-draining = The server is about to restart. Try again in a moment.
fail-unavailable = The server cannot write at the moment. Nothing was changed; try again.
fail-fault = A fault of the server. It was noted.
fail-other = That did not work: { $message }

# The table, drawn
card-or = or
ring = Who may attack whom
side-log = Log
side-chat = Chat
side-rules = Rules
side-match = Match
side-close = Close the panel
connection-on = Connected
connection-off = Not connected
log-search = Search the log
log-copy = Copy the log as text
log-filter = What to show
log-all = All
log-mine = Mine
log-about-me = Concerns me
log-empty = Nothing has happened yet
log-none = Nothing found
copied = Copied
copy-failed = The browser does not allow copying
travel-to = Look at the table after line { $n }
past = A moment of the past
past-at = Line { $n }, to look at only
past-now = Back to now
step-back = One step back
step-forward = One step forward
rules-page = The rules on a page of their own
amount-less = Less
amount-more = More
amount-preset = Set to { $n }
preference-sound = Sounds

# Hints
hint = Hint
hint-thinks = The machine is thinking about it…
hint-win = Chance to win { $win }
hint-more = More options
hint-less = Only the best
key-hint = H

# The pages around the table: landing, settings
nav-cards = Cards
learn = Learn to play
tile-players = 2 to { $most } players
tile-pair = 2 players
tile-modes = { $count ->
    [one] { $count } way to play
   *[other] { $count } ways to play
}
tile-cards = { $count ->
    [one] { $count } different card
   *[other] { $count } different cards
}
feature-guest = Play at once
feature-guest-note = No sign-up: one click, and the first cards are on the table. An account only keeps your name and your matches.
feature-fair = Fair shuffles you can check
feature-fair-note = The luck of every match is sealed before it begins and opened at its end, so everybody can verify each card.
feature-back = Undo is free
feature-back-note = Took the wrong card? Undo works as long as nothing hidden came to light.
feature-languages = Four languages
feature-languages-note = English, Russian, Ukrainian and Japanese, with cards and rules. Everybody at a table reads their own.
feature-access = Mouse, touch, keyboard, screen reader
feature-access-note = Everything works with each of them, in dark and light, on a phone and on a big screen.
feature-replay = Replays with analysis
feature-replay-note = Look at every match again, step by step, and see where it was decided.
title-settings = Settings
title-cards = Cards
settings-travel = Your account takes these settings along to every device.
settings-stay = These settings stay in this browser. With an account they follow you to every device.
settings-language = Language
settings-look = Look
settings-play = Playing
settings-all = All settings
preference-page = Pages and buttons
preference-cards = Cards and game text
preference-cards-note = Names of cards, questions and the log.
preference-cards-same = same as the page
preference-motion = Motion
motion-normal = normal
motion-fast = fast
motion-off = off
preference-left = Left-handed
preference-left-note = The side panel and the closing buttons are on the left.
preference-sound-note = Short signals: your turn, an attack, a purchase, the end.
preference-warn = Warn at the end of a turn
preference-warn-note = Asks once more when trade, combat or abilities are left unused.
preference-keys-note = 1–9 and letters take the option with that sign.
preference-text-note = The table as plain lists, for screen readers and small screens.

# Card browser
cards-search = Name in any language, or words of the text
cards-faction = Faction
cards-kind = Kind
cards-cost = Cost
cards-sign = Ability
cards-clear = Clear the filters
cards-found = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cards-none = No cards match. Try fewer words, or clear the filters.
cards-hint = Point at a card or choose it to read it here.
cards-names = Names
cards-rules = Rules about this card
cards-link = Copy the link to this card
does-trade = gives trade
does-combat = gives combat
does-authority = gives authority
does-card = draws cards
does-discard = makes an opponent discard
does-scrap = scraps cards
does-destroy = destroys bases
does-acquire = acquires ships or puts them on top of the deck
does-copy = copies a ship
does-ally = counts as an ally
does-unit-damage = unit damage
does-tactics = tactics
does-blast = blast damage
does-force = Force icons
does-resource = resources
does-unique = unique
does-part-ally = has an ally ability
does-part-scrap = has a scrap ability
does-part-action = has an action
does-part-interrupt = has an interrupt
does-part-reaction = has a reaction

# The replay
title-replay = Replay
title-replay-of = Replay: { $names }
skip-transport = To the controls of the replay
side-analysis = Analysis
replay-early = This match is not over yet. Its replay opens when it has ended; until then it can be seen at its table.
replay-to-table = To the table
replay-failed = This replay cannot be shown
replay-line = Line { $n } / { $last }
replay-slider = Line of the match
replay-at = Line { $n } of { $last }. { $text }
replay-won = won
replay-link = Copy the link to line { $n }
replay-watch = Watch the replay
transport = Controls of the replay
move-first = To the start
move-turn-back = One turn back
move-back = One step back
move-play = Play
move-pause = Pause
move-forward = One step forward
move-turn-on = One turn forward
move-last = To the end
move-speed = Speed: { $speed }×
viewpoint = Through whose eyes
viewpoint-watch = A watcher: no hidden cards
viewpoint-all = Everything faceup
branch = Play on from here
branch-note = A new table begins as this one stood after line { $n }, with machines in the other seats and fresh luck.
branch-none = Nothing was left to decide after this line. Step back a little.
branch-seat = Your seat
branch-level = Machines
branch-go = Play on
verify = Check the luck
verify-note = Before the first card, the luck of the match was sealed by a number everybody saw. Now the seal is open.
verify-do = Check now
verify-busy = Checking…
verify-ok = The luck was honest
verify-ok-means = Seed and salt give exactly the seal that was shown beforehand, every draw follows from the seed, and every choice was legal. Nobody could have arranged the cards.
verify-bad = This does not add up
verify-bad-means = The log does not follow from what was sealed beforehand. Do not rely on its result.
verify-commitment = Seal, shown beforehand
verify-seed = Seed
verify-salt = Salt
verify-draws = Draws
verify-lines = Lines of the log
verify-self = No need to take our word for it: download the match and run
bug = Report a bug in this line
bug-what = What is wrong in line { $n }?
bug-note = The whole match goes along with the report, so that it can be looked at.
bug-send = Send the report
bug-done = Thank you. The report has been recorded.
analysis-note = The machine goes through the match: how the chances stood, what luck did, and which choices gave chances away. It takes a minute or two.
analysis-start = Analyze the match
analysis-works = { $total ->
    [one] { $done } of { $total } decision judged
   *[other] { $done } of { $total } decisions judged
}
analysis-whose = Chances of
analysis-sums = The players in numbers
analysis-who = Player
analysis-lost = given away
analysis-luck = luck
analysis-empty = There was nothing to decide in this match.
analysis-fair = Every choice is judged by what its player could know then, not by the cards that came later.
graph = Win chance of { $name }
graph-keys = Arrows go from decision to decision, Page Up and Page Down to marked choices.
graph-before = Line { $n }: before the first decision
graph-at = Line { $n }: { $name } { $chance }.
mistake-inaccuracy = Inaccuracy
mistake-mistake = Mistake
mistake-blunder = Blunder
mistakes = Marked choices
mistakes-line = Line
mistakes-what = Who chose what, and what was better
mistakes-loss = Chance given away
mistakes-chosen = chosen:
mistakes-better = better:
mistakes-none = No choice gave away 5 percent or more.
better-was = Better was:
better-try = Try it

# Tables and history in lists
table-replay = Watch again
history-won = Won
history-lost = Lost
history-drawn = Drawn
history-over = Over
history-going = In progress
history-closed = Closed
history-against = against
history-winner = winner
history-tally = Of those shown: { $won } won, { $lost } lost, { $drawn } drawn
matches-none-self = Your matches will stand here, with their results and a replay of each. Play the first one!

# New table, account
mode-players = { $count ->
    [one] { $sizes } player
   *[other] { $sizes } players
}
new-table-hints = The machine may be asked for hints
new-table-rated-note = Rated matches need an account.
open-table-link = You get a link to send to whoever should play.
open-table-now = Every seat is taken: the match begins at once.

# Help, reports
help-about = About this digest
help-contents = Chapters
rule-inf = Follows from other rules without being spelled out
rule-ref = The rules reference says so; the rulebook reads otherwise
rule-first = In a first game only
rule-table = A rule for people at one table
rule-faq = An answer from the publisher
rule-data = Depends on the cards of the game
help-none = No rule has all these words.
help-clear = Show all rules
report-bug = { $by } found a fault
report-attached = What came along
report-attached-save = Save as a file

# Lessons: learning by playing.
title-learn = Learn
nack-not_now = The lesson comes first: do what it asks for, or leave it.
nack-lesson_undo = This step of the lesson cannot be undone: something new has been seen since. Go on with what it asks for.
learn-lead = A whole match against the machine, with somebody beside you who explains. No rules to read beforehand.
learn-start = Start the lesson
learn-starting = The table is being set…
learn-about = About ten minutes. You can leave the lesson at any moment and play on as you like.
learn-teaches = You will learn
learn-teaches-star-realms-cards = to play cards, to buy, to attack and to win
learn-teaches-star-realms-more = bases and outposts, ally and scrap abilities, discarding
learn-teaches-sw-lcg-cards = to play and pay for cards, to engage objectives and to win
learn-teaches-sw-lcg-more = the edge battle with its fate cards, strikes, shields, the Force
learn-teaches-rebellion-cards = to assign leaders, to attempt and to oppose missions, to move fleets and to build
learn-teaches-rebellion-more = prisoners, probe cards, a combat in space and on the ground, the hunt for the base
learn-teaches-destiny-cards = to activate and roll, to resolve and reroll dice, to play cards, to claim and to win
learn-teaches-destiny-more = modifiers, sides with a price, specials, shields, turning dice, upkeep
learn-teaches-table = the table itself: what glows, why something does not, undo, the log
learn-more = And then
learn-rules = Read the rules
learn-rules-about = short, with links from every “why not?”
learn-cadet = A first game against the Cadet
learn-cadet-about = the gentlest machine, and hints whenever you want them
learn-keys = All keys
learn-keys-about = every table can be played without a mouse
lesson = Lesson
lesson-step = Step { $step } of { $of }
lesson-watching = Watch
lesson-your-move = Your move
lesson-skip = Leave the lesson
lesson-skip-sure = The match goes on without the lesson, and the machine plays by itself. Leave it?
lesson-look = Show me where
lesson-won = Well done!
lesson-next-game = Play the Cadet for real
lesson-sr-hand = This is your hand: three cards to begin with, five from the next turn on. What you can do now glows. Play { $scout }: press the card, or its button at the bottom.
lesson-sr-buy = { $scout } gave you 1 trade. In the trade row { $imperial-fighter } costs just that: buy it. It goes to your discard pile and will come into your hand later. Press a card that does not glow and you are told why not.
lesson-sr-vipers = Now play { $viper } twice: each gives 1 combat. Pressed the wrong thing? “Undo” takes your last choice back, as long as nothing new was revealed by it.
lesson-sr-attack = You have 2 combat. Attack the Cadet, with all of it: what you do not use is lost. Whoever has no authority left has lost the match.
lesson-sr-end = Nothing is left to do, so end your turn. What you have played goes to the discard pile, and you draw five new cards.
lesson-sr-watch = Now the Cadet does just the same. The log tells every move; press a line of it to see the table as it was then.
lesson-sr-play-all = A new hand: { $scout } five times. “Play all” plays every card that needs no thought. The space bar does the same.
lesson-sr-war-world = Five trade: enough for { $war-world }. Rest the pointer on it, or hold it down, and you can read it large. Then buy it.
lesson-sr-again = No combat this time. End your turn. When your deck is empty, your discard pile is shuffled and becomes the new deck, with everything you have bought.
lesson-sr-watch-buy = The Cadet goes shopping as well. Every gap in the trade row is filled at once, so have a look at it each turn.
lesson-sr-base = { $war-world } is here already. It is a base: it does not leave at the end of your turn but stays and serves you every turn. Play it.
lesson-sr-use = You decide when a base acts, once each turn. Press { $war-world } and use it for 3 combat.
lesson-sr-station = Play your cards and buy { $space-station } for 4 trade. It belongs to the Star Empire, like your other two. You will soon see what that is good for.
lesson-sr-strike = Attack the Cadet with your 3 combat, then end your turn.
lesson-sr-shield = { $war-world } is also an outpost: while it stands, the Cadet may attack nothing else of yours. Destroying it would take 4 combat in one turn.
lesson-sr-fighter = Here is { $imperial-fighter }: 2 combat, and your opponent has to discard a card. Play it.
lesson-sr-discard = The Cadet must choose a card from its hand and discard it: one fewer on its next turn.
lesson-sr-rest = Play the rest of your hand and use { $war-world }, in any order you like.
lesson-sr-ally = Two cards of the Star Empire are in play, and that wakes their ally abilities. Use both. Cards of one faction are worth more together.
lesson-sr-ram = { $ram } hits hard for 3 trade. Buy it: you will need it for the end.
lesson-sr-twelve = Twelve combat! Attack with all of it, then end your turn.
lesson-sr-thinks = The Cadet has saved up for { $royal-redoubt }, an outpost of its own. You will meet it again.
lesson-sr-two-bases = { $space-station } has come. Play your whole hand.
lesson-sr-abilities = Your two bases are allies as well. Use both, then both ally abilities. The small signs on a card tell what is ready and what is used.
lesson-sr-explorer = { $explorer } is always for sale: it has a pile of its own beside the trade row. It costs 2 and gives 2 trade, twice as much as { $scout }. Buy one.
lesson-sr-thirteen = Thirteen combat: attack with all of it, then end your turn.
lesson-sr-log = Lost the thread? Everything is in the log. You can look back as far as you like and return with one press.
lesson-sr-alone = You know how it goes: play everything, use both bases and both ally abilities.
lesson-sr-shopping = Five trade: { $blob-wheel } for 3 and { $explorer } for 2. { $blob-wheel } is a base without being an outpost: it shields nobody, and may be attacked or passed by.
lesson-sr-eleven = Eleven combat: attack, then end your turn. The Cadet will be left with 9 authority.
lesson-sr-outpost = The Cadet plays { $royal-redoubt }, an outpost with 6 defense. While it stands, you cannot touch the Cadet itself.
lesson-sr-last = The last turn, if you do it right. { $imperial-fighter } first: one more card the Cadet has to discard.
lesson-sr-discard-again = The Cadet discards again.
lesson-sr-gather = Play the rest and use all that can be used. There will be 20 combat.
lesson-sr-redoubt = Outposts must fall first; press the sign beside the Cadet’s name and you are told so. Attack { $royal-redoubt }: 6 combat destroy it, and it goes to its owner’s discard pile.
lesson-sr-scrap = One thing is left to show. { $explorer } can be scrapped: it leaves your deck, goes back to its pile and gives 2 combat. You do not need them today, but a last attack is the moment for it. Scrap it.
lesson-sr-win = Sixteen combat against 9 authority. Attack, and win!
lesson-sr-done = The match is yours. You have seen all there is to a turn of Star Realms; the rest are cards, and each says what it does.
lesson-lcg-sides = You play the light side with the Jedi, the Cadet the dark side with the Sith. You win by destroying three of its objectives. The Cadet wins when the Death Star dial shows 12, and the dial advances on each of the Cadet’s turns. First choose your own objectives: three of these four. Put { $a-journey-to-dagobah } on the bottom of the deck.
lesson-lcg-enemy = The Cadet lays out its three objectives. Everybody sees them: they are what you have to destroy.
lesson-lcg-flip = Now flip yours, in any order. You defend your objectives, and you pay with them: each says how many resources it gives.
lesson-lcg-dark = The dark side begins, and the dial moves to 1. The Cadet plays { $advisor-to-the-emperor } and { $isb-interrogators } and pays with its own cards. On its very first turn it may not attack, but it commits { $advisor-to-the-emperor } to the Force. You will see soon what that is good for.
lesson-lcg-luke = Your turn. You play units and enhancements in the deployment phase. { $luke-skywalker } costs 4 resources, and that is just right for now: play this card.
lesson-lcg-pay = A source gets a focus token for each resource, and a card with a token is exhausted. One source at least must have the affiliation of the card: { $jedi } and { $a-heros-journey } are Jedi cards, { $hit-and-run } is neutral. Press all three, in any order.
lesson-lcg-saber = { $jedi-lightsaber } is an enhancement: it makes another card stronger. Play it and pay with { $jedi-training }, a source of the Jedi. Had only { $hit-and-run } been left, you could not have paid. Then put it on { $luke-skywalker }.
lesson-lcg-pass = You have nothing left to pay with. Pass: when both sides pass one after the other, the turn goes on. Such moments are frequent, for either side may act in them. From now on the lesson passes for you where there is nothing to do.
lesson-lcg-engage = The conflict phase. Engage an objective of the Cadet’s: { $reconnaissance-mission } is destroyed by 5 damage. Then declare { $luke-skywalker } as attacker. Units may fight in the very turn they came.
lesson-lcg-defended = The Cadet defends with { $isb-interrogators }. This unit has Shielding: it brings a shield along, which stops 1 damage.
lesson-lcg-edge = Now both sides place cards to win the edge battle. They are placed facedown, one after the other; in the end the Force icons on them count. Place { $target-of-opportunity-133 }: it has 2 icons, and as a fate card an effect besides.
lesson-lcg-answer = The Cadet answers with a card of its own. Which one it is, everybody sees when both have passed.
lesson-lcg-more = Better safe than sorry: place { $counter-stroke } as well. The cards you place are discarded afterward, so every edge has its price.
lesson-lcg-fate = 4 icons against 2: the edge is yours! Your fate card has already dealt 1 damage to the objective; the one of the Cadet helps attackers only. And { $hit-and-run } may react to a won edge: use it for 1 more damage.
lesson-lcg-strike = Whoever has the edge strikes first, and only that side may use its edge-enabled icons. Strike with { $luke-skywalker }: to strike, a unit takes a focus token.
lesson-lcg-icons = A strike has up to three kinds of icons: unit damage, blast damage against the objective, and tactics, which exhaust units. You choose the order. Begin with unit damage and hit { $isb-interrogators }.
lesson-lcg-shielded = The shield stops 1 of 3 damage, and that does not save the unit. Then the blast damage strikes home: 3 for { $reconnaissance-mission }. The first of three objectives is destroyed!
lesson-lcg-force = The Force phase. Units may be committed to the Force, three at most, and the Force icons of the ready ones count. But { $luke-skywalker } is exhausted, and a committed unit takes two tokens for a strike. Commit nobody this time.
lesson-lcg-react = { $advisor-to-the-emperor } has won the struggle: the Balance of the Force is with the dark side, and the dial advances two steps this turn. But { $luke-skywalker } has a reaction to the beginning of an enemy turn: use it, and the focus token goes away.
lesson-lcg-guard = Now the Cadet attacks: { $emperors-royal-guard } engages { $jedi-training }. Objectives that you lose push the dial forward as well.
lesson-lcg-defend = Nobody has to defend, but { $luke-skywalker } is ready again: declare this unit as defender.
lesson-lcg-hidden = The attacker always begins the edge battle. The Cadet places a card.
lesson-lcg-tie = Place { $secret-informant }, with 1 Force icon. In a tie the defender has the edge, so you need no more than the Cadet.
lesson-lcg-first = 1 against 1: the edge is yours. Strike first with { $luke-skywalker } and hit { $emperors-royal-guard }. Whoever is destroyed strikes no more.
lesson-lcg-balance = The Cadet has paid with { $advisor-to-the-emperor }, and exhausted units do not count in the struggle: the Balance is with the light side. So at the beginning of your turn you may deal 1 damage to an objective. Choose { $the-emperors-web }.
lesson-lcg-guardian = In the refresh phase each card loses one token: { $a-heros-journey } gave two resources and is still exhausted. Then you drew cards up to six. Play { $guardian-of-peace } and pay with { $hit-and-run } and { $jedi-training }.
lesson-lcg-again = Attack { $fall-of-the-jedi } with { $luke-skywalker } alone. { $guardian-of-peace } stays ready at home: declare one unit, then no more.
lesson-lcg-alone = The Cadet has no ready unit to defend with, so the edge is yours without a single card. { $hit-and-run } reacts once each turn: use it again.
lesson-lcg-unopposed = Strike, with blast damage first. { $luke-skywalker } has Targeted Strike: the unit damage may hit any enemy unit, even one that does not take part. Take { $advisor-to-the-emperor }. And as no defender is left, the attack is unopposed: 1 damage more, 5 in all.
lesson-lcg-commit = Two down, one to go. Commit { $guardian-of-peace } to the Force: this unit is ready, and its icon helps you to keep the Balance. It may still defend. Then commit no more.
lesson-lcg-react-again = Your total is higher, so the Balance stays with you and the dial moves only one step. Use the reaction of { $luke-skywalker } again.
lesson-lcg-droid = { $interrogation-droid } makes you discard a card at random, and then it engages { $hit-and-run }.
lesson-lcg-cover = Defend with { $guardian-of-peace }. This unit has Shielding, too: place the shield on it. { $luke-skywalker } has to stay ready for your last attack.
lesson-lcg-wager = The Cadet begins the edge battle again, with a card facedown.
lesson-lcg-keep = You may answer or save your cards. Save them this time: place nothing.
lesson-lcg-heat = It was { $heat-of-battle-169 }, a fate card: 1 damage to a unit of yours that takes part.
lesson-lcg-stop = Your shield can stop this damage. Use it: unused shields vanish in your refresh phase anyway.
lesson-lcg-tactics = { $interrogation-droid } strikes with tactics: a focus token on any unit of yours. No damage this time, and your defender has survived, so the attack is not unopposed.
lesson-lcg-more-balance = Your last turn, if all goes well. The Balance is still with the light side: 1 more damage to { $the-emperors-web }.
lesson-lcg-draw = The draw phase. Before you draw up to six cards, you may discard one that you do not need. Discard the second { $guardian-of-peace }.
lesson-lcg-last = { $the-emperors-web } has taken 2 of 4 damage. Engage it and declare { $luke-skywalker }, nobody else.
lesson-lcg-edge-again = { $interrogation-droid } is exhausted from its attack, so nobody defends. Use { $hit-and-run }: 3 of 4.
lesson-lcg-win = Strike with { $luke-skywalker } and choose blast damage: the third objective falls, and the match is yours!
lesson-lcg-done = The light side has won. You have seen every phase of a turn and an engagement from its beginning to its end. Events are still new to you: they wait in your hand for the right moment, even on an enemy turn.
lesson-reb-hide = Somewhere in the galaxy the Rebels now hide their base. You lead the Empire: find the base and conquer it, and you win. The Rebels win when the time marker meets the reputation marker, so every round helps them.
lesson-reb-plans = A round has three phases. First both sides assign leaders to missions, the Rebels before you. You see who stands on a card, but not which card it is.
lesson-reb-palpatine = Your leaders are asked one after the other. { $gather-intel } wants one icon of intel, and { $emperor-palpatine } has two: assign this leader. The mission brings probe cards, and each of them names a place where the base is not.
lesson-reb-vader = { $darth-vader } is at home in special operations. { $capture-rebel-operative } takes a Rebel leader prisoner: assign Vader to it.
lesson-reb-stay = Do not use up everybody. Whoever stays in the pool can activate systems, oppose missions and join combats. Let the other two stay there.
lesson-reb-sabotage = The command phase: the sides take turns, and the Rebels begin. { $princess-leia } reveals { $sabotage } and goes to { $corellia }. A sabotaged system builds nothing.
lesson-reb-oppose = An attempt can be opposed. Send { $general-tagge } there: then both sides roll a die for each icon of the skill, and in a tie the mission fails.
lesson-reb-capture = A direct hit against a blank: bad luck, the sabotage has succeeded. But { $princess-leia } is still at { $corellia }, and your trap is set. Reveal { $capture-rebel-operative }.
lesson-reb-against = Aim at { $princess-leia }. { $darth-vader } brings three dice, and { $general-tagge }, who is on the spot, one more. Leia has only one.
lesson-reb-alliance = Captured! A prisoner does nothing for the Rebels, and later you may have some questions. Now { $mon-mothma } wants to win { $alderaan } over: loyal systems build units for their side.
lesson-reb-let = You need not oppose everything. Only { $grand-moff-tarkin } is left in your pool, and he is needed elsewhere. Pass: the attempt then succeeds without dice.
lesson-reb-intel = Reveal { $gather-intel } and choose { $naboo }, a Rebel system. The fuller the base, the more probe cards you draw.
lesson-reb-fleet = Nobody opposes you. The probe card says that the base is not at { $dagobah }; the map keeps note of that for you. The Rebels now activate { $toydaria } and bring their fleet there from next door.
lesson-reb-act = Now your own fleet. Activate { $ord-mantell } with { $grand-moff-tarkin }: units from neighboring systems can move there.
lesson-reb-from = Choose where they come from: { $coruscant }.
lesson-reb-ships = First the ships: one { $star-destroyer }, which carries six units, and one { $assault-carrier }, which carries four.
lesson-reb-cargo = Walkers, troopers and TIE Fighters travel aboard. Take { $at-at } and { $at-st }, two of { $stormtrooper } and two of { $tie-fighter }. One trooper stays and guards the capital.
lesson-reb-moved = No units come from anywhere else: that is all. Your troops will occupy { $ord-mantell }, and an occupied system builds for you, too.
lesson-reb-end = The Rebels pass. They have no more turns in this round.
lesson-reb-pass = Your pool is empty, so pass as well. Then everything refreshes: leaders and missions come back, both sides draw missions, you draw two probe cards and the Rebels an objective. Each objective they fulfill pulls the reputation marker toward the time marker.
lesson-reb-recruit = The time marker moves on. A symbol beside it says: both sides recruit a leader. Take { $colonel-yularen }: three icons of intel, and you have just drawn the right mission for them.
lesson-reb-ackbar = The Rebels choose at the same time, and recruit { $admiral-ackbar }.
lesson-reb-grow = A second symbol: both sides build. Every resource icon of their systems puts a unit into the queue, and so does the base itself.
lesson-reb-build = Build everything at once. The number beside an icon says how many rounds it takes until a unit is ready.
lesson-reb-spread = What leaves the queue is deployed, at most two units in one system. The Rebels spread theirs.
lesson-reb-deploy = Now you: { $stormtrooper } to { $ord-mantell } and { $stormtrooper } to { $coruscant }, whichever first. Then { $at-st } to { $ord-mantell }, where your attack will begin.
lesson-reb-again = The second round. The Rebels assign leaders once more, without { $princess-leia }: whoever is captured cannot be assigned.
lesson-reb-keep = Your leaders are back. Let these four stay in the pool: a fleet needs somebody to lead it.
lesson-reb-droid = Assign { $colonel-yularen } to { $interrogation-droid }. His portrait is on the card: that is worth two successes.
lesson-reb-secrets = Once more the Rebels begin. With { $infiltration } they look at your plans and choose which objective they will draw next.
lesson-reb-ask = Reveal { $interrogation-droid } and aim it at { $princess-leia }. She defends herself with all her skills, five dice against three; but you have the portrait.
lesson-reb-names = The roll is yours! The Rebels must name three systems, and the base has to be among them. Then they win { $geonosis } over, while they still can.
lesson-reb-attack = { $dagobah }, { $hoth } or { $ilum }? You hold the probe card of { $dagobah }, and { $hoth } lies beside your own units, where no base begins in a first game. Only { $ilum } is left in the fog: activate it with { $darth-vader }, take along all that can go, then move no more.
lesson-reb-found = Here it is! Ground units that move in uncover the base, with everything in it. The Rebels add { $general-rieekan } to the combat: leaders decide how many tactic cards a side draws.
lesson-reb-special = Ships fight first, and your dice have been rolled. A die with the special symbol can be spent on a tactic card. Do that with both.
lesson-reb-enough = Good cards, but none for this moment. Go on: now the hits are assigned.
lesson-reb-hits = Black hits harm units with black health, red hits those with red. You have two black ones: give one to { $x-wing } and one to { $y-wing }.
lesson-reb-fire = Whoever is hit still shoots before it falls. The Rebels hit { $assault-carrier } once.
lesson-reb-block = That can be blocked. Play { $space-defensive-formation } and cancel the damage.
lesson-reb-reroll = Now the fight on the ground. Two of your red dice that show nothing deserve another try: play { $ground-concentrate-fire } and reroll them.
lesson-reb-unstoppable = Two direct hits! And the special pays for { $ground-unstoppable-assault }: nobody can block this attack. Play it.
lesson-reb-ground = Go on to the damage. The first black hit finds { $rebel-trooper } by itself; give the second one to another.
lesson-reb-directs = Direct hits harm anybody. One for the last { $rebel-trooper }, two for { $airspeeder }, which has health 2.
lesson-reb-losses = The Rebels shoot back for the last time on the ground. It costs you two troopers.
lesson-reb-retreat = After each round of combat a leader can retreat with the units. You are winning, so stay: pass.
lesson-reb-last = The Rebels stay as well, for without units their base is lost. Ships again: one { $x-wing } against your fleet, and you have rolled. Go on.
lesson-reb-fall = A last shot at your fleet, and it misses.
lesson-reb-done = The base has fallen, and with it the Rebellion. You have seen all phases of a round, and a combat. Try the other side, too: there you hide, win systems over, fulfill objectives, and move the base before it is found.
lesson-swd-hand = You lead Rey and Finn; against you the Cadet leads Kylo Ren and a stormtrooper. Defeat both of them, and you win. You have drawn five cards, and this one time you may exchange as many as you like. { $close-quarters-assault } wants melee dice that you do not have yet: return it.
lesson-swd-keep = The other four are fine. Say that you are done, and you draw a new card for the one you returned.
lesson-swd-roll = The Cadet exchanges a card, too. Then all characters roll their dice once: the higher sum chooses the battlefield.
lesson-swd-field = Four against one: you choose. Take your own battlefield, { $starship-graveyard }. Whoever controls the battlefield begins each round. In return the other side gets two shields.
lesson-swd-shields = One shield for Kylo Ren, one for the stormtrooper. A shield blocks 1 damage, and then it is gone.
lesson-swd-upgrade = The first round. You take turns, one action at a time, and you have 2 resources. { $f-11d-rifle } is an upgrade and costs just that. Play it on Rey: it brings a die of its own, which will be rolled together with hers.
lesson-swd-extra = After you play an upgrade on Rey, her ability allows you an additional action. Take it.
lesson-swd-activate = Now activate Rey. She becomes exhausted, and her two dice and the one of the rifle are rolled into your pool.
lesson-swd-kylo = The Cadet activates Kylo Ren. Rolled dice do nothing by themselves: resolving them is another action. So each side sees what is coming, and can still do something about it.
lesson-swd-reroll = Twice +1 resource. A plus is a modifier: it only adds to a die that shows the same symbol without a plus, and you have none. So discard a card to reroll: { $lightsaber } costs 3, which is too much for now. Take both of Rey’s dice. And do not mourn the { $lightsaber }.
lesson-swd-blank = Much better: 1 resource and +1 resource, which fit together. The stormtrooper rolls a blank. Blanks are good for nothing.
lesson-swd-finn = Finn is still ready. Activate him, too.
lesson-swd-damage = A blank; it happens to heroes as well. Kylo Ren resolves his melee die: 1 damage to Rey. Damage stays. Rey has health 10, and with as much damage on her she is defeated.
lesson-swd-modifier = Your turn to resolve dice. Take the 1 resource and add the +1 to it: 2 resources in one action.
lesson-swd-mind = The special symbol stands for an ability on the card of the die. Kylo Ren looks at one of your cards at random and deals as much damage as it costs: 1 to Rey.
lesson-swd-special = You have a special as well. The one of { $f-11d-rifle } deals 2 damage, which the opponent distributes. Resolve it.
lesson-swd-blocked = One for each, and the shields block both. But now they are used up. Then the Cadet plays { $power-of-the-dark-side }, a support: it stays in play and can be used once a round.
lesson-swd-event = An event works once and is then discarded. Play { $let-the-wookiee-win } for 1 resource: the opponent either takes 2 damage on an exhausted character or loses two dice.
lesson-swd-choice = The Cadet chooses the damage, on Kylo Ren, who has no shield any more. Then the Cadet passes. When both sides pass in a row, the round is over.
lesson-swd-claim = There is something better than passing: claim the battlefield. You will do nothing more in this round, but begin the next, and may use what the battlefield offers. { $starship-graveyard } puts an upgrade from your discard pile on top of your deck, and yours is { $lightsaber }!
lesson-swd-upkeep = Upkeep, in which everything gets ready: cards are readied, dice return to their cards, each side gains 2 resources. Before you draw up to five cards, you may discard some you do not want. Keep yours.
lesson-swd-saber = The second round, and { $lightsaber } is back. You have 3 resources, exactly its cost. Play it on Rey.
lesson-swd-four = An upgrade on Rey again, so take the additional action and activate her: four dice this time.
lesson-swd-base = Two specials, and twice +2 melee damage! But those are modifiers and need a die to add to. Kylo Ren is activated, too: 1 melee damage and 1 resource.
lesson-swd-hope = Finn’s die has a side with melee damage. Activate him, and hope.
lesson-swd-luck = 1 melee damage, just what you needed! The stormtrooper is activated and rolls 2 ranged damage.
lesson-swd-five = A die may take several modifiers. Resolve Finn’s 1 melee damage, add both +2 of Rey: 5 damage to one character, never split. Aim at the stormtrooper, who has health 7.
lesson-swd-shot = Somebody who still stands can still shoot: 2 damage to Rey, 4 in all.
lesson-swd-together = In one action you may resolve as many dice of one symbol as you like, one after the other. Begin with the special of { $lightsaber }: 2 unblockable damage, against which no shield helps. The stormtrooper has 2 health left.
lesson-swd-defeated = Defeated! A defeated character is gone for good, with all dice and upgrades. Your action is not over: resolve the other special, of { $f-11d-rifle }. Now only Kylo Ren is there to take its 2 damage.
lesson-swd-dark = The Cadet uses { $power-of-the-dark-side }: this card action exhausts the support and rerolls a die. Kylo Ren hopes for more than 1 damage.
lesson-swd-first = It shows a resource. You have no dice left and no resources, so claim the battlefield again: then you will begin the next round as well.
lesson-swd-alone = Your discard pile holds no upgrade this time. You are done, but the Cadet goes on until passing: with two dice of one symbol for 2 resources, and with { $lightsaber } for Kylo Ren.
lesson-swd-rest = Upkeep again: all cards are readied, and 2 resources are yours. Keep your cards.
lesson-swd-third = The third round. Kylo Ren has 4 damage of 11: seven more, and you have won. Activate Rey before he strikes.
lesson-swd-fighter = A special, 1 discard, 1 melee damage and 1 shield. The Cadet spends 3 resources on { $first-order-tie-fighter }, a support with a die. It can be activated like a character.
lesson-swd-both = You hold 2 damage of the rifle and 1 of Rey. Activate Finn for more.
lesson-swd-threat = Another 1 melee damage. Kylo Ren answers with 1 melee damage, a +2 and a blank.
lesson-swd-turn = Play { $use-the-force } for 1 resource: it turns a die to a side of your choice, as the focus symbol does with your own dice. Turn { $lightsaber } from its shield to 3 melee damage. The price on that side says that resolving it costs 1 resource, and you have just one left.
lesson-swd-blow = Kylo Ren strikes at once: 1 and the +2 of his { $lightsaber } make 3 damage to Rey, 7 in all. She stands.
lesson-swd-count = Now count. Kylo Ren has 7 health left; the rifle brings 2, and your melee dice bring 1, 1 and 3. First the special of { $f-11d-rifle }.
lesson-swd-support = The Cadet activates { $first-order-tie-fighter } and has no resources left to stop you.
lesson-swd-win = All three melee dice in one action, in any order, each at Kylo Ren. { $lightsaber } costs you your last resource, and it is well spent.
lesson-swd-done = Kylo Ren is defeated, and you have won. You know all the actions now: to play a card, to activate, to resolve dice, to discard for a reroll, to use a card, to claim. Mind your deck as well: whoever has no cards left in hand and deck at the end of a round loses.

keys-decision-key = d
keys-decision = the decision, read again
keys-zoom-key = z
keys-zoom = to the card that is looked at
keys-hint-key = h
keys-hint = a hint from the machine, where that is allowed
keys-find-key = f
keys-find = find a place of the map by its name, when one is to be chosen
keys-status-key = s
keys-status = hear your own numbers
keys-opponents-key = o
keys-opponents = hear the numbers of the others
keys-clocks-key = c
keys-clocks = hear the clocks
keys-last-key = l
keys-last = hear what happened last

# Decks
nav-decks = Decks
title-decks = Decks
title-deck = Deck
title-deck-import = Import a deck
decks-no-game = No game here is played with decks that people build.
decks-own = Your decks
decks-none = No deck of yours yet. Begin a new one, copy one of the house and change it, or bring one from elsewhere.
decks-guest = As a guest your decks are known to this browser only.
decks-starters = Decks of the house
decks-starters-note = Ready to be played. Copy one to make it your own.
deck-new = New deck
deck-import = Import
deck-edit = Build
deck-play = Play the machine
deck-copy-deck = Copy
deck-copy-starter = Copy and change
deck-copy-name = { $name } (copy)
deck-drop = Delete
deck-drop-sure = Delete for good?
deck-dropped = Deleted: { $name }.
deck-all = All decks
deck-missing = There is no such deck, or it is not yours. Are you signed in as the one who built it?
deck-name = Name of the deck
deck-name-none = Unnamed deck
deck-save-saved = Saved
deck-save-waiting = Not saved yet…
deck-save-saving = Saving…
deck-save-failed = Not saved. It is tried again in a moment; keep this page open.
deck-save-now = Try now
deck-legality = May it be played?
deck-legal = legal
deck-not-legal = not legal yet
deck-problems = { $count ->
    [one] { $count } problem
   *[other] { $count } problems
}
deck-problems-more = { $count ->
    [one] { $count } more problem
   *[other] { $count } more problems
}
deck-identity = Affiliation
deck-identity-any = Any affiliation
deck-identity-none = not chosen yet
deck-side = Side
deck-side-any = Both sides
deck-kind-any = Any kind of card
deck-search = Set or card: name in any language, words of the text
deck-only-taken = In the deck
deck-found = { $count ->
    [one] { $count } set
   *[other] { $count } sets
}
deck-none-found = No sets match. Try fewer words, or clear the filters.
deck-number = No. { $code }
deck-cards-of = Cards of { $name }
deck-copies = { $qty } of at most { $most }
deck-more = One more: { $name }
deck-less = One less: { $name }
deck-now = { $name }: { $qty } in the deck.
deck-most = { $most } at most
deck-own-only = only for { $name }
deck-why-side = belongs to the other side
deck-why-gone = not known here
deck-holds = In the deck
deck-holds-none = Nothing yet. Choose an affiliation, then take sets with “+”.
deck-parts = { $count ->
    [one] { $count } set
   *[other] { $count } sets
}
deck-unknown-part = Unknown: { $code }
deck-tab-parts = Sets
deck-tab-deck = Deck
deck-tab-stats = Figures
deck-tab-draw = Test draw
deck-tab-share = Share and notes
deck-stats-none = Figures appear as soon as something is in the deck.
deck-draw = Draw a starting hand
deck-draw-again = Shuffle and draw again
deck-draw-next = Draw the next card
deck-draw-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
deck-draw-note = Shuffles the deck as at the start of a match and shows what you would have. Nothing is recorded.
deck-draw-empty = There is nothing to draw yet: the deck is empty.
deck-drawn = Drawn: { $name }.
deck-goals = Objectives on top
deck-hand = Hand
deck-next = Drawn after that
deck-code = Share code
deck-code-note = Stands for affiliation and sets; equal decks have equal codes. Paste it under “Import”, or send the link.
deck-code-none = There is a code as soon as everything in the deck is known here.
deck-copy-code = Copy the code
deck-export = Export
deck-copy = Copy
deck-file = File
deck-copy-by-hand = The browser does not allow copying. Select the text and copy it yourself.
deck-form-o8d = OCTGN (.o8d)
deck-form-o8d-note = for OCTGN and programs that read its files
deck-form-text = Plain text
deck-form-text-note = to read, for forums and chats
deck-form-json = JSON
deck-form-json-note = for programs, with name and notes
deck-form-code = Share code
deck-notes = Notes
deck-notes-hint = What the deck is for, what to keep, what to try next
deck-paste = Paste a deck
deck-paste-note = An OCTGN file (.o8d), a list as text (“2x Name” or “Name x2”), our JSON or a share code. Up to 64 KB.
deck-from-file = Or choose a file
deck-read-do = Read it
deck-read = What was read
deck-read-form = Read as: { $form }.
deck-read-open = { $count ->
    [one] { $count } line still waits for your choice; until you choose, it is left out.
   *[other] { $count } lines still wait for your choice; until you choose, they are left out.
}
deck-read-other = Read something else
deck-take = Take it
deck-means = This means
deck-choose = Choose…
deck-leave-out = Leave this line out
deck-how-taken = Taken
deck-how-taken-note = These lines are in the list.
deck-how-aside = Set aside
deck-how-aside-note = Headings, remarks and what only frames the list.
deck-how-unclear = Your choice
deck-how-unclear-note = These lines may mean several things. Choose one, or leave them out.
deck-how-unknown = Unknown
deck-how-unknown-note = Nothing by that name is known, and nothing was taken. Check the spelling, or add it by hand later.
deck-how-odd = Odd
deck-how-odd-note = Understood, but it does not fit the rest: too many, too few, or brought by no set of the list.
deck-usual = the usual deck
deck-usual-side = the usual deck: { $side }
deck-group-own = Your decks · { $side }
deck-group-starter = Decks of the house · { $side }
deck-secret = Nobody else sees which deck is chosen before the match begins.
deck-bring = Bring “{ $name }”
deck-brought = You bring “{ $name }”. Nobody else sees it.
deck-side-all = Any side
deck-color = Color
deck-color-any = Any color
deck-search-cards = Card: name in any language, words of the text
deck-no-card-found = No cards match. Try fewer words, or clear the filters.
deck-now-cards = { $name }: { $qty } in the deck.
deck-now-dice = { $name }: { $qty ->
    [0] not in the team
    [one] { $qty } die
   *[other] { $qty } dice
}.
deck-copies-some = { $qty } in the deck
deck-most-cards = { $most } at most
deck-dice-of = Dice of { $name }
deck-dice-none = Out of the team: { $name }
deck-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
deck-dice-elite = { $dice } dice: elite
deck-under = Under the plot
deck-under-of = One copy under the plot: { $name }
deck-now-under = { $name }: one copy lies under the plot.
deck-now-not-under = { $name }: no copy lies under the plot.
deck-holds-no-card = Nothing yet. Choose the characters of the team first, then a battlefield and cards.
deck-tab-cards = Cards
deck-draw-roll = Draw a hand and roll
deck-draw-roll-note = Shuffles the deck, draws a starting hand and rolls the dice of the team, as at the start of a match. Nothing is recorded.
deck-rolls = Dice of the team
deck-code-cards = Stands for team and cards; equal decks have equal codes. Paste it under “Import”, or send the link.
deck-form-swdb = JSON of swdestinydb
deck-form-swdb-note = for programs that read the decks of the community’s database
deck-paste-cards = A deck of swdestinydb as JSON or as text (“2x Name, Subtitle (Set #11)”; of characters the number is that of their dice), any list of names, our JSON or a share code. Up to 64 KB.
fail-bad_deck = This deck may not be played here. Open it in the builder: it says what is missing.
fail-same_side = Both decks would be of the same side. Choose one of the other side.
fail-too_many_decks = You have reached the maximum number of decks. Delete one you do not need.
fail-deck_too_big = This is too big for a deck list. Paste the list alone, at most 64 KB.

## Dice

acts = Actions
die-was = was { $side }
die-sides = Sides of its die
pool-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
pool-total = together
pool-empty = No dice here
dice-on-card = { $count ->
    [one] { $count } die on the card
   *[other] { $count } dice on the card
}
damage-taken = { $count } damage
damage-blocked = { $count } blocked
damage-defeats = defeats
damage-over = { $count } too many
volley = Dice to resolve together
volley-sum = { $count ->
    [one] { $count } die
   *[other] { $count } dice
} – { $what }: { $total }
volley-cost = costs { $cost }
volley-fire = Resolve ({ $count })
turning = Turn the die: { $die }
portions-send = Confirm
rolls = Dice statistics
rolls-note = How often each side came up; the line across is the average to expect.
rolls-none = Nobody has rolled yet.
rolls-count = { $count ->
    [one] { $count } roll
   *[other] { $count } rolls
}
rolls-side = Side
rolls-rolled = Rolled
rolls-expected = Expected
rolls-mean = of { $n }
keys-acts-key = their letter
keys-acts = kinds of actions, where a game has them; letters they take have their usual meaning with Shift, and Backspace is undo
