# Around every page
skip-to-content = Skip to the content
site = Site
more = More
new-table = New table
about = About
fair = How chance works
status = Server
version = Stolik { $version }
unofficial-short = Independent and unofficial.
tables-wait = { $count ->
    [one] One table waits for you
   *[other] { $count } tables wait for you
}
notices = Notices
close = Close
dismiss = Dismiss
keep = Keep
try-again = Try again
loading = One moment …
open-line = This line is not encrypted: the server is reached by plain HTTP. Fine among friends at home; browser notices need HTTPS.

# Settings
settings = Settings
settings-stay = These choices stay in this browser.
language = Language
theme = Light
theme-auto = like the system
theme-light = day
theme-dark = evening
theme-to-light = Change to the day theme
theme-to-dark = Change to the evening theme
text-size = Text
text-usual = usual
text-large = large
text-larger = larger
text-largest = largest
motion = Speed of motion
motion-off = none
motion-times = { $times }×
motion-calm = Your system asks for less motion, so nothing moves.
sounds = Sounds
sound-your-move = When it is your move
sound-others = For everything else

single-keys = Single keys
single-keys-help = Pressing 1 to 9, U, O, Space or ? does something at once. Turn it off if keys are pressed by accident.

# Keys
keys = Keys
key-help = this list
key-walk = walk over everything that can be pressed
key-press = press what has the focus
key-prompt = at your move: go to what you are asked
key-option = at your move: take the option with this number
key-pass = at your move: pass, where passing is offered
key-undo = take your last move back
key-step = in a recording: a step back or forward
key-turn = in a recording: the next turn
key-ends = in a recording: to its beginning or end
key-play = in a recording: play and pause
key-close = close a window, or go back to all options

# Names
your-name = Your name
name-help = What others at the table call you; up to 24 characters.
name-kept = That is your name now.
name-first = What should the others call you?

# Seats
seat-number = Seat { $seat }
seat-free = free seat
seat-me = { $name } (you)
seat-away = { $name } (a bot stands in)
seats-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
seats-range = { $from }–{ $to } seats
seats-exact = { $count ->
    [one] one seat
   *[other] { $count } seats
}
bot-random = random bot
bot-greedy = greedy bot

# Start, for newcomers
hero-title = A small table for good games
hero-what = Play board games in the browser: with friends by a link, or against bots. No account, nothing to install.
hero-game = Game
hero-bot = Play with a bot
hero-friend = Invite a friend
hero-more = Or set up a table in detail
hero-title-named = Hello, { $name }

# Start, for those who have a name
quick = A quick game
section-campaigns = Campaigns
campaign-with = with { $names }
campaign-complete = All chapters are won.
campaign-results = Games won: { $wins }, lost: { $losses }.
campaign-go-on = Go on
campaign-resume = Back to the table
campaign-next = The next game
campaign-seats = Seats: { $seats }.
campaign-choice = Campaign
campaign-choice-help = You go on where the two of you have come to. New people begin at the beginning; winning unlocks what comes next.
campaign-pages = Read what is open
campaign-reset = Begin again
campaign-reset-help = The campaign starts again from the beginning, and what you unlocked is locked. With another person, both have to want it.
campaign-reset-yes = Begin again
campaign-reset-no = Go on as it is
campaign-reset-agree = The other wants to begin again from the start.
campaign-reset-asked = You want to begin again; the other has to agree.
campaign-reset-withdraw = Never mind

section-your-move = Your move
section-mine = Your tables
section-mine-other = Your other tables
section-open = Open tables
section-over = Finished
none-mine = You sit at no table yet. Start a quick game, or take a free seat at an open table.
none-open = Nobody has an open table just now. Open one, and list it for everybody.
none-open-game = No open table for this game just now.
filter-game = Show
filter-all = all games
play-on = Play
go-to-table = Go to the table
look = Look
sit-down = Sit down
watch = Watch
watch-replay = Watch again
tables-lost = The list of tables is not up to date: { $why }
phase-lobby = waiting for players
phase-playing = in play
phase-over = finished
phase-frozen = frozen
imported = imported recording
watching-count = { $count ->
    [one] one person watches
   *[other] { $count } people watch
}
just-now = just now
moved-ago = last move { $ago }
opened-ago = opened { $ago }
import-title = Watch a recording
import-help = A recording is a text file with every move of a finished game. Every finished table offers one.
import-choose = Choose a file
import-too-large = This file is too large for a recording: at most 1 MiB.

# A new table
new-title = A new table
new-game = Which game?
new-game-none = This server has no such game. Choose another.
example = example
new-presets = Who plays?
preset-bot = Me and bots
preset-friend = With friends by a link
preset-device = Together at this device
new-seats-help = The seats in order of play.
seat-count = How many seats
seat-who = Who sits on seat { $seat }
who-me = Me
who-friend = A friend by a link
who-bot = A bot
who-here = Somebody at this device
seat-bot = Which bot sits on seat { $seat }
here-name = Name of the person on seat { $seat }
here-someone = Guest { $seat }
new-options = Rules of this table
new-details = Details
pace = Bots answer
pace-instant = at once
pace-natural = after a moment
chat-on = Chat
chat-on-help = People at the table and those who watch can write to each other.
listed = List the table for everybody
listed-help = Anybody on this server may take a free seat or watch. Otherwise only those with your link.
open-table = Open the table
starts-at-once = The game starts at once.
waits-for-friends = { $count ->
    [one] The table waits until your friend has come by the link.
   *[other] The table waits until { $count } friends have come by the link.
}
starts-when-you-say = If you play in teams, you say when the game starts.
hands-over = The device goes from hand to hand; a screen in between hides what others must not see.

# Links
join-title = A seat is kept for you
join-title-game = A seat is kept for you: { $game }
join-what = Somebody invites you to a game in the browser. Say what the others should call you, and sit down.
watch-title = You are invited to watch
watch-title-game = You are invited to watch: { $game }
watch-what = You will see what everybody at the table may see, and no hand.
join-who = At the table
join-failed-home = To the start page

# Nothing here
missing-title = There is no such page
missing-what = The address leads nowhere. Perhaps a part of the link was lost on its way to you.

# The server
status-title = This server
status-what = For whoever runs it.
status-version = Version
status-started = Running since
status-tables = Tables in memory
status-sockets = Open lines
status-memory = Memory
status-memory-unknown = not told by the system
status-mib = { $mib } MiB

# About
about-title = About Stolik
about-what = Stolik is Polish for a small table. This one stands in your browser: every rule is enforced, what is hidden stays hidden, and free seats can be filled by friends or by bots.
about-how-title = How to play
about-how-1 = Choose a name. There is no account; this browser keeps your seats.
about-how-2 = Open a table and send its link, or sit down with bots.
about-how-3 = At your move the table offers what you can do. Nothing else is possible, so nothing can be done wrong.
about-how-4 = You can close the page at any time. The table waits, and the start page shows where it is your move.
about-free-title = Open and free
about-free = The program is free under the MIT licence or the Apache licence 2.0, as you like. Anybody may run a copy for friends: one program, one folder, no tracking, no request to anybody else.
about-unofficial-title = Independent
about-unofficial = Stolik is an independent, unofficial project. It is not affiliated with, endorsed by or connected to the publishers or authors of the games it implements. Names of games and cards only say what is implemented; rules texts, card texts and drawings are our own.
about-keys-title = Keys
about-privacy-title = What is kept
about-privacy = A cookie that says which seats are yours, and your settings in this browser. Nothing else, and nothing for anybody else.

# Chance
fair-title = How chance works here
fair-what = Dice always look rigged when they are against you. This is how we make sure they are not.
fair-source-title = Where it comes from
fair-source = A generator named ChaCha, the same family that guards web pages, seeded by the operating system of the server. Nobody chooses the seed, and no browser ever sees it.
fair-deck-title = A deck has no order
fair-deck = A face-down deck is a bag of cards until a card is drawn. There is no hidden order that anybody could read, leak or change.
fair-log-title = Every outcome is written down
fair-log = Each roll and each draw becomes part of the table's log at the moment it happens. It cannot be changed later, and undo does not go behind it.
fair-bots-title = Bots see what you would see
fair-bots = A bot is given the view of its own seat and guesses the rest, as a person does. It cannot look into your hand.
fair-check-title = Check it yourself
fair-check = When a game is over, download its recording: a text file with every choice and every outcome. The same program plays it again to the same end, and the source is open.

# What went wrong
problem-offline = The server cannot be reached. Check your connection and try again.
problem-bad-request = The server did not understand this page. Loading it anew may help.
problem-too-large = That is more than the server takes at once.
problem-not-found = There is nothing here.
problem-bad-method = The server does not take this. Loading the page anew may help.
problem-not-json = The server does not take this. Loading the page anew may help.
problem-foreign-origin = The server takes changes only from its own pages. Open it at its own address.
problem-no-session = Choose a name first.
problem-bad-name = A name has 1 to 24 visible characters.
problem-no-table = There is no such table, or you are not invited to it.
problem-bad-secret = This link does not open the table. Ask for a new one.
problem-no-game = This server does not have that game.
problem-bad-setup = The game cannot be set up like this.
problem-seat-taken = No free seat is left there.
problem-not-your-seat = That is not your seat.
problem-not-host = Only whoever opened the table can do that.
problem-not-started = The game has not begun yet.
problem-already-started = The game has already begun.
problem-seats-free = Every seat needs somebody before the game can begin.
problem-over = The game is over.
problem-not-over = This can be seen once the game is over.
problem-stale = The table has moved on. Look again and choose anew.
problem-refused = The rules do not allow this now.
problem-bad-action = The game knows no such move.
problem-no-undo = This cannot be taken back.
problem-no-concession = With more than two sides nobody gives up; a bot can take the seat.
problem-no-chat = There is no chat at this table.
problem-locked = This is unlocked by winning what comes before it.
problem-no-campaign = There is no such campaign, or it is not yours.
problem-silence = In this game you are silent until it is over.
problem-bad-text = A message has 1 to 500 visible characters.
problem-bad-replay = This file is not a recording that can be played here.
problem-too-many = { $seconds ->
    [0] That was too often. Wait a moment.
    [one] That was too often. Try again in a second.
   *[other] That was too often. Try again in { $seconds } seconds.
}
problem-frozen = This table was saved by another version and cannot go on. It is kept.
problem-not-saved = The server could not save this, so it did not happen. Try again.
problem-stopping = The server is restarting. The game goes on in a moment.
problem-internal = Something went wrong on our side.
