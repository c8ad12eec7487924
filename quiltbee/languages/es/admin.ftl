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
one-tournament = Un torneo
tournament-address = Su dirección o ID
tournament-new-name = Nombre nuevo del torneo
end_tournament = Terminarlo
hide_tournament = Ocultarlo
show_tournament = Mostrarlo de nuevo
delete_tournament = Eliminarlo
sure-end_tournament = ¿Terminar { $name }? Se anularán las partidas en curso.
sure-delete_tournament = ¿Eliminar { $name } para siempre? Los jugadores conservan sus partidas.
tournament-hidden = Oculto: no está en ninguna lista y solo pueden abrirlo sus participantes.
reason-for-log = Motivo, para el registro
action-log = Registro de administración
log-empty = Todavía nada.
log-older = Entradas anteriores
log-by = { $name }, { $day }
log-by-command = Línea de comandos
log-somebody = Alguien que ya no está
log-close_report = Aviso leído
log-rename = Nombre cambiado
log-suspend = Cuenta suspendida
log-lift = Suspensión levantada
log-appoint = Administrador nombrado
log-dismiss = Administrador destituido
log-remove_person = Persona eliminada
log-end_game = Partida terminada
log-void_rating = Puntuación anulada
log-end_tournament = Torneo terminado
log-rename_tournament = Torneo renombrado
log-hide_tournament = Torneo oculto
log-show_tournament = Torneo mostrado de nuevo
log-delete_tournament = Torneo eliminado
log-retire_puzzle = Problema retirado
log-restore_puzzle = Problema recuperado
done = Hecho.
