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

## Invitaciones

share-text = Juega a Patchwork conmigo: abre el enlace y siéntate.
link-is-copied = Enlace copiado.
cannot-copy = Este navegador no deja copiar a las páginas: selecciona el enlace.
cannot-share = No se pudo compartir: copia el enlace.
is-asked = { $name } ha recibido tu invitación
asked-text = La partida empieza cuando { $name } se siente. Si no acepta, la mesa se cierra.
seat-open = Este sitio está libre
seat-kept = Este sitio está guardado
seat-kept-text = Quien tenga la invitación puede sentarse aquí. Tú puedes mirar la partida.
invite-your-friend = Invita a tu amigo
in-the-lobby = Tu mesa está en la sala
in-the-lobby-text = La partida empieza en cuanto alguien se siente. Entretanto puedes ir a otras páginas: la pestaña te avisa cuando te toque.
make-link = Crear un enlace
new-link = Enlace nuevo
no-link-here = Este navegador no tiene enlace a esta mesa. Uno nuevo anula los anteriores.
link-becomes-void = Esto anula el enlace de arriba.
send-link = Envía este enlace. Vale una vez, para quien lo abra y se siente.
link-of-invitation = Enlace de la invitación
local-address = Esta dirección solo vale en este ordenador. Para otro dispositivo, abre antes Quiltbee por el nombre o la dirección de red del ordenador.
place-in-list = { $name }, ronda { $round }, mesa { $board }
