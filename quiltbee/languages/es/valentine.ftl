### La edición de San Valentín: una caja que se llena de dulces, pagados con bombones.

-button = bombón
-buttons = bombones
-Buttons = Bombones
-patch = dulce
-patches = dulces
-Patch = Dulce
-Patches = Dulces
-special-patch = petit four
-special-patches = petits fours
-Special-patch = Petit four
-Special-patches = Petits fours
-quilt = caja
-Quilt = Caja
-sew = guardar
-sewed = puesto
-sewn = llenas

welcome-title = Llena una { -quilt }, { -patch } a { -patch }
aid-goal-1 = Llena lo más posible tu { -quilt } de 9 por 9 casillas, y acaba con el mayor número de { -buttons }.
aid-set-up-3 = Empieza quien haya hecho un regalo más recientemente, con su ficha encima. O sortead.
aid-buy-2 = Paga sus { -buttons }. Gíralo y voltéalo como quieras, y ponlo en casillas libres: no tiene que tocar otro, y ahí se queda.
aid-special-1 = Quien primero alcanza o pasa uno lo pone enseguida en su { -quilt }: 1 casilla, gratis.
pass-special = { -special-patch }
progress-quilts = Tus mejores cajas
