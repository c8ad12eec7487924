### Planificar: lo que llega con la primera pieza prevista.

plan-now = Se ofrece ahora
plan-next = Se ofrece tras la próxima compra
plan-after = Se ofrece tras { $least }–{ $most } compras
plan-can-pay = { $who ->
    [you] Podrías pagarlo
   *[other] { $name } podría pagarlo
}
plan-short = { $who ->
    [you] Te faltan { $count }
   *[other] A { $name } le faltan { $count }
}
plan-automa = { $count ->
    [0] El Automa no necesita presupuesto
   *[other] El Automa necesita un presupuesto de { $count }
}
plan-fits = Cabría aquí
plan-not-yet = Aún no: { $when }.
