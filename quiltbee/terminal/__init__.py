"""A game in the terminal: the session, the prompt, the board and the sentences about it as text.

The same `Session` and `Prompt` play every variant; its `Presentation` draws it and puts it into
words.
"""
