"""Tournaments: pairing, standings, and running them round by round.

`values`, `pairing` and `standings` are pure; `organiser` does what they say with store and tables.
"""
