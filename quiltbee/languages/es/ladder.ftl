### Clasificación por ritmo, y perfiles.

ladder-text = Cuentan las partidas puntuadas contra personas, bots y niveles del ordenador, cada ritmo por separado. Un signo de interrogación: todavía provisional.
ladder-speed = Ritmo
ladder-none = Nadie tiene aún puntuación en este ritmo.
ladder-rank = Puesto
ladder-name = Nombre
ladder-rating = Puntuación
ladder-games = Partidas
ladder-nameless = Sin nombre
ladder-listed = Aquí están las cuentas, salvo que su titular haya elegido otra cosa en su página.
ratings-rules = Qué cuenta
ratings-rule-who = Todas las personas tienen cuenta y se juega con reloj. Contra un nivel del ordenador solo corre el tuyo, desde el principio.
ratings-rule-start = El círculo y los asientos se sortean cuando ambos se han sentado, o el inicio es justo. Desde entonces la partida tiene un resultado.
ratings-rule-early = Rendirse o perder por tiempo antes de la mitad de la partida resta puntuación a quien pierde y no da nada a quien gana.
ratings-rule-forfeit = Una incomparecencia declarada en un torneo no cambia ninguna puntuación.
ratings-rule-daily = Entre los mismos dos jugadores cuentan tres partidas al día.
ratings-rule-rank = Para tener un puesto hace falta una puntuación establecida y partidas con al menos tres jugadores cuya puntuación esté establecida; cada nivel del ordenador es uno de ellos.
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
