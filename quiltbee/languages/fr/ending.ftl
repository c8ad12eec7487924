shared-copied = Copié

## Ce qui a fait la différence

decided-tile = Le 7×7 a fait la différence : ses 7 points sont pour { $who ->
    [you] toi
   *[other] { $name }
}, et l’écart est de { $margin }.
decided-income = { $who ->
    [you] Ton revenu
   *[other] Le revenu de { $name }
} a fait la différence : { $mine } par paie à la fin contre { $theirs }, { $points } { -buttons } de plus au total.
decided-paydays = { $who ->
    [you] Tes paies
   *[other] Les paies de { $name }
} ont fait la différence : { $mine } { -buttons } contre { $theirs }.
decided-special = Les { -special-patches } ont fait la différence : { $mine } contre { $theirs } pour { $who ->
    [you] toi
   *[other] { $name }
}, { $points } points.
decided-seat = Les { $points } points de la deuxième place ont fait la différence.
decided-empty = { $who ->
    [you] Ton { -quilt } mieux rempli
   *[other] Le { -quilt } mieux rempli de { $name }
} a fait la différence : { $mine } cases vides contre { $theirs }, { $points } points.
decided-buttons = { $who ->
    [you] Tes { -buttons }
   *[other] Les { -buttons } de { $name }
} ont fait la différence : il en reste { $mine } contre { $theirs }.
decided-alone-income = Ton revenu a fait la différence : { $mine } { -buttons } aux paies.
decided-alone-empty = Les cases vides ont fait la différence : { $mine } à la fin, { $points } points perdus.
