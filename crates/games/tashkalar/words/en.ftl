about = Place stones on an arena until they form the patterns of your cards, and summon beings that strike, move and grow. Two to four players, 30 to 90 minutes.
option-form = Form
option-form-high = High Form: tasks and legends
option-form-duel = Deathmatch Duel: points for kills
option-form-melee = Deathmatch Melee: each for himself
option-school_selection = Schools
option-school_selection-pick = picked in turn
option-school_selection-random = dealt at random
chart-score = Score
chart-pieces = Pieces on the arena

verdict-points = A side has enough points.
verdict-deck = A deck has run out.
verdict-idle = Nothing has happened for ten rounds.
verdict-conceded = One side conceded.

nothing = nothing
name = { $who }
more = { $first }, { $rest }
and = { $first } and { $rest }
side = { $who } ({ $letter })
piece-common = common piece of { $side }
piece-heroic = heroic piece of { $side }
piece-legendary = legendary piece of { $side }
short-common = common piece ({ $letter })
short-heroic = heroic piece ({ $letter })
short-legendary = legendary piece ({ $letter })
sentences = { $first } { $rest }
named-text = { $card }: { $text }
text-both = { $text } { $later }
text-freeze = Freeze effect: { $text }
text-flare = Behind by { $upper } upgraded pieces: { $upper-text } Behind by { $lower } pieces in all: { $lower-text }
a-flare = your flare
extra-being = school card
extra-legend = legend
extra-flare = flare
direction-n = up
direction-ne = up and right
direction-e = right
direction-se = down and right
direction-s = down
direction-sw = down and left
direction-w = left
direction-nw = up and left

scene-opening-high = High Form is about to begin.
scene-opening-duel = Deathmatch Duel is about to begin.
scene-opening-melee = Deathmatch Melee is about to begin.
scene-turn = Turn { $turn }: { $who }. Actions left: { $actions }.
scene-extra-turn = Turn { $turn }, an extra one: { $who }. Actions left: { $actions }.
scene-passed = { $who } has control.
scene-enemy-counts = In the next pattern one enemy piece may count as yours.
scene-ending = { $reason } Turns left: { $turns }.
scene-legend = Small letter: common, capital: heroic, with a star: legendary. [ ] red square, ( ) green square.
scene-side = { $letter } { $names }: score { $score }. On the arena { $pieces } ({ $upgraded } upgraded), in supply { $small } and { $legendary } legendary.
scene-colour = { $letter } { $points }
scene-colours = { "  " }points by colour: { $points }; may still improvise with: { $marks }
scene-tally = { "  " }lost this turn: { $common } common, { $heroic } heroic, { $legendary } legendary
scene-no-school = { $who } has no school yet.
scene-player = { $who } ({ $letter }), { $school }: in hand: beings { $beings }, legends { $legends }, flares { $flares }; deck { $deck }, discards { $discard }.
scene-deck = { $deck }
scene-deck-teams = { $deck } ({ $left } until the end)
scene-stored = { "  " }stored: { $card }. { $text }
scene-slowed = { "  " }{ $who } has one action less in the next turn.
scene-claimed = { "  " }claimed tasks: { $tasks }
scene-played = Discarded legends and flares: { $cards }
scene-discard = { "  " }known discards: { $cards }
scene-task = Task { $task } ({ $points }): { $text }
scene-task-fulfilled = Task { $task } ({ $points }), fulfilled now: { $text }
scene-task-next = Next task { $task } ({ $points }): { $text }
scene-hand = Hand of { $who } (c own piece, h heroic or higher, x where the being appears, X there must be a piece of yours, H a heroic one, + marked):
scene-card = { $place } { $card }
printed-common = { $card }, common. { $text }
printed-heroic = { $card }, heroic. { $text }
printed-legendary = { $card }, legendary. { $text }
printed-task = Task { $task } ({ $points }): { $text }
scene-directions = { "  " }shown directions: { $directions }
printed-flare = { $card }. { $text }

prompt-school = { $who }, which school do you play?
prompt-start = { $who }, where do the first pieces stand?
prompt-hub =
    { $actions ->
        [0] { $who }, no action is left. End the turn?
        [one] { $who }, you have { $actions } action left.
       *[other] { $who }, you have { $actions } actions left.
    }
prompt-hub-passed = { $who }, { $turn } has handed you control: place common pieces, then end the turn. Actions left: { $actions }.
prompt-put-lifted = { $who }, where does the piece go?
prompt-returning = { $who }, which other cards do you put under their decks?
prompt-improvise = { $who }, with a piece of which colour do you improvise?
prompt-lift-to-summon = { $who }, your supply is empty: which piece do you pick up for the being?
prompt-legend-colour = { $who }, in which colour does the legend score?
prompt-store = { $who }, which freeze effect do you keep?
prompt-alternative = { $who }, choose one. { $effect }
prompt-target = { $who }, which piece or square? { $effect }
prompt-moves = { $who }, which piece moves where? { $effect }
prompt-aim = { $who }, in which direction? { $effect }
prompt-group = { $who }, which piece belongs to the group? { $effect }
prompt-from-pile = { $who }, which card of your discard pile? { $effect }
prompt-colour = { $who }, which enemy colour? { $effect }
prompt-claim = { $who }, do you claim a task?
prompt-odd-common = { $who }, in which colour does the odd common piece score?
prompt-chance = A card is drawn.
prompt-over = The game is over.

do-school = Play { $school }: { $about }
about-northern = many moves for your other pieces and shots along a line; both Empires have the same cards
about-southern = many moves for your other pieces and shots along a line; both Empires have the same cards
about-highland = beings that charge far or destroy all around them; some gain from red or green squares
about-sylvan = enemy pieces become yours, your own grow and spread; long leaps
about-everfrost = some effects are kept on ice and used later without an action
about-nethervoid = much happens around one piece of yours, the Gateway; strong demons that have their price
about-etherweave = the effect of a card now and its being later, or you lose points; swaps and copies
do-put = A piece of { $side } on { $square }
do-place = Place on { $square }
do-lift = Pick up the piece on { $square }
do-summon = Summon { $card } on { $square }
do-summon-with = { $summon }, with { $squares }
do-summon-yellow = { $summon }; the yellow side is { $squares }
do-summon-foreign = { $summon }; counts the enemy piece on { $squares }, once only
do-and-destroy = { $move } and destroy the { $piece }
do-discard = Discard { $card }
do-return = Return { $card }
do-done = Nothing more
do-done-group = The group is complete
do-flare = Invoke { $card } against { $side }
do-thaw = Use { $card }
do-hand-over = Hand control to your teammate (cannot be taken back)
do-end = End the turn
do-side = { $side }
do-keep = Keep { $card }: { $text }
do-claim = Claim { $task } ({ $points })
do-claim-nothing = Claim nothing
do-at-piece = { $square }: { $piece }
do-at-empty = { $square }
do-step = Move { $from } to { $to }
do-leap = Leap from { $from } to { $to }
do-take = Take { $card }
do-drop = Discard it
do-skip = Skip
group-place = Place a common piece
group-lift = Pick up a piece of yours
group-summon = Summon a being
group-discard = Discard a school card
group-move = Move a piece
group-square = Choose a piece or square
group-put = Put a piece on its start
row = Row { $row }
to-row = { $square } to row { $row }
group-free = Costs no action
group-team = Your teammate
on-square = on { $square }

alternative-hig-war-drummer-1 = One combat move
alternative-hig-war-drummer-2 = Up to two standard moves
alternative-hig-legend-slayer-1 = Destroy a legendary piece
alternative-hig-legend-slayer-2 = Destroy up to two common or heroic pieces
alternative-syl-unicorn-1 = A combat move
alternative-syl-unicorn-2 = Gain an action
alternative-leg-fire-elemental-1 = Adjacent common and heroic enemies
alternative-leg-fire-elemental-2 = Common enemies within distance 2
alternative-leg-leviathan-1 = Up to three upgraded pieces lose a rank
alternative-leg-leviathan-2 = Up to four common pieces are destroyed
alternative-leg-storm-elemental-1 = A common piece, up to five moves
alternative-leg-storm-elemental-2 = A heroic piece, up to three moves
alternative-leg-storm-elemental-3 = A legendary piece, one move
alternative-fla-03-later-1 = One combat move
alternative-fla-03-later-2 = Up to two standard moves
alternative-fla-06-later-1 = Place a common piece
alternative-fla-06-later-2 = Take over a common enemy
alternative-fla-07-1 = One standard move
alternative-fla-07-2 = Upgrade a common piece
alternative-fla-08-1 = Place a common piece
alternative-fla-08-2 = Upgrade a common piece

told-picks = { $who } picks a school.
told-school = { $who } plays { $school }.
told-begins = { $who } plays first.
told-task-up = Task: { $task }.
told-task-aside = { $task } is set aside.
told-task-moved-up = { $task } takes its place.
told-task-next = Next task: { $task }.
told-task-under = { $task } goes under the deck.
told-put = { $who } puts a { $piece } on { $square }.
told-turn =
    { $actions ->
        [one] { $who } has { $actions } action.
       *[other] { $who } has { $actions } actions.
    }
told-extra-turn-begins =
    { $actions ->
        [one] { $who } plays an extra turn with { $actions } action.
       *[other] { $who } plays an extra turn with { $actions } actions.
    }
told-placed = { $who } puts a { $piece } on { $square }.
told-lifted = { $who } picks up the { $piece } on { $square }.
told-summoned = { $who } summons { $card } on { $square }.
told-improvised = { $who } improvises with a piece of { $side }.
told-moved = { $who } moves { $from } to { $to }.
told-leapt = { $who } leaps from { $from } to { $to }.
told-destroyed = The { $piece } on { $square } is destroyed.
told-removed = A piece of { $side } leaves the game.
told-upgraded = { $square }: now a { $piece }.
told-downgraded = { $square }: now a { $piece }.
told-converted = { $square }: now a { $piece }.
told-named = { $who } names { $square }.
told-aimed = { $who } aims { $direction }.
told-chose = { $who } chooses, { $card }: { $choice }.
told-gained =
    { $actions ->
        [one] { $who } gains an action.
       *[other] { $who } gains { $actions } actions.
    }
told-impossible = { $card }: a part cannot be done.
told-extra-card = { $who } will draw one more { $kind }.
told-extra-turn = { $who } will play an extra turn.
told-enemy-counts = { $who } may count an enemy piece in the next pattern.
told-slowed = { $who } will have one action less.
told-fetched = { $who } takes { $card } from the discard pile.
told-stored = { $who } stores { $card }.
told-unused = { $who } discards { $card } unused.
told-thawed = { $who } uses the freeze effect of { $card }.
told-flare = { $who } invokes { $card } against { $side }.
told-points =
    { $points ->
        [one] { $side } scores { $points } point.
       *[other] { $side } scores { $points } points.
    }
told-points-in =
    { $points ->
        [one] { $side } scores { $points } point in the colour of { $colour }.
       *[other] { $side } scores { $points } points in the colour of { $colour }.
    }
told-claimed = { $who } claims { $task }.
told-reshuffled-being = The discards are shuffled.
told-reshuffled-legend = The legends are shuffled anew.
told-reshuffled-flare = The flares are shuffled anew.
told-ends = { $reason } Everybody has one more turn.
told-passed = { $who } hands control to { $to }.
told-drew = { $who } draws { $card }.
told-drew-being = { $who } draws a school card.
told-drew-legend = { $who } draws a legend.
told-drew-flare = { $who } draws a flare.
told-discarded = { $who } discards { $card }.
told-discarded-being = { $who } discards a school card.
told-discarded-legend = { $who } discards a legend.
told-discarded-flare = { $who } discards a flare.
told-returned = { $who } returns { $card }.
told-returned-being = { $who } returns a school card.
told-returned-legend = { $who } returns a legend.
told-returned-flare = { $who } returns a flare.
told-took-back = { $who } puts { $card } from the discard pile on the deck.
told-took-back-a-card = { $who } puts a card from the discard pile on the deck.
told-handed = { $who } hands { $card } to { $to }.
told-handed-a-legend = { $who } hands a legend to { $to }.

refused-not-yours = Somebody else decides now.
refused-not-now = This cannot be done now.
refused-school-taken = Somebody has this school already.
refused-not-a-start-square = This piece does not start there.
refused-no-action-left = No action is left.
refused-actions-left = All actions must be used before the turn ends.
refused-must-summon = A summoning must come next.
refused-control-passed = After control was passed only common pieces are placed.
refused-occupied = The square is not empty.
refused-no-piece-left = Your supply is empty: pick up a piece first.
refused-pieces-left = Pieces are picked up only when the supply is empty.
refused-not-in-hand = This card is not in your hand.
refused-no-pattern = Your pieces do not form the pattern there.
refused-higher-rank = A piece of higher rank stands on the summoning square.
refused-nothing-to-spare = Your supply is empty, and no other piece can be picked up.
refused-same-placement = Another way to lay the pattern comes to the same and is offered.
refused-not-a-school-card = Only a school card can be discarded.
refused-discarded-already = There is one discard action in a turn.
refused-not-behind = You are not far enough behind for this flare.
refused-nothing-stored = You have no stored freeze effect.
refused-nothing-to-summon = There is nothing to summon with it now.
refused-no-teammate = There is nobody to hand control to.
refused-not-that-side = This side cannot be chosen.
refused-not-to-be-lifted = This piece cannot be picked up: the pattern needs it, or it is of another kind.
refused-not-to-be-stored = Choose between the stored effect and the new one.
refused-not-during-an-action = A freeze effect cannot be used while an action is carried out.
refused-not-a-target = The effect does not reach this.
refused-mandatory = This part of the effect must be done.
refused-not-a-direction = The card does not show this direction.
refused-not-possible = This alternative cannot be performed.
refused-not-connected = The pieces of the group must touch each other.
refused-not-a-mover = This piece does not move.
refused-not-adjacent = A move goes to an adjacent square, in a direction that the card allows.
refused-too-high-for-standard = A standard move destroys only pieces of lower rank.
refused-too-high-for-combat = A combat move destroys only pieces of the same or lower rank.
refused-no-freeze-effect = This card has no freeze effect.
refused-not-in-pile = This card is not in your discard pile.
refused-not-fulfilled = The task is not fulfilled.
refused-not-a-current-task = This is not one of the current tasks.

scene-possessed = The next pattern is matched with pieces of { $side }.
scene-gateway = The Gateway stands on { $square }.
alternative-net-gate-keeper-1 = Upgrade a common piece
alternative-net-gate-keeper-2 = Place a common piece
told-gateway-lost = The Gateway on { $square } is lost.
told-wasted = { $who } loses an action.
told-gateway = The piece on { $square } is the Gateway.
told-possessed = { $who } matches the next pattern with pieces of { $side }.
told-went-under = { $card } goes under the deck of { $who }.
option-schools = Which schools
option-schools-core = the five of the core
option-schools-all = all
scene-pending = { "  " }pending: { $card }
scene-empty-counts = In the next pattern two empty squares may count as common pieces.
scene-on-merchant = On Merchant of Time: { $piece }.
scene-gateway-on-merchant = On Merchant of Time: { $piece }, the Gateway once it comes back.
prompt-drop = { $who }, do you discard it? { $effect }
prompt-from-hand = { $who }, which card do you discard? { $effect }
prompt-twin = { $who }, which piece? It needs the other Twin in your discard pile. { $effect }
do-warp = Warp { $card }
text-warp = Warp effect: { $text }
alternative-eth-warpmaster-1 = Take the pending being back
alternative-eth-warpmaster-2 = A standard move
alternative-eth-eternal-emperor-1 = Place a common piece
alternative-eth-eternal-emperor-2 = Move a piece
alternative-eth-eternal-emperor-later-1 = Place a common piece
alternative-eth-eternal-emperor-later-2 = Move a piece
alternative-eth-ziggurat-sentinel-1 = Copy a warp effect of your discard pile
alternative-eth-ziggurat-sentinel-2 = Up to three combat moves
alternative-eth-iris-of-eternity-1 = Destroy a legendary piece
alternative-eth-iris-of-eternity-2 = Make the Iris legendary
told-swapped = The pieces on { $one } and { $other } change places.
told-warped = { $who } warps { $card }.
told-discarded-pending = { $who } discards the pending { $card }.
told-took-pending-back = { $who } takes { $card } back.
told-copied = { $who } copies the warp effect of { $card }.
told-put-on-merchant = The { $piece } on { $square } is put on Merchant of Time.
told-twin-shown = { $card } lies in the discard pile of { $who }.
told-counts-once-more = For { $who } destroyed enemy pieces count once more in this turn.
told-empty-counts = { $who } may count two empty squares in the next pattern.
refused-pending = The pending being can be neither discarded nor returned.
refused-no-warp-effect = This card has no warp effect.
refused-pending-already = A being of yours is pending already.
refused-first-turn = Nothing is warped in one's first turn.
