"""The two-player rules a second time, as plainly as they can be said.

Written from the text of the rules alone, to check `quiltbee.rules` against: it shares no code
with the package and imports nothing of it. A cell is `(row, column)`, both from 0, with (0, 0)
the top left; a quilt is a dict from covered cell to what covers it (a patch's letter, `*` for a
special patch, `x` for a patch unknown); moves and positions are the project's text formats.
"""

import csv
import json
from dataclasses import dataclass
from pathlib import Path

Cell = tuple[int, int]
Quilt = dict[Cell, str]

DATA = Path(__file__).parent.parent / "data"
CELLS = [(row, column) for row in range(9) for column in range(9)]
SQUARES_OF_49 = [
    {(top + row, left + column) for row in range(7) for column in range(7)}
    for top in range(3)
    for left in range(3)
]


@dataclass(frozen=True)
class Patch:
    """One of the 33, as printed."""

    buttons: int
    time: int
    income: int
    drawing: str
    orientations: str


def read_patches() -> dict[str, Patch]:
    """All patches by letter."""
    with (DATA / "patches.csv").open(encoding="utf-8", newline="") as file:
        return {
            row["letter"]: Patch(
                int(row["buttons"]),
                int(row["time"]),
                int(row["income"]),
                row["drawing"],
                row["orientations"],
            )
            for row in csv.DictReader(file)
        }


PATCHES = read_patches()
TIME_BOARD = json.loads((DATA / "time_board.json").read_text(encoding="utf-8"))
LAST_SPACE: int = TIME_BOARD["last_space"]
INCOME_MARKS: list[int] = TIME_BOARD["income"]
SPECIAL_MARKS: dict[str, list[int]] = {
    "r": TIME_BOARD["leather"]["revised"],
    "o": TIME_BOARD["leather"]["original"],
}


def name_of(cell: Cell) -> str:
    """The name of a cell: column letter, then row number."""
    row, column = cell
    return "abcdefghi"[column] + "123456789"[row]


def oriented(drawing: str, code: int) -> frozenset[Cell]:
    """The cells of a drawing, mirrored if the code is 4 or more, then turned clockwise."""
    rows = drawing.split("/")
    if code >= 4:
        rows = [row[::-1] for row in rows]
    for _ in range(code % 4):
        rows = ["".join(column) for column in zip(*reversed(rows), strict=True)]
    return frozenset(
        (row, column)
        for row, line in enumerate(rows)
        for column, mark in enumerate(line)
        if mark == "#"
    )


def shapes_of(drawing: str) -> dict[int, frozenset[Cell]]:
    """The different shapes of a patch, each under the lowest code that gives it."""
    shapes: dict[int, frozenset[Cell]] = {}
    for code in range(8):
        shape = oriented(drawing, code)
        if shape not in shapes.values():
            shapes[code] = shape
    return shapes


def placements_of(letter: str) -> dict[str, frozenset[Cell]]:
    """Every placement of a patch on an empty quilt: move token -> cells covered."""
    placements = {}
    for code, shape in shapes_of(PATCHES[letter].drawing).items():
        for top, left in CELLS:
            cells = frozenset((top + row, left + column) for row, column in shape)
            if all(row <= 8 and column <= 8 for row, column in cells):
                placements[f"{letter}{code}{name_of((top, left))}"] = cells
    return placements


PLACEMENTS = {letter: placements_of(letter) for letter in PATCHES}
SPECIAL_PLACEMENTS = {"+" + name_of(cell): cell for cell in CELLS}


@dataclass
class State:
    """A position; every dict has the players 1 and 2 as keys."""

    board: str
    ring: str
    quilts: dict[int, Quilt]
    buttons: dict[int, int]
    times: dict[int, int]
    hidden_income: dict[int, int]  # of the patches that are drawn as x
    special_patches: list[int]  # the marks whose special patch still lies there
    on_top: int = 1  # whose token lies on top while both are on one space
    special_due: int | None = None  # who must place a special patch now
    special_tile: int | None = None  # who has it
    first_at_end: int | None = None  # who reached the last space first

    def copy(self) -> "State":
        """A copy that can be changed without changing this one."""
        return State(
            self.board,
            self.ring,
            {1: dict(self.quilts[1]), 2: dict(self.quilts[2])},
            dict(self.buttons),
            dict(self.times),
            self.hidden_income,
            list(self.special_patches),
            self.on_top,
            self.special_due,
            self.special_tile,
            self.first_at_end,
        )


def start(ring: str, board: str) -> State:
    """The position after set-up; `board` is `r` or `o`."""
    return State(
        board=board,
        ring=ring,
        quilts={1: {}, 2: {}},
        buttons={1: 5, 2: 5},
        times={1: 0, 2: 0},
        hidden_income={1: 0, 2: 0},
        special_patches=list(SPECIAL_MARKS[board]),
    )


def is_over(state: State) -> bool:
    """Whether both tokens are on the last space."""
    return state.times[1] == state.times[2] == LAST_SPACE


def mover(state: State) -> int:
    """Who makes the next decision; without meaning when the game is over."""
    if state.special_due is not None:
        return state.special_due
    if state.times[1] == state.times[2]:
        return state.on_top
    return 1 if state.times[1] < state.times[2] else 2


def income_of(state: State, player: int) -> int:
    """The buttons printed on a player's quilt."""
    letters = set(state.quilts[player].values()) - {"*", "x"}
    return sum(PATCHES[letter].income for letter in letters) + state.hidden_income[player]


def legal_tokens(state: State) -> list[str]:
    """Every decision that the rules allow here."""
    if is_over(state):
        return []
    player = mover(state)
    covered = state.quilts[player].keys()
    if state.special_due is not None:
        return [token for token, cell in SPECIAL_PLACEMENTS.items() if cell not in covered]
    tokens = ["pass"]
    for letter in state.ring[:3]:
        if PATCHES[letter].buttons <= state.buttons[player]:
            for token, cells in PLACEMENTS[letter].items():
                if cells.isdisjoint(covered):
                    tokens.append(token)
    return tokens


def play(before: State, token: str) -> State:
    """The position after a legal decision."""
    state = before.copy()
    player = mover(state)
    if token[0] == "+":
        state.quilts[player][SPECIAL_PLACEMENTS[token]] = "*"
        state.special_due = None
        award_special_tile(state, player)
    elif token == "pass":
        space = min(state.times[3 - player] + 1, LAST_SPACE)
        state.buttons[player] += space - state.times[player]
        advance(state, player, space)
    else:
        letter = token[0]
        skipped, left = state.ring.split(letter)
        state.ring = left + skipped
        state.buttons[player] -= PATCHES[letter].buttons
        for cell in PLACEMENTS[letter][token]:
            state.quilts[player][cell] = letter
        award_special_tile(state, player)
        advance(state, player, min(state.times[player] + PATCHES[letter].time, LAST_SPACE))
    return state


def advance(state: State, player: int, space: int) -> None:
    """Move a token and do what the marks that it crosses say."""
    came_from = state.times[player]
    state.times[player] = space
    state.on_top = player
    for mark in INCOME_MARKS:
        if came_from < mark <= space:
            state.buttons[player] += income_of(state, player)
    for mark in list(state.special_patches):
        if came_from < mark <= space:
            state.special_patches.remove(mark)
            if len(state.quilts[player]) < len(CELLS):
                assert state.special_due is None, "two special patches in one move"
                state.special_due = player
    if space == LAST_SPACE and state.first_at_end is None:
        state.first_at_end = player


def award_special_tile(state: State, player: int) -> None:
    """Give the special tile for a covered 7x7 square, unless somebody has it."""
    if state.special_tile is None:
        covered = state.quilts[player].keys()
        if any(square <= covered for square in SQUARES_OF_49):
            state.special_tile = player


def score(state: State, player: int) -> int:
    """A player's score if the game ended now."""
    tile = 7 if state.special_tile == player else 0
    return state.buttons[player] + tile - 2 * (len(CELLS) - len(state.quilts[player]))


def winner(state: State) -> int | None:
    """Who won a game that is over."""
    if score(state, 1) == score(state, 2):
        return state.first_at_end
    return 1 if score(state, 1) > score(state, 2) else 2


def quilt_text(quilt: Quilt) -> str:
    """A quilt as in the position string."""
    rows = []
    for row in range(9):
        text = ""
        empty = 0
        for column in range(9):
            if (row, column) in quilt:
                text += (str(empty) if empty else "") + quilt[(row, column)]
                empty = 0
            else:
                empty += 1
        rows.append(text + (str(empty) if empty else ""))
    return "/".join(rows)


def position_string(state: State) -> str:
    """The eight fields of the position string."""
    purses = []
    for player in (1, 2):
        purse = f"{state.buttons[player]}.{state.times[player]}"
        if "x" in state.quilts[player].values():
            purse += f"i{income_of(state, player)}"
        purses.append(purse)
    if is_over(state):
        turn = f"#{state.first_at_end}"
    else:
        turn = f"{mover(state)}+" if state.special_due else f"{mover(state)}"
    fields = [quilt_text(state.quilts[1]), quilt_text(state.quilts[2]), *purses]
    fields += [state.ring or "-", turn, str(state.special_tile or "-"), state.board]
    return " ".join(fields)


def quilt_of(text: str) -> Quilt:
    """The quilt of a position string."""
    quilt = {}
    for row, line in enumerate(text.split("/")):
        column = 0
        for mark in line:
            if mark in "123456789":
                column += int(mark)
            else:
                quilt[(row, column)] = mark
                column += 1
    return quilt


def state_of(text: str) -> State:
    """The position of a position string, which is taken to be right."""
    quilt1, quilt2, purse1, purse2, ring, turn, bonus, board = text.split(" ")
    state = start(ring.replace("-", ""), board)
    state.quilts = {1: quilt_of(quilt1), 2: quilt_of(quilt2)}
    for player, purse in ((1, purse1), (2, purse2)):
        money, _, income = purse.partition("i")
        buttons, _, time = money.partition(".")
        state.buttons[player] = int(buttons)
        state.times[player] = int(time)
        if income:
            state.hidden_income[player] = int(income) - income_of(state, player)
    furthest = max(state.times.values())
    state.special_patches = [mark for mark in state.special_patches if mark > furthest]
    state.on_top = int(turn.strip("#+"))
    if turn.endswith("+"):
        state.special_due = state.on_top
    if turn.startswith("#"):
        state.first_at_end = state.on_top
    elif furthest == LAST_SPACE:
        state.first_at_end = 1 if state.times[1] == LAST_SPACE else 2
    state.special_tile = None if bonus == "-" else int(bonus)
    return state
