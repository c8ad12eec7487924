### El repaso de una partida: cuánto valía cada decisión y qué habría sido mejor.

review-heading = Repaso
review-to-game = Volver a la partida

## Dónde se está

review-start = Inicio
review-end = Final
review-move = Jugada { $number }: { $name }
review-move-was = { $where }, { $move }
review-move-number = Jug. { $number }
review-told = Esta decisión
review-keys = ← → una jugada, con Mayús de error en error.
review-only-move = No había otra jugada.
review-best-move = La mejor jugada.
review-good-move = Apenas se perdió nada.
review-unjudged = Nadie ha juzgado todavía esta jugada.
review-lost-points = { $points } puntos perdidos
review-lost-both = { $points } puntos perdidos, { $percent } % de la probabilidad de ganar
review-mark-inaccuracy = Imprecisión
review-mark-mistake = Error
review-mark-blunder = Error grave
review-lucky = Suerte: { $points } puntos para ti
review-unlucky = Mala suerte: { $points } puntos contra ti
review-level-luck = Ni buena ni mala suerte
review-start-level = Al empezar, el motor veía a ambos igualados.
review-start-ahead = { $who ->
    [you] Al empezar, el motor te veía { $points } puntos por delante.
   *[other] Al empezar, el motor veía a { $name } { $points } puntos por delante.
}

## Qué habría sido mejor

review-better = Mejor
review-better-take = Mejor: «{ $patch }»
review-better-elsewhere = Mejor: «{ $patch }» en { $there }, no en { $here }
review-better-turned = Mejor: «{ $patch }» en la misma casilla, con otro giro
review-better-pass = Mejor: pasar
review-better-put = Mejor: el { -special-patch } en { $there }, no en { $here }
review-line = Jugar la línea
review-leave-line = Volver a la partida
review-line-at = Línea, jugada { $number } de { $of }
review-line-move = { $name }: { $move }
review-line-before = Antes de la jugada mejor
review-offer-played = jugada
review-offer-better = mejor

## Recorrer la partida

review-back = Una jugada atrás
review-forward = Una jugada adelante
review-mark-back = Error anterior
review-mark-forward = Error siguiente
review-costly = Jugada más cara { $rank }: jugada { $number }, { $points } puntos perdidos
review-finest = La mejor jugada: tanto más que sin este { -patch }.
review-graph = Cuánto valía cada jugada
review-scale-points = Puntos
review-scale-chance = Prob.
review-scale-to-points = mostrar los puntos
review-scale-to-chance = mostrar la probabilidad de ganar
review-margin = { $who ->
    [you] Tú por { $points }
    [level] Igualados
   *[other] { $name } por { $points }
}
review-chance-of = { $who ->
    [you] Tú: { $percent } %
   *[other] { $name }: { $percent } %
}

## Cómo va el motor

review-asking = El motor empieza…
review-waiting = { $ahead ->
    [0] Enseguida te toca el motor…
    [one] Esperando al motor: { $ahead } repaso antes que este.
   *[other] Esperando al motor: { $ahead } repasos antes que este.
}
review-coming = Juzgadas: { $done } de { $of }
review-refining = Más de cerca: { $done } de { $of }
review-whole = Todo juzgado
review-whole-here = Todo juzgado por esta página; las explicaciones necesitan un servidor
review-cut = Se cortó la conexión. Otro intento…
review-away = No se llega al motor. Puedes recorrer la partida de todos modos.
review-refused = Sin repaso: { $sentence }
review-stopped = Parado: { $sentence }
review-again = Otra vez

## Cómo jugó cada cual

review-figures = Cómo habéis jugado
review-points-each = Puntos perdidos por decisión
review-points-all = Puntos perdidos en total
review-accuracy = Precisión
review-best-moves = Mejores jugadas
review-best-of = { $best } de { $of }
review-near-level = Más o menos como
review-near = nivel { $level }
review-unknown = –
review-accuracy-is = Precisión: 100 para una decisión que no pierde nada y la mitad por cada 4 puntos perdidos; es la media de todas las decisiones en las que había elección.
review-levels = Lo que logran los niveles del ordenador
review-levels-measured = { $variant ->
    [solo] Medido en partidas de cada nivel contra el Automa.
   *[duel] Medido en partidas de cada nivel contra sí mismo.
}
review-overview = { $who ->
    [you] Perdiste { $points } puntos por decisión; precisión { $accuracy }.
   *[other] { $name } perdió { $points } puntos por decisión; precisión { $accuracy }.
}
review-overview-level = { $who ->
    [you] Perdiste { $points } puntos por decisión; precisión { $accuracy }, más o menos como el nivel { $level }.
   *[other] { $name } perdió { $points } puntos por decisión; precisión { $accuracy }, más o menos como el nivel { $level }.
}
review-overview-none = No se encontraron errores.

## A dónde fueron los puntos

review-account = A dónde fueron los puntos
review-account-placing = Colocación
review-account-timing = Tiempo y turnos
review-account-economy = { -Buttons } e ingresos
review-account-special = { -Special-tile } y { -special-patches }
review-account-patches = Elección de { -patches }
review-luck = Suerte de las cartas
review-luck-good = { $points } puntos a tu favor. No tiene que ver con tus decisiones.
review-luck-bad = { $points } puntos en tu contra. No tiene que ver con tus decisiones.
review-luck-none = Las cartas no fueron ni buenas ni malas.
review-start-heading = El inicio

## Todas las decisiones

review-all = Todas las decisiones
review-three = { $who ->
    [you] Tus jugadas más caras
   *[other] Las jugadas más caras: { $name }
}

## Aprende de tus errores

review-learn = Aprende de tus errores
review-find-question = Jugada { $number }: encuentra una mejor. Vale todo lo que pierda menos de { $points } puntos.
review-find-thinking = Se juzga tu jugada…
review-find-best = Encontrada: no hay nada mejor.
review-find-good = Bien: solo pierde { $points } puntos. Puedes buscar la mejor.
review-find-better = Mejor que en la partida, pero pierde { $points } puntos. Prueba otra vez.
review-find-same = Es la jugada de la partida; perdió { $points } puntos. Prueba otra vez.
review-find-worse = Eso pierde { $points } puntos. Prueba otra vez.
review-find-unknown = No se llega al motor: nadie puede juzgar esta jugada ahora.
review-find-answer = Ver la respuesta
review-find-next = Siguiente
review-find-shown = La respuesta está marcada.
review-find-skip = Saltar
review-why = La explicación todavía se está preparando.
review-why-here = Las explicaciones necesitan un servidor.
review-lesson-place = { $at } de { $of }
review-lesson-leave = Ver el repaso
review-lesson-end = Qué te llevas
review-lesson-found = Has encontrado { $found } de { $of }, { $first } a la primera.
review-lesson-first = Encontrada a la primera.
review-lesson-later = Encontrada.
review-lesson-shown = Respuesta mostrada.
review-lesson-passed = Saltada.
review-lesson-again = Otra vez
review-lesson-cause = Aquí se fueron más puntos: { $cause }, { $points } de { $all }.
review-lesson-placing = Antes de colocar, mira dónde irán los próximos { -patches }: deja bordes rectos y ningún hueco suelto.
review-lesson-timing = Antes de comprar, mira a quién le toca después: un { -patch } corto puede darte otro turno.
review-lesson-economy = Al principio cuenta los ingresos de todas las pagas que quedan; al final solo cuenta el precio.
review-lesson-special = Cuenta, en ambos lados, lo que falta para el 7×7 y para el próximo { -special-patch }.
review-lesson-patches = Mira los tres { -patches } de la oferta y lo que dejas al otro lado.
review-animation = Guardar como imagen animada

## En el resultado de una partida

moments-best = Mejor jugada
moments-worst = Jugada más cara
moments-learn = Aprende de tus errores
