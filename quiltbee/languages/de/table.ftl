### Der Tisch: wer dran ist, was eine Entscheidung bringt, was geschehen ist.

you = Du
open-seat = Freier Platz
player-number = Spieler { $number }
level-number = Stufe { $level }

## Wer dran ist, und warum

wins = { $who ->
    [you] Du gewinnst
   *[other] { $name } gewinnt
}
game-aborted = Partie abgebrochen
whose-turn = { $who ->
    [you] Du bist dran
   *[other] { $name } ist dran
}
whose-special-patch = { $who ->
    [you] Dein { -special-patch }
   *[other] { -special-patch } für { $name }
}
whose-cut = { $who ->
    [you] Nenne die Punkte
   *[other] { $name } nennt die Punkte
}
whose-choose = { $who ->
    [you] Wähle einen Sitz
   *[other] { $name } wählt einen Sitz
}
unsettled = Die Sitze stehen noch nicht fest.
declined-reason = { $name } hat abgelehnt.
aborted-reason = Sie wurde am Anfang abgebrochen und zählt nicht.
reached-special-patch = { $who ->
    [you] Du hast { -special-patch(form: "a") } erreicht. Lege ihn auf ein beliebiges freies Feld.
   *[other] { $name } hat { -special-patch(form: "a") } erreicht.
}
goes-first = { $who ->
    [you] Du fängst an.
   *[other] { $name } fängt an.
}
level-and-on-top = { $who ->
    [you] Gleichauf, und dein Zeitstein liegt oben: Du bist dran.
   *[other] Gleichauf, und der Zeitstein von { $name } liegt oben.
}
both-level-and-on-top = Beide gleichauf, und der Zeitstein von { $name } liegt oben.
further-back = { $who ->
    [you] Du liegst auf der Zeittafel zurück, also bist du dran.
    [automa] Der Automa liegt auf der Zeittafel zurück.
   *[other] { $name } liegt auf der Zeittafel zurück.
}
points-to = { $mine } zu { $theirs }
result-resignation = { $who ->
    [you] Du hast aufgegeben; es stand { $points }.
   *[other] { $name } hat aufgegeben; es stand { $points }.
}
result-time = { $who ->
    [you] Deine Zeit ist abgelaufen; es stand { $points }.
   *[other] Die Zeit von { $name } ist abgelaufen; es stand { $points }.
}
result-first = { $points }: Gleichstand, wer zuerst auf Feld 53 war, gewinnt.
result-score = Endstand { $points }.

## Züge

patch-label = { $name }, { $squares ->
    [one] { $squares } Kästchen
   *[other] { $squares } Kästchen
}, kostet { $buttons ->
    [one] { $buttons } { -button }
   *[other] { $buttons } { -buttons }
}, { $time } Zeit, { $income ->
    [0] kein Ertrag
   *[other] { $income } Ertrag
}
pass = Passen
pass-move = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
pass-earn = { $count ->
    [one] { $count } { -button }
   *[other] { $count } { -buttons }
}
pass-income = Zahltag { $count }
pass-special = +1 Flicken
move-pass = gepasst
move-took = „{ $patch }“ genommen
move-special-at = { -special-patch } auf { $cell }
move-special = { -special-patch }
move-patch = { $patch }
move-patch-at = { $patch } auf { $cell }
happened = { $name }: { $deed }
happened-with = { $name }: { $deed }, { $detail }
deed-special = { -special-patch } { -sewed }
deed-patch = „{ $patch }“ { -sewed }
moved = { $count } vor
gain = { $sign }{ $count ->
    [one] { $count } { -button }
   *[other] { $count } { -buttons }
}
payday = Zahltag

## Was an einem Platz nicht geht, und was er bringt

overlaps-another = überdeckt einen anderen { -patch }
overlaps-many = überdeckt { $count } belegte Felder
overlaps-at = überdeckt { $cells }
needs-buttons = { $count ->
    [one] { $count } { -button } fehlt
   *[other] { $count } { -buttons } fehlen
}
fits-nowhere = passt nirgends in die { -quilt }
cannot-go-there = passt dort nicht hin
fits = Passt
fits-click = Passt. Zum { -sew } klicken.
fits-press = Passt. Tippe auf „{ $place }“.
fits-but-short = { $count ->
    [one] Passt; { $count } { -button } fehlt
   *[other] Passt; { $count } { -buttons } fehlen
}
single-hole = einzelnes Loch { $cell }
hole-of = Loch aus { $size } bei { $cell }
a-hole = ein Loch
holes = { $count } Löcher
effect-cost = Kostet { $count }
effect-buttons = { -buttons } { $from } → { $to }
effect-time = Zeit { $from } → { $to }
effect-income-at = Zahltag { $count }, auf { $marks }
effect-income = Zahltag { $count }
effect-special = { -special-patch }
effect-special-costs = Füllt ein Feld, kostet nichts
effect-tile = { -special-tile } +7
effect-holes = Ergibt { $holes }
effect-a-hole = Ergibt ein Loch
then-over = Dann ist die Partie zu Ende
next-you = Danach: du
next-you-again = Danach: wieder du
next-name = Danach: { $name }
next-name-again = Danach: wieder { $name }
then-you = Dann du
then-you-again = Dann wieder du
then-name = Dann { $name }
then-name-again = Dann wieder { $name }
preview-space = Auf Feld { $space }
preview-income = Zahltag { $count }
preview-special = { -special-patch }

## Decken und Zeittafel in Worten

cell-empty = { $cell }, leer
cell-special = { $cell }, { -special-patch }
cell-covered = { $cell }, belegt
cell-patch = { $cell }, { $patch }
quilt-covered = { $covered } belegt, { $empty } leer
quilt-single-holes = { $count ->
    [one] einzelnes Loch { $cells }
   *[other] einzelne Löcher { $cells }
}
quilt-largest = größte freie Fläche { $size }
quilt-full = volle 7 mal 7
quilt-missing = { $count ->
    [one] { $count } Feld fehlt zu 7 mal 7
   *[other] { $count } Felder fehlen zu 7 mal 7
}
at-the-end = am Ziel
income-in = Zahltag in { $count }
special-in = { -special-patch } in { $count }
end-in = Ende in { $count }
placed-patch = { $patch } ({ $letter }), { $count } Kästchen, { $from } bis { $to }
tokens-together = Beide Zeitsteine liegen auf Feld { $space }, { $name } oben.
token-at = { $who ->
    [you] Du bist auf Feld { $space }.
   *[other] { $name } ist auf Feld { $space }.
}
special-left = { -special-patches } übrig: { $spaces }.
none = keine
on-time-board = Auf der Zeittafel: { $distances }.

## Was vorgelesen wird

taken-back = Zurückgenommen. { $turn }
move-by = { $name }: { $move }.
takes-tile = { $who ->
    [you] Du bekommst das { -special-tile }, 7 Punkte.
   *[other] { $name } bekommt das { -special-tile }, 7 Punkte.
}
put-back = Zurückgelegt.
special-patch = { -special-patch }
chosen = { $patch } gewählt. Wähle einen Platz.
chosen-but = { $patch }: { $reason }.
ghost-against = { $cell }: { $reason }.
ghost-fits = { $cell }: passt.
ghost-fits-making = { $cell }: passt, ergibt { $holes }.
ghost-tile = Bringt das { -special-tile }.
ghost-covers = Es liegt auf { $cells }.
live-lost = Verbindung unterbrochen, sie wird neu aufgebaut.

## Uhren

no-clock = ohne Uhr
clock-days = { $count ->
    [one] { $count } Tag je Zug
   *[other] { $count } Tage je Zug
}
clock-whole = { $time } für die ganze Partie
clock-delay = { $time }, und { $each } Aufschub je Zug
clock-more = { $time }, und { $each } dazu je Zug
label-days = { $count ->
    [one] { $count } Tag je Zug
   *[other] { $count } Tage je Zug
}
label-minutes = { $count } min
label-seconds = { $count } s
no-time = keine Zeit
no-time-left = keine Zeit mehr
short-days = { $days } T { $hours } h
seconds-left = { $who ->
    [you] Du hast noch { $count } Sekunden.
   *[other] { $name } hat noch { $count } Sekunden.
}
time-is-up = { $who ->
    [you] Deine Zeit ist um.
   *[other] Die Zeit von { $name } ist um.
}
clock = Uhr
clock-running = Uhr, läuft

## Zwei an zwei Orten

between-players = Zwischen den Spielern
asks-takeback = { $name } bittet um Rücknahme.
accept = Ja
decline = Nein
claim = Sieg fordern
your-time-up = Zeit um. Bis { $name } den Sieg fordert, darfst du noch ziehen.
you-asked-takeback = Du hast { $name } um eine Rücknahme gebeten.
rematch-open = Die Revanche steht bereit.
you-asked-rematch = Du hast { $name } um Revanche gebeten.
asks-rematch = { $name } möchte eine Revanche.
play-again = Noch einmal
is-away = { $name } ist weg.
long-away = { $name } ist schon eine Weile weg.
let-computer-play = Computer übernimmt
terms-no-clock = Ohne Uhr
terms-rated = gewertet
terms-not-rated = nicht gewertet
terms-no-takebacks = keine Rücknahme
terms-points = als Zweiter { $points }
waiting-for = Warten auf { $name }
waiting-for-another = Warten auf Mitspieler
waiting-for-friend = Warten auf deinen Freund
waiting-for-second = Warten auf einen zweiten Spieler
seat-kept-for = Der Platz ist für { $name } reserviert.
seat-for-anyone = Wer sich auf den freien Platz setzt, spielt mit.
begins-by-link = Es geht los, sobald dein Freund den Link öffnet.
seat-for-invited = Der Platz ist für die eingeladene Person reserviert.
took-seat = { $who ->
    [you] Du hast Platz genommen.
   *[other] { $name } hat Platz genommen.
}
took-over = { $name } übernimmt den Platz und spielt weiter.
asked-takeback = { $name } möchte einen Zug zurücknehmen.
declined-takeback = { $name } lehnt die Rücknahme ab.
declined-rematch = { $name } möchte keine Revanche.
asked-rematch = { $name } möchte eine Revanche.
move-taken-back = Ein Zug wurde zurückgenommen.
watching = { $count ->
    [one] { $count } Person schaut zu
   *[other] { $count } Personen schauen zu
}

## Was nicht geht

choose-first = Wähle erst einen { -patch }: 1, 2 oder 3.
it-is-wrong = Nicht möglich: { $reason }.
cannot-place = Hier geht es nicht: { $reason }.
does-not-fit = passt nicht
on-its-way = Der letzte Zug ist noch unterwegs.
told-server = Danke. Wer diesen Server betreibt, liest es.

## Die Teile der Seite

after-move = Nach Zug { $number }
back-to-game = Zurück zur Partie
help = Hilfe
practice = Übung
connection-lost = Keine Verbindung. Neuer Versuch …
connection-solo = Keine Verbindung. Die Karten liegen auf dem Server: Die Partie wartet auf ihn.
connection-back = Wieder verbunden.
choose-or-pass = Wähle einen { -patch } oder passe
next-patches = Die nächsten { -patches }
spoken-squares = , { $count ->
    [one] { $count } Kästchen
   *[other] { $count } Kästchen
}, kostet{ " " }
spoken-buttons = { " " }{ $count ->
    [one] { -button }
   *[other] { -buttons }
},{ " " }
spoken-time = { " " }Zeit,{ " " }
short-of = { $count } fehlen
earns = +{ $count } je Zahltag
no-room = kein Platz
earns-nothing = kein Ertrag
plan-then = dann zur Wahl
coming-up = Danach
after-these = { $count ->
    [one] noch { $count } { -patch }
   *[other] noch { $count } { -patches }
}
circle = Kreis der { -patches }
circle-left = { $count ->
    [one] noch { $count } { -patch }, der nächste zuerst
   *[other] noch { $count } { -patches }, der nächste zuerst
}
has-tile = hat das { -special-tile }, 7 Punkte
tile-title = { -special-tile }: 7 Punkte
number-buttons = { -buttons }
number-income = Ertrag
number-empty = Leer
number-time = Zeit
number-score = Punkte
number-lead = Vorsprung
number-patches = { -patches }
to-move = dran
rated = Wertung{ " " }
bot = Bot
away = weg
score-tile = { -special-tile }
score-empty = Leer, je −2
score-seat = Als Zweiter
score-parts = Wie sich die Punkte zusammensetzen
score-part = Teil
your-quilt = Deine { -quilt }
quilt-of = { -quilt } von { $name }
peek = { -quilt } von { $name }
back = Zurück
grid-label = { $name }: { -quilt } mit 9 mal 9 Feldern
fits-here = , passt hier
does-not-fit-here = , passt nicht
placing = Legen
rotate-left = Links drehen
rotate-right = Rechts drehen
flip = Wenden
place = Legen
card-turning = Die Karte wird aufgedeckt …
move-sending = Der Zug wird gesendet …
earlier-position = Du siehst eine frühere Stellung. An der Partie ändert das nichts.
game-over = Die Partie ist zu Ende.
card-ready = Die Karte des Automa kann aufgedeckt werden.
thinking = { $name } denkt nach …
choose-or-pass-now = Wähle einen { -patch } oder passe.
put-special = Lege ihn auf ein freies Feld.
choose-place = Wähle einen Platz in deiner { -quilt }.
undo = Rückgängig
undo-practice = Rückgängig (zählt nicht)
ask-takeback = Rücknahme
turn-the-card = Karte aufdecken
draw-automatically = Karten von selbst aufdecken
moves = Züge
save-picture = Bild speichern
show-again = Noch einmal zeigen
first-position = Erste Stellung
previous-position = Vorige Stellung
next-position = Nächste Stellung
last-position = Letzte Stellung
no-move-yet = Noch kein Zug.
time-board = Zeittafel
legend-income = Ertrag
legend-special = { -special-patch }
legend-taken = vergeben
legend-marker = Marker des Automa
board-start = Start
time-note = { $name }: { $distances }
in-words = In Worten
rematch = Revanche
rematch-asked = Um Revanche gebeten
to-rematch = Zur Revanche
review = Rückblick
share-game = Teilen
back-to-day = Zurück zum Tag
new-game = Neue Partie
this-game = Diese Partie
board-revised = Überarbeitete Zeittafel
board-original = Ursprüngliche Zeittafel
about-code = { $board }, Aufbau-Code { $code }
about-watching = , du schaust zu
about-chosen = , von einem Spieler gewählt
about-practice = , Übung
record = Aufzeichnung
copy-link = Link kopieren
link-copied = Link kopiert.
copy-this-link = Kopiere diesen Link: { $link }
resign = Aufgeben
report = Melden
close-table = Tisch schließen
call-off = Abbrechen
terms-clock = Uhr: { $clock }
terms-takebacks = Rücknahme nach Absprache
terms-ratings = Wertungen: { $ratings }.
play-moves = Abspielen
halt-moves = Anhalten
start-position = Start
command-line = Befehlszeile
enter = Senden
command = Befehl
play-on-here = Von hier weiterspielen
against = Gegen
automa-alone = Solo (Automa)
computer-level-name = Computer, Stufe { $level }: { $name }
two-people-here = Zu zweit, ein Bildschirm
you-are = Du bist
player-one = Spieler 1
player-two = Spieler 2
play-on = Weiterspielen

## Rückfragen

wait = Warten
level = Stufe
report-name = Beleidigender Name
report-cheating = Betrug
report-leaving = Verlässt Partien
report-other = Etwas anderes

## Was der Server ablehnt

refusal-illegal = Das ist hier nicht möglich.
refusal-stale = Die Partie ist inzwischen weiter. Schau noch einmal hin und entscheide neu.
refusal-malformed = Der Server hat das nicht verstanden. Lade die Seite neu.
refusal-not_your_seat = Dieser Platz ist nicht deiner.
refusal-too_many = Das war zu viel auf einmal. Versuch es gleich noch einmal.
refusal-unavailable = Der Server kann das gerade nicht. Versuch es in einer Minute noch einmal.

## What players say

say = Etwas sagen
says = { $name }: { $phrase }
phrases-off = Sprüche ausschalten
phrase-hello = Hallo!
phrase-played = Gut gespielt!
phrase-thanks = Danke!
phrase-moment = Einen Moment, bitte.
phrase-sorry = Entschuldigung!

## Hints; what they say comes later

hint = Tipp
hint-coming = Ein Tipp wird gesucht …
why = Wie war mein Zug?
why-coming = Dein Zug wird verglichen …
