"""A game in the terminal: the session, the prompt, the board and the sentences about it as text.

Every variant is played by the same `Session` and the same `Prompt`; how each is drawn and put into
words is in its `Presentation`.
"""
