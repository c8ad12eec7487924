"""`python -m tests.corpus.make [PART ...]`: how version 0.1.0 wrote the corpus.

It is kept to tell how the corpus came about; only version 0.1.0 may run it. All is made from
outside, by the command line, the engine protocol and the server.
"""

import re
import sys

import quiltbee
from tests.corpus import make_commands, make_games, make_http, make_play, make_texts

PARTS = {
    "texts": make_texts.make,
    "commands": make_commands.make_commands,
    "protocol": make_commands.make_protocol,
    "http": make_http.make,
    "games": make_games.make,
    "play": make_play.make,
}


def main() -> int:
    """Make the parts that are named, else all."""
    if not re.fullmatch(r"0\.1\.0", quiltbee.__version__):
        print("The corpus is version 0.1.0's; later versions must read it as it is.")
        return 1
    for name in sys.argv[1:] or PARTS:
        PARTS[name]()
    return 0


if __name__ == "__main__":
    sys.exit(main())
