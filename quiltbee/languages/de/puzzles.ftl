### Puzzles: the question, what a try came to, what can be chosen.

puzzle-heading = Rätsel
puzzle-panel = Dieses Rätsel
puzzle-opponent = Gegner
puzzle-pass = Passen
puzzle-special = { -special-patch(form: "the") }
puzzle-ask = Du bist am Zug: Ein Zug ist klar der beste.
puzzle-ask-solo = Gegen den Automa: Ein Zug ist klar der beste.
puzzle-task-win = { $side ->
    [behind] Du liegst { $points } zurück: Finde einen Gewinnzug.
    [ahead] Du führst mit { $points }: Finde einen Zug, der den Sieg hält.
   *[level] Es steht gleich: Finde einen Gewinnzug.
}
puzzle-task-lead = Finde den Zug, mit dem du am Ende vorn liegst: Mit jedem anderen liegst du zurück.
puzzle-task-tile = Es geht um das { -special-tile }: Finde den Zug, mit dem du es bekommst.
puzzle-task-tile-kept = Die Gegenseite hat das { -special-tile } fast: Finde den Zug, der das verhindert.
puzzle-task-special = Es geht um { -special-patch(form: "the") }: Finde den Zug, der dir das sichert.
puzzle-task-swing = Ein Zug ist { $points } Punkte besser als jeder andere: Finde ihn.
puzzle-ask-own = In deiner Partie hast du hier { $points } Punkte verloren. Was wäre besser gewesen?
puzzle-go-on = Richtig. Entscheidung { $step } von { $of }: weiter.
puzzle-good = Gut, aber { $points } Punkte schlechter als der beste Zug. Versuch es noch einmal.
puzzle-judging = Der Computer beurteilt deinen Zug …
puzzle-not-judged = Was das wert ist, kann der Computer nicht sagen. Versuch einen anderen Zug.
puzzle-solved = Gelöst.
puzzle-found-later = Gefunden. Nur der erste Versuch zählt.
puzzle-wrong = Das ist es nicht. Versuch es noch einmal.
puzzle-wrong-by = Das kostet { $points } Punkte. Versuch es noch einmal.
puzzle-wrong-win = Damit verlierst du die Partie. Versuch es noch einmal.
puzzle-given-up = Der beste Zug ist markiert.
puzzle-is-over = Dieses Rätsel ist vorbei.
puzzle-answer = Lösung
puzzle-next = Weiter
puzzle-line = Variante { $shown }/{ $of }
puzzle-away = Der Server ist nicht da: Das wird später gesendet.
puzzle-rated = Deine Wertung: { $before } → { $after }
puzzle-figures = Am besten: { $best }, { $margin } Punkte. Danach: { $next }, { $other }.
puzzle-figures-proven = Am besten: { $best }, { $margin } Punkte, bewiesen. Danach: { $next }, { $other }.
puzzle-figures-own = Am besten: { $best }, { $margin } Punkte. In deiner Partie: { $next }, { $other }.
puzzle-review = Zum Rückblick
puzzle-why = Warum
puzzle-why-win =
    Damit gewinnst du mit { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkten
    } Vorsprung; { $others ->
        [0] mit jedem anderen Zug verlierst du
        [one] ein anderer Zug gewinnt auch, alle übrigen verlieren
       *[other] { $others } andere Züge gewinnen auch, alle übrigen verlieren
    }.
puzzle-why-win-tie =
    Damit endet es gleich, und du gewinnst, weil du zuerst am Ziel bist; { $others ->
        [0] mit jedem anderen Zug verlierst du
        [one] ein anderer Zug gewinnt auch, alle übrigen verlieren
       *[other] { $others } andere Züge gewinnen auch, alle übrigen verlieren
    }.
puzzle-why-lead = Damit liegst du am Ende { $margin } Punkte vorn; mit jedem anderen Zug zurück.
puzzle-decision = Entscheidung { $number }: { $reasons }
puzzle-why-choice = Der beste Zug ist { $points } Punkte besser als der nächste.
puzzle-course-best = Der beste Zug, und danach
puzzle-course-other = Der nächstbeste, und danach
puzzle-theme = Thema
puzzle-theme-any = Alle
puzzle-theme-packing = Einpassen
puzzle-theme-timing = Zeit
puzzle-theme-economy = { -buttons }
puzzle-theme-special = { -special-patches }
puzzle-theme-tile = 7×7
puzzle-theme-denial = Wegnehmen
puzzle-theme-choice = Welcher { -patch }
puzzle-theme-ending = Letzte Züge
puzzle-theme-automa = Automa
puzzle-theme-own = Meine Fehler
puzzle-difficulty = Schwierigkeit
puzzle-easier = Leichter
puzzle-normal = Passend
puzzle-harder = Schwerer
puzzle-run = Drei-Minuten-Lauf
puzzle-run-left = { $time } · { $solved }
puzzle-run-over = Die Zeit ist um. Gelöst: { $solved }
puzzle-run-best = Dein Bestes: { $best }
puzzle-run-retry = Erneut versuchen
puzzle-run-best-short = Bester Lauf
puzzle-again = Noch einmal ({ $count })
puzzle-rating-its = Rätsel
puzzle-rating-yours = Du
puzzle-streak = In Folge
puzzle-streak-of = { $streak } (Bestes { $best })
puzzle-none = Zu diesem Thema ist keins übrig. Wähl ein anderes.
puzzle-own-none = Keiner deiner Fehler ist gerade fällig: Sie kommen nach 1, 3, 7 und 21 Tagen wieder.
puzzle-report = Stimmt etwas nicht?
puzzle-report-choose = Melden …
puzzle-report-second-answer = Ein anderer Zug ist genauso gut
puzzle-report-wrong = Die Lösung ist falsch
puzzle-report-unclear = Unklar, warum
puzzle-report-other = Etwas anderes
puzzle-reported = Danke, ist notiert.
