### Puzzles: the question, what a try came to, what can be chosen.

puzzle-heading = Problemas
puzzle-panel = Este problema
puzzle-opponent = Rival
puzzle-pass = pasar
puzzle-special = el { -special-patch }
puzzle-ask = Te toca: una jugada es claramente la mejor.
puzzle-ask-solo = Contra el Automa: una jugada es claramente la mejor.
puzzle-task-win = { $side ->
    [behind] Vas { $points } por detrás: encuentra una jugada ganadora.
    [ahead] Vas { $points } por delante: encuentra una jugada que conserve la victoria.
   *[level] Vais igualados: encuentra una jugada ganadora.
}
puzzle-task-lead = Encuentra la jugada que te deja por delante: cualquier otra te deja por detrás.
puzzle-task-tile = La { -special-tile } está en juego: encuentra la jugada que te la da.
puzzle-task-tile-kept = El rival está cerca de la { -special-tile }: encuentra la jugada que lo impide.
puzzle-task-special = Un { -special-patch } está en juego: encuentra la jugada que te lo da.
puzzle-task-swing = Una jugada vale { $points } puntos más que cualquier otra: encuéntrala.
puzzle-ask-own = En tu partida perdiste aquí { $points } puntos. ¿Qué habría sido mejor?
puzzle-go-on = Correcto. Decisión { $step } de { $of }: sigue.
puzzle-good = Bien, pero a { $points } puntos de la mejor. Prueba otra vez.
puzzle-judging = El ordenador valora tu jugada…
puzzle-not-judged = El ordenador no sabe cuánto vale eso. Prueba otra jugada.
puzzle-solved = Resuelto.
puzzle-found-later = Encontrada. Solo cuenta el primer intento.
puzzle-wrong = No es esa. Prueba otra vez.
puzzle-wrong-by = Con esa pierdes { $points } puntos. Prueba otra vez.
puzzle-wrong-win = Con esa pierdes la partida. Prueba otra vez.
puzzle-given-up = La mejor jugada está marcada.
puzzle-is-over = Este problema ha terminado.
puzzle-answer = Solución
puzzle-next = Siguiente
puzzle-line = Línea { $shown }/{ $of }
puzzle-away = El servidor no responde: se enviará más tarde.
puzzle-rated = Tu puntuación: { $before } → { $after }
puzzle-figures = Lo mejor: { $best }, { $margin } puntos. Después: { $next }, { $other }.
puzzle-figures-proven = Lo mejor: { $best }, { $margin } puntos, demostrados. Después: { $next }, { $other }.
puzzle-figures-own = Lo mejor: { $best }, { $margin } puntos. En tu partida: { $next }, { $other }.
puzzle-review = Ver el repaso
puzzle-why = Por qué
puzzle-why-win =
    Con ella ganas por { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }; { $others ->
        [0] con cualquier otra pierdes
        [one] otra jugada también gana, las demás pierden
       *[other] otras { $others } también ganan, las demás pierden
    }.
puzzle-why-win-tie =
    Con ella acabáis igualados y ganas por llegar antes; { $others ->
        [0] con cualquier otra pierdes
        [one] otra jugada también gana, las demás pierden
       *[other] otras { $others } también ganan, las demás pierden
    }.
puzzle-why-lead = Con ella acabas { $margin } puntos por delante; con cualquier otra, por detrás.
puzzle-decision = Decisión { $number }: { $reasons }
puzzle-why-choice = La mejor vale { $points } puntos más que la siguiente.
puzzle-course-best = La mejor jugada, y después
puzzle-course-other = La siguiente, y después
puzzle-theme = Tema
puzzle-theme-any = Todos
puzzle-theme-packing = Colocación
puzzle-theme-timing = Tiempo
puzzle-theme-economy = { -Buttons }
puzzle-theme-special = { -Special-patch }
puzzle-theme-tile = 7×7
puzzle-theme-denial = Quitar
puzzle-theme-choice = Qué pieza
puzzle-theme-ending = Finales
puzzle-theme-automa = Automa
puzzle-theme-own = Mis errores
puzzle-difficulty = Dificultad
puzzle-easier = Más fácil
puzzle-normal = A tu nivel
puzzle-harder = Más difícil
puzzle-run = Tanda de tres minutos
puzzle-run-left = { $time } · { $solved }
puzzle-run-over = Se acabó el tiempo. Resueltos: { $solved }
puzzle-run-best = Tu récord: { $best }
puzzle-run-retry = Reintentar
puzzle-run-best-short = Mejor tanda
puzzle-again = Repasar ({ $count })
puzzle-rating-its = Problema
puzzle-rating-yours = Tú
puzzle-streak = Seguidos
puzzle-streak-of = { $streak } (récord { $best })
puzzle-none = No queda ninguno de este tema. Elige otro.
puzzle-own-none = Ninguno de tus errores está pendiente: vuelven a los 1, 3, 7 y 21 días.
puzzle-report = ¿Algo va mal?
puzzle-report-choose = Avisar…
puzzle-report-second-answer = Otra jugada es igual de buena
puzzle-report-wrong = La solución es errónea
puzzle-report-unclear = No se ve por qué
puzzle-report-other = Otra cosa
puzzle-reported = Gracias, anotado.
