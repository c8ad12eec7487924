### Der Rückblick auf eine Partie: was jede Entscheidung wert war und was besser gewesen wäre.

review-heading = Rückblick
review-to-game = Zurück zur Partie

## Wo man ist

review-start = Anfang
review-end = Ende
review-move = Zug { $number }: { $name }
review-move-was = { $where }, { $move }
review-move-number = Zug { $number }
review-told = Diese Entscheidung
review-keys = ← → einen Zug weiter, mit Umschalt von Fehler zu Fehler.
review-only-move = Es gab keinen anderen Zug.
review-best-move = Der beste Zug.
review-good-move = Kaum etwas verloren.
review-unjudged = Diesen Zug hat noch niemand beurteilt.
review-lost-points = { $points } Punkte verloren
review-lost-both = { $points } Punkte verloren, { $percent } % der Siegchance
review-mark-inaccuracy = Ungenau
review-mark-mistake = Fehler
review-mark-blunder = Grober Fehler
review-lucky = Glück: { $points } Punkte für dich
review-unlucky = Pech: { $points } Punkte gegen dich
review-level-luck = Weder Glück noch Pech
review-start-level = Die Engine sah am Anfang beide gleichauf.
review-start-ahead = { $who ->
    [you] Die Engine sah dich am Anfang { $points } Punkte vorn.
   *[other] Die Engine sah { $name } am Anfang { $points } Punkte vorn.
}

## Was besser gewesen wäre

review-better = Besser
review-better-take = Besser: „{ $patch }“
review-better-elsewhere = Besser: „{ $patch }“ auf { $there } statt { $here }
review-better-turned = Besser: „{ $patch }“ auf demselben Feld, anders gedreht
review-better-pass = Besser: passen
review-better-put = Besser: { -special-patch(form: "the") } auf { $there } statt { $here }
review-line = Variante spielen
review-leave-line = Zurück zur Partie
review-line-at = Variante, Zug { $number } von { $of }
review-line-move = { $name }: { $move }
review-line-before = Vor dem besseren Zug
review-offer-played = gespielt
review-offer-better = besser

## Durch die Partie gehen

review-back = Einen Zug zurück
review-forward = Einen Zug vor
review-mark-back = Voriger Fehler
review-mark-forward = Nächster Fehler
review-costly = Teuerster Zug { $rank }: Zug { $number }, { $points } Punkte verloren
review-finest = Der beste Zug: So viel mehr als ohne diesen { -patch }.
review-graph = Was jeder Zug wert war
review-scale-points = Punkte
review-scale-chance = Chance
review-scale-to-points = Punkte zeigen
review-scale-to-chance = Siegchance zeigen
review-margin = { $who ->
    [you] Du mit { $points } vorn
    [level] Gleichauf
   *[other] { $name } mit { $points } vorn
}
review-chance-of = { $who ->
    [you] Du: { $percent } %
   *[other] { $name }: { $percent } %
}

## Wie weit die Engine ist

review-asking = Die Engine beginnt …
review-waiting = { $ahead ->
    [0] Gleich ist die Engine frei …
    [one] Warten auf die Engine: { $ahead } Rückblick davor.
   *[other] Warten auf die Engine: { $ahead } Rückblicke davor.
}
review-coming = Beurteilt: { $done } von { $of }
review-refining = Genauer geprüft: { $done } von { $of }
review-whole = Fertig beurteilt
review-whole-here = Fertig beurteilt, von dieser Seite; Begründungen in Worten brauchen einen Server
review-cut = Die Verbindung ist abgerissen. Neuer Versuch …
review-away = Die Engine ist nicht erreichbar. Blättern kannst du trotzdem.
review-refused = Kein Rückblick: { $sentence }
review-stopped = Angehalten: { $sentence }
review-again = Noch einmal

## Wie jede Seite gespielt hat

review-figures = So habt ihr gespielt
review-points-each = Punkte verloren je Entscheidung
review-points-all = Punkte verloren insgesamt
review-accuracy = Genauigkeit
review-best-moves = Beste Züge
review-best-of = { $best } von { $of }
review-near-level = Gespielt etwa wie
review-near = Stufe { $level }
review-unknown = –
review-accuracy-is = Genauigkeit: 100 für eine Entscheidung, die nichts verliert, und je 4 verlorene Punkte die Hälfte davon; der Mittelwert aller Entscheidungen mit einer Wahl.
review-levels = Was die Stufen des Computers erreichen
review-levels-measured = { $variant ->
    [solo] Gemessen in Partien jeder Stufe gegen den Automa.
   *[duel] Gemessen in Partien jeder Stufe gegen sich selbst.
}
review-overview = { $who ->
    [you] Du hast { $points } Punkte je Entscheidung verloren; Genauigkeit { $accuracy }.
   *[other] { $name } hat { $points } Punkte je Entscheidung verloren; Genauigkeit { $accuracy }.
}
review-overview-level = { $who ->
    [you] Du hast { $points } Punkte je Entscheidung verloren; Genauigkeit { $accuracy }, etwa wie Stufe { $level }.
   *[other] { $name } hat { $points } Punkte je Entscheidung verloren; Genauigkeit { $accuracy }, etwa wie Stufe { $level }.
}
review-overview-none = Keine Fehler gefunden.

## Wo die Punkte blieben

review-account = Wo die Punkte blieben
review-account-placing = Legen
review-account-timing = Zeit und Zugfolge
review-account-economy = { -buttons } und Ertrag
review-account-special = { -special-tile } und { -special-patches }
review-account-patches = Wahl der { -patches }
review-luck = Kartenglück
review-luck-good = { $points } Punkte für dich. Mit deinen Entscheidungen hat das nichts zu tun.
review-luck-bad = { $points } Punkte gegen dich. Mit deinen Entscheidungen hat das nichts zu tun.
review-luck-none = Die Karten meinten es weder gut noch schlecht.
review-start-heading = Der Anfang

## Alle Entscheidungen

review-all = Alle Entscheidungen
review-three = { $who ->
    [you] Deine teuersten Züge
   *[other] Die teuersten Züge: { $name }
}

## Aus Fehlern lernen

review-learn = Aus Fehlern lernen
review-find-question = Zug { $number }: Finde einen besseren. Es zählt alles, was weniger als { $points } Punkte verliert.
review-find-thinking = Dein Zug wird beurteilt …
review-find-best = Gefunden: Besser geht es nicht.
review-find-good = Gut: Das verliert nur { $points } Punkte. Du kannst noch den besten suchen.
review-find-better = Besser als in der Partie, verliert aber { $points } Punkte. Noch einmal?
review-find-same = Das ist der Zug der Partie; er verlor { $points } Punkte. Noch einmal?
review-find-worse = Das verliert { $points } Punkte. Noch einmal?
review-find-unknown = Die Engine ist nicht erreichbar: Niemand kann diesen Zug jetzt beurteilen.
review-find-answer = Lösung zeigen
review-find-next = Nächster
review-find-shown = Die Lösung ist markiert.
review-find-skip = Überspringen
review-why = Die Begründung wird noch ermittelt.
review-why-here = Begründungen brauchen einen Server.
review-lesson-place = { $at } von { $of }
review-lesson-leave = Zum Rückblick
review-lesson-end = Was du mitnimmst
review-lesson-found = Du hast { $found } von { $of } gefunden, { $first } beim ersten Versuch.
review-lesson-first = Beim ersten Versuch gefunden.
review-lesson-later = Gefunden.
review-lesson-shown = Lösung gezeigt.
review-lesson-passed = Übersprungen.
review-lesson-again = Noch einmal
review-lesson-cause = Die meisten Punkte gingen hier verloren: { $cause }, { $points } von { $all }.
review-lesson-placing = Überlege vor dem Legen, wohin die nächsten { -patches } kommen: Lass gerade Kanten und keine einzelnen Lücken.
review-lesson-timing = Überlege vor dem Kauf, wer danach am Zug ist: Wer kurz zieht, ist oft noch einmal an der Reihe.
review-lesson-economy = Rechne am Anfang den Ertrag aller kommenden Zahltage mit; gegen Ende zählt nur der Preis.
review-lesson-special = Zähle auf beiden Seiten, was bis zum 7×7 und bis zum nächsten { -special-patch } fehlt.
review-lesson-patches = Sieh dir alle drei { -patches } an, und was du der anderen Seite übrig lässt.
review-animation = Als bewegtes Bild speichern

## Im Ergebnis einer Partie

moments-best = Bester Zug
moments-worst = Teuerster Zug
moments-learn = Aus Fehlern lernen
