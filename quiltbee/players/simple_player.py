"""What the simple players share: their options, and draws that a seed can repeat."""

import random

from quiltbee.players.interface import Option, OptionError

THREADS = Option("Threads", default=1, minimum=1, maximum=64)
"""An upper bound; the simple players use one."""

MULTIPV = Option("MultiPV", default=1, minimum=1, maximum=500)
"""How many lines are reported, as far as there are so many moves."""

SEED = Option("Seed", default=0, minimum=0, maximum=2**31 - 1)
"""0 draws differently every time; any other number starts the same draws again."""


class SimplePlayer:
    """Holds the values of its `options`, and the `draws` by which chance enters."""

    options: tuple[Option, ...] = (THREADS, MULTIPV, SEED)

    def __init__(self) -> None:
        self._values = {option.name: option.default for option in self.options}
        self.draws = random.Random()

    def set_option(self, name: str, value: int) -> None:
        """Change a setting; raises OptionError for an unknown name or a value out of range."""
        option = next((option for option in self.options if option.name == name), None)
        if option is None:
            names = ", ".join(option.name for option in self.options)
            raise OptionError(f"there is no option {name!r}; the options are {names}")
        if not option.minimum <= value <= option.maximum:
            bounds = f"{option.minimum} to {option.maximum}"
            raise OptionError(f"{name} is a whole number from {bounds}")
        self._values[name] = value
        if option is SEED:
            self.draws = random.Random(value or None)

    def value(self, option: Option) -> int:
        """The present value of one of its options."""
        return self._values[option.name]

    def new_game(self) -> None:
        """Nothing to forget; the draws go on, so that the games of a match differ."""
