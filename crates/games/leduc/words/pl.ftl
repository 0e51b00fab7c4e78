about = Poker z sześciu kart: jedna w ręku, jedna na stole, dwie rundy licytacji. Dwie minuty.
jack = walet
queen = dama
king = król
of-spades = { $rank } pik
of-hearts = { $rank } kier
hidden-card = zakryta karta
nothing = jeszcze nic

holds = { $who }: { $card }, w puli { $paid ->
    [one] jeden żeton
    [few] { $paid } żetony
   *[many] { $paid } żetonów
}.
turned-up = Odkryta karta: { $card }
round = Runda licytacji { $round } z 2, pula { $pot }, przebicia w tej rundzie: { $raises } z 2.

prompt = Co robisz?
label-fold = Spasuj i strać { $paid ->
    [one] włożony żeton
    [few] { $paid } włożone żetony
   *[many] { $paid } włożonych żetonów
}
label-check = Czekaj (sprawdź bez dopłaty)
label-call = Sprawdź: dołóż { $cost }
label-raise = Przebij: dołóż { $cost }

dealt = { $who } dostaje kartę: { $card }.
flop = Odkryto kartę: { $card }.
folded = { $who } pasuje.
checked = { $who } czeka.
called = { $who } sprawdza i dokłada { $paid }.
raised = { $who } przebija i dokłada { $paid }.
shown = { $who } pokazuje kartę: { $card }.

refused-turn = To nie twój ruch.
refused-fold = Spasować można tylko wtedy, gdy drugi gracz włożył więcej.
refused-raise = W tej rundzie przebito już dwa razy.

verdict-fold = Jeden z graczy spasował.
verdict-showdown = Pokazano karty.
