### Faire Starts: Punkte nennen, Platz wählen, die Partie über beide Plätze.

starts-cut = Punkte nennen
starts-choose = Platz wählen
starts-cut-text = Sieh dir den Kreis an: Wie viele Punkte soll es für den zweiten Platz geben? { $name } nimmt dann den Platz, der besser gefällt.
starts-cut-told = { $name } nennt gerade, wie viele Punkte es für den zweiten Platz gibt. Dann nimmst du den Platz, der dir besser gefällt.
starts-choose-text = { $points } für den zweiten Platz. Welchen Platz nimmst du?
starts-choose-told = { $points } für den zweiten Platz. { $name } wählt gerade.
starts-points = Punkte für den zweiten Platz
starts-fewer = Ein Punkt weniger
starts-more = Ein Punkt mehr
starts-name = Nennen
starts-seat-1 = Erster Platz
starts-seat-2 = Zweiter Platz
starts-seat-1-note = du fängst an
starts-no-points = Keine Punkte
starts-points-more = { $count ->
    [one] { $count } Punkt mehr
   *[other] { $count } Punkte mehr
}
starts-points-less = { $count ->
    [one] { $count } Punkt weniger
   *[other] { $count } Punkte weniger
}
starts-second = Zur zweiten Partie
starts-the-first = Die erste Partie
starts-went = Für den zweiten Platz: { $points }.
starts-first-of-two = Das war die erste von zwei Partien auf diesem Kreis. Jetzt tauscht ihr die Plätze, und die Summe zählt.
starts-sum = Es zählt die Summe beider Partien auf diesem Kreis: Der Vorsprung der ersten ist im Ergebnis enthalten.
starts-asking = Die Engine sieht sich den Start an …
starts-worth = Die Engine meint, der Platz von { $name } war { $points } Punkte wert ({ $seat }).

## What players say: see the table's words for the phrases

phrases-on = Sprüche einschalten
phrases-are-off = Sprüche sind aus: Du siehst und sagst keine.
