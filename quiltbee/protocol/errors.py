"""What can go wrong on either side of the protocol."""


class CommandError(ValueError):
    """A line to the engine that it can't follow; the message says what is wrong with it."""


class EngineError(Exception):
    """Base of everything that can go wrong with an engine that a client drives."""


class EngineRefusedError(EngineError):
    """The engine answered `error` to a command, and changed nothing; it can be used further."""


class EngineDiedError(EngineError):
    """The engine could not be started, or ended by itself: its exit status and last words."""


class EngineTimeoutError(EngineError):
    """The engine did not answer in time; it has been ended."""


class EngineProtocolError(EngineError):
    """The engine answered nonsense or an illegal move; it has been ended."""
