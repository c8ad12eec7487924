"""What is read in a text, in every form that it can be turned into."""

from pathlib import Path

from tests.corpus import terminal
from tests.corpus.stored import FOLDER, Json, read

FORMS = ("pgr", "link", "position", "positions", "moves")


def reading_of(file: Path) -> Json:
    """What `quiltbee convert` makes of a file, by form; its faults stand with the first form."""
    reading = {}
    for form in FORMS:
        done = terminal.run(["convert", "--to", form, str(file)])
        del done["files"]
        done["err"] = [line.replace(str(file), file.name) for line in done["err"]]
        reading[form] = done
    return {
        form: done if form == FORMS[0] or done["err"] != reading[FORMS[0]]["err"] else _short(done)
        for form, done in reading.items()
    }


def stored_reading(name: str) -> Json:
    """What version 0.1.0 read in a text; a long reading is compressed."""
    plain = f"readings/{name}.json"
    reading: Json = read(plain if (FOLDER / plain).exists() else f"{plain}.gz")
    return reading


def _short(done: Json) -> Json:
    return {"status": done["status"], "out": done["out"]}
