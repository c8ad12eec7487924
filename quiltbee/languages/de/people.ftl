### Die Seiten abseits des Tisches: man selbst, Anmelden, Turniere.

saved = Gespeichert.
account-made = Dein Konto ist angelegt.
account-made-passkey = Dein Konto ist angelegt, mit Passkey.
passkey-added = Passkey hinzugefügt.
passkey-removed = Passkey entfernt.
passphrase-changed = Geändert. Alle anderen Browser sind abgemeldet.
ratings-listed = Deine Wertungen dürfen in der Liste stehen.
ratings-not-listed = Deine Wertungen stehen nicht in der Liste.
link-dropped = Der Link gilt nicht mehr.
share-device = Quiltbee auf einem anderen Gerät
will-tell = Dieser Browser sagt dir Bescheid.
stays-quiet = Dieser Browser bleibt still.
sends-none = Dieser Server verschickt keine Mitteilungen.
bot-removed = { $name } ist entfernt. Seine Partien bleiben.
token-revoked = Das Token von { $name } gilt nicht mehr.
confirm-word = löschen
type-word-first = Gib erst das Wort „{ $word }“ ein.
default-passkey = Passkey

## Das Konto

account = Konto
account-why = Du kannst ohne spielen. Mit einem Konto bist du auf jedem Gerät dieselbe Person; deine Partien bleiben. Eine E-Mail-Adresse wird nicht verlangt.
never-shown = (sehen andere nie)
passphrase = Passphrase
at-least-8 = (mindestens 8 Zeichen)
make-account = Konto anlegen
passkey-instead = Stattdessen einen Passkey nutzen
make-account-passkey = Konto mit Passkey anlegen
have-one = Schon ein Konto? { $link }
sign-in = Anmelden
signed-in-as = Angemeldet als { $login }.
sign-out = Abmelden
sign-out-everywhere = Auf allen Geräten abmelden
end-bots = Auch meine Bots anhalten: ihre Token enden
change-passphrase = Passphrase ändern
new-passphrase-bots = Auch die Token deiner Bots enden.
set-passphrase = Passphrase festlegen
old-passphrase = Aktuelle Passphrase
new-passphrase = Neue Passphrase
change = Ändern
passkeys = Passkeys
add-passkey = Passkey hinzufügen
passkey-needs-fresh = Um einen Passkey hinzuzufügen oder zu entfernen, musst du dich in den letzten 10 Minuten angemeldet haben.
since-day = seit { $day }
remove-name = { $name } entfernen
sure-revoke = Dieses Token von { $name } widerrufen? Das Programm, das es benutzt, kommt dann nicht mehr herein.
login = Anmeldename
show-it = Anzeigen

## Ein zweites Gerät, Mitteilungen, eigene Daten

another-device = Ein anderes Gerät nutzen
another-device-text = Ein Link meldet dein Telefon oder einen anderen Computer als dich an, mit deinen Partien. Er gilt einmal, 10 Minuten lang. Gib ihn niemandem sonst.
the-link = Der Link
withdraw-it = Zurückziehen
your-browsers = Deine Browser
unknown-browser = Browser
this-browser = dieser hier
used-on-day = zuletzt benutzt am { $day }
browser-signed-out = Dieser Browser ist abgemeldet.
name-as-others-see = Name, wie ihn andere sehen
as-other-players-see = Wie ihn andere sehen
save = Speichern
notifications = Mitteilungen
server-sends-none = Dieser Server verschickt keine. Der Titel des Tabs zählt die Partien, die auf dich warten.
browser-has-none = Dieser Browser kennt keine. Der Titel des Tabs zählt die Partien, die auf dich warten.
browser-can-tell = In einer Partie über mehrere Tage kann dir dieser Browser sagen, wenn du dran bist, auch ohne offene Seite.
turn-off-here = Hier abschalten
tell-me = Sag mir Bescheid
your-data = Deine Daten
download-games = Deine Partien herunterladen
download-data = Deine Daten herunterladen
delete-me = Mein Konto löschen
delete-text = Dein Name, dein Konto, deine Wertungen und deine Bots werden endgültig gelöscht. Die Partien bleiben bei den anderen, ohne deinen Namen. Lade deine Partien vorher herunter.
your-passphrase = Deine Passphrase
type-to-confirm = Gib zur Bestätigung „{ $word }“ ein

## Folgen und blockieren

follow = Folgen
end-follow = Nicht mehr folgen
block = Blockieren
end-block = Freigeben
told-follow = Du folgst jetzt. Davon erfährt niemand.
told-block = Blockiert. Davon erfährt niemand.
blocked-people = Blockierte Personen
blocked-text = Wen du blockierst, kann sich nicht an deine Tische setzen und dich nicht einladen, und du nicht umgekehrt; die schnelle Suche bringt euch nie zusammen. Davon erfährt niemand. In Turnieren könnt ihr euch trotzdem begegnen.
block-whom = Jemand, gegen den du gespielt hast
followed-text = Die Startseite zeigt, wann sie da sind, und ihre öffentlichen Tische.

## Bots

bots = Bots
let-program-play = Lass ein eigenes Programm hier spielen
bot-text = Ein Bot meldet sich mit einem Token an und ist an jedem Tisch als Bot gekennzeichnet. { $command } verbindet eine Engine.
token-of-bot = Token von { $bot }. Kopiere es jetzt: Es wird nur einmal gezeigt.
name-of-bot = Name des Bots
make-bot = Bot anlegen
listening = hört gerade zu
not-connected = nicht verbunden
new-token = Neues Token
token-of-day = Token vom { $day }
only-to-look = , nur zum Lesen
revoke = Widerrufen

## Wertungen und Ergebnisse

ratings-and-results = Wertungen und Ergebnisse
ratings-none = Noch nichts. Hier zählen gewertete Partien gegen Menschen.
class-blitz = Schnell
class-rapid = Zügig
class-correspondence = Tage je Zug
class-untimed = Ohne Uhr
games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
not-settled = , vorläufig
rating-picture = { $class }: von { $from } bis { $to }
games-for-two = Ergebnisse zu zweit
list-ratings = Meine etablierten Wertungen in der Liste zeigen
list-ratings-note = mit meinem Namen, für alle
against-people = Menschen
against-bots = Bots
bot-called = { $name } (Bot)
against-greedy = Gierig
against-random = Zufällig

## Anmelden

you-are-signed-in = Du bist angemeldet
sign-in-passkey = Mit Passkey anmelden
signed-in-elsewhere = Anderswo angemeldet? Öffne dort { $you }, wähle { $device } und öffne den Link hier. Ein Konto brauchst du dafür nicht, auch nicht zum Spielen: { $play }.
play-at-once = gleich spielen
plays-as = Dieser Browser spielt dann als { $name }, mit denselben Partien.
plays-as-same = Dieser Browser spielt dann als dieselbe Person wie das andere Gerät, mit denselben Partien.
sign-in-here = Hier anmelden
not-now = Nicht jetzt
use-device-too = Auch dieses Gerät nutzen
link-no-longer = Dieser Link gilt nicht mehr
already-signed-in = Du bist als { $login } angemeldet. Melde dich erst ab, um hier jemand anderes zu sein.
to-your-page = Zu deiner Seite
bring-games = Die Partien dieses Browsers mitnehmen
link-unknown = Prüfe den Link oder erstelle auf dem anderen Gerät einen neuen.
link-used = Er wurde schon benutzt oder ist älter als 10 Minuten. Erstelle auf dem anderen Gerät einen neuen.

## Turniere

kind-note-swiss = einige Runden, immer gegen jemanden mit ebenso vielen Punkten; bis 64 Leute
kind-note-round_robin = eine einfache Runde, bis 16 Leute
kind-note-double_round_robin = Hin- und Rückrunde mit getauschten Sitzen, bis 8 Leute
state-over = beendet
round-number = Runde { $round }
rounds-count = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
each-ring-twice = jeder Aufbau zweimal, mit getauschten Sitzen
name-is-you = { $name } (du)
being-played = läuft
no-result = ohne Ergebnis
game-won-time = auf Zeit gewonnen
game-lost-time = auf Zeit verloren
game-won-resigned = gewonnen, Aufgabe
game-lost-resigned = verloren, Aufgabe
new-tournament = Neues Turnier
yours = Deine
no-tournaments = Noch keines. Lege eines an und gib seinen Link weiter, oder öffne den Link, den du bekommen hast.
comma-yours = , deines
tournament-name = Name
club-evening = Vereinsabend
who-meets-whom = Wer gegen wen
make-tournament = Turnier anlegen
rounds = Runden
rounds-note = (leer: passend zur Teilnehmerzahl)
column-points = Punkte
column-direct = Direkt
column-buchholz = Buchholz
column-sonneborn_berger = S.-B.
column-wins = Siege
column-margin = Abstand
meaning-points = Gewonnene Partien; spielfrei zählt wie ein gewonnenes Treffen
meaning-direct = Punkte unter denen mit gleichen Punkten
meaning-buchholz = Punkte aller Gegner
meaning-sonneborn_berger = Punkte der besiegten Gegner (Sonneborn-Berger)
meaning-wins = Am Tisch gewonnene Partien
meaning-margin = Punktevorsprung in gewonnenen Partien, weniger der Rückstand in verlorenen
all-your-tournaments = Alle deine Turniere
players = Spieler
invite-and-start = Einladen und starten
nobody-joined = Noch niemand ist dabei.
you-play = Du spielst mit. Die Tische öffnen sich nach dem Start von selbst.
withdraw = Turnier verlassen
to-play-open-link = Zum Mitspielen öffne den Link, den der Veranstalter weitergibt.
comma-left-tournament = , ausgeschieden
comma-removed-from-tournament = , ausgeschlossen
readmit = Wieder aufnehmen
your-name-others = Dein Name, wie ihn andere sehen
no-tournament-link = Dieser Browser hat keinen Link. Ein neuer macht frühere ungültig.
everybody-may-join = Wer diesen Link hat, darf mitspielen.
start-tournament = Turnier starten
delete-it = Löschen
round-title = Runde { $round }
round-title-of = Runde { $round } von { $rounds }
a-bye = { $name }: spielfrei
game-of-meeting = Partie { $number } von { $meeting }: { $result }
play-game = Spielen
somebody-missing = Jemand fehlt
name-loses = { $name } verliert
final-standings = Endstand
standings = Tabelle
column-place = Platz
column-player = Spieler
how-told-apart = Was bei gleichen Punkten entscheidet
cross-table = Kreuztabelle
download-all = Alle Partien herunterladen
leave-tournament = Turnier verlassen
games-are-lost = Deine laufenden Partien gelten als verloren.

## Konten und Passkeys

refused-login-taken = Dieser Anmeldename ist vergeben; wähle einen anderen.
refused-has-account = Du hast schon ein Konto.
refused-no-account = Du hast noch kein Konto.
refused-prove-first = Gib die bisherige Passphrase ein oder nutze erst einen Passkey.
refused-sign-in-again = Melde dich erst noch einmal an; es geht um dein Konto.
refused-wrong-passphrase = Anmeldename und Passphrase passen nicht zusammen.
refused-choose-login = Wähle erst einen Anmeldenamen.
refused-login-length = Ein Anmeldename hat { $shortest } bis { $longest } Zeichen.
refused-login-letters = Ein Anmeldename hat Buchstaben, die Ziffern 0 bis 9 und dazwischen . _ oder -.
refused-login-ends = Ein Anmeldename beginnt und endet mit einem Buchstaben oder einer Ziffer.
refused-login-script = Die Buchstaben eines Anmeldenamens sind aus einer einzigen Schrift.
refused-passphrase-length = Eine Passphrase hat { $shortest } bis { $longest } Zeichen.
refused-passphrase-guessed = Diese Passphrase ist leicht zu erraten; nimm eine längere, etwa vier Wörter.
refused-passkeys-full = Ein Konto hat höchstens { $most } Passkeys.
refused-passkey-unusable = Dieser Passkey lässt sich hier nicht nutzen.
refused-passkey-known = Dieser Passkey ist schon bekannt.
refused-passkey-late = Das hat zu lange gedauert; versuch es noch einmal.
refused-passkey-address = Passkeys brauchen eine Adresse mit Namen und TLS.
refused-last-passkey = Dieser Passkey ist der einzige Weg in dein Konto.

## Turniere

refused-two-needed = Ein Turnier braucht mindestens zwei Personen.
refused-tournaments-full = Du leitest { $most } Turniere, die noch laufen; beende oder lösche erst eines.
refused-joined-already = Du bist bei diesem Turnier schon dabei.
refused-removed-from-tournament = Du wurdest aus diesem Turnier ausgeschlossen.
refused-tournament-full = Dieses Turnier ist voll.
refused-tournament-over = Das Turnier ist beendet.
refused-tournament-begun = Das Turnier hat begonnen.
refused-pairing-idle = Von dieser Paarung läuft keine Partie.
notices-refused = Dieser Browser erlaubt hier keine Mitteilungen; in seinen Einstellungen lässt sich das ändern.
notices-unreachable = Mitteilungen erreichen diesen Browser nicht.
passkey-there = Dieses Gerät hat schon einen Passkey für dieses Konto.
passkey-none = Es kam kein Passkey an. Du kannst es noch einmal versuchen.
notice-body = Patchwork auf Quiltbee
