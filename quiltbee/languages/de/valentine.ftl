### Die Valentinsausgabe: eine Schachtel wird gefüllt, mit Pralinen wird bezahlt.

-button = Praline
-buttons = Pralinen
-patch = Leckerbissen
-patches = Leckerbissen
-special-patch = { $form ->
   *[bare] Petit Four
    [one] ein Petit Four
    [a] ein Petit Four
    [no] kein Petit Four
    [the] das Petit Four
    [subject] das Petit Four
}
-special-patches = Petits Fours
-quilt = Schachtel
-sew = Einpacken
-sewed = eingelegt
-sewn = gefüllt

welcome-title = Fülle eine Schachtel, Stück für Stück
aid-goal-1 = Fülle deine { -quilt } von 9 mal 9 Feldern, so gut du kannst, und behalte die meisten { -buttons }.
aid-set-up-3 = Wer zuletzt jemandem etwas geschenkt hat, beginnt und hat seinen Zeitstein obenauf. Oder lost es aus.
aid-buy-2 = Bezahle seine { -buttons }. Drehe und wende ihn, wie du willst, und lege ihn auf freie Felder: Er muss keinen anderen berühren und bleibt dort liegen.
aid-special-1 = Wer eines als Erster erreicht oder überschreitet, legt es sofort in die { -quilt }: 1 Feld, kostenlos.
reached-special-patch = { $who ->
    [you] Du hast { -special-patch(form: "a") } erreicht. Lege es auf ein beliebiges freies Feld.
   *[other] { $name } hat { -special-patch(form: "a") } erreicht.
}
put-special = Lege es auf ein freies Feld.
pass-special = { -special-patch }
progress-quilts = Deine schönsten Schachteln
