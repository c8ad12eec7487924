### La ayuda de juego, y ayuda para la página.

aid-goal = El objetivo
aid-goal-1 = Cose tu { -quilt } de 9 por 9 casillas lo más completa posible, y acaba con el mayor número de { -buttons }.
aid-goal-2 = Los { -buttons } son dinero durante la partida y puntos al final.
aid-components = Material
aid-components-1 = Dos tableros de { -quilt } de 9 por 9 casillas, un tablero de tiempo de 0 a 53, dos fichas de tiempo, una ficha neutral, { -buttons }.
aid-components-2 = 33 { -patches }, 5 { -special-patches } de 1 casilla, 1 { -special-tile } de 7 puntos.
aid-set-up = Preparación
aid-set-up-1 = Cada jugador toma una { -quilt } vacía y 5 { -buttons }. Las dos fichas de tiempo empiezan en la casilla 0.
aid-set-up-2 = Poned los 33 { -patches } en círculo, al azar. La ficha neutral va justo detrás del { -patch } de 2 casillas: los tres siguientes, en sentido horario, están a elegir.
aid-set-up-3 = Empieza quien haya usado una aguja más recientemente, con su ficha encima. O sortead.
aid-turn = A quién le toca
aid-turn-1 = A quien va por detrás en el tablero de tiempo, a menudo varias veces seguidas.
aid-turn-2 = En la misma casilla juega la ficha de encima: la última en llegar.
aid-turn-3 = En la casilla 53 ya no tienes turnos; el otro sigue solo.
aid-buy = Tu turno: compra un { -patch }…
aid-buy-1 = Toma uno de los 3 próximos { -patches }. La ficha neutral va al hueco, así que los que saltas vienen los últimos.
aid-buy-2 = Paga sus { -buttons }. Gíralo y voltéalo como quieras, y cóselo en casillas libres: no tiene que tocar otro, y ahí se queda.
aid-buy-3 = Avanza tu ficha lo que diga su tiempo, como mucho hasta la 53.
aid-advance = … o pasa
aid-advance-1 = Ve a la casilla justo delante de la otra ficha, como mucho a la 53. Recibes 1 { -button } por casilla.
aid-income = Ingreso
aid-income-1 = Si alcanzas o pasas una marca de ingreso, recibes 1 { -button } por cada uno impreso en tu { -quilt }, con el { -patch } nuevo.
aid-income-2 = Días de cobro: 5, 11, 17, 23, 29, 35, 41, 47 y 53.
aid-special = { -Special-patches }
aid-special-1 = Quien primero alcanza o pasa uno lo cose enseguida: 1 casilla, gratis.
aid-special-2 = Están en 26, 32, 38, 44 y 50; en el tablero original en 20, 26, 32, 44 y 50.
aid-tile = { -Special-tile }
aid-tile-1 = El primer cuadrado completo de 7 por 7 casillas se la lleva, para siempre: 7 puntos.
aid-end = El final
aid-end-1 = Las dos fichas están en la 53. Puntos: tus { -buttons }, más 7 por la { -special-tile }, menos 2 por casilla vacía. En caso de empate gana quien llegó antes a la 53.
aid-end-2 = Ejemplo: 16 { -buttons }, la { -special-tile } y 6 casillas vacías son 16 + 7 − 12 = 11. 21 { -buttons } y 4 casillas vacías son 21 − 8 = 13, y ganan.
aid-solo = A solas: el mazo en solitario
aid-solo-1 = El Automa juega contra ti, con un mazo de 12 cartas: normal (1 a 12) o táctico (13 a 24). Barájalo y aparta 2 cartas sin verlas. El Automa no tiene { -quilt } ni { -buttons }; empiezas tú. Elige un nivel de 1 a 5 y pon su marcador en el tablero de tiempo.
aid-solo-2 = En su turno, revela la carta de arriba. Su presupuesto dice cuáles de los 3 próximos { -patches } puede tomar; entre varios deciden las reglas de la carta, de arriba abajo. No paga nada, se queda el { -patch } y avanza su tiempo. Si no puede tomar ninguno, pasa y no recibe { -buttons } por ello.
aid-solo-3 = En el día de cobro recibe tantos { -buttons } como diga la carta. Un { -special-patch } lo retira del juego. En su marcador recibe la { -special-tile }, si no la tienes tú.
aid-solo-4 = Cuando el mazo se acaba, baraja las 12 cartas. Sus puntos: 7 por la { -special-tile }, y lo que cuente su nivel.
print = Imprimir

## Ayuda para la página

on-this-page = En esta página
page-help-place = Elige un { -patch }, ponlo en tu { -quilt }, gíralo y pulsa { $place }. También puedes arrastrarlo; con el ratón, la rueda lo gira y el botón derecho lo voltea.
page-help-automa = Contra el Automa, una carta revelada no vuelve atrás: si luego deshaces, la partida pasa a ser práctica y no cuenta.
page-help-friend = Con un amigo en otro lugar, preguntas antes de deshacer una jugada. Si hay reloj, el primer turno es libre; si se te acaba el tiempo, el rival puede reclamar la victoria.
keys = Teclas
keys-where = Funcionan mientras la { -quilt } o los { -patches } tengan el foco; F1 funciona siempre.
