### Turniere: womit sie von selbst laufen, und was sie anderen Seiten hinzufügen.

## Eines anlegen
meeting = Jede Begegnung
meeting-twice = Zwei Partien
meeting-once = Eine Partie
meeting-both = Beide Sitze
meeting-cut = Teilen und wählen
meeting-note-twice = Zwei Partien mit demselben Aufbau und getauschten Sitzen: So ist es fair. Jede zählt einen Punkt.
meeting-note-once = Eine Partie um einen Punkt.
meeting-note-both = Zwei Partien mit demselben Aufbau und getauschten Sitzen. Die Summe zählt einen Punkt; wer aufgibt, verliert beide.
meeting-note-cut = Eine Partie um einen Punkt. Eine Seite nennt, wie viele Punkte es für den zweiten Sitz gibt, die andere wählt den Sitz.
seeding = Startreihenfolge
seeding-lot = Nach Los
seeding-rating = Nach Wertung
tick-shown = In der Lobby zeigen: Alle dürfen mitspielen
tick-bots = Mitspielende dürfen ihre Bots anmelden
runs-by-itself = Von selbst laufen lassen
starts-at = Beginn
come-within = Zeit, an den Tisch zu kommen
come-within-note = Wer bis dahin nicht am Tisch ist oder den ersten Zug nicht gemacht hat, verliert die Partie kampflos. Wer gar nicht kommt, scheidet aus.
pause-between = Pause zwischen den Runden
late-until = Nachmeldung bis Runde
late-until-note = (leer: keine; auch die letzte Runde mit halben Freilosen)
no-span = keine
minutes-count = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
days-count = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
terms-deadline = { $span }, um an den Tisch zu kommen
terms-pause = { $span } zwischen den Runden
terms-late = Nachmeldung bis Runde { $round }

## Die Seite eines Turniers
starts-by-itself = Beginn: { $when }, oder sobald zwei angemeldet sind.
next-round-at = Nächste Runde: { $when }.
tournament-paused = Pause: Es beginnt keine neue Partie.
pause = Pause
resume = Weiter
appoint = Mitveranstalten lassen
dismiss = Nicht mehr mitveranstalten lassen
comma-organises = , veranstaltet mit
to-hall = Anzeige für den Saal
download-standings = Tabelle herunterladen
pairings = Paarungen
scan-to-join = Scannen und mitspielen
scan-to-follow = Scannen und zusehen
sure-withdraw = { $count ->
    [0] Das Turnier verlassen?
    [one] Das Turnier verlassen? Deine laufende Partie zählt als verloren.
   *[other] Das Turnier verlassen? Deine { $count } offenen Partien zählen als verloren.
}
sure-take-out = { $count ->
    [0] { $name } aus dem Turnier nehmen?
    [one] { $name } aus dem Turnier nehmen? Die laufende Partie zählt für { $name } als verloren.
   *[other] { $name } aus dem Turnier nehmen? Die { $count } offenen Partien zählen für { $name } als verloren.
}
sure-forfeit = { $count ->
    [one] Die laufende Partie für { $name } als verloren werten?
   *[other] Beide offenen Partien für { $name } als verloren werten?
}
half-byes = Halbe Freilose
half-bye-in = Halbes Freilos in Runde { $round }
a-half-bye = { $name }: ein halbes Freilos
enter-a-bot = Einen eigenen Bot anmelden
bot-to-enter = Name des Bots
enter-bot = Anmelden
second-game-later = Die zweite Partie öffnet sich nach der ersten.
game-won-forfeit = kampflos gewonnen
game-lost-forfeit = kampflos verloren
nobody-won-forfeit = beide kampflos verloren
game-corrected = { $result } (berichtigt)
game-won-result = gewonnen
game-lost-result = verloren
nobody-won-result = niemand gewinnt
correct-result = Ergebnis berichtigen
right-winner = Wer gewinnt
nobody-wins = Niemand
correction-note = Bemerkung, für alle sichtbar

## Am Tisch und auf jeder Seite
place-in-tournament = { $rounds ->
    [0] { $name }, Runde { $round }, Brett { $board }
   *[other] { $name }, Runde { $round } von { $rounds }, Brett { $board }
}
was-forfeited = Die Partie wurde kampflos entschieden.
was-corrected = Die Turnierleitung hat das Ergebnis berichtigt: { $note }
tournament-ended = Das Turnier ist zu Ende.
next-round-later = Die nächste Runde beginnt, sobald alle Partien dieser Runde zu Ende sind.
next-game = Nächste Partie
back-to-tournament = Zurück zum Turnier
round-begun = { $name }: Runde { $round } hat begonnen.
round-begun-bye = { $name }: Runde { $round } hat begonnen. Du hast ein Freilos.
tournament-over-told = { $name } ist zu Ende.
to-your-game = Zu deiner Partie
to-tournament = Zum Turnier
