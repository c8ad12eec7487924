### La página de administración.
reports = Avisos
no-reports = No hay avisos abiertos.
report-reason-name = Un nombre
report-reason-cheating = Ayuda de un ordenador
report-reason-leaving = Partidas abandonadas
report-reason-other = Otra cosa
reported-by = Aviso de { $name }, { $day }
mark-read = Marcar como leído
find-people = Personas
name-login-id = Nombre, usuario o ID
find = Buscar
nobody-found = Nadie se llama así.
games-and-reports = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $reports ->
    [one] { $reports } aviso
   *[other] { $reports } avisos
}
comma-suspended = , suspendido
comma-suspended-until = , suspendido hasta el { $day }
new-name = Nombre nuevo
rename = Cambiar el nombre
suspend = Suspender
suspend-days = Días (vacío: para siempre)
sure-suspend = ¿Suspender a { $name }? Se cerrarán todas sus sesiones.
lift = Levantar la suspensión
one-game = Una partida
game-address = Su dirección o ID
end_game = Terminarla sin resultado
void_rating = Anular su puntuación
sure-end_game = ¿Terminar la partida { $game } sin resultado?
sure-void_rating = ¿Anular lo que la partida { $game } cambió en las puntuaciones?
done = Hecho.
