"""Export to the layout of the Hugging Face Hub: Parquet files by table and split, and a card.

README.md                        the card: metadata for `load_dataset`, then text for readers
dataset.json                     the plan of the games
decisions/train-00000.parquet    likewise for each table, split and shard
"""

from pathlib import Path
from typing import Final

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq

from quiltbee.dataset.folder import SCHEMAS, DecisionRow, EvaluationRow, GameRow
from quiltbee.dataset.plan import DataSetError, Plan
from quiltbee.dataset.reading import PUBLISHED, contents_of

SPLITS: Final = ("train", "test")
_LEARN: Final = 0.9
"""The share of rings in the training split of an unpublished data set."""

Counts = dict[str, dict[str, int]]
"""The numbers of rows, by table and split."""

_ROWS: Final = {"decisions": DecisionRow, "games": GameRow, "evaluations": EvaluationRow}
"""The tables, the default one first."""

_SIZES: Final = ((10**3, "n<1K"), (10**4, "1K<n<10K"), (10**5, "10K<n<100K"), (10**6, "100K<n<1M"))


def export_hugging_face(folder: Path, out: Path) -> None:
    """Write a data set to the folder `out`, which must be new or empty.

    No ring is in both splits. Raises DataSetError for a folder without games, and for one that
    can't be written to.
    """
    plan, numbers = contents_of(folder)
    last = pq.read_table(folder / "games" / f"{numbers[-1]:05}.parquet", columns=["ring_number"])
    name = next((name for name, each in PUBLISHED.items() if each.plan == plan), None)
    rings = PUBLISHED[name].rings if name else round(_LEARN * pc.max(last["ring_number"]).as_py())
    try:
        out.mkdir(parents=True, exist_ok=True)
        if any(out.iterdir()):
            raise DataSetError(f"{out} is not empty")
        counts = {table: dict.fromkeys(SPLITS, 0) for table in _ROWS}
        for number in numbers:
            _write(folder, out, number, rings, counts)
        (out / "dataset.json").write_text(plan.described(), encoding="utf-8")
        (out / "README.md").write_text(_card(plan, name, rings, counts), encoding="utf-8")
    except OSError as error:
        raise DataSetError(f"can't write to {out}: {error.strerror}") from None


def _write(folder: Path, out: Path, shard: int, rings: int, counts: Counts) -> None:
    """Write a shard, and count its rows; leave out empty files, which can't be loaded."""
    games = pq.read_table(folder / "games" / f"{shard:05}.parquet")
    learned = games.filter(pc.less_equal(games["ring_number"], rings))["game"]
    for name in _ROWS:
        table = pq.read_table(folder / name / f"{shard:05}.parquet")
        is_learned = pc.is_in(table["game"], learned)
        for split, chosen in zip(SPLITS, (is_learned, pc.invert(is_learned)), strict=True):
            part = table.filter(chosen).cast(_plain(table.schema))
            counts[name][split] += len(part)
            if len(part):
                (out / name).mkdir(exist_ok=True)
                path = out / name / f"{split}-{shard:05}.parquet"
                pq.write_table(part, path, compression="zstd")


def _plain(schema: pa.Schema) -> pa.Schema:
    """Replace the dictionaries of a schema by text."""
    return pa.schema(
        field.with_type(pa.string()) if pa.types.is_dictionary(field.type) else field
        for field in schema
    )


def _card(plan: Plan, name: str | None, rings: int, counts: Counts) -> str:
    first, second = plan.names
    title = f"Quiltbee {name or plan.seed}"
    games, decisions = (sum(counts[table].values()) for table in ("games", "decisions"))
    size = next((words for most, words in _SIZES if decisions < most), "1M<n<10M")
    lines = ["---", "license: apache-2.0", f"pretty_name: {_quoted(title)}", "size_categories:"]
    lines += [f"- {size}", "task_categories:", "- reinforcement-learning", "tags:"]
    lines += ["- board-game", "- patchwork", "- self-play", "configs:"]
    for table, by_split in counts.items():
        if any(by_split.values()):
            lines += [f"- config_name: {table}"]
            lines += ["  default: true"] if table == "decisions" else []
            lines += ["  data_files:"]
        for split, number in by_split.items():
            if number:
                lines += [f"  - split: {split}", f"    path: {table}/{split}-*.parquet"]
    lines += ["---", "", f"# {title}", ""]
    lines += [
        f"{games:,} games of the board game Patchwork, {decisions:,} decisions,"
        f" played by `{first}` and `{second}` of Quiltbee with the seed `{plan.seed}`. The first"
        f" {plan.opening} decisions of each game are drawn from the player's best."
    ]
    if name is not None:
        command = f"    quiltbee dataset {name} --published {name}"
        lines += ["", "Made again, to the same games, by", "", command, ""]
        lines += [f"The digest of all games is `{PUBLISHED[name].digest}`."]
    lines += ["", "## Splits", "", f"`train` has the rings up to {rings}, and `test` the others."]
    for table, row in _ROWS.items():
        about = map(str.strip, (row.__doc__ or "").strip().splitlines())
        lines += ["", f"## {table}", "", *about, "", "| column | type |", "|---|---|"]
        lines += [f"| `{field.name}` | {field.type} |" for field in _plain(SCHEMAS[table])]
    return "\n".join([*lines, ""])


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"
