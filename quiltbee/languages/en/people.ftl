### The pages away from the table: oneself, signing in, tournaments.

saved = Saved.
account-made = Your account is ready.
account-made-passkey = Your account is ready, with a passkey.
passkey-added = Passkey added.
passkey-removed = Passkey removed.
passphrase-changed = Changed. All other browsers are signed out.
ratings-listed = Your ratings can be listed.
ratings-not-listed = Your ratings are not listed.
link-dropped = The link no longer works.
share-device = Quiltbee on another device
will-tell = This browser will let you know.
stays-quiet = This browser stays quiet.
sends-none = This server doesn’t send notifications.
bot-removed = { $name } is removed. Its games stay.
token-revoked = The token of { $name } no longer works.
confirm-word = delete
type-word-first = Type the word “{ $word }” first.
default-passkey = Passkey

## The account

account = Account
account-why = You can play without one. An account makes you the same person on every device, and your games stay. We don’t ask for an e-mail address.
never-shown = (never shown to others)
passphrase = Passphrase
at-least-8 = (8 characters or more)
make-account = Create an account
passkey-instead = Use a passkey instead
make-account-passkey = Create an account with a passkey
have-one = Already have one? { $link }
sign-in = Sign in
signed-in-as = Signed in as { $login }.
sign-out = Sign out
sign-out-everywhere = Sign out on all devices
end-bots = Revoke my bots’ tokens too
change-passphrase = Change the passphrase
new-passphrase-bots = Your bots’ tokens are revoked too.
set-passphrase = Set a passphrase
old-passphrase = Current passphrase
new-passphrase = New passphrase
change = Change
passkeys = Passkeys
add-passkey = Add a passkey
passkey-needs-fresh = To add or remove a passkey, you need to have signed in within the last 10 minutes.
since-day = since { $day }
remove-name = Remove { $name }
sure-revoke = Revoke this token of { $name }? The program that uses it can no longer come in.
login = Login
show-it = Show it

## A second device, notifications, one's data

another-device = Use another device
another-device-text = A link signs in your phone or another computer as you, with your games. It works once, within 10 minutes. Don’t give it to anyone else.
the-link = The link
withdraw-it = Cancel it
your-browsers = Your browsers
unknown-browser = Browser
this-browser = this one
used-on-day = last used { $day }
browser-signed-out = That browser is signed out.
name-as-others-see = Name, as shown to other players
as-other-players-see = As shown to other players
save = Save
notifications = Notifications
server-sends-none = This server doesn’t send any. The tab’s title counts the games waiting for you.
browser-has-none = This browser doesn’t have any. The tab’s title counts the games waiting for you.
browser-can-tell = In a game over several days, this browser can tell you when it’s your turn, even with no page open.
turn-off-here = Turn off here
tell-me = Tell me
your-data = Your data
download-games = Download your games
download-data = Download your data
delete-me = Delete my account
delete-text = Your name, account, ratings and bots are deleted for good. The other players keep their games, without your name. Download your games first.
your-passphrase = Your passphrase
type-to-confirm = Type “{ $word }” to confirm

## Following and blocking

follow = Follow
end-follow = Unfollow
block = Block
end-block = Unblock
told-follow = You follow them now. They aren’t told.
told-block = Blocked. They aren’t told.
blocked-people = Blocked people
blocked-text = You and the people you block can’t sit down at each other’s tables or invite each other, and quick match never pairs you. They aren’t told. In tournaments you may still meet.
block-whom = Someone you have played
followed-text = The first page shows when they are here, and their public tables.

## Bots

bots = Bots
let-program-play = Let a program of your own play here
bot-text = A bot signs in with a token and is marked as a bot at every table. { $command } connects an engine.
token-of-bot = Token of { $bot }. Copy it now: it is shown only once.
name-of-bot = Name of the bot
make-bot = Make a bot
listening = listening now
not-connected = not connected
new-token = New token
token-of-day = Token of { $day }
only-to-look = , read-only
revoke = Revoke

## Ratings and results

ratings-and-results = Ratings and results
ratings-none = Nothing yet. Rated games with people count here.
class-blitz = Fast
class-rapid = Rapid
class-correspondence = Days a turn
class-untimed = No clock
games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
not-settled = , provisional
rating-picture = { $class }: from { $from } to { $to }
games-for-two = Two-player results
list-ratings = List my established ratings
list-ratings-note = with my name, for everyone to see
against-people = People
against-bots = Bots
bot-called = { $name } (bot)
against-greedy = Greedy
against-random = Random

## Signing in

you-are-signed-in = You are signed in
sign-in-passkey = Sign in with a passkey
signed-in-elsewhere = Signed in elsewhere? Open { $you } there, choose { $device }, and open the link here. No account is needed for that, nor to play: { $play }.
play-at-once = play at once
plays-as = This browser will play as { $name }, with the same games.
plays-as-same = This browser will play as the same person as your other device, with the same games.
sign-in-here = Sign in here
not-now = Not now
use-device-too = Use this device too
link-no-longer = This link no longer works
already-signed-in = You are signed in as { $login }. Sign out first to use another account.
to-your-page = To your page
bring-games = Bring the games of this browser along
link-unknown = Check the link, or make a new one on the other device.
link-used = It was used already, or is older than 10 minutes. Make a new one on the other device.

## Tournaments

kind-note-swiss = a few rounds, each against someone with as many points; up to 64 players
kind-note-round_robin = a round robin for up to 16 players
kind-note-double_round_robin = a round robin with seats swapped, for up to 8 players
state-over = over
round-number = round { $round }
rounds-count = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
each-ring-twice = each setup twice, with seats swapped
name-is-you = { $name } (you)
being-played = being played
no-result = no result
game-won-time = won on time
game-lost-time = lost on time
game-won-resigned = won, resigned
game-lost-resigned = lost, resigned
new-tournament = New tournament
yours = Yours
no-tournaments = None yet. Create one and share its link, or open a link you were sent.
comma-yours = , yours
tournament-name = Name
club-evening = Club evening
who-meets-whom = Who meets whom
make-tournament = Create the tournament
rounds = Rounds
rounds-note = (leave empty to fit the number of players)
column-points = Points
column-direct = Direct
column-buchholz = Buchholz
column-sonneborn_berger = S.-B.
column-wins = Wins
column-margin = Margin
meaning-points = Games won; a bye counts as a match won
meaning-direct = Points against others with equal points
meaning-buchholz = The points of all opponents
meaning-sonneborn_berger = The points of the opponents beaten (Sonneborn-Berger)
meaning-wins = Games won at a table
meaning-margin = Winning margins minus losing margins
all-your-tournaments = All your tournaments
players = Players
invite-and-start = Invite and start
nobody-joined = Nobody has joined yet.
you-play = You’re in. Your tables open by themselves once it starts.
withdraw = Withdraw
to-play-open-link = To play, open the link from the organiser.
comma-left-tournament = , left
comma-removed-from-tournament = , removed
readmit = Let back in
your-name-others = Your name, as shown to other players
no-tournament-link = This browser has no link. A new link cancels any earlier one.
everybody-may-join = Anyone with this link can join.
start-tournament = Start the tournament
delete-it = Delete it
round-title = Round { $round }
round-title-of = Round { $round } of { $rounds }
a-bye = { $name }: a bye
game-of-meeting = Game { $number } of { $meeting }: { $result }
play-game = Play
somebody-missing = Someone is missing
name-loses = { $name } loses
final-standings = Final standings
standings = Standings
column-place = Place
column-player = Player
how-told-apart = How ties are broken
cross-table = Cross table
download-all = Download all games
leave-tournament = Leave the tournament
games-are-lost = You lose the games you’re playing now.

## Accounts and passkeys

refused-login-taken = This login is taken; choose another one.
refused-has-account = You have an account already.
refused-no-account = You have no account yet.
refused-prove-first = Enter your current passphrase, or use a passkey first.
refused-sign-in-again = Sign in again first: this changes your account.
refused-wrong-passphrase = This login and this passphrase don’t match.
refused-choose-login = Choose a login first.
refused-login-length = A login has { $shortest } to { $longest } characters.
refused-login-letters = A login can have letters, the digits 0 to 9, and . _ - in between.
refused-login-ends = A login begins and ends with a letter or a digit.
refused-login-script = All letters of a login come from one script.
refused-passphrase-length = A passphrase has { $shortest } to { $longest } characters.
refused-passphrase-guessed = That passphrase is easily guessed; take a longer one, such as four words.
refused-passkeys-full = An account has at most { $most } passkeys.
refused-passkey-unusable = This passkey can’t be used here.
refused-passkey-known = This passkey has been added already.
refused-passkey-late = That took too long; try again.
refused-passkey-address = Passkeys need an address with a name and TLS.
refused-last-passkey = This passkey is the only way into your account.

## Tournaments

refused-two-needed = A tournament needs at least two people.
refused-tournaments-full = You organise { $most } tournaments that are not over; finish or remove one first.
refused-joined-already = You have joined this tournament already.
refused-removed-from-tournament = The organiser has removed you from this tournament.
refused-tournament-full = This tournament is full.
refused-tournament-over = The tournament is over.
refused-tournament-begun = The tournament has begun.
refused-pairing-idle = No game of that pairing is in progress.
notices-refused = This browser doesn’t allow notifications here. You can change that in its settings.
notices-unreachable = Notifications can’t reach this browser.
passkey-there = This device already has a passkey for this account.
passkey-none = No passkey was used. You can try again.
notice-body = Patchwork at Quiltbee
