# The end of a game.
save-picture = Save picture
shared-copied = Copied
