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
one-tournament = A tournament
tournament-address = Its address or ID
tournament-new-name = New name of the tournament
end_tournament = End it
hide_tournament = Hide it
show_tournament = Show it again
delete_tournament = Delete it
sure-end_tournament = End { $name }? Its running games are called off.
sure-delete_tournament = Delete { $name } for good? Its games stay with their players.
tournament-hidden = Hidden: in no list, and only its people can open it.
reason-for-log = Reason, for the log
action-log = What administrators did
log-empty = Nothing yet.
log-older = Older entries
log-by = { $name }, { $day }
log-by-command = Command line
log-somebody = Someone who left
log-close_report = Report read
log-rename = Renamed
log-suspend = Suspended
log-lift = Suspension lifted
log-appoint = Made an administrator
log-dismiss = No longer an administrator
log-remove_person = Removed
log-end_game = Game ended
log-void_rating = Rating taken back
log-end_tournament = Tournament ended
log-rename_tournament = Tournament renamed
log-hide_tournament = Tournament hidden
log-show_tournament = Tournament shown again
log-delete_tournament = Tournament deleted
log-retire_puzzle = Puzzle retired
log-restore_puzzle = Puzzle brought back
done = Done.
