"""Bots: programs that play under their own names, with tokens made by their owners."""
