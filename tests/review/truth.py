"""What every fact about a move claims, looked up by the plain rules: play the move and look.

Shares nothing with the package but the names of the facts and the text formats.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise

from quiltbee.notation import format_move, format_position
from quiltbee.review import Choice
from quiltbee.review.reasons import Reason
from tests.fidelity import plain
from tests.fidelity.plain import CELLS, PLACEMENTS, SQUARES_OF_49, Cell, State

Values = dict[str, int | str]


def is_true(code: str, values: Values, before: State, token: str) -> bool:
    """Whether a fact about a legal move holds."""
    state = _copy(before)
    return CLAIMS[code](state, token, plain.play(state, token), plain.mover(state), **values)


def _copy(state: State) -> State:
    return replace(state.copy(), hidden_income=dict(state.hidden_income))


# Time and buttons


def _ends_game(before: State, token: str, after: State, me: int, mine: int, theirs: int) -> bool:
    ended = plain.score(after, me), plain.score(after, 3 - me)
    return plain.is_over(after) and ended == (mine, theirs)


def _special_patch(before: State, token: str, after: State, me: int, short: int) -> bool:
    marks = [each for each in before.special_patches if each not in after.special_patches]
    return after.special_due == me and 0 < short == marks[0] - before.times[3 - me]


def _moves_again(before: State, token: str, after: State, me: int, behind: int) -> bool:
    gap = after.times[3 - me] - after.times[me]
    goes_on = not plain.is_over(after) and after.special_due is None
    return goes_on and plain.mover(after) == me and gap == behind >= 0


def _nothing_else(before: State, token: str, after: State, me: int) -> bool:
    return plain.legal_tokens(before) == [token] == ["pass"]


def _payday(before: State, token: str, after: State, me: int, buttons: int, marks: int) -> bool:
    crossed = [m for m in plain.INCOME_MARKS if before.times[me] < m <= after.times[me]]
    rest = after.buttons[me] - before.buttons[me]
    if token == "pass":
        rest -= after.times[me] - before.times[me]
    else:
        rest += plain.PATCHES[token[0]].buttons
    return rest == buttons > 0 and len(crossed) == marks


def _pays_back(
    before: State,
    token: str,
    after: State,
    me: int,
    cost: int,
    income: int,
    paydays: int,
    total: int,
) -> bool:
    left = [mark for mark in plain.INCOME_MARKS if mark > before.times[me]]
    return (
        plain.PATCHES[token[0]].buttons == cost
        and plain.PATCHES[token[0]].income == income
        and len(left) == paydays
        and _earned(before, token) == total > 0
    )


def _costs(
    before: State, token: str, after: State, me: int, cost: int, squares: int, points: int
) -> bool:
    covered = len(after.quilts[me]) - len(before.quilts[me])
    without = _copy(after)
    without.quilts[me] = dict(before.quilts[me])
    return (
        plain.PATCHES[token[0]].buttons == cost
        and covered == squares
        and plain.score(after, me) - plain.score(without, me) == points
        and _earned(before, token) == 0
    )


def _earned(before: State, token: str) -> int:
    """What the printed buttons of a patch bring if both only pass after it, to the end."""
    me, income = plain.mover(before), plain.PATCHES[token[0]].income
    blank = _copy(before)
    blank.hidden_income[me] -= income
    ends = []
    for start in (before, blank):
        state = plain.play(start, token)
        while not plain.is_over(state):
            state = plain.play(state, _idle_token(state))
        ends.append(state.buttons[me])
    return ends[0] - ends[1]


def _idle_token(state: State) -> str:
    """The pass, or where a special patch is due its first place."""
    if state.special_due is None:
        return "pass"
    covered = state.quilts[state.special_due]
    return "+" + plain.name_of(next(cell for cell in CELLS if cell not in covered))


def _earns(before: State, token: str, after: State, me: int, buttons: int) -> bool:
    poor = _copy(before)
    poor.hidden_income[me] -= plain.income_of(before, me)
    earned = plain.play(poor, token).buttons[me] - before.buttons[me]
    return token == "pass" and earned == buttons


# The 7x7 square


def _completes(before: State, token: str, after: State, me: int, points: int) -> bool:
    none = _copy(after)
    none.special_tile = None
    worth = plain.score(after, me) - plain.score(none, me)
    return before.special_tile is None and after.special_tile == me and worth == points


def _nears(before: State, token: str, after: State, me: int, missing: int) -> bool:
    return (
        after.special_tile is None
        and _missing(after, me) == missing
        and missing < _missing(before, me)
    )


def _denies(before: State, token: str, after: State, me: int, missing: int) -> bool:
    passed = plain.play(before, "pass")
    if passed.special_due is not None:
        passed = plain.play(passed, _idle_token(passed))
    other = 3 - me
    return (
        plain.mover(passed) == other
        and _missing(passed, other) == missing
        and any(
            each[0] == token[0] and plain.play(passed, each).special_tile == other
            for each in plain.legal_tokens(passed)
        )
    )


def _missing(state: State, player: int) -> int:
    return min(len(square - state.quilts[player].keys()) for square in SQUARES_OF_49)


# Holes


@cache
def _masks(letter: str) -> list[int]:
    """The placements of a patch, a bit for each cell: sets would take minutes."""
    return [_mask(cells) for cells in PLACEMENTS[letter].values()]


def _mask(cells: Iterator[Cell] | frozenset[Cell]) -> int:
    return sum(1 << (9 * row + column) for row, column in cells)


def _holes(covered: int, ring: str) -> int:
    """The empty cells that no patch of the ring can cover."""
    empty = (1 << 81) - 1 & ~covered
    for letter in ring:
        for mask in _masks(letter):
            if not mask & covered:
                empty &= ~mask
    return empty


def _covered(state: State, player: int) -> int:
    return _mask(iter(state.quilts[player]))


def _fills_hole(before: State, token: str, after: State, me: int, others: int) -> bool:
    there = _holes(_covered(before, me), after.ring)
    left = there & ~_covered(after, me)
    return token[0] == "+" and left != there and left.bit_count() == others


def _makes_holes(before: State, token: str, after: State, me: int, count: int) -> bool:
    there = _holes(_covered(before, me), after.ring)
    made = _holes(_covered(after, me), after.ring) & ~there
    return made.bit_count() == count > 0


def _avoids_holes(
    before: State, token: str, after: State, me: int, clean: int, places: int
) -> bool:
    covered = _covered(before, me)
    there = _holes(covered, after.ring)
    fitting = [mask for mask in _masks(token[0]) if not mask & covered]
    made = [_holes(covered | mask, after.ring) & ~there for mask in fitting]
    mine = _holes(_covered(after, me), after.ring) & ~there
    return mine == 0 and len(fitting) == places and made.count(0) == clean


def _one_piece(before: State, token: str, after: State, me: int, spaces: int) -> bool:
    empty = set(CELLS) - after.quilts[me].keys()
    edge, size = [min(empty)], len(empty)
    empty -= set(edge)
    while edge:
        row, column = edge.pop()
        around = {(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)}
        edge += around & empty
        empty -= around
    return not empty and size == spaces


CLAIMS: dict[str, Callable[..., bool]] = {
    "ends-game": _ends_game,
    "completes-7x7": _completes,
    "special-patch": _special_patch,
    "denies-7x7": _denies,
    "moves-again": _moves_again,
    "nothing-else": _nothing_else,
    "fills-hole": _fills_hole,
    "pays-back": _pays_back,
    "payday": _payday,
    "avoids-holes": _avoids_holes,
    "nears-7x7": _nears,
    "costs": _costs,
    "earns": _earns,
    "one-piece": _one_piece,
    "makes-holes": _makes_holes,
}
"""What must hold for each fact that the rules know, by its code."""


# What tells two moves apart


def is_true_of_choice(choice: Choice, reason: Reason) -> bool:
    """Whether a reason for the better of two moves holds, lines included."""
    before = plain.state_of(format_position(choice.before))
    mine, better = format_move(choice.mine), format_move(choice.better)
    code, values = reason.fact.code, reason.fact.values
    if code in CLAIMS:
        return is_true(code, values, before, better if reason.of == "better" else mine)
    return CLAIMS_OF_TWO[code](*_after_both(choice), **values)


def happens_only_after_one(choice: Choice, reason: Reason) -> bool:
    """Whether a reason names an event of one of the two lines that the other line has not."""
    code, values = reason.fact.code, reason.fact.values
    if code in EVENTS_OF_TWO:
        return EVENTS_OF_TWO[code](*_after_both(choice), **values)
    if code not in EVENTS_OF_ONE:
        return False
    before = plain.state_of(format_position(choice.before))
    mine, better = format_move(choice.mine), format_move(choice.better)
    if reason.of == "mine":
        mine, better = better, mine
    return is_true(code, values, before, better) and not is_true(code, values, before, mine)


def _after_both(choice: Choice) -> tuple[State, State, list["Line"], int]:
    """The positions after the better move and after mine, their lines, and who chose."""
    before = plain.state_of(format_position(choice.before))
    after = plain.play(_copy(before), format_move(choice.better))
    own = plain.play(_copy(before), format_move(choice.mine))
    lines = [
        _followed(state, map(format_move, line))
        for state, line in ((after, choice.line_of_better), (own, choice.line_of_mine))
    ]
    return after, own, lines, plain.mover(before)


Line = list[tuple[str, State]]


def _followed(state: State, tokens: Iterable[str]) -> Line:
    """The tokens of a line, each with the position in which it is played."""
    found, state = [], _copy(state)
    for token in tokens:
        found.append((token, _copy(state)))
        state = plain.play(state, token)
    return found


def _more_income(
    after: State, own: State, lines: list[Line], me: int, income: int, paydays: int, total: int
) -> bool:
    left = sum(mark > after.times[me] for mark in plain.INCOME_MARKS)
    more = plain.income_of(after, me) - plain.income_of(own, me)
    return more == income > 0 and left == paydays and total == income * paydays


def _more_buttons(after: State, own: State, lines: list[Line], me: int, buttons: int) -> bool:
    return after.buttons[me] - own.buttons[me] == buttons > 0


def _pays_for(
    after: State, own: State, lines: list[Line], me: int, patch: str, cost: int, short: int
) -> bool:
    [purse] = [state.buttons[me] for token, state in lines[0] if _takes(token, state, me, patch)]
    more = after.buttons[me] - own.buttons[me]
    return plain.PATCHES[patch].buttons == cost <= purse and purse - more + short == cost


def _less_time(after: State, own: State, lines: list[Line], me: int, spaces: int) -> bool:
    return own.times[me] - after.times[me] == spaces > 0


def _covers_more(
    after: State, own: State, lines: list[Line], me: int, spaces: int, points: int
) -> bool:
    more = len(after.quilts[me]) - len(own.quilts[me])
    return more == spaces > 0 and points == 2 * spaces


def _takes(token: str, state: State, player: int, patch: str) -> bool:
    return token[0] == patch and token != "pass" and plain.mover(state) == player


def _is_taken(after: State, line: Line, player: int, patch: str) -> bool:
    """Whether a player takes a patch in a line; `after` is where it begins."""
    return any(_takes(token, state, player, patch) for token, state in line)


def _gets_patch(after: State, own: State, lines: list[Line], me: int, patch: str) -> bool:
    has_it = patch not in after.ring or _is_taken(after, lines[0], me, patch)
    return has_it and _is_taken(own, lines[1], 3 - me, patch)


def _end(start: State, line: Line) -> State:
    """The position at the end of a line."""
    if not line:
        return start
    token, state = line[-1]
    return plain.play(_copy(state), token)


def _special_patches(start: State, line: Line) -> dict[int, int]:
    """Who takes which special patch, from the position after the first move on."""
    found, states = {}, [state for _, state in line] + [_end(start, line)]
    for state, next_one in pairwise(states):
        for mark in set(state.special_patches) - set(next_one.special_patches):
            found[mark] = plain.mover(state)
    return found


def _first_to_special_patch(
    after: State, own: State, lines: list[Line], me: int, space: int
) -> bool:
    at_once = space in own.special_patches and space not in after.special_patches
    is_mine = at_once or _special_patches(after, lines[0]).get(space) == me
    return is_mine and _special_patches(own, lines[1]).get(space) == 3 - me


def _row(start: State, line: Line, me: int) -> int:
    """How often a player acts before the other side does, the first move included."""
    states = [(token, state) for token, state in line]
    count = 1
    for token, state in states:
        if plain.mover(state) != me:
            return count
        count += token[0] != "+"
    raise AssertionError("the line ends before the other side acts")


def _moves_in_a_row(
    after: State, own: State, lines: list[Line], me: int, count: int, otherwise: int
) -> bool:
    return _row(after, lines[0], me) == count > otherwise == _row(own, lines[1], me)


def _wins_7x7(after: State, own: State, lines: list[Line], me: int, theirs: int) -> bool:
    otherwise = _end(own, lines[1]).special_tile
    return (
        _end(after, lines[0]).special_tile == me
        and otherwise != me
        and theirs == int(otherwise == 3 - me)
    )


def _loses_7x7(after: State, own: State, lines: list[Line], me: int) -> bool:
    ends = [
        _end(start, line).special_tile
        for start, line in zip((own, after), lines[::-1], strict=True)
    ]
    return ends[0] == 3 - me != ends[1]


def _larger_payday(
    after: State, own: State, lines: list[Line], me: int, space: int, buttons: int, otherwise: int
) -> bool:
    paid = [
        _income_at(start, line, me, space) for start, line in ((after, lines[0]), (own, lines[1]))
    ]
    return paid == [buttons, otherwise] and buttons > otherwise


def _income_at(start: State, line: Line, me: int, space: int) -> int:
    """The income with which a player crosses a payday, in the line or with the move before it."""
    states = [state for _, state in line] + [_end(start, line)]
    return next(plain.income_of(state, me) for state in states if state.times[me] >= space)


def _keeps_place(after: State, own: State, lines: list[Line], me: int, patch: str) -> bool:
    for token, state in lines[0]:
        if _takes(token, state, me, patch):
            end = plain.play(_copy(state), token)
            new = end.quilts[me].keys() - state.quilts[me].keys()
            return bool(new & own.quilts[me].keys())
    return False


def _gives(after: State, own: State, lines: list[Line], me: int, patch: str) -> bool:
    is_taken = _is_taken(own, lines[1], 3 - me, patch)
    return is_taken and _can_take(own, 3 - me, patch) and not _can_take(after, 3 - me, patch)


def _can_take(state: State, player: int, patch: str) -> bool:
    state = _copy(state)
    while state.special_due is not None:
        state = plain.play(state, _idle_token(state))
    if plain.is_over(state) or plain.mover(state) != player:
        return False
    return any(token[0] == patch for token in plain.legal_tokens(state) if token != "pass")


def _leaves_gap(
    after: State,
    own: State,
    lines: list[Line],
    me: int,
    cells: str,
    spaces: int,
    few: int,
    many: int,
) -> bool:
    names = cells.split()
    gap = _mask(cell for cell in CELLS if plain.name_of(cell) in names)
    its, mine = _covered(after, me), _covered(own, me)
    return (
        len(names) == gap.bit_count() == spaces
        and not gap & mine
        and few == sum(_reaches(letter, mine, gap) for letter in own.ring)
        and many == sum(_reaches(letter, its, gap) for letter in own.ring)
        and few < many
    )


def _reaches(letter: str, covered: int, cells: int) -> bool:
    return any(not mask & covered and mask & cells for mask in _masks(letter))


def _small_things(after: State, own: State, lines: list[Line], me: int) -> bool:
    return True


CLAIMS_OF_TWO: dict[str, Callable[..., bool]] = {
    "more-income": _more_income,
    "more-buttons": _more_buttons,
    "pays-for": _pays_for,
    "less-time": _less_time,
    "covers-more": _covers_more,
    "first-to-special-patch": _first_to_special_patch,
    "gets-patch": _gets_patch,
    "larger-payday": _larger_payday,
    "loses-7x7": _loses_7x7,
    "moves-in-a-row": _moves_in_a_row,
    "wins-7x7": _wins_7x7,
    "keeps-place": _keeps_place,
    "gives": _gives,
    "leaves-gap": _leaves_gap,
    "small-things": _small_things,
}
"""What must hold for each fact that tells two moves apart; what it explains is the engine's."""


def _buys_only_then(
    after: State, own: State, lines: list[Line], me: int, patch: str, cost: int, short: int
) -> bool:
    return not _is_taken(own, lines[1], me, patch)


def _lies_only_there(after: State, own: State, lines: list[Line], me: int, patch: str) -> bool:
    return not _is_taken(own, lines[1], me, patch)


def _is_not_given(after: State, own: State, lines: list[Line], me: int, patch: str) -> bool:
    theirs = [token[0] for token, state in lines[0] if plain.mover(state) != me]
    return patch not in theirs[:1]


def _stays_empty(
    after: State,
    own: State,
    lines: list[Line],
    me: int,
    cells: str,
    spaces: int,
    few: int,
    many: int,
) -> bool:
    gap = _mask(cell for cell in CELLS if plain.name_of(cell) in cells.split())
    its, mine = (_covered(_end(*each), me) for each in ((after, lines[0]), (own, lines[1])))
    return (gap & ~mine).bit_count() > (gap & ~its).bit_count()


EVENTS_OF_ONE = {
    "ends-game",
    "completes-7x7",
    "special-patch",
    "moves-again",
    "makes-holes",
    "fills-hole",
}
"""Facts about a single move that are events, by their codes."""

EVENTS_OF_TWO: dict[str, Callable[..., bool]] = {
    "first-to-special-patch": _first_to_special_patch,
    "gets-patch": _gets_patch,
    "gives": _is_not_given,
    "keeps-place": _lies_only_there,
    "larger-payday": _larger_payday,
    "leaves-gap": _stays_empty,
    "loses-7x7": _loses_7x7,
    "moves-in-a-row": _moves_in_a_row,
    "pays-for": _buys_only_then,
    "wins-7x7": _wins_7x7,
}
"""What must hold besides the claim for it to be an event that the other line has not."""
