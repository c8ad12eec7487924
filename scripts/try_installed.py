"""Runs Quiltbee as it is installed: `try_installed.py SOURCE`, away from the source.

One command of each kind, and the server until its page and its health are answered.
"""

import subprocess
import sys
import urllib.request
from pathlib import Path
from tempfile import TemporaryDirectory

import quiltbee

COMMANDS = (
    ("--version", f"quiltbee {quiltbee.__version__}"),
    ("new --seed quilt", "ePLJVabENHXITWCBGgUZOfKQYFMSdRDcA"),
    ("perft 2", "454193"),
    ("match greedy random --games 2 --seed 1", "games won"),
    ("match level2 level1 --games 2 --seed 1", "games won"),
    ("bench --nodes 500", "signature"),
)


def quiltbee_command(words: str) -> list[str]:
    """A command line of the installed command."""
    return [str(Path(sys.executable).with_name("quiltbee")), *words.split()]


def try_server() -> None:
    """Start the server on a new folder, ask for its page and its health, and stop it."""
    with TemporaryDirectory() as folder:
        words = f"serve --no-browser --port 0 --data {folder}"
        with subprocess.Popen(quiltbee_command(words), stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                origin = server.stdout.readline().split()[3].rstrip("/")
                for path, said in (("/healthz", b'"ok"'), ("/", b"<title>")):
                    with urllib.request.urlopen(origin + path, timeout=20) as answer:
                        assert said in answer.read(), path
            finally:
                server.terminate()
        assert server.returncode == 0


def main() -> None:
    """Run everything; an AssertionError or a CalledProcessError says what failed."""
    source = Path(sys.argv[1]).resolve()
    place = Path(quiltbee.__file__).resolve()
    assert not place.is_relative_to(source), f"{place} is the source, not what was installed"
    for words, expected in COMMANDS:
        command = quiltbee_command(words)
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, timeout=600)
        assert expected in done.stdout, f"quiltbee {words} printed {done.stdout!r}"
    try_server()
    version = ".".join(map(str, sys.version_info[:3]))
    print(f"Quiltbee {quiltbee.__version__} runs as it is installed, on Python {version}.")


if __name__ == "__main__":
    main()
