"""The laws of the game: what holds in every game, each tested as a property of random games."""
