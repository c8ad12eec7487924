"""The errors of both sides of the protocol."""


class CommandError(ValueError):
    """A line that the engine can't follow; the message says what is wrong with it."""


class EngineError(Exception):
    """Base of the errors of an engine that a client drives."""


class EngineRefusedError(EngineError):
    """The engine answered `error` to a command and changed nothing; it can still be used."""


class EngineDiedError(EngineError):
    """The engine could not be started, or has ended: how, and its last lines on standard error."""


class EngineTimeoutError(EngineError):
    """The engine did not answer in time; it has been ended."""


class EngineProtocolError(EngineError):
    """The engine gave an invalid answer, such as an illegal move; it has been ended."""
