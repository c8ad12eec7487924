### The lobby: people and bots to ask, games to watch, invitations in person, any clock.

clock-own = Another clock
clock-unit = Kind of clock
clock-unit-minutes = Minutes for the game
clock-unit-delay = Minutes, with a delay
clock-unit-days = Days for each turn
clock-main-minutes = Minutes each
clock-main-days = Days
clock-extra-minutes = Increment (seconds per turn)
clock-extra-delay = Delay (seconds per turn)
lobby-waited = { $minutes ->
    [0] waiting for less than a minute
    [one] waiting for { $minutes } minute
   *[other] waiting for { $minutes } minutes
}
lobby-bot = bot
lobby-here = here now
lobby-tournaments = Tournaments
kind-swiss = Swiss
kind-round_robin = Everyone meets once
kind-double_round_robin = Everyone meets twice
state-open = open to join
round-number-of = round { $round } of { $rounds }
players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
join = Join
lobby-start-with-people = Start with people
followed-people = People you follow
sit-down-with = Sit down with { $name }
lobby-ask = People and bots
lobby-score = { $won } won, { $lost } lost
lobby-invite = Invite
lobby-invite-whom = Invite { $name } to a game
lobby-challenge = Challenge
lobby-challenge-whom = Challenge the bot { $name }
bot-only-rated = only rated
bot-only-unrated = only unrated
bot-only-untimed = only without a clock
bot-only-real-time = only in real time
bot-only-correspondence = only correspondence
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
starts-way = Start
starts-way-usual = As usual
starts-way-cut = Cut and choose
starts-way-both = Both seats
starts-way-cut-note = You name how many points go with the second seat, and the other player picks a seat.
starts-way-both-note = Two games on one circle, seats swapped. The sum counts; whoever resigns loses both.
starts-terms-cut = cut and choose
starts-terms-both = both seats

## Levels and clocks

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
welcome-alone = Against the computer, with someone at the same screen, or solo. Everything stays in this browser.
play-whom = Play { $name }
play-automa = Play solo
play-person = Play at one screen
ways-to-play = Ways to play
way-computer = One of the ten
way-computer-note = from first game to master
way-friend = A friend
way-friend-note = by link
way-anyone = Anyone
way-anyone-note = online
way-automa = Solo
way-automa-note = against cards
way-person = One screen
way-person-note = two players
way-waiting = { $count } waiting
play-against = Against { $name }
against-automa = Against the Automa
day-done = Played. More tomorrow.
day-everyone = The same for everybody
day-streak = { $count ->
    [one] Streak: one day
   *[other] Streak: { $count } days
}
one-is-best = Find the best move
last-game = Your last game
the-ten = Ten opponents
the-ten-note = From a child’s first rival to a master
menu = Menu
card-solo = Solo (Automa)
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
tick-rated-note = counts towards both ratings; both need an account
tick-rated-clock = needs a clock
tick-rated-level = counts towards your rating; you need an account, and your clock runs
refused-account-needed = Rated games need an account; sign in, or play an unrated game.
tick-takebacks = Takebacks
tick-takebacks-never = never in a rated game
tick-takebacks-note = if the other player agrees
who-first = Who goes first?
random = Random
your-friend = Your friend
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
opening = Opening…
choose-file = Open a file…
paste-first = Paste a game record, a link or a position first.
too-long = That’s too long for a game record: the limit is { $most }.

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
invitation-yours = This is your game
invitation-yours-text = You sit here already. The game goes on at its table.
invitation-taken = Someone plays here already
invitation-taken-text = Both seats are taken, but you can watch.
watch-game = Watch the game
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

automa-level-1 = the Automa scores only the 7-point tile, which it takes at space 52
automa-level-2 = it scores the { -buttons } it holds, and the 7-point tile, which it takes at space 44
automa-level-3 = it scores the { -buttons } it holds, 1 for each { -patch } with { -buttons }, and the 7-point tile, which it takes at space 41
automa-level-4 = it scores the { -buttons } it holds, those on its { -patches }, and the 7-point tile, which it takes at space 38
automa-level-5 = it scores the { -buttons } it holds, those on its { -patches }, 1 for each { -patch } with { -buttons }, and the 7-point tile, which it takes at space 35
short-deck-normal = Normal
short-deck-tactical = Tactical
deck-note-normal = the next card is a surprise
deck-note-tactical = you see what the next card can spend
level-of-automa = Level of the Automa
alone-with-automa = Solo against the Automa
finished-by-level = Finished games by deck and level
deck-and-level = Deck, level
mean-note = A margin is your points minus the Automa’s. Practice games are counted separately.
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
