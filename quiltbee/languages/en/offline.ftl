### When the server can’t be reached, the game in the browser alone, and what makes a noise.

tab-offline = Playing offline
offline-away = The server can’t be reached. Solo, other people and the stronger levels wait for it; these work:
offline-back = The server is back.
offline-play = Play a simple player
offline-you = You
offline-player = Simple player
offline-here = This game lives in this browser alone and needs no server.
offline-refused = That can’t be done right now.

setting-sounds = Sounds
setting-vibration = Vibrate when it’s your turn
