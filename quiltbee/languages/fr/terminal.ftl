### Une partie dans le terminal. Les lignes de l’aide gardent leurs colonnes.

terminal-player = Joueur { $seat }
terminal-player-called = Joueur { $seat } ({ $name })
terminal-you = toi
terminal-level = niveau { $level }
terminal-automa = l’Automa

## Tours et résultats

terminal-must-place = { $name } doit poser le { -special-patch } de la case { $space }.
terminal-behind = { $name } joue : en retard, case { $mine } contre { $other }.
terminal-start-player = { $name } joue et commence.
terminal-on-top = { $name } joue : les deux en case { $space }, et ce pion est dessus.
terminal-wins = La partie est finie : { $name } gagne, { $mine } à { $other }.
terminal-wins-first = La partie est finie : { $mine } partout, et { $name } gagne, premier en case { $last }.
terminal-resigns = { $name } abandonne : { $winner } gagne.
terminal-score = { $name } : { $parts } = { $score }.
terminal-score-tile = 7 pour la { -special-tile }
terminal-score-empty = { $count ->
    [one] { $points } pour { $count } case vide
   *[other] { $points } pour { $count } cases vides
}

## Ce qu’apporte un coup

terminal-passes = { $name } passe, { $gain }
terminal-takes = { $name } prend { $letter } ({ $token }), { $gain }
terminal-places-special = { $name } pose le { -special-patch } ({ $token })
terminal-and-tile = , et reçoit la { -special-tile }
terminal-pays = paie { $count }
terminal-gets-advancing = reçoit { $count } pour avoir passé
terminal-gets-income = reçoit { $count } à la paie
terminal-gets-special = reçoit un { -special-patch }
terminal-comes-to = { $count ->
    [one] arrive en case { $space } avec { $count } { -button }
   *[other] arrive en case { $space } avec { $count } { -buttons }
}
terminal-brings = { $gain } ; { $next }.
terminal-then-over = puis la partie finit
terminal-then = puis { $name }
terminal-patch-price = { $count ->
    [one] { $count } { -button }
   *[other] { $count } { -buttons }
}
terminal-patch-time = { $time } de temps
terminal-patch-income = { $income } de revenu
terminal-no-income = sans revenu
terminal-needs = { $count ->
    [one] manque { $count } { -button }
   *[other] manque { $count } { -buttons }
}
terminal-not-offered = la { -patch } { $letter } n’est pas parmi les trois prochaines ({ $letters })
terminal-no-special = il n’y a pas de { -special-patch } à poser
terminal-special-first = le { -special-patch } est d’abord à poser
terminal-overlaps = recouvre { $cell }

## Le plateau

terminal-buttons = { -buttons }
terminal-income = revenu
terminal-empty = cases vides
terminal-tile = { -special-tile }
terminal-yes = oui
terminal-score-label = score
terminal-score-now = score actuel
terminal-on-space = sur la case
terminal-income-in = revenu dans
terminal-special-in = { -special-patch } dans
terminal-card = carte
terminal-no-patch = Il ne reste aucune { -patch }.
terminal-after-these = Ensuite dans le cercle : { $letters }
terminal-patch = { -Patch } { $letter }
terminal-to-space = { $count ->
    [one] -> case { $space }, { $count } { -button }
   *[other] -> case { $space }, { $count } { -buttons }
}
terminal-a-special = un { -special-patch }
terminal-pass-line = pass { $to }, { $next }
terminal-pass-line-special = pass { $to }, un { -special-patch }, { $next }
terminal-legend = Plateau Temps : o revenu, + { -special-patch }
terminal-legend-marker = , M marqueur de l’Automa

## Listes de coups

terminal-no-move-left = Il ne reste aucun coup : la partie est finie.
terminal-has-moves = { $count ->
    [one] { $name } a { $count } coup possible.
   *[other] { $name } a { $count } coups possibles.
}
terminal-special-on = Un { -special-patch } en :
terminal-pass-brings = Passer : { $what }
terminal-none-now = aucune { -patch } ne s’achète maintenant
terminal-patch-line = { -Patch } { $letter } : { $figures } ; { $what }.
terminal-fits-in = { $count ->
    [one] rentre à { $count } place
   *[other] rentre à { $count } places
}
terminal-fits-nowhere = ne rentre nulle part

## Le dialogue

terminal-help = X0a7      prendre la { -patch } X, orientation 0, en haut à gauche en a7
    pass      avancer devant l’autre pion, 1 { -button } par case
    +d9       poser un { -special-patch } en d9
    X         dessiner la { -patch } X dans chaque orientation, avec ses coups
    moves     de même pour tout ce qui s’achète maintenant
    show      redessiner le plateau
    hint      ce que ferait l’ordinateur
    why       ce qu’il aurait joué au lieu de ton dernier coup
    undo      reprendre ta dernière décision
    save FILE garder la partie dans FILE, maintenant et après chaque coup
    link      toute la partie en un lien
    resign    abandonner
    quit      partir ; la partie peut se reprendre
    En bref : p pass, m moves, s show, u undo, q quit, h ou ? aide.
terminal-begin = Tape un coup, ou help.
terminal-prompt = Joueur { $seat }
terminal-prompt-special = Joueur { $seat }, { -special-patch }
terminal-see-help = { $fault }. help montre tout ce qui peut se taper.
terminal-not-played = { $move } n’a pas été joué : le tour a passé.
terminal-not-possible = { $move } n’est pas possible : { $reason }.
terminal-see-patch = Tape { $letter } pour voir où elle rentre.
terminal-nothing-to-undo = Il n’y a rien à reprendre.
terminal-taken-back = { $count ->
    [one] { $count } décision reprise.
   *[other] { $count } décisions reprises.
}
terminal-really-resign = Abandonnes-tu vraiment ? Tape oui.
terminal-agree = o oui y yes
terminal-no-such-patch = Il n’y a pas de { -patch } { $text }.
terminal-no-hint = Il n’y a pas de conseil : { $reason }.
terminal-computer-failed = le joueur ordinateur a fait défaut : { $reason }
terminal-would-play = L’ordinateur jouerait { $move }.
terminal-would-have-played = L’ordinateur aurait joué { $move }
terminal-not-saved = La partie n’a pas pu être gardée dans { $file } : { $reason }.
terminal-save-needs = save a besoin d’un nom de fichier.
terminal-file-there = { $file } existe déjà : nomme un autre fichier.
terminal-kept-in = La partie est désormais gardée dans { $file }.
terminal-cannot-save = La partie ne peut pas être gardée dans { $file } : { $reason }.
terminal-record-in = La partie est dans { $file }.
terminal-as-link = La partie en un lien : { $link }
terminal-kept = La partie est gardée ; pour continuer : { $command }
terminal-play-on = Pour continuer : { $command }
terminal-ring-drawn = Le cercle est tiré du code { $seed }.
terminal-ring-and-cards-drawn = Le cercle et les cartes sont tirés du code { $seed }.

## Cartes de l’Automa

terminal-card-help = Au tour de l’Automa, Entrée, ou turn, retourne sa carte. Jusque-là undo est libre ; reprendre
    ce qui précède une carte retournée fait de la partie un essai, et les cartes non vues sont
    redistribuées.
terminal-card-prompt = Carte de l’Automa (Entrée)
terminal-card-waits = C’est le tour de l’Automa : Entrée retourne sa carte.
terminal-card-not-now = C’est ton tour : aucune carte ne se retourne maintenant.
terminal-card-no-move = c’est le tour de l’Automa, et Entrée retourne sa carte
terminal-card-no-choice = Aucun coup à choisir : c’est le tour de l’Automa.
terminal-card-taken-back = La partie est désormais un essai, et les cartes non vues sont redistribuées.
terminal-card-practice = C’était un essai : quelque chose a été repris après une carte retournée.
terminal-keeps-NO_OVERTAKE = sans dépasser
terminal-keeps-MOST_BUTTONS = le plus de { -buttons }
terminal-keeps-LARGEST = la plus grande
terminal-keeps-FURTHEST = la plus loin du pion neutre
terminal-level-of = paquet { $deck }, niveau { $numeral } ({ $name })
terminal-deck-normal = normal
terminal-deck-tactical = tactique
terminal-marker-on = marqueur en { $space }
terminal-marker-off = son marqueur a quitté le plateau
terminal-the-automa = L’Automa : { $level }, { $marker }.
terminal-its-patches = Ses { -patches } avec { -buttons } : { $with } ; sans : { $without }.
terminal-its-patches-printed = Ses { -patches } avec { -buttons } : { $with } ({ $count } en tout) ; sans : { $without }.
terminal-none = aucune
terminal-its-cards = Cartes : { $pile } dans la pile, { $aside } écartées sans être vues, retournées : { $turned }.
terminal-next-budget = La prochaine carte a un budget de { $budget }.
terminal-automa-behind = Tour de l’Automa : en retard, case { $mine } contre { $other }.
terminal-automa-on-top = Tour de l’Automa : les deux en case { $space }, et son pion est dessus.
terminal-turns-over = L’Automa retourne la carte { $number } : budget { $budget }, revenu { $income } ; { $filters }.
terminal-step-skipped = - { $filter } : n’en laisserait aucune, sauté.
terminal-step-leaves = - { $filter } : laisse { $letters }.
terminal-it-advances = Il passe et avance de la case { $start } à { $stop }.
terminal-it-takes = Il prend { $letter } et va de la case { $start } à { $stop }.
terminal-it-receives = { $marks ->
    [one] Il reçoit { $gain } à la paie de la case { $spaces }.
   *[other] Il reçoit { $gain } aux paies des cases { $spaces }.
}
terminal-special-out = Le { -special-patch } de la case { $space } est hors du jeu.
terminal-reaches-marker = Il atteint son marqueur en { $space } et reçoit la { -special-tile }.
terminal-pile-empty = { $count ->
    [one] La pile est vide : { $count } carte est remélangée.
   *[other] La pile est vide : les { $count } cartes sont remélangées.
}
terminal-affords-none = De { $letters }, il ne peut en payer aucune.
terminal-affords = De { $letters }, il peut payer { $bought }.
terminal-and = { $first } et { $last }
terminal-automa-score = L’Automa : { $parts } = { $score }.
terminal-with-printed = { $count ->
    [one] { $points } pour { $count } { -patch } avec { -buttons }
   *[other] { $points } pour { $count } { -patches } avec { -buttons }
}
terminal-printed = { $points } pour les { -buttons } de ses { -patches }
terminal-counts-nothing = pas de { -special-tile }, et rien d’autre ne compte à ce niveau
terminal-other-levels = Aux autres niveaux, la même partie aurait fini ainsi :
terminal-won = gagnée
terminal-lost = perdue
terminal-on-equal = , à égalité
terminal-after-moves = { $count ->
    [one] Après { $at } coup sur { $count }.
   *[other] Après { $at } coups sur { $count }.
}
terminal-puzzle-keys = Entrez un coup ; la lettre d’une pièce ou moves montre ce qui est possible ; Entrée : la solution ; q : quitter.
terminal-puzzle-prompt = Problème { $name }
terminal-puzzle-about = Problème { $name }, classé { $rating } : { $themes }.
terminal-puzzle-score = { $count ->
    [one] Résolus : { $solved } sur { $count } problème.
   *[other] Résolus : { $solved } sur { $count } problèmes.
}
terminal-puzzle-none = Il ne reste aucun problème : choisissez un autre thème ou un autre classement.
