### Tipps: ein Zug zum Überlegen, was für ihn spricht, und was dem gemachten Zug fehlt.

hint-label = Tipp:
live-hint = Tipp: { $words }
hint-take = Nimm „{ $patch }“.
hint-take-at = Nimm „{ $patch }“, die linke obere Ecke des Rahmens auf { $cell }.
hint-take-turned = Nimm „{ $patch }“, { $how }, die linke obere Ecke des Rahmens auf { $cell }.
hint-advance = Passe.
hint-put = Lege { -special-patch(form: "the") } auf das markierte Feld.
hint-put-on = Lege { -special-patch(form: "the") } auf { $cell }.
hint-flipped = gewendet
hint-right = nach rechts gedreht
hint-round = halb gedreht
hint-left = nach links gedreht
hint-lead = { $count ->
    [0] Kaum besser als { $rival }.
    [one] Etwa { $count } Punkt besser als { $rival }.
   *[other] Etwa { $count } Punkte besser als { $rival }.
}

## Was für einen Zug spricht

reason-proven-win = { $points ->
    [0] Das gewinnt, egal, was die andere Seite tut.
    [one] Das gewinnt mit mindestens { $points } Punkt, egal, was die andere Seite tut.
   *[other] Das gewinnt mit mindestens { $points } Punkten, egal, was die andere Seite tut.
}
reason-proven-loss = { $points ->
    [0] Spielt die andere Seite ihr Bestes, gewinnt nichts mehr.
    [one] Spielt die andere Seite ihr Bestes, gewinnt nichts mehr; so geht es nur mit { $points } Punkt verloren.
   *[other] Spielt die andere Seite ihr Bestes, gewinnt nichts mehr; so bleibt es bei { $points } Punkten.
}
reason-ends-game = Damit endet die Partie, { $mine } zu { $theirs }.
reason-completes-7x7 = Damit ist 7×7 voll: { $points } Punkte für das { -special-tile }.
reason-special-patch = { $short ->
    [one] Das bringt { -special-patch(form: "the") }; der anderen Seite fehlt dazu { $short } Feld.
   *[other] Das bringt { -special-patch(form: "the") }; der anderen Seite fehlen dazu { $short } Felder.
}
reason-denies-7x7 = Die andere Seite könnte damit ihr 7×7 füllen.
reason-moves-again = { $behind ->
    [0] Der Stein landet auf dem anderen: noch ein Zug.
    [one] Der Stein bleibt { $behind } Feld zurück: noch ein Zug.
   *[other] Der Stein bleibt { $behind } Felder zurück: noch ein Zug.
}
reason-nothing-else = Von der Auslage lässt sich nichts kaufen und legen.
reason-fills-hole = Das füllt ein Loch, das nichts aus dem Kreis mehr decken kann.
reason-pays-back = { $cost ->
    [0] Das kostet nichts und bringt { $total } an { $paydays ->
        [one] { $paydays } Zahltag
       *[other] { $paydays } Zahltagen
    }.
    [one] Das kostet { $cost } { -button } und bringt { $total } zurück, an { $paydays ->
        [one] { $paydays } Zahltag
       *[other] { $paydays } Zahltagen
    }.
   *[other] Das kostet { $cost } { -buttons } und bringt { $total } zurück, an { $paydays ->
        [one] { $paydays } Zahltag
       *[other] { $paydays } Zahltagen
    }.
}
reason-payday = { $buttons ->
    [one] Es ist Zahltag: sofort { $buttons } { -button }.
   *[other] Es ist Zahltag: sofort { $buttons } { -buttons }.
}
reason-avoids-holes = { $clean ->
    [one] Jeder andere Platz ließe ein Loch.
   *[other] Die meisten Plätze ließen ein Loch, dieser nicht.
}
reason-nears-7x7 = { $missing ->
    [one] Bis zum 7×7 fehlt nur noch { $missing } Feld.
   *[other] Bis zum 7×7 fehlen nur noch { $missing } Felder.
}
reason-costs = { $cost ->
    [0] Das kostet nichts und deckt { $squares } Felder, das sind { $points } Punkte.
    [one] Das kostet { $cost } { -button } und deckt { $squares } Felder, das sind { $points } Punkte.
   *[other] Das kostet { $cost } { -buttons } und deckt { $squares } Felder, das sind { $points } Punkte.
}
reason-earns = { $buttons ->
    [one] Das bringt { $buttons } { -button }.
   *[other] Das bringt { $buttons } { -buttons }.
}
reason-one-piece = Die leeren Felder hängen dann alle zusammen.
reason-more-income = { $paydays ->
    [one] Das bringt am letzten Zahltag { $income } mehr.
   *[other] Das bringt an jedem von { $paydays } Zahltagen { $income } mehr, zusammen { $total }.
}
reason-more-buttons = { $buttons ->
    [one] Es bleibt { $buttons } { -button } mehr.
   *[other] Es bleiben { $buttons } { -buttons } mehr.
}
reason-pays-for = { $short ->
    [one] So reicht es für „{ $patch }“; sonst fehlt dazu { $short } { -button }.
   *[other] So reicht es für „{ $patch }“; sonst fehlen dazu { $short } { -buttons }.
}
reason-less-time = { $spaces ->
    [one] Der Stein kommt auf der Zeittafel { $spaces } Feld weniger weit.
   *[other] Der Stein kommt auf der Zeittafel { $spaces } Felder weniger weit.
}
reason-covers-more = { $spaces ->
    [one] Das deckt { $spaces } Feld mehr, das sind { $points } Punkte.
   *[other] Das deckt { $spaces } Felder mehr, das sind { $points } Punkte.
}
reason-leads-to = Das führt zu „{ $patch }“.
reason-first-to-special-patch = Das bringt { -special-patch(form: "the") } auf Feld { $space }, den sonst die andere Seite bekommt.
reason-moves-in-a-row = Das bringt { $count } Züge hintereinander statt { $otherwise }.
reason-wins-7x7 = { $theirs ->
    [1] Das führt zum 7×7, das sonst die andere Seite füllt.
   *[0] Das führt zu einem 7×7 und seinen 7 Punkten.
}
reason-larger-payday = Der Zahltag auf Feld { $space } bringt dann { $buttons } statt { $otherwise }.
reason-gets-patch = Das bringt „{ $patch }“, den sonst die andere Seite nimmt.
reason-keeps-place = Das hält den Platz für „{ $patch }“ frei.
reason-small-things = Nichts Einzelnes entscheidet: Viele Kleinigkeiten kommen zusammen.

## Wie war mein Zug?

no-move-to-compare = Noch kein eigener Zug zum Vergleichen.
why-same = Der Computer hätte dasselbe gespielt.
why-take = Der Computer hätte „{ $patch }“ genommen
why-elsewhere = Der Computer hätte ihn anderswohin gelegt
why-advance = Der Computer hätte gepasst
why-put = Der Computer hätte { -special-patch(form: "the") } anderswohin gelegt
why-loss = { $count ->
    [one] { $what }: etwa { $count } Punkt besser.
   *[other] { $what }: etwa { $count } Punkte besser.
}
why-good = Guter Zug: { $what } ist kaum besser.
good-take = „{ $patch }“
good-elsewhere = der Platz des Computers
good-pass = Passen
why-loss-chance = { $what }: Die Aussicht auf den Sieg wäre { $percent } % höher.
why-unknown = { $what }.
live-why = Wie war mein Zug? { $words }

## Was gegen den gemachten Zug spricht

mine-pays-back = { $cost ->
    [0] Der gespielte Zug kostet nichts und bringt { $total } an { $paydays ->
        [one] { $paydays } Zahltag
       *[other] { $paydays } Zahltagen
    }.
    [one] Der gespielte Zug kostet { $cost } { -button } und bringt { $total } zurück, an { $paydays ->
        [one] { $paydays } Zahltag
       *[other] { $paydays } Zahltagen
    }.
   *[other] Der gespielte Zug kostet { $cost } { -buttons } und bringt { $total } zurück, an { $paydays ->
        [one] { $paydays } Zahltag
       *[other] { $paydays } Zahltagen
    }.
}
mine-costs = { $cost ->
    [0] Der gespielte Zug kostet nichts und bringt keinen Ertrag.
    [one] Der gespielte Zug kostet { $cost } { -button } und bringt keinen Ertrag.
   *[other] Der gespielte Zug kostet { $cost } { -buttons } und bringt keinen Ertrag.
}
mine-makes-holes = { $count ->
    [one] Der gespielte Zug macht ein Loch, das nichts aus dem Kreis mehr decken kann.
   *[other] Der gespielte Zug macht Löcher: { $count } Felder, die nichts aus dem Kreis mehr decken kann.
}
mine-gives = Der gespielte Zug überlässt der anderen Seite „{ $patch }“.
mine-loses-7x7 = Der gespielte Zug lässt die andere Seite ihr 7×7 füllen.
mine-leaves-gap = { $few ->
    [0] Der gespielte Zug lässt eine Lücke ({ $cells }), an die nichts aus dem Kreis mehr herankommt.
    [one] Der gespielte Zug lässt eine Lücke ({ $cells }), an die nur noch { $few } { -patch } herankommt; sonst wären es { $many }.
   *[other] Der gespielte Zug lässt eine Lücke ({ $cells }), an die nur noch { $few } { -patches } herankommen; sonst wären es { $many }.
}

## Was nach einem Tipp gegen den nächstbesten Zug spricht

otherwise-makes-holes = { $count ->
    [one] Sonst entsteht ein Loch, das nichts aus dem Kreis mehr decken kann.
   *[other] Sonst entstehen Löcher: { $count } Felder, die nichts aus dem Kreis mehr decken kann.
}
otherwise-gives = Sonst nimmt die andere Seite „{ $patch }“.
otherwise-loses-7x7 = Sonst füllt die andere Seite ihr 7×7.
otherwise-leaves-gap = { $few ->
    [0] Sonst bleibt eine Lücke ({ $cells }), an die nichts aus dem Kreis mehr herankommt.
    [one] Sonst bleibt eine Lücke ({ $cells }), an die nur noch { $few } { -patch } herankommt.
   *[other] Sonst bleibt eine Lücke ({ $cells }), an die nur noch { $few } { -patches } herankommen.
}
