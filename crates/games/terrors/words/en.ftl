about = A duel of two Overlords: build a deck, chain Monsters into Hordes, and bring the other's life to nothing. About 30 minutes.
option-mode = Influence cards
option-mode-standard = each picks two of four
option-mode-beginner = the two for first games
option-overlords = Overlords
option-overlords-choice = chosen in turn
option-overlords-random = dealt at random
chart-life = Life

verdict-life = The loser's Overlord has no life left.
verdict-daybreak = Day breaks: the last round is over, and more life wins.
verdict-draw = Day breaks: the last round is over, and both have the same life.
verdict-conceded = One side conceded.
points = { $points } life

nothing = nothing
more = { $first }, { $rest }
or = { $first } / { $rest }
chain = { $first } – { $rest }
sentences = { $first }. { $rest }
and = { $first } and { $rest }
and-then = { $first }, then { $rest }
acolyte = { $name } ({ $faction })
numbered = { $card } no. { $id }
marked = { $card } [{ $marks }]
mark-joined = was in a Horde
mark-first-ability = first Horde ability used
mark-second-ability = second Horde ability used
mark-relic-used = used as a Relic
card-with-text = { $card } ({ $text })

faction-undead = Undead
faction-spirit = Spirits
faction-mortal = Mortals
faction-beast = Beasts
monster-of-undead = an Undead
monster-of-spirit = a Spirit
monster-of-mortal = a Mortal
monster-of-beast = a Beast
each-undead = each Undead Monster
each-spirit = each Spirit Monster
each-mortal = each Mortal Monster
each-beast = each Beast Monster
good-coin = Coins
good-power = Power
good-regen = Regeneration
good-life = life

do-coin =
    { $n ->
        [one] { $n } Coin
       *[other] { $n } Coins
    }
do-power = { $n } Power
do-regen = { $n } Regeneration
do-life = { $n } life
do-gain-life = +{ $n } life
price-coin =
    { $n ->
        [one] { $n } Coin
       *[other] { $n } Coins
    }
price-power = { $n } Power
do-armour = Armour { $n }
do-draw = DRAW { $n }
do-curse = CURSE
do-frenzy = FRENZY
do-sacrifice = SACRIFICE
do-sacrifice-from-hand = SACRIFICE a card from your hand
do-command = COMMAND
do-summon = SUMMON
do-destroy = DESTROY
do-rally = RALLY
do-haunt = HAUNT
do-haunt-one = HAUNT for one of your Monsters
do-look = LOOK at the top card of your deck; you may discard it
do-per-highest-cost = { $good } equal to the highest cost among your Monsters in play
do-per-factions = { $one } for each different faction among your Monsters in play
do-per-monsters = { $one } for { $each } you have in play
do-may = You may: { $then }
do-may-pay-life = You may pay { $n } life; if you do: { $then }
do-may-destroy-this = You may DESTROY this Relic; if you do: { $then }
do-convert = Until the end of this Action Phase you may CONVERT Power into Coins
do-blood-call = REVEAL the top card of your deck; a Monster is played at once
do-relic-hunter = Activate one of your Relics, used or not
do-ringmasters-whip =
    { $n ->
        [one] You may pay { $n } Coin; if you do, activate an unused Horde ability of one of your Monsters
       *[other] You may pay { $n } Coins; if you do, activate an unused Horde ability of one of your Monsters
    }
horde-box = Horde: { $abilities }
if-in-play = If you have { $monster } in play: { $then }
when-first-play = The first time each turn you play { $monster }: { $then }
when-each-play = Each time you play { $monster }: { $then }
when-first-curse = The first time each turn you CURSE: { $then }
when-each-curse = Each time you CURSE: { $then }
when-first-sacrifice = The first time each turn you SACRIFICE a card: { $then }
when-each-sacrifice = Each time you SACRIFICE a card: { $then }
when-first-horde = The first time each turn you create or extend a Horde: { $then }
when-each-horde = Each time you create or extend a Horde: { $then }
ability-draw-and-discard = Once per turn: DRAW 1, then discard a card
ability-hunt = Once per turn: buy a Street Monster that costs at most { $most } with Coins, Power or both
ability-claim = Once per turn: buy a Monster as if it had SUMMON
ability-sacrifice-from-hand = Once per turn: SACRIFICE a card from your hand

keyword-draw = DRAW: draw that many cards from your deck.
keyword-curse = CURSE: your opponent loses 2 life or discards a card. Armour does not help.
keyword-frenzy = FRENZY: gain 2 Coins or 2 Power.
keyword-sacrifice = SACRIFICE: remove one of your cards in play from the game and gain 1 Regeneration. You must if you can.
keyword-command = COMMAND: take a Monster that costs less than 4 back from your discard pile into your hand.
keyword-summon = SUMMON: when you buy this card you may put it on top of your deck.
keyword-destroy = DESTROY: put a card in play on its owner's discard pile, or remove a Street card from the game.
keyword-rally = RALLY: draw one more card at the end of this turn.
keyword-haunt = HAUNT: this Monster stays for your next turn and can be activated once more.
keyword-armour = Armour: takes that much damage in each turn of your opponent.
keyword-coin = Coins buy cards.
keyword-power = Power attacks the other Overlord.
keyword-regen = Regeneration is spent to heal your Overlord.
keyword-horde = Horde: when you create or extend a Horde with this Monster in it, you activate one Horde ability of the Horde; each at most once per turn.

scene-opening = Before the first turn
scene-round = Round { $round } of { $rounds } · the turn of { $who }
scene-won = { $who } has won.
scene-drawn = A draw.
scene-no-overlord = { $who } has no Overlord yet.
scene-player = { $who } · { $overlord } · life { $life } of { $max } · Armour { $armour } · hand { $hand } · deck { $deck } · discard pile { $discard } · Rally tokens { $rally }
scene-relics = { "  " }Relics: { $cards }
scene-loose = { "  " }In play: { $cards }
scene-horde = { "  " }Horde: { $cards }
scene-card = { $id } { $card }
scene-card-haunt = { $id } { $card } [HAUNT]
scene-card-banish = { $id } { $card } [Banish]
scene-relic-used = { $id } { $card } [used]
scene-piles = Market { $market } · Acolytes { $acolytes }, { $cost } Coins each · Street:
scene-street = { "  " }{ $place } { $card }, costs { $cost }: { $text }
scene-street-empty = { "  " }{ $place } –
scene-hand =
    { $hidden ->
        [0] Hand of { $who }: { $cards }
       *[other] Hand of { $who }: { $cards }, and { $hidden } unknown
    }
pool = Pool: { $pool }

prompt-chance = The cards decide.
prompt-overlord = Choose your Overlord.
prompt-influence = Pick two Influence cards for your deck.
prompt-action =
    { $cards ->
        [0] Spend what you have: buy, attack, form Hordes; then pass.
        [one] Play your card, or keep it by passing: it goes on top of your deck.
       *[other] Play cards from your hand, form Hordes, buy and attack. You may pass with at most one card in hand.
    }
prompt-summon = Where does { $card } go?
prompt-replace = { $card } needs a place: which Relic leaves the game?
prompt-horde = You may activate one Horde ability of this Horde.
prompt-horde-must = Activate one Horde ability of this Horde.
prompt-curse = You are cursed: lose life, or discard a card.
prompt-frenzy = FRENZY: Coins or Power?
prompt-destroy = DESTROY: choose a card in play or on the Street.
prompt-sacrifice = SACRIFICE: choose one of your cards in play; it leaves the game.
prompt-sacrifice-from-hand = SACRIFICE: choose a card of your hand; it leaves the game.
prompt-command = COMMAND: choose a Monster to take back into your hand.
prompt-discard = Discard a card of your hand.
prompt-haunt-one = Choose a Monster to gain HAUNT.
prompt-look = You looked at the top card of your deck: leave it or discard it.
prompt-relic-hunter = Choose a Relic to activate.
prompt-whip = Pay for a Horde ability of one of your Monsters, or not.
prompt-may = { $card }: you may: { $then }
prompt-may-pay-life = { $card }: you may pay { $n } life; if you do: { $then }
prompt-may-destroy-this = { $card }: you may DESTROY this Relic; if you do: { $then }
prompt-trigger = Several abilities wait: which comes next?
prompt-over = It is over.

group-play = Play
group-buy = Buy
group-attack = Attack
group-horde = Horde
group-activate = Activate
group-overlord = Overlord
group-regenerate = Regenerate
group-convert = Convert

label-overlord = { $card }: { $faction }, { $life } life. { $text }
label-influences = { $cards }
label-play = Play { $card }: { $text }
label-buy = Buy { $card } for { $price }: { $text }
label-buy-acolyte = Buy an Acolyte for { $price }
label-attack = Attack with { $power }: { $who } loses { $damage } life
label-attack-armour = Attack with { $power }: Armour takes { $absorbed }, { $who } loses { $damage } life
label-horde = Horde: { $left } – { $right }
label-extend = Add { $card } to the Horde beside { $end }
label-relic = Activate { $card }: { $text }
label-use-overlord = Methuselah: draw a card, then discard one
label-hunt = With { $overlord }, buy { $card } for { $price }: { $text }
label-claim = Claim { $card } for { $price } with SUMMON: { $text }
label-claim-acolyte = Claim an Acolyte for { $price } with SUMMON
label-haunt = Activate { $card } again: { $text }
label-regenerate = Regenerate { $life }
label-convert =
    { $power ->
        [one] Turn { $power } Power into a Coin
       *[other] Turn { $power } Power into Coins
    }
label-pass = Pass
label-pass-keep = Pass; { $card } goes on top of your deck
label-take = { $what }
label-lose = Lose { $life } life
label-discard = Discard { $card }
label-destroy = Destroy { $who }'s { $card }
label-destroy-street = Remove { $card } from the Street
label-sacrifice = Sacrifice { $card }
label-sacrifice-from-hand = Sacrifice { $card } from your hand
label-command = Take { $card } back
label-top = { $card } on top of your deck
label-pile = { $card } on your discard pile
label-discard-top = Discard { $card }
label-leave = Leave { $card } on top
label-replace = Remove { $card } from the game
label-ability = { $card }: { $text }
label-bind = { $card } gains HAUNT
label-trigger = { $card }: { $text }
label-yes-may = Yes
label-yes-may-pay-life = Yes, pay { $n } life
label-yes-may-destroy-this = Yes, DESTROY { $card }
label-no-horde = No Horde ability
label-no-whip = Pay nothing
label-no-may = No

told-first = { $who } begins.
told-overlord = { $who } is { $card }.
told-influences = { $who } has the Influence cards { $cards }.
told-laid = { $card } comes to the Street.
told-turn = Round { $round }: the turn of { $who }.
told-drawn = { $who } draws { $card }.
told-drawn-hidden = { $who } draws a card.
told-shuffled =
    { $cards ->
        [one] { $who } shuffles the discard pile, { $cards } card, into a new deck.
       *[other] { $who } shuffles the discard pile, { $cards } cards, into a new deck.
    }
told-played = { $who } plays { $card }.
told-gained = { $card }: { $what }.
told-sacrifice-gives = SACRIFICE: { $what }.
told-no-condition = The condition of { $card } is not met.
told-relic-used = { $who } activates { $card }.
told-overlord-used = { $who } uses the ability of { $card }.
told-haunt-used = { $who } activates { $card } again.
told-bought = { $who } buys { $card } for { $price }.
told-piled = { $card } goes to the discard pile of { $who }.
told-topped = { $card } goes on top of the deck of { $who }.
told-relic-placed = { $card } is in the Relic zone of { $who }.
told-relic-removed = { $who }'s { $card } leaves the game to make room.
told-attacked = { $who } attacks with { $power } Power.
told-attacked-armour = { $who } attacks with { $power } Power; Armour takes { $absorbed }.
told-life-lost = { $who } loses { $life } life and has { $left }.
told-life-gained = { $who } gains { $life } life and has { $left }.
told-horde-created = { $who } forms a Horde: { $left } – { $right }.
told-horde-extended = { $who } adds { $card } to the Horde, beside { $end }.
told-horde-ability = Horde ability of { $card }: { $text }.
told-no-horde-ability = { $who } activates no Horde ability.
told-triggered = { $who }'s { $card } triggers: { $text }.
told-cursed = { $who } makes a CURSE.
told-discarded = { $who } discards { $card }.
told-frenzy = FRENZY: { $who } takes { $what }.
told-sacrificed = { $who } sacrifices { $card }.
told-commanded = { $who } takes { $card } back from the discard pile.
told-destroyed = { $who }'s { $card } is destroyed.
told-street-destroyed = { $card } leaves the Street and the game.
told-rallied = { $who } takes a Rally token.
told-haunted = { $who }'s { $card } gains a Haunt token.
told-banished = The token on { $who }'s { $card } turns to Banish: the Monster leaves at the end of this turn.
told-looked = { $who } looks at the top card of the deck: { $card }.
told-looked-hidden = { $who } looks at the top card of the deck.
told-left-on-top = { $who } leaves it there.
told-top-discarded = { $who } discards it: { $card }.
told-revealed = { $who } reveals { $card } on top of the deck.
told-converted = { $who } turns { $power } Power into Coins.
told-declined = { $who } does not use { $card } further.
told-passed = { $who } passes.
told-put-back = { $who } puts { $card } on top of the deck.
told-put-back-hidden = { $who } puts a card on top of the deck.
told-stopped = { $who } has taken so many actions that the phase ends.
told-cleaned-up =
    { $cards ->
        [one] { $cards } card of { $who } goes to the discard pile.
       *[other] { $cards } cards of { $who } go to the discard pile.
    }
told-ended-life = { $who } wins: { $loser }'s Overlord has no life left.
told-ended-daybreak = Day breaks. { $who } has more life and wins.
told-ended-draw = Day breaks. Both have the same life: a draw.

refused-not-yours = The table waits for the other player or for nobody.
refused-not-now = That is not what is asked now.
refused-taken = This Overlord is taken.
refused-not-your-influence = These are not two different Influence cards of your Overlord.
refused-not-in-hand = This card is not in your hand.
refused-too-dear = You do not have the Coins for it.
refused-nothing-there = Nothing is there to be bought.
refused-no-acolyte = No Acolyte is left.
refused-not-so-much = You do not have that much.
refused-at-most = Life never rises above its starting value.
refused-incompatible = The Horde indicators of these two do not fit.
refused-joined = This Monster has been part of a Horde in this phase.
refused-no-end = A Horde is extended at one of its ends.
refused-not-in-play = This card is not in your play area.
refused-relic-used = This Relic was used in this turn.
refused-not-activated = This Relic has nothing to activate.
refused-overlord-used = Your Overlord cannot do that, or has done it in this turn.
refused-not-hunted = Power buys only a cheap Monster of the Street, and you pay no more of it than the Monster costs.
refused-not-claimed = Only a Monster can be claimed.
refused-no-haunt = This Monster cannot be activated again now.
refused-no-convert = Nothing lets you exchange resources now.
refused-cards-in-hand = You may pass only with at most one card in hand.
refused-ability-used = This Horde ability was used, or its Monster is not in the Horde.
refused-must-activate = After a Horde is extended one of its abilities must be activated.
refused-twin = This card cannot be told from another one, which is offered in its place.
refused-wrong-kind = That is not of the kind that has to be chosen.
refused-not-payable = You cannot pay what it costs.
