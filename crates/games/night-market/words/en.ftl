about = Secret bids for the lots of a night market. Ten minutes.
option-tricks = Tricks
option-tricks-with = with tricks
option-tricks-without = without tricks
option-pairs = Partners
option-pairs-off = everybody alone
option-pairs-on = two pairs
option-pairs-help = Seats 1 and 3 play together against seats 2 and 4.
chart-worth = Lots and coins

lot = { $name } ({ $value })
hidden-trick = a trick face down
trick-face-up = { $name }, played
no-trick = no trick
known-trick = { $name }, face down
nothing = nothing
no-bids = none

round = Round { $round } of { $rounds }, { $left ->
    [one] one lot
   *[other] { $left } lots
} in the deck.
pairs = { $a } and { $c } play together against { $b } and { $d }.
on-offer = On offer: { $lot }
next-lot = You know the next lot: { $lot }
seat = { $who }: { $coins ->
    [one] one coin
   *[other] { $coins } coins
}, lots worth { $worth }: { $lots }; bids left: { $bids }; { $trick }.
lots-more = { $first }, { $rest }
trick-says = { $trick }: { $text }
own-bid = You have put down { $bid }.
own-pass = You have passed.
own-play = You have played your trick.

prompt-bid = Choose a bid card for { $lot }.
prompt-guard = You took { $lot }. Do you play your trick to protect it?
prompt-thief = { $who } took { $lot }. Do you play your trick to steal it?

label-bid = Bid { $bid }
label-play = Play your { $trick }
label-pass = Pass
label-peek = Pay a coin and look at the next lot
group-bid = Bid
group-trick = Trick
group-any-time = Any time

dealt = { $who } is dealt a trick: { $trick }.
dealt-hidden = { $who } is dealt a trick.
turned-up = On offer: { $lot }.
put-down = { $who } puts down a bid.
put-down-own = You put down a { $bid }.
bid = { $who } bid { $bid }.
taken = { $who } takes { $lot }.
unsold = The highest bids are equal: nobody gets { $lot }.
answered-play = You decide to play your trick.
answered-pass = You decide to pass.
answers-in = { $plays ->
    [0] All have answered: nobody plays a trick.
    [one] All have answered: one trick is played.
   *[other] All have answered: { $plays } tricks are played.
}
played = { $who } plays { $trick }.
stolen = { $who } steals { $lot } from { $from }.
guarded = The guard of { $who } keeps { $lot } safe.
peeked = { $who } pays a coin and looks at the next lot: { $lot }.
peeked-hidden = { $who } pays a coin and looks at the next lot.
shown = { $who } kept { $trick } to the end.

refused-not-asked = You are not asked for this now.
refused-no-bid = You do not have this bid card any more.
refused-no-fit = Your trick cannot be played here.
refused-no-coin = You have no coin left to look.
refused-nothing-to-look-at = There is no lot to look at.
refused-known = You know the next lot already.

verdict-market-closed = The market has closed.
