### What every page has, and what is said where there is none.

page-description = Play Patchwork in your browser: against the computer, with someone at the same screen, or solo against the Automa.
page-needs-script = Quiltbee runs in your browser and needs JavaScript. Switch it on and reload this page.

tab-viewer = A game
tab-review = A review
tab-analysis = Analysis
tab-game = Game
tab-invitation = Invitation
tab-aid = How to play
tab-me = You
tab-sign-in = Sign in
tab-link = Use this device
tab-day = The day
tab-today = The day
tab-progress = Your progress
tab-ratings = Ratings
tab-profile = Profile
tab-puzzles = Puzzles
tab-admin = Administration
tab-tournaments = Tournaments
tab-tournament = Tournament

to-me = You
theme-light = Light
theme-dark = Dark

cannot-show = We can’t show this
no-such-game = We can’t find that game
no-such-page = We can’t find that page
link-may-be-old = The link may be out of date, or mistyped.
back-to-home = Back to home
one-moment = One moment…
opening-table = Opening the table…
opening-review = Opening the review…
opening-invitation = Opening the invitation…

status-answer = The server answered with status { $status }.
server-away = Can’t reach the server. Check your connection.
no-cookies = Your browser refuses all cookies, so the server could not tell who sits at the table. Allow cookies for this site, then try again.
page-outdated = This page and the server don’t match. Reload the page.
no-clipboard = This browser can’t copy to the clipboard.

close = Close
cancel = Cancel
copy = Copy
copied = Copied.
share = Share…
remove = Remove
sure-remove = Remove { $name }? This can’t be undone.
your-name = Your name
as-others-see = (shown to the other player)
sit-down = Sit down
sitting-down = Sitting down…
qr-code = QR code of the link

## Settings

settings = Settings
settings-done = Done
notice-invited = Invitations to a game
notice-seated = Someone sits down at your table
notice-turn = Your turn
notice-time = Your time is running out
notice-takeback = A takeback is requested
notice-over = A game is over
notice-round = A round begins
notices = Notices
notices-note = What you are told while you are on another page here, and by notifications where this browser has them.
notices-more = Notifications and blocked people
setting-language = Language
language-auto = Same as the browser
setting-hints = A hint every turn
setting-edition = Edition
edition-classic = Classic
edition-anniversary = Anniversary
edition-valentine = Valentine
setting-theme = Colours
theme-auto = System
setting-motion = Show the other side’s moves
motion-normal = Normal
motion-slower = Slower
motion-faster = Faster
motion-off = Off
setting-look = Time board
look-cloth = Square
look-thread = Round
setting-letters = Letters on the { -patches }
setting-coordinates = Names for the spaces (a1 to i9)
open-command-line = Open the command line { $key }
first-game = Play your first game
todays-game = Today’s game
puzzle-of-the-day = Puzzle of the day
