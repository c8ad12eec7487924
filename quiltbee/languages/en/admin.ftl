### The page of administrators.
reports = Reports
no-reports = No open reports.
report-reason-name = A name
report-reason-cheating = Help from a computer
report-reason-leaving = Leaving games
report-reason-other = Something else
reported-by = Reported by { $name }, { $day }
mark-read = Mark as read
find-people = People
name-login-id = Name, login or ID
find = Find
nobody-found = Nobody is called that.
games-and-reports = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $reports ->
    [one] { $reports } report
   *[other] { $reports } reports
}
comma-suspended = , suspended
comma-suspended-until = , suspended until { $day }
new-name = New name
rename = Rename
suspend = Suspend
suspend-days = Days (empty: for good)
sure-suspend = Suspend { $name }? They are signed out everywhere.
lift = Lift the suspension
one-game = A game
game-address = Its address or ID
end_game = End it without a result
void_rating = Take back its rating
sure-end_game = End the game { $game } without a result?
sure-void_rating = Take back what the game { $game } changed in ratings?
done = Done.
