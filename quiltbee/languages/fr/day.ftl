### Le jour : une partie, la même pour tout le monde.

day-against-level = Contre le niveau { $level }, { $name }
day-against-automa = Contre l’Automa, niveau { $numeral }, { $deck }
day-deck-normal = paquet normal
day-deck-tactical = paquet tactique
day-you-begin = Tu commences.
day-they-begin = L’adversaire commence.
day-what = Aujourd’hui, tout le monde joue cette même partie, et seul le premier essai compte. Il n’y a pas d’indices, et aucun coup ne se reprend.
day-play = Jouer la partie du jour
day-go-on = Continuer la partie
day-practise = Rejouer pour s’exercer
day-your-game = Ta partie
day-best-game = Voir la meilleure partie
day-to-come = Ce jour n’est pas encore venu.
day-newer = Un nouveau jour a commencé : jouer la partie du jour
day-clock-wrong = L’horloge de ton appareil n’est pas à l’heure : voici la partie du jour selon l’horloge du serveur.
day-won-by = Gagné de { $points }
day-lost-by = Perdu de { $points }
day-won-even = Gagné à égalité de points
day-lost-even = Perdu à égalité de points
day-resigned = Abandon
day-place = { $rank ->
    [1] 1er sur { $played }
   *[other] { $rank }e sur { $played }
}
day-would-place = serait n° { $rank } sur { $played }
day-apart = Le classement compte les comptes créés avant ce jour. Les autres jouent aussi et voient où ils se placeraient.
day-table = Tous les résultats
day-played = { $played ->
    [one] { $played } partie terminée
   *[other] { $played } parties terminées
}{ $won ->
    [0] {""} ; personne n’a encore gagné.
    [one] {""}, dont une gagnée.
   *[other] {""}, dont { $won } gagnées.
}
day-rank = Rang
day-name = Nom
day-outcome = Résultat
day-guest = Quelqu’un
day-you = {" "}(toi)
day-share-title = Quiltbee, { $day }
day-month-before = Mois précédent
day-month-after = Mois suivant
day-how-missed = pas jouée
day-how-running = en cours
day-how-won = gagnée
day-how-lost = perdue
day-figures = { $played ->
    [0] Tu n’as pas encore terminé de partie du jour.
    [one] { $played } partie jouée, { $won } gagnée. Série en cours : { $streak } ; la plus longue : { $longest }.
   *[other] { $played } parties jouées, dont { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }. Série en cours : { $streak } ; la plus longue : { $longest }.
}
