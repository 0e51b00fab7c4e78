# The table
table = Table
table-gone = This table cannot be reached
table-tools = Around the table
board = The table
board-drawing = Drawing, row by row
board-empty = The table is still empty.
panel = What you can do
panel-fold = Hide what you can do
panel-open = Show what you can do
seats = Seats
you-watch = You watch. You see what everybody may see.
frozen-what = This table was saved by another version of the rules and cannot go on. It is kept as it is, and nothing of it is lost.

# Whose turn
turn-yours = Your move
turn-wanted = An offer waits for your reply
turn-of = { $name }: your move
turn-waiting = Waiting for { $names }
turn-nobody = One moment …
turn-over = The game is over

# The line
line-online = connected
line-connecting = connecting …
line-offline = no connection
line-gone = not reachable
line-retry = { $seconds ->
    [0] trying now
    [one] next try in a second
   *[other] next try in { $seconds } seconds
}
line-retry-now = Try now
line-refused = There is no connection, so nothing was sent. The table may have changed: look again when the line is back.

# Seats
seat-is-you = (you)
seat-is-away = away
seat-stand-in = a bot stands in
seat-asked = to move
seat-asked-you = your move
seat-wanted = has an offer
seat-partner = plays with you
side-name = Team { $letter }
seat-return = Take my seat back
stood-in = A bot plays for you.
vote-bot = Let a bot take over
vote-withdraw = Rather wait
vote-for = For a bot: { $names }

# Options
options-any-time = You may at any time
options-not-asked = (not needed now)
options-filter = Find among { $count } options
options-more = ({ $count } options)
options-back = All options
options-none-found = No option has these words.
key-space = Space
rule-number = Rule { $rule }

# Answers in advance
advance-choose = Always answer so …
advance-cancel = Only this once
advance-help = Choose an answer. It will be given by itself whenever you are asked this again.
advance-always = Always:
advance-active = Answered by itself
advance-entry = { $prompt } → { $label }
advance-revoke = Ask me again

# Taking back
undo = Take back
undo-all = Take it all back
undo-ask = Ask to take back
undo-asked = The others are asked whether you may take back.
undo-agree = { $name } asks to take back the last move.
undo-agree-yes = Agree
undo-agree-no = No
undo-no = There is nothing to take back.
barrier-start = You have done nothing yet that could be taken back.
barrier-chance = Chance has spoken since; that cannot be taken back.
barrier-revealed = Something was shown since; that cannot be taken back.
barrier-sealed = Answers given at the same time cannot be taken back.
barrier-other = Somebody else has acted since.
barrier-never = At this table nothing is taken back.
barrier-over = The game is over.

# The log
log = Log
log-new = News
log-empty = Nothing has happened yet.
log-since = since your last visit
log-against-you = Against you:
news-undone = { $who } takes the last move back.
news-undone-all = { $who } takes the last moves back.
news-cancelled = { $who } begins the choice anew.
news-conceding = { $who } wants to give up.
news-withdrawn = { $who } plays on after all.
news-conceded = { $who } gives up.

# Chat
silence = Silence
silence-help = In this game you are silent until it is over: there is no chat.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Message
chat-send = Send
chat-mute = Mute
chat-unmute = Listen again
chat-muted = (muted)
chat-unread = { $count ->
    [one] one new
   *[other] { $count } new
}

# Rules
rules = Rules
rules-of = Rules: { $game }
rules-search = Find in the rules
rules-none = Nothing found.

# One device, several seats
hand-over = Hand over
hand-to = Pass the device to { $name }
hand-hidden = What the others must not see is covered. Only { $name } should press the button.
hand-take = I am { $name }, show my side
hand-openly = Play without this cover
hand-openly-title = Play with open hands?
hand-openly-what = The device goes from seat to seat without a cover, and everybody sees what is secret. You can turn the cover on again under More.
hand-openly-yes = Nothing to hide
hand-openly-no = Keep the cover
hand-cover = Cover the table between two seats

# Invitations
invite = Invite
invite-join = Link to take a seat
invite-watch = Link to watch
invite-title = A game of { $game }
copy = Copy
copy-what = Copy: { $what }
copied = Copied.
copy-failed = The browser does not let us copy. Select the text and copy it yourself.
share = Share

# More
more-game = This game
call-me = Call me
call-sound = Sound when it is my move
call-notice = Notice of the browser when it is my move
call-notice-on = The browser tells you when it is your move while this page is hidden.
call-notice-denied = Notices are blocked in the settings of the browser.
call-notice-missing = Notices of the browser need HTTPS.
leave = Leave the table
leave-title = Leave the table?
leave-what = A bot plays on for you, so nobody has to wait. You can come back and take your seat again as long as the game lasts.
leave-stay = Stay
concede = Give up
concede-title = Give up?
concede-what = Your side loses the game. Partners, where you have any, are asked first. This cannot be taken back.
concede-play-on = Play on
concede-withdraw = Play on after all
report = Report a problem
report-what = Copy this and send it to whoever runs this server. It holds no link, no secret and no card.

# The end
end-you-won = You have won
end-you-drew = You share the first place
end-you-lost = You have lost
end-all-won = Won together
end-all-lost = Lost together
end-draw = A draw
end-won-together = Won together: { $names }
end-won = { $count ->
    [one] { $names } has won
   *[other] { $names } have won
}
verdict-conceded = One side gave up.
standings = Standings
standings-who = Who
standings-result = Result
standings-points = Points
result-won = won
result-drew = drew
result-lost = lost
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
chart-course = from { $first } at the start to { $last } at the end, between { $least } and { $most }
rematch = Play again

# Lobby
lobby-waits = { $count ->
    [one] The table waits for one more person. The game starts by itself.
   *[other] The table waits for { $count } more people. The game starts by itself.
}
lobby-starting = Everybody is here. The game starts …
lobby-waits-more = { $count ->
    [one] The table waits for one more person.
   *[other] The table waits for { $count } more people.
}
lobby-then-you = Then you start the game.
lobby-then-host = Then whoever opened the table starts the game.
lobby-full-you = Everybody is here. Start the game once everybody sits where they want.
lobby-full-host = Everybody is here. Whoever opened the table starts the game.
lobby-start = Start the game
lobby-sit-here = Sit here
lobby-swap = Swap
lobby-swap-with = Swap with this seat
lobby-swap-cancel = Cancel
lobby-swap-ask = Which seat should swap places with seat { $seat }?
lobby-swapped = Seats { $one } and { $other } have swapped places.
lobby-here = here
lobby-not-here = not looking just now
lobby-put = Seat a { $bot }
lobby-free = waits for somebody
lobby-free-seat = Free the seat
lobby-on-seat = on seat { $seat }
lobby-leave = Leave
lobby-invite = Send the first link to whom you want to play with: it leads straight to a seat. Whoever has it can sit down, so do not post it in public.
lobby-patience = You can close this page meanwhile. The start page shows when it is your move.

# Recordings
replay-of = Recording: { $game }
replay-controls = Steps
replay-step = Step { $step } of { $last }
replay-start = the start
replay-chance = chance
replay-by = by { $name }
replay-jump = Go to a step
replay-first = To the start
replay-back = A step back
replay-play = Play
replay-pause = Pause
replay-on = A step on
replay-last = To the end
replay-turn = Next turn
replay-speed = Speed
replay-link = Copy link
replay-download = Download
replay-export = Download the recording
eyes = Seen by
eyes-all = everybody together
eyes-none = a spectator
eyes-seat = { $name }
fair-question = Was it fair?
fair-counted = Everything chance brought in this game, counted from its recording.
fair-all = { $count ->
    [one] One outcome
   *[other] { $count } outcomes
}
fair-kind = { $kind }: { $count ->
    [one] one outcome
   *[other] { $count } outcomes
}
fair-outcome = Outcome
fair-count = How often
fair-none = Chance had no say in this game.

# A board of the game's own
shown-board = Board
shown-text = Text

# The board of Embers of Memory
throne-mind = The Mind
throne-window = The view of the Mind
throne-closer = Closer
throne-farther = Farther
throne-fit = Show everything
throne-peek = Peek
throne-peek-none = No card is hidden under others.
throne-card = { $card }, strength { $strength }, { $seen ->
    [yes] visible
   *[no] hidden
}
throne-zones = Around the Mind
throne-memory-row = Memory row
throne-row-empty = No cards drawn.
throne-waits = acts after the stop
throne-rows = Determination
throne-rows-none = No Determination cards yet.
throne-now = now
throne-secret = only Aelin sees this
throne-demons = Demons
throne-demons-none = No demons.
throne-piles = Piles
throne-deck = Deck
throne-discard = Discard pile
throne-box = Distorted memories
throne-keepsakes = Keepsakes
throne-abilities = Abilities
throne-modules = In force
throne-day = Day { $day } of { $days }
throne-hint-row = Choose a card of the memory row.
throne-hint-place = Choose a place: a dot in the Mind.
throne-hint-mind = Choose a card.
throne-hint-deed = Choose what to do with it.
throne-hint-group = Choose a group.
throne-lay = Lay it here
throne-back = Back
throne-taints = It goes under its demon.
throne-hides = Becomes hidden: { $cards }
throne-bares = Comes to light: { $cards }
throne-sure = Are you sure?
throne-sure-yes = Yes, I am sure
throne-captivity = Captivity deck
throne-in-play = In play
throne-in-deck = Shuffled into the memory deck
throne-archive = Archive
throne-closed = { $count ->
    [0] No card is closed any more.
    [one] One card is still closed.
   *[other] { $count } cards are still closed.
}
throne-ours = our reconstruction
throne-opening = Before you begin
throne-first = How your first game goes
throne-first-lay = Lay memories on top of one another. Where cards meet, fog lies on fog and empty on empty, and at least one area of fog lies on fog.
throne-first-relive = When the visible, overlapping cards of one colour total exactly 7, that memory is relived and turns up a Determination card. The third one ends part one.
throne-first-take = Then take the memories out again, one at a time, and bring three rows to exactly 7. If the visible cards fall apart, only one group stays.
throne-discard-later = Discard: only after the first card was added
throne-recent = What just happened
throne-hint-leap = Choose a card of the memory row, or with Leap, once a day, an uncovered card of the Mind.
throne-leap-here = Leap here, once a day
throne-partner-knows = Fenrys knows: { $what }
throne-demons-help = Discards of its colour go under it. Relive its colour to drive it away.
throne-legion = { $count } of 5: five lose the game.
throne-legend-fog = fog
throne-legend-empty = empty

# The board of Terrors of London
terrors-street = The Street
terrors-market = Market
terrors-acolytes = Acolytes
terrors-acolytes-left = Acolytes: { $count } left, { $cost } Coins each
terrors-deck = Deck
terrors-deck-of = cards in the deck of { $name }
terrors-discard = Discard
terrors-discard-of = Discard pile of { $name }: { $count ->
    [one] one card
   *[other] { $count } cards
}
terrors-known-top = Known on top of the deck: { $card }
terrors-hand = Your hand
terrors-hand-of = Hand of { $name }: { $count ->
    [one] one card
   *[other] { $count } cards
}
terrors-empty-hand = No cards in hand
terrors-empty = Nothing is here.
terrors-side-of = The side of { $name }
terrors-sheet-of = The Overlord of { $name }
terrors-relics-of = Relics of { $name }
terrors-play-of = In play, { $name }
terrors-play-empty = No Monsters in play
terrors-life = { $life } of { $max } life
terrors-armour = Armour { $armour }
terrors-rally = { $rally ->
    [one] one Rally token
   *[other] { $rally } Rally tokens
}
terrors-used = used
terrors-met = condition met
terrors-unmet = condition not met
terrors-token-haunt = HAUNT: stays for the next turn
terrors-token-banish = Banish: leaves at the end of this turn
terrors-will-flip = Its token flips: it leaves at the end of the turn
terrors-in-horde = in a Horde
terrors-joins = can be joined
terrors-round = Round { $round } of { $rounds }
terrors-turn-of = Turn of { $name }
terrors-daybreak = Daybreak after round { $rounds }: then more life wins
terrors-recent = What just happened
terrors-told-played = { $who } plays { $card }: { $what }.
terrors-told-relic = { $who } activates { $card }: { $what }.
terrors-told-haunt = { $who } activates { $card } again: { $what }.
terrors-told-draws = { $who } draws { $count } cards.
terrors-recap = { $name } { $what }.
terrors-recap-nothing = passed without buying or hitting
terrors-recap-bought = bought { $cards }
terrors-recap-gained = gained { $life } life
terrors-recap-lost = took { $life } life from you
terrors-recap-destroyed = destroyed your { $cards }
terrors-recap-discarded = made you discard { $cards }
terrors-hand-known = These cards are known to everybody: they were shown, or the deck was empty and whoever counts can name them.
terrors-keywords = What the words in capitals mean
terrors-hold-to-read = Press and hold a card to read it.
terrors-choose = Choose what to do
terrors-or-join = … or press a glowing Monster to join it.
terrors-way-buy = Buy for { $price }
terrors-way-hunt = With { $overlord }: { $price }
terrors-way-claim = Buy with SUMMON for { $price }
terrors-way-haunt = Activate it again
terrors-how-much = How much: { $what }
terrors-less = Less
terrors-more = More
terrors-attack-told = { $absorbed ->
    [0] { $name } loses { $damage } life, { $left } left
   *[other] Armour takes { $absorbed }, { $name } loses { $damage }, { $left } left
}
terrors-heal-told = You will have { $life } life
terrors-convert-told = You will have { $coins ->
    [one] one Coin
   *[other] { $coins } Coins
}
terrors-space = Space
terrors-back = Back
terrors-no-starter = No Cultist or Fanatic is in play: a better card would leave the game.
terrors-hint-join = { $card }: press a glowing Monster to form or extend a Horde.
terrors-hint-sacrifice = Press the card of your hand to SACRIFICE.
terrors-hint-overlord = Press the card to buy with your Overlord.
terrors-hint-board = You can also press the glowing cards.
terrors-pass-loses = Passing loses this
terrors-pass-coins = Your Coins could still buy something.
terrors-pass-anyway = Pass anyway
terrors-attack-all = Attack with { $power }
terrors-heal-all = Regenerate { $life }
terrors-pick-two = Pick two Influence cards ({ $count } of 2)
terrors-take-two = Take these two
terrors-for-first = for first games
terrors-take = Take { $name }
terrors-taken = { $name }
terrors-chooses = { $name } is choosing.
terrors-costs = costs { $cost }
terrors-fits = Fits right of { $left } and left of { $right }.
terrors-type-starter = Monster without a faction
terrors-type-monster = Monster
terrors-type-influence = Influence card
terrors-type-relic = Relic
terrors-relic-help = A Relic stays in play and can be used once per turn.
terrors-influence-help = Its condition counts only if the Monster is in play before the card.
terrors-style-undead = The least life, but cards flow: RALLY, COMMAND and what comes back from the grave.
terrors-style-spirit = The most life and a long game: HAUNT, CURSE, SACRIFICE and Regeneration.
terrors-style-mortal = Coins, cards drawn and well-placed purchases: DRAW, DESTROY, CURSE.
terrors-style-beast = Raw Power and FRENZY: hunts what it wants early and strikes hard.
terrors-chain = Side by side fit
terrors-hand-unknown = { $count ->
    [one] One card of this hand is unknown to you.
   *[other] { $count } cards of this hand are unknown to you.
}
