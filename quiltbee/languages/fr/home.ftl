### L’accueil : nouvelle partie, parties en cours, salon, invitations.

## Niveaux et pendules

level-sentence = Niveau { $level }, { $name } : { $audience }.
level-name-1 = Débutant
level-name-2 = Novice
level-name-3 = Occasionnel
level-name-4 = Régulier
level-name-5 = Entraîné
level-name-6 = Habile
level-name-7 = Fort
level-name-8 = Expert
level-name-9 = Maître
level-name-10 = Force maximale
level-for-1 = un enfant peut le battre
level-for-2 = pour une première partie
level-for-3 = pour qui connaît les règles
level-for-4 = pour qui a joué quelques fois
level-for-5 = pour qui joue souvent
level-for-6 = pour les bons joueurs
level-for-7 = pour les très bons joueurs
level-for-8 = pour les meilleurs de ton club
level-for-9 = presque tout ce que sait faire l’ordinateur
level-for-10 = tout ce qu’il sait faire ; il réfléchit environ une seconde

## Une nouvelle partie

how-to-play = Comment jouer
opponent = Adversaire
first = Un
second = Deux
computer = Ordinateur

## Parties à continuer, parties à ouvrir

your-turn = À toi de jouer
open = Ouvrir
an-open-seat = une place libre
