### La table : à qui de jouer, ce qu’apporte une décision, ce qui s’est passé.

you = Toi
open-seat = Place libre
player-number = Joueur { $number }
level-number = Niveau { $level }

## À qui de jouer, et pourquoi

wins = { $who ->
    [you] Tu gagnes
   *[other] { $name } gagne
}
game-aborted = Partie annulée
whose-turn = { $who ->
    [you] À toi de jouer
   *[other] À { $name } de jouer
}
whose-special-patch = { $who ->
    [you] Ton { -special-patch }
   *[other] { -Special-patch } pour { $name }
}
whose-cut = { $who ->
    [you] Fixe les points
   *[other] { $name } fixe les points
}
whose-choose = { $who ->
    [you] Choisis ta place
   *[other] { $name } choisit sa place
}
unsettled = Les places ne sont pas encore fixées.
declined-reason = { $name } a refusé.
aborted-reason = Elle a été annulée au début et ne compte pas.
reached-special-patch = { $who ->
    [you] Tu as atteint un { -special-patch }. Pose-le sur n’importe quelle case vide.
   *[other] { $name } a atteint un { -special-patch }.
}
goes-first = { $who ->
    [you] Tu commences.
   *[other] { $name } commence.
}
level-and-on-top = { $who ->
    [you] Vous êtes à égalité et ton pion est dessus : à toi de jouer.
   *[other] Vous êtes à égalité, et le pion de { $name } est dessus.
}
both-level-and-on-top = Les deux sont à égalité, et le pion de { $name } est dessus.
further-back = { $who ->
    [you] Tu es en retard sur le plateau Temps, donc c’est à toi.
    [automa] L’Automa est en retard sur le plateau Temps.
   *[other] { $name } est en retard sur le plateau Temps.
}
points-to = { $mine } à { $theirs }
result-resignation = { $who ->
    [you] Tu as abandonné ; le score était { $points }.
   *[other] { $name } a abandonné ; le score était { $points }.
}
result-time = { $who ->
    [you] Tu n’avais plus de temps ; le score était { $points }.
   *[other] { $name } n’avait plus de temps ; le score était { $points }.
}
result-first = { $points } : égalité, et le gagnant a atteint la case 53 en premier.
result-score = Le score final est { $points }.

## Coups

patch-label = { $name }, { $squares ->
    [one] { $squares } carré
   *[other] { $squares } carrés
}, coûte { $buttons ->
    [one] { $buttons } { -button }
   *[other] { $buttons } { -buttons }
}, { $time } de temps, { $income ->
    [0] sans revenu
   *[other] { $income } de revenu
}
pass = Passer
pass-move = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
pass-earn = { $count ->
    [one] { $count } { -button }
   *[other] { $count } { -buttons }
}
pass-income = paie { $count }
pass-special = +1 cuir
move-pass = passe
move-took = prend « { $patch } »
move-special-at = { -special-patch } en { $cell }
move-special = { -special-patch }
move-patch = { $patch }
move-patch-at = { $patch } en { $cell }
happened = { $name } : { $deed }
happened-with = { $name } : { $deed }, { $detail }
deed-special = { -special-patch } { -sewed }
deed-patch = « { $patch } » { -sewed }
moved = avance { $count }
gain = { $sign }{ $count ->
    [one] { $count } { -button }
   *[other] { $count } { -buttons }
}
payday = paie

## Ce qui ne va pas à une place, et ce qu’elle apporte

overlaps-another = recouvre une autre { -patch }
overlaps-many = recouvre { $count } cases prises
overlaps-at = recouvre { $cells }
needs-buttons = { $count ->
    [one] manque { $count } { -button }
   *[other] manque { $count } { -buttons }
}
fits-nowhere = ne rentre nulle part dans le { -quilt }
cannot-go-there = ne va pas là
fits = Ça rentre
fits-click = Ça rentre. Reclique pour { -sew }.
fits-press = Ça rentre. Touche « { $place } ».
fits-but-short = { $count ->
    [one] Ça rentre ; manque { $count } { -button }
   *[other] Ça rentre ; manque { $count } { -buttons }
}
single-hole = trou isolé { $cell }
hole-of = trou de { $size } en { $cell }
a-hole = un trou
holes = { $count } trous
effect-cost = Coûte { $count }
effect-buttons = { -Buttons } { $from } → { $to }
effect-time = Temps { $from } → { $to }
effect-income-at = Paie { $count }, en { $marks }
effect-income = Paie { $count }
effect-special = { -Special-patch }
effect-special-costs = Remplit une case, ne coûte rien
effect-tile = { -Special-tile } +7
effect-holes = Laisse { $holes }
effect-a-hole = Laisse un trou
then-over = Puis la partie est finie
next-you = Ensuite : toi
next-you-again = Ensuite : encore toi
next-name = Ensuite : { $name }
next-name-again = Ensuite : encore { $name }
then-you = Puis toi
then-you-again = Puis encore toi
then-name = Puis { $name }
then-name-again = Puis encore { $name }
preview-space = Case { $space }
preview-income = paie { $count }
preview-special = { -special-patch }

## Patchworks et plateau Temps en mots

cell-empty = { $cell }, vide
cell-special = { $cell }, { -special-patch }
cell-covered = { $cell }, prise
cell-patch = { $cell }, { $patch }
quilt-covered = { $covered } prises, { $empty } vides
quilt-single-holes = { $count ->
    [one] trou isolé { $cells }
   *[other] trous isolés { $cells }
}
quilt-largest = plus grande zone vide { $size }
quilt-full = un 7 sur 7 complet
quilt-missing = { $count ->
    [one] à { $count } case d’un 7 sur 7
   *[other] à { $count } cases d’un 7 sur 7
}
at-the-end = à l’arrivée
income-in = paie dans { $count }
special-in = { -special-patch } dans { $count }
end-in = fin dans { $count }
placed-patch = { $patch } ({ $letter }), { $count } carrés, { $from } à { $to }
tokens-together = Les deux pions sont sur la case { $space }, { $name } dessus.
token-at = { $who ->
    [you] Tu es sur la case { $space }.
   *[other] { $name } est sur la case { $space }.
}
special-left = { -Special-patches } restants : { $spaces }.
none = aucun
on-time-board = Sur le plateau Temps : { $distances }.

## Ce qui est lu à voix haute

taken-back = Coup repris. { $turn }
move-by = { $name } : { $move }.
takes-tile = { $who ->
    [you] Tu prends la { -special-tile }, 7 points.
   *[other] { $name } prend la { -special-tile }, 7 points.
}
put-back = Remise à sa place.
special-patch = { -Special-patch }
chosen = Choix : { $patch }. Choisis une place.
chosen-but = { $patch } : { $reason }.
ghost-against = { $cell } : { $reason }.
ghost-fits = { $cell } : ça rentre.
ghost-fits-making = { $cell } : ça rentre, laisse { $holes }.
ghost-tile = Prend la { -special-tile }.
ghost-covers = Occupe { $cells }.
live-lost = Connexion perdue, reconnexion en cours.

## Pendules

no-clock = sans pendule
clock-days = { $count ->
    [one] { $count } jour par tour
   *[other] { $count } jours par tour
}
clock-whole = { $time } pour toute la partie
clock-delay = { $time }, et { $each } de délai à chaque tour
clock-more = { $time }, et { $each } de plus à chaque tour
label-days = { $count ->
    [one] { $count } jour par tour
   *[other] { $count } jours par tour
}
label-minutes = { $count } min
label-seconds = { $count } s
no-time = aucun temps
no-time-left = plus de temps
short-days = { $days } j { $hours } h
seconds-left = { $who ->
    [you] Il te reste { $count } secondes.
   *[other] Il reste { $count } secondes à { $name }.
}
time-is-up = { $who ->
    [you] Ton temps est écoulé.
   *[other] Le temps de { $name } est écoulé.
}
clock = Pendule
clock-running = Pendule en marche

## Deux joueurs à deux endroits

between-players = Entre les joueurs
asks-takeback = { $name } veut reprendre.
accept = Oui
decline = Non
claim = Gagner au temps
your-time-up = Temps écoulé. Tant que { $name } ne réclame rien, tu peux jouer.
you-asked-takeback = Tu as demandé à { $name } de reprendre ton coup.
rematch-open = La revanche est prête.
you-asked-rematch = Tu as demandé une revanche à { $name }.
asks-rematch = { $name } demande une revanche.
play-again = Rejouer
is-away = { $name } n’est pas là.
long-away = { $name } n’est plus là depuis un moment.
let-computer-play = L’ordinateur joue
terms-no-clock = Sans pendule
terms-rated = classée
terms-not-rated = non classée
terms-no-takebacks = sans reprise
terms-points = seconde place { $points }
waiting-for = En attente de { $name }
waiting-for-another = En attente d’un autre joueur
waiting-for-friend = En attente de ton ami
waiting-for-second = En attente d’un second joueur
seat-kept-for = La place est gardée pour { $name }.
seat-for-anyone = La place libre est à qui la prend.
begins-by-link = La partie commence quand ton ami ouvre le lien.
seat-for-invited = La place est gardée pour la personne invitée.
took-seat = { $who ->
    [you] Tu as pris la place.
   *[other] { $name } a pris la place.
}
took-over = { $name } reprend la place et continue.
asked-takeback = { $name } demande à reprendre un coup.
declined-takeback = { $name } refuse la reprise.
declined-rematch = { $name } ne veut pas de revanche.
asked-rematch = { $name } demande une revanche.
move-taken-back = Un coup a été repris.
watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}

## Ce qui n’est pas possible

choose-first = Choisis d’abord une { -patch } : 1, 2 ou 3.
it-is-wrong = Impossible : { $reason }.
cannot-place = Pas ici : { $reason }.
does-not-fit = ne rentre pas
on-its-way = Le dernier coup est encore en route.
told-server = Merci. La personne qui gère ce serveur le lira.

## Les parties de la page

after-move = Après le coup { $number }
back-to-game = Retour à la partie
help = Aide
practice = Essai
connection-lost = Connexion perdue. Reconnexion…
connection-solo = Connexion perdue. Les cartes sont sur le serveur : la partie l’attend.
connection-back = De nouveau connecté.
choose-or-pass = Choisis une { -patch }, ou passe
next-patches = Les prochaines { -patches }
spoken-squares = , { $count ->
    [one] { $count } carré
   *[other] { $count } carrés
}, coûte{ " " }
spoken-buttons = { " " }{ $count ->
    [one] { -button }
   *[other] { -buttons }
},{ " " }
spoken-time = { " " }de temps,{ " " }
short-of = manque { $count }
earns = +{ $count } par paie
no-room = sans place
earns-nothing = sans revenu
plan-then = disponible alors
coming-up = Ensuite
after-these = { $count ->
    [one] encore { $count } { -patch }
   *[other] encore { $count } { -patches }
}
circle = Cercle des { -patches }
circle-left = { $count ->
    [one] encore { $count } { -patch }, la prochaine d’abord
   *[other] encore { $count } { -patches }, la prochaine d’abord
}
has-tile = a la { -special-tile }, 7 points
tile-title = { -Special-tile } : 7 points
number-buttons = { -Buttons }
number-income = Revenu
number-empty = Vides
number-time = Temps
number-score = Score
number-lead = Avance
number-patches = { -Patches }
to-move = joue
rated = classement{ " " }
bot = bot
away = absent
score-tile = { -Special-tile }
score-empty = Vides, −2 chacune
score-seat = Seconde place
score-parts = Détail des scores
score-part = Élément
your-quilt = Ton { -quilt }
quilt-of = { -Quilt } de { $name }
peek = { -Quilt } de { $name }
back = Retour
grid-label = { $name } : { -quilt } de 9 cases sur 9
fits-here = , rentre ici
does-not-fit-here = , ne rentre pas
placing = Poser
rotate-left = À gauche
rotate-right = À droite
flip = Retourner
place = Poser
card-turning = La carte se retourne…
move-sending = Envoi du coup…
earlier-position = Tu regardes une position antérieure. La partie n’a pas changé.
game-over = La partie est finie.
card-ready = La carte de l’Automa est prête.
thinking = { $name } réfléchit…
choose-or-pass-now = Choisis une { -patch }, ou passe.
put-special = Pose-le sur une case vide.
choose-place = Choisis une place dans ton { -quilt }.
undo = Annuler
undo-practice = Annuler (ne compte plus)
ask-takeback = Reprendre
turn-the-card = Retourner la carte
draw-automatically = Retourner les cartes d’office
moves = Coups
save-picture = Enregistrer l’image
show-again = Revoir
first-position = Première position
previous-position = Position précédente
next-position = Position suivante
last-position = Dernière position
no-move-yet = Aucun coup.
time-board = Plateau Temps
legend-income = revenu
legend-special = { -special-patch }
legend-taken = pris
legend-marker = marqueur de l’Automa
board-start = départ
time-note = { $name } : { $distances }
in-words = En mots
rematch = Revanche
rematch-asked = Revanche demandée
to-rematch = Vers la revanche
review = Bilan
share-game = Partager
back-to-day = Retour au jour
new-game = Nouvelle partie
this-game = Cette partie
board-revised = Plateau révisé
board-original = Plateau d’origine
about-code = { $board }, code de départ { $code }
about-watching = , tu regardes
about-chosen = , choisi par un joueur
about-practice = , essai
record = Partie
copy-link = Copier le lien
link-copied = Lien copié.
copy-this-link = Copie ce lien : { $link }
resign = Abandonner
report = Signaler
close-table = Fermer la table
call-off = Annuler
terms-clock = Pendule : { $clock }
terms-takebacks = reprises d’un commun accord
terms-ratings = Classements : { $ratings }.
play-moves = Lecture
halt-moves = Pause
start-position = Départ
command-line = Ligne de commande
enter = Valider
command = Commande
play-on-here = Continuer à partir d’ici
against = Contre
automa-alone = Solo (Automa)
computer-level-name = Ordinateur, niveau { $level } : { $name }
two-people-here = Deux joueurs, un écran
you-are = Tu es
player-one = joueur 1
player-two = joueur 2
play-on = Continuer

## Questions

wait = Attendre
level = Niveau
report-name = Nom offensant
report-cheating = Triche
report-leaving = Quitte ses parties
report-other = Autre chose

## Ce que le serveur refuse

refusal-illegal = Ce n’est pas possible ici.
refusal-stale = La partie a avancé entre-temps. Regarde bien, et décide à nouveau.
refusal-malformed = Le serveur n’a pas compris. Recharge la page.
refusal-not_your_seat = Cette place n’est pas la tienne.
refusal-too_many = C’était trop à la fois. Réessaie dans un instant.
refusal-unavailable = Le serveur ne le peut pas en ce moment. Réessaie dans une minute.

## What players say

say = Dire quelque chose
says = { $name } : { $phrase }
phrases-off = Désactiver les phrases
phrase-hello = Bonjour !
phrase-played = Bien joué !
phrase-thanks = Merci !
phrase-moment = Un instant, s’il te plaît.
phrase-sorry = Désolé !

## Hints; what they say comes later

hint = Conseil
hint-coming = Recherche d’un conseil…
why = Que vaut mon coup ?
why-coming = Comparaison avec ton coup…
