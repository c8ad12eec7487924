"""Facts for engines in other languages: `docs/reference/patches.json`, and the perft table.

`python -m tests.protocol.facts` writes both anew from the rules; a test compares.
"""

import json
from pathlib import Path
from typing import Any

from quiltbee.notation import format_position
from quiltbee.protocol.check import perft_table
from quiltbee.rules import PATCHES, Board, perft
from quiltbee.rules.patches import orient
from quiltbee.rules.time_board import INCOME_MARKS, LAST_SPACE

ROOT = Path(__file__).parents[2]
PATCHES_FILE = ROOT / "docs" / "reference" / "patches.json"
PERFT_FILE = ROOT / "quiltbee" / "protocol" / "data" / "perft.json"


def patches() -> str:
    """The 33 patches with all orientations, and the marks of the time board."""
    rows = [
        {
            "letter": patch.letter,
            "squares": patch.squares,
            "buttons": patch.buttons,
            "time": patch.time,
            "income": patch.income,
            "orientations": [
                {"code": code, "rows": orient(patch.drawing, code)} for code in patch.orientations
            ],
        }
        for patch in PATCHES.values()
    ]
    board: dict[str, Any] = {
        "last_space": LAST_SPACE,
        "income": INCOME_MARKS,
        "special_patches": {board.value: board.special_patches for board in Board},
    }
    lines = ",\n".join(f"    {json.dumps(row)}" for row in rows)
    return f'{{\n  "time_board": {json.dumps(board)},\n  "patches": [\n{lines}\n  ]\n}}\n'


def perft_counts() -> str:
    """The perft table, counted anew in its positions."""
    lines = (
        json.dumps({"position": format_position(position), "perft": counts})
        for position, counts in (
            (position, [perft(position, depth) for depth in (1, 2, 3)])
            for position, _ in perft_table()
        )
    )
    return "[\n{}\n]\n".format(",\n".join(f"  {line}" for line in lines))


if __name__ == "__main__":
    PATCHES_FILE.write_text(patches(), "utf-8")
    PERFT_FILE.write_text(perft_counts(), "utf-8")
