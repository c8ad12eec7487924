"""The solo game, compiled: the person's game of `kernel.game`, and the Automa's turns."""
