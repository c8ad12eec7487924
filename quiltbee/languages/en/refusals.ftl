### What the server refuses over HTTP: by its code, else by the status of the answer.

refused-name-empty = A name needs at least one visible character.
refused-wait-seconds = { $count ->
    [one] Too many attempts; try again in { $count } second.
   *[other] Too many attempts; try again in { $count } seconds.
}
refused-wait-minutes = { $count ->
    [one] Too many attempts; try again in { $count } minute.
   *[other] Too many attempts; try again in { $count } minutes.
}

## Bots

refused-bot-taken = Another bot has that name.
refused-bots-full = You have { $most } bots already; remove one first.
refused-tables-own = You are already waiting at other open tables; close one of them first.
refused-tables-address = Too many open tables are waiting from your address; join one of them.
refused-tables-many = Too many tables have been opened from your address; try again in an hour.
refused-tournaments-address = Too many public tournaments come from your address; remove one first.
refused-bots-address = Too many bots listen for challenges from your address.
refused-tokens-full = That bot has { $most } tokens already; revoke one first.

## Tables

refused-not-asked = You are not invited to that table.
refused-game-over = That game is over.
refused-sits-already = You sit at this table already.
refused-second-decides = The second game of that pairing decides.
refused-seat-taken = That seat has been taken.
refused-seat-kept = That seat is reserved for someone else.
refused-you-blocked = You have blocked this player.
refused-not-invitable = You can’t invite this player.
refused-not-open = This table isn’t open to you.
refused-ties-full = You have { $most } people on this list already; remove one first.
refused-no-seat = There is no free seat to invite anyone to.
refused-reports-many = You have sent many reports; try again later.
refused-puzzle-run-over = The time of this run is over.
refused-mistake-unknown = There is no such mistake.
refused-puzzle-unknown = There is no such puzzle.
refused-puzzle-day-unknown = There is no puzzle for that day.

## Games to open

refused-no-game = This text is not a game record, a link to a game or a position.
refused-no-position = This text is not a position string.
refused-unreadable = This game can’t be read. { $detail }
fault-in-record = { $detail }
refused-nothing-left = That game is over; there is nothing left to play.
refused-only-duel = That game is against the Automa; only the Automa can continue it.
refused-only-solo = That is a game for two; the Automa can’t continue it.

## Analysis

refused-analysis-playing = You are playing a game with this circle of patches; analyse it when it is over.

## By status; in English the server’s own sentence is shown

refused-status-400 = The server did not understand this. Reload the page.
refused-status-401 = Sign in first.
refused-status-403 = You are not allowed to do that.
refused-status-404 = We can’t find that, or it’s gone.
refused-status-409 = That’s no longer possible: something has changed.
refused-status-410 = It has already been used, or it has expired.
refused-status-413 = That is too long.
refused-status-422 = Something in the form isn’t right. Check what you typed.
refused-status-429 = That was too many requests at once. Try again in a moment.
refused-status-503 = The server can’t do this just now. Try again in a minute.
refused-day-unknown = There is no daily game for that day.
refused-day-over = That day is over; its game no longer counts.
refused-day-to-come = That day hasn’t come yet.
refused-no-half-bye = There is no half-point bye in that round.
refused-game-runs = That game is in progress.
refused-not-theirs = They don’t play in that game.
refused-suspended = This account is suspended.
refused-not-admin = Only administrators can do that.
refused-admin-suspends-admin = Administrators are suspended on the command line.
