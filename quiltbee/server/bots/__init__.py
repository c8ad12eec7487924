"""Bots: programs that play as people of their own, let in by tokens of their owners."""
