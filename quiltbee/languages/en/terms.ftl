### The words of the game. An edition may say them otherwise; see valentine.ftl.

-button = button
-buttons = buttons
-Buttons = Buttons
-patch = patch
-patches = patches
-Patch = Patch
-Patches = Patches
-special-patch = special patch
-special-patches = special patches
-Special-patch = Special patch
-Special-patches = Special patches
-quilt = quilt
-Quilt = Quilt
-sew = sew
-sewed = sewed
-sewn = sewn
-special-tile = special tile
-Special-tile = Special tile

## Counted

buttons = { $count ->
    [one] { $count } { -button }
   *[other] { $count } { -buttons }
}
patches = { $count ->
    [one] { $count } { -patch }
   *[other] { $count } { -patches }
}
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}

## The patches, each by a name of its own

patch-A = domino
patch-B = cheap corner
patch-C = quick corner
patch-D = strip of three
patch-E = plain zigzag
patch-F = mitten
patch-G = long cross
patch-H = tall cross
patch-I = square
patch-J = fat zigzag
patch-K = small T
patch-L = bracket
patch-M = strip of four
patch-N = strip of five
patch-O = twig
patch-P = bump
patch-Q = arch with a knob
patch-R = pinwheel
patch-S = rich L
patch-T = plus
patch-U = H
patch-V = fat cross
patch-W = long L
patch-X = wide T
patch-Y = ladle
patch-Z = long Z
patch-a = plain L
patch-b = tall T
patch-c = stairs
patch-d = U
patch-e = long zigzag
patch-f = rich zigzag
patch-g = square with a step
