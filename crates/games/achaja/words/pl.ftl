about = Zdobądź władzę w Królestwie Troy: kośćmi, intrygą i opłaconą przysługą. I trzymaj w odwodzie kuzyna z mieczem na tych, którzy knują przeciw tobie. Dwóch do pięciu graczy, około 90 minut.
option-order = Kolejność Lokacji
option-order-numbers = według numerów
option-order-random = Nowy Porządek: losowa
option-order-draft = Nowy Porządek: układają gracze
option-order-help = W tej kolejności Lokacje rozpatruje się w fazie Dominacji.
option-fate = Los w Waszych Rękach
option-fate-off = kośćmi się rzuca
option-fate-on = każdy rozdziela 19 punktów
option-not-all-lost = Nie Wszystko Stracone
option-not-all-lost-off = zaczyna najniższa suma
option-not-all-lost-on = zaczynają trzy najniższe kości
option-memory = Pomoc pamięci
option-memory-off = każdy pamięta sam
option-memory-on = stół pamięta za ciebie
option-memory-help = Z pomocą pamięci stół wypisuje złoto innych, które i tak da się policzyć, oraz karty na ich rękach, które znasz.
chart-power = Władza

verdict-settled = Po trzech turach rozliczono Władzę.

nothing = nic
name = { $who }
more = { $first }, { $rest }
several = { $count } × { $card }
reserve = Rezerwa
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
       *[other] dopłata { $gold } szt. złota
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
        [few] Znacznik Pierwszego Gracza: { $who }. Swoje Wydarzenia rozegrają jeszcze { $events } osoby, które spasują.
       *[other] Znacznik Pierwszego Gracza: { $who }. Swoje Wydarzenia rozegra jeszcze { $events } osób, które spasują.
    }
scene-play = { $who } zagrywa kartę { $card }: { $text }
scene-play-on = { $who } zagrywa kartę { $card }, cel: { $to }. { $text }
scene-choosing = Wybierają jeszcze: { $players }.
scene-queue = Kolejne akcje w tej Lokacji: { $colours }.
scene-hand = Twoja ręka ({ $who }): { $cards }. Twoje złoto: { $gold }.
scene-own-event = Twoje Wydarzenie ({ $who }): { $event }. { $text }
scene-looked-at = Oglądasz: { $cards }
scene-to-sell = Sprzedajesz: { $cards }
scene-chosen = Wybrane: { $picks }
scene-fate = Twój wybór, kolor { $colour }: { $values }
scene-answered = Twoja odpowiedź jest już zapisana.
scene-player = { $who } ({ $colours }): Władza { $power }, karty na ręce { $cards }, Kuzyni uliczni { $street }, Kuzyni pałacowi { $palace }.
scene-player-open = { $who } ({ $colours }): Władza { $power }, złoto { $gold }, karty na ręce { $cards }, Kuzyni uliczni { $street }, Kuzyni pałacowi { $palace }.
scene-reserve = { "  " }Rezerwa: { $dice }; zapas żetonów: { $tokens }
scene-tokens-left = { "  " }zapas żetonów: { $tokens }
scene-known = { "  " }znane karty na ręce: { $cards }
scene-passed =
    { $place ->
        [1] { "  " }pas jako pierwszy
        [2] { "  " }pas jako drugi
        [3] { "  " }pas jako trzeci
        [4] { "  " }pas jako czwarty
       *[other] { "  " }pas jako piąty
    }
scene-location =
    { $raised ->
        [0] { $number }. { $location }, kości { $count } z { $limit }: { $dice }. { $text }
       *[other] { $number }. { $location }, kości { $count } z { $limit } (limit wyższy o { $raised }): { $dice }. { $text }
    }
scene-closed =
    { $turn ->
        [2] { $number }. { $location }, zamknięta do tury II. { $text }
       *[other] { $number }. { $location }, zamknięta do tury III. { $text }
    }
scene-resolving = { "  " }teraz rozstrzygana
scene-leads = { "  " }prowadzi { $colour }, suma { $sum }
scene-tied = { "  " }remis, suma { $sum }: nikt nie dominuje
scene-tokens = { "  " }żetony: { $tokens }
scene-curfew = { "  " }Godzina policyjna: żadna kość nie wejdzie ani nie wyjdzie
scene-barred = { "  " }Zaryglowane drzwi: w tej turze bez akcji
scene-crowned = { "  " }Koronacja: kto zdominuje, dostanie o 1 punkt Władzy więcej
scene-judged = { "  " }Sąd króla: remis wygrywa { $who }
scene-character =
    { $usage ->
        [0] { $character }, złoto { $gold }: { $text }
       *[other] { $character }, złoto { $gold } (w tym { $usage } za użycia): { $text }
    }
scene-piles =
    { $discards ->
        [0] Talia Intryg { $deck }; nic nie odrzucono.
       *[other] Talia Intryg { $deck }; odrzucone, { $discards }: { $cards }.
    }
scene-deck-known = { "  " }wiesz, co leży w talii: { $cards }
scene-cards-count = Karty przetargowe: na koniec każda Intryga na ręce jest warta 1 złota.
scene-end = { $who }: Władza { $total } = { $power } na torze + { $special } za przewagę żetonów + { $bought } za majątek wart { $wealth } szt. złota; reszta { $rest }.

prompt-lay = { $who }, która Lokacja będzie następna w kolejności?
prompt-rerolls = { $who }, zostawiasz kości czy przerzucasz je, ten jeden raz?
prompt-fates = { $who }, jakie wartości mają twoje kości? Każdy punkt ponad 19 kosztuje 1 złota.
prompt-place = { $who }, którą kość kładziesz albo gdzie?
prompt-to = { $who }, dokąd?
prompt-gain = { $who }, karty czy złoto?
prompt-act = { $who }, co robisz?
prompt-building = { $who }, { $what }: { $text }
prompt-play-on = { $who }, którą Intrygę zagrywasz?
prompt-window = { $who }, powstrzymasz to? { $actor } zagrywa kartę { $what }: { $text } { $why }
prompt-window-target = { $who }, to przeciw tobie: powstrzymasz to? { $actor } zagrywa kartę { $what }: { $text } { $why }
why-palace = Pytamy, bo masz Kuzyna pałacowego.
why-street = Pytamy, bo masz Kuzyna ulicznego.
why-cards = Pytamy, bo nikt nie zna wszystkich twoich kart.
prompt-shortfall = { $who }, { $other } żąda więcej złota, niż masz ({ $number }): poświęcasz najpierw punkt Władzy?
prompt-short-theft = { $who }, { $other } ma tylko tyle złota: { $number }. Bierzesz je czy zamiast tego 1 punkt Władzy?
prompt-choose = { $who }, { $what }: { $text }
prompt-rider = { $who }, { $what }: { $text }
prompt-move-on = { $who }, którą z twoich kości przenosisz?
prompt-keep = { $who }, którą kartę zatrzymujesz?
prompt-put-under = { $who }, która karta trafia na sam spód talii?
prompt-own-tie = { $who }, oba twoje kolory remisują ({ $location }): który dominuje?
prompt-ties = { $who }, ustalasz kolejność równych kości ({ $location }, wartość { $number }): czyja działa następna?
prompt-site = { $who }, działa twoja kość ({ $location }): { $text }
prompt-again = { $who }, przerzucasz drugą kość?
prompt-mover = { $who }, limit spada ({ $location }): kto musi zabrać kość?
prompt-forced = { $who }, limit spada ({ $location }): twoja najwyższa kość musi odejść.
prompt-chance = { $who }, teraz rozstrzyga los.
prompt-over = { $who }, gra skończona.

do-to = { $location }: { $dice }
do-keep = Zostaw kości
do-reroll = Przerzuć wszystkie kości: { $colour }
do-fate =
    { $gold ->
        [0] { $values }
       *[other] { $values }, dopłata { $gold } szt. złota
    }
do-cards =
    { $count ->
        [one] Dobierz { $count } kartę
        [few] Dobierz { $count } karty
       *[other] Dobierz { $count } kart
    }
do-gold = Weź złoto: { $gold }
do-power = Zostaw je i dodaj sobie 1 punkt Władzy
do-play = { $card }: { $text }
do-use =
    { $gold ->
        [0] { $character }, za darmo: { $text }
       *[other] { $character }, złoto { $gold }: { $text }
    }
do-pass =
    { $events ->
        [0] Pas; twoje Wydarzenie przepada
       *[other] Pas; rozgrywasz swoje Wydarzenie
    }
do-convert = Zamień 1 punkt Władzy na złoto: { $gold }
do-decline = Nie
do-decline-window = Niech się stanie
do-decline-shortfall = Nie poświęcaj
do-decline-site = Bez akcji
do-stop = To wszystko
do-done = Nic więcej
do-done-sale = Sprzedaj te karty
do-cousin = Powstrzymaj: { $cousin }
do-with = Powstrzymaj kartą { $card }. { $text }
do-change = { $die }: będzie { $to }
do-character = { $character }: { $text }
do-take =
    { $cards ->
        [0] Weź złoto: { $gold }
        [one] Weź złoto ({ $gold }) i dobierz kartę
       *[other] Weź złoto ({ $gold }) i dobierz karty ({ $cards })
    }
do-under = { $card }
do-sell = { $card }
do-buy =
    { $count ->
        [one] Kup Kuzyna ulicznego za 1 złota
       *[other] Kup Kuzynów ulicznych: { $count }, złoto { $count }
    }

refused-not-yours = To nie twoja decyzja.
refused-not-now = Tego nie można teraz zrobić.
refused-no-power = Nie masz już Władzy do poświęcenia.
refused-no-conversion = Teraz nie można poświęcać Władzy.
refused-laid = Ta Lokacja już leży.
refused-points-left = Trzeba wykorzystać wszystkie punkty.
refused-too-dear = Nie masz tyle złota.
refused-too-many = Najwyżej dwóch jedną akcją.
refused-no-cousins-left = Tylu już nie ma.
refused-not-your-die = To nie twoja kość.
refused-your-die = To twoja własna kość.
refused-not-in-reserve = Tej kości nie ma w twojej Rezerwie.
refused-other-colour = Najpierw kość twojego drugiego koloru.
refused-closed = Ta Lokacja jest zamknięta.
refused-no-room = Nie ma miejsca na kolejną kość.
refused-curfew = Podczas Godziny policyjnej żadna kość nie wejdzie ani nie wyjdzie.
refused-not-there = Ta kość nie może tam trafić.
refused-not-in-troy = Tej kości nie ma w Troy.
refused-unchanged = Ta kość by się nie zmieniła.
refused-same-die = Ta kość już się przeniosła.
refused-not-that-die = Tej kości nie można wybrać.
refused-other-player = To kość innego gracza.
refused-same-place = Tam już jest.
refused-not-in-hand = Nie masz tej karty na ręce.
refused-not-discarded = Tej karty nie ma na stosie odrzuconych.
refused-no-effect = To by teraz nic nie dało.
refused-not-here = Tej Postaci tu nie ma.
refused-permanent = Księcia Oriona i Zaana nie można odrzucić.
refused-not-for-free = Z tej Postaci nie można teraz skorzystać za darmo.
refused-mandatory = To trzeba zrobić.
refused-not-against-you = To pomaga tylko przeciw Intrydze skierowanej w ciebie.
refused-no-cousin = Nie masz takiego Kuzyna.
refused-no-defence = Ta karta niczego nie powstrzyma.
refused-no-token = Nie ma takiego żetonu.
refused-not-that-token = Tego żetonu nie można wybrać.
refused-not-a-player = Wybierz innego gracza.
refused-not-looked-at = Tej karty nie oglądasz.
refused-not-tied = Tylko właściciele równych kości.
refused-not-the-highest = Musi odejść najwyższa kość.

told-laid = Następna w kolejności: { $location }.
told-laid-by = { $who } układa Lokację: { $location }.
told-drafts = Następną Lokację układa { $who }.
told-turn =
    { $turn ->
        [2] Tura II. Otwarte są już: { $locations }.
       *[other] Tura III. Otwarte są już: { $locations }.
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
told-rolled-first = Rzut, kość { $colour }: { $to }.
told-rolled = { $die }, przerzut: { $to }.
told-chose = { $who }: wybór zapisany.
told-chose-keep-own = { $who } zostawia kości.
told-chose-reroll-own = { $who } przerzuci kolor { $colour }.
told-keeps = { $who } zostawia kości.
told-rerolls = { $who } przerzuca kolor { $colour }.
told-fate = { $who }, kolor { $colour }: { $values }.
told-marker = { $who } bierze Znacznik Pierwszego Gracza.
told-placed = Kość { $colour } { $value }, cel: { $location }.
told-chose-cards =
    { $count ->
        [one] { $who } wybiera { $count } kartę.
        [few] { $who } wybiera { $count } karty.
       *[other] { $who } wybiera { $count } kart.
    }
told-took-gold = { $who } bierze złoto: { $gold }.
told-income = { $who } już po pasie, bierze złoto: { $gold }.
told-paid-gold = { $who } płaci złoto: { $gold }.
told-gave-gold = { $who } oddaje złoto ({ $gold }): { $to }.
told-revealed-gold = { $who } ma tylko tyle złota: { $gold }.
told-gained-power = { $who } zyskuje Władzę: { $power }.
told-lost-power = { $who } traci Władzę: { $power }.
told-converted = { $who } poświęca 1 punkt Władzy i bierze złoto: { $gold }.
told-took-cousin = { $who } bierze kartę: { $cousin }.
told-played = { $who } zagrywa kartę { $card }: { $text }
told-played-chosen = { $who } zagrywa kartę { $card }: { $text } Wybór: { $picks }.
told-played-on = { $who } zagrywa kartę { $card }, cel: { $to }. { $text } Wybór: { $picks }.
told-played-discarded = { $who } zagrywa odrzuconą kartę { $card }: { $text } Wybór: { $picks }.
told-played-discarded-on = { $who } zagrywa odrzuconą kartę { $card }, cel: { $to }. { $text } Wybór: { $picks }.
told-answered = Twoja odpowiedź: { $answer }.
told-unopposed = Nikt tego nie powstrzymuje.
told-stopped-cousin = { $who } powstrzymuje to: { $cousin }.
told-stopped-card = { $who } powstrzymuje to kartą { $card }.
told-used = { $who } korzysta z Postaci { $character }, złoto { $gold }: { $text }
told-used-free = { $who } korzysta za darmo z Postaci { $character }: { $text }
told-left = Odchodzi Postać { $character }.
told-moved = { $die } przenosi się, cel: { $location }.
told-changed = { $die }: teraz { $to }.
told-swapped-places = Zamiana miejsc: { $first } i { $second }.
told-swapped-values = Zamiana wartości: { $first } i { $second }.
told-token-placed = Nowy { $colour } żeton: { $location }.
told-token-moved = Żeton { $colour }: { $from }, teraz { $location }.
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
       *[other] { $who } odkłada karty na spód talii: { $count }.
    }
told-put-under-own = { $who } odkłada na spód talii, najniższa pierwsza: { $cards }.
told-passed =
    { $place ->
        [1] { $who } pasuje jako pierwszy.
        [2] { $who } pasuje jako drugi.
        [3] { $who } pasuje jako trzeci.
        [4] { $who } pasuje jako czwarty.
       *[other] { $who } pasuje jako piąty.
    }
told-event = { $who } ujawnia Wydarzenie { $event }: { $text }
told-chose-this = { $who } wybiera: { $picks }.
told-resolved-tie = { $location }: { $sums }. Remis, nikt nie dominuje.
told-resolved = { $location }: { $sums }. Dominuje { $colour }.
told-barred = { $location }: drzwi zaryglowane, bez akcji.
told-ordered = { $location }, kolejność akcji: { $colours }.
told-acts = { $who }, akcja: { $location }.
told-declined = { $who } rezygnuje z akcji: { $location }.
told-took-card = { $who } bierze kartę { $card } ze stosu odrzuconych.
told-sold = { $who } sprzedaje { $cards }, złoto: { $gold }.
told-special = Najwięcej żetonów, { $location }: { $colour }, 1 punkt Władzy.
told-late-event = { $who } pokazuje odrzucone Wydarzenie { $event }.
told-hand = { $who } pokazuje rękę: { $cards }.
told-wealth =
    { $cards ->
        [0] { $who }, majątek: złoto { $gold }, Kuzyni { $cousins }. Władza za to { $power }, reszta { $rest }.
       *[other] { $who }, majątek: złoto { $gold }, Kuzyni { $cousins }, karty { $cards }. Władza za to { $power }, reszta { $rest }.
    }
told-total = { $who } kończy z Władzą { $power }, reszta { $rest }.

option-negotiate = Negocjuj Twardo
option-negotiate-off = bez umów
option-negotiate-on = gracze zawierają umowy
option-negotiate-help = Między akcjami gracze mogą proponować sobie nawzajem złoto, Kuzynów, karty i obietnice. Obietnica do niczego nie zobowiązuje.
goods-gold = złoto { $count }
goods-street = Kuzyni uliczni { $count }
goods-palace = Kuzyni pałacowi { $count }
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
promise-spare = żadnego wyprowadzania w tej turze kości drugiej strony z Lokacji: { $location }
promise-pay = zapłata w następnej akcji, złoto { $gold }
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
scene-offer = Złożona propozycja: { $who } dla { $to }.
scene-offer-terms = Propozycja od { $who } dla { $to }: { $terms }.
scene-deal = Twoja propozycja dla { $to }: { $terms }.
scene-reply = Dajesz graczowi { $to }: { $cards }.
do-offer = Zaproponuj umowę: { $who }
do-give = { $goods }
do-promise = { $promise }
do-propose = Złóż tę propozycję
do-propose-hidden = Złóż tę propozycję, karty zakryte
do-propose-openly = Złóż tę propozycję i pokaż karty
do-retract = Wycofaj swoją propozycję
do-accept = Przyjmij propozycję ({ $who }): { $terms }
do-refuse = Odrzuć propozycję ({ $who })
refused-no-deals-now = Teraz nie zawiera się umów.
refused-no-more-offers = Nie możesz teraz złożyć kolejnej propozycji.
refused-no-offer = Nie ma takiej propozycji.
refused-no-own-offer = Nie masz otwartej propozycji.
refused-cannot-accept = Tej propozycji nie da się teraz przyjąć.
refused-cannot-offer = To nie może być częścią tej propozycji.
refused-nothing-offered = Propozycja musi coś zawierać.
told-offered = { $who } składa propozycję ({ $to }).
told-offered-terms = { $who } składa propozycję ({ $to }): { $terms }.
told-offer-retracted = { $who } wycofuje propozycję ({ $to }).
told-offer-refused = { $to } odrzuca propozycję ({ $who }).
told-offer-lapsed = Propozycja przepada ({ $who } dla { $to }).
told-deal = Umowa zawarta ({ $who }, { $to }). { $who } { $terms }.
told-gave-cards =
    { $count ->
        [one] { $who } przekazuje kartę ({ $to }).
        [few] { $who } przekazuje { $count } karty ({ $to }).
       *[other] { $who } przekazuje { $count } kart ({ $to }).
    }
told-gave-cards-own = { $who } przekazuje ({ $to }): { $cards }.
