### Conseils : un coup à considérer, ce qui parle pour lui, et ce qui manque au coup joué.

hint-label = Conseil :
live-hint = Conseil : { $words }
hint-take = Prends « { $patch } ».
hint-take-at = Prends « { $patch } », le coin en haut à gauche de son cadre en { $cell }.
hint-take-turned = Prends « { $patch } », { $how }, le coin en haut à gauche de son cadre en { $cell }.
hint-advance = Passe.
hint-put = Pose le { -special-patch } sur la case marquée.
hint-put-on = Pose le { -special-patch } en { $cell }.
hint-flipped = retournée
hint-right = d’un quart de tour à droite
hint-round = d’un demi-tour
hint-left = d’un quart de tour à gauche
hint-lead = { $count ->
    [0] Guère mieux que { $rival }.
    [one] Environ { $count } point de mieux que { $rival }.
   *[other] Environ { $count } points de mieux que { $rival }.
}

## Ce qui parle pour un coup

reason-proven-win = { $points ->
    [0] Cela gagne, quoi que fasse l’adversaire.
    [one] Cela gagne d’au moins { $points } point, quoi que fasse l’adversaire.
   *[other] Cela gagne d’au moins { $points } points, quoi que fasse l’adversaire.
}
reason-proven-loss = { $points ->
    [0] Si l’adversaire joue au mieux, plus rien ne gagne.
    [one] Si l’adversaire joue au mieux, plus rien ne gagne ; ainsi la défaite n’est que de { $points } point.
   *[other] Si l’adversaire joue au mieux, plus rien ne gagne ; ainsi la défaite n’est que de { $points } points.
}
reason-ends-game = La partie finit ainsi, { $mine } à { $theirs }.
reason-completes-7x7 = Le 7×7 est complet : { $points } points pour la { -special-tile }.
reason-special-patch = { $short ->
    [one] Cela rapporte le { -special-patch } ; il manque { $short } case à l’adversaire.
   *[other] Cela rapporte le { -special-patch } ; il manque { $short } cases à l’adversaire.
}
reason-denies-7x7 = L’adversaire pourrait s’en servir pour compléter son 7×7.
reason-moves-again = { $behind ->
    [0] Le pion se pose sur l’autre : encore un tour.
    [one] Le pion reste { $behind } case derrière : encore un tour.
   *[other] Le pion reste { $behind } cases derrière : encore un tour.
}
reason-nothing-else = Rien de ce qui est proposé ne peut être acheté et posé.
reason-fills-hole = Cela bouche un trou que plus rien du cercle ne peut couvrir.
reason-pays-back = { $cost ->
    [0] Cela ne coûte rien et rapporte { $total } en { $paydays ->
        [one] { $paydays } jour de paie
       *[other] { $paydays } jours de paie
    }.
    [one] Cela coûte { $cost } { -button } et rapporte { $total } en { $paydays ->
        [one] { $paydays } jour de paie
       *[other] { $paydays } jours de paie
    }.
   *[other] Cela coûte { $cost } { -buttons } et rapporte { $total } en { $paydays ->
        [one] { $paydays } jour de paie
       *[other] { $paydays } jours de paie
    }.
}
reason-payday = { $buttons ->
    [one] C’est jour de paie : { $buttons } { -button } tout de suite.
   *[other] C’est jour de paie : { $buttons } { -buttons } tout de suite.
}
reason-avoids-holes = { $clean ->
    [one] Toute autre place laisserait un trou.
   *[other] La plupart des places laisseraient un trou, pas celle-ci.
}
reason-nears-7x7 = { $missing ->
    [one] Plus que { $missing } case pour un 7×7.
   *[other] Plus que { $missing } cases pour un 7×7.
}
reason-costs = { $cost ->
    [0] Cela ne coûte rien et couvre { $squares } cases, soit { $points } points.
    [one] Cela coûte { $cost } { -button } et couvre { $squares } cases, soit { $points } points.
   *[other] Cela coûte { $cost } { -buttons } et couvre { $squares } cases, soit { $points } points.
}
reason-earns = { $buttons ->
    [one] Cela rapporte { $buttons } { -button }.
   *[other] Cela rapporte { $buttons } { -buttons }.
}
reason-one-piece = Les cases vides restent toutes d’un seul tenant.
reason-more-income = { $paydays ->
    [one] Cela rapporte { $income } de plus au dernier jour de paie.
   *[other] Cela rapporte { $income } de plus à chacun des { $paydays } jours de paie : { $total } en tout.
}
reason-more-buttons = { $buttons ->
    [one] Il reste { $buttons } { -button } de plus.
   *[other] Il reste { $buttons } { -buttons } de plus.
}
reason-pays-for = { $short ->
    [one] Il reste de quoi payer « { $patch } » ; sinon, il manque { $short } { -button }.
   *[other] Il reste de quoi payer « { $patch } » ; sinon, il manque { $short } { -buttons }.
}
reason-less-time = { $spaces ->
    [one] Le pion avance de { $spaces } case de moins sur le plateau Temps.
   *[other] Le pion avance de { $spaces } cases de moins sur le plateau Temps.
}
reason-covers-more = { $spaces ->
    [one] Cela couvre { $spaces } case de plus, soit { $points } points.
   *[other] Cela couvre { $spaces } cases de plus, soit { $points } points.
}
reason-leads-to = Cela mène à « { $patch } ».
reason-first-to-special-patch = Cela rapporte le { -special-patch } de la case { $space } ; sinon, l’adversaire l’obtient.
reason-moves-in-a-row = Cela donne { $count } tours de suite au lieu de { $otherwise }.
reason-wins-7x7 = { $theirs ->
    [1] Cela mène au 7×7, que sinon l’adversaire complète.
   *[0] Cela mène à un 7×7 et à ses 7 points.
}
reason-larger-payday = Le jour de paie de la case { $space } rapporte { $buttons } au lieu de { $otherwise }.
reason-gets-patch = Cela rapporte « { $patch } », que sinon l’adversaire prend.
reason-keeps-place = Cela garde libre la place de « { $patch } ».
reason-small-things = Rien ne décide à lui seul : beaucoup de petites choses s’ajoutent.

## Que vaut mon coup ?

no-move-to-compare = Il n’y a pas encore de coup à comparer.
why-same = L’ordinateur aurait joué le même coup.
why-take = L’ordinateur aurait pris « { $patch } »
why-elsewhere = L’ordinateur aurait choisi une autre place
why-advance = L’ordinateur aurait passé son tour
why-put = L’ordinateur aurait posé le { -special-patch } ailleurs
why-loss = { $count ->
    [one] { $what } : environ { $count } point de mieux.
   *[other] { $what } : environ { $count } points de mieux.
}
why-good = Bon coup : { $what } n’est guère mieux.
good-take = « { $patch } »
good-elsewhere = la place de l’ordinateur
good-pass = passer
why-loss-chance = { $what } : les chances de gagner montent de { $percent } %.
why-unknown = { $what }.
live-why = Que vaut mon coup ? { $words }

## Ce qui parle contre le coup joué

mine-pays-back = { $cost ->
    [0] Le coup joué ne coûte rien et rapporte { $total } en { $paydays ->
        [one] { $paydays } jour de paie
       *[other] { $paydays } jours de paie
    }.
    [one] Le coup joué coûte { $cost } { -button } et rapporte { $total } en { $paydays ->
        [one] { $paydays } jour de paie
       *[other] { $paydays } jours de paie
    }.
   *[other] Le coup joué coûte { $cost } { -buttons } et rapporte { $total } en { $paydays ->
        [one] { $paydays } jour de paie
       *[other] { $paydays } jours de paie
    }.
}
mine-costs = { $cost ->
    [0] Le coup joué ne coûte rien et ne rapporte aucun revenu.
    [one] Le coup joué coûte { $cost } { -button } et ne rapporte aucun revenu.
   *[other] Le coup joué coûte { $cost } { -buttons } et ne rapporte aucun revenu.
}
mine-makes-holes = { $count ->
    [one] Le coup joué fait un trou que plus rien du cercle ne peut couvrir.
   *[other] Le coup joué fait des trous : { $count } cases que plus rien du cercle ne peut couvrir.
}
mine-gives = Le coup joué laisse « { $patch } » à l’adversaire.
mine-loses-7x7 = Le coup joué laisse l’adversaire compléter son 7×7.
mine-leaves-gap = { $few ->
    [0] Le coup joué laisse un vide ({ $cells }) que plus rien du cercle ne peut atteindre.
    [one] Le coup joué laisse un vide ({ $cells }) que seule { $few } { -patch } peut encore atteindre, au lieu de { $many }.
   *[other] Le coup joué laisse un vide ({ $cells }) que seules { $few } { -patches } peuvent encore atteindre, au lieu de { $many }.
}

## Ce qui parle contre le coup suivant, après un conseil

otherwise-makes-holes = { $count ->
    [one] Sinon, il reste un trou que plus rien du cercle ne peut couvrir.
   *[other] Sinon, il reste des trous : { $count } cases que plus rien du cercle ne peut couvrir.
}
otherwise-gives = Sinon, l’adversaire prend « { $patch } ».
otherwise-loses-7x7 = Sinon, l’adversaire complète son 7×7.
otherwise-leaves-gap = { $few ->
    [0] Sinon, il reste un vide ({ $cells }) que plus rien du cercle ne peut atteindre.
    [one] Sinon, il reste un vide ({ $cells }) que seule { $few } { -patch } peut encore atteindre.
   *[other] Sinon, il reste un vide ({ $cells }) que seules { $few } { -patches } peuvent encore atteindre.
}
