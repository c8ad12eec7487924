"""Games played over WebSocket by fixed messages, and the state after each of them."""

import shutil
import tempfile
from pathlib import Path

from tests.corpus.browser import Player, serving
from tests.corpus.engine import Engine
from tests.corpus.make_games import DATABASE
from tests.corpus.script import Table, at_table, open_table
from tests.corpus.stored import DATA_FOLDER, TEXTS, Json, write

_TURNS_KNOWN = 8
"""Cards turned over in a stored game before its shuffle ends: the next one is drawn by chance."""


def make() -> None:
    """Play each game and keep its steps; against the Automa those of the data folder go on."""
    link = (TEXTS / "duel_game_links.txt").read_text().split()[-1]
    tables: list[Table] = [
        {"wish": {"opponent": "person", "seed": "play", "names": ["Ann", "Bea"]}},
        {"wish": {"opponent": "greedy", "seed": "play", "board": "original"}},
        {"wish": {"opponent": "greedy", "seed": "first", "first": "opponent"}},
        {"wish": {"opponent": "person", "from": link}},
        *({"game": name} for name in ("normal_begun", "tactical_begun", "tactical_card")),
        *({"game": name} for name in ("normal_practice", "normal_special_patch")),
    ]
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(DATA_FOLDER / DATABASE, folder)
        with Engine("greedy") as engine, serving(Path(folder)) as server:
            for table in tables:
                game, token = open_table(server, table)
                with at_table(server, game, token) as seat:
                    table["first"] = seat.states()
                    steps: list[Json] = []
                    table["steps"] = steps
                    while (step := _next_step(seat.player, engine, len(steps))) is not None:
                        steps.append({**step, **seat.carry_out(step)})
    write("play.json.gz", tables)


def _next_step(player: Player, engine: Engine, number: int) -> Json | None:
    """What is done next: mostly a decision, at set moments something else or something wrong."""
    state = player.state
    is_solo = state["mode"] == "solo"
    wrong = _wrong_messages(state)
    if number < len(wrong):
        return {"refused": wrong[number]}
    if state["stage"] == "over":
        is_resigned = state["result"]["reason"] == "resignation"
        return {"do": "undo"} if is_resigned and number % 2 else None
    if is_solo and state["automa"]["pile"] <= 10 - _TURNS_KNOWN:
        return {"do": "resign"}
    may_take_back = state["can_undo"] and (not is_solo or state["stage"] == "card")
    if number % 9 == 5 and may_take_back:
        return {"do": "undo"}
    if number % 9 == 7 and state["stage"] != "card":
        return {"do": "hint"}
    if number > 40 and state["mode"] == "screen" and number % 5 == 0:
        return {"do": "resign"}
    if state["stage"] == "card":
        return {"do": "turn"}
    return {"do": "move", "move": engine.best(state["position"])}


def _wrong_messages(state: Json) -> list[Json | str]:
    number = state["number"]
    move = {"type": "move", "id": "w", "seen": number}
    return [
        "no JSON",
        {"type": "dance", "seen": number},
        {**move, "move": "what"},
        {**move, "move": "A9z9"},
        {**move, "move": "A0i9"},
        {**move, "move": "+a1"},
        {**move, "move": "pass", "more": 1},
        {**move, "move": "pass", "seen": number + 5},
        {**move, "move": "pass", "id": "a:b"},
        {"type": "turn", "id": "w", "seen": number} if state["stage"] != "card" else "{}",
        {"type": "undo", "id": "w", "seen": number} if not state["can_undo"] else "[]",
    ]
