"""An engine that a test scripts, in the place of the strong player."""

import sys
from pathlib import Path

import pytest

from quiltbee.terminal import computer

_SCRIPT = """
import sys
how, told = sys.argv[1:]
for line in sys.stdin:
    with open(told, "a") as heard:
        heard.write(line)
    match line.split()[0]:
        case "upi":
            print("id name Scripted", "id author nobody")
            print("option name Level type spin default 10 min 1 max 10")
            print("upiok")
        case "isready":
            print("readyok")
        case "go" if how == "dies":
            sys.exit(3)
        case "go":
            print("info depth 1 winrate 600 margin 10", "bestmove pass", sep="\\n")
        case "quit":
            break
    sys.stdout.flush()
"""


class Scripted:
    """Puts an engine that passes in the place of the strong player; `told` is what it hears."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.script, self.heard = folder / "engine.py", folder / "heard"
        self.script.write_text(_SCRIPT)
        self.patch = patch

    def command(self, how: str = "works") -> list[str]:
        """The command line of an engine that `works`, or `dies` on `go`."""
        return [sys.executable, "-S", str(self.script), how, str(self.heard)]

    def use(self, how: str = "works") -> None:
        """Let the command line start it instead of the strong player."""
        self.patch.setattr(computer, "engine_command", lambda player: self.command(how))

    @property
    def told(self) -> list[str]:
        """How it was set, and asked to think."""
        lines = self.heard.read_text().splitlines()
        return [line for line in lines if line.startswith(("go", "setoption"))]
