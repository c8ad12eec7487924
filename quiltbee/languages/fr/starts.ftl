### Débuts équitables : nommer les points, choisir la place, la partie sur les deux places.

starts-cut = Fixe les points
starts-choose = Choisis ta place
starts-cut-text = Regarde le cercle : combien de points pour la seconde place ? { $name } prendra ensuite la place de son choix.
starts-cut-told = { $name } fixe les points de la seconde place. Ensuite, tu prends la place de ton choix.
starts-choose-text = { $points } pour la seconde place. Quelle place prends-tu ?
starts-choose-told = { $points } pour la seconde place. { $name } choisit sa place.
starts-points = Points pour la seconde place
starts-fewer = Un point de moins
starts-more = Un point de plus
starts-name = Fixer
starts-seat-1 = Première place
starts-seat-2 = Seconde place
starts-seat-1-note = tu commences
starts-no-points = Aucun point
starts-points-more = { $count ->
    [one] { $count } point de plus
   *[other] { $count } points de plus
}
starts-points-less = { $count ->
    [one] { $count } point de moins
   *[other] { $count } points de moins
}
starts-second = Vers la seconde partie
starts-the-first = La première partie
starts-went = Pour la seconde place : { $points }.
starts-first-of-two = C’était la première de deux parties sur ce cercle. Changez de place : c’est la somme qui compte.
starts-sum = La somme des deux parties sur ce cercle compte : l’avance de la première est dans le score.
starts-asking = Le moteur examine le début…
starts-worth = Selon le moteur, la place de { $name } valait { $points } points ({ $seat }).

## What players say: see the table's words for the phrases

phrases-on = Activer les phrases
phrases-are-off = Les phrases sont désactivées : tu n’en vois et n’en dis aucune.
