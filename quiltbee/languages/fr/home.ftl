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

## Invitations

share-text = Joue à Patchwork avec moi : ouvre le lien et assieds-toi.
link-is-copied = Lien copié.
cannot-copy = Ce navigateur ne laisse pas les pages copier : sélectionne le lien.
cannot-share = Le partage a échoué : copie le lien.
is-asked = { $name } est invité à jouer
asked-text = La partie commence quand { $name } s’assied. Un refus ferme la table.
seat-open = Cette place est libre
seat-kept = Cette place est gardée
seat-kept-text = Toute personne invitée peut s’asseoir ici. Tu peux regarder la partie.
invite-your-friend = Invite ton ami
in-the-lobby = Ta table est au salon
in-the-lobby-text = La partie commence dès que quelqu’un s’assied. Tu peux aller sur d’autres pages entre-temps : l’onglet te dit quand c’est à toi.
make-link = Créer un lien
new-link = Nouveau lien
no-link-here = Ce navigateur n’a pas de lien vers cette table. Un nouveau lien annule les précédents.
link-becomes-void = Cela annule le lien du dessus.
send-link = Envoie ce lien. Il sert une seule fois, à la personne qui l’ouvre et s’assied.
link-of-invitation = Lien de l’invitation
local-address = Cette adresse ne marche que sur cet ordinateur. Pour un autre appareil, ouvre d’abord Quiltbee par le nom ou l’adresse réseau de l’ordinateur.
place-in-list = { $name }, ronde { $round }, table { $board }
