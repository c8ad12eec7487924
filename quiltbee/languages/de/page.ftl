### Was jede Seite hat, und was gesagt wird, wo es keine gibt.

page-description = Spiele Patchwork im Browser: gegen den Computer, zu zweit an einem Bildschirm oder allein mit dem Automa.
page-needs-script = Quiltbee läuft in deinem Browser und braucht JavaScript. Schalte es ein und lade diese Seite neu.

tab-viewer = Eine Partie
tab-review = Ein Rückblick
tab-analysis = Analyse
tab-game = Partie
tab-invitation = Einladung
tab-aid = So wird gespielt
tab-me = Du
tab-sign-in = Anmelden
tab-link = Dieses Gerät nutzen
tab-day = Der Tag
tab-today = Der Tag
tab-progress = Dein Fortschritt
tab-ratings = Wertungen
tab-profile = Profil
tab-puzzles = Rätsel
tab-admin = Verwaltung
tab-tournaments = Turniere
tab-tournament = Turnier

to-me = Du
theme-light = Hell
theme-dark = Dunkel

cannot-show = Das lässt sich nicht anzeigen
no-such-game = Diese Partie finden wir nicht
no-such-page = Diese Seite finden wir nicht
link-may-be-old = Der Link ist vielleicht veraltet oder falsch abgetippt.
back-to-home = Zur Startseite
one-moment = Einen Moment …
opening-table = Der Tisch wird geöffnet …
opening-review = Der Rückblick wird geöffnet …
opening-invitation = Die Einladung wird geöffnet …

status-answer = Der Server hat mit Status { $status } geantwortet.
server-away = Der Server ist nicht erreichbar. Läuft er noch?
no-cookies = Dein Browser lehnt alle Cookies ab, der Server wüsste also nicht, wer am Tisch sitzt. Erlaube Cookies für diese Seite und versuche es noch einmal.
page-outdated = Diese Seite und der Server passen nicht zusammen. Lade die Seite neu.
no-clipboard = Dieser Browser kann nichts in die Zwischenablage kopieren.

close = Schließen
cancel = Abbrechen
copy = Kopieren
copied = Kopiert.
share = Teilen …
remove = Entfernen
sure-remove = { $name } entfernen? Das lässt sich nicht rückgängig machen.
your-name = Dein Name
as-others-see = (wie ihn die anderen sehen)
sit-down = Platz nehmen
sitting-down = Du nimmst Platz …
qr-code = QR-Code des Links

## Einstellungen

settings = Optionen
settings-done = Fertig
notice-invited = Einladung zu einer Partie
notice-seated = Jemand setzt sich an deinen Tisch
notice-turn = Du bist am Zug
notice-time = Deine Zeit läuft ab
notice-takeback = Bitte um eine Rücknahme
notice-over = Eine Partie ist zu Ende
notice-round = Eine Runde beginnt
notices = Hinweise
notices-note = Was du erfährst, während du hier auf einer anderen Seite bist, und durch Mitteilungen, wo dieser Browser sie zeigt.
notices-more = Mitteilungen und blockierte Personen
setting-language = Sprache
language-auto = Wie im Browser
setting-edition = Ausgabe
edition-classic = Klassisch
edition-anniversary = Jubiläum
edition-valentine = Valentin
setting-theme = Farben
theme-auto = System
setting-motion = Züge der anderen Seite zeigen
motion-normal = Normal
motion-slower = Langsamer
motion-faster = Schneller
motion-off = Aus
setting-look = Zeittafel
look-cloth = Eckig
look-thread = Rund
setting-letters = Buchstaben auf den { -patches }
setting-coordinates = Namen der Felder (a1 bis i9)
open-command-line = Befehlszeile öffnen { $key }
setting-hints = Bei jedem Zug ein Tipp
first-game = Erste Partie spielen
todays-game = Partie des Tages
puzzle-of-the-day = Rätsel des Tages
