about = Zdobądź władzę w Królestwie Troy: kośćmi, intrygą i opłaconą przysługą. I trzymaj w odwodzie kuzyna z mieczem na tych, którzy knują przeciw tobie. Od dwóch do pięciu graczy, około 90 minut.
option-order = Kolejność Lokacji
option-order-numbers = według numerów
option-order-random = Nowy Porządek: losowo
option-order-draft = Nowy Porządek: układają gracze
option-order-help = W tej kolejności Lokacje rozpatruje się w fazie Dominacji.
option-fate = Los w Waszych Rękach
option-fate-off = kośćmi się rzuca
option-fate-on = każdy rozdziela 19 punktów
option-not-all-lost = Nie Wszystko Stracone
option-not-all-lost-off = zaczyna najniższa suma
option-not-all-lost-on = zaczynają trzy najniższe kości
option-memory = Pomoc dla pamięci
option-memory-off = każdy pamięta sam
option-memory-on = stół pamięta za ciebie
option-memory-help = Z tą pomocą stół wypisuje złoto innych, które i tak da się policzyć, oraz karty na ich rękach, które znasz.
chart-power = Władza

verdict-settled = Po trzech turach rozliczono Władzę.

nothing = nic
name = { $who }
more = { $first }, { $rest }
several = { $count } × { $card }
reserve = rezerwa
die = { $colour } { $value } ({ $place })
dice = { $colour } { $values }
amount = { $colour } { $count }
to-place = cel: { $location }
token-at = { $colour } żeton ({ $location })
text-chosen = { $text } Wybór: { $picks }.
no-defence = bez obrony
colour-blue = niebieski
colour-red = czerwony
colour-green = zielony
colour-purple = fioletowy
colour-yellow = żółty
die-blue = niebieska
die-red = czerwona
die-green = zielona
die-purple = fioletowa
die-yellow = żółta
heading-characters = Postacie
heading-price =
    { $gold ->
        [0] bez dopłaty
        [one] dopłata { $gold } sztuka złota
       *[other] dopłata { $gold } złota
    }
heading-highest = najwyższa kość { $value }

scene-phase-setup = Przed turą I.
scene-phase-preparation =
    { $turn ->
        [2] Tura II, faza Przygotowań.
       *[other] Tura III, faza Przygotowań.
    }
scene-phase-intrigue =
    { $turn ->
        [1] Tura I, faza Intryg.
        [2] Tura II, faza Intryg.
       *[other] Tura III, faza Intryg.
    }
scene-phase-dominance =
    { $turn ->
        [1] Tura I, faza Dominacji.
        [2] Tura II, faza Dominacji.
       *[other] Tura III, faza Dominacji.
    }
scene-phase-settlement = Rozliczenie Władzy.
scene-marker =
    { $events ->
        [0] Znacznik Pierwszego Gracza: { $who }.
        [one] Znacznik Pierwszego Gracza: { $who }. Kto teraz spasuje, rozegra swoje Wydarzenie.
        [few] Znacznik Pierwszego Gracza: { $who }. Kolejne { $events } osoby, które spasują, rozegrają swoje Wydarzenia.
       *[other] Znacznik Pierwszego Gracza: { $who }. Kolejnych { $events } osób, które spasują, rozegra swoje Wydarzenia.
    }
scene-play = { $who } zagrywa kartę { $card }: { $text }
scene-play-on = { $who } zagrywa kartę { $card }, cel: { $to }. { $text }
scene-choosing = Wybierają jeszcze: { $players }.
scene-queue = Kolejne akcje w tej Lokacji: { $colours }.
scene-hand = Twoja ręka ({ $who }): { $cards }. Twoje złoto: { $gold }.
scene-own-event = Twoje Wydarzenie ({ $who }): { $event }. { $text }
scene-looked-at = Oglądasz: { $cards }.
scene-to-sell = Sprzedajesz: { $cards }.
scene-chosen = Twój wybór: { $picks }.
scene-fate = Twój wybór, kolor { $colour }: { $values }.
scene-answered = Twoja odpowiedź jest już zapisana.
scene-player = { $who } ({ $colours }): Władza { $power }, karty na ręce { $cards }, Kuzyni uliczni { $street }, Kuzyni pałacowi { $palace }.
scene-player-open = { $who } ({ $colours }): Władza { $power }, złoto { $gold }, karty na ręce { $cards }, Kuzyni uliczni { $street }, Kuzyni pałacowi { $palace }.
scene-reserve = { "  " }rezerwa: { $dice }; zapas żetonów: { $tokens }
scene-tokens-left = { "  " }zapas żetonów: { $tokens }
scene-known = { "  " }znane karty na ręce: { $cards }
scene-passed =
    { $place ->
        [1] { "  " }pierwszy pas
        [2] { "  " }drugi pas
        [3] { "  " }trzeci pas
        [4] { "  " }czwarty pas
       *[other] { "  " }piąty pas
    }
scene-location =
    { $count ->
        [0]
            { $raised ->
                [0] { $number }. { $location }, kości 0 z { $limit }. { $text }
               *[other] { $number }. { $location }, kości 0 z { $limit } (limit wyższy o { $raised }). { $text }
            }
       *[other]
            { $raised ->
                [0] { $number }. { $location }, kości { $count } z { $limit }: { $dice }. { $text }
               *[other] { $number }. { $location }, kości { $count } z { $limit } (limit wyższy o { $raised }): { $dice }. { $text }
            }
    }
scene-closed =
    { $turn ->
        [2] { $number }. { $location }, zamknięta do tury II. { $text }
       *[other] { $number }. { $location }, zamknięta do tury III. { $text }
    }
scene-resolving = { "  " }teraz rozpatrywana
scene-leads = { "  " }prowadzi { $colour }, suma { $sum }
scene-tied = { "  " }remis, suma { $sum }: nikt nie dominuje
scene-tokens = { "  " }żetony: { $tokens }
scene-curfew = { "  " }Godzina policyjna: żadna kość nie wejdzie ani nie wyjdzie
scene-barred = { "  " }Zaryglowane drzwi: w tej turze bez akcji
scene-crowned = { "  " }Koronacja: kto zdominuje, zyska dodatkowo 1 punkt Władzy
scene-judged = { "  " }Sąd króla: remis wygrywa { $who }
scene-character =
    { $usage ->
        [0] { $character }, cena { $gold }: { $text }
       *[other] { $character }, cena { $gold } (w tym { $usage } za użycia): { $text }
    }
scene-piles =
    { $discards ->
        [0] Talia Intryg: { $deck }; nic nie odrzucono.
       *[other] Talia Intryg: { $deck }; odrzucone ({ $discards }): { $cards }.
    }
scene-deck-known = { "  " }wiesz, co leży w talii: { $cards }
scene-cards-count = Karty przetargowe: na koniec każda Intryga na ręce liczy się jako 1 sztuka złota.
scene-end = { $who }: Władza { $total } = { $power } na torze + { $special } za przewagę żetonów + { $bought } za majątek o wartości { $wealth }; reszta { $rest }.

prompt-lay = { $who }, która Lokacja będzie następna w kolejności?
prompt-rerolls = { $who }, zostawiasz kości czy przerzucasz? Tylko ten jeden raz.
prompt-fates = { $who }, jakie wartości mają twoje kości? Każdy punkt ponad 19 kosztuje 1 sztukę złota.
prompt-place = { $who }, którą kość stawiasz i gdzie?
prompt-to = { $who }, dokąd trafia ta kość?
prompt-gain = { $who }, karty czy złoto?
prompt-act = { $who }, co robisz?
prompt-building = { $who }, { $what }: { $text }
prompt-play-on = { $who }, którą Intrygę zagrywasz?
prompt-window = { $who }, powstrzymasz tę kartę? { $actor } zagrywa kartę { $what }: { $text } { $why }
prompt-window-target = { $who }, to karta przeciw tobie: powstrzymasz ją? { $actor } zagrywa kartę { $what }: { $text } { $why }
why-palace = Pytamy, bo masz Kuzyna pałacowego.
why-street = Pytamy, bo masz Kuzyna ulicznego.
why-cards = Pytamy, bo nikt nie zna wszystkich twoich kart.
prompt-shortfall = { $who }, { $other } żąda { $number } złota, a ty tyle nie masz: poświęcasz najpierw punkt Władzy?
prompt-short-theft =
    { $number ->
        [0] { $who }, { $other } nie ma złota: bierzesz 0 czy zyskujesz zamiast tego 1 punkt Władzy?
        [one] { $who }, { $other } ma tylko { $number } sztukę złota: bierzesz ją czy zyskujesz zamiast tego 1 punkt Władzy?
       *[other] { $who }, { $other } ma tylko { $number } złota: bierzesz je czy zyskujesz zamiast tego 1 punkt Władzy?
    }
prompt-choose = { $who }, { $what }: { $text }
prompt-rider = { $who }, { $what }: { $text }
prompt-move-on = { $who }, którą z twoich kości przenosisz?
prompt-keep = { $who }, którą kartę zatrzymujesz?
prompt-put-under = { $who }, która karta trafia na sam spód talii?
prompt-own-tie = { $who }, oba twoje kolory remisują ({ $location }): który dominuje?
prompt-ties = { $who }, ustalasz kolejność równych kości ({ $location }, wartość { $number }): czyja działa następna?
prompt-site = { $who }, działa twoja kość ({ $location }): { $text }
prompt-again = { $who }, przerzucasz jeszcze raz, tę samą albo inną kość?
prompt-mover = { $who }, limit spada ({ $location }): kto musi przenieść kość?
prompt-forced = { $who }, limit spada ({ $location }): twoja najwyższa kość musi odejść.
prompt-chance = { $who }, teraz rozstrzyga los.
prompt-over = { $who }, koniec gry.

do-to = { $location }: { $dice }
do-keep = Zostaw kości
do-reroll = Przerzuć wszystkie kości, kolor { $colour }
do-fate =
    { $gold ->
        [0] { $values }
        [one] { $values }, dopłata { $gold } sztuka złota
       *[other] { $values }, dopłata { $gold } złota
    }
do-cards =
    { $count ->
        [one] Dobierz { $count } kartę
        [few] Dobierz { $count } karty
       *[other] Dobierz { $count } kart
    }
do-gold =
    { $gold ->
        [one] Weź { $gold } sztukę złota
       *[other] Weź { $gold } złota
    }
do-power = Zostaw je i zyskaj 1 punkt Władzy
do-play = { $card }: { $text }
do-use =
    { $gold ->
        [0] { $character } za darmo: { $text }
        [one] { $character } za { $gold } sztukę złota: { $text }
       *[other] { $character } za { $gold } złota: { $text }
    }
do-pass =
    { $events ->
        [0] Spasuj; twoje Wydarzenie przepada
       *[other] Spasuj i rozegraj swoje Wydarzenie
    }
do-convert = Poświęć 1 punkt Władzy za { $gold } złota
do-decline = Nie
do-decline-window = Nie powstrzymuj
do-decline-shortfall = Nie poświęcaj
do-decline-site = Bez akcji
do-stop = To wszystko
do-done = Nic więcej
do-done-sale = Sprzedaj te karty
do-cousin = Powstrzymaj: { $cousin }
do-with = Powstrzymaj kartą { $card }. { $text }
do-change = { $die }: zmień na { $to }
do-character = { $character }: { $text }
do-take =
    { $cards ->
        [0] Weź { $gold } złota
        [one] Weź { $gold } złota i dobierz kartę
        [few] Weź { $gold } złota i dobierz { $cards } karty
       *[other] Weź { $gold } złota i dobierz { $cards } kart
    }
do-under = { $card }
do-sell = { $card }
do-buy =
    { $count ->
        [one] Kup Kuzyna ulicznego za 1 sztukę złota
       *[other] Kup { $count } Kuzynów ulicznych za { $count } złota
    }

refused-not-yours = To nie twoja decyzja.
refused-not-now = Tego nie można teraz zrobić.
refused-no-power = Nie masz już punktów Władzy do poświęcenia.
refused-no-conversion = Teraz nie można poświęcać punktów Władzy.
refused-laid = Ta Lokacja już leży.
refused-points-left = Trzeba wykorzystać wszystkie punkty.
refused-too-dear = Nie masz tyle złota.
refused-too-many = Najwyżej dwóch Kuzynów jedną akcją.
refused-no-cousins-left = Nie ma już tylu Kuzynów.
refused-not-your-die = To nie twoja kość.
refused-your-die = To twoja własna kość.
refused-not-in-reserve = Tej kości nie ma w twojej rezerwie.
refused-other-colour = Najpierw musi stanąć kość twojego drugiego koloru.
refused-closed = Ta Lokacja jest zamknięta.
refused-no-room = Nie ma miejsca na kolejną kość.
refused-curfew = Godzina policyjna: żadna kość nie może tu wejść ani stąd wyjść.
refused-not-there = Ta kość nie może tam trafić.
refused-not-in-troy = Tej kości nie ma w Troy.
refused-unchanged = Ta kość by się nie zmieniła.
refused-same-die = Tę kość już przeniesiono.
refused-not-that-die = Tej kości nie można wybrać.
refused-other-player = To kość innego gracza.
refused-same-place = Już tam jest.
refused-not-in-hand = Nie masz tej karty na ręce.
refused-not-discarded = Tej karty nie ma na stosie odrzuconych.
refused-no-effect = To by teraz nic nie dało.
refused-not-here = Tej Postaci tu nie ma.
refused-permanent = Księcia Oriona i Zaana nie można odrzucić.
refused-not-for-free = Z tej Postaci nie można teraz skorzystać za darmo.
refused-mandatory = To trzeba zrobić.
refused-not-against-you = To pomaga tylko przeciw Intrydze wymierzonej w ciebie.
refused-no-cousin = Nie masz takiego Kuzyna.
refused-no-defence = Ta karta niczego nie powstrzyma.
refused-no-token = Nie ma takiego żetonu.
refused-not-that-token = Tego żetonu nie można wybrać.
refused-not-a-player = Wybierz innego gracza.
refused-not-looked-at = Tej karty nie oglądasz.
refused-not-tied = Wybierz właściciela jednej z równych kości.
refused-not-the-highest = Musi odejść najwyższa kość.

told-laid = Następna w kolejności: { $location }.
told-laid-by = { $who } układa Lokację { $location }.
told-drafts = Następną Lokację układa { $who }.
told-turn =
    { $turn ->
        [2] Tura II. Otwierają się: { $locations }.
       *[other] Tura III. Otwierają się: { $locations }.
    }
told-phase-setup = Stół gotowy.
told-phase-preparation = Zaczyna się faza Przygotowań.
told-phase-intrigue = Zaczyna się faza Intryg.
told-phase-dominance = Zaczyna się faza Dominacji.
told-phase-settlement = Rozliczenie Władzy.
told-revealed = Pojawia się Postać { $character }: { $text }
told-drew = { $who } dobiera Intrygę.
told-drew-own = { $who } dobiera kartę { $card }.
told-rebuilt = Z odrzuconych kart ({ $count }) powstaje nowa talia.
told-dealt-event = { $who } dostaje Wydarzenie.
told-dealt-event-own = { $who } dostaje Wydarzenie { $event }.
told-discarded-event = { $who } odrzuca zakryte Wydarzenie.
told-discarded-event-own = { $who } odrzuca zakryte Wydarzenie { $event }.
told-rolled-first = Kość { $colour } po rzucie: { $to }.
told-rolled = Kość { $die } po przerzucie: { $to }.
told-chose = { $who }: wybór zapisany.
told-chose-keep-own = { $who } zostawia kości.
told-chose-reroll-own = { $who } przerzuci kolor { $colour }.
told-keeps = { $who } zostawia kości.
told-rerolls = { $who } przerzuca kolor { $colour }.
told-fate = { $who }, kolor { $colour }: { $values }.
told-marker = { $who } bierze Znacznik Pierwszego Gracza.
told-placed = Kość { $colour } { $value } staje w Lokacji { $location }.
told-chose-cards =
    { $count ->
        [one] { $who } wybiera { $count } kartę.
        [few] { $who } wybiera { $count } karty.
       *[other] { $who } wybiera { $count } kart.
    }
told-took-gold =
    { $gold ->
        [one] { $who } bierze { $gold } sztukę złota.
       *[other] { $who } bierze { $gold } złota.
    }
told-income =
    { $gold ->
        [one] { $who } po pasie bierze { $gold } sztukę złota.
       *[other] { $who } po pasie bierze { $gold } złota.
    }
told-paid-gold =
    { $gold ->
        [one] { $who } płaci { $gold } sztukę złota.
       *[other] { $who } płaci { $gold } złota.
    }
told-gave-gold =
    { $gold ->
        [one] { $who } oddaje { $gold } sztukę złota, dostaje ją { $to }.
       *[other] { $who } oddaje { $gold } złota, dostaje je { $to }.
    }
told-revealed-gold =
    { $gold ->
        [0] { $who } nie ma złota.
        [one] { $who } ma tylko { $gold } sztukę złota.
       *[other] { $who } ma tylko { $gold } złota.
    }
told-gained-power =
    { $power ->
        [one] { $who } zyskuje { $power } punkt Władzy.
        [few] { $who } zyskuje { $power } punkty Władzy.
       *[other] { $who } zyskuje { $power } punktów Władzy.
    }
told-lost-power =
    { $power ->
        [one] { $who } traci { $power } punkt Władzy.
        [few] { $who } traci { $power } punkty Władzy.
       *[other] { $who } traci { $power } punktów Władzy.
    }
told-converted = { $who } poświęca 1 punkt Władzy i bierze { $gold } złota.
told-took-cousin = { $who } bierze kartę: { $cousin }.
told-played = { $who } zagrywa kartę { $card }: { $text }
told-played-on = { $who } zagrywa kartę { $card }, cel: { $to }. { $text }
told-played-discarded = { $who } zagrywa odrzuconą kartę { $card }: { $text }
told-played-discarded-on = { $who } zagrywa odrzuconą kartę { $card }, cel: { $to }. { $text }
told-answered = Twoja odpowiedź: { $answer }.
told-unopposed = Nikt tego nie powstrzymuje.
told-stopped-cousin = { $who } powstrzymuje to, broni { $cousin }.
told-stopped-card = { $who } powstrzymuje to kartą { $card }.
told-used =
    { $gold ->
        [0] { $who } za darmo korzysta z Postaci { $character }: { $text }
        [one] { $who } za { $gold } sztukę złota korzysta z Postaci { $character }: { $text }
       *[other] { $who } za { $gold } złota korzysta z Postaci { $character }: { $text }
    }
told-used-free = { $who } bez opłaty korzysta z Postaci { $character }: { $text }
told-left = Odchodzi Postać { $character }.
told-moved = Kość { $die } przechodzi do Lokacji { $location }.
told-changed = Kość { $die } zmienia się na { $to }.
told-swapped-places = Zamiana miejsc: { $first } i { $second }.
told-swapped-values = Zamiana wartości: { $first } i { $second }.
told-token-placed = Nowy { $colour } żeton: { $location }.
told-token-moved = Żeton { $colour } przechodzi z Lokacji { $from } na Lokację { $location }.
told-limit-raised = { $location } mieści teraz { $limit } kości.
told-limit-fell = { $location } mieści znów { $limit } kości.
told-stays = Nigdzie nie ma miejsca, kość zostaje ({ $location }).
told-looked = { $who } ogląda kartę z talii.
told-looked-own = { $who } ogląda kartę z talii: { $card }.
told-kept = { $who } zatrzymuje jedną z nich.
told-kept-own = { $who } zatrzymuje kartę { $card }.
told-put-under =
    { $count ->
        [0] Na spód talii nic nie trafia.
        [one] { $who } odkłada kartę na spód talii.
        [few] { $who } odkłada { $count } karty na spód talii.
       *[other] { $who } odkłada { $count } kart na spód talii.
    }
told-put-under-own = { $who } odkłada na spód talii, od najniższej: { $cards }.
told-passed =
    { $place ->
        [1] Pierwszy pas: { $who }.
        [2] Drugi pas: { $who }.
        [3] Trzeci pas: { $who }.
        [4] Czwarty pas: { $who }.
       *[other] Piąty pas: { $who }.
    }
told-event = { $who } odsłania Wydarzenie { $event }: { $text }
told-chose-this = { $who } wybiera: { $picks }.
told-resolved-tie = { $location }: { $sums }. Remis, nikt nie dominuje.
told-resolved = { $location }: { $sums }. Dominuje { $colour }.
told-barred = { $location }: drzwi zaryglowane, bez akcji.
told-ordered = { $location }, kolejność akcji: { $colours }.
told-acts = { $who } wykonuje akcję Lokacji { $location }.
told-declined = { $who } rezygnuje z akcji Lokacji { $location }.
told-took-card = { $who } bierze kartę { $card } ze stosu odrzuconych.
told-sold =
    { $gold ->
        [one] { $who } sprzedaje za { $gold } sztukę złota: { $cards }.
       *[other] { $who } sprzedaje za { $gold } złota: { $cards }.
    }
told-special = { $location }: najwięcej żetonów ma { $colour }, 1 punkt Władzy.
told-late-event = { $who } pokazuje odrzucone Wydarzenie { $event }.
told-hand = { $who } pokazuje rękę: { $cards }.
told-wealth =
    { $cards ->
        [0] { $who }, majątek: złoto { $gold }, Kuzyni { $cousins }. Punkty Władzy za to: { $power }, reszta { $rest }.
       *[other] { $who }, majątek: złoto { $gold }, Kuzyni { $cousins }, karty { $cards }. Punkty Władzy za to: { $power }, reszta { $rest }.
    }
told-total =
    { $power ->
        [one] { $who } kończy, mając { $power } punkt Władzy; reszta { $rest }.
        [few] { $who } kończy, mając { $power } punkty Władzy; reszta { $rest }.
       *[other] { $who } kończy, mając { $power } punktów Władzy; reszta { $rest }.
    }

option-negotiate = Negocjuj Twardo
option-negotiate-off = bez umów
option-negotiate-on = gracze zawierają umowy
option-negotiate-help = Między akcjami gracze mogą proponować sobie nawzajem złoto, Kuzynów, karty i obietnice. Obietnica do niczego nie zobowiązuje.
goods-gold =
    { $count ->
        [one] { $count } sztuka złota
       *[other] { $count } złota
    }
goods-street =
    { $count ->
        [one] { $count } Kuzyn uliczny
       *[other] { $count } Kuzynów ulicznych
    }
goods-palace =
    { $count ->
        [one] { $count } Kuzyn pałacowy
       *[other] { $count } Kuzynów pałacowych
    }
goods-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }
goods-hidden-cards =
    { $count ->
        [one] { $count } zakryta karta
        [few] { $count } zakryte karty
       *[other] { $count } zakrytych kart
    }
promise-peace = żadnej Intrygi przeciw drugiej stronie do końca tury
promise-pass = pas w następnej akcji
promise-defend = Kuzyn pałacowy albo Reakcja, gdy następna Intryga uderzy w drugą stronę
promise-avoid = omijanie Lokacji: { $location }
promise-spare = żadnego przenoszenia kości drugiej strony w tej turze z Lokacji: { $location }
promise-pay =
    { $gold ->
        [one] zapłata { $gold } sztuki złota w następnej akcji
       *[other] zapłata { $gold } złota w następnej akcji
    }
clause-gives = daje: { $goods }
clause-wants = chce: { $goods }
clause-gets = dostaje: { $goods }
clause-promises = obiecuje: { $promise }
clause-demands = chce obietnicy: { $promise }
clause-is-promised = dostaje obietnicę: { $promise }
more-clauses = { $first }; { $rest }
no-terms = jeszcze nic
heading-deals = Umowy
heading-give = Dajesz
heading-want = Chcesz
heading-promise = Obiecujesz
heading-demand = Chcesz obietnicy
heading-gold = złoto
heading-cards = karty
heading-avoid = omijanie Lokacji
heading-spare = pozostawienie kości w Lokacji
heading-pay = późniejsza zapłata
scene-offer = Oferta umowy (od: { $who }, dla: { $to }).
scene-offer-terms = Oferta umowy (dla: { $to }). { $who } { $terms }.
scene-deal = Twoja oferta (dla: { $to }): { $terms }.
scene-reply = Oddajesz karty (dla: { $to }): { $cards }.
do-offer = Zaproponuj umowę: { $who }
do-give = { $goods }
do-promise = { $promise }
do-propose = Złóż tę ofertę
do-propose-hidden = Złóż tę ofertę, karty zakryte
do-propose-openly = Złóż tę ofertę i pokaż karty
do-retract = Wycofaj swoją ofertę
do-accept = Przyjmij ofertę (od: { $who }): { $terms }
do-refuse = Odrzuć ofertę (od: { $who })
refused-no-deals-now = Teraz nie zawiera się umów.
refused-no-more-offers = Nie możesz teraz złożyć kolejnej oferty.
refused-no-offer = Nie ma takiej oferty.
refused-no-own-offer = Żadna twoja oferta nie czeka na odpowiedź.
refused-cannot-accept = Tej oferty nie da się teraz przyjąć.
refused-cannot-offer = To nie może być częścią tej oferty.
refused-nothing-offered = Oferta musi coś zawierać.
told-offered = { $who } składa ofertę (dla: { $to }).
told-offered-terms = Oferta umowy (dla: { $to }). { $who } { $terms }.
told-offer-retracted = { $who } wycofuje ofertę (dla: { $to }).
told-offer-refused = { $to } odrzuca ofertę (od: { $who }).
told-offer-lapsed = Oferta przepada (od: { $who }, dla: { $to }).
told-deal = { $who } i { $to } zawierają umowę. { $who } { $terms }.
told-gave-cards =
    { $count ->
        [one] { $who } oddaje kartę, dostaje ją { $to }.
        [few] { $who } oddaje { $count } karty, dostaje je { $to }.
       *[other] { $who } oddaje { $count } kart, dostaje je { $to }.
    }
told-gave-cards-own = { $who } oddaje karty (dla: { $to }): { $cards }.
