"""Time controls and their texts."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiltbee.games import Speed, TimeControl
from quiltbee.games.clocks import EXTRA, MAIN
from quiltbee.notation.tags import fault_of

DAY = 24 * 60 * 60

CONTROLS = st.one_of(
    st.builds(
        TimeControl,
        st.sampled_from(["increment", "delay"]),
        st.integers(MAIN.start, MAIN.stop - 1),
        st.integers(EXTRA.start, EXTRA.stop - 1),
    ),
    st.integers(1, 30).map(lambda days: TimeControl("days", days * DAY)),
)


@pytest.mark.parametrize(
    ("text", "control"),
    [
        ("600+10", TimeControl("increment", 600, 10)),
        ("10800+180", TimeControl("increment", 10800, 180)),
        ("10+0", TimeControl("increment", 10, 0)),
        ("600~10", TimeControl("delay", 600, 10)),
        ("3d", TimeControl("days", 3 * DAY)),
        ("30d", TimeControl("days", 30 * DAY)),
    ],
)
def test_a_text_says_how_much_time_there_is(text: str, control: TimeControl) -> None:
    assert TimeControl.parse(text) == control
    assert str(control) == text


@given(CONTROLS)
def test_every_control_is_read_as_it_was_written(control: TimeControl) -> None:
    assert TimeControl.parse(str(control)) == control
    assert fault_of("TimeControl", str(control)) is None


@pytest.mark.parametrize(
    "text",
    [
        *("", "600", "600 + 10", "0600+10", "600+010", "+10", "600+", "-600+10", "d", "3 d"),
        *("3d\n", "٣d", "600+10+10", "99999999+0", "1.5d", "600*10", "3D"),
    ],
)
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"^A time control is like 600\+10, 600~10 or 3d\.$"):
        TimeControl.parse(text)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("0+10", "A clock has 10 seconds to 3 hours, in seconds: 10 to 10800."),
        ("9+10", "A clock has 10 seconds to 3 hours, in seconds: 10 to 10800."),
        ("10801~0", "A clock has 10 seconds to 3 hours, in seconds: 10 to 10800."),
        ("600+181", "The increment or the delay of a turn is 0 to 180 seconds."),
        ("600~181", "The increment or the delay of a turn is 0 to 180 seconds."),
        ("0d", "A turn has 1 to 30 days."),
        ("31d", "A turn has 1 to 30 days."),
    ],
)
def test_what_is_out_of_bounds_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(sentence)}$"):
        TimeControl.parse(text)


@pytest.mark.parametrize(("main", "extra"), [(DAY, 1), (DAY + 1, 0)])
def test_days_are_whole_and_have_no_increment(main: int, extra: int) -> None:
    with pytest.raises(ValueError, match="A turn has 1 to 30 days"):
        TimeControl("days", main, extra)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("599+0", "blitz"),
        ("600+0", "rapid"),
        ("349+10", "blitz"),
        ("350+10", "rapid"),
        ("350~10", "rapid"),
        ("10800+0", "rapid"),
        ("1d", "correspondence"),
    ],
)
def test_games_are_rated_by_the_time_that_a_player_may_expect(text: str, name: Speed) -> None:
    control = TimeControl.parse(text)
    assert control.name == name
    assert control.is_real_time == (name != "correspondence")
