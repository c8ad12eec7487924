### Le salon : qui défier ou inviter, parties à regarder, invitations personnelles, toute pendule.

clock-own = Autre pendule
clock-unit = Type de pendule
clock-unit-minutes = Minutes pour la partie
clock-unit-delay = Minutes, avec un délai
clock-unit-days = Jours par tour
clock-main-minutes = Minutes chacun
clock-main-days = Jours
clock-extra-minutes = Secondes en plus par tour
clock-extra-delay = Délai par tour (secondes)
lobby-waited = { $minutes ->
    [0] attend depuis moins d’une minute
    [one] attend depuis { $minutes } minute
   *[other] attend depuis { $minutes } minutes
}
lobby-bot = bot
lobby-here = présent
lobby-tournaments = Tournois
kind-swiss = Suisse
kind-round_robin = Toutes rondes
kind-double_round_robin = Toutes rondes, aller-retour
state-open = ouvert aux inscriptions
round-number-of = ronde { $round } sur { $rounds }
players-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
join = Participer
lobby-start-with-people = Début avec une personne
followed-people = Personnes suivies
sit-down-with = S’asseoir à la table de { $name }
lobby-ask = Joueurs et bots
lobby-score = Gagnées : { $won }, perdues : { $lost }
lobby-invite = Inviter
lobby-invite-whom = Inviter { $name } à jouer
lobby-challenge = Défier
lobby-challenge-whom = Défier le bot { $name }
bot-only-rated = classée seulement
bot-only-unrated = non classée seulement
bot-only-untimed = sans pendule seulement
bot-only-real-time = en direct seulement
bot-only-correspondence = par correspondance seulement
lobby-games = Parties à regarder
lobby-going-on = { $minutes ->
    [0] vient de commencer
    [one] depuis { $minutes } minute
   *[other] depuis { $minutes } minutes
}
lobby-watch = Regarder
lobby-watch-whom = Regarder { $names }
invited-by = { $name } t’invite à jouer
invited-away = { $name } n’est pas là en ce moment.
invited-accept = Jouer
invited-decline = Non merci
starts-way = Début
starts-way-usual = Habituel
starts-way-cut = Couper et choisir
starts-way-both = Les deux places
starts-way-cut-note = Tu fixes les points de la seconde place, et l’autre choisit sa place.
starts-way-both-note = Deux parties sur un cercle, en changeant de place. La somme compte ; qui abandonne perd les deux.
starts-terms-cut = couper et choisir
starts-terms-both = les deux places

## Niveaux et pendules

speed-none = Sans pendule
speed-short = 5 min + 5 s
speed-long = 15 min + 10 s
speed-days = 3 jours par tour
speed-note-none = prends ton temps
speed-note-short = environ 15 minutes
speed-note-long = environ une demi-heure
speed-note-days = sur des jours ou des semaines

## Une nouvelle partie

welcome-title = Un { -quilt }, { -patch } à { -patch }
welcome-text = Achète des { -patches } avec des { -buttons }, et ne laisse pas de trous. À deux, ou en solo.
welcome-alone = Contre l’ordinateur, à deux sur un écran ou en solo. Tout reste dans ce navigateur.
play-whom = Jouer contre { $name }
play-automa = Jouer en solo
play-person = Jouer à deux ici
ways-to-play = Comment veux-tu jouer ?
way-computer = L’un des dix
way-computer-note = du plus facile au plus fort
way-friend = Un ami
way-friend-note = par lien
way-anyone = Quelqu’un
way-anyone-note = en ligne
way-automa = Solo
way-automa-note = contre des cartes
way-person = À deux
way-person-note = sur un écran
way-waiting = { $count ->
    [one] { $count } joueur attend
   *[other] { $count } joueurs attendent
}
play-against = Contre { $name }
against-automa = Contre l’Automa
day-done = Jouée. La suite demain.
day-everyone = Le même défi pour tous
day-streak = { $count ->
    [one] Série : un jour
   *[other] Série : { $count } jours
}
one-is-best = Trouve le meilleur coup
last-game = Ta dernière partie
the-ten = Dix adversaires
the-ten-note = Du jeu d’enfant à la grande maîtrise
menu = Menu
card-solo = Solo (Automa)
start = Commencer
invite-friend = Inviter un ami
open-table = Ouvrir la table
starting = Ça commence…
more-options = Plus d’options
short-board-revised = Révisé
short-board-original = D’origine
first-name = Premier nom
second-name = Second nom
guest = Invité
tick-rated = Classée
tick-rated-note = compte pour les deux classements ; il faut un compte à chacun
tick-rated-clock = seulement avec une pendule
tick-rated-level = compte pour ton classement ; il te faut un compte, et ta pendule tourne
refused-account-needed = Les parties classées demandent un compte : connecte-toi, ou joue sans classement.
tick-takebacks = Reprises
tick-takebacks-never = jamais en partie classée
tick-takebacks-note = si l’autre joueur est d’accord
who-first = Qui commence ?
random = Au hasard
your-friend = Ton ami
the-other-player = L’autre joueur
setup-code = Code de départ (facultatif)
setup-code-note = Le même code donne les mêmes { -patches }.
difficulty = Difficulté

## Parties à continuer, parties à ouvrir

continue = Continuer
opponent-and-standing = { $opponent } · { $standing }
spaces-sewn = { $count } cases sur 81 { -sewn }
your-games = Tes parties
waiting-for-you = { $count ->
    [one] { $count } t’attend
   *[other] { $count } t’attendent
}
show-more = Voir plus
opened-here = ouverte ici { $when }
remove-game = Retirer { $game }, { $when }
names-and = { $first } et { $second }
your-open-table = Ta table ouverte
computer-level = Ordinateur, niveau { $level }
waiting-for-somebody = Attend un autre joueur
turn-of = À { $name } de jouer
under-way = En cours
comma-time-up = , temps écoulé
comma-left = , encore { $time }
called-off = Annulée
won-by-resignation = { $who ->
    [you] Gagnée, par abandon
   *[other] { $name } a gagné, par abandon
}
lost-by-resignation = Perdue, par abandon
won-on-time = { $who ->
    [you] Gagnée, au temps
   *[other] { $name } a gagné, au temps
}
lost-on-time = Perdue, au temps
won-points = { $who ->
    [you] Gagnée { $points }
   *[other] { $name } a gagné { $points }
}
lost-points = Perdue { $points }
comma-first = , premier arrivé
just-now = à l’instant
open-saved = Ouvrir une partie enregistrée
paste-record = Colle une partie, un lien ou une position
opening = Ouverture…
choose-file = Ouvrir un fichier…
paste-first = Colle d’abord une partie, un lien ou une position.
too-long = C’est trop long pour une partie : au plus { $most } peuvent s’ouvrir.

## Le salon

play-anyone = Trouver un adversaire
lobby-text = Rejoins quelqu’un qui attend. S’il n’y a personne, tu attends à une nouvelle table.
quick-match = Partie rapide
open-tables = Tables ouvertes
nobody-waiting = Personne n’attend en ce moment.
your-table = Ta table
sit-with = S’asseoir avec { $name } : { $terms }
terms-original = plateau Temps d’origine
terms-chosen = départ choisi

## Invitations

own-invitation = C’est ta propre invitation
invites-you = { $name } t’invite à Patchwork
send-address = Envoie l’adresse de cette page à un ami, qui prendra l’autre place.
to-the-table = À la table
play-on-your-own = Jouer sans attendre
invitation-unknown = Cette invitation est introuvable
invitation-unknown-text = Vérifie le lien, ou demandes-en un nouveau : l’ancien n’est plus valable dès qu’il y en a un autre.
invitation-closed = Cette invitation n’est plus ouverte
invitation-closed-text = Elle a déjà servi, ou elle a expiré. Demande un nouveau lien.
invitation-yours = C’est ta partie
invitation-yours-text = Tu as déjà ta place : la partie continue à la table.
invitation-taken = On joue déjà ici
invitation-taken-text = Les deux places sont prises, mais tu peux regarder.
watch-game = Regarder la partie
term-seat = Tu es
term-seat-1 = joueur 1 : tu commences
term-seat-2 = joueur 2
term-no-clock = aucune : prends tout ton temps
term-board-revised = révisé
term-board-original = d’origine
term-chosen = choisi par l’autre joueur
term-drawn = au hasard
term-none = aucune
term-rating = Classement

automa-level-1 = seule la { -special-tile } compte ; il la prend à 52
automa-level-2 = il compte ses { -buttons } et la { -special-tile }, qu’il prend à la case 44
automa-level-3 = il compte ses { -buttons }, 1 par { -patch } avec { -buttons } et la { -special-tile }, qu’il prend à la case 41
automa-level-4 = il compte ses { -buttons }, ceux de ses { -patches } et la { -special-tile }, qu’il prend à la case 38
automa-level-5 = il compte ses { -buttons }, ceux de ses { -patches }, 1 par { -patch } avec { -buttons } et la { -special-tile }, qu’il prend à la case 35
short-deck-normal = Normal
short-deck-tactical = Tactique
deck-note-normal = la prochaine carte est une surprise
deck-note-tactical = tu vois ce que la prochaine carte peut dépenser
level-of-automa = Niveau de l’Automa
alone-with-automa = En solo contre l’Automa
finished-by-level = Parties finies par paquet et niveau
deck-and-level = Paquet, niveau
mean-note = L’écart : tes points moins ceux de l’Automa. Les essais sont comptés à part.
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
