"""Tournaments: who meets whom, how they stand, and how one goes on by itself.

`values`, `pairing` and `standings` are pure; `organiser` does what they say with store and tables.
"""
