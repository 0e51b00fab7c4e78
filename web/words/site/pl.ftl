# Wokół każdej strony
skip-to-content = Przejdź do treści
site = Serwis
more = Więcej
new-table = Nowy stół
about = O Stoliku
fair = Jak działa los
status = Serwer
version = Stolik { $version }
unofficial-short = Projekt niezależny i nieoficjalny.
tables-wait = { $count ->
    [one] Jeden stół czeka na ciebie
    [few] { $count } stoły czekają na ciebie
   *[many] { $count } stołów czeka na ciebie
}
notices = Powiadomienia
close = Zamknij
dismiss = Odrzuć
keep = Zachowaj
try-again = Spróbuj jeszcze raz
loading = Chwileczkę…
open-line = To połączenie nie jest szyfrowane: serwer działa przez zwykłe HTTP. W domu wśród znajomych to wystarczy; powiadomienia przeglądarki wymagają HTTPS.

# Ustawienia
settings = Ustawienia
settings-stay = Te ustawienia zostają w tej przeglądarce.
language = Język
theme = Światło
theme-auto = jak w systemie
theme-light = dzień
theme-dark = wieczór
theme-to-light = Zmień na motyw dzienny
theme-to-dark = Zmień na motyw wieczorny
text-size = Tekst
text-usual = zwykły
text-large = duży
text-larger = większy
text-largest = największy
motion = Szybkość ruchu
motion-off = bez ruchu
motion-times = { $times }×
motion-calm = Twój system prosi o mniej ruchu, więc nic się nie porusza.
sounds = Dźwięki
sound-your-move = Gdy jest twój ruch
sound-others = Przy wszystkim innym

single-keys = Pojedyncze klawisze
single-keys-help = Naciśnięcie 1 do 9, U, O, spacji lub ? od razu coś robi. Wyłącz, jeśli zdarza ci się nacisnąć klawisz przypadkiem.

# Klawisze
keys = Klawisze
key-help = ta lista
key-walk = przechodzi po wszystkim, co można nacisnąć
key-press = naciska to, co jest zaznaczone
key-prompt = w twoim ruchu: przechodzi do pytania
key-option = w twoim ruchu: wybiera opcję o tym numerze
key-pass = w twoim ruchu: pas, jeśli można pasować
key-undo = cofa twój ostatni ruch
key-step = w nagraniu: krok wstecz lub naprzód
key-turn = w nagraniu: następna tura
key-ends = w nagraniu: na początek lub koniec
key-play = w nagraniu: odtwarza i wstrzymuje
key-close = zamyka okno albo wraca do wszystkich możliwości

# Imiona
your-name = Twoje imię
name-help = Tak będą cię widzieć inni przy stole; do 24 znaków.
name-kept = Od teraz tak się nazywasz.
name-first = Jak mają się do ciebie zwracać inni?

# Miejsca
seat-number = Miejsce { $seat }
seat-free = wolne miejsce
seat-me = { $name } (ty)
seat-away = { $name } (zastępuje bot)
seats-free = { $count ->
    [one] jedno wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
seats-range = { $from }–{ $to } miejsc
seats-exact = { $count ->
    [one] jedno miejsce
    [few] { $count } miejsca
   *[many] { $count } miejsc
}
bot-random = bot losowy
bot-greedy = bot zachłanny

# Start dla nowych
hero-title = Mały stolik do dobrych gier
hero-what = Graj w gry planszowe w przeglądarce: ze znajomymi przez link albo z botami. Bez konta, bez instalowania.
hero-game = Gra
hero-bot = Zagraj z botem
hero-friend = Zaproś znajomego
hero-more = Albo ustaw stół ze szczegółami
hero-title-named = Cześć, { $name }

# Start dla tych, którzy mają imię
quick = Szybka gra
section-campaigns = Kampanie
campaign-with = gracie: ty i { $names }
campaign-complete = Wszystkie rozdziały wygrane.
campaign-results = Wygrane partie: { $wins }, przegrane: { $losses }.
campaign-go-on = Graj dalej
campaign-resume = Wróć do stołu
campaign-next = Następna partia
campaign-seats = Miejsca: { $seats }.
campaign-choice = Kampania
campaign-choice-help = Gracie dalej od miejsca, do którego razem doszliście. Nowa para zaczyna od początku; wygrana odblokowuje ciąg dalszy.
campaign-pages = Czytaj, co odkryte
campaign-reset = Zacznij od nowa
campaign-reset-help = Kampania zaczyna się od początku, a to, co odblokowane, znów jest zablokowane. Z drugą osobą oboje muszą tego chcieć.
campaign-reset-yes = Zacznij od nowa
campaign-reset-no = Zostaw, jak jest
campaign-reset-agree = Druga osoba chce zacząć od początku.
campaign-reset-asked = Chcesz zacząć od nowa; druga osoba musi się zgodzić.
campaign-reset-withdraw = Jednak nie

section-your-move = Twój ruch
section-mine = Twoje stoły
section-mine-other = Twoje inne stoły
section-open = Otwarte stoły
section-over = Zakończone
none-mine = Nie siedzisz jeszcze przy żadnym stole. Zacznij szybką grę albo zajmij wolne miejsce przy otwartym stole.
none-open = Nikt nie ma teraz otwartego stołu. Otwórz własny i pokaż go wszystkim.
none-open-game = Nie ma teraz otwartego stołu z tą grą.
filter-game = Pokaż
filter-all = wszystkie gry
play-on = Graj
go-to-table = Idź do stołu
look = Zobacz
sit-down = Usiądź
watch = Oglądaj
watch-replay = Obejrzyj grę
tables-lost = Lista stołów jest nieaktualna: { $why }
phase-lobby = czeka na graczy
phase-playing = w grze
phase-over = zakończony
phase-frozen = zamrożony
imported = nagranie z pliku
watching-count = { $count ->
    [one] ogląda jedna osoba
    [few] oglądają { $count } osoby
   *[many] ogląda { $count } osób
}
just-now = przed chwilą
moved-ago = ostatni ruch { $ago }
opened-ago = otwarty { $ago }
import-title = Obejrzyj nagranie
import-help = Nagranie to plik tekstowy z każdym ruchem zakończonej gry. Daje je każdy zakończony stół.
import-choose = Wybierz plik
import-too-large = Ten plik jest za duży na nagranie: najwyżej 1 MiB.

# Nowy stół
new-title = Nowy stół
new-game = Jaka gra?
new-game-none = Ten serwer nie ma takiej gry. Wybierz inną.
example = przykład
new-presets = Kto gra?
preset-bot = Ja z botami
preset-friend = Ze znajomymi przez link
preset-device = Razem przy tym urządzeniu
new-seats-help = Miejsca w kolejności gry.
seat-count = Ile miejsc
seat-who = Kto siedzi na miejscu { $seat }
who-me = Ja
who-friend = Ktoś przez link
who-bot = Bot
who-here = Ktoś przy tym urządzeniu
seat-bot = Który bot siedzi na miejscu { $seat }
here-name = Imię osoby na miejscu { $seat }
here-someone = Gość { $seat }
new-options = Zasady tego stołu
new-details = Szczegóły
pace = Boty odpowiadają
pace-instant = od razu
pace-natural = po chwili
chat-on = Czat
chat-on-help = Osoby przy stole i oglądający mogą do siebie pisać.
listed = Pokaż stół wszystkim
listed-help = Każdy na tym serwerze może zająć wolne miejsce albo oglądać. Inaczej tylko ci, którzy mają twój link.
open-table = Otwórz stół
starts-at-once = Gra zaczyna się od razu.
waits-for-friends = { $count ->
    [one] Stół czeka, aż ktoś usiądzie przez link.
    [few] Stół czeka, aż { $count } osoby usiądą przez link.
   *[many] Stół czeka, aż { $count } osób usiądzie przez link.
}
starts-when-you-say = Jeśli gracie drużynami, to ty decydujesz, kiedy gra się zaczyna.
hands-over = Urządzenie przechodzi z rąk do rąk; ekran pomiędzy zakrywa to, czego inni nie mogą widzieć.

# Linki
join-title = Czeka na ciebie miejsce
join-title-game = Czeka na ciebie miejsce: { $game }
join-what = Ktoś zaprasza cię do gry w przeglądarce. Powiedz, jak mają się do ciebie zwracać inni, i usiądź.
watch-title = Zaproszenie do oglądania
watch-title-game = Zaproszenie do oglądania: { $game }
watch-what = Zobaczysz to, co mogą widzieć wszyscy przy stole, i niczyją rękę.
join-who = Przy stole
join-failed-home = Na stronę główną

# Nic tu nie ma
missing-title = Nie ma takiej strony
missing-what = Ten adres donikąd nie prowadzi. Może część linku zgubiła się po drodze.

# Serwer
status-title = Ten serwer
status-what = Dla tego, kto go prowadzi.
status-version = Wersja
status-started = Działa od
status-tables = Stoły w pamięci
status-sockets = Otwarte połączenia
status-memory = Pamięć
status-memory-unknown = system nie podaje
status-mib = { $mib } MiB

# O Stoliku
about-title = O Stoliku
about-what = Ten stolik stoi w twojej przeglądarce: pilnuje każdej zasady, co ukryte, pozostaje ukryte, a wolne miejsca mogą zająć znajomi albo boty.
about-how-title = Jak grać
about-how-1 = Wybierz imię. Nie ma kont; twoje miejsca pamięta ta przeglądarka.
about-how-2 = Otwórz stół i wyślij link albo usiądź z botami.
about-how-3 = W twoim ruchu stół pokazuje, co możesz zrobić. Nic innego nie jest możliwe, więc niczego nie da się zrobić źle.
about-how-4 = Stronę można zamknąć w każdej chwili. Stół poczeka, a strona główna pokaże, gdzie jest twój ruch.
about-free-title = Otwarty i wolny
about-free = Program jest wolny na licencji MIT albo Apache 2.0, do wyboru. Każdy może uruchomić własny dla znajomych: jeden program, jeden folder, bez śledzenia i bez połączeń z kimkolwiek innym.
about-unofficial-title = Niezależny
about-unofficial = Stolik jest projektem niezależnym i nieoficjalnym. Nie jest związany z wydawcami ani autorami gier, które zawiera, ani przez nich wspierany. Nazwy gier i kart mówią tylko, co zostało odtworzone; teksty zasad, teksty kart i rysunki są nasze własne.
about-keys-title = Klawisze
about-privacy-title = Co jest przechowywane
about-privacy = Ciasteczko, które mówi, które miejsca są twoje, i twoje ustawienia w tej przeglądarce. Nic więcej i dla nikogo innego.

# Los
fair-title = Jak działa tu los
fair-what = Kostki zawsze wyglądają na oszukane, gdy są przeciw tobie. Oto jak dbamy o to, żeby nie były.
fair-source-title = Skąd się bierze
fair-source = Z generatora ChaCha, z tej samej rodziny, która chroni strony internetowe. Ziarno daje system operacyjny serwera. Nikt go nie wybiera i żadna przeglądarka go nie widzi.
fair-deck-title = Talia nie ma kolejności
fair-deck = Zakryta talia jest workiem kart, dopóki ktoś nie dobierze karty. Nie ma ukrytej kolejności, którą można by podejrzeć, zdradzić albo zmienić.
fair-log-title = Każdy wynik jest zapisany
fair-log = Każdy rzut i każde dobranie trafia do dziennika stołu w chwili, gdy się zdarza. Nie można go potem zmienić, a cofanie nie sięga przed niego.
fair-bots-title = Bot widzi to, co widać z jego miejsca
fair-bots = Bot dostaje widok własnego miejsca, a resztę zgaduje, tak jak człowiek. Nie może zajrzeć ci w karty.
fair-check-title = Sprawdź
fair-check = Po grze pobierz nagranie: plik tekstowy z każdym wyborem i każdym wynikiem. Ten sam program odtworzy je do tego samego końca, a źródła są otwarte.

# Co poszło nie tak
problem-offline = Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.
problem-bad-request = Serwer nie zrozumiał tej strony. Może pomóc wczytanie jej od nowa.
problem-too-large = To więcej, niż serwer przyjmuje naraz.
problem-not-found = Nic tu nie ma.
problem-bad-method = Serwer tego nie przyjmuje. Może pomóc wczytanie strony od nowa.
problem-not-json = Serwer tego nie przyjmuje. Może pomóc wczytanie strony od nowa.
problem-foreign-origin = Serwer przyjmuje zmiany tylko z własnych stron. Otwórz go pod jego adresem.
problem-no-session = Najpierw wybierz imię.
problem-bad-name = Imię ma od 1 do 24 widocznych znaków.
problem-no-table = Nie ma takiego stołu albo nie masz do niego zaproszenia.
problem-bad-secret = Ten link nie otwiera stołu. Poproś o nowy.
problem-no-game = Ten serwer nie ma tej gry.
problem-bad-setup = Tak nie da się zacząć tej gry.
problem-seat-taken = Nie ma tam już wolnego miejsca.
problem-not-your-seat = To nie twoje miejsce.
problem-not-host = Może to zrobić tylko ten, kto otworzył stół.
problem-not-started = Gra jeszcze się nie zaczęła.
problem-already-started = Gra już się zaczęła.
problem-seats-free = Zanim gra się zacznie, każde miejsce musi być zajęte.
problem-over = Gra się skończyła.
problem-not-over = To będzie widać, gdy gra się skończy.
problem-stale = Stół jest już dalej. Spójrz i wybierz jeszcze raz.
problem-refused = Zasady teraz na to nie pozwalają.
problem-bad-action = Gra nie zna takiego ruchu.
problem-no-undo = Tego nie można cofnąć.
problem-no-concession = Gdy stron jest więcej niż dwie, nikt się nie poddaje; miejsce może zająć bot.
problem-no-chat = Przy tym stole nie ma czatu.
problem-locked = To się odblokuje, gdy wygracie wcześniejsze.
problem-no-campaign = Nie ma takiej kampanii albo nie jest twoja.
problem-silence = W tej grze milczycie aż do końca.
problem-bad-text = Wiadomość ma od 1 do 500 widocznych znaków.
problem-bad-replay = Ten plik nie jest nagraniem, które można tu odtworzyć.
problem-too-many = { $seconds ->
    [0] Za często. Poczekaj chwilę.
    [one] Za często. Spróbuj za sekundę.
    [few] Za często. Spróbuj za { $seconds } sekundy.
   *[many] Za często. Spróbuj za { $seconds } sekund.
}
problem-frozen = Ten stół zapisała inna wersja i nie da się go prowadzić dalej. Jest przechowany.
problem-not-saved = Serwer nie mógł tego zapisać, więc nic się nie stało. Spróbuj jeszcze raz.
problem-stopping = Serwer uruchamia się ponownie. Gra zaraz potoczy się dalej.
problem-internal = Coś poszło nie tak po naszej stronie.
