### Der Automa: Karten, Züge, Punkte.

automa-name-1 = Praktikant
automa-name-2 = Lehrling
automa-name-3 = Geselle
automa-name-4 = Meister
automa-name-5 = Legende
numeral-and-name = { $numeral } { $name }

deck-normal = Normaler Stapel
deck-tactical = Taktischer Stapel
label-and-note = { $label }: { $note }.

filter-NO_OVERTAKE = Nicht überholen
filter-MOST_BUTTONS = Meiste { -buttons }
filter-LARGEST = Größter
filter-FURTHEST = Fernster
keeps-NO_OVERTAKE = nicht an deinem Zeitstein vorbei
keeps-MOST_BUTTONS = am meisten aufgedruckte { -buttons }
keeps-LARGEST = am meisten Kästchen
keeps-FURTHEST = am weitesten vom neutralen Stein
filter-none = keine Wahl
card-budget = Budget

part-tile = { -special-tile }
part-held = { -buttons }, die er hat
part-patches = { -patches } mit { -buttons(case: "dative") }
part-printed = { -buttons } auf seinen { -patches }
part-points = { $part }: { $points }

named-patch = { $patch } ({ $letter })
card-title = Karte { $number }: Budget { $budget }, Ertrag { $income }
budget-none = Budget { $budget } reicht für keinen der { $count }: Er passt.
budget-only = Budget { $budget } reicht nur für { $patches }.
budget-buys = Budget { $budget } reicht für { $patches }.
filter-skipped = { $filter }: ließe keinen übrig, entfällt.
filter-leaves = { $filter } ({ $keeps }): lässt { $patches }.
automa-takes = Nimmt { $patch }; zieht { $start } → { $stop }.
automa-advances = Zieht { $start } → { $stop }, bekommt nichts.
automa-income = Ertrag auf { $marks }: { $gain }.
automa-no-gain = diese Karte bringt nichts
automa-special = { -special-patch } auf { $marks } ist aus dem Spiel.
automa-marker-tile = Erreicht seinen Marker und bekommt das { -special-tile }, 7 Punkte.
automa-marker = Erreicht seinen Marker; das { -special-tile } ist schon vergeben.
automa-says = Automa: { $text }
cards-in-pile = { $count ->
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
}
cards-aside = { $count } ungesehen beiseite
cards-turned = aufgedeckt: { $cards }
cards-none = seit dem Mischen keine aufgedeckt
automa-title = { $deck }, Stufe { $numeral }, { $name }
marker-on = Sein Marker liegt auf Feld { $space }.
marker-off = Sein Marker liegt nicht mehr auf der Tafel.
automa-score = Punkte: { $score }.
automa-score-of = Punkte: { $score } ({ $parts }).
pile-with = { $count ->
    [one] { $count } { -patch } mit { -buttons(case: "dative") }
   *[other] { $count } { -patches } mit { -buttons(case: "dative") }
}
pile-without = { $count ->
    [one] { $count } { -patch } ohne { -buttons }
   *[other] { $count } { -patches } ohne { -buttons }
}
pile-of = { $pile }: { $patches }
next-budget = die nächste hat Budget { $budget };
automa-holds = { $count ->
    [one] Er hat { $count } { -button }; { $piles }.
   *[other] Er hat { $count } { -buttons }; { $piles }.
}
automa-cards = Karten: { $cards }

## Seine Seite

last-turn = Der letzte Zug des Automa
last-turns = Die letzten { $count } Züge des Automa
no-card-since = Keine Karte seit der letzten Entscheidung.
the-automa = Der Automa
no-more-cards = Keine Karten mehr aufzudecken.
pile-empty = Der Stapel ist leer.
next-face-down = Die nächste Karte liegt verdeckt.
next-can-pay = Die nächste Karte kann bis zu { $price } zahlen.
patches-with = { -patches } mit { -buttons(case: "dative") }: { $count }
patches-without = { -patches } ohne: { $count }
what-level-counts = Was Stufe { $numeral } zählt
score-now = Punkte jetzt
at-each-level = Auf jeder Stufe
winner = Sieger
this-game-level = { $level } (diese Partie)
deck = Stapel
you-begin = { $numeral } { $name }: { $counts }. Du fängst an.
won = Siege
mean = Vorsprung im Schnitt
best = Bester Vorsprung
won-of = { $won } von { $games }
