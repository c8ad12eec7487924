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
    [0] Von hier kannst du gewinnen, egal, was die andere Seite tut.
    [one] Von hier kannst du mit mindestens { $points } Punkt gewinnen, egal, was die andere Seite tut.
   *[other] Von hier kannst du mit mindestens { $points } Punkten gewinnen, egal, was die andere Seite tut.
}
reason-proven-loss = { $points ->
    [0] Spielt die andere Seite ihr Bestes, kannst du nicht mehr gewinnen.
    [one] Spielt die andere Seite ihr Bestes, kannst du nicht mehr gewinnen; so verlierst du nur mit { $points } Punkt.
   *[other] Spielt die andere Seite ihr Bestes, kannst du nicht mehr gewinnen; so bleibt es bei { $points } Punkten.
}
reason-ends-game = Damit endet die Partie, { $mine } zu { $theirs }.
reason-completes-7x7 = Damit ist 7×7 voll: { $points } Punkte für das { -special-tile }.
reason-special-patch = { $short ->
    [one] Damit bekommst du { -special-patch(form: "the") }; der anderen Seite fehlt dazu { $short } Feld.
   *[other] Damit bekommst du { -special-patch(form: "the") }; der anderen Seite fehlen dazu { $short } Felder.
}
reason-denies-7x7 = Die andere Seite könnte damit ihr 7×7 füllen.
reason-moves-again = { $behind ->
    [0] Dein Stein landet auf dem anderen: Du bist noch einmal dran.
    [one] Du bleibst { $behind } Feld zurück und bist noch einmal dran.
   *[other] Du bleibst { $behind } Felder zurück und bist noch einmal dran.
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
    [one] Nur noch { $missing } Feld bis zu deinem 7×7.
   *[other] Nur noch { $missing } Felder bis zu deinem 7×7.
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
reason-one-piece = Deine leeren Felder hängen dann alle zusammen.
reason-more-income = { $paydays ->
    [one] Das bringt am letzten Zahltag { $income } mehr.
   *[other] Das bringt an jedem von { $paydays } Zahltagen { $income } mehr, zusammen { $total }.
}
reason-more-buttons = { $buttons ->
    [one] So behältst du { $buttons } { -button } mehr.
   *[other] So behältst du { $buttons } { -buttons } mehr.
}
reason-pays-for = { $short ->
    [one] So reicht es noch für „{ $patch }“; sonst fehlt dir dazu { $short } { -button }.
   *[other] So reicht es noch für „{ $patch }“; sonst fehlen dir dazu { $short } { -buttons }.
}
reason-less-time = { $spaces ->
    [one] Das bringt dich auf der Zeittafel { $spaces } Feld weniger weit.
   *[other] Das bringt dich auf der Zeittafel { $spaces } Felder weniger weit.
}
reason-covers-more = { $spaces ->
    [one] Das deckt { $spaces } Feld mehr, das sind { $points } Punkte.
   *[other] Das deckt { $spaces } Felder mehr, das sind { $points } Punkte.
}
reason-leads-to = Spielen beide gut weiter, bekommst du bald danach „{ $patch }“.
reason-keeps-place = Das hält den Platz frei, auf den als Nächstes „{ $patch }“ kommt.
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
    [0] Deiner kostet nichts und bringt { $total } an { $paydays ->
        [one] { $paydays } Zahltag
       *[other] { $paydays } Zahltagen
    }.
    [one] Deiner kostet { $cost } { -button } und bringt { $total } zurück, an { $paydays ->
        [one] { $paydays } Zahltag
       *[other] { $paydays } Zahltagen
    }.
   *[other] Deiner kostet { $cost } { -buttons } und bringt { $total } zurück, an { $paydays ->
        [one] { $paydays } Zahltag
       *[other] { $paydays } Zahltagen
    }.
}
mine-costs = { $cost ->
    [0] Deiner kostet nichts und bringt keinen Ertrag.
    [one] Deiner kostet { $cost } { -button } und bringt keinen Ertrag.
   *[other] Deiner kostet { $cost } { -buttons } und bringt keinen Ertrag.
}
mine-makes-holes = { $count ->
    [one] Deiner macht ein Loch, das nichts aus dem Kreis mehr decken kann.
   *[other] Deiner macht Löcher: { $count } Felder, die nichts aus dem Kreis mehr decken kann.
}
mine-gives = Nach deinem kann die andere Seite gleich „{ $patch }“ nehmen.
mine-leaves-gap = { $few ->
    [0] Deiner lässt eine Lücke ({ $cells }), an die nichts aus dem Kreis mehr herankommt.
    [one] Deiner lässt eine Lücke ({ $cells }), an die nur noch { $few } { -patch } herankommt; sonst wären es { $many }.
   *[other] Deiner lässt eine Lücke ({ $cells }), an die nur noch { $few } { -patches } herankommen; sonst wären es { $many }.
}

## Was nach einem Tipp gegen den nächstbesten Zug spricht

otherwise-makes-holes = { $count ->
    [one] Sonst entsteht ein Loch, das nichts aus dem Kreis mehr decken kann.
   *[other] Sonst entstehen Löcher: { $count } Felder, die nichts aus dem Kreis mehr decken kann.
}
otherwise-gives = Sonst kann die andere Seite gleich „{ $patch }“ nehmen.
otherwise-leaves-gap = { $few ->
    [0] Sonst bleibt eine Lücke ({ $cells }), an die nichts aus dem Kreis mehr herankommt.
    [one] Sonst bleibt eine Lücke ({ $cells }), an die nur noch { $few } { -patch } herankommt.
   *[other] Sonst bleibt eine Lücke ({ $cells }), an die nur noch { $few } { -patches } herankommen.
}
