"""Tournaments: pairing, standings, and running them round by round.

`values`, `pairing` and `standings` are pure; `organiser` applies them to the store and the tables.
"""
