### When the server can’t be reached, the game in the browser alone, and what makes a noise.

tab-offline = Playing offline
offline-away = The server can’t be reached. Solo, other people and reviews need it; these work:
offline-back = The server is back.
offline-play = Play the computer
offline-go-on = Go on with your game
offline-level = Level of the computer
offline-you = You
offline-here = This game lives in this browser alone and needs no server.
offline-refused = That can’t be done right now.

setting-sounds = Sounds
setting-vibration = Vibrate when it’s your turn
engine-not-loaded = The engine could not be loaded. Connect to the server once, then it works without.
engine-needs-webassembly = This browser can’t run the engine: it has no WebAssembly.
engine-needs-vectors = This browser can’t run the engine: its WebAssembly has no vectors. A newer one can.
