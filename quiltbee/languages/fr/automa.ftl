### L’Automa : ses cartes, ses tours, son score.

automa-name-1 = Stagiaire
automa-name-2 = Apprenti
automa-name-3 = Compagnon
automa-name-4 = Maître
automa-name-5 = Légende
numeral-and-name = { $numeral } { $name }

deck-normal = Paquet normal
deck-tactical = Paquet tactique
label-and-note = { $label } : { $note }.

filter-NO_OVERTAKE = Sans dépasser
filter-MOST_BUTTONS = Max { -buttons }
filter-LARGEST = Plus grande
filter-FURTHEST = Plus loin
keeps-NO_OVERTAKE = pas au-delà de ton pion
keeps-MOST_BUTTONS = le plus de { -buttons }
keeps-LARGEST = le plus de carrés
keeps-FURTHEST = la plus loin du pion neutre
filter-none = aucun choix
card-budget = budget

part-tile = { -Special-tile }
part-held = Ses { -buttons }
part-patches = { -Patches } avec { -buttons }
part-printed = { -Buttons } de ses { -patches }
part-points = { $part } { $points }

named-patch = { $patch } ({ $letter })
card-title = Carte { $number } : budget { $budget }, revenu { $income }
budget-none = Le budget { $budget } n’achète aucune des { $count } : il passe.
budget-only = Le budget { $budget } n’achète que { $patches }.
budget-buys = Le budget { $budget } achète { $patches }.
filter-skipped = { $filter } : n’en laisserait aucune, sauté.
filter-leaves = { $filter } ({ $keeps }) : laisse { $patches }.
automa-takes = Prend { $patch } ; avance { $start } → { $stop }.
automa-advances = Avance { $start } → { $stop }, ne gagne rien.
automa-income = Revenu en { $marks } : { $gain }.
automa-no-gain = cette carte n’en donne pas
automa-special = Le { -special-patch } en { $marks } est hors du jeu.
automa-marker-tile = Atteint son marqueur et reçoit la { -special-tile }, 7 points.
automa-marker = Atteint son marqueur ; la { -special-tile } est déjà prise.
automa-says = Automa : { $text }
cards-in-pile = { $count ->
    [one] { $count } carte dans la pile
   *[other] { $count } cartes dans la pile
}
cards-aside = { $count } écartées sans être vues
cards-turned = retournées : { $cards }
cards-none = aucune retournée depuis le mélange
automa-title = { $deck }, niveau { $numeral }, { $name }
marker-on = Son marqueur est sur la case { $space }.
marker-off = Son marqueur a quitté le plateau.
automa-score = Score { $score }.
automa-score-of = Score { $score } : { $parts }.
pile-with = { $count ->
    [one] { $count } { -patch } avec { -buttons }
   *[other] { $count } { -patches } avec { -buttons }
}
pile-without = { $count ->
    [one] { $count } { -patch } sans { -buttons }
   *[other] { $count } { -patches } sans { -buttons }
}
pile-of = { $pile } : { $patches }
next-budget = la prochaine a un budget de { $budget } ;
automa-holds = { $count ->
    [one] Il a { $count } { -button } ; { $piles }.
   *[other] Il a { $count } { -buttons } ; { $piles }.
}
automa-cards = Cartes : { $cards }

## Son côté de la page

last-turn = Le dernier tour de l’Automa
last-turns = Les { $count } derniers tours de l’Automa
no-card-since = Aucune carte depuis la dernière décision.
the-automa = L’Automa
no-more-cards = Plus de carte à retourner.
pile-empty = La pile est vide.
next-face-down = La prochaine carte est face cachée.
next-can-pay = La prochaine carte peut payer jusqu’à { $price }.
patches-with = { -Patches } avec { -buttons } : { $count }
patches-without = { -Patches } sans : { $count }
what-level-counts = Ce que compte le niveau { $numeral }
score-now = Score actuel
at-each-level = À chaque niveau
winner = Gagnant
this-game-level = { $level } (cette partie)
deck = Paquet
you-begin = { $numeral } { $name } : { $counts }. Tu commences.
won = Gagnées
mean = Écart moyen
best = Meilleur écart
won-of = { $won } sur { $games }
