shared-copied = Kopiert

## Was den Ausschlag gab

decided-tile = Das 7×7 gab den Ausschlag: { $who ->
    [you] Du hast
   *[other] { $name } hat
} seine 7 Punkte, der Abstand beträgt { $margin }.
decided-income = { $who ->
    [you] Dein Ertrag
   *[other] Der Ertrag von { $name }
} gab den Ausschlag: am Ende { $mine } je Zahltag gegen { $theirs }, insgesamt { $points } { -buttons } mehr.
decided-paydays = { $who ->
    [you] Deine Zahltage
   *[other] Die Zahltage von { $name }
} gaben den Ausschlag: { $mine } { -buttons } gegen { $theirs }.
decided-special = Die { -special-patches } gaben den Ausschlag: { $mine } gegen { $theirs } für { $who ->
    [you] dich
   *[other] { $name }
}, { $points } Punkte.
decided-seat = Die { $points } Punkte für den zweiten Sitz gaben den Ausschlag.
decided-empty = { $who ->
    [you] Deine vollere { -quilt }
   *[other] Die vollere { -quilt } von { $name }
} gab den Ausschlag: { $mine } leere Felder gegen { $theirs }, { $points } Punkte.
decided-buttons = { $who ->
    [you] Deine { -buttons }
   *[other] Die { -buttons } von { $name }
} gaben den Ausschlag: { $mine } übrig gegen { $theirs }.
decided-alone-income = Dein Ertrag gab den Ausschlag: { $mine } { -buttons } von den Zahltagen.
decided-alone-empty = Die leeren Felder gaben den Ausschlag: { $mine } übrig, { $points } Punkte verloren.
