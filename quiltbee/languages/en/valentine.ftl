### The Valentine edition: a box that is filled with chocolates, paid with pralines.

-button = praline
-buttons = pralines
-Buttons = Pralines
-patch = chocolate
-patches = chocolates
-Patch = Chocolate
-Patches = Chocolates
-special-patch = petit four
-special-patches = petits fours
-Special-patch = Petit four
-Special-patches = Petits fours
-quilt = box
-Quilt = Box
-sew = pack
-sewed = packed
-sewn = filled

welcome-title = Fill a box, chocolate by chocolate
aid-goal-1 = Fill the fullest { -quilt } of 9 by 9 spaces, and keep the most { -buttons }.
aid-set-up-3 = Whoever last gave somebody a present begins, with the time token on top. Or draw lots.
aid-buy-2 = Pay its { -buttons }. Turn it and flip it as you like, and put it on free spaces: it need not touch another { -patch }, and it stays there.
aid-special-1 = Whoever is first to reach or pass one must put it into the { -quilt } at once: 1 space, for nothing.
guide-sewn = Done! You paid 2 { -buttons }, and your token walked 3 spaces: the time it took.
guide-second-patch-hand = Put it close to the first, without gaps. Then press Place.
guide-special = The { -special-patch } is yours. Fill the hole, then press Place.
progress-quilts = Your best boxes
