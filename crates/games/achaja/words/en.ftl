about = Win power in the kingdom of Troy with dice, intrigue and paid favours, and keep a cousin with a sword for whoever plots against you. Two to five players, about 90 minutes.
option-order = Order of the Locations
option-order-numbers = by their numbers
option-order-random = New Order: by chance
option-order-draft = New Order: laid by the players
option-order-help = In this order the Locations are resolved in the Dominance phase.
option-fate = Fate in Your Hands
option-fate-off = dice are rolled
option-fate-on = everybody shares out 19 points
option-not-all-lost = Not All Is Lost
option-not-all-lost-off = the lowest sum begins
option-not-all-lost-on = the lowest three dice begin
option-memory = Memory aids
option-memory-off = everybody remembers alone
option-memory-on = the table remembers for you
option-memory-help = With memory aids the table lists the gold of others, which can be worked out, and the cards of their hands that you know.
chart-power = Power

verdict-settled = After three turns the power is settled.

nothing = nothing
name = { $who }
more = { $first }, { $rest }
several = { $count } × { $card }
reserve = reserve
die = { $colour } { $value } ({ $place })
dice = { $colour } { $values }
amount = { $colour } { $count }
to-place = to: { $location }
token-at = { $colour } token ({ $location })
text-chosen = { $text } Chosen: { $picks }.
no-defence = no defence
colour-blue = Blue
colour-red = Red
colour-green = Green
colour-purple = Purple
colour-yellow = Yellow
die-blue = Blue
die-red = Red
die-green = Green
die-purple = Purple
die-yellow = Yellow
heading-characters = Characters
heading-price =
    { $gold ->
        [0] for nothing
       *[other] for { $gold } gold
    }
heading-highest = highest die { $value }

scene-phase-setup = Before turn I.
scene-phase-preparation =
    { $turn ->
        [2] Turn II, Preparation.
       *[other] Turn III, Preparation.
    }
scene-phase-intrigue =
    { $turn ->
        [1] Turn I, Intrigue phase.
        [2] Turn II, Intrigue phase.
       *[other] Turn III, Intrigue phase.
    }
scene-phase-dominance =
    { $turn ->
        [1] Turn I, Dominance phase.
        [2] Turn II, Dominance phase.
       *[other] Turn III, Dominance phase.
    }
scene-phase-settlement = The Power Settlement.
scene-marker =
    { $events ->
        [0] First Player marker: { $who }.
        [one] First Player marker: { $who }. The next player who passes applies an Event.
       *[other] First Player marker: { $who }. The next { $events } players who pass apply their Events.
    }
scene-play = { $who } plays { $card }: { $text }
scene-play-on = { $who } plays { $card } on { $to }: { $text }
scene-choosing = Still choosing: { $players }.
scene-queue = Still to act here, in this order: { $colours }.
scene-hand = Your hand ({ $who }): { $cards }. Your gold: { $gold }.
scene-own-event = Your Event ({ $who }): { $event }. { $text }
scene-looked-at = You look at: { $cards }.
scene-to-sell = You sell: { $cards }.
scene-chosen = You have chosen: { $picks }.
scene-fate = You have chosen for { $colour }: { $values }.
scene-answered = You have answered.
scene-player = { $who } ({ $colours }): { $power } power, hand { $cards }, Street Cousins { $street }, Palace Cousins { $palace }.
scene-player-open = { $who } ({ $colours }): { $power } power, { $gold } gold, hand { $cards }, Street Cousins { $street }, Palace Cousins { $palace }.
scene-reserve = { "  " }reserve: { $dice }; tokens left: { $tokens }
scene-tokens-left = { "  " }tokens left: { $tokens }
scene-known = { "  " }known of the hand: { $cards }
scene-passed =
    { $place ->
        [1] { "  " }passed first
        [2] { "  " }passed second
        [3] { "  " }passed third
        [4] { "  " }passed fourth
       *[other] { "  " }passed fifth
    }
scene-location =
    { $count ->
        [0]
            { $raised ->
                [0] { $number }. { $location }, dice 0 of { $limit }. { $text }
               *[other] { $number }. { $location }, dice 0 of { $limit } (raised by { $raised }). { $text }
            }
       *[other]
            { $raised ->
                [0] { $number }. { $location }, dice { $count } of { $limit }: { $dice }. { $text }
               *[other] { $number }. { $location }, dice { $count } of { $limit } (raised by { $raised }): { $dice }. { $text }
            }
    }
scene-closed =
    { $turn ->
        [2] { $number }. { $location }, closed until turn II. { $text }
       *[other] { $number }. { $location }, closed until turn III. { $text }
    }
scene-resolving = { "  " }now resolved
scene-leads = { "  " }{ $colour } leads with { $sum }
scene-tied = { "  " }tied at { $sum }: nobody dominates
scene-tokens = { "  " }tokens: { $tokens }
scene-curfew = { "  " }Curfew: no die may enter or leave
scene-barred = { "  " }Barred Doors: no action this turn
scene-crowned = { "  " }Coronation: 1 more power for whoever dominates
scene-judged = { "  " }King's Judgment: { $who } wins a tie
scene-character =
    { $usage ->
        [0] { $character }, { $gold } gold: { $text }
       *[other] { $character }, { $gold } gold ({ $usage } of them for use): { $text }
    }
scene-piles =
    { $discards ->
        [0] Intrigue deck { $deck }; nothing is discarded.
       *[other] Intrigue deck { $deck }; discarded, { $discards }: { $cards }.
    }
scene-deck-known = { "  " }you know in the deck: { $cards }
scene-cards-count = Bargaining Chips: in the end every Intrigue in a hand is worth 1 gold.
scene-end = { $who }: { $total } power = { $power } on the track + { $special } for most tokens + { $bought } for wealth of { $wealth } gold; { $rest } left over.

prompt-lay = { $who }, which Location comes next in the order?
prompt-rerolls = { $who }, do you keep your dice or reroll them, once?
prompt-fates = { $who }, which values do your five dice show? Every point beyond 19 costs 1 gold.
prompt-place = { $who }, which die do you place, and where?
prompt-to = { $who }, where does it go?
prompt-gain = { $who }, cards or gold?
prompt-act = { $who }, what do you do?
prompt-building = { $who }, { $what }: { $text }
prompt-play-on = { $who }, which Intrigue do you play?
prompt-window = { $who }, do you stop it? { $actor } plays { $what }: { $text } { $why }
prompt-window-target = { $who }, it is against you: do you stop it? { $actor } plays { $what }: { $text } { $why }
why-palace = You are asked because you have a Palace Cousin.
why-street = You are asked because you have a Street Cousin.
why-cards = You are asked because nobody knows all your cards.
prompt-shortfall = { $who }, { $other } demands { $number } gold, more than you have: do you convert power first?
prompt-short-theft = { $who }, { $other } has only { $number } gold: do you take it, or 1 power instead?
prompt-choose = { $who }, { $what }: { $text }
prompt-rider = { $who }, { $what }: { $text }
prompt-move-on = { $who }, which of your dice moves?
prompt-keep = { $who }, which card do you keep?
prompt-put-under = { $who }, which card goes to the very bottom of the deck?
prompt-own-tie = { $who }, both your colours are tied ({ $location }): which of them dominates?
prompt-ties = { $who }, you order equal dice ({ $location }, value { $number }): whose acts next?
prompt-site = { $who }, your die acts ({ $location }): { $text }
prompt-again = { $who }, do you reroll once more, the same die or another?
prompt-mover = { $who }, the limit falls ({ $location }): who has to move a die away?
prompt-forced = { $who }, the limit falls ({ $location }): your highest die has to leave.
prompt-chance = { $who }, wait for chance.
prompt-over = { $who }, the game is over.

do-to = { $location }: { $dice }
do-keep = Keep the dice
do-reroll = Reroll all dice: { $colour }
do-fate =
    { $gold ->
        [0] { $values }
       *[other] { $values } for { $gold } gold
    }
do-cards =
    { $count ->
        [one] Draw { $count } card
       *[other] Draw { $count } cards
    }
do-gold = Take { $gold } gold
do-power = Leave it and gain 1 power
do-play = { $card }: { $text }
do-use =
    { $gold ->
        [0] { $character }, for nothing: { $text }
       *[other] { $character }, for { $gold } gold: { $text }
    }
do-pass =
    { $events ->
        [0] Pass; your Event is discarded
       *[other] Pass, and apply your Event
    }
do-convert = Convert 1 power into { $gold } gold
do-decline = No
do-decline-window = Let it happen
do-decline-shortfall = Do not convert
do-decline-site = No action
do-stop = That is all
do-done = No more
do-done-sale = Sell these
do-cousin = Stop it with a { $cousin }
do-with = Stop it with { $card }. { $text }
do-change = { $die } becomes { $to }
do-character = { $character }: { $text }
do-take =
    { $cards ->
        [0] Take { $gold } gold
        [one] Take { $gold } gold and draw a card
       *[other] Take { $gold } gold and draw { $cards } cards
    }
do-under = { $card }
do-sell = { $card }
do-buy =
    { $count ->
        [one] Buy a Street Cousin for 1 gold
       *[other] Buy { $count } Street Cousins for { $count } gold
    }

refused-not-yours = It is not your decision.
refused-not-now = That cannot be done now.
refused-no-power = You have no power to convert.
refused-no-conversion = Power cannot be converted now.
refused-laid = That Location is laid already.
refused-points-left = All points must be used.
refused-too-dear = You do not have that much gold.
refused-too-many = At most two in one action.
refused-no-cousins-left = There are not that many left.
refused-not-your-die = That is not one of your dice.
refused-your-die = That is one of your own dice.
refused-not-in-reserve = That die is not in your reserve.
refused-other-colour = A die of your other colour comes first.
refused-closed = That Location is closed.
refused-no-room = There is no room for another die.
refused-curfew = No die may enter or leave under a Curfew.
refused-not-there = The die cannot go there.
refused-not-in-troy = That die is not in Troy.
refused-unchanged = That die would not change.
refused-same-die = That die has moved already.
refused-not-that-die = That die cannot be chosen.
refused-other-player = That is a die of another player.
refused-same-place = It is there already.
refused-not-in-hand = You do not have that card in your hand.
refused-not-discarded = That card is not in the discard pile.
refused-no-effect = That would have no effect now.
refused-not-here = That Character is not here.
refused-permanent = Prince Orion and Zaan cannot be discarded.
refused-not-for-free = That Character cannot be used for nothing now.
refused-mandatory = This must be done.
refused-not-against-you = That helps only against an Intrigue on you.
refused-no-cousin = You have no such Cousin.
refused-no-defence = That card stops nothing.
refused-no-token = There is no such token.
refused-not-that-token = That token cannot be chosen.
refused-not-a-player = Choose another player.
refused-not-looked-at = That is not one of the cards you look at.
refused-not-tied = Choose an owner of one of the equal dice.
refused-not-the-highest = The highest die has to leave.

told-laid = Next in the order: { $location }.
told-laid-by = { $who } lays { $location }.
told-drafts = { $who } is next to lay a Location.
told-turn =
    { $turn ->
        [2] Turn II. Now open: { $locations }.
       *[other] Turn III. Now open: { $locations }.
    }
told-phase-setup = The table is set up.
told-phase-preparation = The Preparation phase begins.
told-phase-intrigue = The Intrigue phase begins.
told-phase-dominance = The Dominance phase begins.
told-phase-settlement = The Power Settlement.
told-revealed = { $character } is here: { $text }
told-drew = { $who } draws an Intrigue.
told-drew-own = { $who } draws { $card }.
told-rebuilt = The { $count } discarded cards become the new deck.
told-dealt-event = { $who } gets an Event.
told-dealt-event-own = { $who } gets the Event { $event }.
told-discarded-event = { $who } discards an Event, face down.
told-discarded-event-own = { $who } discards { $event }, face down.
told-rolled-first = { $colour } rolls { $to }.
told-rolled = { $die } is rerolled: { $to }.
told-chose = { $who } has chosen.
told-chose-keep-own = { $who } keeps the dice.
told-chose-reroll-own = { $who } will reroll { $colour }.
told-keeps = { $who } keeps the dice.
told-rerolls = { $who } rerolls { $colour }.
told-fate = { $who } chose for { $colour }: { $values }.
told-marker = { $who } takes the First Player marker.
told-placed = { $colour } { $value } is placed: { $location }.
told-chose-cards =
    { $count ->
        [one] { $who } chooses { $count } card.
       *[other] { $who } chooses { $count } cards.
    }
told-took-gold = { $who } takes { $gold } gold.
told-income = { $who } has passed and takes { $gold } gold.
told-paid-gold = { $who } pays { $gold } gold.
told-gave-gold = { $who } gives { $to } { $gold } gold.
told-revealed-gold = { $who } has only { $gold } gold.
told-gained-power = { $who } gains { $power } power.
told-lost-power = { $who } loses { $power } power.
told-converted = { $who } gives up 1 power for { $gold } gold.
told-took-cousin = { $who } takes a card: { $cousin }.
told-played = { $who } plays { $card }: { $text }
told-played-on = { $who } plays { $card } on { $to }: { $text }
told-played-discarded = { $who } plays { $card } from the discard pile: { $text }
told-played-discarded-on = { $who } plays { $card } from the discard pile on { $to }: { $text }
told-answered = You have answered: { $answer }.
told-unopposed = Nobody stops it.
told-stopped-cousin = { $who } stops it with a { $cousin }.
told-stopped-card = { $who } stops it with { $card }.
told-used =
    { $gold ->
        [0] { $who } uses { $character } for nothing: { $text }
       *[other] { $who } uses { $character } for { $gold } gold: { $text }
    }
told-used-free = { $who } uses { $character } for nothing: { $text }
told-left = { $character } leaves.
told-moved = { $die } moves to: { $location }.
told-changed = { $die } becomes { $to }.
told-swapped-places = { $first } and { $second } change places.
told-swapped-values = { $first } and { $second } exchange values.
told-token-placed = { $colour } puts a token: { $location }.
told-token-moved = A { $colour } token moves from { $from } to { $location }.
told-limit-raised = { $location } now holds { $limit } dice.
told-limit-fell = { $location } holds { $limit } dice again.
told-stays = No Location has room; the die stays ({ $location }).
told-looked = { $who } looks at a card of the deck.
told-looked-own = { $who } looks at a card of the deck: { $card }.
told-kept = { $who } keeps one of them.
told-kept-own = { $who } keeps { $card }.
told-put-under =
    { $count ->
        [0] Nothing goes under the deck.
        [one] { $who } puts a card under the deck.
       *[other] { $who } puts { $count } cards under the deck.
    }
told-put-under-own = { $who } puts under the deck, the lowest first: { $cards }.
told-passed =
    { $place ->
        [1] { $who } passes first.
        [2] { $who } passes second.
        [3] { $who } passes third.
        [4] { $who } passes fourth.
       *[other] { $who } passes fifth.
    }
told-event = { $who } reveals { $event }: { $text }
told-chose-this = { $who } chooses: { $picks }.
told-resolved-tie = { $location }: { $sums }. A tie, nobody dominates.
told-resolved = { $location }: { $sums }. { $colour } dominates.
told-barred = { $location }: the doors are barred, no action.
told-ordered = { $location }, in this order: { $colours }.
told-acts = { $who } acts: { $location }.
told-declined = { $who } does nothing: { $location }.
told-took-card = { $who } takes { $card } from the discard pile.
told-sold = { $who } sells { $cards } for { $gold } gold.
told-special = Most tokens, { $location }: { $colour }, 1 power.
told-late-event = { $who } shows the discarded Event { $event }.
told-hand = { $who } shows the hand: { $cards }.
told-wealth =
    { $cards ->
        [0] { $who }: { $gold } gold, Cousins { $cousins }. That makes { $power } power, { $rest } left over.
       *[other] { $who }: { $gold } gold, Cousins { $cousins }, cards that count { $cards }. That makes { $power } power, { $rest } left over.
    }
told-total = { $who } ends with { $power } power and { $rest } left over.

option-negotiate = Negotiate Hard
option-negotiate-off = no deals
option-negotiate-on = players make deals
option-negotiate-help = Between actions players may offer each other gold, Cousins, cards and promises. A promise binds nobody.
goods-gold = { $count } gold
goods-street =
    { $count ->
        [one] { $count } Street Cousin
       *[other] { $count } Street Cousins
    }
goods-palace =
    { $count ->
        [one] { $count } Palace Cousin
       *[other] { $count } Palace Cousins
    }
goods-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
goods-hidden-cards =
    { $count ->
        [one] { $count } card face down
       *[other] { $count } cards face down
    }
promise-peace = no Intrigue on the other until the end of the turn
promise-pass = to pass at the next action
promise-defend = a Palace Cousin or a Reaction against the next Intrigue on the other
promise-avoid = not to enter a Location: { $location }
promise-spare = to move none of the other's dice away this turn: { $location }
promise-pay = to pay { $gold } gold at the next action
clause-gives = gives { $goods }
clause-wants = wants { $goods }
clause-gets = gets { $goods }
clause-promises = promises { $promise }
clause-demands = wants a promise: { $promise }
clause-is-promised = is promised: { $promise }
more-clauses = { $first }; { $rest }
no-terms = nothing yet
heading-deals = Deals
heading-give = You give
heading-want = You want
heading-promise = You promise
heading-demand = You want a promise
heading-gold = gold
heading-cards = cards
heading-avoid = not to enter a Location
heading-spare = to leave dice where they are
heading-pay = to pay later
scene-offer = { $who } has made { $to } an offer.
scene-offer-terms = { $who } offers { $to } a deal: { $terms }.
scene-deal = Your offer to { $to } so far: { $terms }.
scene-reply = You give { $to }: { $cards }.
do-offer = Offer { $who } a deal
do-give = { $goods }
do-promise = { $promise }
do-propose = Make this offer
do-propose-hidden = Make this offer, the cards face down
do-propose-openly = Make this offer and show the cards
do-retract = Take your offer back
do-accept = Accept the offer of { $who }: { $terms }
do-refuse = Decline the offer of { $who }
refused-no-deals-now = No deals can be made now.
refused-no-more-offers = You cannot make another offer now.
refused-no-offer = There is no such offer.
refused-no-own-offer = You have no open offer.
refused-cannot-accept = That offer cannot be accepted now.
refused-cannot-offer = That cannot be part of this offer.
refused-nothing-offered = An offer has to say something.
told-offered = { $who } makes { $to } an offer.
told-offered-terms = { $who } offers { $to } a deal: { $terms }.
told-offer-retracted = { $who } takes back the offer to { $to }.
told-offer-refused = { $to } declines the offer of { $who }.
told-offer-lapsed = The offer of { $who } to { $to } lapses.
told-deal = { $who } and { $to } make a deal. { $who } { $terms }.
told-gave-cards =
    { $count ->
        [one] { $who } gives { $to } a card.
       *[other] { $who } gives { $to } { $count } cards.
    }
told-gave-cards-own = { $who } gives { $to }: { $cards }.
