# Nazwy
seat-name = Miejsce { $seat }
bot-random = bot losowy
bot-greedy = bot zachłanny

# Początek
welcome = { $game }
plays-here = { $who } gra przy tej klawiaturze.
sits = { $who } to { $bot }.
how-to = Wpisz numer opcji. Wpisz help, żeby zobaczyć więcej.
ask-resume = Jest zapisana gra, { $steps ->
    [one] jeden krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}. Grać dalej? [T/n]
resumed = Zapisana gra toczy się dalej.
hand-over = Klawiaturę przejmuje { $who }. Naciśnij Enter, gdy nikt inny nie patrzy.

# Gra
any-time = W każdej chwili:
more-options = { $heading } … ({ $count })
back-hint = Wpisz back, aby wrócić do całej listy.
not-understood = Nie rozumiem `{ $line }`. Wpisz numer od 1 do { $count }, to, co stoi w nawiasie, albo help.
no-such-option = Nie ma opcji { $number }; są od 1 do { $count }.
refused = { $why } [{ $rule }]
undone-note = { $who } cofa ostatni ruch.
undone-all-note = { $who } cofa ostatnie ruchy.
undo-agreed = Boty zgadzają się na cofnięcie.
cancelled-note = { $who } porzuca rozpoczęty wybór.
conceding-note = { $who } proponuje się poddać.
withdrawn-note = { $who } już nie proponuje się poddać.
conceded-note = { $who } poddaje się.
ask-concede = Poddać się? To zakończy grę. [t/N]
ask-propose = Zaproponować poddanie się? Usłyszą o tym tylko partnerzy; gra skończy się, gdy wszyscy będziecie tego chcieli. [t/N]
nothing-to-withdraw = Nie ma propozycji poddania się, którą można wycofać.
no-concession = Gdy stron jest więcej niż dwie, nikt się nie poddaje. Możesz wyjść i wrócić.
no-undo = Nie można tego cofnąć: { $why }
barrier-start = nie masz jeszcze czego cofać.
barrier-chance = od tego czasu odezwały się kostki albo karty.
barrier-revealed = od tego czasu coś zostało ujawnione.
barrier-sealed = odpowiedź dana razem z innymi zostaje.
barrier-other = od tego czasu działał ktoś inny.
barrier-never = przy tym stole niczego się nie cofa.
barrier-over = gra się skończyła.
no-such-card = Żadna karta tej gry nie nazywa się `{ $name }`.
which-card = Która z nich? { $names }
log-empty = Jeszcze nic się nie stało.
help = 
    Numer wybiera opcję; jej zapis w nawiasie też. Wiersz z … otwiera dłuższą listę.
    back     zamknij tę listę
    board    pokaż stół jeszcze raz
    card NAZWA co jest na karcie; wystarczy część nazwy
    log      co się dotąd stało
    undo     cofnij swój ostatni ruch, dopóki nic nie zostało ujawnione
    undo all cofnij wszystko, co od tamtej pory zrobiłaś lub zrobiłeś
    rules    zasady gry
    concede  poddaj się (gry o dwóch stronach); w zespole: zaproponuj to
    withdraw wycofaj tę propozycję
    quit     wyjdź; gra jest zapisana i toczy się dalej po: { $command }
saved = Gra jest zapisana. Dalej: { $command }

# Koniec
over = Koniec gry. { $why }
verdict-conceded = Ktoś się poddał.
points = { $points ->
    [1] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
standing-won = { $who }: wygrana, { $points }.
standing-drew = { $who }: remis, { $points }.
conceded-won = { $who }: wygrana.
conceded-lost = { $who }: przegrana.
standing-lost = { $who }: przegrana, { $points }.
is-you = { $who } (ty)
recorded = Gra jest zapisana w { $file }.

# Powtórki
replay-step = Krok { $step } z { $steps }
replay-ask = Enter: dalej, b: wstecz, numer: ten krok, q: koniec >
