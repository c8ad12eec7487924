### Die Spielhilfe, und Hilfe zur Seite.

aid-goal = Das Ziel
aid-goal-1 = Nähe deine { -quilt } von 9 mal 9 Feldern so voll wie möglich, und behalte die meisten { -buttons }.
aid-goal-2 = { -buttons } sind im Spiel Geld und am Ende Punkte.
aid-components = Material
aid-components-1 = Zwei Tafeln für die { -quilt } mit 9 mal 9 Feldern, eine Zeittafel mit den Feldern 0 bis 53, zwei Zeitsteine, ein neutraler Stein, { -buttons }.
aid-components-2 = 33 { -patches }, 5 { -special-patches } von 1 Feld, 1 { -special-tile } im Wert von 7 Punkten.
aid-set-up = Aufbau
aid-set-up-1 = Alle nehmen eine leere { -quilt } und 5 { -buttons }. Beide Zeitsteine beginnen auf Feld 0.
aid-set-up-2 = Legt die 33 { -patches } in zufälliger Folge in einen Kreis. Der neutrale Stein steht gleich hinter dem { -patch } von 2 Feldern: Die nächsten drei im Uhrzeigersinn stehen zur Wahl.
aid-set-up-3 = Wer zuletzt eine Nadel benutzt hat, beginnt und hat seinen Zeitstein obenauf. Oder lost es aus.
aid-turn = Wer ist dran?
aid-turn-1 = Wer auf der Zeittafel zurückliegt, oft mehrmals nacheinander.
aid-turn-2 = Auf demselben Feld zieht der obere Zeitstein: der zuletzt gekommene.
aid-turn-3 = Auf Feld 53 hast du keine Züge mehr; die andere Seite spielt allein weiter.
aid-buy = Dein Zug: Kaufe einen { -patch } …
aid-buy-1 = Nimm einen der nächsten 3 { -patches }. Der neutrale Stein rückt in die Lücke; was du überspringst, kommt also zuletzt.
aid-buy-2 = Bezahle seine { -buttons }. Drehe und wende ihn, wie du willst, und nähe ihn auf freie Felder: Er muss keinen anderen berühren und bleibt, wo er ist.
aid-buy-3 = Ziehe deinen Zeitstein um seine Zeit, höchstens bis Feld 53.
aid-advance = … oder passe
aid-advance-1 = Zieh auf das Feld direkt vor dem anderen Zeitstein, höchstens bis Feld 53. Du bekommst 1 { -button } je Feld.
aid-income = Ertrag
aid-income-1 = Erreichst oder überschreitest du ein Ertragsfeld der Zeittafel, bekommst du 1 { -button } für jeden aufgedruckten in deiner { -quilt }, den neuen { -patch } mitgezählt.
aid-income-2 = Zahltage: 5, 11, 17, 23, 29, 35, 41, 47 und 53.
aid-special = { -special-patches }
aid-special-1 = Wer einen als Erster erreicht oder überschreitet, näht ihn sofort auf: 1 Feld, kostenlos.
aid-special-2 = Sie liegen auf 26, 32, 38, 44 und 50; auf der ursprünglichen Tafel auf 20, 26, 32, 44 und 50.
aid-tile = { -special-tile }
aid-tile-1 = Das erste volle Quadrat von 7 mal 7 Feldern bekommt es, für immer: 7 Punkte.
aid-end = Das Ende
aid-end-1 = Beide Zeitsteine sind auf Feld 53. Punkte: deine { -buttons }, plus 7 für das { -special-tile }, minus 2 für jedes leere Feld. Bei Gleichstand gewinnt, wer zuerst auf 53 war.
aid-end-2 = Beispiel: 16 { -buttons }, das { -special-tile } und 6 leere Felder ergeben 16 + 7 − 12 = 11. 21 { -buttons } und 4 leere Felder ergeben 21 − 8 = 13 und gewinnen.
aid-solo = Allein: der Solostapel
aid-solo-1 = Der Automa spielt die andere Seite, aus einem Stapel von 12 Karten: normal (1 bis 12) oder taktisch (13 bis 24). Mische ihn und lege 2 Karten ungesehen beiseite. Der Automa hat keine { -quilt } und keine { -buttons }; du beginnst. Wähle eine Stufe von 1 bis 5 und lege ihren Marker auf die Zeittafel.
aid-solo-2 = Ist er dran, decke die oberste Karte auf. Ihr Budget sagt, welche der nächsten 3 { -patches } er nehmen kann; unter mehreren entscheiden die Regeln der Karte, von oben nach unten. Er zahlt nichts, behält den { -patch } und zieht um dessen Zeit. Kann er keinen nehmen, passt er und bekommt dafür keine { -buttons }.
aid-solo-3 = Am Zahltag bekommt er so viele { -buttons }, wie die Karte sagt. { -special-patches } nimmt er aus dem Spiel. An seinem Marker bekommt er das { -special-tile }, wenn du es nicht hast.
aid-solo-4 = Ist der Stapel leer, mische alle 12 Karten. Seine Punkte: 7 für das { -special-tile }, und was seine Stufe zählt.
print = Drucken

## Hilfe zur Seite

on-this-page = Auf dieser Seite
page-help-place = Wähle einen { -patch }, lege ihn auf deine { -quilt }, drehe ihn und drücke { $place }. Du kannst ihn auch ziehen; mit der Maus dreht ihn das Rad und wendet ihn die rechte Taste.
page-help-automa = Gegen den Automa bleibt eine aufgedeckte Karte offen: Nimmst du danach zurück, wird die Partie zur Übung und zählt nicht.
page-help-friend = Spielst du mit einem Freund an einem anderen Ort, fragst du, bevor du einen Zug zurücknimmst. Wo eine Uhr läuft, ist der erste Zug frei; ist deine Zeit um, darf die andere Seite den Sieg beanspruchen.
keys = Tasten
keys-where = Sie wirken, solange die { -quilt } oder die { -patches } den Fokus haben; F1 wirkt überall.
