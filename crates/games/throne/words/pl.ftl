about = Milcząca gra dla dwojga, którzy razem wygrywają albo przegrywają: jedno kładzie wspomnienia, drugie je bierze i żadne nie może powiedzieć słowa. Około 45 minut.
option-mode = W co gracie
option-mode-prologue = Prolog
option-mode-chapter-1 = Rozdział I: Niewola
option-mode-chapter-2 = Rozdział II: Rój
option-mode-chapter-3 = Rozdział III: Fałszywe wspomnienia
option-mode-chapter-4 = Rozdział IV: Długie noce
option-mode-chapter-5 = Rozdział V: Prawdziwe barwy
option-mode-chapter-6 = Rozdział VI: Okowy
option-mode-chapter-7 = Rozdział VII: Popiół i żar
option-mode-sandbox = Piaskownica
option-aelin = Kto gra Aelin
option-aelin-1 = miejsce 1
option-aelin-2 = miejsce 2
option-aids = Pomoc w dedukcji
option-aids-on = widoczna
option-aids-off = ukryta
option-legion = Legion
option-legion-help = Wszystkie pięć demonów w rzędzie demonów to porażka.
option-legion-off = bez
option-legion-on = tak
option-illusions = Złudzenia
option-illusions-help = W talii jest pięć kart bez koloru, a brakuje pięciu wspomnień o sile 1.
option-illusions-off = bez
option-illusions-on = tak
option-long-nights = Długie noce
option-long-nights-help = Rząd musi mieć 7 pierwszego dnia, 8 drugiego, 9 trzeciego.
option-long-nights-off = bez
option-long-nights-on = tak
option-true-colours = Prawdziwe barwy
option-true-colours-help = Dzień kończy się tylko wtedy, gdy każda widoczna karta Umysłu ma kolor którejś karty Determinacji.
option-true-colours-off = bez
option-true-colours-on = tak
option-shackles = Okowy
option-shackles-help = Każdy dzień zaczyna się z demonem w rzędzie demonów.
option-shackles-off = bez
option-shackles-on = tak
option-restless = Bez spoczynku
option-restless-help = Fenrys dobiera co najmniej dwie karty.
option-restless-off = nie
option-restless-on = tak
option-keepsakes = Ocalone wspomnienia
option-keepsakes-help = Z każdego przeżytego zbioru Aelin może ocalić kartę na dzień 3.
option-keepsakes-off = bez
option-keepsakes-on = tak
option-four-breaths = Cztery oddechy
option-four-breaths-help = Trzeciego dnia z Umysłu można wziąć najwyżej cztery karty.
option-four-breaths-off = bez
option-four-breaths-on = tak
option-guard = Warta
option-guard-help = Fenrys, raz dziennie: odrzucona karta nie trafia pod demona.
option-guard-off = bez
option-guard-on = tak
option-spark = Iskra
option-spark-help = Aelin, raz dziennie: ogłoś kolor albo siłę zakrytej karty Determinacji.
option-spark-off = bez
option-spark-on = tak
option-leap = Skok
option-leap-help = Fenrys, raz dziennie: przenieś niezakrytą kartę Umysłu.
option-leap-off = bez
option-leap-on = tak
option-will = Wola
option-will-help = Aelin, raz dziennie: wzięta karta trafia do innego rzędu.
option-will-off = bez
option-will-on = tak
option-scent = Węch
option-scent-help = Fenrys, raz dziennie: obejrzyj trzy wierzchnie karty i odłóż je w dowolnej kolejności.
option-scent-off = bez
option-scent-on = tak
option-bond = Więź
option-bond-help = Fenrys, raz na rozgrywkę: przeżyjcie zbiór o sile 6 lub 8.
option-bond-off = bez
option-bond-on = tak

colour-daggers = Sztylety
colour-chains = Łańcuchy
colour-flames = Płomienie
colour-glass = Szkło
colour-antlers = Poroże
memory = { $colour } { $label }
demon-daggers = Demon Sztyletów
demon-chains = Demon Łańcuchów
demon-flames = Demon Płomieni
demon-glass = Demon Szkła
demon-antlers = Demon Poroża
illusion = Złudzenie
nothing = nic
more = { $first }, { $rest }

role-rowan = Rowan
role-fenrys = Fenrys
heading = { $mode }. { $part }
part-one = Część pierwsza: zbieranie myśli.
part-two = Część druga: oczyszczanie umysłu.
day = Dzień { $day } z { $days }.
roles = Aelin: { $aelin }. { $companion }: { $who }.
module-legion = { option-legion }: { option-legion-help }
module-illusions = { option-illusions }: { option-illusions-help }
module-long-nights = { option-long-nights }: { option-long-nights-help }
module-true-colours = { option-true-colours }: { option-true-colours-help }
module-shackles = { option-shackles }: { option-shackles-help }
module-restless = { option-restless }: { option-restless-help }
module-keepsakes = { option-keepsakes }: { option-keepsakes-help }
module-four-breaths = { option-four-breaths }: { option-four-breaths-help }
ability-name-guard = Warta
ability-name-spark = Iskra
ability-name-leap = Skok
ability-name-will = Wola
ability-name-scent = Węch
ability-name-bond = Więź
used = zużyta
unused = gotowa
ability-guard = Warta (Fenrys, raz dziennie, { $state }): karta odrzucana z rzędu wspomnień nie zostaje skażona.
ability-spark = Iskra (Aelin, raz dziennie, { $state }): po turze ogłoś kolor albo siłę zakrytej karty Determinacji.
ability-leap = Skok (Fenrys, raz dziennie, { $state }): przenieś niezakrytą kartę Umysłu.
ability-will = Wola (Aelin, raz dziennie, { $state }): wzięta karta trafia do innego rzędu.
ability-scent = Węch (Fenrys, raz dziennie, { $state }): obejrzyj trzy wierzchnie karty talii i odłóż je w dowolnej kolejności.
ability-bond = Więź (Fenrys, raz na rozgrywkę, { $state }): przeżyjcie zbiór o sile 6 lub 8.

mind = Umysł (▒ to mgła, obszar zakryty; · to obszar pusty):
mind-empty = Umysł jest pusty.
hidden = Niewidoczne pod innymi: { $cards }.
set = { $colour } razem: { $total } ({ $cards }).
determination = Determinacja { $row }: { $card }.
row-current = Rząd { $row }, teraz: { $cards }. Razem { $total }, cel { $target }.
row-later = Rząd { $row }: { $cards }. Razem { $total }, cel { $target }.
row-complete = Rząd { $row }, kompletny: { $cards }.
plus = { $card } + { $added }
unknown-total = ? + { $sum }
face-down = zakryta
known-face-down = { $card } (zakryta, zna ją tylko Aelin)
face-down-known = zakryta ({ $known })
of-colour = { $colour }
of-strength = siła { $strength }
of-range = siła od { $low } do { $high }
memory-row = Rząd wspomnień: { $cards }.
demon-line = Rząd demonów: { $card }{ $tainted ->
    [0] .
    [one] , pod nim jedna karta.
    [few] , pod nim { $tainted } karty.
   *[other] , pod nim { $tainted } kart.
}
keepsakes = Ocalone wspomnienia: { $cards }.
breaths = { $breaths ->
    [0] Z Umysłu nie można już brać kart.
    [one] Z Umysłu można wziąć jeszcze jedną kartę.
    [few] Z Umysłu można wziąć jeszcze { $breaths } karty.
   *[other] Z Umysłu można wziąć jeszcze { $breaths } kart.
}
deck = Talia: { $size }. Stos kart odrzuconych: { $discard }.
scented = { $count ->
    [one] Fenrys zna wierzchnią kartę talii.
    [few] Fenrys zna { $count } wierzchnie karty talii.
   *[other] Fenrys zna { $count } wierzchnich kart talii.
}
scented-known = Na wierzchu talii, od góry: { $cards }.
discard = Odrzucone: { $cards }.
boxed = Zniekształcone, poza tą rozgrywką: { $cards }.
group = Grupa { $group }: { $cards }.

prompt-ready = Od tej chwili milczycie aż do końca. Wszystko gotowe?
prompt-prologue-add = Dodaj kartę z rzędu wspomnień do Umysłu: mgła na mgłę, puste na puste, przynajmniej raz mgła na mgłę.
prompt-prologue-next = Dodaj do Umysłu jeszcze jedną kartę z rzędu wspomnień albo którąś odrzuć.
prompt-prologue-take = Weź widoczną kartę z Umysłu do aktualnego rzędu, który musi mieć dokładnie { $target }.
prompt-scent = Zanim dobierzesz: użyć Węchu i obejrzeć wierzchnie karty talii?
prompt-order = W jakiej kolejności karty wracają na talię, od góry?
prompt-draw = Dobierasz dalej czy kończysz? Potem działają demony, a jedną kartę trzeba dodać do Umysłu.
prompt-first = Najpierw dodaj jedną kartę z rzędu wspomnień do Umysłu; potem dodasz lub odrzucisz pozostałe.
prompt-next = Każdą pozostałą kartę z rzędu wspomnień dodaj albo odrzuć.
prompt-bond = Zbiór jest prawie właściwy. Użyć Więzi, by go przeżyć?
prompt-reveal = Wspomnienie zostało przeżyte. Odkrywasz kartę Determinacji tego koloru?
prompt-keep = Ocalić kartę z przeżytego zbioru na dzień 3?
prompt-split = Umysł jest rozdwojony. Którą grupę zachowujesz? Widoczne karty pozostałych są odrzucane.
prompt-take = Weź widoczną kartę z Umysłu do aktualnego rzędu, który musi mieć dokładnie { $target }. Nadmiar jest odrzucany.
prompt-spark = Użyć Iskry i zdradzić Fenrysowi coś o karcie Determinacji?

label-ready = Gotowe
label-draw = Dobierz kartę
label-stop = Przestań dobierać
label-stop-lost = Przestań dobierać: żadna karta rzędu nie pasuje do Umysłu, więc przegrywacie
label-stop-legion = Przestań dobierać: jest pięć demonów, więc przegrywacie
label-scent = Użyj Węchu
label-order = { $cards }
label-bond = Użyj Więzi: przeżyjcie
label-pass-scent = Nie używaj Węchu
label-pass-bond = Nie używaj Więzi
label-pass-reveal = Nie odkrywaj
label-pass-keep = Nie ocalaj żadnej
label-pass-spark = Nie używaj Iskry
label-add = Dodaj { $card } w ({ $x }, { $y }): { $effect }
label-leap = Skok: przenieś { $card } do ({ $x }, { $y }): { $effect }
effect-total = zbiór ma siłę { $total }
effect-relives = przeżycie, razem 7
effect-splits = zbiór ma siłę { $total }; Umysł się rozdwaja
effect-relives-splits = przeżycie, razem 7; potem Umysł się rozdwaja
label-discard = Odrzuć { $card }
label-discard-tainted = Odrzuć { $card } pod demona: przepada na dobre z końcem dnia
label-guard = Warta, raz dziennie: odrzuć { $card } poza zasięg demona
label-keep = Ocal { $card }
label-save = Zachowaj grupę: { $cards }
label-reveal = Odkryj rząd { $row }: { $card }
label-take = Weź { $card }: { $comes }
label-take-reveal = Weź { $card } i pokaż Fenrysowi kartę Determinacji: { $comes }
label-take-splits = Weź { $card }: { $comes }; Umysł się rozdwaja
label-take-splits-reveal = Weź { $card } i pokaż Fenrysowi kartę Determinacji: { $comes }; Umysł się rozdwaja
label-take-last = Weź { $card }, ostatnią kartę Umysłu: przegrywacie
comes-added = rząd { $row } ma { $total }
comes-complete = rząd { $row } ma { $total } i jest kompletny
comes-will-added = dzięki Woli, raz dziennie, trafia do rzędu { $row }, który ma { $total }
comes-will-complete = dzięki Woli, raz dziennie, trafia do rzędu { $row }, który ma { $total } i jest kompletny
comes-overflow = za dużo dla rzędu { $row }, karta jest odrzucana
comes-overflow-tainted = za dużo dla rzędu { $row }, karta trafia pod demona
comes-tainted = trafia pod demona
comes-discarded = karta jest odrzucana
label-spark-colour = Rząd { $row }: kolor
label-spark-strength = Rząd { $row }: siła
group-leap = Skok: { $card }
group-row = Rząd { $row }

told-ready = { $who }: wszystko gotowe.
told-day = Zaczyna się dzień { $day }.
told-second-part = Część pierwsza wygrana. Teraz trzeba oczyścić Umysł.
told-started = Umysł zaczyna się od karty { $card }.
told-determination = Karta Determinacji rzędu { $row }: { $card }. Widzi ją tylko Aelin.
told-determination-hidden = Zakryta karta Determinacji leży w rzędzie { $row }.
told-drawn = Dobrana karta: { $card }.
told-shackled = { $card } zaczyna w rzędzie demonów.
told-scented = { $who } używa Węchu i ogląda { $count ->
    [one] wierzchnią kartę
    [few] { $count } wierzchnie karty
   *[other] { $count } wierzchnich kart
} talii.
told-scented-own = { $who } używa Węchu i widzi, od góry: { $cards }.
told-ordered = { $who } odkłada karty na talię.
told-ordered-own = { $who } odkłada karty na talię, od góry: { $cards }.
told-passed = { $who } nie używa zdolności { $ability }.
told-stopped = { $who } przestaje dobierać.
told-demon-came = { $card } trafia do rzędu demonów.
told-added = { $who } dodaje { $card } w ({ $x }, { $y }).
told-leapt = { $who } przenosi Skokiem { $card } do ({ $x }, { $y }).
told-relived = Wspomnienie przeżyte ({ $colour }): { $cards }.
told-relived-bond = Wspomnienie przeżyte dzięki Więzi ({ $colour }): { $cards }.
told-expelled = { $card } zostaje wypędzony{ $count ->
    [0] .
    [one] , karta spod niego jest odrzucana.
    [few] , { $count } karty spod niego są odrzucane.
   *[other] , { $count } kart spod niego jest odrzucanych.
}
told-stayed-hidden = { $who } niczego nie odkrywa.
told-turned-up = Rząd { $row } odkryty: { $card }.
told-kept = { $who } ocala { $card }.
told-kept-none = { $who } nie ocala żadnej karty.
told-split = Umysł rozpada się na grupy: { $groups }.
told-saved = { $who } zachowuje grupę z kartą { $card }.
told-discarded = Odrzucona karta: { $card }.
told-tainted = Karta { $card } trafia pod demona ({ $demon }).
told-guarded = { $who } odrzuca { $card } dzięki Warcie, obok demona.
told-taken = { $who } bierze { $card }.
told-taken-keepsake = { $who } używa ocalonego wspomnienia { $card }.
told-strengthened = Karta { $card } trafia do rzędu { $row }.
told-strengthened-will = Karta { $card } trafia dzięki Woli do rzędu { $row }.
told-overflowed = Karta { $card } to za dużo dla rzędu { $row }.
told-i-am-here = „Jestem tu.” Rząd { $row } jest kompletny.
told-not-yet = Rząd { $row } nie jest jeszcze kompletny.
told-i-am-with-you = „Jestem przy tobie.” Dzień dobiegł końca.
told-wrong-colours = Wszystkie rzędy są kompletne, ale widocznego koloru Umysłu nie ma wśród kart Determinacji. Dzień trwa.
told-sparked-colour = Iskra: karta Determinacji rzędu { $row } ma kolor { $colour }.
told-sparked-strength = Iskra: karta Determinacji rzędu { $row } ma siłę { $strength }.
told-distorted = Zniekształcone, poza tą rozgrywką: { $cards }.
told-shown = Kartą Determinacji rzędu { $row } było: { $card }.
told-shown-on-deck = Na wierzchu talii leżały, od góry: { $cards }.

refused-not-yours = To nie twoja decyzja.
refused-not-now = Nie o to teraz chodzi.
refused-not-in-row = Tej karty nie ma w rzędzie wspomnień.
refused-no-overlap = Tam karta nie zachodziłaby na żadną kartę Umysłu.
refused-disagrees = Tam mgła trafiłaby na pusty obszar.
refused-nothing-covered = Tam mgła nie leżałaby na mgle.
refused-add-first = Najpierw trzeba dodać kartę z rzędu wspomnień.
refused-no-ability = Tej zdolności nie ma w tej rozgrywce albo jest zużyta.
refused-no-demon = Ta karta i tak nie zostałaby skażona.
refused-cannot-leap = Skoczyć może tylko karta Umysłu, której nic nie zakrywa, i nie tam, gdzie leży.
refused-hidden = Ta karta jest niewidoczna pod innymi.
refused-not-in-mind = Tej karty nie ma w Umyśle.
refused-keepsake-later = Ocalone wspomnienia są na dzień 3.
refused-no-breath = Z Umysłu nie można już brać kart.
refused-no-match = Nie ma zakrytej karty Determinacji właściwego koloru.
refused-not-relived = Nie ma tam zakrytej karty Determinacji w kolorze przeżytego zbioru.
refused-not-this-row = Karta nie może trafić do tego rzędu.
refused-not-of-set = Ta karta nie należy do przeżytego zbioru.
refused-no-group = Żadna grupa Umysłu nie zaczyna się od tej karty.
refused-face-up = Ta karta Determinacji nie jest zakryta.

verdict-prologue-won = Prolog wygrany: wszystkie trzy rzędy są kompletne.
verdict-chapter-won = Aelin przetrwała trzy dni. Wygrywacie razem.
verdict-p1-deck = Talia się wyczerpała, zanim przeżyliście trzy wspomnienia.
verdict-p1-cannot-add = Żadna karta z rzędu wspomnień nie pasuje do Umysłu.
verdict-p2-cannot-take = Umysł jest pusty, a nie wszystkie rzędy są kompletne.
verdict-deck-empty = Na początku tury Fenrysa talia jest pusta. Aelin się załamuje.
verdict-cannot-add = Fenrys nie może dodać karty do Umysłu. Aelin się załamuje.
verdict-mind-empty = W Umyśle nie ma już kart. Aelin się załamuje.
verdict-no-new-day = Zostało za mało wspomnień na nowy dzień. Aelin się załamuje.
verdict-legion = Przybyły wszystkie demony. Aelin się załamuje.
verdict-breathless = Aelin nie może wziąć już żadnej karty i się załamuje.
