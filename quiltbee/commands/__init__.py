"""The commands of the command line, one module each with a `run(arguments)`.

Importing the room loads nothing: `quiltbee.cli` imports the one command that is called. A
`CommandError` ends a command with a one-line message.
"""


class CommandError(Exception):
    """A command that can't be carried out: `str()` is the sentence, `status` the exit status."""

    def __init__(self, sentence: str, status: int = 1) -> None:
        super().__init__(sentence)
        self.status = status


WRONG_USAGE = 2
"""The exit status for invalid arguments, as in argparse."""

INTERRUPTED = 130
"""The exit status after Ctrl+C."""
