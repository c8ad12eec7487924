"""Puzzles: which one somebody gets next, what their attempts come to, ratings, runs, reports."""
