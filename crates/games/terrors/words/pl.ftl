about = Pojedynek dwóch Władców: budujesz talię, łączysz Potwory w Hordy i odbierasz rywalowi całe Życie. Około 30 minut.
option-mode = Karty Wpływów
option-mode-standard = każdy wybiera dwie z czterech
option-mode-beginner = dwie na pierwsze gry
option-overlords = Władcy
option-overlords-choice = wybierani po kolei
option-overlords-random = rozdani losowo
chart-life = Życie

verdict-life = Władca przegranej strony stracił całe Życie.
verdict-daybreak = Świt: minęła ostatnia runda, wygrywa ten, kto ma więcej Życia.
verdict-draw = Świt: minęła ostatnia runda, a obaj mają tyle samo Życia.
verdict-conceded = Jedna ze stron się poddała.
points = Życie: { $points }

nothing = nic
more = { $first }, { $rest }
or = { $first } / { $rest }
chain = { $first } – { $rest }
sentences = { $first }. { $rest }
and = { $first } i { $rest }
and-then = { $first }, potem { $rest }
acolyte = { $name } ({ $faction })
numbered = { $card } nr { $id }
marked = { $card } [{ $marks }]
mark-joined = wcześniej w Hordzie
mark-first-ability = użyta 1. zdolność Hordy
mark-second-ability = użyta 2. zdolność Hordy
mark-relic-used = Relikt użyty
card-with-text = { $card } ({ $text })

faction-undead = Nieumarli
faction-spirit = Duchy
faction-mortal = Śmiertelnicy
faction-beast = Bestie
monster-of-undead = Potwora z frakcji Nieumarłych
monster-of-spirit = Potwora z frakcji Duchów
monster-of-mortal = Potwora z frakcji Śmiertelników
monster-of-beast = Potwora z frakcji Bestii
each-undead = każdego Potwora z frakcji Nieumarłych
each-spirit = każdego Potwora z frakcji Duchów
each-mortal = każdego Potwora z frakcji Śmiertelników
each-beast = każdego Potwora z frakcji Bestii
good-coin = Moneta
good-power = Moc
good-regen = Regeneracja
good-life = punkt Życia

do-coin =
    { $n ->
        [one] { $n } Moneta
        [few] { $n } Monety
       *[other] { $n } Monet
    }
do-power =
    { $n ->
        [one] { $n } Moc
       *[other] { $n } Mocy
    }
do-regen =
    { $n ->
        [one] { $n } Regeneracja
       *[other] { $n } Regeneracji
    }
do-life =
    { $n ->
        [one] { $n } punkt Życia
        [few] { $n } punkty Życia
       *[other] { $n } punktów Życia
    }
price-coin =
    { $n ->
        [one] { $n } Monetę
        [few] { $n } Monety
       *[other] { $n } Monet
    }
price-power =
    { $n ->
        [one] { $n } Moc
       *[other] { $n } Mocy
    }
do-gain-life =
    { $n ->
        [one] +{ $n } Życie
       *[other] +{ $n } Życia
    }
do-armour = Pancerz { $n }
do-draw = DOBIERZ { $n }
do-curse = KLĄTWA
do-frenzy = SZAŁ
do-sacrifice = POŚWIĘĆ
do-sacrifice-from-hand = POŚWIĘĆ kartę z ręki
do-command = ROZKAZ
do-summon = WEZWANIE
do-destroy = ZNISZCZ
do-rally = ZWOŁAJ
do-haunt = NAWIEDŹ
do-haunt-one = NAWIEDZENIE dla jednego z twoich Potworów
do-look = PODEJRZYJ wierzchnią kartę swojej talii; możesz ją odrzucić
do-per-highest-cost = { $good }: tyle, ile kosztuje najdroższy z twoich Potworów w grze
do-per-factions = { $one } za każdą inną frakcję wśród twoich Potworów w grze
do-per-monsters = { $one } za { $each }, którego masz w grze
do-may = Możesz: { $then }
do-may-pay-life =
    { $n ->
        [one] Możesz zapłacić { $n } punkt Życia; wtedy: { $then }
        [few] Możesz zapłacić { $n } punkty Życia; wtedy: { $then }
       *[other] Możesz zapłacić { $n } punktów Życia; wtedy: { $then }
    }
do-may-destroy-this = Możesz ZNISZCZYĆ ten Relikt; wtedy: { $then }
do-convert = Do końca tej Fazy Akcji możesz PRZEMIENIAĆ Moc w Monety
do-blood-call = ODKRYJ wierzchnią kartę swojej talii; Potwora zagrywasz od razu
do-relic-hunter = Aktywuj jeden ze swoich Reliktów, użyty lub nie
do-ringmasters-whip =
    { $n ->
        [one] Możesz zapłacić { $n } Monetę; wtedy aktywuj nieużytą zdolność Hordy jednego ze swoich Potworów
        [few] Możesz zapłacić { $n } Monety; wtedy aktywuj nieużytą zdolność Hordy jednego ze swoich Potworów
       *[other] Możesz zapłacić { $n } Monet; wtedy aktywuj nieużytą zdolność Hordy jednego ze swoich Potworów
    }
horde-box = Horda: { $abilities }
if-in-play = Jeśli masz w grze { $monster }: { $then }
when-first-play = Gdy pierwszy raz w turze zagrasz { $monster }: { $then }
when-each-play = Gdy zagrasz { $monster }: { $then }
when-first-curse = Przy pierwszej twojej KLĄTWIE w turze: { $then }
when-each-curse = Przy każdej twojej KLĄTWIE: { $then }
when-first-sacrifice = Gdy pierwszy raz w turze POŚWIĘCISZ kartę: { $then }
when-each-sacrifice = Za każdym razem, gdy POŚWIĘCISZ kartę: { $then }
when-first-horde = Gdy pierwszy raz w turze utworzysz lub rozszerzysz Hordę: { $then }
when-each-horde = Za każdym razem, gdy utworzysz lub rozszerzysz Hordę: { $then }
ability-draw-and-discard = Raz na turę: DOBIERZ 1, potem odrzuć kartę
ability-hunt = Raz na turę: kup z Ulicy Potwora za najwyżej { $most }, płacąc Monetami, Mocą lub jednym i drugim
ability-claim = Raz na turę: kup Potwora tak, jakby miał WEZWANIE
ability-sacrifice-from-hand = Raz na turę: POŚWIĘĆ kartę z ręki

keyword-draw = DOBIERZ: weź tyle kart ze swojej talii.
keyword-curse = KLĄTWA: przeciwnik traci 2 punkty Życia albo odrzuca kartę. Pancerz nie pomaga.
keyword-frenzy = SZAŁ: zyskujesz 2 Monety albo 2 Mocy.
keyword-sacrifice = POŚWIĘĆ: usuń z gry jedną ze swoich kart w grze i zyskaj 1 Regenerację. Musisz, jeśli możesz.
keyword-command = ROZKAZ: weź na rękę ze swojego stosu kart odrzuconych Potwora tańszego niż 4.
keyword-summon = WEZWANIE: kupując tę kartę, możesz położyć ją na wierzchu swojej talii.
keyword-destroy = ZNISZCZ: odłóż kartę w grze na stos jej właściciela albo usuń z gry kartę z Ulicy.
keyword-rally = ZWOŁAJ: na końcu tej tury dobierasz o jedną kartę więcej.
keyword-haunt = NAWIEDŹ: ten Potwór zostaje na twoją następną turę i można go raz jeszcze aktywować.
keyword-armour = Pancerz: w każdej turze przeciwnika przejmuje tyle obrażeń.
keyword-coin = Za Monety kupujesz karty.
keyword-power = Mocą atakujesz wrogiego Władcę.
keyword-regen = Regenerację wydajesz, by leczyć swojego Władcę.
keyword-horde = Horda: gdy tworzysz lub rozszerzasz Hordę z tym Potworem, aktywujesz jedną zdolność Hordy; każdą najwyżej raz na turę.

scene-opening = Przed pierwszą turą
scene-round = Runda { $round } z { $rounds } · tura: { $who }
scene-won = Wygrywa { $who }.
scene-drawn = Remis.
scene-no-overlord = { $who }: jeszcze bez Władcy.
scene-player = { $who } · { $overlord } · Życie { $life } z { $max } · Pancerz { $armour } · ręka { $hand } · talia { $deck } · odrzucone { $discard } · żetony ZWOŁANIA { $rally }
scene-relics = { "  " }Relikty: { $cards }
scene-loose = { "  " }W grze: { $cards }
scene-horde = { "  " }Horda: { $cards }
scene-card = { $id } { $card }
scene-card-haunt = { $id } { $card } [NAWIEDŹ]
scene-card-banish = { $id } { $card } [Odeślij]
scene-relic-used = { $id } { $card } [użyty]
scene-piles = Targ { $market } · Akolici { $acolytes }, każdy za { $cost } · Ulica:
scene-street = { "  " }{ $place } { $card }, koszt { $cost }: { $text }
scene-street-empty = { "  " }{ $place } –
scene-hand =
    { $hidden ->
        [0] Ręka ({ $who }): { $cards }
       *[other] Ręka ({ $who }): { $cards }, nieznane: { $hidden }
    }
pool = Pula: { $pool }

prompt-chance = Decydują karty.
prompt-overlord = Wybierz swojego Władcę.
prompt-influence = Wybierz dwie karty Wpływów do swojej talii.
prompt-action =
    { $cards ->
        [0] Wydaj to, co masz: kupuj, atakuj, twórz Hordy; potem spasuj.
        [one] Zagraj kartę albo zatrzymaj ją, pasując: trafi na wierzch twojej talii.
       *[other] Zagrywaj karty z ręki, twórz Hordy, kupuj i atakuj. Spasować możesz, mając najwyżej jedną kartę na ręce.
    }
prompt-summon = Gdzie trafi { $card }?
prompt-replace = { $card } potrzebuje miejsca: który Relikt opuści grę?
prompt-horde = Możesz aktywować jedną zdolność Hordy.
prompt-horde-must = Aktywuj jedną zdolność Hordy.
prompt-curse = KLĄTWA: strać punkty Życia albo odrzuć kartę.
prompt-frenzy = SZAŁ: Monety czy Moc?
prompt-destroy = ZNISZCZ: wybierz kartę w grze albo na Ulicy.
prompt-sacrifice = POŚWIĘĆ: wybierz jedną ze swoich kart w grze; opuści grę.
prompt-sacrifice-from-hand = POŚWIĘĆ: wybierz kartę z ręki; opuści grę.
prompt-command = ROZKAZ: wybierz Potwora, który wróci na twoją rękę.
prompt-discard = Odrzuć kartę z ręki.
prompt-haunt-one = Wybierz Potwora, który zyska NAWIEDZENIE.
prompt-look = Widzisz wierzchnią kartę swojej talii: zostaw ją albo odrzuć.
prompt-relic-hunter = Wybierz Relikt do aktywacji.
prompt-whip = Zapłać za zdolność Hordy jednego ze swoich Potworów albo nie.
prompt-may = { $card }: możesz: { $then }
prompt-may-pay-life =
    { $n ->
        [one] { $card }: możesz zapłacić { $n } punkt Życia; wtedy: { $then }
        [few] { $card }: możesz zapłacić { $n } punkty Życia; wtedy: { $then }
       *[other] { $card }: możesz zapłacić { $n } punktów Życia; wtedy: { $then }
    }
prompt-may-destroy-this = { $card }: możesz ZNISZCZYĆ ten Relikt; wtedy: { $then }
prompt-trigger = Czeka kilka zdolności: która teraz?
prompt-over = Koniec gry.

group-play = Zagranie
group-buy = Zakup
group-attack = Atak
group-horde = Horda
group-activate = Aktywacja
group-overlord = Władca
group-regenerate = Regeneracja
group-convert = Przemiana

label-overlord = { $card }: { $faction }, Życie { $life }. { $text }
label-influences = { $cards }
label-play = Zagraj: { $card }. { $text }
label-buy = Kup za { $price }: { $card }. { $text }
label-buy-acolyte = Kup Akolitę za { $price }
label-attack = Atak z Mocą { $power }: { $who } traci Życie: { $damage }
label-attack-armour = Atak z Mocą { $power }: Pancerz przejmuje { $absorbed }, { $who } traci Życie: { $damage }
label-horde = Horda: { $left } – { $right }
label-extend = Dodaj do Hordy: { $card }, obok: { $end }
label-relic = Aktywuj: { $card }. { $text }
label-use-overlord = Metuszelach: dobierz kartę, potem jedną odrzuć
label-hunt = { $overlord }: kup za { $price } kartę { $card }. { $text }
label-claim = Kup za { $price } z WEZWANIEM: { $card }. { $text }
label-claim-acolyte = Kup Akolitę za { $price } z WEZWANIEM
label-haunt = Aktywuj ponownie: { $card }. { $text }
label-regenerate = Regeneruj { $life }
label-convert = Przemień Moc w Monety: { $power }
label-pass = Spasuj
label-pass-keep = Spasuj; na wierzch talii trafia { $card }
label-take = { $what }
label-lose =
    { $life ->
        [one] Strać { $life } punkt Życia
        [few] Strać { $life } punkty Życia
       *[other] Strać { $life } punktów Życia
    }
label-discard = Odrzuć: { $card }
label-destroy = Zniszcz: { $card } ({ $who })
label-destroy-street = Usuń z Ulicy: { $card }
label-sacrifice = Poświęć: { $card }
label-sacrifice-from-hand = Poświęć z ręki: { $card }
label-command = Weź z powrotem: { $card }
label-top = Na wierzch talii: { $card }
label-pile = Na stos kart odrzuconych: { $card }
label-discard-top = Odrzuć: { $card }
label-leave = Zostaw na wierzchu: { $card }
label-replace = Usuń z gry: { $card }
label-ability = { $card }: { $text }
label-bind = NAWIEDZENIE zyskuje { $card }
label-trigger = { $card }: { $text }
label-yes-may = Tak
label-yes-may-pay-life =
    { $n ->
        [one] Tak, zapłać { $n } punkt Życia
        [few] Tak, zapłać { $n } punkty Życia
       *[other] Tak, zapłać { $n } punktów Życia
    }
label-yes-may-destroy-this = Tak, ZNISZCZ kartę { $card }
label-no-horde = Bez zdolności Hordy
label-no-whip = Nie płać
label-no-may = Nie

told-first = Zaczyna { $who }.
told-overlord = { $who }: Władca { $card }.
told-influences = { $who }: karty Wpływów { $cards }.
told-laid = Na Ulicę trafia { $card }.
told-turn = Runda { $round }, tura: { $who }.
told-drawn = { $who } dobiera: { $card }.
told-drawn-hidden = { $who } dobiera kartę.
told-shuffled =
    { $cards ->
        [one] { $who } tasuje stos kart odrzuconych ({ $cards } karta): to nowa talia.
        [few] { $who } tasuje stos kart odrzuconych ({ $cards } karty): to nowa talia.
       *[other] { $who } tasuje stos kart odrzuconych ({ $cards } kart): to nowa talia.
    }
told-played = { $who } zagrywa: { $card }.
told-gained = { $card }: { $what }.
told-sacrifice-gives = POŚWIĘCENIE: { $what }.
told-no-condition = Warunek karty { $card } nie jest spełniony.
told-relic-used = { $who } aktywuje: { $card }.
told-overlord-used = { $who } używa zdolności Władcy: { $card }.
told-haunt-used = { $who } aktywuje ponownie: { $card }.
told-bought = { $who } kupuje za { $price }: { $card }.
told-piled = { $card } trafia na stos kart odrzuconych ({ $who }).
told-topped = { $card } trafia na wierzch talii ({ $who }).
told-relic-placed = { $card } trafia do strefy Reliktów ({ $who }).
told-relic-removed = { $card } opuszcza grę, by zrobić miejsce ({ $who }).
told-attacked = { $who } atakuje z Mocą { $power }.
told-attacked-armour = { $who } atakuje z Mocą { $power }; Pancerz przejmuje { $absorbed }.
told-life-lost = { $who } traci Życie: { $life }, zostaje { $left }.
told-life-gained = { $who } zyskuje Życie: { $life }, razem { $left }.
told-horde-created = { $who } tworzy Hordę: { $left } – { $right }.
told-horde-extended = { $who } dodaje do Hordy: { $card }, obok: { $end }.
told-horde-ability = Zdolność Hordy, { $card }: { $text }.
told-no-horde-ability = { $who } nie aktywuje zdolności Hordy.
told-triggered = Uruchamia się { $card } ({ $who }): { $text }.
told-cursed = { $who } rzuca KLĄTWĘ.
told-discarded = { $who } odrzuca: { $card }.
told-frenzy = SZAŁ: { $who } bierze { $what }.
told-sacrificed = { $who } poświęca: { $card }.
told-commanded = { $who } bierze z powrotem ze stosu: { $card }.
told-destroyed = Zniszczona karta ({ $who }): { $card }.
told-street-destroyed = { $card } znika z Ulicy i z gry.
told-rallied = { $who } bierze żeton ZWOŁANIA.
told-haunted = { $card } zyskuje żeton NAWIEDZENIA ({ $who }).
told-banished = Żeton na karcie { $card } ({ $who }) obraca się na stronę Odeślij: Potwór odejdzie na koniec tej tury.
told-looked = { $who } podgląda wierzch talii: { $card }.
told-looked-hidden = { $who } podgląda wierzch talii.
told-left-on-top = { $who } zostawia tę kartę.
told-top-discarded = { $who } odrzuca tę kartę: { $card }.
told-revealed = { $who } odkrywa wierzch talii: { $card }.
told-converted = { $who } przemienia Moc w Monety: { $power }.
told-declined = { $who } nie korzysta dalej z karty { $card }.
told-passed = { $who } pasuje.
told-put-back = { $who } kładzie na wierzch talii: { $card }.
told-put-back-hidden = { $who } kładzie kartę na wierzch talii.
told-stopped = { $who } wykonuje tyle akcji, że faza się kończy.
told-cleaned-up =
    { $cards ->
        [one] Na stos kart odrzuconych trafia { $cards } karta ({ $who }).
        [few] Na stos kart odrzuconych trafiają { $cards } karty ({ $who }).
       *[other] Na stos kart odrzuconych trafia { $cards } kart ({ $who }).
    }
told-ended-life = Wygrywa { $who }: drugi Władca ({ $loser }) stracił całe Życie.
told-ended-daybreak = Świt. { $who } ma więcej Życia i wygrywa.
told-ended-draw = Świt. Obaj mają tyle samo Życia: remis.

refused-not-yours = Stół czeka na drugiego gracza albo na nikogo.
refused-not-now = Teraz pytanie jest inne.
refused-taken = Ten Władca jest zajęty.
refused-not-your-influence = To nie są dwie różne karty Wpływów twojego Władcy.
refused-not-in-hand = Nie masz tej karty na ręce.
refused-too-dear = Nie masz na to Monet.
refused-nothing-there = Nie ma tam nic do kupienia.
refused-no-acolyte = Nie ma już Akolitów.
refused-not-so-much = Nie masz tyle.
refused-at-most = Życie nigdy nie przekracza wartości początkowej.
refused-incompatible = Wskaźniki Hordy tych dwóch kart nie pasują do siebie.
refused-joined = Ten Potwór był już w tej fazie częścią Hordy.
refused-no-end = Hordę rozszerza się na jednym z jej końców.
refused-not-in-play = Tej karty nie ma w twoim obszarze gry.
refused-relic-used = Ten Relikt został już użyty w tej turze.
refused-not-activated = Ten Relikt nie ma czego aktywować.
refused-overlord-used = Twój Władca tego nie potrafi albo zrobił to już w tej turze.
refused-not-hunted = Tak kupić można tylko taniego Potwora z Ulicy, i za nie więcej Mocy, niż kosztuje.
refused-not-claimed = Z WEZWANIEM kupić można tylko Potwora.
refused-no-haunt = Tego Potwora nie można teraz ponownie aktywować.
refused-no-convert = Nic nie pozwala ci teraz przemieniać zasobów.
refused-cards-in-hand = Spasować możesz, mając najwyżej jedną kartę na ręce.
refused-ability-used = Ta zdolność Hordy została użyta albo jej Potwór nie należy do tej Hordy.
refused-must-activate = Po rozszerzeniu Hordy trzeba aktywować jedną z jej zdolności.
refused-twin = Tej karty nie da się odróżnić od innej, którą można wybrać zamiast niej.
refused-wrong-kind = Wybrać trzeba coś innego rodzaju.
refused-not-payable = Nie możesz za to zapłacić.
