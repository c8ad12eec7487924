"""How puzzles are made: games between the levels, sifted by longer and longer searches.

This needs the engine; code that only reads puzzles imports none of it.
"""
