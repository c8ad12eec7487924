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
one-tournament = Ein Turnier
tournament-address = Seine Adresse oder ID
tournament-new-name = Neuer Name des Turniers
end_tournament = Beenden
hide_tournament = Verbergen
show_tournament = Wieder zeigen
delete_tournament = Löschen
sure-end_tournament = { $name } beenden? Laufende Partien werden abgebrochen.
sure-delete_tournament = { $name } endgültig löschen? Die Partien bleiben ihren Spielern.
tournament-hidden = Verborgen: Es steht in keiner Liste, und nur Beteiligte können es öffnen.
reason-for-log = Grund, fürs Protokoll
action-log = Protokoll der Verwaltung
log-empty = Noch nichts.
log-older = Ältere Einträge
log-by = { $name }, { $day }
log-by-command = Kommandozeile
log-somebody = Jemand, der nicht mehr da ist
log-close_report = Meldung gelesen
log-rename = Umbenannt
log-suspend = Gesperrt
log-lift = Sperre aufgehoben
log-appoint = Zur Verwaltung ernannt
log-dismiss = Nicht mehr in der Verwaltung
log-remove_person = Entfernt
log-end_game = Partie beendet
log-void_rating = Wertung zurückgenommen
log-end_tournament = Turnier beendet
log-rename_tournament = Turnier umbenannt
log-hide_tournament = Turnier verborgen
log-show_tournament = Turnier wieder gezeigt
log-delete_tournament = Turnier gelöscht
log-retire_puzzle = Aufgabe zurückgezogen
log-restore_puzzle = Aufgabe wieder aufgenommen
done = Erledigt.
