"""Positions for the benchmarks: how they were collected."""
