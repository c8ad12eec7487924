"""Where the corpus lies, how it is read, and what later versions changed on purpose."""

import gzip
import json
import re
import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import quiltbee

Json = dict[str, Any]

FOLDER = Path(__file__).parents[1] / "data" / "corpus"
TEXTS = FOLDER / "texts"
DATA_FOLDER = FOLDER / "data_folder"

REDRAWN = FOLDER / "redrawn.json"
"""Answers that depend on draws, as version 0.3.0 gives them: `commands` and `protocol` by number.

Since then `random`, `greedy` and `patch-tree` draw in the engine's module, which gives the same
moves in Python and in a browser; with a seed they are others than before. A table of few games
names no interval, and over UPI all moves are read before the first is made.
"""

REWORDED: dict[str, str] = {
    "Not valid, opponent: field required.": (
        "Not valid, the message: object missing required field `opponent`."
    ),
    "Not valid, text: field required.": (
        "Not valid, the message: object missing required field `text`."
    ),
    "opponent: input should be 'computer', 'greedy', 'random', 'person' or 'automa'.": (
        "opponent: invalid enum value 'nobody'."
    ),
    "deck: input should be 'normal' or 'tactical'.": "deck: invalid enum value 'x'.",
    "Not valid, more: extra inputs are not permitted.": (
        "Not valid, the message: object contains unknown field `more`."
    ),
    "level: input should be less than or equal to 10.": "level: expected `int` <= 10.",
    "level: the Automa has the levels 1 to 5.": "the message: the Automa has the levels 1 to 5.",
    "first: against the Automa you always": "the message: against the Automa you always",
    "seed: string should have at most 100 characters.": "seed: expected `str` of length <= 100.",
    "names: list should have at least 1 item after validation, not 0.": (
        "names: expected `array` of length >= 1."
    ),
    "text: input should be a valid string.": "text: expected `str`, got `int`.",
    "game_id: string should match pattern '^[a-z0-9]{1,32}$'.": (
        "game: expected `str` matching regex '^[a-z0-9]{1,32}$'."
    ),
    (
        "Not valid, the message: input tag 'dance' found using 'type' does not match any of the "
        "expected tags: 'move', 'undo', 'resign', 'turn', 'hint', 'hello'."
    ): "Not valid, type: invalid value 'dance'.",
    "Not valid, the message: invalid JSON: expected ident at line 1 column 2.": (
        "Not valid, the message: JSON is malformed: invalid character (byte 4)."
    ),
    "Not valid, move.more: extra inputs are not permitted.": (
        "Not valid, the message: object contains unknown field `more`."
    ),
    "Not valid, move.id: string should match pattern '^[A-Za-z0-9._~-]{1,64}$'.": (
        "Not valid, id: expected 1 to 64 letters, digits and . _ ~ -."
    ),
    "Not valid, the message: unable to extract tag using discriminator 'type'.": (
        "Not valid, the message: object missing required field `type`."
    ),
    "Not valid, the message: input should be an object.": (
        "Not valid, the message: expected `object`, got `array`."
    ),
    "There is no decision of yours to take back.": "You have no move to take back.",
    "The game has gone on in the meantime; here is how it stands.": (
        "The game has moved on; here is its current state."
    ),
    "Nobody plays by cards at this table.": "There is no Automa at this table.",
    "Not valid, the message:": "Invalid message:",
    "Not valid, ": "Invalid ",
    "Pairs that A won : split : lost: 1 : 0 : 0.": (
        "Pairs that A won : split : lost: 1 : 0 : 0; by their margins added up 1 : 0 : 0, "
        "100.0 (14.7 to 100.0) %."
    ),
    "Pairs that A won : split : lost: 2 : 0 : 0.": (
        "Pairs that A won : split : lost: 2 : 0 : 0; by their margins added up 2 : 0 : 0, "
        "100.0 (38.3 to 100.0) %."
    ),
    "The text is no game record, no link to a game and no position.": (
        "This text is not a game record, a link to a game or a position."
    ),
    "That is a game against the Automa, which only the Automa can play on.": (
        "That game is against the Automa; only the Automa can continue it."
    ),
    "That is a game of two, which the Automa can't play on.": (
        "That is a game for two; the Automa can't continue it."
    ),
    "--deck and --level are the Automa's: add --automa": (
        "--deck and --level are the Automa's: add --automa; for the computer at level 2 write "
        "--opponent level2"
    ),
    "is there already, and no file of a match": "exists, and is not the file of a match",
    "is there already: ": "already exists: ",
    "play on in it with --resume": "continue it with --resume",
    "with --record to play on from what came before": (
        "with --record to continue from the moves before it"
    ),
    "and it is no position string or link": "and it is not a position string or link",
    "is no game record, link, position string or game of": (
        "is not a game record, link, position string or game of"
    ),
    "perft counts games of two only, where nothing is chance": (
        "perft only counts games for two, without chance"
    ),
    "stands there twice": "is there twice",
    "stands after the result": "comes after the result",
    "is no move, a move is": "is not a move, a move is",
    "after the moves a card that is known waits to be turned over": (
        "a known card is still to be turned over after the moves"
    ),
    "is somewhere else as well": "is somewhere else too",
    "Do you really resign?": "Do you really want to resign?",
    "undo is free; a takeback of what came": "undo is free. To take back what came",
    "unseen cards are dealt anew": "unseen cards are dealt again",
    "would have ended so:": "would have ended like this:",
    "It advances from space": "It passes and moves from space",
    "for advancing": "for passing",
    "of income": "at a payday",
    "pass      advance to the space": "pass      move to the space",
    "quiltbee 0.1.0": f"quiltbee {quiltbee.__version__}",
}
"""Sentences of old versions and what is said instead today; each with a line in CHANGELOG.md."""

RENAMED: dict[str, tuple[str, str]] = {
    "B": ("small corner", "cheap corner"),
    "C": ("small corner", "quick corner"),
    "E": ("zigzag", "plain zigzag"),
    "S": ("L", "rich L"),
    "a": ("L", "plain L"),
    "f": ("zigzag", "rich zigzag"),
}
"""Patches that shared a name in 0.1.0, and their own names of today."""

FOR_WHO_DECIDES_ALONE = ("options", "special_cells", "special_cells_7x7")
"""Parts of a state that everybody was told in 0.1.0; only who decides needs them."""

ADDED: tuple[str, ...] = (
    "clock",
    "now",
    "spectators",
    "offer",
    "rematch",
    "access",
    "takebacks",
    "rated",
    "seed_chosen",
    "can_abort",
    "tournament",
    "day",
    "record",
    "code",
    "values",
    "messages",
    "fair",
)
"""Parts of a state, a frame or an answer that later versions tell beside those of 0.1.0."""

ADDED_TO_SEATS = ("away", "bot", "rating")
"""What later versions tell of a seat beside what 0.1.0 did."""

OF_THE_MOMENT = ("acknowledges", "thinking", "getting_ready")
"""Parts of a state that depend on when it was asked for."""


def read(name: str) -> Any:
    """A JSON file of the corpus, plain or compressed."""
    file = FOLDER / name
    data = file.read_bytes()
    return json.loads(gzip.decompress(data) if file.suffix == ".gz" else data)


def copy_folder(source: Path, target: Path) -> None:
    """Copy a data folder, its games opened today: a server closes those that lie idle."""
    shutil.copy(source / "quiltbee.sqlite3", target)
    with closing(sqlite3.connect(target / "quiltbee.sqlite3")) as database, database:
        now = 1000 * int(time.time())
        database.execute("UPDATE games SET created = ?", (now,))
        if database.execute("SELECT 1 FROM sqlite_master WHERE name = 'seats'").fetchone():
            database.execute("UPDATE seats SET taken = ?", (now,))


def undated(record: str) -> str:
    """A record without the day on which its game was opened."""
    return re.sub(r'\[Date "[^"]*"\]\n', "", record)


def reworded(value: Any) -> Any:
    """The value with the sentences of today, wherever text stands in it."""
    if isinstance(value, str):
        for old, new in REWORDED.items():
            value = value.replace(old, new)
        for letter, (old, new) in RENAMED.items():
            value = value.replace(f"{old} ({letter})", f"{new} ({letter})")
        return value
    if isinstance(value, list):
        return [reworded(one) for one in value]
    if isinstance(value, dict):
        return {key: _renamed(key, reworded(one)) for key, one in value.items()}
    return value


def _renamed(letter: str, described: Any) -> Any:
    """The description of a patch with its name of today; anything else as it is."""
    if letter in RENAMED and isinstance(described, dict) and "name" in described:
        old, new = RENAMED[letter]
        assert described["name"] == old
        return {**described, "name": new}
    return described


def with_tags_of_today(words: list[str], answer: Json) -> Json:
    """The answer of a match, its records against the Automa with the tags by which it goes on.

    As in records of duels, the player is named as on the command line, and the seed is told.
    """
    if words[0] != "match" or "automa" not in words or not answer["files"]:
        return answer
    player, seed = words[1], words[words.index("--seed") + 1]
    files = {}
    for name, lines in answer["files"].items():
        text = re.sub(r'\[Player1 ".*"\]', f'[Player1 "{player}"]', "\n".join(lines))
        text = re.sub(r'(\[Round ".*"\])', rf'\1\n[Seed "{seed}"]', text)
        files[name] = text.split("\n")
    return {**answer, "files": files}


def comparable(state: Json, *, owner: bool) -> Json:
    """What of a state, a frame or an answer must be the same in every version."""
    decides = owner and _is_readers_turn(state)
    passing = (*OF_THE_MOMENT, *ADDED, *(() if decides else FOR_WHO_DECIDES_ALONE))
    kept = {key: value for key, value in state.items() if key not in passing}
    if kept.get("automa") is not None and kept["players"][0]["special_tile"]:
        # Version 0.1.0 left the marker on the board after the person had taken the special tile.
        kept["automa"] = {**kept["automa"], "marker_on_board": None}
    if kept.get("automa") is not None and "seats" in kept:
        kept.pop("link")  # which version 0.1.0 told with every state, and the replay tells today
    if "frames" in kept:
        kept["frames"] = [comparable(frame, owner=owner) for frame in kept["frames"]]
    if "seats" in kept:
        kept["seats"] = [
            {key: value for key, value in seat.items() if key not in ADDED_TO_SEATS}
            for seat in kept["seats"]
        ]
    return kept


def _is_readers_turn(state: Json) -> bool:
    """Whether the reader of a state holds the seat that decides; a frame of a replay has none."""
    return "seats" not in state or bool(state["seats"][state["turn"] - 1]["yours"])
