"""The errors of both sides of the protocol."""


class CommandError(ValueError):
    """The engine can't follow a line; the message says what is wrong with it."""


class EngineError(Exception):
    """Base of all errors of an engine that a client drives."""


class EngineRefusedError(EngineError):
    """The engine answered `error` to a command and changed nothing; it can still be used."""


class EngineDiedError(EngineError):
    """The engine could not be started, or has ended: how, and its last lines on standard error."""


class EngineTimeoutError(EngineError):
    """The engine did not answer in time; it has been ended."""


class EngineProtocolError(EngineError):
    """The engine gave an answer that can't be used, such as an illegal move; it has been ended."""
