"""Ratings by Glicko-2: what counts, what a game makes of them, and the list of the best.

`glicko2` and `rules` are pure; `rows` keeps what they say, in the commit of the event that ends
a rated game.
"""
