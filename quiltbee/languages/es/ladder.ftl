### Clasificación por ritmo, y perfiles.

ladder-text = Cuentan las partidas puntuadas contra personas y bots, cada ritmo por separado. Un signo de interrogación: todavía provisional.
ladder-speed = Ritmo
ladder-none = Nadie tiene aún puntuación en este ritmo.
ladder-rank = Puesto
ladder-name = Nombre
ladder-rating = Puntuación
ladder-games = Partidas
ladder-nameless = Sin nombre
ladder-listed = Aquí están las cuentas, salvo que su titular haya elegido otra cosa en su página.
profile-bot = bot
profile-you = Eres tú
profile-ratings = Puntuaciones
profile-no-ratings = Todavía ninguna partida puntuada.
profile-against = Contra cada rival
profile-recent = Partidas recientes
profile-none = Todavía ninguna partida puntuada ni pública.
profile-won = ganada { $points }
profile-lost = perdida { $points }
profile-rated = puntuada
