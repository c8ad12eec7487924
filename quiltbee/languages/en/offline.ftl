### When the server can’t be reached, the game in the browser alone, and what makes a noise.

tab-offline = Playing offline
offline-away = The server can’t be reached. Other people and written reasons need it; the rest works:
offline-back = The server is back.
offline-play = Play the computer
offline-go-on = Go on with your game
offline-level = The computer’s level
no-server = This needs a server, and this page has none.

setting-sounds = Sounds
setting-vibration = Vibrate when it’s your turn
