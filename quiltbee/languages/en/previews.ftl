# What another site shows of a link to a game.
preview-game = A game of Patchwork
preview-names = { $one } and { $two } at Patchwork
preview-running = The game is on: watch it in your browser.
preview-over = The game is over: look at it move by move.
preview-won = { $name } won. Look at the game move by move.
preview-score = It ended { $one } to { $two }. Look at it move by move.
preview-won-score = { $name } won. It ended { $one } to { $two }.
preview-invited = { $name } invites you to a game of Patchwork
preview-join = Play in your browser, without an account.
