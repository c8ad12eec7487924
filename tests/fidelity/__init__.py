"""The independent check: the rules a second time, plainly, and what is held against them."""
