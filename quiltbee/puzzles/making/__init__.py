"""How puzzles are made: games of the levels, sifted by longer and longer searches.

Needs the engine; whoever only reads puzzles imports none of this.
"""
