about = Stawiaj piony na arenie, aż ułożą się we wzory z twoich kart, i przywołuj istoty, które atakują, poruszają się i rosną. Od dwóch do czterech graczy, 30–90 minut.
option-form = Odmiana gry
option-form-high = Wysoki Styl: zadania i legendy
option-form-duel = Pojedynek na śmierć i życie: punkty za zniszczone piony
option-form-melee = Bitwa na śmierć i życie: każdy dla siebie
option-school_selection = Szkoły
option-school_selection-pick = wybierane po kolei
option-school_selection-random = losowane
chart-score = Punkty
chart-pieces = Piony na arenie

verdict-points = Jedna ze stron ma dość punktów.
verdict-deck = Skończyła się talia.
verdict-idle = Od dziesięciu rund nic się nie wydarzyło.
verdict-conceded = Jedna ze stron się poddała.

nothing = nic
name = { $who }
more = { $first }, { $rest }
and = { $first } i { $rest }
side = { $who } ({ $letter })
piece-common = zwykły pion, { $side }
piece-heroic = heroiczny pion, { $side }
piece-legendary = legendarny pion, { $side }
short-common = zwykłego piona ({ $letter })
short-heroic = heroicznego piona ({ $letter })
short-legendary = legendarnego piona ({ $letter })
sentences = { $first } { $rest }
named-text = { $card }: { $text }
text-both = { $text } { $later }
text-freeze = Efekt Mrozu: { $text }
text-flare = Rywal ma więcej awansowanych pionów, co najmniej o { $upper }: { $upper-text } Rywal ma więcej pionów, co najmniej o { $lower }: { $lower-text }
a-flare = twoja flara
extra-being = kartę szkoły
extra-legend = legendę
extra-flare = flarę
direction-n = w górę
direction-ne = w górę w prawo
direction-e = w prawo
direction-se = w dół w prawo
direction-s = w dół
direction-sw = w dół w lewo
direction-w = w lewo
direction-nw = w górę w lewo

scene-opening-high = Zaraz zacznie się Wysoki Styl.
scene-opening-duel = Zaraz zacznie się Pojedynek na śmierć i życie.
scene-opening-melee = Zaraz zacznie się Bitwa na śmierć i życie.
scene-turn = Tura { $turn }: { $who }. Pozostałe akcje: { $actions }.
scene-extra-turn = Tura { $turn }, dodatkowa: { $who }. Pozostałe akcje: { $actions }.
scene-passed = Kontrolę ma { $who }.
scene-enemy-counts = W następnym wzorze jeden wrogi pion może liczyć się jak twój.
scene-ending = { $reason } Pozostałe tury: { $turns }.
scene-legend = Mała litera: zwykły, wielka: heroiczny, z gwiazdką: legendarny. [ ] pole czerwone, ( ) pole zielone.
scene-side = { $letter } { $names }: punkty { $score }. Na arenie { $pieces } (awansowane: { $upgraded }), w zapasie: małe { $small }, legendarne { $legendary }.
scene-colour = { $letter } { $points }
scene-colours = { "  " }punkty według kolorów: { $points }; improwizacja jeszcze możliwa: { $marks }
scene-tally = { "  " }stracone w tej turze: zwykłe { $common }, heroiczne { $heroic }, legendarne { $legendary }
scene-no-school = { $who } nie ma jeszcze szkoły.
scene-player = { $who } ({ $letter }), { $school }: na ręce: istoty { $beings }, legendy { $legends }, flary { $flares }; talia { $deck }, odrzucone { $discard }.
scene-deck = { $deck }
scene-deck-teams = { $deck } ({ $left } do końca gry)
scene-stored = { "  " }zachowany efekt: { $card }. { $text }
scene-slowed = { "  " }{ $who } będzie mieć o jedną akcję mniej w następnej turze.
scene-claimed = { "  " }wykonane zadania: { $tasks }
scene-played = Odrzucone legendy i flary: { $cards }
scene-discard = { "  " }znane odrzucone karty: { $cards }
scene-task = Zadanie { $task } ({ $points }): { $text }
scene-task-fulfilled = Zadanie { $task } ({ $points }), teraz spełnione: { $text }
scene-task-next = Następne zadanie { $task } ({ $points }): { $text }
scene-hand = Ręka: { $who } (c własny pion, h heroiczny lub wyższy, x tu pojawia się istota, X musi tam stać twój pion, H twój heroiczny pion, + pole zaznaczone):
scene-card = { $place } { $card }
printed-common = { $card } (istota zwykła). { $text }
printed-heroic = { $card } (istota heroiczna). { $text }
printed-legendary = { $card } (istota legendarna). { $text }
printed-task = Zadanie { $task } ({ $points }): { $text }
scene-directions = { "  " }pokazane kierunki: { $directions }
printed-flare = { $card }. { $text }

prompt-school = { $who }, którą szkołą grasz?
prompt-start = { $who }, gdzie staną pierwsze piony?
prompt-hub =
    { $actions ->
        [0] { $who }, nie masz już akcji. Zakończyć turę?
        [one] { $who }, masz jeszcze { $actions } akcję.
        [few] { $who }, masz jeszcze { $actions } akcje.
       *[other] { $who }, masz jeszcze { $actions } akcji.
    }
prompt-hub-passed = { $who }, { $turn } przekazuje ci kontrolę: stawiaj zwykłe piony, potem zakończ turę. Pozostałe akcje: { $actions }.
prompt-put-lifted = { $who }, na które pole trafi pion?
prompt-returning = { $who }, które jeszcze karty wkładasz pod talie?
prompt-improvise = { $who }, z pionem którego koloru improwizujesz?
prompt-lift-to-summon = { $who }, zapas jest pusty: którego piona zdejmujesz, by przywołać istotę?
prompt-legend-colour = { $who }, w którym kolorze punktuje legenda?
prompt-store = { $who }, który efekt Mrozu zachowujesz?
prompt-alternative = { $who }, wybierz jedno. { $effect }
prompt-target = { $who }, który pion lub które pole? { $effect }
prompt-moves = { $who }, którym pionem i dokąd? { $effect }
prompt-aim = { $who }, w którym kierunku? { $effect }
prompt-group = { $who }, który pion należy do grupy? { $effect }
prompt-from-pile = { $who }, która karta ze stosu kart odrzuconych? { $effect }
prompt-colour = { $who }, który wrogi kolor? { $effect }
prompt-claim = { $who }, czy ogłaszasz wykonanie zadania?
prompt-odd-common = { $who }, w którym kolorze punktuje zwykły pion bez pary?
prompt-chance = Dobierana jest karta.
prompt-over = Koniec gry.

do-school = Graj szkołą: { $school } – { $about }
about-northern = dużo ruchów pozostałymi pionami i strzały w linii; oba Imperia mają te same karty
about-southern = dużo ruchów pozostałymi pionami i strzały w linii; oba Imperia mają te same karty
about-highland = istoty szarżują daleko albo niszczą wszystko wokół; niektóre zyskują na czerwonych lub zielonych polach
about-sylvan = wrogie piony stają się twoje, a twoje awansują i się mnożą; dalekie skoki
about-everfrost = niektóre efekty odkładasz na lód i używasz ich później bez wydawania akcji
about-nethervoid = wiele dzieje się wokół jednego z twoich pionów, Bramy; silne demony, które mają swoją cenę
about-etherweave = najpierw efekt karty, a jej istota później, inaczej tracisz punkty; zamiany miejsc i kopie
do-put = Pion na { $square }, { $side }
do-place = Postaw na { $square }
do-lift = Zdejmij piona z { $square }
do-summon = Przywołaj na { $square }: { $card }
do-summon-with = { $summon }; wzór: { $squares }
do-summon-yellow = { $summon }; żółta strona: { $squares }
do-summon-foreign = { $summon }; liczy się wrogi pion na { $squares }, tylko raz
do-and-destroy = { $move } i zniszcz: { $piece }
do-discard = Odrzuć: { $card }
do-return = Oddaj pod talię: { $card }
do-done = Nic więcej
do-done-group = Grupa jest gotowa
do-flare = Rzuć flarę: { $card } (rywal: { $side })
do-thaw = Aktywuj efekt Mrozu: { $card }
do-hand-over = Przekaż kontrolę partnerowi (nie da się cofnąć)
do-end = Zakończ turę
do-side = { $side }
do-keep = Zachowaj: { $card }. { $text }
do-claim = Wykonane zadanie: { $task } ({ $points })
do-claim-nothing = Żadnego zadania
do-at-piece = { $square }: { $piece }
do-at-empty = { $square }
do-step = Ruch z { $from } na { $to }
do-leap = Skok z { $from } na { $to }
do-take = Weź: { $card }
do-drop = Odrzuć
do-skip = Pomiń
group-place = Postaw zwykłego piona
group-lift = Zdejmij swojego piona
group-summon = Przywołaj istotę
group-discard = Odrzuć kartę szkoły
group-move = Porusz piona
group-square = Wybierz piona lub pole
group-put = Ustaw piona na starcie
row = Rząd { $row }
to-row = { $square }, do rzędu { $row }
group-free = Nie kosztuje akcji
group-team = Twój partner
on-square = na { $square }

alternative-hig-war-drummer-1 = Jeden ruch bojowy
alternative-hig-war-drummer-2 = Do dwóch ruchów standardowych
alternative-hig-legend-slayer-1 = Zniszcz legendarnego piona
alternative-hig-legend-slayer-2 = Zniszcz do dwóch zwykłych lub heroicznych pionów
alternative-syl-unicorn-1 = Ruch bojowy
alternative-syl-unicorn-2 = Zyskaj akcję
alternative-leg-fire-elemental-1 = Sąsiednie zwykłe i heroiczne wrogie piony
alternative-leg-fire-elemental-2 = Zwykłe wrogie piony w odległości do 2
alternative-leg-leviathan-1 = Zdegraduj do trzech awansowanych pionów
alternative-leg-leviathan-2 = Zniszcz do czterech zwykłych pionów
alternative-leg-storm-elemental-1 = Zwykły pion, do pięciu ruchów
alternative-leg-storm-elemental-2 = Heroiczny pion, do trzech ruchów
alternative-leg-storm-elemental-3 = Legendarny pion, jeden ruch
alternative-fla-03-later-1 = Jeden ruch bojowy
alternative-fla-03-later-2 = Do dwóch ruchów standardowych
alternative-fla-06-later-1 = Postaw zwykłego piona
alternative-fla-06-later-2 = Przejmij zwykłego wroga
alternative-fla-07-1 = Jeden ruch standardowy
alternative-fla-07-2 = Awansuj zwykłego piona
alternative-fla-08-1 = Postaw zwykłego piona
alternative-fla-08-2 = Awansuj zwykłego piona

told-picks = { $who } wybiera szkołę.
told-school = { $who } gra szkołą: { $school }.
told-begins = { $who } zaczyna.
told-task-up = Zadanie: { $task }.
told-task-aside = { $task } zostaje odłożone na bok.
told-task-moved-up = Jego miejsce zajmuje zadanie { $task }.
told-task-next = Następne zadanie: { $task }.
told-task-under = { $task } trafia pod talię.
told-put = { $who } stawia na { $square }: { $piece }.
told-turn =
    { $actions ->
        [one] { $who } ma { $actions } akcję.
        [few] { $who } ma { $actions } akcje.
       *[other] { $who } ma { $actions } akcji.
    }
told-extra-turn-begins =
    { $actions ->
        [one] { $who } rozgrywa dodatkową turę, { $actions } akcja.
        [few] { $who } rozgrywa dodatkową turę, { $actions } akcje.
       *[other] { $who } rozgrywa dodatkową turę, { $actions } akcji.
    }
told-placed = { $who } stawia { $piece } na { $square }.
told-lifted = { $who } zdejmuje z { $square }: { $piece }.
told-summoned = { $who } przywołuje na { $square }: { $card }.
told-improvised = { $who } improwizuje: we wzorze liczy się wrogi pion, { $side }.
told-moved = { $who }: ruch z { $from } na { $to }.
told-leapt = { $who }: skok z { $from } na { $to }.
told-destroyed = Ginie na { $square }: { $piece }.
told-removed = Pion opuszcza grę: { $side }.
told-upgraded = { $square }: teraz { $piece }.
told-downgraded = { $square }: teraz { $piece }.
told-converted = { $square }: teraz { $piece }.
told-named = { $who } wskazuje { $square }.
told-aimed = { $who } celuje { $direction }.
told-chose = { $who } wybiera, { $card }: { $choice }.
told-gained =
    { $actions ->
        [one] { $who } zyskuje akcję.
        [few] { $who } zyskuje { $actions } akcje.
       *[other] { $who } zyskuje { $actions } akcji.
    }
told-impossible = { $card }: jednej części efektu nie da się wykonać.
told-extra-card = { $who } dobierze dodatkową { $kind }.
told-extra-turn = { $who } rozegra dodatkową turę.
told-enemy-counts = { $who } może liczyć wrogiego piona w następnym wzorze.
told-slowed = { $who } będzie mieć o jedną akcję mniej.
told-fetched = { $who } bierze ze stosu kart odrzuconych: { $card }.
told-stored = { $who } zachowuje efekt Mrozu: { $card }.
told-unused = { $who } odrzuca bez użycia: { $card }.
told-thawed = { $who } aktywuje efekt Mrozu: { $card }.
told-flare = { $who } rzuca flarę przeciw { $side }: { $card }.
told-points =
    { $points ->
        [one] { $side } zdobywa { $points } punkt.
        [few] { $side } zdobywa { $points } punkty.
       *[other] { $side } zdobywa { $points } punktów.
    }
told-points-in =
    { $points ->
        [one] { $side } zdobywa { $points } punkt w kolorze: { $colour }.
        [few] { $side } zdobywa { $points } punkty w kolorze: { $colour }.
       *[other] { $side } zdobywa { $points } punktów w kolorze: { $colour }.
    }
told-claimed = { $who } wykonuje zadanie: { $task }.
told-reshuffled-being = Odrzucone karty zostają przetasowane.
told-reshuffled-legend = Legendy zostają przetasowane.
told-reshuffled-flare = Flary zostają przetasowane.
told-ends = { $reason } Każdy ma jeszcze jedną turę.
told-passed = { $who } przekazuje kontrolę: { $to }.
told-drew = { $who } dobiera: { $card }.
told-drew-being = { $who } dobiera kartę szkoły.
told-drew-legend = { $who } dobiera legendę.
told-drew-flare = { $who } dobiera flarę.
told-discarded = { $who } odrzuca: { $card }.
told-discarded-being = { $who } odrzuca kartę szkoły.
told-discarded-legend = { $who } odrzuca legendę.
told-discarded-flare = { $who } odrzuca flarę.
told-returned = { $who } oddaje pod talię: { $card }.
told-returned-being = { $who } oddaje pod talię kartę szkoły.
told-returned-legend = { $who } oddaje pod talię legendę.
told-returned-flare = { $who } oddaje pod talię flarę.
told-took-back = { $who } kładzie ze stosu kart odrzuconych na talię: { $card }.
told-took-back-a-card = { $who } kładzie kartę ze stosu kart odrzuconych na talię.
told-handed = { $who } oddaje legendę, { $to } dostaje: { $card }.
told-handed-a-legend = { $who } oddaje legendę: { $to }.

refused-not-yours = Teraz decyduje ktoś inny.
refused-not-now = Teraz nie można tego zrobić.
refused-school-taken = Ktoś już ma tę szkołę.
refused-not-a-start-square = Ten pion tam nie zaczyna.
refused-no-action-left = Nie masz już akcji.
refused-actions-left = Przed końcem tury trzeba wykorzystać wszystkie akcje.
refused-must-summon = Teraz musi nastąpić przywołanie.
refused-control-passed = Po przekazaniu kontroli można tylko stawiać zwykłe piony.
refused-occupied = To pole nie jest puste.
refused-no-piece-left = Zapas jest pusty: najpierw zdejmij piona.
refused-pieces-left = Piony zdejmuje się tylko wtedy, gdy zapas jest pusty.
refused-not-in-hand = Nie masz tej karty na ręce.
refused-no-pattern = Twoje piony nie tworzą tam tego wzoru.
refused-higher-rank = Na polu przywołania stoi pion wyższej rangi.
refused-nothing-to-spare = Zapas jest pusty i nie ma piona, którego można by zdjąć.
refused-same-placement = Inne ułożenie wzoru daje to samo i jest do wyboru.
refused-not-a-school-card = Odrzucić można tylko kartę szkoły.
refused-discarded-already = Odrzucać wolno raz w turze.
refused-not-behind = Żaden rywal nie ma nad tobą przewagi, jakiej wymaga ta flara.
refused-nothing-stored = Nie masz zachowanego efektu Mrozu.
refused-nothing-to-summon = Nie da się teraz niczego z nim przywołać.
refused-no-teammate = Nie ma komu przekazać kontroli.
refused-not-that-side = Tej strony nie można wybrać.
refused-not-to-be-lifted = Tego piona nie można zdjąć: jest częścią wzoru albo innego rodzaju.
refused-not-to-be-stored = Wybierz między zachowanym efektem a nowym.
refused-not-during-an-action = Efektu Mrozu nie można aktywować w trakcie akcji.
refused-not-a-target = Efekt tu nie sięga.
refused-mandatory = Ta część efektu jest obowiązkowa.
refused-not-a-direction = Karta nie wskazuje tego kierunku.
refused-not-possible = Tej możliwości nie da się wykonać.
refused-not-connected = Piony grupy muszą się ze sobą stykać.
refused-not-a-mover = Ten pion się nie porusza.
refused-not-adjacent = Ruch prowadzi na sąsiednie pole, w kierunku, na który pozwala karta.
refused-too-high-for-standard = Ruch standardowy niszczy tylko piony niższej rangi.
refused-too-high-for-combat = Ruch bojowy niszczy tylko piony tej samej lub niższej rangi.
refused-no-freeze-effect = Ta karta nie ma efektu Mrozu.
refused-not-in-pile = Tej karty nie ma na twoim stosie kart odrzuconych.
refused-not-fulfilled = To zadanie nie jest spełnione.
refused-not-a-current-task = To nie jest jedno z aktualnych zadań.

scene-possessed = Następny wzór tworzą piony koloru: { $side }.
scene-gateway = Brama stoi na { $square }.
alternative-net-gate-keeper-1 = Awansuj zwykłego piona
alternative-net-gate-keeper-2 = Postaw zwykłego piona
told-gateway-lost = Brama z pola { $square } przepada.
told-wasted = { $who } traci akcję.
told-gateway = Pion na { $square } staje się Bramą.
told-possessed = { $who } układa następny wzór z pionów koloru: { $side }.
told-went-under = { $card } trafia pod talię: { $who }.
option-schools = Jakie szkoły
option-schools-core = pięć podstawowych
option-schools-all = wszystkie
scene-pending = { "  " }oczekująca istota: { $card }
scene-empty-counts = W następnym wzorze dwa puste pola mogą liczyć się jak zwykłe piony.
scene-on-merchant = Na Kupcu czasu leży { $piece }.
scene-gateway-on-merchant = Na Kupcu czasu leży { $piece }; po powrocie znów będzie Bramą.
prompt-drop = { $who }, czy to odrzucasz? { $effect }
prompt-from-hand = { $who }, którą kartę odrzucasz? { $effect }
prompt-twin = { $who }, który pion? Potrzebny jest drugi bliźniak na stosie kart odrzuconych. { $effect }
do-warp = Zakrzyw: { $card }
text-warp = Efekt zakrzywienia: { $text }
alternative-eth-warpmaster-1 = Weź oczekującą istotę z powrotem
alternative-eth-warpmaster-2 = Ruch standardowy
alternative-eth-eternal-emperor-1 = Postaw zwykłego piona
alternative-eth-eternal-emperor-2 = Rusz pionem
alternative-eth-eternal-emperor-later-1 = Postaw zwykłego piona
alternative-eth-eternal-emperor-later-2 = Rusz pionem
alternative-eth-ziggurat-sentinel-1 = Skopiuj efekt zakrzywienia ze stosu kart odrzuconych
alternative-eth-ziggurat-sentinel-2 = Do trzech ruchów bojowych
alternative-eth-iris-of-eternity-1 = Zniszcz legendarnego piona
alternative-eth-iris-of-eternity-2 = Awansuj Tęczówkę na legendarną
told-swapped = Piony na { $one } i { $other } zamieniają się miejscami.
told-warped = { $who } używa zakrzywienia: { $card }.
told-discarded-pending = { $who } odrzuca oczekującą istotę: { $card }.
told-took-pending-back = { $who } bierze z powrotem: { $card }.
told-copied = { $who } kopiuje efekt zakrzywienia: { $card }.
told-put-on-merchant = Na Kupca czasu trafia z { $square }: { $piece }.
told-twin-shown = Na stosie kart odrzuconych leży { $card }: { $who }.
told-counts-once-more = { $who }: zniszczone wrogie piony liczą się w tej turze o raz więcej.
told-empty-counts = { $who } może liczyć dwa puste pola w następnym wzorze.
refused-pending = Oczekującej istoty nie można odrzucić ani oddać.
refused-no-warp-effect = Ta karta nie ma efektu zakrzywienia.
refused-pending-already = Masz już oczekującą istotę.
refused-first-turn = W swojej pierwszej turze nie można zakrzywiać.
