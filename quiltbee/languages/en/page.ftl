### What every page has, and what is said where there is none.

page-description = Play Patchwork in the browser, against the computer, with a second person at the same screen, or alone with the Automa.
page-needs-script = Quiltbee runs in your browser and needs JavaScript. Switch it on and reload this page.

tab-viewer = A game
tab-game = Game
tab-invitation = Invitation
tab-aid = How to play
tab-me = You
tab-sign-in = Sign in
tab-link = Use this device
tab-tournaments = Tournaments
tab-tournament = Tournament

to-me = You
theme-light = Light
theme-dark = Dark

cannot-show = This can’t be shown
no-such-game = We can’t find that game
no-such-page = We can’t find that page
link-may-be-old = The link may be old, or a letter is wrong.
back-to-home = Back to home
one-moment = One moment…
opening-table = Opening the table…
opening-invitation = Opening the invitation…

status-answer = The server answered with status { $status }.
server-away = The server can’t be reached. Is it still running?
no-clipboard = There is no clipboard.
notices-refused = This browser doesn’t allow notifications here; its settings can change that.
notices-unreachable = This browser can’t be reached by notifications.
passkey-there = This device has a passkey of this account already.
passkey-none = No passkey was given. You can try again.

close = Close
cancel = Cancel
copy = Copy
copied = Copied.
share = Share…
remove = Remove
your-name = Your name
as-others-see = (as the other player sees it)
sit-down = Sit down
sitting-down = Sitting down…
qr-code = QR code of the link

## Settings

settings = Settings
settings-done = Done
setting-language = Language
language-auto = As in the browser
setting-hints = A hint at every turn
setting-edition = Edition
edition-classic = Classic
edition-anniversary = Anniversary
edition-valentine = Valentine
setting-theme = Colours
setting-theme-auto = System
setting-motion = Show what the other side does
motion-normal = Normal
motion-faster = Faster
motion-off = Off
setting-look = Time board
look-cloth = Square
look-thread = Round
setting-letters = Letters on the { -patches }
setting-coordinates = Names of the spaces (a1 to i9)
open-command-line = Open the command line { $key }
