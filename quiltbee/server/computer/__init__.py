"""Engines, and whose turn it is to have them think: everything that a computer does for people."""
