### Faire Starts: Punkte nennen, Sitz wählen, die Partie über beide Sitze.

starts-cut = Punkte nennen
starts-choose = Sitz wählen
starts-cut-text = Sieh dir den Kreis an: Wie viele Punkte soll es für den zweiten Sitz geben? { $name } nimmt dann den Sitz, der besser gefällt.
starts-cut-told = { $name } nennt gerade, wie viele Punkte es für den zweiten Sitz gibt. Dann nimmst du den Sitz, der dir besser gefällt.
starts-choose-text = { $points } für den zweiten Sitz. Welchen Sitz nimmst du?
starts-choose-told = { $points } für den zweiten Sitz. { $name } wählt gerade.
starts-points = Punkte für den zweiten Sitz
starts-fewer = Ein Punkt weniger
starts-more = Ein Punkt mehr
starts-name = Nennen
starts-seat-1 = Erster Sitz
starts-seat-2 = Zweiter Sitz
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
starts-went = Für den zweiten Sitz: { $points }.
starts-first-of-two = Das war die erste von zwei Partien auf diesem Kreis. Jetzt tauscht ihr die Sitze, und die Summe zählt.
starts-sum = Es zählt die Summe beider Partien auf diesem Kreis: Der Vorsprung der ersten ist im Ergebnis enthalten.
starts-asking = Die Engine sieht sich den Start an …
starts-worth = Die Engine meint, der Sitz von { $name } war { $points } Punkte wert ({ $seat }).

## What players say: see the table's words for the phrases

phrases-on = Sprüche einschalten
phrases-are-off = Sprüche sind aus: Du siehst und sagst keine.
