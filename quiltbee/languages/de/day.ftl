### Der Tag: eine Partie, die für alle gleich ist.

day-against-level = Gegen Stufe { $level }, { $name }
day-against-automa = Gegen den Automa, Stufe { $numeral }, { $deck }
day-deck-normal = normaler Stapel
day-deck-tactical = taktischer Stapel
day-you-begin = Du beginnst.
day-they-begin = Die andere Seite beginnt.
day-what = Heute spielen alle dieselbe Partie, und es zählt der erste Versuch. Tipps gibt es keine, und kein Zug lässt sich zurücknehmen.
day-play = Partie des Tages spielen
day-go-on = Weiterspielen
day-practise = Zur Übung noch einmal
day-your-game = Deine Partie
day-best-game = Beste Partie ansehen
day-to-come = Dieser Tag ist noch nicht da.
day-newer = Ein neuer Tag hat begonnen: zur Partie von heute
day-clock-wrong = Die Uhr deines Geräts geht falsch: Hier ist die heutige Partie nach der Uhr des Servers.
day-won-by = Gewonnen mit { $points }
day-lost-by = Verloren mit { $points }
day-won-even = Gewonnen bei Gleichstand
day-lost-even = Verloren bei Gleichstand
day-resigned = Aufgegeben
day-place = Platz { $rank } von { $played }
day-would-place = wäre Platz { $rank } von { $played }
day-apart = In der Tabelle zählen Konten, die vor diesem Tag angelegt wurden. Alle anderen spielen auch mit und sehen, wo sie stünden.
day-table = Alle Ergebnisse
day-played = { $played ->
    [one] Eine Partie ist zu Ende
   *[other] { $played } Partien sind zu Ende
}{ $won ->
    [0] {""}; noch hat niemand gewonnen.
    [one] {""}; eine wurde gewonnen.
   *[other] {""}; { $won } wurden gewonnen.
}
day-rank = Platz
day-name = Name
day-outcome = Ergebnis
day-guest = Ein Gast
day-you = {" "}(du)
day-share-title = Quiltbee, { $day }
day-month-before = Voriger Monat
day-month-after = Nächster Monat
day-how-missed = nicht gespielt
day-how-running = läuft noch
day-how-won = gewonnen
day-how-lost = verloren
day-figures = { $played ->
    [0] Du hast noch keine Partie des Tages beendet.
    [one] Eine Partie gespielt, { $won } gewonnen. Tage in Folge: { $streak }; die meisten: { $longest }.
   *[other] { $played } Partien gespielt, { $won } gewonnen. Tage in Folge: { $streak }; die meisten: { $longest }.
}
