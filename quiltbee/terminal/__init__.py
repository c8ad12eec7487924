"""A game in the terminal: the session, the prompt, the board as text and what is said of it.

Every variant is played by the same `Session` and the same `Prompt`; how each is drawn and told
stands in its `Presentation`.
"""
