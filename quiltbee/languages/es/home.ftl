### El inicio: partida nueva, partidas propias, sala, invitaciones.

## Niveles y relojes

level-sentence = Nivel { $level }, { $name }: { $audience }.
level-name-1 = Principiante
level-name-2 = Aprendiz
level-name-3 = Ocasional
level-name-4 = Habitual
level-name-5 = Con práctica
level-name-6 = Hábil
level-name-7 = Fuerte
level-name-8 = Experto
level-name-9 = Maestro
level-name-10 = Máxima fuerza
level-for-1 = hasta un niño le gana
level-for-2 = para la primera partida
level-for-3 = para quien conoce las reglas
level-for-4 = para quien ha jugado algunas veces
level-for-5 = para quien juega a menudo
level-for-6 = para buenos jugadores
level-for-7 = para muy buenos jugadores
level-for-8 = para los mejores de tu club
level-for-9 = casi todo lo que sabe el ordenador
level-for-10 = todo lo que sabe; piensa alrededor de un segundo

## Una partida nueva

how-to-play = Cómo se juega
opponent = Rival
first = Uno
second = Dos
computer = Ordenador

## Partidas que seguir, partidas que abrir

your-turn = Te toca
open = Abrir
an-open-seat = un sitio libre
