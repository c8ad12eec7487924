### The engine in the page, and duels against it that go on while the server is away.

engine-not-loaded = The engine could not be loaded. Connect to the server once; after that it works offline.
engine-needs-webassembly = This browser can’t run the engine: it has no WebAssembly.
engine-needs-vectors = This browser can’t run the engine: its WebAssembly lacks vector instructions. A newer browser can.

duel-here = Connection lost. You play on here, and your moves are handed in later.
duel-handed-in = Connected again. Your moves have been handed in.
duel-elsewhere = This game has gone on elsewhere
duel-branch = The game on the server counts. What you played here without a connection is yours to keep.

offline-you = You
offline-here = This game lives in this browser alone and needs no server.
offline-cards = Its cards are shuffled here, too.
offline-refused = That can’t be done right now.
