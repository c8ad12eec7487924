### Die Lobby: Leute und Bots zum Fragen, Partien zum Zuschauen, persönliche Einladungen, jede Uhr.

clock-own = Andere Uhr
clock-unit = Art der Uhr
clock-unit-minutes = Minuten für die Partie
clock-unit-delay = Minuten, mit Aufschub
clock-unit-days = Tage für jeden Zug
clock-main-minutes = Minuten je Seite
clock-main-days = Tage
clock-extra-minutes = Sekunden mehr je Zug
clock-extra-delay = Aufschub je Zug (Sekunden)
lobby-waited = { $minutes ->
    [0] wartet seit weniger als einer Minute
    [one] wartet seit { $minutes } Minute
   *[other] wartet seit { $minutes } Minuten
}
lobby-bot = Bot
lobby-here = gerade da
lobby-tournaments = Turniere
kind-swiss = Schweizer System
kind-round_robin = Jeder gegen jeden
kind-double_round_robin = Zweimal jeder gegen jeden
state-open = Anmeldung offen
round-number-of = Runde { $round } von { $rounds }
players-count = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
join = Mitspielen
lobby-start-with-people = Start gegen Menschen
followed-people = Personen, denen du folgst
sit-down-with = Bei { $name } Platz nehmen
lobby-ask = Leute und Bots
lobby-score = { $won } gewonnen, { $lost } verloren
lobby-invite = Einladen
lobby-invite-whom = { $name } zu einer Partie einladen
lobby-challenge = Herausfordern
lobby-challenge-whom = Den Bot { $name } herausfordern
bot-only-rated = nur gewertet
bot-only-unrated = nur ungewertet
bot-only-untimed = nur ohne Uhr
bot-only-real-time = nur in Echtzeit
bot-only-correspondence = nur Fernpartien
lobby-games = Partien zum Zuschauen
lobby-going-on = { $minutes ->
    [0] gerade begonnen
    [one] seit { $minutes } Minute
   *[other] seit { $minutes } Minuten
}
lobby-watch = Zuschauen
lobby-watch-whom = Zuschauen bei { $names }
invited-by = { $name } lädt dich zu einer Partie ein
invited-away = { $name } ist gerade nicht da.
invited-accept = Spielen
invited-decline = Nein, danke
starts-way = Start
starts-way-usual = Wie üblich
starts-way-cut = Teilen und wählen
starts-way-both = Beide Sitze
starts-way-cut-note = Du nennst, wie viele Punkte es für den zweiten Sitz gibt, und die andere Seite wählt den Sitz.
starts-way-both-note = Zwei Partien auf einem Kreis mit getauschten Sitzen. Die Summe zählt; wer aufgibt, verliert beide.
starts-terms-cut = Teilen und wählen
starts-terms-both = beide Sitze

## Stufen und Uhren

speed-none = Ohne Uhr
speed-short = 5 min + 5 s
speed-long = 15 min + 10 s
speed-days = 3 Tage je Zug
speed-note-none = nimm dir Zeit
speed-note-short = etwa 15 Minuten
speed-note-long = etwa eine halbe Stunde
speed-note-days = über Tage oder Wochen

## Eine neue Partie

welcome-title = Stück für Stück zur { -quilt }
welcome-text = Kaufe { -patches } mit { -buttons(case: "dative") } und lass keine Löcher. Für zwei oder solo.
welcome-alone = Gegen den Computer, zu zweit an einem Bildschirm oder allein. Alles bleibt in diesem Browser.
play-whom = Gegen { $name } spielen
play-automa = Allein spielen
play-person = Zu zweit hier spielen
ways-to-play = So kannst du spielen
way-computer = Eine der zehn
way-computer-note = von leicht bis meisterhaft
way-friend = Freunde
way-friend-note = per Link
way-anyone = Alle
way-anyone-note = online
way-automa = Solo
way-automa-note = gegen Karten
way-person = Zu zweit
way-person-note = an einem Bildschirm
way-waiting = { $count ->
    [one] { $count } wartet
   *[other] { $count } warten
}
play-against = Gegen { $name }
against-automa = Gegen den Automa
day-done = Gespielt. Morgen geht es weiter.
day-everyone = Für alle dasselbe
day-streak = { $count ->
    [one] Serie: ein Tag
   *[other] Serie: { $count } Tage
}
one-is-best = Finde den besten Zug
last-game = Deine letzte Partie
the-ten = Zehn Gegner
the-ten-note = Vom Kinderspiel bis zur Meisterin
menu = Menü
card-solo = Solo (Automa)
start = Los
invite-friend = Freund einladen
open-table = Tisch eröffnen
starting = Es geht los …
more-options = Weitere Optionen
short-board-revised = Überarbeitet
short-board-original = Ursprünglich
first-name = Erster Name
second-name = Zweiter Name
guest = Gast
tick-rated = Gewertet
tick-rated-note = zählt für beide Wertungen; beide brauchen ein Konto
tick-rated-clock = nur mit Uhr
tick-rated-level = zählt für deine Wertung; du brauchst ein Konto, und deine Uhr läuft
refused-account-needed = Gewertete Partien brauchen ein Konto: Melde dich an, oder spiele ohne Wertung.
tick-takebacks = Rücknahme
tick-takebacks-never = nie in gewerteten Partien
tick-takebacks-note = wenn die andere Seite zustimmt
who-first = Wer fängt an?
random = Zufall
your-friend = Dein Freund
the-other-player = Die andere Seite
setup-code = Aufbau-Code (freiwillig)
setup-code-note = Derselbe Code gibt dieselben { -patches }.
difficulty = Schwierigkeit

## Partien zum Weiterspielen und zum Öffnen

continue = Weiterspielen
opponent-and-standing = { $opponent } · { $standing }
spaces-sewn = { $count } von 81 Feldern { -sewn }
your-games = Deine Partien
waiting-for-you = { $count ->
    [one] { $count } wartet auf dich
   *[other] { $count } warten auf dich
}
show-more = Mehr zeigen
opened-here = hier geöffnet { $when }
remove-game = { $game } entfernen, { $when }
names-and = { $first } und { $second }
your-open-table = Dein offener Tisch
computer-level = Computer, Stufe { $level }
waiting-for-somebody = Wartet auf Mitspieler
turn-of = { $name } ist dran
under-way = Läuft
comma-time-up = , die Zeit ist um
comma-left = , noch { $time }
called-off = Abgebrochen
won-by-resignation = { $who ->
    [you] Gewonnen, durch Aufgabe
   *[other] { $name } hat gewonnen, durch Aufgabe
}
lost-by-resignation = Verloren, durch Aufgabe
won-on-time = { $who ->
    [you] Gewonnen, auf Zeit
   *[other] { $name } hat gewonnen, auf Zeit
}
lost-on-time = Verloren, auf Zeit
won-points = { $who ->
    [you] Gewonnen { $points }
   *[other] { $name } hat { $points } gewonnen
}
lost-points = Verloren { $points }
comma-first = , zuerst am Ziel
just-now = gerade eben
open-saved = Gespeicherte Partie öffnen
paste-record = Füge eine Aufzeichnung, einen Link oder eine Stellung ein
opening = Wird geöffnet …
choose-file = Datei öffnen …
paste-first = Füge erst eine Aufzeichnung, einen Link oder eine Stellung ein.
too-long = Das ist zu lang für eine Partie: Höchstens { $most } lassen sich öffnen.

## Die Lobby

play-anyone = Mitspieler finden
lobby-text = Setz dich zu jemandem, der schon wartet. Wartet niemand, wartest du an einem neuen Tisch.
quick-match = Schnelle Partie
open-tables = Offene Tische
nobody-waiting = Gerade wartet niemand.
your-table = Dein Tisch
sit-with = Platz nehmen bei { $name }: { $terms }
terms-original = ursprüngliche Zeittafel
terms-chosen = gewählter Aufbau

## Einladungen

own-invitation = Das ist deine eigene Einladung
invites-you = { $name } lädt dich zu Patchwork ein
send-address = Schick die Adresse dieser Seite einem Freund; er nimmt dann den anderen Platz.
to-the-table = Zum Tisch
play-on-your-own = Allein spielen
invitation-unknown = Diese Einladung finden wir nicht
invitation-unknown-text = Prüfe den Link oder bitte um einen neuen: Ein früherer wird ungültig, sobald es einen neuen gibt.
invitation-closed = Diese Einladung ist nicht mehr offen
invitation-closed-text = Sie wurde schon benutzt oder ist abgelaufen. Bitte um einen neuen Link.
invitation-yours = Das ist deine Partie
invitation-yours-text = Du sitzt schon am Tisch. Dort geht es weiter.
invitation-taken = Hier wird schon gespielt
invitation-taken-text = Beide Plätze sind besetzt, aber du kannst zuschauen.
watch-game = Der Partie zuschauen
term-seat = Du sitzt als
term-seat-1 = Spieler 1: Du fängst an
term-seat-2 = Spieler 2
term-no-clock = keine: Nimm dir Zeit
term-board-revised = überarbeitet
term-board-original = ursprünglich
term-chosen = von der anderen Seite gewählt
term-drawn = zufällig
term-none = keine
term-rating = Wertung

automa-level-1 = nur das { -special-tile } zählt; er nimmt es auf 52
automa-level-2 = es zählen seine { -buttons } und das { -special-tile }, das er auf Feld 44 nimmt
automa-level-3 = es zählen seine { -buttons }, 1 für jeden { -patch } mit { -buttons(case: "dative") } und das { -special-tile }, das er auf Feld 41 nimmt
automa-level-4 = es zählen seine { -buttons }, die auf seinen { -patches } und das { -special-tile }, das er auf Feld 38 nimmt
automa-level-5 = es zählen seine { -buttons }, die auf seinen { -patches }, 1 für jeden { -patch } mit { -buttons(case: "dative") } und das { -special-tile }, das er auf Feld 35 nimmt
short-deck-normal = Normal
short-deck-tactical = Taktisch
deck-note-normal = die nächste Karte ist eine Überraschung
deck-note-tactical = du siehst, wie viel die nächste Karte ausgeben kann
level-of-automa = Stufe des Automa
alone-with-automa = Allein mit dem Automa
finished-by-level = Beendete Partien nach Stapel und Stufe
deck-and-level = Stapel, Stufe
mean-note = Vorsprung: deine Punkte weniger die des Automa. Übungen zählen für sich.
share-text = Spiel Patchwork mit mir: Öffne den Link und nimm Platz.
link-is-copied = Der Link ist kopiert.
cannot-copy = In diesem Browser können Seiten nichts kopieren: Markiere den Link.
cannot-share = Das Teilen ging nicht: Kopiere den Link.
is-asked = { $name } ist eingeladen
asked-text = Es geht los, wenn { $name } Platz nimmt. Eine Absage schließt den Tisch.
seat-open = Dieser Platz ist frei
seat-kept = Dieser Platz ist reserviert
seat-kept-text = Wer die Einladung hat, darf hier Platz nehmen. Du kannst zuschauen.
invite-your-friend = Lade deinen Freund ein
in-the-lobby = Dein Tisch steht in der Lobby
in-the-lobby-text = Es geht los, sobald jemand Platz nimmt. Du kannst inzwischen auf andere Seiten gehen: Der Tab sagt dir, wenn du dran bist.
make-link = Link erstellen
new-link = Neuer Link
no-link-here = Dieser Browser hat keinen Link zu diesem Tisch. Ein neuer macht frühere ungültig.
link-becomes-void = Damit wird der Link oben ungültig.
send-link = Verschicke diesen Link. Er gilt einmal: für die Person, die ihn öffnet und Platz nimmt.
link-of-invitation = Link der Einladung
local-address = Diese Adresse gilt nur auf diesem Computer. Für ein anderes Gerät öffne Quiltbee erst unter dem Namen oder der Netzwerkadresse des Computers.
place-in-list = { $name }, Runde { $round }, Brett { $board }
