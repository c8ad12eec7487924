"""`python -m tests.corpus.make [PART ...]`: how version 0.1.0 wrote the corpus.

It is kept to tell how the corpus came about. All was made from outside, by the command line, the
engine protocol and the server, in a checkout of the commit of version 0.1.0. A corpus that is there
is never written anew: it says what that version did, whatever the code at hand does.
"""

import sys

from tests.corpus import make_commands, make_games, make_http, make_play, make_texts
from tests.corpus.stored import FOLDER

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
    if FOLDER.exists():
        print("The corpus of version 0.1.0 is there: later versions must read it as it is.")
        return 1
    for name in sys.argv[1:] or PARTS:
        PARTS[name]()
    return 0


if __name__ == "__main__":
    sys.exit(main())
