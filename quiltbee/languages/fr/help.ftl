### Touches et ligne de commande.

key-1-2-3 = choisir une { -patch }
keys-arrows = Flèches
key-arrows = la déplacer d’une case
keys-shift-arrows = Maj + flèches
key-shift-arrows = jusqu’à la prochaine place où elle rentre
key-n = place suivante ou précédente où elle rentre
key-r = tourner à droite, à gauche
key-f = retourner
keys-space = Espace
key-space = orientation suivante
key-enter = la poser
key-esc = la remettre
keys-wheel = Molette, bouton droit
key-wheel = la tourner, la retourner
key-p = passer
key-u = annuler
key-t = retourner la carte de l’Automa
key-h = conseil, que vaut mon coup ?
key-slash = ligne de commande

command-patch = { -patch } X, orientation 0, en haut à gauche en a7
command-special = { -special-patch } en d9
command-pass = passer devant l’autre pion et gagner des { -buttons }
command-m = les trois { -patches } au choix
command-q = ton { -quilt }, l’autre { -quilt } ou l’Automa
command-t = plateau Temps
command-l = dernier coup, scores
command-w = et si la { -patch } 2 est achetée (w pass : passer)
command-fit = places pour la { -patch } 2, les meilleures d’abord
command-hint = un coup à considérer, ce que vaut ton dernier coup
command-turn = retourner la carte de l’Automa
command-undo = reprendre, abandonner, aide
command-clock = ce qui reste aux deux joueurs
command-accept = répondre à ce que l’autre demande
command-claim = gagner au temps, annuler, rejouer

expected = Tape un coup comme X0a7, +d9 ou pass, ou m, q, o, t, l, s, w 2, fit 2, hint, why, undo, resign, ?.
nothing-to-undo = Il n’y a rien à reprendre.
no-card-now = Il n’y a pas de carte à retourner maintenant.
too-late-to-abort = Il est trop tard pour annuler la partie.
nothing-to-resign = Seule une personne qui joue peut abandonner, tant que la partie dure.
no-such-command = « { $text } » n’est ni un coup ni une commande. { $expected }
nothing-to-accept = Il n’y a rien à accepter maintenant.
nothing-to-decline = Il n’y a rien à refuser maintenant.
nothing-to-claim = Il n’y a rien à réclamer maintenant.
nothing-to-handover = Il n’y a rien à céder maintenant.
nothing-to-rematch = Pas de revanche possible maintenant.
name-and-clock = { $name } : { $clock }
no-clock-here = Cette partie n’a pas de pendule.
go-back-first = C’est une position antérieure : reviens d’abord à la partie.
turn-card-first = Il faut d’abord retourner la carte de l’Automa : tape turn.
place-special-first = Un { -special-patch } est d’abord à poser : tape + et une case, comme +d9.
not-your-turn = Ce n’est pas à toi de jouer.
no-special-now = Il n’y a pas de { -special-patch } à poser.
special-wrong = { -Special-patch } : { $reason }.
not-on-offer = La { -patch } { $letter } n’est pas au choix ; au choix : { $letters }.
has-orientations = { $patch } a les orientations { $codes }.
patch-wrong = { $patch } : { $reason }.
not-on-quilt = dépasse du { -quilt }
say-which = Dis quelle { -patch } : 1 à { $count }.
none-on-offer = Aucune { -patch } n’est au choix maintenant.
say-which-fit = Dis quelle { -patch } : fit 1, fit 2 ou fit 3.
places-best-first = { $count ->
    [one] { $count } place, les meilleures d’abord : { $tokens }.
   *[other] { $count } places, les meilleures d’abord : { $tokens }.
}
it-fits-nowhere = Elle ne rentre nulle part.
quilt-in-words = { $name } : { $quilt }
no-hints-here = Les conseils n’existent qu’en solo et contre l’ordinateur.
name-on-space = { $name } en { $space }, { $distances }
no-move-so-far = Aucun coup. { $turn }.
last-move = Coup { $number }, { $name } : { $move }.
if-ended-now = Si la partie finissait maintenant : { $scores }.
score-with = { $count ->
    [one] { $name } { $score }, avec { $count } { -button }
   *[other] { $name } { $score }, avec { $count } { -buttons }
}
score-with-income = { $count ->
    [one] { $name } { $score }, avec { $count } { -button }, revenu { $income }
   *[other] { $name } { $score }, avec { $count } { -buttons }, revenu { $income }
}
key-help = comment jouer
