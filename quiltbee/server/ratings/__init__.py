"""Glicko-2 ratings: which games count, how they change ratings, and the leaderboard.

`glicko2` and `rules` are pure; `rows` stores the new ratings in the commit that ends a rated game.
"""
