"""The making of puzzles: games between the levels, sifted by longer and longer searches.

This needs the engine; code that only reads puzzles imports none of it.
"""
