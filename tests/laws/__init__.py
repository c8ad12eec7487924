"""The laws of the game: what holds in every game, each a property of random ones."""
