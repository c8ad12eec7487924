"""A game in the terminal: the session, the prompt, the board and the sentences about it as text."""
