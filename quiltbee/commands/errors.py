"""What ends a command with one sentence for the person who gave it."""


class CommandError(Exception):
    """A command that can't be carried out: `str()` is the sentence, `status` the exit status."""

    def __init__(self, sentence: str, status: int = 1) -> None:
        super().__init__(sentence)
        self.status = status


WRONG_USAGE = 2
"""The exit status for arguments that make no sense, as argparse has it."""

INTERRUPTED = 130
"""The exit status after Ctrl+C."""
