### Planifier : ce qui vient avec la première pièce prévue.

plan-now = Disponible maintenant
plan-next = Disponible après le prochain achat
plan-after = Disponible après { $least }–{ $most } achats
plan-can-pay = { $who ->
    [you] Tu pourrais payer
   *[other] { $name } pourrait payer
}
plan-short = { $who ->
    [you] Il t’en manque { $count }
   *[other] Il en manque { $count } à { $name }
}
plan-automa = { $count ->
    [0] L’Automa n’a besoin d’aucun budget
   *[other] L’Automa a besoin d’un budget de { $count }
}
plan-fits = Irait ici
plan-not-yet = Pas encore : { $when }.
