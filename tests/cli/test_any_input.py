"""Whatever is typed or piped in: an answer or one sentence, never a traceback."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.cli.conftest import MIDDLE, RING_OF_SEED_1, Run
from tests.profiles import scaled

PIECES = st.sampled_from(
    [
        *("L3a1", "pass", "+a1", "XAGA", ".", "b", "moves", "undo", "show", "link", "resign", "no"),
        *(
            "L 3 a 1",
            "?",
            "save",
            "AB",
            "1:",
            "2:",
            "*",
            "1-0",
            "(",
            ")",
            "{x}",
            "$1",
            "#",
            ",",
            "/",
        ),
        *(f'[Ring "{RING_OF_SEED_1}"]', f"#{RING_OF_SEED_1},", MIDDLE, "#p=", "\n", "[", '"', " "),
    ]
)
TEXT = st.lists(PIECES | st.text(max_size=6), max_size=12).map("".join)
LINES = st.lists(PIECES | st.text(max_size=6), max_size=12).map("\n".join)

of_one_fixture = settings(
    max_examples=scaled(60), suppress_health_check=[HealthCheck.function_scoped_fixture]
)


@of_one_fixture
@given(text=TEXT | st.binary(max_size=40))
def test_anything_piped_in(quiltbee: Run, text: str | bytes) -> None:
    for words in (("show",), ("moves",), ("convert", "--to", "pgr")):
        done = quiltbee(*words, stdin=_piped(text))
        assert done.status == (1 if done.err else 0)
        assert all(line.startswith("quiltbee: ") for line in done.err.splitlines())


@of_one_fixture
@given(lines=LINES)
def test_anything_typed(quiltbee: Run, lines: str) -> None:
    done = quiltbee(
        "play", "--opponent", "person", "--resume", f"#{RING_OF_SEED_1},", stdin=_piped(lines)
    )
    assert (done.status, done.err) == (0, "")


def _piped(text: str | bytes) -> bytes:
    return text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass")
