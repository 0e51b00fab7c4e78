about = Znasz swój cel, ale nie wiesz, kim jesteś. W każdej rundzie pożyczasz cudze ciało, korzystasz z jego ekwipunku i zostawiasz ślad. Trzech do pięciu graczy, około 90 minut.
option-memory = Pomoc pamięci
option-memory-on = stół pamięta za ciebie
option-memory-off = każdy pamięta sam
option-memory-help = Z pomocą pamięci stół wypisuje to, co ci pokazano i co na pewno z tego wynika.
chart-markers = Znaczniki

verdict-threat = Zagrożenie obudziło planetę: wygrywa Strażnik.
verdict-not-repaired = Czas minął, a wahadłowiec nie jest naprawiony: wygrywa Strażnik.
verdict-alien-defeated = Astronauci wracają do domu i pokonują Obcego.
verdict-alien-prevails = Obcy odlatuje i bierze górę nad załogą.

nothing = nic
nobody = nikt
name = { $who }
more = { $first }, { $rest }
several = { $count } × { $card }
face = { $name } [{ $mark }]
place = { $location }, { $section }
pawn-inside = { $character } ({ $section })
colour = { $colour } ({ $of })
type-move = Ruch
type-search = Przeszukiwanie
type-acquire = Pozyskiwanie
type-repair = Naprawa
type-attack = Atak
team-alien = Obcy
team-astronauts = Astronauci
team-guardian = Strażnik

scene-before = Przed pierwszą rundą.
scene-round = Runda { $round }. Protagonista: { $protagonist }.
scene-gauge-threat = Zagrożenie { $bar } { $now }, koniec gry przy { $end }. Pozyskiwanie podnosi, Atak obniża.
scene-gauge-repair = Naprawa { $bar } { $now }, koniec gry przy { $end }. Naprawa obniża, Atak podnosi.
scene-gauge-countdown = Odliczanie { $bar } { $now }, koniec gry przy { $end }. Ruch obniża, Przeszukiwanie podnosi; co rundę o 1 mniej.
scene-last-round =
    { $count ->
        [0] Poprzednia runda: { $threat }, { $repair }, { $countdown }.
       *[other] Poprzednia runda: { $threat }, { $repair }, { $countdown }. Ujawniono: { $cards }.
    }
scene-turned = { $gauge } { $from } → { $to }
scene-unturned = { $gauge } { $to }
scene-whispers = Podszepty: każdy odrzuca zakrytą kartę. Sześć kart tego stosu obróci Wskaźniki.
scene-draft = Wybór Postaci; wybierają jeszcze: { $players }.
scene-turn = Tura: { $character }, gra { $who }. Ruch { $move }, Przeszukiwanie { $search }, Pozyskiwanie { $acquire }, z premiami.
scene-drive = { "  " }jedzie: { $vehicle }, cel: { $to }
scene-bonus = { "  " }inni tam, gdzie { $character }: { $by } { $type }
scene-location =
    { $top ->
        [0] { $location }: talia { $deck }. Tutaj: { $pawns }.
       *[other] { $location }: talia { $deck }, z tego obejrzane na wierzchu: { $top }. Tutaj: { $pawns }.
    }
scene-ways = { "  " }Stąd pieszo, za Ruch: { $ways }
way = { $location } { $cost }
scene-vehicles = { "  " }Pojazdy: { $vehicles }
scene-section =
    { $count ->
        [0] { "  " }{ $section }, wejście za Ruch { $cost }.
       *[other] { "  " }{ $section }, wejście za Ruch { $cost }. Znaczniki: { $marks }.
    }
scene-use = { "    " }ujawnij { $cost }: { $text }
scene-known-places = { "  " }wiesz: { $cards }
scene-known-top = { "  " }gdzieś wśród obejrzanych kart: { $cards }
at-depth = { $place }. { $card }
scene-controlled = { $order }. { $character }, gra { $who }: { $at }. Karty na ręce: { $hand }.
scene-uncontrolled = { $order }. { $character }, niczyja Postać: { $at }. Wyposażenie: { $hand }.
scene-undecided = { $order }. { $character }: { $at }. Wyposażenie: { $hand }.
scene-negated = { "  " }zdolność w tej rundzie wyłączona
scene-played = { "  " }zagrane: { $cards }
scene-known = { "  " }na pewno: { $cards }
scene-player = { $who }, Znaczniki: { $markers }
scene-fewest = { "  " }* najmniej: na końcu gracz zostaje tą Postacią, jeśli nikt przed nim nią nie został.
scene-piles = Podszepty { $whispers }, Świątynia { $temple }, poza grą { $removed }.
scene-in-whispers = { "  " }na pewno w Podszeptach: { $cards }
scene-in-temple = { "  " }na pewno w Świątyni: { $cards }
scene-discards = { "  " }odrzucone w tej rundzie: { $cards }
scene-revealed = Ujawnione: { $cards }
scene-goal = Twój Cel ({ $who }): { $goal }. { $text }
scene-kept = Zatrzymujesz: { $character }.
scene-chosen = Twój wybór: { $card }.
scene-hand = Twoja ręka ({ $character }): { $cards }
scene-looked-at = Oglądasz: { $cards }
scene-named = Dotąd: { $cards }
scene-letters = W nawiasach: Ruch M, Przeszukiwanie S, Pozyskiwanie A, Naprawa R, Atak X; wartość; z czyjego Wyposażenia lub z której talii jest karta.
scene-identities = W tej kolejności każdy zostaje tą z jeszcze wolnych Postaci, której Znaczników ma najmniej:
scene-was = { $who }: { $goal }, Postać: { $character }.
scene-had-goal = { $who }: { $goal }.
scene-counts = { "  " }{ $character } liczy się po stronie: { $team }.
scene-repairs = Karty Naprawy Astronautów: { $cards }; potrzeba: { $needed }.
scene-fight = Obcy: Pozyskiwanie { $acquire }, Atak { $against }; Zagrożenie { $threat }, karty Ataku Astronautów: { $attack }.

prompt-draft = { $who }, którą Postać kontrolujesz w tej rundzie?
prompt-target-negate = { $who }, czyją zdolność wyłączasz w tej rundzie?
prompt-target-look = { $who }, czyje Wyposażenie oglądasz?
prompt-target-confiscate = { $who }, czy bierzesz losową kartę gracza ze swojej Lokacji i oddajesz mu jedną?
prompt-target-hand = { $who }, czyją rękę oglądasz?
prompt-target-give = { $who }, czy oddajesz komuś w swojej Lokacji kartę { $card }?
prompt-target-fetch = { $who }, czy przenosisz kogoś do swojej Lokacji?
prompt-target-forbid = { $who }, kto nie może w tej rundzie zagrywać kart Pozyskiwania?
prompt-target-possess = { $who }, kto bierze Znacznik twojej Postaci?
prompt-target-seduce = { $who }, czyj Znacznik bierzesz?
prompt-target-scrap = { $who }, z kim zamieniasz kartę?
prompt-target-bridge = { $who }, z czyim Wyposażeniem wymieniasz kartę?
prompt-from-hand-give-back = { $who }, którą kartę oddajesz?
prompt-from-hand-discard = { $who }, którą kartę z ręki odrzucasz?
prompt-mark = { $who }, komu dajesz Znacznik i jaki?
prompt-marks = { $who }, komu dajesz dwa Znaczniki i jakie?
prompt-reed = { $who }, czy Reed wraca na Wzgórze?
prompt-play-move = { $who }, krok I, Ruch: co zagrywasz?
prompt-play-search = { $who }, krok II, Przeszukiwanie: co zagrywasz?
prompt-play-acquire = { $who }, krok III, Pozyskiwanie: co zagrywasz?
prompt-play-repair = { $who }, krok IV, Naprawa: co zagrywasz?
prompt-play-attack = { $who }, krok V, Atak: co zagrywasz?
prompt-redirect = { $who }, { $number } nie wystarcza. Dokąd jedziesz zamiast tego?
prompt-ride = { $who }, czy { $character } zabiera się? { $vehicle }, cel: { $to }.
prompt-walk = { $who }, Ruch { $number }: dokąd idziesz?
prompt-order = { $who }, w jakiej kolejności karty wracają na talię ({ $deck })? Pierwsza leży na wierzchu.
prompt-amount = { $who }, ile kart jeszcze bierzesz ({ $deck }), najwyżej { $number }?
prompt-section = { $who }, czy korzystasz z Sekcji ({ $section })?
prompt-reveal = { $who }, które karty ujawniasz ({ $cost })? { $text }
prompt-deck-peek = { $who }, czy oglądasz wierzchnią kartę innej talii?
prompt-deck-peek-discard = { $who }, którą talię oglądasz? Wierzchnią kartę możesz odrzucić.
prompt-deck-peek-under = { $who }, którą talię oglądasz? Wierzchnia karta może trafić na spód.
prompt-deck-search = { $who }, którą talię przeszukujesz w tej turze?
prompt-deck-search-caves = { $who }, czy przeszukujesz w tej turze Jaskinie?
prompt-deck-draw = { $who }, z której talii dobierasz?
prompt-peeked-discard = { $who }, czy odrzucasz tę kartę ({ $deck })?
prompt-peeked-under = { $who }, czy karta trafia na spód ({ $deck })?
prompt-colour-take = { $who }, jaki Znacznik bierzesz?
prompt-colour-return = { $who }, czy odrzucasz kartę { $card }, aby zwrócić Znacznik?
prompt-exchange-marker = { $who }, czy wymieniasz Znacznik?
prompt-turn-gauge-played = { $who }, czy odrzucasz kartę { $card }, aby przesunąć Wskaźnik?
prompt-turn-gauge-at-end = { $who }, czy odrzucasz kartę { $card }, aby przesunąć Wskaźnik?
prompt-turn-gauge-section = { $who }, w którą stronę przesuwasz Wskaźnik?
prompt-hatchet = { $who }, czy odrzucasz wierzchnią kartę ({ $deck })?
prompt-scrap = { $who }, którą kartę dajesz?
prompt-swap = { $who }, którą kartę wymieniasz? Wyposażenie: { $character }.
prompt-cabins = { $who }, którą z tych kart odrzucasz?
prompt-temple = { $who }, które karty ({ $number }) trafiają do Świątyni? Pierwsza zostanie ujawniona jako pierwsza.
prompt-whisper = { $who }, którą kartę odrzucasz zakrytą do Podszeptów?
prompt-identity = { $who }, kim jesteś?
prompt-chance = Trwa dobieranie karty.
prompt-over = Koniec gry.

do-draft = { $character }: { $text }
do-on-negate = Wyłącz zdolność: { $character }. { $text }
do-on-look = Obejrzyj Wyposażenie: { $character }
do-on-confiscate = Weź kartę od gracza { $who } ({ $character })
do-on-hand = Obejrzyj rękę: { $character }
do-on-give = Oddaj Postaci { $character }
do-on-fetch = Przenieś tutaj: { $character }
do-on-forbid = { $character }
do-on-possess = { $who } ({ $character })
do-on-seduce = Znacznik Postaci { $character }
do-on-scrap = { $who } ({ $character })
do-on-bridge = { $character }
do-mark = { $to }: { $colour }
do-marks = { $to }: { $first } i { $second }
do-play = Zagraj kartę { $card }
do-play-text = Zagraj kartę { $card }: { $text }
do-drive = Jedź: { $vehicle }, cel: { $to }
do-done-value = Nie zagrywaj więcej: { $type } (wartość { $value })
do-done-step = Nie zagrywaj więcej: { $type }
do-done-section = Nie korzystaj z Sekcji
do-decline = Nie
do-go = Cel: { $to }
do-stay = Zostań
do-ride = Zabierz się
do-walk = Idź: { $to }
do-top = Miejsce { $place } od góry: { $card }
do-under = Na spód: { $card }
do-draw =
    { $count ->
        [0] Żadnej
        [one] Jedną kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
do-use = { $text } (ujawnij: { $cost })
do-reveal = Ujawnij kartę { $card } ({ $place } z { $count })
do-deck-peek = { $deck }
do-deck-peek-discard = { $deck }
do-deck-peek-under = { $deck }
do-deck-search = { $deck }
do-deck-search-caves = { $deck }
do-deck-draw = { $deck }
do-keep = Zostaw na wierzchu: { $card }
do-discard = Odrzuć kartę { $card }
do-discard-top = Odrzuć wierzchnią kartę
do-bottom = Na spód: { $card }
do-colour-take = { $colour }
do-colour-return = Odrzuć kartę, zwróć { $colour }
do-exchange = { $own } na { $other }
do-give = Daj kartę { $card }
do-give-up = Odrzuć kartę { $card }
do-take-swap = Weź kartę { $card }
do-take-cabins = Odrzuć kartę { $card }
do-take-temple = { $card }
do-turn = { $gauge } z { $from } na { $to }
do-whisper = Odrzuć zakrytą: { $card }
do-be = { $character }
to-player = Dla: { $to }
first-marker = Pierwszy: { $colour }
give-marker = Zwróć: { $colour }

refused-not-yours = To nie twoja decyzja.
refused-not-now = Tego nie można teraz zrobić.
refused-not-in-pack = Tej Postaci nie ma wśród twoich kart.
refused-mandatory = To trzeba zrobić.
refused-not-to-negate = Można wyłączyć tylko zdolność innej kontrolowanej Postaci.
refused-not-uncontrolled = Tylko Postać, której nikt nie kontroluje.
refused-not-to-seduce = Tylko Postać w twojej Lokacji, której Znaczniki są w puli.
refused-not-a-target = Tego nie można wybrać.
refused-not-in-hand = Nie masz tej karty na ręce.
refused-not-yourself = Znacznik dostaje inny gracz.
refused-no-marker-left = W puli nie ma takiego Znacznika.
refused-not-on-your-sheet = Na twoim arkuszu nie ma takiego Znacznika.
refused-only-to-the-hill = Reed wraca tylko na Wzgórze.
refused-not-this-step = Ta karta należy do innego kroku.
refused-forbidden = Kart tego typu nie można teraz zagrywać.
refused-spacesuit = Skafander kosmiczny jest jedyną kartą Ruchu w turze.
refused-declared = Jazda jest już zapowiedziana.
refused-too-late-to-drive = Jazdę zapowiada się przed kartami Ruchu.
refused-no-vehicle = Tego Pojazdu nie ma w twojej Lokacji.
refused-too-far = Wartość Ruchu na to nie wystarcza.
refused-caves-on-foot = Do Jaskiń można dostać się tylko Pojazdem.
refused-not-there = Tam się tak nie dojdzie.
refused-robot-in-section = Robot nie wchodzi do Sekcji.
refused-own-marker = W tej Sekcji leży Znacznik tej Postaci.
refused-not-looked-at = To nie jest jedna z oglądanych kart.
refused-not-under = Na spód nie może trafić więcej kart.
refused-not-for-this-card = Zagrana karta na to nie pozwala.
refused-too-many = Wartość Pozyskiwania na tyle nie pozwala.
refused-not-this-section = Ten efekt nie jest tu możliwy.
refused-cannot-pay = Twoja ręka na to nie wystarcza.
refused-not-that-cost = Ta karta nie pokrywa kosztu.
refused-empty-deck = Talia jest wyczerpana.
refused-not-this-deck = Nie ta talia.
refused-not-this-gauge = Nie ten Wskaźnik.
refused-not-the-fewest = Jesteś Postacią, której Znaczników masz najmniej.

told-dealt = { $who } ma Cel: { $goal }.
told-first = { $who } jest Protagonistą.
told-round = Zaczyna się runda { $round }.
told-blind = { $who } dobiera zakrytą kartę Postaci.
told-blind-own = { $who } dobiera zakrytą kartę: { $character }.
told-handed = { $who } dostaje karty: { $characters }.
told-kept = { $who } zatrzymuje kartę Postaci.
told-kept-own = { $who } zatrzymuje kartę: { $character }.
told-controls = { $who } kontroluje Postać: { $character }.
told-uncontrolled = Nikt nie kontroluje Postaci: { $character }.
told-marker-taken = { $who } bierze Znacznik: { $colour }.
told-marker-given = { $who } daje Znacznik: { $colour }. Dostaje go { $to }.
told-marker-returned = { $who } zwraca Znacznik: { $colour }.
told-turn = Działa { $character }, gra { $who }.
told-turn-alone = Działa { $character }, niczyja Postać. { $text }
told-bonus = Inni tam, gdzie { $character }, mają w tej rundzie { $by } { $type }.
told-protagonist = Kartę Protagonisty ma teraz { $who }.
told-negated = Zdolność wyłączona w tej rundzie: { $character }.
told-skipped = { $character } nie ma w tej rundzie zdolności.
told-looked-taken = { $who } bierze na rękę Wyposażenie: { $character }.
told-looked-taken-own = { $who } bierze na rękę Wyposażenie ({ $character }): { $cards }.
told-looked-equipment = { $who } ogląda Wyposażenie: { $character }.
told-looked-equipment-own = { $who } ogląda Wyposażenie ({ $character }): { $cards }.
told-looked-hand = { $who } ogląda rękę: { $character }.
told-looked-hand-own = { $who } ogląda rękę ({ $character }): { $cards }.
told-searched =
    { $count ->
        [one] { $who } ogląda wierzchnią kartę talii ({ $deck }).
        [few] { $who } ogląda { $count } wierzchnie karty talii ({ $deck }).
       *[many] { $who } ogląda { $count } wierzchnich kart talii ({ $deck }).
    }
told-searched-own = { $who } ogląda karty talii ({ $deck }), od góry: { $cards }.
told-put-back =
    { $under ->
        [0] { $who } odkłada obejrzane karty na talię ({ $deck }): { $count }.
       *[other] { $who } odkłada obejrzane karty do talii ({ $deck }): { $count }, z tego na spód: { $under }.
    }
told-put-back-own =
    { $under ->
        [0] { $who } odkłada karty na talię ({ $deck }), od góry: { $cards }.
       *[other] { $who } odkłada karty na talię ({ $deck }), od góry: { $cards }; na spód: { $below }.
    }
told-put-under-own = { $who } odkłada karty na spód talii ({ $deck }): { $below }.
told-takes =
    { $count ->
        [0] { $who } nie bierze więcej kart.
        [one] { $who } bierze jeszcze jedną kartę z talii ({ $deck }).
        [few] { $who } bierze jeszcze { $count } karty z talii ({ $deck }).
       *[many] { $who } bierze jeszcze { $count } kart z talii ({ $deck }).
    }
told-drew = { $who } dobiera kartę z talii ({ $deck }).
told-drew-own = { $who } dobiera z talii ({ $deck }) kartę { $card }.
told-passed = { $who } oddaje kartę; dostaje ją { $to }.
told-passed-own = { $who } oddaje kartę { $card }; dostaje ją { $to }.
told-swapped = { $who } wymienia kartę z Wyposażeniem: { $character }.
told-swapped-own = { $who } wymienia z Wyposażeniem ({ $character }): oddaje kartę { $given }, bierze kartę { $taken }.
told-played = { $who } zagrywa kartę { $card }.
told-played-text = { $who } zagrywa kartę { $card }: { $text }
told-forbidden = { $character } nie może w tej turze zagrywać: { $type }.
told-forbidden-round = { $character } nie może w tej rundzie zagrywać: { $type }.
told-discarded = { $who } odrzuca kartę { $card }.
told-discarded-top = Karta odrzucona z talii ({ $deck }): { $card }.
told-gave = { $who } oddaje kartę { $card }; dostaje ją { $to }.
told-searches-at = { $who } przeszukuje: { $deck }.
told-chose-deck = { $who } wybiera talię: { $deck }.
told-confiscates = { $who } bierze kartę gracza Postaci { $character }.
told-declared = { $who } zapowiada jazdę: { $vehicle }, cel: { $to }.
told-redirected = { $who } ma { $value }; cel jazdy: { $to }.
told-stuck = { $who } ma { $value }, za mało; Pojazd zostaje.
told-rides = { $character } zabiera się ({ $who }).
told-stays = { $character } zostaje ({ $who }).
told-drove = { $vehicle }, cel: { $to }. Jadą: { $aboard }.
told-moved = { $character } idzie: { $to }.
told-appeared = Pojawia się { $vehicle }: { $at }.
told-used = { $who } korzysta z Sekcji { $section } i ujawnia: { $cards }. { $text }
told-marked = Znacznik Postaci { $character } leży w Sekcji { $section }.
told-threat-advanced = Zagrożenie rośnie z { $from } do { $to }.
told-threat-back = Zagrożenie spada z { $from } do { $to }.
told-repair-advanced = Naprawa postępuje z { $from } do { $to }.
told-repair-back = Naprawa cofa się z { $from } do { $to }.
told-countdown-advanced = Odliczanie postępuje z { $from } do { $to }.
told-countdown-back = Odliczanie cofa się z { $from } do { $to }.
told-looked-at-whispers = { $who } przegląda stos Podszeptów.
told-looked-at-whispers-own = { $who } przegląda stos Podszeptów: { $cards }.
told-stacked = { $who } kładzie karty na stos Świątyni: { $count }.
told-stacked-own = { $who } kładzie na stos Świątyni, pierwsza na wierzchu: { $cards }.
told-whispered = { $who } odrzuca zakrytą kartę.
told-whispered-own = { $who } odrzuca zakrytą kartę: { $card }.
told-chose = { $who } wybiera kartę.
told-chose-own = { $who } wybiera kartę: { $card }.
told-revealed = Ujawniono: { $card }.
told-revealed-temple = Ujawniono ze Świątyni: { $card }.
told-time-passes =
    { $exhausted ->
        [0] Czas płynie.
        [one] Czas płynie; wyczerpana jest jedna talia.
       *[other] Czas płynie; wyczerpane talie: { $exhausted }.
    }
told-round-over = Koniec rundy { $round }: Zagrożenie { $threat }, Naprawa { $repair }, Odliczanie { $countdown }.
told-ends-threat = Zagrożenie osiągnęło koniec skali: gra się kończy.
told-ends-repair = Wahadłowiec jest naprawiony: gra się kończy.
told-ends-countdown = Czas minął: gra się kończy.
told-goal = { $who } odkrywa Cel: { $goal }.
told-is = { $who } to { $character }.
told-counts = { $character } liczy się jako: { $team }.
told-equipment = Wyposażenie ({ $character }): { $cards }.
told-repairs = Astronauci mają karty Naprawy: { $cards }; potrzeba { $needed }.
told-fights = Karty Ataku Astronautów: { $attack }, Zagrożenie: { $threat }.
told-won-alien = Wygrywa Obcy.
told-won-astronauts = Wygrywają Astronauci.
told-won-guardian = Wygrywa Strażnik.
