# Stół
table = Stół
table-gone = Nie można dotrzeć do tego stołu
table-tools = Wokół stołu
board = Stół
board-drawing = Rysunek, rząd po rzędzie
board-empty = Stół jest jeszcze pusty.
panel = Co możesz zrobić
panel-fold = Ukryj możliwości
panel-open = Pokaż możliwości
seats = Miejsca
you-watch = Oglądasz. Widzisz to, co wolno widzieć wszystkim.
frozen-what = Ten stół zapisała inna wersja zasad i nie da się grać dalej. Zostaje taki, jaki jest; nic z niego nie zginęło.

# Czyj ruch
turn-yours = Twój ruch
turn-wanted = Czeka na ciebie propozycja
turn-of = { $name }: twój ruch
turn-waiting = Czekamy na: { $names }
turn-nobody = Chwileczkę …
turn-over = Koniec gry

# Połączenie
line-online = połączono
line-connecting = łączenie …
line-offline = brak połączenia
line-gone = nieosiągalny
line-retry = { $seconds ->
    [0] próbujemy teraz
    [one] następna próba za sekundę
    [few] następna próba za { $seconds } sekundy
   *[many] następna próba za { $seconds } sekund
}
line-retry-now = Spróbuj teraz
line-refused = Nie ma połączenia, więc nic nie zostało wysłane. Stół mógł się zmienić: spójrz jeszcze raz, gdy połączenie wróci.

# Miejsca
seat-is-you = (ty)
seat-is-away = poza stołem
seat-stand-in = zastępuje bot
seat-asked = ma ruch
seat-asked-you = twój ruch
seat-wanted = ma ofertę
seat-partner = gra z tobą
side-name = Drużyna { $letter }
seat-return = Wracam na swoje miejsce
stood-in = Bot gra za ciebie.
vote-bot = Niech zagra bot
vote-withdraw = Jednak poczekajmy
vote-for = Za botem: { $names }

# Możliwości
options-any-time = W każdej chwili możesz
options-not-asked = (teraz niekonieczne)
options-filter = { $count ->
    [one] Szukaj wśród { $count } możliwości
    [few] Szukaj wśród { $count } możliwości
   *[many] Szukaj wśród { $count } możliwości
}
options-more = { $count ->
    [one] ({ $count } możliwość)
    [few] ({ $count } możliwości)
   *[many] ({ $count } możliwości)
}
options-back = Wszystkie możliwości
options-none-found = Żadna możliwość nie zawiera tych słów.
key-space = Spacja
rule-number = Zasada { $rule }

# Odpowiedzi z góry
advance-choose = Zawsze odpowiadaj tak …
advance-cancel = Tylko ten jeden raz
advance-help = Wybierz odpowiedź. Będzie udzielana sama za każdym razem, gdy padnie to pytanie.
advance-always = Zawsze:
advance-active = Odpowiedzi udzielane same
advance-entry = { $prompt } → { $label }
advance-revoke = Pytaj mnie znowu

# Cofanie
undo = Cofnij
undo-all = Cofnij wszystko
undo-ask = Poproś o cofnięcie
undo-asked = Pytamy pozostałych, czy możesz cofnąć ruch.
undo-agree = { $name } prosi o cofnięcie ostatniego ruchu.
undo-agree-yes = Zgoda
undo-agree-no = Nie
undo-no = Nie ma czego cofać.
barrier-start = Nie ma jeszcze żadnego twojego ruchu, który można by cofnąć.
barrier-chance = Od tego czasu zadecydował los; tego nie da się cofnąć.
barrier-revealed = Od tego czasu coś odkryto; tego nie da się cofnąć.
barrier-sealed = Odpowiedzi udzielanych jednocześnie nie da się cofnąć.
barrier-other = Od tego czasu ruszył się ktoś inny.
barrier-never = Przy tym stole niczego się nie cofa.
barrier-over = Gra jest skończona.

# Dziennik
log = Dziennik
log-new = Nowości
log-empty = Jeszcze nic się nie wydarzyło.
log-since = od twojej ostatniej wizyty
log-against-you = Przeciw tobie:
news-undone = { $who } cofa ostatni ruch.
news-undone-all = { $who } cofa ostatnie ruchy.
news-cancelled = { $who } zaczyna wybór od nowa.
news-conceding = { $who } chce się poddać.
news-withdrawn = { $who } jednak gra dalej.
news-conceded = { $who } poddaje się.

# Rozmowa
silence = Cisza
silence-help = W tej grze milczycie aż do końca: nie ma czatu.
chat = Rozmowa
chat-empty = Nikt jeszcze nic nie napisał.
chat-write = Wiadomość
chat-send = Wyślij
chat-mute = Wycisz
chat-unmute = Słuchaj znowu
chat-muted = (wyciszone)
chat-unread = { $count ->
    [one] jedna nowa
    [few] { $count } nowe
   *[many] { $count } nowych
}

# Zasady
rules = Zasady
rules-of = Zasady: { $game }
rules-search = Szukaj w zasadach
rules-none = Nic nie znaleziono.

# Jedno urządzenie, kilka miejsc
hand-over = Przekaż
hand-to = Przekaż urządzenie: { $name }
hand-hidden = To, czego inni nie powinni widzieć, jest zakryte. Przycisk naciska tylko { $name }.
hand-take = { $name } to ja, pokaż moją stronę
hand-openly = Graj bez tej zasłony
hand-openly-title = Grać w otwarte karty?
hand-openly-what = Urządzenie przechodzi z miejsca na miejsce bez zasłony i wszyscy widzą to, co tajne. Zasłonę można znów włączyć pod „Więcej”.
hand-openly-yes = Nie mamy nic do ukrycia
hand-openly-no = Zostaw zasłonę
hand-cover = Zasłaniaj stół między miejscami

# Zaproszenia
invite = Zaproś
invite-join = Link do miejsca przy stole
invite-watch = Link do oglądania
invite-title = Partia gry: { $game }
copy = Kopiuj
copy-what = Kopiuj: { $what }
copied = Skopiowano.
copy-failed = Przeglądarka nie pozwala kopiować. Zaznacz tekst i skopiuj go samodzielnie.
share = Udostępnij

# Więcej
more-game = Ta gra
call-me = Wołaj mnie
call-sound = Dźwięk, gdy jest mój ruch
call-notice = Powiadomienie przeglądarki, gdy jest mój ruch
call-notice-on = Gdy ta strona jest ukryta, przeglądarka powie ci, że jest twój ruch.
call-notice-denied = Powiadomienia są zablokowane w ustawieniach przeglądarki.
call-notice-missing = Powiadomienia przeglądarki wymagają HTTPS.
leave = Odejdź od stołu
leave-title = Odejść od stołu?
leave-what = Dalej zagra za ciebie bot, więc nikt nie musi czekać. Dopóki gra trwa, możesz wrócić i zająć swoje miejsce.
leave-stay = Zostaję
concede = Poddaj się
concede-title = Poddać się?
concede-what = Twoja strona przegra. Jeśli masz partnerów, najpierw ich zapytamy. Tego nie da się cofnąć.
concede-play-on = Gram dalej
concede-withdraw = Jednak gram dalej
report = Zgłoś problem
report-what = Skopiuj to i wyślij osobie, która prowadzi ten serwer. Nie ma tu żadnego linku, tajemnicy ani karty.

# Koniec
end-you-won = Wygrana!
end-you-drew = Dzielisz pierwsze miejsce
end-you-lost = Przegrana
end-all-won = Wspólne zwycięstwo
end-all-lost = Wspólna porażka
end-draw = Remis
end-won-together = Wygrywają razem: { $names }
end-won = { $count ->
    [one] Wygrywa { $names }
    [few] Wygrywają { $names }
   *[many] Wygrywają { $names }
}
verdict-conceded = Jedna ze stron się poddała.
standings = Wyniki
standings-who = Kto
standings-result = Wynik
standings-points = Punkty
result-won = wygrana
result-drew = remis
result-lost = przegrana
points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
chart-course = od { $first } na początku do { $last } na końcu, najmniej { $least }, najwięcej { $most }
rematch = Zagraj jeszcze raz

# Poczekalnia
lobby-waits = { $count ->
    [one] Stół czeka na jeszcze jedną osobę. Gra zacznie się sama.
    [few] Stół czeka na jeszcze { $count } osoby. Gra zacznie się sama.
   *[many] Stół czeka na jeszcze { $count } osób. Gra zacznie się sama.
}
lobby-starting = Są już wszyscy. Gra się zaczyna …
lobby-waits-more = { $count ->
    [one] Stół czeka na jeszcze jedną osobę.
    [few] Stół czeka na jeszcze { $count } osoby.
   *[many] Stół czeka na jeszcze { $count } osób.
}
lobby-then-you = Potem grę zaczynasz ty.
lobby-then-host = Potem grę zaczyna osoba, która otworzyła stół.
lobby-full-you = Są już wszyscy. Zacznij grę, gdy każdy siedzi tam, gdzie chce.
lobby-full-host = Są już wszyscy. Grę zaczyna osoba, która otworzyła stół.
lobby-start = Zacznij grę
lobby-sit-here = Usiądź tutaj
lobby-swap = Zamień
lobby-swap-with = Zamień z tym miejscem
lobby-swap-cancel = Anuluj
lobby-swap-ask = Z którym miejscem zamienić miejsce { $seat }?
lobby-swapped = Zamieniono miejsca { $one } i { $other }.
lobby-here = przy stole
lobby-not-here = teraz nie patrzy
lobby-put = Posadź: { $bot }
lobby-free = czeka na kogoś
lobby-free-seat = Zwolnij miejsce
lobby-on-seat = na miejscu { $seat }
lobby-leave = Odejdź
lobby-invite = Pierwszy link wyślij temu, z kim chcesz grać: prowadzi prosto do miejsca przy stole. Kto go ma, może usiąść, więc nie publikuj go.
lobby-patience = Możesz tymczasem zamknąć tę stronę. Strona startowa pokaże, kiedy jest twój ruch.

# Nagrania
replay-of = Nagranie: { $game }
replay-controls = Kroki
replay-step = Krok { $step } z { $last }
replay-start = początek
replay-chance = los
replay-by = { $name }
replay-jump = Przejdź do kroku
replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Pauza
replay-on = Krok naprzód
replay-last = Na koniec
replay-turn = Następna tura
replay-speed = Prędkość
replay-link = Kopiuj link
replay-download = Pobierz
replay-export = Pobierz nagranie
eyes = Widziane przez
eyes-all = wszystkich razem
eyes-none = widza
eyes-seat = gracza { $name }
fair-question = Czy było uczciwie?
fair-counted = Wszystko, co przyniósł los w tej grze, policzone z nagrania.
fair-all = { $count ->
    [one] Jeden wynik
    [few] { $count } wyniki
   *[many] { $count } wyników
}
fair-kind = { $kind }: { $count ->
    [one] jeden wynik
    [few] { $count } wyniki
   *[many] { $count } wyników
}
fair-outcome = Wynik
fair-count = Ile razy
fair-none = Los nie miał w tej grze nic do powiedzenia.

# Własna plansza gry
shown-board = Plansza
shown-text = Tekst

# Plansza Szklanego tronu
throne-mind = Umysł
throne-window = Widok Umysłu
throne-closer = Bliżej
throne-farther = Dalej
throne-fit = Pokaż wszystko
throne-peek = Zajrzyj
throne-peek-none = Pod innymi kartami nic nie leży.
throne-card = { $card }, siła { $strength }, { $seen ->
    [yes] widoczna
   *[no] niewidoczna
}
throne-zones = Wokół Umysłu
throne-memory-row = Rząd wspomnień
throne-row-empty = Brak dobranych kart.
throne-waits = działa po zatrzymaniu
throne-rows = Determinacja
throne-rows-none = Nie ma jeszcze kart Determinacji.
throne-now = teraz
throne-secret = widzi to tylko Aelin
throne-demons = Demony
throne-demons-none = Brak demonów.
throne-piles = Stosy
throne-deck = Talia
throne-discard = Stos kart odrzuconych
throne-box = Zniekształcone wspomnienia
throne-keepsakes = Ocalone wspomnienia
throne-abilities = Zdolności
throne-modules = Obowiązuje
throne-day = Dzień { $day } z { $days }
throne-hint-row = Wybierz kartę z rzędu wspomnień.
throne-hint-place = Wybierz miejsce: kropkę w Umyśle.
throne-hint-mind = Wybierz kartę.
throne-hint-deed = Wybierz, co z nią zrobić.
throne-hint-group = Wybierz grupę.
throne-lay = Połóż tutaj
throne-back = Wróć
throne-taints = Trafia pod swojego demona.
throne-hides = Przestaje być widoczne: { $cards }
throne-bares = Odsłania się: { $cards }
throne-sure = Na pewno?
throne-sure-yes = Tak, na pewno
throne-captivity = Talia niewoli
throne-in-play = W grze
throne-in-deck = Wtasowane w talię wspomnień
throne-archive = Archiwum
throne-closed = { $count ->
    [0] Nie ma już zamkniętych kart.
    [one] Jedna karta jest jeszcze zamknięta.
    [few] { $count } karty są jeszcze zamknięte.
   *[many] { $count } kart jest jeszcze zamkniętych.
}
throne-ours = nasza rekonstrukcja
throne-opening = Zanim zaczniecie
throne-first = Jak przebiega pierwsza gra
throne-first-lay = Kładźcie wspomnienia jedno na drugim. Gdzie karty się nakładają, mgła leży na mgle, a puste na pustym, i choć jedno pole mgły leży na mgle.
throne-first-relive = Gdy widoczne, nakładające się karty jednego koloru mają razem dokładnie 7, wspomnienie zostaje przeżyte i odsłania kartę Determinacji. Trzecie kończy część pierwszą.
throne-first-take = Potem zabierajcie wspomnienia z Umysłu, po jednym, i doprowadźcie trzy rzędy do dokładnie 7. Jeśli widoczne karty się rozdzielą, zostaje tylko jedna grupa.
throne-discard-later = Odrzuć: dopiero po dodaniu pierwszej karty
throne-recent = Co się właśnie stało
throne-hint-leap = Wybierz kartę z rzędu wspomnień albo, Skokiem raz dziennie, niezakrytą kartę Umysłu.
throne-leap-here = Skok tutaj, raz dziennie
throne-partner-knows = Fenrys wie: { $what }
throne-demons-help = Odrzucane karty jego koloru trafiają pod niego. Przeżycie jego koloru go wypędza.
throne-legion = { $count } z 5: pięć to porażka.
throne-legend-fog = mgła
throne-legend-empty = puste

# Plansza „Terrors of London”
terrors-street = Ulica
terrors-market = Targ
terrors-acolytes = Akolici
terrors-acolytes-left = Akolici: zostało { $count }, każdy za { $cost }
terrors-deck = Talia
terrors-deck-of = kart w talii: { $name }
terrors-discard = Odrzucone
terrors-discard-of = Karty odrzucone, { $name }: { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[many] { $count } kart
}
terrors-known-top = Znana na wierzchu talii: { $card }
terrors-hand = Twoja ręka
terrors-hand-of = Ręka, { $name }: { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[many] { $count } kart
}
terrors-empty-hand = Brak kart na ręce
terrors-empty = Nic tu nie ma.
terrors-side-of = Strona: { $name }
terrors-sheet-of = Władca, { $name }
terrors-relics-of = Relikty, { $name }
terrors-play-of = W grze, { $name }
terrors-play-empty = Brak Potworów w grze
terrors-life = Życie { $life } z { $max }
terrors-armour = Pancerz { $armour }
terrors-rally = Żetony ZWOŁANIA: { $rally }
terrors-used = użyte
terrors-met = warunek spełniony
terrors-unmet = warunek niespełniony
terrors-token-haunt = NAWIEDZENIE: zostaje na następną turę
terrors-token-banish = Odesłanie: odchodzi na koniec tury
terrors-will-flip = Żeton się odwróci: odejdzie na koniec tury
terrors-in-horde = w Hordzie
terrors-joins = można połączyć
terrors-round = Runda { $round } z { $rounds }
terrors-turn-of = Tura: { $name }
terrors-daybreak = Po rundzie { $rounds } świta: wygra, kto ma więcej Życia
terrors-recent = Co się właśnie stało
terrors-told-played = { $who } zagrywa: { $card } ({ $what }).
terrors-told-relic = { $who } aktywuje: { $card } ({ $what }).
terrors-told-haunt = { $who } aktywuje ponownie: { $card } ({ $what }).
terrors-told-draws = { $count ->
    [few] { $who } dobiera { $count } karty.
   *[many] { $who } dobiera { $count } kart.
}
terrors-recap = { $name }, ostatnia tura: { $what }.
terrors-recap-nothing = bez zakupów i bez strat dla ciebie
terrors-recap-bought = kupione: { $cards }
terrors-recap-gained = zyskane Życie: { $life }
terrors-recap-lost = twoja strata Życia: { $life }
terrors-recap-destroyed = zniszczone twoje karty: { $cards }
terrors-recap-discarded = twoje odrzucone karty: { $cards }
terrors-hand-known = Te karty znają wszyscy: zostały pokazane albo talia była pusta i można je wyliczyć.
terrors-keywords = Co znaczą słowa pisane wielkimi literami
terrors-hold-to-read = Przytrzymaj kartę, aby ją przeczytać.
terrors-choose = Wybierz, co zrobić
terrors-or-join = … albo naciśnij świecącego Potwora, by je połączyć.
terrors-way-buy = Kup za { $price }
terrors-way-hunt = { $overlord }: za { $price }
terrors-way-claim = Kup z WEZWANIEM za { $price }
terrors-way-haunt = Aktywuj ponownie
terrors-how-much = Ile: { $what }
terrors-less = Mniej
terrors-more = Więcej
terrors-attack-told = { $absorbed ->
    [0] { $name } traci { $damage }, zostaje { $left }
   *[other] Pancerz bierze { $absorbed }, { $name } traci { $damage }, zostaje { $left }
}
terrors-heal-told = Będziesz mieć Życie: { $life }
terrors-convert-told = Będziesz mieć Monety: { $coins }
terrors-space = Spacja
terrors-back = Wróć
terrors-no-starter = W grze nie ma Kultysty ani Fanatyka: z gry wyjdzie lepsza karta.
terrors-hint-join = { $card }: naciśnij świecącego Potwora, by utworzyć lub rozszerzyć Hordę.
terrors-hint-sacrifice = Naciśnij kartę z ręki, którą POŚWIĘCASZ.
terrors-hint-overlord = Naciśnij kartę, którą kupujesz zdolnością Władcy.
terrors-hint-board = Możesz też nacisnąć świecące karty.
terrors-pass-loses = Pasując, tracisz to
terrors-pass-coins = Za te Monety da się jeszcze coś kupić.
terrors-pass-anyway = Pasuję mimo to
terrors-attack-all = Atak za { $power }
terrors-heal-all = Regeneracja { $life }
terrors-pick-two = Wybierz dwie karty Wpływów ({ $count } z 2)
terrors-take-two = Biorę te dwie
terrors-for-first = na pierwsze gry
terrors-take = Biorę: { $name }
terrors-taken = { $name }
terrors-chooses = { $name } wybiera.
terrors-costs = koszt { $cost }
terrors-fits = Pasuje na prawo od: { $left }; na lewo od: { $right }.
terrors-type-starter = Potwór bez frakcji
terrors-type-monster = Potwór
terrors-type-influence = karta Wpływów
terrors-type-relic = Relikt
terrors-relic-help = Relikt zostaje w grze i działa raz na turę.
terrors-influence-help = Warunek liczy się tylko, jeśli Potwór jest w grze przed tą kartą.
terrors-style-undead = Najmniej Życia, za to karty krążą: ZWOŁAJ, ROZKAZ i powroty zza grobu.
terrors-style-spirit = Najwięcej Życia i długa gra: NAWIEDŹ, KLĄTWA, POŚWIĘĆ i Regeneracja.
terrors-style-mortal = Monety, dobieranie i celne zakupy: DOBIERZ, ZNISZCZ, KLĄTWA.
terrors-style-beast = Czysta Moc i SZAŁ: wcześnie poluje na to, czego chce, i mocno uderza.
terrors-chain = Obok siebie pasują
terrors-hand-unknown = { $count ->
    [one] Nie znasz jednej karty z tej ręki.
    [few] Nie znasz { $count } kart z tej ręki.
   *[many] Nie znasz { $count } kart z tej ręki.
}
