### The day: one game that is the same for everybody.

day-against-level = Against level { $level }, { $name }
day-against-automa = Against the Automa, level { $numeral }, { $deck }
day-deck-normal = normal deck
day-deck-tactical = tactical deck
day-you-begin = You move first.
day-they-begin = Your opponent moves first.
day-what = Everyone plays this same game today, and your first attempt is the one that counts. There are no hints, and no move can be taken back.
day-play = Play today’s game
day-go-on = Continue your game
day-practise = Play it again for practice
day-your-game = Your game
day-best-game = Look at the best game
day-to-come = This day hasn’t come yet.
day-newer = A new day has begun: play today’s game
day-clock-wrong = Your device’s clock is wrong: here is today’s game by the server’s clock.
day-won-by = Won by { $points }
day-lost-by = Lost by { $points }
day-won-even = Won on equal points
day-lost-even = Lost on equal points
day-resigned = Resigned
day-place = place { $rank } of { $played }
day-would-place = would be place { $rank } of { $played }
day-apart = The table counts accounts made before this day began. Everyone else plays too and sees where they would stand.
day-table = Everyone’s results
day-played = { $played ->
    [one] One game has been finished
   *[other] { $played } games have been finished
}{ $won ->
    [0] {""}; nobody has won yet.
    [one] {""}; one was won.
   *[other] {""}; { $won } were won.
}
day-rank = Place
day-name = Name
day-outcome = Result
day-guest = A guest
day-you = {" "}(you)
day-share-title = Quiltbee, { $day }
day-month-before = Previous month
day-month-after = Next month
day-how-missed = not played
day-how-running = under way
day-how-won = won
day-how-lost = lost
day-figures = { $played ->
    [0] You haven’t finished a daily game yet.
    [one] One game played, { $won } won. Current streak: { $streak }; longest: { $longest }.
   *[other] { $played } games played, { $won } won. Current streak: { $streak }; longest: { $longest }.
}
