shared-copied = Copiado

## Lo que decidió

decided-tile = Decidió el 7×7: sus 7 puntos son { $who ->
    [you] tuyos
   *[other] de { $name }
} y la diferencia es de { $margin }.
decided-income = Decidieron { $who ->
    [you] tus ingresos
   *[other] los ingresos de { $name }
}: { $mine } por cobro al final contra { $theirs }, { $points } { -buttons } más en total.
decided-paydays = Decidieron { $who ->
    [you] tus cobros
   *[other] los cobros de { $name }
}: { $mine } { -buttons } contra { $theirs }.
decided-special = Decidieron los { -special-patches }: { $mine } contra { $theirs } a favor de { $who ->
    [you] ti
   *[other] { $name }
}, { $points } puntos.
decided-seat = Decidieron los { $points } puntos del segundo asiento.
decided-empty = Decidió { $who ->
    [you] tu { -quilt }, más llena
   *[other] la { -quilt } de { $name }, más llena
}: { $mine } casillas vacías contra { $theirs }, { $points } puntos.
decided-buttons = Decidieron { $who ->
    [you] tus { -buttons }
   *[other] los { -buttons } de { $name }
}: quedan { $mine } contra { $theirs }.
decided-alone-income = Decidieron tus ingresos: { $mine } { -buttons } en los cobros.
decided-alone-empty = Decidieron las casillas vacías: quedaron { $mine }, { $points } puntos perdidos.
