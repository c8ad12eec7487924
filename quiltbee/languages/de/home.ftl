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
