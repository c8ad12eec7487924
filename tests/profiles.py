"""How much the tests do: `pytest --hypothesis-profile=fast`, `default` or `nightly`.

`fast` is for the minute between two edits: few examples, and no test marked `slow` or `fidelity`.
`nightly` adds the tests marked `nightly` or `trainers`, and does at least ten times as much of
whatever is drawn at random. It alone draws other examples each time: in the other two the same code
gets the same answer, so that many examples would prove little more than some.
"""

from hypothesis import settings

FAST, DEFAULT, NIGHTLY = "fast", "default", "nightly"
_EXAMPLES = {FAST: 20, DEFAULT: 50, NIGHTLY: 1000}


def register() -> None:
    """Tell Hypothesis the three profiles, and load the default one."""
    common = settings(deadline=None, print_blob=True)
    for name, examples in _EXAMPLES.items():
        is_same = name != NIGHTLY
        settings.register_profile(name, common, max_examples=examples, derandomize=is_same)
    settings.load_profile(DEFAULT)


def current() -> str:
    """The profile of this run; final once the tests are being collected."""
    return settings.get_current_profile_name()


def left_out() -> set[str]:
    """The marks of the tests that this run leaves out."""
    match current():
        case "fast":
            return {"slow", "fidelity", "nightly", "trainers"}
        case "nightly":
            return set()
        case _:
            return {"nightly", "trainers"}


def scaled(number: int) -> int:
    """So many in the default profile, a fifth of it (at least 1) in `fast`, ten times in `nightly`.

    For the rounds of a loop and for `settings(max_examples=...)` where the usual ones are too many.
    """
    match current():
        case "fast":
            return max(1, number // 5)
        case "nightly":
            return 10 * number
        case _:
            return number
