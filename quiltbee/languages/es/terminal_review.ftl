### Repasar una partida en el terminal.

terminal-review-keys = Intro o n: jugada siguiente; b: atrás; m: error siguiente; un número: esa jugada; f: encontrarla tú; o: resumen; q: salir.
terminal-review-no-more = Ninguna jugada posterior está marcada.
terminal-review-prompt = Jugada { $number }
terminal-review-answer = Tu jugada, o Intro para ver la respuesta
terminal-review-moves = Las jugadas van de la 1 a la { $last }.
