### When the server can’t be reached, the game in the browser alone, and what makes a noise.

tab-offline = Playing offline
offline-away = The server can’t be reached. Other people and written reasons need it; the rest works:
offline-back = The server is back.
offline-play = Play the computer
offline-go-on = Go on with your game
offline-level = The computer’s level
offline-you = You
offline-here = This game lives in this browser alone and needs no server.
offline-cards = Its cards are shuffled here, too.
offline-refused = That can’t be done right now.
no-server = This needs a server, and this page has none.

setting-sounds = Sounds
setting-vibration = Vibrate when it’s your turn
engine-not-loaded = The engine could not be loaded. Connect to the server once; after that it works offline.
engine-needs-webassembly = This browser can’t run the engine: it has no WebAssembly.
engine-needs-vectors = This browser can’t run the engine: its WebAssembly lacks vector instructions. A newer browser can.
