### Las palabras del juego. Una edición puede decirlas de otro modo: véase valentine.ftl.

-button = botón
-buttons = botones
-Buttons = Botones
-patch = retal
-patches = retales
-Patch = Retal
-Patches = Retales
-special-patch = parche de cuero
-special-patches = parches de cuero
-Special-patch = Parche de cuero
-Special-patches = Parches de cuero
-quilt = colcha
-Quilt = Colcha
-sewed = cosido
-sewn = cosidas
-special-tile = ficha especial
-Special-tile = Ficha especial

## Contados

buttons = { $count ->
    [one] { $count } { -button }
   *[other] { $count } { -buttons }
}
patches = { $count ->
    [one] { $count } { -patch }
   *[other] { $count } { -patches }
}
cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}

## Los retales, cada uno con su nombre

patch-A = dominó
patch-B = esquina barata
patch-C = esquina rápida
patch-D = tira de tres
patch-E = zigzag sencillo
patch-F = manopla
patch-G = cruz larga
patch-H = cruz alta
patch-I = cuadrado
patch-J = zigzag grueso
patch-K = T pequeña
patch-L = corchete
patch-M = tira de cuatro
patch-N = tira de cinco
patch-O = ramita
patch-P = bulto
patch-Q = arco con pomo
patch-R = molinillo
patch-S = L rica
patch-T = cruz pequeña
patch-U = H
patch-V = cruz gruesa
patch-W = L larga
patch-X = T ancha
patch-Y = cucharón
patch-Z = Z larga
patch-a = L sencilla
patch-b = T alta
patch-c = escalera
patch-d = U
patch-e = zigzag largo
patch-f = zigzag rico
patch-g = cuadrado con escalón
