"""Tournaments: pairing, standings, and running them round by round."""
