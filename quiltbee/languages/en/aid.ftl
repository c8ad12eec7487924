### The player aid, and help for the page.

aid-goal = The goal
aid-goal-1 = Sew the fullest { -quilt } of 9 by 9 spaces, and keep the most { -buttons }.
aid-goal-2 = { -Buttons } are money during the game and points at the end.
aid-components = Components
aid-components-1 = Two { -quilt } boards of 9 by 9 spaces, a time board with spaces 0 to 53, two time tokens, a neutral token, { -buttons }.
aid-components-2 = 33 { -patches }, 5 { -special-patches } of 1 space, 1 { -special-tile } worth 7 points.
aid-set-up = Set-up
aid-set-up-1 = Each player takes an empty { -quilt } and 5 { -buttons }. Both time tokens start on space 0.
aid-set-up-2 = Lay the 33 { -patches } in a circle, in random order. The neutral token stands just past the { -patch } of 2 spaces: the next three clockwise are on offer.
aid-set-up-3 = Whoever last used a needle begins, with the time token on top. Or draw lots.
aid-turn = Whose turn
aid-turn-1 = Whoever is further back on the time board, often several times in a row.
aid-turn-2 = On one space, the token on top moves: the one that came last.
aid-turn-3 = On space 53 you have no more turns; the other player goes on alone.
aid-buy = Your turn: buy a { -patch } …
aid-buy-1 = Take one of the next 3 { -patches }. The neutral token moves into the gap, so those you skip come last.
aid-buy-2 = Pay its { -buttons }. Turn it and flip it as you like, and sew it on free spaces: it need not touch another { -patch }, and it stays there.
aid-buy-3 = Move your time token by its time, at most to space 53.
aid-advance = … or pass
aid-advance-1 = Move to the space just in front of the other token, at most to space 53. You get 1 { -button } for each space.
aid-income = Income
aid-income-1 = Reach or pass a { -button } on the time board, and you get 1 { -button } for each one printed on your { -quilt }, with the new { -patch }.
aid-income-2 = Paydays: 5, 11, 17, 23, 29, 35, 41, 47 and 53.
aid-special = { -Special-patches }
aid-special-1 = Whoever is first to reach or pass one must sew it on at once: 1 space, for nothing.
aid-special-2 = They lie on 26, 32, 38, 44 and 50; on the original board on 20, 26, 32, 44 and 50.
aid-tile = { -Special-tile }
aid-tile-1 = The first full square of 7 by 7 spaces takes it, for good: 7 points.
aid-end = The end
aid-end-1 = Both tokens are on space 53. Score: your { -buttons }, plus 7 for the { -special-tile }, minus 2 for each empty space. On equal scores, whoever reached 53 first wins.
aid-end-2 = Example: 16 { -buttons }, the { -special-tile } and 6 empty spaces make 16 + 7 − 12 = 11. 21 { -buttons } and 4 empty spaces make 21 − 8 = 13, and win.
aid-solo = Alone: the solo deck
aid-solo-1 = The Automa plays the other side, from a deck of 12 cards: normal (1 to 12) or tactical (13 to 24). Shuffle it and set 2 cards aside unseen. It has no { -quilt } and no { -buttons }; you begin. Choose a level from 1 to 5 and put its marker on the time board.
aid-solo-2 = On its turn, turn over the top card. Its budget says which of the next 3 { -patches } it can take; of several, the card’s rules pick one, from top to bottom. It pays nothing, keeps the { -patch } and moves by its time. If it can take none, it passes and gets no { -buttons } for that.
aid-solo-3 = On a payday it gets as many { -buttons } as the card says. It takes a { -special-patch } out of the game. At its marker it gets the { -special-tile }, if you don’t have it.
aid-solo-4 = When the deck is empty, shuffle all 12 cards. Its score: 7 for the { -special-tile }, and what its level counts.
print = Print

## Help for the page

on-this-page = On this page
page-help-place = Choose a { -patch }, put it on your { -quilt }, turn it, and press { $place }. You can drag it as well; with a mouse the wheel turns it and the right button flips it.
page-help-automa = Against the Automa, a turned card stays turned: if you undo past it, the game becomes practice and doesn’t count.
page-help-friend = With a friend elsewhere, you ask before taking back a move. With a clock, the first turn is free; if your time runs out, the other player can claim the win.
keys = Keys
keys-where = They work while the { -quilt } or the { -patches } have the focus; F1 works everywhere.
