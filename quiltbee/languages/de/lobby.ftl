### Die Lobby: Leute und Bots zum Fragen, Partien zum Zuschauen, persönliche Einladungen, jede Uhr.

clock-own = Andere …
clock-unit = Art der Uhr
clock-minutes = Minuten für die Partie
clock-a-turn = Tage für jeden Zug
clock-main-minutes = Minuten je Seite
clock-main-days = Tage
clock-extra = Sekunden mehr je Zug
lobby-waited = { $minutes ->
    [0] wartet seit weniger als einer Minute
    [one] wartet seit { $minutes } Minute
   *[other] wartet seit { $minutes } Minuten
}
lobby-bot = Bot
lobby-here = gerade da
lobby-ask = Leute und Bots
lobby-score = { $won } gewonnen, { $lost } verloren
lobby-invite = Einladen
lobby-invite-whom = { $name } zu einer Partie einladen
lobby-challenge = Herausfordern
lobby-challenge-whom = Den Bot { $name } herausfordern
lobby-games = Partien zum Zuschauen
lobby-going-on = { $minutes ->
    [0] gerade begonnen
    [one] seit { $minutes } Minute
   *[other] seit { $minutes } Minuten
}
lobby-watch = Zuschauen
lobby-watch-whom = Zuschauen bei { $names }
invited-by = { $name } lädt dich zu einer Partie ein
invited-away = { $name } ist gerade nicht da.
invited-accept = Spielen
invited-decline = Nein, danke
