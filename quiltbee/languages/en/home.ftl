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
