### The first page: a new game, one's games, the lobby, invitations.

more = More
your-account = Your account and ratings

## Levels and clocks

level-sentence = Level { $level }, { $name }: { $audience }.
level-name-1 = Beginner
level-name-2 = Learner
level-name-3 = Casual
level-name-4 = Regular
level-name-5 = Practised
level-name-6 = Skilled
level-name-7 = Strong
level-name-8 = Expert
level-name-9 = Master
level-name-10 = Full strength
level-for-1 = a child can beat it
level-for-2 = for a first game
level-for-3 = if you know the rules
level-for-4 = if you’ve played a few times
level-for-5 = if you play often
level-for-6 = for good players
level-for-7 = for very good players
level-for-8 = for the best in your club
level-for-9 = nearly everything the computer has
level-for-10 = everything it has; it thinks for about a second
speed-none = No clock
speed-short = 5 min + 5 s
speed-long = 15 min + 10 s
speed-days = 3 days a turn
speed-note-none = take your time
speed-note-short = about 15 minutes
speed-note-long = about half an hour
speed-note-days = over days or weeks

## A new game

welcome-title = Sew a { -quilt }, { -patch } by { -patch }
welcome-text = Buy { -patches } with { -buttons }, and leave no holes. For two, or solo.
how-to-play = How to play
opponent = Opponent
card-computer = Against the computer
card-computer-note = Ten levels, from first game to master
card-two = Two players
card-solo = Solo (Automa)
card-solo-note = A deck of cards plays the other side
way-person = One screen
way-friend = A friend, by link
way-anyone = Anyone online
start = Start
invite-friend = Invite a friend
open-table = Open the table
starting = Starting…
more-options = More options
short-board-revised = Revised
short-board-original = Original
first-name = First name
second-name = Second name
guest = Guest
tick-rated = Rated
tick-rated-note = counts towards both ratings
tick-takebacks = Takebacks
tick-takebacks-never = never in a rated game
tick-takebacks-note = if the other player agrees
who-first = Who goes first?
random = Random
first = First
second = Second
your-friend = Your friend
computer = Computer
the-other-player = The other player
setup-code = Setup code (optional)
setup-code-note = The same code deals the same { -patches }.
difficulty = Difficulty

## Games to go on with, games to open

continue = Continue
opponent-and-standing = { $opponent } · { $standing }
spaces-sewn = { $count } of 81 spaces { -sewn }
your-games = Your games
waiting-for-you = { $count } waiting for you
show-more = Show more
opened-here = opened here { $when }
remove-game = Remove { $game }, { $when }
names-and = { $first } and { $second }
your-open-table = Your open table
computer-level = Computer, level { $level }
waiting-for-somebody = Waiting for someone to sit down
turn-of = { $name }’s turn
your-turn = Your turn
under-way = Under way
comma-time-up = , time is up
comma-left = , { $time } left
called-off = Called off
won-by-resignation = { $who ->
    [you] You won by resignation
   *[other] { $name } won by resignation
}
lost-by-resignation = You lost by resignation
won-on-time = { $who ->
    [you] You won on time
   *[other] { $name } won on time
}
lost-on-time = You lost on time
won-points = { $who ->
    [you] You won { $points }
   *[other] { $name } won { $points }
}
lost-points = You lost { $points }
comma-first = , first to finish
just-now = just now
open-saved = Open a saved game
paste-record = Paste a record, a link or a position
open = Open
opening = Opening…
choose-file = Open a file…
paste-first = Paste a game record, a link or a position first.
too-long = That’s too long for a game record: the limit is { $most }.
an-open-seat = an open seat

## The lobby

play-anyone = Play anyone
lobby-text = Join someone who’s waiting. If nobody is, you wait at a new table.
quick-match = Quick match
open-tables = Open tables
nobody-waiting = Nobody is waiting right now.
your-table = Your table
sit-with = Sit down with { $name }: { $terms }
terms-original = original time board
terms-chosen = setup chosen by hand

## Invitations

own-invitation = This is your own invitation
invites-you = { $name } invites you to Patchwork
send-address = Send the address of this page to a friend, who takes the other seat.
to-the-table = To the table
play-on-your-own = Play on your own
invitation-unknown = We can’t find that invitation
invitation-unknown-text = Check the link, or ask for a new one: a new link cancels the one before.
invitation-closed = This invitation is no longer open
invitation-closed-text = Someone has used it already, or it has expired. Ask for a new link.
term-seat = You sit as
term-seat-1 = player 1: you go first
term-seat-2 = player 2
term-no-clock = none: take all the time you need
term-board-revised = revised
term-board-original = original
term-chosen = chosen by the other player
term-drawn = random
term-none = none
term-rating = Rating
share-text = Play Patchwork with me! Open the link and sit down.
link-is-copied = Link copied.
cannot-copy = This browser doesn’t let pages copy. Select the link instead.
cannot-share = Sharing didn’t work. Copy the link instead.
is-asked = We’ve asked { $name } to play
asked-text = The game starts when { $name } sits down. If they decline, the table closes.
seat-open = This seat is open
seat-kept = This seat is reserved
seat-kept-text = Whoever has the invitation can sit down here. You can watch the game.
invite-your-friend = Invite your friend
in-the-lobby = Your table is in the lobby
in-the-lobby-text = The game starts as soon as someone sits down. Feel free to visit other pages: the tab tells you when it’s your turn.
make-link = Make a link
new-link = New link
no-link-here = This browser has no link to this table. A new link cancels any earlier one.
link-becomes-void = This cancels the link above.
send-link = Send this link. It works once, for whoever opens it and sits down.
link-of-invitation = Link of the invitation
local-address = This address only works on this computer. To play from another device, first open Quiltbee by this computer’s name or network address.
place-in-list = { $name }, round { $round }, board { $board }
