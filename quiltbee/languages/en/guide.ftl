### The first game: what the guide says, one short sentence or two at a time.

guide = Your first game
guide-next = Next
guide-skip = Skip
guide-watch = Watch Bee
guide-skip-ahead = To the end
guide-play = Play level 1
guide-bees-turn = Bee’s turn…
guide-not-now = Not in the first game: press Skip to leave it.
guide-read-on = Read on first: press Next.
guide-going-on = Going on.

guide-welcome = Welcome! This is your { -quilt }: 81 empty spaces. Cover as many as you can.
guide-purse = You pay with { -buttons }. You have five.
guide-offers = Three { -patches } are on offer. Each has a price in { -buttons }, and a time.
guide-first-patch = Take the { patch-e }. It costs 2 { -buttons } and 3 time.
guide-first-patch-hand = Put it anywhere on your { -quilt }; corners are good. Then press Place.
guide-first-patch-instead = First the { patch-e } for 2 { -buttons }, please. Soon you choose for yourself.
guide-sewn = Sewn! You paid 2 { -buttons }, and your token walked 3 spaces: the time it took.
guide-whose-turn = Whoever is further back has the turn. That’s Bee now.
guide-ahead = Bee { -sewed } a slow { -patch } and ran ahead to space 6. You’re on 3, so it’s your turn.
guide-second-patch = Take the { patch-C }. It is small and takes only 1 time.
guide-second-patch-hand = Sew it close to the first, without gaps. Then press Place.
guide-second-patch-instead = The { patch-C } for 1 time, please: it shows you something nice.
guide-again = You’re on 4 and Bee is on 6. Still behind: so you move again!
guide-pass = No { -buttons } left? Pass. You jump just ahead of Bee and earn a { -button } for each space.
guide-pass-instead = Pass this time: that’s how you earn { -buttons }.
guide-payday = 3 spaces, 3 { -buttons }. But you have 4! On the way you passed a payday.
guide-income = A payday brings a { -button } for each one printed on your { -patches }. You have one.
guide-behind = Bee is further back again.
guide-choice = Your turn, and your choice. A tip: the { patch-H } costs no { -buttons }.
guide-choice-hand = Turn it, flip it, put it where you like. Then press Place.
guide-onwards = That’s how it goes, up to space 53. Let’s skip to the last few moves.
guide-hole = Your { -quilt } is nearly full. But there’s a hole in the middle.
guide-leather = A { -special-patch } lies on space 50. It’s as small as the hole, and free for whoever is first.
guide-third-patch = You’re on 48. The { patch-a } takes 2 time: just right.
guide-third-patch-hand = Anywhere it fits. Then press Place.
guide-third-patch-instead = The { patch-a } for 2 time, please: it takes you to the { -special-patch }.
guide-special = The { -special-patch } is yours. Mend the hole, then press Place.
guide-special-instead = Into the hole in the middle, please. You’ll see why.
guide-tile = A full square of 7 by 7! You’re the first, so you get the { -special-tile }: 7 points.
guide-last-turn = Now Bee is further back.
guide-last-pass = Bee is done. Pass to the end: the last payday pays for your whole { -quilt }.
guide-last-pass-instead = Pass, and the game is over.
guide-scores = You win! Every { -button } is a point, the tile is 7, and each empty space costs 2.
guide-level = That’s all you need. Play a whole game: level 1 is gentle, and hints are on.

## The way in

