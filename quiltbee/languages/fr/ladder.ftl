### Classement par cadence, et profils.

ladder-text = Les parties classées contre des joueurs, des bots et des niveaux de l’ordinateur comptent, chaque cadence à part. Un point d’interrogation : encore provisoire.
ladder-speed = Cadence
ladder-none = Personne n’est encore classé à cette cadence.
ladder-rank = Rang
ladder-name = Nom
ladder-rating = Classement
ladder-games = Parties
ladder-nameless = Sans nom
ladder-listed = Les comptes figurent ici, sauf si leur propriétaire en a décidé autrement sur sa page.
ratings-rules = Ce qui compte
ratings-rule-who = Chaque personne a un compte, et la partie se joue avec une pendule. Contre un niveau de l’ordinateur, seule la tienne tourne, dès le début.
ratings-rule-start = Le cercle et les places sont tirés au sort une fois les deux assis, ou le départ est équitable. Dès lors, la partie a un résultat.
ratings-rule-early = Abandonner ou perdre au temps avant la moitié de la partie coûte du classement au perdant et n’en rapporte pas au gagnant.
ratings-rule-forfeit = Un forfait déclaré dans un tournoi ne change aucun classement.
ratings-rule-daily = Entre les deux mêmes personnes, trois parties par jour comptent.
ratings-rule-rank = Un rang demande un classement établi et des parties contre au moins trois personnes au classement établi ; chaque niveau de l’ordinateur en est un.
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
