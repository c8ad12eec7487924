"""Glicko-2 ratings: which games count, how they change ratings, and the leaderboard.

`rules` is pure; `ratings` stores the new ratings in the commit that ends a rated game.
"""
