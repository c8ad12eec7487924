### Eine Partie im Terminal. Die Zeilen der Hilfe behalten ihre Spalten.

terminal-player = Spieler { $seat }
terminal-player-called = Spieler { $seat } ({ $name })
terminal-you = du
terminal-level = Stufe { $level }
terminal-automa = der Automa

## Züge und Ergebnisse

terminal-must-place = { $name } muss { -special-patch(form: "the") } von Feld { $space } legen.
terminal-behind = { $name } ist dran: zurück, auf Feld { $mine } gegen { $other }.
terminal-start-player = { $name } ist dran und fängt an.
terminal-on-top = { $name } ist dran: beide auf Feld { $space }, dieser Zeitstein liegt oben.
terminal-wins = Die Partie ist zu Ende: { $name } gewinnt, { $mine } zu { $other }.
terminal-wins-first = Die Partie ist zu Ende: beide haben { $mine }, und { $name } gewinnt, zuerst auf Feld { $last }.
terminal-resigns = { $name } gibt auf: { $winner } gewinnt.
terminal-score = { $name }: { $parts } = { $score }.
terminal-score-tile = 7 für das { -special-tile }
terminal-score-empty = { $count ->
    [one] { $points } für { $count } leeres Feld
   *[other] { $points } für { $count } leere Felder
}

## Was ein Zug bringt

terminal-passes = { $name } passt, { $gain }
terminal-takes = { $name } nimmt { $letter } ({ $token }), { $gain }
terminal-places-special = { $name } legt { -special-patch(form: "the") } ({ $token })
terminal-and-tile = { " " }und bekommt das { -special-tile }
terminal-pays = zahlt { $count }
terminal-gets-advancing = bekommt { $count } fürs Passen
terminal-gets-income = bekommt am Zahltag { $count }
terminal-gets-special = bekommt { -special-patch(form: "a") }
terminal-comes-to = { $count ->
    [one] kommt auf Feld { $space } mit { $count } { -button }
   *[other] kommt auf Feld { $space } mit { $count } { -buttons(case: "dative") }
}
terminal-brings = { $gain }; { $next }.
terminal-then-over = dann endet die Partie
terminal-then = dann { $name }
terminal-patch-price = { $count ->
    [one] { $count } { -button }
   *[other] { $count } { -buttons }
}
terminal-patch-time = { $time } Zeit
terminal-patch-income = { $income } Ertrag
terminal-no-income = kein Ertrag
terminal-needs = { $count ->
    [one] { $count } { -button } fehlt
   *[other] { $count } { -buttons } fehlen
}
terminal-not-offered = { -patch } { $letter } ist nicht unter den nächsten dreien ({ $letters })
terminal-no-special = es gibt { -special-patch(form: "no") } zu legen
terminal-special-first = erst kommt { -special-patch(form: "subject") }
terminal-overlaps = überdeckt { $cell }

## Das Brett

terminal-buttons = { -buttons }
terminal-income = Ertrag
terminal-empty = leere Felder
terminal-tile = { -special-tile }
terminal-yes = ja
terminal-score-label = Punkte
terminal-score-now = Punkte jetzt
terminal-on-space = auf Feld
terminal-income-in = Ertrag in
terminal-special-in = { -special-patch } in
terminal-card = Karte
terminal-no-patch = Es ist kein { -patch } mehr da.
terminal-after-these = Danach im Kreis: { $letters }
terminal-patch = { -patch } { $letter }
terminal-to-space = { $count ->
    [one] -> Feld { $space }, { $count } { -button }
   *[other] -> Feld { $space }, { $count } { -buttons }
}
terminal-a-special = { -special-patch }
terminal-pass-line = pass { $to }, { $next }
terminal-pass-line-special = pass { $to }, { -special-patch }, { $next }
terminal-legend = Zeittafel: o Ertrag, + { -special-patch }
terminal-legend-marker = , M Marker des Automa

## Listen von Zügen

terminal-no-move-left = Es gibt keinen Zug mehr: Die Partie ist zu Ende.
terminal-has-moves = { $count ->
    [one] { $name } hat { $count } möglichen Zug.
   *[other] { $name } hat { $count } mögliche Züge.
}
terminal-special-on = { -special-patch } auf:
terminal-pass-brings = Passen: { $what }
terminal-none-now = jetzt lässt sich kein { -patch } kaufen
terminal-patch-line = { -patch } { $letter }: { $figures }; { $what }.
terminal-fits-in = { $count ->
    [one] passt an { $count } Stelle
   *[other] passt an { $count } Stellen
}
terminal-fits-nowhere = passt nirgends

## Das Gespräch

terminal-help = X0a7      { -patch } X nehmen, Ausrichtung 0, links oben auf a7
    pass      vor den anderen Zeitstein rücken, 1 { -button } je Feld
    +d9       { -special-patch } auf d9 legen
    X         { -patch } X in jeder Ausrichtung zeigen, mit den Zügen dazu
    moves     dasselbe für alles, was jetzt zu kaufen ist
    show      das Brett noch einmal zeigen
    hint      was der Computer täte
    why       wie dein letzter Zug war, und was er getan hätte
    undo      deine letzte Entscheidung zurücknehmen
    save FILE die Aufzeichnung in FILE halten, jetzt und nach jedem Zug
    link      die ganze Partie als Link
    resign    aufgeben
    quit      gehen; die Partie lässt sich fortsetzen
    Kurz: p pass, m moves, s show, u undo, q quit, h oder ? Hilfe.
terminal-begin = Gib einen Zug ein, oder help.
terminal-prompt = Spieler { $seat }
terminal-prompt-special = Spieler { $seat }, { -special-patch }
terminal-see-help = { $fault }. Mit help siehst du alles, was sich eingeben lässt.
terminal-not-played = { $move } wurde nicht gespielt: Inzwischen ist die andere Seite dran.
terminal-not-possible = { $move } ist nicht möglich: { $reason }.
terminal-see-patch = Gib { $letter } ein, um zu sehen, wo er passt.
terminal-nothing-to-undo = Es gibt nichts zurückzunehmen.
terminal-taken-back = { $count ->
    [one] { $count } Entscheidung zurückgenommen.
   *[other] { $count } Entscheidungen zurückgenommen.
}
terminal-really-resign = Gibst du wirklich auf? Gib ja ein.
terminal-agree = j ja y yes
terminal-no-such-patch = Es gibt keinen { -patch } { $text }.
terminal-no-hint = Es gibt keinen Tipp: { $reason }.
terminal-computer-failed = der Computerspieler ist ausgefallen: { $reason }
terminal-would-play = Der Computer würde { $move } spielen.
terminal-would-have-played = Der Computer hätte { $move } gespielt
terminal-not-saved = Die Aufzeichnung ließ sich nicht in { $file } sichern: { $reason }.
terminal-save-needs = save braucht den Namen einer Datei.
terminal-file-there = { $file } gibt es schon: Nenne eine andere Datei.
terminal-kept-in = Die Aufzeichnung steht von jetzt an in { $file }.
terminal-cannot-save = Die Aufzeichnung lässt sich nicht in { $file } sichern: { $reason }.
terminal-record-in = Die Aufzeichnung steht in { $file }.
terminal-as-link = Die Partie als Link: { $link }
terminal-kept = Die Partie ist gesichert; weiter geht es mit: { $command }
terminal-play-on = Weiter geht es mit: { $command }
terminal-ring-drawn = Der Kreis ist aus dem Code { $seed } gezogen.
terminal-ring-and-cards-drawn = Der Kreis und die Karten sind aus dem Code { $seed } gezogen.

## Karten des Automa

terminal-card-help = Ist der Automa dran, deckt Enter oder turn seine Karte auf. Bis dahin ist undo frei; wer
    zurücknimmt, was vor einer aufgedeckten Karte lag, macht die Partie zur Übung, und die
    ungesehenen Karten werden neu gemischt.
terminal-card-prompt = Karte des Automa (Enter)
terminal-card-waits = Der Automa ist dran: Enter deckt seine Karte auf.
terminal-card-not-now = Du bist dran: Jetzt wird keine Karte aufgedeckt.
terminal-card-no-move = der Automa ist dran, und Enter deckt seine Karte auf
terminal-card-no-choice = Es gibt keinen Zug zu wählen: Der Automa ist dran.
terminal-card-taken-back = Die Partie ist von jetzt an Übung, und die ungesehenen Karten werden neu gemischt.
terminal-card-practice = Es war Übung: Nach einer aufgedeckten Karte wurde etwas zurückgenommen.
terminal-keeps-NO_OVERTAKE = nicht überholen
terminal-keeps-MOST_BUTTONS = am meisten aufgedruckte { -buttons }
terminal-keeps-LARGEST = größter
terminal-keeps-FURTHEST = am weitesten vom neutralen Stein
terminal-level-of = { $deck } Stapel, Stufe { $numeral } ({ $name })
terminal-deck-normal = normaler
terminal-deck-tactical = taktischer
terminal-marker-on = Marker auf { $space }
terminal-marker-off = sein Marker ist vom Brett
terminal-the-automa = Der Automa: { $level }, { $marker }.
terminal-its-patches = Seine { -patches } mit { -buttons(case: "dative") }: { $with }; ohne: { $without }.
terminal-its-patches-printed = Seine { -patches } mit { -buttons(case: "dative") }: { $with } ({ $count } aufgedruckt); ohne: { $without }.
terminal-none = keine
terminal-its-cards = Karten: { $pile } im Stapel, { $aside } ungesehen beiseite, aufgedeckt: { $turned }.
terminal-next-budget = Die nächste Karte hat das Budget { $budget }.
terminal-automa-behind = Der Automa ist dran: zurück, auf Feld { $mine } gegen { $other }.
terminal-automa-on-top = Der Automa ist dran: beide auf Feld { $space }, sein Zeitstein liegt oben.
terminal-turns-over = Der Automa deckt Karte { $number } auf: Budget { $budget }, Ertrag { $income }; { $filters }.
terminal-step-skipped = - { $filter }: ließe keinen übrig, entfällt.
terminal-step-leaves = - { $filter }: lässt { $letters }.
terminal-it-advances = Er passt und zieht von Feld { $start } auf { $stop }.
terminal-it-takes = Er nimmt { $letter } und zieht von Feld { $start } auf { $stop }.
terminal-it-receives = { $marks ->
    [one] Er bekommt { $gain } am Zahltag von Feld { $spaces }.
   *[other] Er bekommt { $gain } an den Zahltagen der Felder { $spaces }.
}
terminal-special-out = { -special-patch } von Feld { $space } ist aus dem Spiel.
terminal-reaches-marker = Er erreicht seinen Marker auf { $space } und bekommt das { -special-tile }.
terminal-pile-empty = { $count ->
    [one] Der Stapel ist leer: { $count } Karte wird neu gemischt.
   *[other] Der Stapel ist leer: Alle { $count } Karten werden neu gemischt.
}
terminal-affords-none = Von { $letters } kann er sich keinen leisten.
terminal-affords = Von { $letters } kann er sich { $bought } leisten.
terminal-and = { $first } und { $last }
terminal-automa-score = Der Automa: { $parts } = { $score }.
terminal-with-printed = { $count ->
    [one] { $points } für { $count } { -patch } mit { -buttons(case: "dative") }
   *[other] { $points } für { $count } { -patches } mit { -buttons(case: "dative") }
}
terminal-printed = { $points } für die { -buttons } auf seinen { -patches }
terminal-counts-nothing = kein { -special-tile }, und sonst zählt auf dieser Stufe nichts
terminal-other-levels = Auf den anderen Stufen wäre dieselbe Partie so ausgegangen:
terminal-won = gewonnen
terminal-lost = verloren
terminal-on-equal = , bei Gleichstand
terminal-after-moves = { $count ->
    [one] Nach { $at } von { $count } Zug.
   *[other] Nach { $at } von { $count } Zügen.
}
terminal-puzzle-keys = Gib einen Zug ein; der Buchstabe eines Flickens oder moves zeigt, was möglich ist; Enter: die Lösung; q: Ende.
terminal-puzzle-prompt = Aufgabe { $name }
terminal-puzzle-about = Aufgabe { $name }, Wertung { $rating }: { $themes }.
terminal-puzzle-score = { $count ->
    [one] Gelöst: { $solved } von { $count } Aufgabe.
   *[other] Gelöst: { $solved } von { $count } Aufgaben.
}
terminal-puzzle-none = Keine Aufgabe ist übrig: Wähle ein anderes Thema oder eine andere Wertung.
