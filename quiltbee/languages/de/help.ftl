### Tasten und Befehlszeile.

key-1-2-3 = einen { -patch } wählen
keys-arrows = Pfeile
key-arrows = um ein Feld bewegen
keys-shift-arrows = Umschalt + Pfeile
key-shift-arrows = zum nächsten Platz, an dem er passt
key-n = nächster oder voriger passender Platz
key-r = nach rechts, nach links drehen
key-f = wenden
keys-space = Leertaste
key-space = nächste Ausrichtung
key-enter = legen
key-esc = zurücklegen
keys-wheel = Mausrad, rechte Taste
key-wheel = drehen, wenden
key-p = passen
key-u = zurücknehmen
key-t = Karte des Automa aufdecken
key-h = Tipp, wie war mein Zug?
key-slash = Befehlszeile

command-patch = { -patch } X, Ausrichtung 0, links oben auf a7
command-special = { -special-patch } auf d9
command-pass = am anderen Zeitstein vorbeiziehen und { -buttons } bekommen
command-m = die drei { -patches } zur Wahl
command-q = deine { -quilt }, die andere { -quilt } oder der Automa
command-t = Zeittafel
command-l = letzter Zug, Punkte
command-w = was wäre mit { -patch } 2 (w pass: mit Passen)
command-fit = Plätze für { -patch } 2, die besten zuerst
command-hint = ein Zug zum Überlegen, wie dein letzter war
command-turn = Karte des Automa aufdecken
command-undo = zurücknehmen, aufgeben, Hilfe
command-clock = wie viel Zeit beide noch haben
command-accept = antworten, wenn die andere Seite fragt
command-claim = auf Zeit gewinnen, abbrechen, noch einmal

expected = Gib einen Zug ein wie X0a7, +d9 oder pass, oder m, q, o, t, l, s, w 2, fit 2, hint, why, undo, resign, ?.
nothing-to-undo = Es gibt nichts zurückzunehmen.
no-card-now = Jetzt ist keine Karte aufzudecken.
too-late-to-abort = Zum Abbrechen ist es zu spät.
nothing-to-resign = Aufgeben können nur die Spielenden, solange die Partie läuft.
no-such-command = „{ $text }“ ist weder Zug noch Befehl. { $expected }
nothing-to-accept = Es gibt jetzt nichts anzunehmen.
nothing-to-decline = Es gibt jetzt nichts abzulehnen.
nothing-to-claim = Es gibt jetzt nichts zu beanspruchen.
nothing-to-handover = Es gibt jetzt nichts zu übergeben.
nothing-to-rematch = Eine Revanche ist jetzt nicht möglich.
name-and-clock = { $name }: { $clock }
no-clock-here = Diese Partie hat keine Uhr.
go-back-first = Das ist eine frühere Stellung: Geh erst zurück zur Partie.
turn-card-first = Erst ist die Karte des Automa aufzudecken: Gib turn ein.
place-special-first = Erst kommt { -special-patch(form: "subject") }: Gib + und ein Feld ein, etwa +d9.
not-your-turn = Du bist nicht dran.
no-special-now = Es gibt { -special-patch(form: "no") } zu legen.
special-wrong = { -special-patch }: { $reason }.
not-on-offer = { -patch } { $letter } steht nicht zur Wahl; zur Wahl stehen: { $letters }.
has-orientations = { $patch } hat die Ausrichtungen { $codes }.
patch-wrong = { $patch }: { $reason }.
not-on-quilt = ragt über die { -quilt } hinaus
say-which = Sag, welcher { -patch }: 1 bis { $count }.
none-on-offer = Jetzt steht kein { -patch } zur Wahl.
say-which-fit = Sag, welcher { -patch }: fit 1, fit 2 oder fit 3.
places-best-first = { $count ->
    [one] { $count } Platz, die besten zuerst: { $tokens }.
   *[other] { $count } Plätze, die besten zuerst: { $tokens }.
}
it-fits-nowhere = Er passt nirgends.
quilt-in-words = { $name }: { $quilt }
no-hints-here = Tipps gibt es nur allein und gegen den Computer.
name-on-space = { $name } auf { $space }, { $distances }
no-move-so-far = Noch kein Zug. { $turn }.
last-move = Zug { $number }, { $name }: { $move }.
if-ended-now = Wenn die Partie jetzt endete: { $scores }.
score-with = { $count ->
    [one] { $name } { $score }, mit { $count } { -button }
   *[other] { $name } { $score }, mit { $count } { -buttons(case: "dative") }
}
score-with-income = { $count ->
    [one] { $name } { $score }, mit { $count } { -button }, Ertrag { $income }
   *[other] { $name } { $score }, mit { $count } { -buttons(case: "dative") }, Ertrag { $income }
}
key-help = Spielanleitung
