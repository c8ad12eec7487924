### L’aide de jeu, et aide pour la page.

aid-goal = Le but
aid-goal-1 = Couds le mieux possible ton { -quilt } de 9 cases sur 9, et garde le plus de { -buttons }.
aid-goal-2 = Les { -buttons } sont l’argent du jeu, et des points à la fin.
aid-components = Matériel
aid-components-1 = Deux plateaux de { -quilt } de 9 cases sur 9, un plateau Temps de 0 à 53, deux pions, un pion neutre, des { -buttons }.
aid-components-2 = 33 { -patches }, 5 { -special-patches } d’une case, 1 { -special-tile } de 7 points.
aid-set-up = Mise en place
aid-set-up-1 = Chacun prend un { -quilt } vide et 5 { -buttons }. Les deux pions partent de la case 0.
aid-set-up-2 = Disposez les 33 { -patches } en cercle, au hasard. Le pion neutre se place juste après la { -patch } de 2 cases : les trois suivantes, dans le sens horaire, sont au choix.
aid-set-up-3 = Qui a tenu une aiguille en dernier commence, son pion sur le dessus. Ou tirez au sort.
aid-turn = À qui de jouer
aid-turn-1 = À qui est en retard sur le plateau Temps, souvent plusieurs fois de suite.
aid-turn-2 = Sur la même case, le pion du dessus joue : le dernier arrivé.
aid-turn-3 = En case 53 tu n’as plus de tour ; l’autre continue seul.
aid-buy = Ton tour : achète une { -patch }…
aid-buy-1 = Prends l’une des 3 prochaines { -patches }. Le pion neutre va dans le vide ; celles que tu sautes viennent donc en dernier.
aid-buy-2 = Paie son prix en { -buttons }. Tourne-la et retourne-la à ton gré, et couds-la sur des cases libres : elle n’a pas à en toucher une autre, et n’en bouge plus.
aid-buy-3 = Avance ton pion de son temps, au plus jusqu’à la case 53.
aid-advance = … ou passe
aid-advance-1 = Va sur la case juste devant l’autre pion, au plus en 53. Tu reçois 1 { -button } par case.
aid-income = Revenu
aid-income-1 = Si tu atteins ou dépasses une marque de revenu, tu reçois 1 { -button } pour chaque { -button } de ton { -quilt }, nouvelle { -patch } comprise.
aid-income-2 = Paies : 5, 11, 17, 23, 29, 35, 41, 47 et 53.
aid-special = { -Special-patches }
aid-special-1 = Le premier qui en atteint ou en dépasse un le coud aussitôt : 1 case, gratuitement.
aid-special-2 = Ils sont en 26, 32, 38, 44 et 50 ; sur le plateau d’origine en 20, 26, 32, 44 et 50.
aid-tile = { -Special-tile }
aid-tile-1 = Le premier carré plein de 7 cases sur 7 la gagne, pour de bon : 7 points.
aid-end = La fin
aid-end-1 = Les deux pions sont en 53. Score : tes { -buttons }, plus 7 pour la { -special-tile }, moins 2 par case vide. À égalité, le premier arrivé en 53 gagne.
aid-end-2 = Exemple : 16 { -buttons }, la { -special-tile } et 6 cases vides font 16 + 7 − 12 = 11. 21 { -buttons } et 4 cases vides font 21 − 8 = 13, et gagnent.
aid-solo = Seul : le paquet solo
aid-solo-1 = L’Automa joue contre toi, avec un paquet de 12 cartes : normal (1 à 12) ou tactique (13 à 24). Mélange-le et écarte 2 cartes sans les voir. L’Automa n’a ni { -quilt } ni { -buttons } ; tu commences. Choisis un niveau de 1 à 5 et pose son marqueur sur le plateau Temps.
aid-solo-2 = À son tour, retourne la carte du dessus. Son budget dit lesquelles des 3 prochaines { -patches } il peut prendre ; entre plusieurs, les règles de la carte tranchent, de haut en bas. Il ne paie rien, garde la { -patch } et avance de son temps. S’il n’en peut prendre aucune, il passe et ne reçoit pas de { -buttons } pour cela.
aid-solo-3 = À la paie il reçoit autant de { -buttons } que le dit la carte. Il retire du jeu un { -special-patch }. À son marqueur il reçoit la { -special-tile }, si tu ne l’as pas.
aid-solo-4 = Quand le paquet est vide, mélange les 12 cartes. Son score : 7 pour la { -special-tile }, et ce que son niveau compte.
print = Imprimer

## Aide pour la page

on-this-page = Sur cette page
page-help-place = Choisis une { -patch }, mets-la sur ton { -quilt }, tourne-la et appuie sur { $place }. Tu peux aussi la faire glisser ; à la souris, la molette la tourne et le bouton droit la retourne.
page-help-automa = Contre l’Automa, une carte retournée le reste : annuler ensuite fait de la partie un essai qui ne compte pas.
page-help-friend = Avec un ami ailleurs, tu demandes avant de reprendre un coup. S’il y a une pendule, le premier tour est libre ; si ton temps est écoulé, l’adversaire peut réclamer la victoire.
keys = Touches
keys-where = Elles agissent tant que le { -quilt } ou les { -patches } ont le focus ; F1 agit partout.
