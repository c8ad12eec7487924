### Das Analysebrett.

analysis-engine = Engine
analysis-engine-off = Die Engine ist aus.
analysis-engine-paused = Pause, solange niemand hinsieht.
analysis-engine-asking = Die Engine wird gefragt …
analysis-engine-thinking = Denkt nach …
analysis-engine-done = Mehr ist nicht zu finden.
analysis-engine-idle = Die Partie ist vorbei.
analysis-lines = Beste Varianten
analysis-how-many = Wie viele Varianten
analysis-nodes = { $count ->
    [one] { $count } Stellung
   *[other] { $count } Stellungen
}
analysis-again = Noch einmal
analysis-even = Ausgeglichen
analysis-ahead = { $name } +{ $points }
analysis-number = { $number }
analysis-chance = { $name } gewinnt zu { $percent } %
analysis-percent = { $percent } %
analysis-scores = { $one } : { $two } Punkte
analysis-empty = { $one } : { $two } leer
analysis-tile = Plättchen { $one } : { $two } %
analysis-if-pass = Und wenn gepasst wird?
analysis-proven = bewiesen

## Die nächste Karte des Automa

analysis-cards = Nächste Karte des Automa
analysis-card-takes = { $count ->
    [0] { $patch } → { $space }
   *[other] { $patch } → { $space }, +{ $count }
}
analysis-card-passes = { $count ->
    [0] Passt → { $space }
   *[other] Passt → { $space }, +{ $count }
}
analysis-turn-card = Karte { $card } aufdecken
analysis-card = Karte { $card }

## Der Baum

analysis-no-move = Zieh für eine der Seiten oder bau eine Stellung auf.
analysis-comment = Anmerkung
analysis-keep = Behalten
analysis-marks = Zug bewerten
analysis-mark-1 = Guter Zug
analysis-mark-2 = Fehler
analysis-mark-3 = Glänzender Zug
analysis-mark-4 = Grober Fehler
analysis-mark-5 = Interessanter Zug
analysis-mark-6 = Zweifelhafter Zug
analysis-promote = Aufwerten
analysis-remove = Löschen
analysis-too-deep = Varianten liegen höchstens 64 tief.

## Öffnen und teilen

analysis-set-up = Aufbauen
analysis-open = Öffnen
analysis-this-position = Diese Stellung:
analysis-nothing = Füg zuerst eine Aufzeichnung, einen Link oder eine Stellung ein.
analysis-not-whole = Nicht alles davon ließ sich lesen; was vor dem Fehler kam, ist hier.
analysis-bad-link = Dieser Link ist beschädigt.
analysis-too-long = Für eine Partie ist das zu lang.

## Warum eine Stellung nicht sein kann: die Worte der Notation

impossible-spaces = die Zeittafel hat die Felder 0 bis { $last }
impossible-lies-too = { -patch } { $letter } liegt auch auf { $quilt }
impossible-twice = { -patch } { $letter } steht dort zweimal
impossible-is-on = { -patch } { $letter } liegt auch auf { $quilt }
impossible-missing = weder hier noch auf einer { -quilt }: { $letters }
impossible-unknown = die fehlenden { -patches } ({ $letters }) ergeben die x mit diesem Ertrag nicht
impossible-lead = niemand liegt je mehr als { $most } Felder vorn ({ $first } und { $second })
impossible-not-over = #{ $player } braucht beide Steine auf { $last }
impossible-over = beide Steine stehen auf { $last }: die Partie ist zu Ende
impossible-ahead = Spieler { $player } liegt vorn: wer zurückliegt, zieht
impossible-no-special = { $player }+ braucht { -special-patch(form: "a") } zwischen den Steinen, Spieler { $player } vorn
impossible-no-space = { $player }+ braucht ein freies Feld auf { $quilt }
impossible-special-patches = mehr { -special-patches }, als Marken passiert sind
impossible-has-square = Spieler { $player } hat ein volles 7×7-Quadrat
impossible-no-square = Spieler { $player } hat kein volles 7×7-Quadrat
impossible-elsewhere = { -patch } { $letter } ist auch anderswo
impossible-person-no-square = die Person hat kein volles 7×7-Quadrat
impossible-person-square = die Person hat ein volles 7×7-Quadrat
impossible-automa-not-there = der Automa ist noch nicht auf { $marker }
impossible-automa-there = der Automa hat { $marker } erreicht
impossible-aside = { $count } Karten liegen beiseite, oder keine mehr
impossible-discards = die abgelegten Karten sind bekannt
impossible-card-elsewhere = Karte { $card } ist auch anderswo
impossible-budget = keine übrige Karte hat das Budget { $budget }

## Eine Stellung aufbauen

editor-title = Eine Stellung aufbauen
editor-done = Analysieren
editor-start = Neue Partie
editor-possible = Diese Stellung ist möglich.
editor-quilt = { -quilt } { $number } füllen
editor-patches = Noch übrig
editor-how = Wähl einen { -patch } und leg ihn in die { -quilt }. Ein Klick oder Entf nimmt weg, was dort liegt.
editor-fields = Alles Übrige
editor-game = Spiel
editor-duel = Für zwei
editor-whose = Wer ist dran
editor-turn = { $turn ->
    [first] Spieler 1 zieht
    [second] Spieler 2 zieht
    [first-special] Spieler 1 legt { -special-patch(form: "a") }
    [second-special] Spieler 2 legt { -special-patch(form: "a") }
    [first-over] Zu Ende, Spieler 1 war zuerst da
   *[other] Zu Ende, Spieler 2 war zuerst da
}
editor-buttons = { -buttons }, { $name }
editor-time = Feld, { $name }
editor-income = Ertrag, { $name }
editor-unknown = Unbekannter { -patch }
editor-board = Zeittafel
editor-nobody = Niemand
editor-deck = Kartensatz
editor-taken = { -patches } des Automa
impossible = { $field }: { $words }
impossible-form = Diese Angaben ergeben keine Stellung.
impossible-cards = Stapel, beiseitegelegte und abgelegte Karten ergeben nicht zwölf
impossible-no-patch = es gibt keinen { -patch } { $letter }
field-quilt1 = { -quilt } 1
field-quilt2 = { -quilt } 2
field-quilt = { -quilt }
field-purse1 = Spieler 1
field-purse2 = Spieler 2
field-purse = Spieler 1
field-automa = Automa
field-ring = Kreis
field-turn = Zug
field-bonus = { -special-tile }
field-pile = Stapel
field-gone = Beiseite / abgelegt

## Why the server does not analyse or review

refused-analysis-over = In dieser Stellung ist die Partie vorbei.
refused-analysis-no-opinion = Der Computer hat zu dieser Stellung keine Meinung.
refused-analysis-own = Schließe erst eine andere Analyse.
refused-analysis-many = Gerade analysieren zu viele; versuch es in einer Minute noch einmal.
refused-analysis-clock = Solange in einer Partie deine Uhr läuft, gibt es keine Analyse.
refused-review-empty = Hier gibt es keine Züge zu besprechen.
refused-review-running = Eine Partie wird besprochen, wenn sie vorbei ist.
