about = Tajne oferty na towary nocnego targu. Dziesięć minut.
option-tricks = Sztuczki
option-tricks-with = ze sztuczkami
option-tricks-without = bez sztuczek
option-pairs = Partnerzy
option-pairs-off = każdy za siebie
option-pairs-on = dwie pary
option-pairs-help = Miejsca 1 i 3 grają razem przeciw miejscom 2 i 4.
chart-worth = Towary i monety

lot = { $name } ({ $value })
hidden-trick = zakryta sztuczka
trick-face-up = { $name }, zagrana sztuczka
no-trick = bez sztuczki
known-trick = { $name }, zakryta sztuczka
nothing = nic
no-bids = brak

round = Runda { $round } z { $rounds }, w talii { $left ->
    [one] jeden towar
    [few] { $left } towary
   *[many] { $left } towarów
}.
pairs = { $a } i { $c } grają razem przeciw parze { $b } i { $d }.
on-offer = Na sprzedaż: { $lot }
next-lot = Znasz następny towar: { $lot }
seat = { $who }: { $coins ->
    [one] jedna moneta
    [few] { $coins } monety
   *[many] { $coins } monet
}, towary za { $worth }: { $lots }; pozostałe oferty: { $bids }; { $trick }.
lots-more = { $first }, { $rest }
trick-says = { $trick }: { $text }
own-bid = Twoja oferta leży zakryta: { $bid }.
own-pass = Twoja odpowiedź: pas.
own-play = Twoja odpowiedź: zagrywasz sztuczkę.

prompt-bid = Wybierz kartę oferty za towar: { $lot }.
prompt-guard = Bierzesz towar: { $lot }. Czy zagrywasz sztuczkę, żeby go chronić?
prompt-thief = { $who } bierze towar: { $lot }. Czy zagrywasz sztuczkę, żeby go ukraść?

label-bid = Oferta { $bid }
label-play = Zagraj: { $trick }
label-pass = Pas
label-peek = Zapłać monetę i obejrzyj następny towar
group-bid = Oferta
group-trick = Sztuczka
group-any-time = W każdej chwili

dealt = { $who } dostaje sztuczkę: { $trick }.
dealt-hidden = { $who } dostaje zakrytą sztuczkę.
turned-up = Na sprzedaż: { $lot }.
put-down = { $who } kładzie ofertę.
put-down-own = Kładziesz ofertę { $bid }.
bid = { $who }: oferta { $bid }.
taken = { $who } bierze towar: { $lot }.
unsold = Najwyższe oferty są równe: nikt nie dostaje towaru { $lot }.
answered-play = Postanawiasz zagrać sztuczkę.
answered-pass = Postanawiasz spasować.
answers-in = { $plays ->
    [0] Wszyscy odpowiedzieli: nikt nie zagrywa sztuczki.
    [one] Wszyscy odpowiedzieli: jedna zagrana sztuczka.
    [few] Wszyscy odpowiedzieli: { $plays } zagrane sztuczki.
   *[many] Wszyscy odpowiedzieli: { $plays } zagranych sztuczek.
}
played = { $who } zagrywa sztuczkę: { $trick }.
stolen = { $who } kradnie towar { $lot }; traci go { $from }.
guarded = { $who }: strażnik chroni towar { $lot }.
peeked = { $who } płaci monetę i ogląda następny towar: { $lot }.
peeked-hidden = { $who } płaci monetę i ogląda następny towar.
shown = { $who } do końca zachowuje sztuczkę: { $trick }.

refused-not-asked = Nikt cię teraz o to nie pyta.
refused-no-bid = Nie masz już tej karty oferty.
refused-no-fit = Twojej sztuczki nie można tu zagrać.
refused-no-coin = Nie masz już monety na podglądanie.
refused-nothing-to-look-at = Nie ma towaru do obejrzenia.
refused-known = Znasz już następny towar.

verdict-market-closed = Targ się skończył.
