### Classement par cadence, et profils.

ladder-text = Les parties classées contre des joueurs et des bots comptent, chaque cadence à part. Un point d’interrogation : encore provisoire.
ladder-speed = Cadence
ladder-none = Personne n’est encore classé à cette cadence.
ladder-rank = Rang
ladder-name = Nom
ladder-rating = Classement
ladder-games = Parties
ladder-nameless = Sans nom
ladder-listed = Les comptes figurent ici, sauf si leur propriétaire en a décidé autrement sur sa page.
profile-bot = bot
profile-you = C’est toi
profile-ratings = Classements
profile-no-ratings = Aucune partie classée pour l’instant.
profile-against = Contre chaque adversaire
profile-recent = Parties récentes
profile-none = Aucune partie classée ou publique pour l’instant.
profile-won = gagnée { $points }
profile-lost = perdue { $points }
profile-rated = classée
