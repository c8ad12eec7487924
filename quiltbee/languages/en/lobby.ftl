### The lobby: people and bots to ask, games to watch, invitations in person, any clock.

clock-own = Other…
clock-unit = Kind of clock
clock-minutes = Minutes for the game
clock-a-turn = Days for each turn
clock-main-minutes = Minutes each
clock-main-days = Days
clock-extra = Seconds more a turn
lobby-waited = { $minutes ->
    [0] waiting for less than a minute
    [one] waiting for { $minutes } minute
   *[other] waiting for { $minutes } minutes
}
lobby-bot = bot
lobby-here = here now
lobby-ask = People and bots
lobby-score = { $won } won, { $lost } lost
lobby-invite = Invite
lobby-invite-whom = Invite { $name } to a game
lobby-challenge = Challenge
lobby-challenge-whom = Challenge the bot { $name }
lobby-games = Games to watch
lobby-going-on = { $minutes ->
    [0] just begun
    [one] for { $minutes } minute
   *[other] for { $minutes } minutes
}
lobby-watch = Watch
lobby-watch-whom = Watch { $names }
invited-by = { $name } invites you to a game
invited-away = { $name } is not here just now.
invited-accept = Play
invited-decline = No, thanks
