### Tournois : ce qui les fait avancer tout seuls, et ce qu’ils ajoutent aux autres pages.

## En créer un
meeting = Chaque rencontre
meeting-twice = Deux parties
meeting-once = Une partie
meeting-both = Les deux places
meeting-cut = Couper et choisir
meeting-note-twice = Deux parties sur un même départ, places échangées : c’est équitable. Chacune vaut un point.
meeting-note-once = Une partie, pour un point.
meeting-note-both = Deux parties sur un même départ, places échangées. La somme vaut un point ; qui abandonne perd les deux.
meeting-note-cut = Une partie, pour un point. L’un fixe les points de la seconde place, l’autre choisit sa place.
seeding = Ordre de départ
seeding-lot = Par tirage au sort
seeding-rating = Par classement
tick-shown = L’afficher dans le salon : tout le monde peut participer
tick-bots = Les joueurs peuvent inscrire leurs bots
runs-by-itself = Le laisser avancer tout seul
starts-at = Début
come-within = Temps pour venir à la table
come-within-note = Qui n’est pas à la table d’ici là, ou n’a pas joué le premier tour, perd la partie par forfait. Qui ne vient jamais est retiré.
pause-between = Pause entre les rondes
late-until = Inscriptions tardives jusqu’à la ronde
late-until-note = (vide : aucune ; aussi la dernière ronde avec des byes d’un demi-point)
no-span = aucun
minutes-count = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
days-count = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
terms-deadline = { $span } pour venir à la table
terms-pause = { $span } entre les rondes
terms-late = inscriptions tardives jusqu’à la ronde { $round }

## La page d’un tournoi
starts-by-itself = Début : { $when }, ou dès que deux joueurs sont inscrits.
next-round-at = Prochaine ronde : { $when }.
tournament-paused = Pause : aucune nouvelle partie ne commence.
pause = Pause
resume = Reprendre
appoint = Nommer coorganisateur
dismiss = Ne plus être coorganisateur
comma-organises = , coorganise
to-hall = Affichage pour la salle
download-standings = Télécharger le classement
pairings = Appariements
scan-to-join = Scanne pour participer
scan-to-follow = Scanne pour suivre
sure-withdraw = { $count ->
    [0] Quitter le tournoi ?
    [one] Quitter le tournoi ? Ta partie inachevée sera perdue.
   *[other] Quitter le tournoi ? Tes { $count } parties inachevées seront perdues.
}
sure-take-out = { $count ->
    [0] Retirer { $name } du tournoi ?
    [one] Retirer { $name } du tournoi ? Sa partie inachevée sera perdue.
   *[other] Retirer { $name } du tournoi ? Ses { $count } parties inachevées seront perdues.
}
sure-forfeit = { $count ->
    [one] Compter la partie inachevée comme perdue pour { $name } ?
   *[other] Compter les deux parties inachevées comme perdues pour { $name } ?
}
half-byes = Byes d’un demi-point
half-bye-in = Bye d’un demi-point à la ronde { $round }
a-half-bye = { $name } : bye d’un demi-point
enter-a-bot = Inscrire un de tes bots
bot-to-enter = Nom du bot
enter-bot = L’inscrire
second-game-later = La seconde partie s’ouvre après la première.
game-won-forfeit = gagnée par forfait
game-lost-forfeit = perdue par forfait
nobody-won-forfeit = double forfait
game-corrected = { $result } (corrigé)
game-won-result = gagnée
game-lost-result = perdue
nobody-won-result = personne ne gagne
correct-result = Corriger le résultat
right-winner = Qui gagne
nobody-wins = Personne
correction-note = Note, visible par tous

## À une table, et sur toutes les pages
place-in-tournament = { $rounds ->
    [0] { $name }, ronde { $round }, table { $board }
   *[other] { $name }, ronde { $round } sur { $rounds }, table { $board }
}
was-forfeited = La partie a été perdue par forfait.
was-corrected = L’organisateur a corrigé le résultat : { $note }
tournament-ended = Le tournoi est terminé.
next-round-later = La prochaine ronde commence quand toutes les parties de celle-ci sont terminées.
next-game = Partie suivante
back-to-tournament = Retour au tournoi
round-begun = { $name } : la ronde { $round } a commencé.
round-begun-bye = { $name } : la ronde { $round } a commencé. Tu es exempt.
tournament-over-told = { $name } est terminé.
to-your-game = À ta partie
to-tournament = Au tournoi
