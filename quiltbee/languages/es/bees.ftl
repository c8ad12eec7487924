# Lo que dicen las abejas en la mesa, cada una a su manera.

## Al empezar

bee-greets-1 = ¡Hola! Yo siempre elijo lo más bonito. ¿Y tú?
bee-greets-2 = Me gustan los pequeños. Caben en todas partes.
bee-greets-3 = ¿Ahorrar yo? Me lo gasto todo.
bee-greets-4 = Sin prisa. Mi té todavía está caliente.
bee-greets-5 = Hoy, ni un hueco. Bueno, casi ninguno.
bee-greets-6 = Ya he contado los días de cobro. ¿Y tú?
bee-greets-7 = Medir dos veces, coser una. ¡Suerte!
bee-greets-8 = Un círculo interesante. Tengo planes.
bee-greets-9 = Creo que sé cómo acaba esto. Sorpréndeme.
bee-greets-10 = Una buena partida es cosa de dos. Enséñame lo que sabes.

## La abeja ha ganado

bee-won-1 = ¿He ganado? ¡He ganado! ¿Lo has visto?
bee-won-2 = Ya lo decía yo: ¡los pequeños caben en todas partes!
bee-won-3 = Y no me arrepiento de nada. ¿Otra?
bee-won-4 = Bien jugado. Queda té para otra partida.
bee-won-5 = Mi mejor labor de la semana. ¿Me estropeas la próxima?
bee-won-6 = Me salieron las cuentas. Quizá la próxima vez me pilles.
bee-won-7 = El trabajo limpio gana. El tuyo también me ha gustado.
bee-won-8 = Casi todo según el plan. ¿Me cuentas el tuyo la próxima vez?
bee-won-9 = Lo veía venir. Pero tuve que mirar dos veces.
bee-won-10 = La corona se queda aquí por hoy. Ven a buscarla.

## La abeja ha perdido

bee-lost-1 = ¡Hala! ¿Me enseñas cómo lo has hecho?
bee-lost-2 = Oh, qué bonita la tuya. Por la mía se cuela el viento.
bee-lost-3 = Tendría que haber ahorrado un poco. ¿Otra vez?
bee-lost-4 = Bien hecho. Pongo agua a calentar y me lo pienso.
bee-lost-5 = Vale, había huecos. ¡La próxima vez!
bee-lost-6 = Has hecho las cuentas mejor que yo. Mis respetos.
bee-lost-7 = Trabajo limpio. No tengo nada que añadir.
bee-lost-8 = Eso no estaba en mi plan. ¿Estaba en el tuyo?
bee-lost-9 = No lo vi venir. Y eso es raro.
bee-lost-10 = Hoy la corona es tuya. Ya la recuperaré.
