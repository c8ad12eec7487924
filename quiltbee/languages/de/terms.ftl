### Die Wörter des Spiels. Eine Ausgabe kann sie anders nennen, siehe valentine.ftl.

-button = Knopf
-buttons = { $case ->
   *[nominative] Knöpfe
    [dative] Knöpfen
}
-patch = Flicken
-patches = Flicken
-special-patch = { $form ->
   *[bare] Spezialflicken
    [one] ein Spezialflicken
    [a] einen Spezialflicken
    [no] keinen Spezialflicken
    [the] den Spezialflicken
    [subject] der Spezialflicken
}
-special-patches = Spezialflicken
-quilt = Decke
-sew = Aufnähen
-sewed = aufgenäht
-sewn = benäht
-special-tile = Sonderplättchen

## Gezählt

buttons = { $count ->
    [one] { $count } { -button }
   *[other] { $count } { -buttons }
}
patches = { $count ->
    [one] { $count } { -patch }
   *[other] { $count } { -patches }
}
cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}

## Die Flicken, jeder mit eigenem Namen

patch-A = Domino
patch-B = billige Ecke
patch-C = schnelle Ecke
patch-D = Dreierstreifen
patch-E = schlichter Zickzack
patch-F = Fäustling
patch-G = langes Kreuz
patch-H = hohes Kreuz
patch-I = Quadrat
patch-J = dicker Zickzack
patch-K = kleines T
patch-L = Klammer
patch-M = Viererstreifen
patch-N = Fünferstreifen
patch-O = Zweig
patch-P = Beule
patch-Q = Bogen mit Knauf
patch-R = Windrad
patch-S = reiches L
patch-T = Plus
patch-U = H
patch-V = dickes Kreuz
patch-W = langes L
patch-X = breites T
patch-Y = Kelle
patch-Z = langes Z
patch-a = schlichtes L
patch-b = hohes T
patch-c = Treppe
patch-d = U
patch-e = langer Zickzack
patch-f = reicher Zickzack
patch-g = Quadrat mit Stufe
