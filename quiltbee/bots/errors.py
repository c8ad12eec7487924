"""What can go wrong for a bot; each message is one sentence for the person who runs it."""


class BotError(Exception):
    """The bot can't go on: a wrong address, an unknown token, an engine that fails."""


class ConnectionLostError(Exception):
    """The server can't be reached or can't answer right now; try again later."""
