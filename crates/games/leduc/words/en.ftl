about = Poker with six cards: one in the hand, one on the table, two rounds of bets. Two minutes.
jack = jack
queen = queen
king = king
of-spades = { $rank } of spades
of-hearts = { $rank } of hearts
hidden-card = a hidden card
nothing = nothing yet

holds = { $who } holds { $card } and has paid { $paid ->
    [one] one chip
   *[other] { $paid } chips
}.
turned-up = Turned up: { $card }
round = Betting round { $round } of 2, pot { $pot }, raises in this round: { $raises } of 2.

prompt = Your bet?
label-fold = Fold and lose the { $paid ->
    [one] chip you paid
   *[other] { $paid } chips you paid
}
label-check = Check (call without paying)
label-call = Call: pay { $cost }
label-raise = Raise: pay { $cost }

dealt = { $who } is dealt { $card }.
flop = { $card } is turned up.
folded = { $who } folds.
checked = { $who } checks.
called = { $who } calls and pays { $paid }.
raised = { $who } raises and pays { $paid }.
shown = { $who } shows { $card }.

refused-turn = It is not your turn.
refused-fold = You can fold only when the other player has paid more.
refused-raise = There were two raises in this round already.

verdict-fold = A player folded.
verdict-showdown = The cards were shown.
