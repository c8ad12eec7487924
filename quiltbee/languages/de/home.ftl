### Die Startseite: neue Partie, eigene Partien, Lobby, Einladungen.

## Stufen und Uhren

level-sentence = Stufe { $level }, { $name }: { $audience }.
level-name-1 = Anfänger
level-name-2 = Einsteiger
level-name-3 = Hobby
level-name-4 = Vielspieler
level-name-5 = Geübt
level-name-6 = Geschickt
level-name-7 = Stark
level-name-8 = Experte
level-name-9 = Meister
level-name-10 = Volle Stärke
level-for-1 = ein Kind gewinnt dagegen
level-for-2 = für die erste Partie
level-for-3 = für alle, die die Regeln kennen
level-for-4 = für alle, die schon ein paar Mal gespielt haben
level-for-5 = für alle, die oft spielen
level-for-6 = für gute Spieler
level-for-7 = für sehr gute Spieler
level-for-8 = für die Besten im Verein
level-for-9 = fast alles, was der Computer kann
level-for-10 = alles, was er kann; er denkt etwa eine Sekunde nach

## Eine neue Partie

how-to-play = So wird gespielt
opponent = Gegner
first = Eins
second = Zwei
computer = Computer

## Partien zum Weiterspielen und zum Öffnen

your-turn = Du bist dran
open = Öffnen
an-open-seat = ein freier Platz

## Einladungen

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
