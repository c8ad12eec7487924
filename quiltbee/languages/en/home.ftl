### The first page: a new game, one's games, the lobby, invitations.

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

## A new game

how-to-play = How to play
opponent = Opponent
first = First
second = Second
computer = Computer

## Games to go on with, games to open

your-turn = Your turn
open = Open
an-open-seat = an open seat

## Invitations

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
