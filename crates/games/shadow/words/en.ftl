about = You know your goal, but not who you are. Every round you borrow a body, use its equipment and leave a trace. Three to five players, about 90 minutes.
option-memory = Memory aids
option-memory-on = the table remembers for you
option-memory-off = everybody remembers alone
option-memory-help = With memory aids the table lists what you have seen and can be certain of.
chart-markers = Markers

verdict-threat = The Threat has woken the planet: the Guardian wins.
verdict-not-repaired = Time has run out, and the shuttle is not repaired: the Guardian wins.
verdict-alien-defeated = The Astronauts fly home and defeat the Alien.
verdict-alien-prevails = The Alien flies home and overpowers the crew.

nothing = nothing
nobody = nobody
name = { $who }
more = { $first }, { $rest }
several = { $count } × { $card }
face = { $name } [{ $mark }]
place = { $location }, { $section }
pawn-inside = { $character } ({ $section })
colour = { $colour } ({ $of })
type-move = Move
type-search = Search
type-acquire = Acquire
type-repair = Repair
type-attack = Attack
team-alien = the Alien
team-astronauts = the Astronauts
team-guardian = the Guardian

scene-before = Before the first round.
scene-round = Round { $round }. Protagonist: { $protagonist }.
scene-gauge-threat = Threat { $bar } { $now }, ends the game at { $end }. Acquire raises it, Attack lowers it.
scene-gauge-repair = Repair { $bar } { $now }, ends the game at { $end }. Repair lowers it, Attack raises it.
scene-gauge-countdown = Countdown { $bar } { $now }, ends the game at { $end }. Move lowers it, Search raises it; 1 less each round.
scene-last-round =
    { $count ->
        [0] Last round: { $threat }, { $repair }, { $countdown }.
       *[other] Last round: { $threat }, { $repair }, { $countdown }. Revealed: { $cards }.
    }
scene-turned = { $gauge } { $from } → { $to }
scene-unturned = { $gauge } { $to }
scene-whispers = The Whispers: everybody discards a card, face down. Six cards of the pile will turn the gauges.
scene-draft = The draft: { $players } still to choose.
scene-turn = Turn of { $character }, played by { $who }: Move { $move }, Search { $search }, Acquire { $acquire }, bonuses included.
scene-drive = { "  " }drives the { $vehicle } to: { $to }
scene-bonus = { "  " }others where { $character } is: { $by } { $type }
scene-location =
    { $top ->
        [0] { $location }: deck { $deck }. Here: { $pawns }.
       *[other] { $location }: deck { $deck }, of which { $top } on top looked at. Here: { $pawns }.
    }
scene-ways = { "  " }On foot from here, by Move needed: { $ways }
way = { $location } { $cost }
scene-vehicles = { "  " }Vehicles: { $vehicles }
scene-section =
    { $count ->
        [0] { "  " }{ $section }, enter for Move { $cost }.
       *[other] { "  " }{ $section }, enter for Move { $cost }. Markers: { $marks }.
    }
scene-use = { "    " }reveal { $cost }: { $text }
scene-known-places = { "  " }you know: { $cards }
scene-known-top = { "  " }somewhere among the cards looked at: { $cards }
at-depth = { $place }. { $card }
scene-controlled = { $order }. { $character }, played by { $who }: { $at }. Hand { $hand }.
scene-uncontrolled = { $order }. { $character }, played by nobody: { $at }. Equipment { $hand }.
scene-undecided = { $order }. { $character }: { $at }. Equipment { $hand }.
scene-negated = { "  " }ability negated this round
scene-played = { "  " }played: { $cards }
scene-known = { "  " }certainly there: { $cards }
scene-player = { $who }, Markers: { $markers }
scene-fewest = { "  " }* fewest: at the end the player becomes that Character, if nobody before has.
scene-piles = Whispers { $whispers }, Temple { $temple }, out of the game { $removed }.
scene-in-whispers = { "  " }certainly in the Whispers: { $cards }
scene-in-temple = { "  " }certainly in the Temple: { $cards }
scene-discards = { "  " }discarded this round: { $cards }
scene-revealed = Revealed: { $cards }
scene-goal = Your Goal ({ $who }): { $goal }. { $text }
scene-kept = You keep { $character }.
scene-chosen = You have chosen { $card }.
scene-hand = Your hand ({ $character }): { $cards }
scene-looked-at = You look at: { $cards }
scene-named = So far: { $cards }
scene-letters = In brackets: Move M, Search S, Acquire A, Repair R, Attack X; the value; whose Equipment or which deck the card comes from.
scene-identities = In this order everybody becomes the Character, of those still free, of whom they have the fewest Markers:
scene-was = { $who }: { $goal }, was { $character }.
scene-had-goal = { $who }: { $goal }.
scene-counts = { "  " }{ $character } counted for { $team }.
scene-repairs = Repair cards of the Astronauts: { $cards }; needed: { $needed }.
scene-fight = The Alien had { $acquire } Acquire and { $against } Attack; Threat { $threat }, Attack cards of the Astronauts: { $attack }.

prompt-draft = { $who }, which Character do you control this round?
prompt-target-negate = { $who }, whose ability do you negate this round?
prompt-target-look = { $who }, whose Equipment do you look at?
prompt-target-confiscate = { $who }, do you take a random card of a player in your Location, and give one back?
prompt-target-hand = { $who }, whose hand do you look at?
prompt-target-give = { $who }, do you give { $card } to somebody in your Location?
prompt-target-fetch = { $who }, do you move somebody to your Location?
prompt-target-forbid = { $who }, who cannot play Acquire cards this round?
prompt-target-possess = { $who }, who takes a Marker of your Character?
prompt-target-seduce = { $who }, of whose colour do you take a Marker?
prompt-target-scrap = { $who }, with whom do you swap a card?
prompt-target-bridge = { $who }, with whose Equipment do you trade a card?
prompt-from-hand-give-back = { $who }, which card do you give back?
prompt-from-hand-discard = { $who }, which card of your hand do you discard?
prompt-mark = { $who }, to whom do you give which Marker?
prompt-marks = { $who }, to whom do you give which two Markers?
prompt-reed = { $who }, does Reed return to the Hill?
prompt-play-move = { $who }, step I, Move: what do you play?
prompt-play-search = { $who }, step II, Search: what do you play?
prompt-play-acquire = { $who }, step III, Acquire: what do you play?
prompt-play-repair = { $who }, step IV, Repair: what do you play?
prompt-play-attack = { $who }, step V, Attack: what do you play?
prompt-redirect = { $who }, { $number } is not enough. Where do you drive instead?
prompt-ride = { $who }, does { $character } ride along? { $vehicle } to: { $to }.
prompt-walk = { $who }, Move { $number }: where do you go?
prompt-order = { $who }, in which order do the cards go back? The first lies on top ({ $deck }).
prompt-amount = { $who }, how many further cards do you take ({ $deck }), at most { $number }?
prompt-section = { $who }, do you use the Section ({ $section })?
prompt-reveal = { $who }, which cards do you reveal for it ({ $cost })? { $text }
prompt-deck-peek = { $who }, do you look at the top card of another deck?
prompt-deck-peek-discard = { $who }, at which deck do you look? You may discard its top card.
prompt-deck-peek-under = { $who }, at which deck do you look? Its top card may go to the bottom.
prompt-deck-search = { $who }, which deck do you search this turn?
prompt-deck-search-caves = { $who }, do you search the Caves this turn?
prompt-deck-draw = { $who }, from which deck do you draw?
prompt-peeked-discard = { $who }, do you discard the card ({ $deck })?
prompt-peeked-under = { $who }, does the card go to the bottom ({ $deck })?
prompt-colour-take = { $who }, which Marker do you take?
prompt-colour-return = { $who }, do you discard { $card } to return a Marker?
prompt-exchange-marker = { $who }, do you exchange a Marker?
prompt-turn-gauge-played = { $who }, do you discard { $card } to turn a gauge?
prompt-turn-gauge-at-end = { $who }, do you discard { $card } to turn a gauge?
prompt-turn-gauge-section = { $who }, which way does the gauge turn?
prompt-hatchet = { $who }, do you discard the top card ({ $deck })?
prompt-scrap = { $who }, which card do you give?
prompt-swap = { $who }, which card do you trade with { $character }?
prompt-cabins = { $who }, which of the cards do you discard?
prompt-temple = { $who }, which { $number } cards go to the Temple? The first is revealed first.
prompt-whisper = { $who }, which card do you whisper, face down?
prompt-identity = { $who }, who are you?
prompt-chance = A card is drawn.
prompt-over = The game is over.

do-draft = { $character }: { $text }
do-on-negate = Negate { $character }: { $text }
do-on-look = Look at the Equipment of { $character }
do-on-confiscate = Take a card from { $who } ({ $character })
do-on-hand = Look at the hand of { $character }
do-on-give = Give it to { $character }
do-on-fetch = Move { $character } here
do-on-forbid = { $character }
do-on-possess = { $who } ({ $character })
do-on-seduce = A Marker of { $character }
do-on-scrap = { $who } ({ $character })
do-on-bridge = { $character }
do-mark = { $to }: { $colour }
do-marks = { $to }: { $first } and { $second }
do-play = Play { $card }
do-play-text = Play { $card }: { $text }
do-drive = Drive the { $vehicle } to: { $to }
do-done-value = No more { $type } cards (value { $value })
do-done-step = No more { $type } cards
do-done-section = Do not use the Section
do-decline = No
do-go = Go to: { $to }
do-stay = Stay
do-ride = Ride along
do-walk = Walk to: { $to }
do-top = Number { $place } from the top: { $card }
do-under = To the bottom: { $card }
do-draw =
    { $count ->
        [0] None
        [one] One card
       *[other] { $count } cards
    }
do-use = { $text } (reveal { $cost })
do-reveal = Reveal { $card } ({ $place } of { $count })
do-deck-peek = { $deck }
do-deck-peek-discard = { $deck }
do-deck-peek-under = { $deck }
do-deck-search = { $deck }
do-deck-search-caves = { $deck }
do-deck-draw = { $deck }
do-keep = Leave { $card } on top
do-discard = Discard { $card }
do-discard-top = Discard the top card
do-bottom = Put { $card } on the bottom
do-colour-take = { $colour }
do-colour-return = Discard the card, return { $colour }
do-exchange = { $own } for { $other }
do-give = Give { $card }
do-give-up = Discard { $card }
do-take-swap = Take { $card }
do-take-cabins = Discard { $card }
do-take-temple = { $card }
do-turn = { $gauge } from { $from } to { $to }
do-whisper = Whisper { $card }
do-be = { $character }
to-player = To { $to }
first-marker = First { $colour }
give-marker = Return { $colour }

refused-not-yours = It is not your decision.
refused-not-now = That cannot be done now.
refused-not-in-pack = That Character is not among your cards.
refused-mandatory = This must be done.
refused-not-to-negate = Only another controlled Character can be negated.
refused-not-uncontrolled = Only a Character whom nobody controls.
refused-not-to-seduce = Only a Character in your Location with Markers in the pool.
refused-not-a-target = That cannot be chosen.
refused-not-in-hand = You do not have that card in your hand.
refused-not-yourself = Another player gets the Marker.
refused-no-marker-left = The pool has no such Marker.
refused-not-on-your-sheet = Your sheet has no such Marker.
refused-only-to-the-hill = Reed returns to the Hill only.
refused-not-this-step = That card belongs to another step.
refused-forbidden = Cards of this type cannot be played now.
refused-spacesuit = The Spacesuit is the only Move card of a turn.
refused-declared = The drive is already declared.
refused-too-late-to-drive = A drive is declared before the Move cards.
refused-no-vehicle = That Vehicle is not in your Location.
refused-too-far = The Move value does not pay for that.
refused-caves-on-foot = The Caves are reached in a Vehicle only.
refused-not-there = That is not the way there.
refused-robot-in-section = The Robot enters no Section.
refused-own-marker = The Section has a Marker of this Character.
refused-not-looked-at = That is not one of the cards you look at.
refused-not-under = No more cards may go to the bottom.
refused-not-for-this-card = The card you played does not allow that.
refused-too-many = The Acquire value does not allow so many.
refused-not-this-section = That effect is not possible here.
refused-cannot-pay = Your hand cannot pay for it.
refused-not-that-cost = That card does not pay for it.
refused-empty-deck = The deck is exhausted.
refused-not-this-deck = Not that deck.
refused-not-this-gauge = Not that gauge.
refused-not-the-fewest = You are a Character of which you have the fewest Markers.

told-dealt = { $who } has the Goal { $goal }.
told-first = { $who } is the Protagonist.
told-round = Round { $round } begins.
told-blind = { $who } draws a Character card face down.
told-blind-own = { $who } draws { $character } face down.
told-handed = { $who } is handed: { $characters }.
told-kept = { $who } keeps a Character card.
told-kept-own = { $who } keeps { $character }.
told-controls = { $who } controls { $character }.
told-uncontrolled = Nobody controls { $character }.
told-marker-taken = { $who } takes a Marker: { $colour }.
told-marker-given = { $who } gives { $to } a Marker: { $colour }.
told-marker-returned = { $who } returns a Marker: { $colour }.
told-turn = { $character } acts, played by { $who }.
told-turn-alone = { $character } acts alone. { $text }
told-bonus = Others where { $character } is have { $by } { $type } this round.
told-protagonist = { $who } has the Protagonist card now.
told-negated = The ability of { $character } is negated this round.
told-skipped = { $character } has no ability this round.
told-looked-taken = { $who } takes the Equipment of { $character } into hand.
told-looked-taken-own = { $who } takes the Equipment of { $character } into hand: { $cards }.
told-looked-equipment = { $who } looks at the Equipment of { $character }.
told-looked-equipment-own = { $who } looks at the Equipment of { $character }: { $cards }.
told-looked-hand = { $who } looks at the hand of { $character }.
told-looked-hand-own = { $who } looks at the hand of { $character }: { $cards }.
told-searched =
    { $count ->
        [one] { $who } looks at the top card of the { $deck } deck.
       *[other] { $who } looks at the top { $count } cards of the { $deck } deck.
    }
told-searched-own = { $who } looks at the { $deck } deck, from the top: { $cards }.
told-put-back =
    { $under ->
        [0] { $who } puts { $count } cards back on the { $deck } deck.
       *[other] { $who } puts { $count } cards back into the { $deck } deck, { $under } of them to the bottom.
    }
told-put-back-own =
    { $under ->
        [0] { $who } puts back on the { $deck } deck, from the top: { $cards }.
       *[other] { $who } puts back on the { $deck } deck, from the top: { $cards }; to the bottom: { $below }.
    }
told-put-under-own = { $who } puts to the bottom of the { $deck } deck: { $below }.
told-takes =
    { $count ->
        [0] { $who } takes no further card.
        [one] { $who } takes one further card from the { $deck } deck.
       *[other] { $who } takes { $count } further cards from the { $deck } deck.
    }
told-drew = { $who } draws a card from the { $deck } deck.
told-drew-own = { $who } draws { $card } from the { $deck } deck.
told-passed = A card goes from { $who } to { $to }.
told-passed-own = { $card } goes from { $who } to { $to }.
told-swapped = { $who } trades a card with the Equipment of { $character }.
told-swapped-own = { $who } gives { $given } to the Equipment of { $character } and takes { $taken }.
told-played = { $who } plays { $card }.
told-played-text = { $who } plays { $card }: { $text }
told-forbidden = { $character } cannot play { $type } cards this turn.
told-forbidden-round = { $character } cannot play { $type } cards this round.
told-discarded = { $who } discards { $card }.
told-discarded-top = { $card } is discarded from the { $deck } deck.
told-gave = { $who } gives { $card } to { $to }.
told-searches-at = { $who } searches here: { $deck }.
told-chose-deck = { $who } chooses a deck: { $deck }.
told-confiscates = { $who } takes a card from the player of { $character }.
told-declared = { $who } wants to drive the { $vehicle } to: { $to }.
told-redirected = { $who } has { $value } and drives to: { $to }.
told-stuck = { $who } has { $value }, too little; the Vehicle stays.
told-rides = { $character } rides along ({ $who }).
told-stays = { $character } stays ({ $who }).
told-drove = The { $vehicle } goes to: { $to }. Aboard: { $aboard }.
told-moved = { $character } goes to: { $to }.
told-appeared = The { $vehicle } appears: { $at }.
told-used = { $who } uses the { $section } and reveals { $cards }. { $text }
told-marked = A Marker of { $character } lies on the { $section }.
told-threat-advanced = Threat rises from { $from } to { $to }.
told-threat-back = Threat falls from { $from } to { $to }.
told-repair-advanced = Repair advances from { $from } to { $to }.
told-repair-back = Repair is set back from { $from } to { $to }.
told-countdown-advanced = Countdown runs from { $from } to { $to }.
told-countdown-back = Countdown is set back from { $from } to { $to }.
told-looked-at-whispers = { $who } looks through the Whispers pile.
told-looked-at-whispers-own = { $who } looks through the Whispers pile: { $cards }.
told-stacked = { $who } puts { $count } cards on the Temple pile.
told-stacked-own = { $who } puts on the Temple pile, the first on top: { $cards }.
told-whispered = { $who } whispers a card.
told-whispered-own = { $who } whispers { $card }.
told-chose = { $who } has chosen a card.
told-chose-own = { $who } has chosen { $card }.
told-revealed = Revealed: { $card }.
told-revealed-temple = Revealed from the Temple: { $card }.
told-time-passes =
    { $exhausted ->
        [0] Time passes.
        [one] Time passes; one deck is exhausted.
       *[other] Time passes; { $exhausted } decks are exhausted.
    }
told-round-over = Round { $round } is over: Threat { $threat }, Repair { $repair }, Countdown { $countdown }.
told-ends-threat = The Threat is complete: the game ends.
told-ends-repair = The shuttle is repaired: the game ends.
told-ends-countdown = Time has run out: the game ends.
told-goal = { $who } had the Goal { $goal }.
told-is = { $who } is { $character }.
told-counts = { $character } counts for { $team }.
told-equipment = Equipment of { $character }: { $cards }.
told-repairs = Repair cards of the Astronauts: { $cards }; needed: { $needed }.
told-fights = Attack cards of the Astronauts: { $attack }, against a Threat of { $threat }.
told-won-alien = The Alien wins.
told-won-astronauts = The Astronauts win.
told-won-guardian = The Guardian wins.
