"""The examples on the room's page run, and the page says what is printed."""

import re
from pathlib import Path

from quiltbee.automa import LEVELS, Filter

PAGE = (Path(__file__).parents[2] / "docs" / "reference" / "automa.md").read_text(encoding="utf-8")


def test_the_examples_run() -> None:
    examples = re.findall(r"^```python\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    assert len(examples) == 3
    for example in examples:
        exec(compile(example, "docs/reference/automa.md", "exec"), {})


def test_the_levels_are_as_printed() -> None:
    for level in LEVELS.values():
        counts = (
            level.per_button_held,
            level.per_patch_with_buttons,
            level.per_button_on_patches,
        )
        cells = " ".join("| 1 each" if count else "|" for count in counts)
        assert f"| {level.numeral} {level.name} | {level.marker} {cells} |" in PAGE


def test_every_filter_is_explained() -> None:
    for by in Filter:
        assert f"| `{by.value}` | " in PAGE
