"""The engine's solo game: an evaluation and a search with chance nodes, against the Automa."""
