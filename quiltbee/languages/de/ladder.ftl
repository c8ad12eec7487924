### Wertungen nach Tempo, und Profile.

ladder-text = Gewertete Partien gegen Leute und Bots zählen, jedes Tempo für sich. Ein Fragezeichen heißt: noch nicht gefestigt.
ladder-speed = Tempo
ladder-none = In diesem Tempo hat noch niemand eine Wertung.
ladder-rank = Rang
ladder-name = Name
ladder-rating = Wertung
ladder-games = Partien
ladder-nameless = Ohne Namen
ladder-listed = Konten stehen hier, außer ihre Besitzer haben es auf ihrer Seite anders gewählt.
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
