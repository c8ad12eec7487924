### Die Seite der Verwaltung.
reports = Meldungen
no-reports = Keine offenen Meldungen.
report-reason-name = Ein Name
report-reason-cheating = Hilfe von einem Computer
report-reason-leaving = Partien verlassen
report-reason-other = Etwas anderes
reported-by = Gemeldet von { $name }, { $day }
mark-read = Als gelesen markieren
find-people = Personen
name-login-id = Name, Anmeldename oder ID
find = Suchen
nobody-found = So heißt niemand.
games-and-reports = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $reports ->
    [one] { $reports } Meldung
   *[other] { $reports } Meldungen
}
comma-suspended = , gesperrt
comma-suspended-until = , gesperrt bis { $day }
new-name = Neuer Name
rename = Umbenennen
suspend = Sperren
suspend-days = Tage (leer: auf Dauer)
sure-suspend = { $name } sperren? Die Person wird überall abgemeldet.
lift = Sperre aufheben
one-game = Eine Partie
game-address = Ihre Adresse oder ID
end_game = Ohne Ergebnis beenden
void_rating = Wertung zurücknehmen
sure-end_game = Die Partie { $game } ohne Ergebnis beenden?
sure-void_rating = Zurücknehmen, was die Partie { $game } an Wertungen geändert hat?
done = Erledigt.
