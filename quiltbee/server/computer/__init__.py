"""Engines and the queue for them: everything that a computer does for people."""
