"""The command `quiltbee`, and `python -m quiltbee`."""

import sys

INTERRUPTED = 130
"""The exit status after Ctrl+C, also while Python still imports."""


def main() -> int:
    """Carry out the command line, and return the exit status."""
    try:
        from quiltbee.cli import main as carry_out
    except KeyboardInterrupt:
        print("quiltbee: interrupted", file=sys.stderr)
        return INTERRUPTED
    return carry_out()


if __name__ == "__main__":
    sys.exit(main())
