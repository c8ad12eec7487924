### La sala: a quién retar o invitar, partidas para ver, invitaciones personales, cualquier reloj.

clock-own = Otro…
clock-unit = Tipo de reloj
clock-minutes = Minutos por partida
clock-a-turn = Días por turno
clock-main-minutes = Minutos por jugador
clock-main-days = Días
clock-extra = Segundos más por turno
lobby-waited = { $minutes ->
    [0] espera desde hace menos de un minuto
    [one] espera desde hace { $minutes } minuto
   *[other] espera desde hace { $minutes } minutos
}
lobby-bot = bot
lobby-here = en línea
lobby-ask = Jugadores y bots
lobby-score = Ganadas: { $won }; perdidas: { $lost }
lobby-invite = Invitar
lobby-invite-whom = Invitar a { $name } a una partida
lobby-challenge = Retar
lobby-challenge-whom = Retar al bot { $name }
lobby-games = Partidas para ver
lobby-going-on = { $minutes ->
    [0] acaba de empezar
    [one] desde hace { $minutes } minuto
   *[other] desde hace { $minutes } minutos
}
lobby-watch = Ver
lobby-watch-whom = Ver a { $names }
invited-by = { $name } te invita a una partida
invited-away = { $name } no está en este momento.
invited-accept = Jugar
invited-decline = No, gracias
