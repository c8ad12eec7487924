### Wertungen nach Tempo, und Profile.

ladder-text = Gewertete Partien gegen Leute, Bots und Stufen des Computers zählen, jedes Tempo für sich. Ein Fragezeichen heißt: vorläufig.
ladder-speed = Tempo
ladder-none = In diesem Tempo hat noch niemand eine Wertung.
ladder-rank = Rang
ladder-name = Name
ladder-rating = Wertung
ladder-games = Partien
ladder-nameless = Ohne Namen
ladder-listed = Konten stehen hier, außer ihre Besitzer haben es auf ihrer Seite anders gewählt.
ratings-rules = Was zählt
ratings-rule-who = Alle Menschen haben ein Konto, und es wird mit Uhr gespielt. Gegen eine Stufe des Computers läuft nur deine, und zwar von Anfang an.
ratings-rule-start = Kreis und Plätze werden ausgelost, sobald beide sitzen, oder der Start ist fair. Von da an hat die Partie ein Ergebnis.
ratings-rule-early = Wer aufgibt oder die Zeit überschreitet, bevor die Partie halb gespielt ist, verliert Wertung; der andere gewinnt keine.
ratings-rule-forfeit = Wird eine Turnierpartie kampflos gewertet, ändert das keine Wertung.
ratings-rule-daily = Zwischen denselben zwei zählen drei Partien am Tag.
ratings-rule-rank = Für einen Rang braucht es eine etablierte Wertung und Partien gegen mindestens drei, deren Wertung etabliert ist; jede Stufe des Computers zählt dazu.
profile-bot = Bot
profile-you = Das bist du
profile-ratings = Wertungen
profile-no-ratings = Noch keine gewertete Partie.
profile-against = Gegen alle Gegner
profile-recent = Letzte Partien
profile-none = Noch keine gewertete oder öffentliche Partie.
profile-won = gewonnen { $points }
profile-lost = verloren { $points }
profile-rated = gewertet
