### Vorausplanen: was mit dem ersten geplanten Flicken kommt.

plan-now = Jetzt zur Wahl
plan-next = Zur Wahl nach dem nächsten Kauf
plan-after = Zur Wahl nach { $least }–{ $most } Käufen
plan-can-pay = { $who ->
    [you] Du könntest zahlen
   *[other] { $name } könnte zahlen
}
plan-short = { $who ->
    [you] Dir fehlen { $count }
   *[other] { $name } fehlen { $count }
}
plan-automa = { $count ->
    [0] Der Automa braucht kein Budget
   *[other] Der Automa braucht Budget { $count }
}
plan-fits = Würde hier passen
plan-not-yet = Noch nicht: { $when }.
