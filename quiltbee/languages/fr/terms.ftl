### Les mots du jeu. Une édition peut les dire autrement : voir valentine.ftl.

-button = bouton
-buttons = boutons
-Buttons = Boutons
-patch = pièce
-patches = pièces
-Patch = Pièce
-Patches = Pièces
-special-patch = carré de cuir
-special-patches = carrés de cuir
-Special-patch = Carré de cuir
-Special-patches = Carrés de cuir
-quilt = patchwork
-Quilt = Patchwork
-sewed = cousu
-sewn = cousues
-special-tile = tuile bonus
-Special-tile = Tuile bonus

## Comptés

buttons = { $count ->
    [one] { $count } { -button }
   *[other] { $count } { -buttons }
}
patches = { $count ->
    [one] { $count } { -patch }
   *[other] { $count } { -patches }
}
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}

## Les pièces, chacune avec son nom

patch-A = domino
patch-B = coin bon marché
patch-C = coin rapide
patch-D = bande de trois
patch-E = zigzag simple
patch-F = moufle
patch-G = croix longue
patch-H = croix haute
patch-I = carré
patch-J = gros zigzag
patch-K = petit T
patch-L = crochet
patch-M = bande de quatre
patch-N = bande de cinq
patch-O = brindille
patch-P = bosse
patch-Q = arche à pommeau
patch-R = moulinet
patch-S = L riche
patch-T = petite croix
patch-U = H
patch-V = grosse croix
patch-W = L long
patch-X = T large
patch-Y = louche
patch-Z = Z long
patch-a = L simple
patch-b = T haut
patch-c = escalier
patch-d = U
patch-e = zigzag long
patch-f = zigzag riche
patch-g = carré à marche
