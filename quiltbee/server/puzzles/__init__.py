"""Puzzles: choosing the next one, rating attempts, runs against the clock, reports."""
