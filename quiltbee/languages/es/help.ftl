### Teclas y línea de órdenes.

key-1-2-3 = elegir un { -patch }
keys-arrows = Flechas
key-arrows = moverlo una casilla
keys-shift-arrows = Mayús + flechas
key-shift-arrows = al próximo sitio donde cabe
key-n = sitio siguiente o anterior donde cabe
key-r = girar a la derecha, a la izquierda
key-f = voltear
keys-space = Espacio
key-space = orientación siguiente
key-enter = colocarlo
key-esc = devolverlo
keys-wheel = Rueda, botón derecho
key-wheel = girarlo, voltearlo
key-p = pasar
key-u = deshacer
key-t = revelar la carta del Automa
key-h = pista, ¿qué tal mi jugada?
key-slash = línea de comandos

command-patch = { -patch } X, orientación 0, arriba a la izquierda en a7
command-special = { -special-patch } en d9
command-pass = adelantar a la otra ficha y ganar { -buttons }
command-m = los tres { -patches } a elegir
command-q = tu { -quilt }, la otra { -quilt } o el Automa
command-t = tablero de tiempo
command-l = última jugada, puntos
command-w = qué pasa si se compra el { -patch } 2 (w pass: si se pasa)
command-fit = sitios donde cabe el { -patch } 2, los mejores primero
command-hint = una jugada que pensar, qué tal la última
command-turn = revelar la carta del Automa
command-undo = deshacer, rendirse, ayuda
command-clock = lo que les queda a los dos
command-accept = responder a lo que pide el otro
command-claim = ganar por tiempo, anular, otra vez

expected = Escribe una jugada como X0a7, +d9 o pass, o bien m, q, o, t, l, s, w 2, fit 2, hint, why, undo, resign, ?.
nothing-to-undo = No hay nada que deshacer.
no-card-now = Ahora no hay carta que revelar.
too-late-to-abort = Es tarde para anular la partida.
nothing-to-resign = Solo quien juega puede abandonar, y mientras dure la partida.
no-such-command = «{ $text }» no es jugada ni comando. { $expected }
nothing-to-accept = Ahora no hay nada que aceptar.
nothing-to-decline = Ahora no hay nada que rechazar.
nothing-to-claim = Ahora no hay nada que reclamar.
nothing-to-handover = Ahora no hay nada que ceder.
nothing-to-rematch = Ahora no cabe revancha.
name-and-clock = { $name }: { $clock }
no-clock-here = Esta partida no tiene reloj.
go-back-first = Es una posición anterior: vuelve antes a la partida.
turn-card-first = Antes hay que revelar la carta del Automa: escribe turn.
place-special-first = Antes hay que poner un { -special-patch }: escribe + y una casilla, como +d9.
not-your-turn = No te toca.
no-special-now = No hay ningún { -special-patch } que poner.
special-wrong = { -Special-patch }: { $reason }.
not-on-offer = El { -patch } { $letter } no está a elegir; a elegir: { $letters }.
has-orientations = { $patch } tiene las orientaciones { $codes }.
patch-wrong = { $patch }: { $reason }.
not-on-quilt = se sale de la { -quilt }
say-which = Di qué { -patch }: 1 a { $count }.
none-on-offer = Ahora no hay ningún { -patch } a elegir.
say-which-fit = Di qué { -patch }: fit 1, fit 2 o fit 3.
places-best-first = { $count ->
    [one] { $count } sitio, los mejores primero: { $tokens }.
   *[other] { $count } sitios, los mejores primero: { $tokens }.
}
it-fits-nowhere = No cabe en ningún sitio.
quilt-in-words = { $name }: { $quilt }
no-hints-here = Solo hay pistas en solitario y contra el ordenador.
name-on-space = { $name } en { $space }, { $distances }
no-move-so-far = Aún no hay jugadas. { $turn }.
last-move = Jugada { $number }, { $name }: { $move }.
if-ended-now = Si la partida acabara ahora: { $scores }.
score-with = { $count ->
    [one] { $name } { $score }, con { $count } { -button }
   *[other] { $name } { $score }, con { $count } { -buttons }
}
score-with-income = { $count ->
    [one] { $name } { $score }, con { $count } { -button }, ingreso { $income }
   *[other] { $name } { $score }, con { $count } { -buttons }, ingreso { $income }
}
key-help = cómo se juega
