"""A base class for players: it holds the options, and the random draws that a seed repeats."""

import random

from quiltbee.players.options import MULTIPV, SEED, THREADS, Option, OptionError


class SimplePlayer:
    """A player without a `think`; a subclass sets `name`, `author` and perhaps `options`.

    `draws` is the player's only source of randomness. Setting the option Seed reseeds it.
    """

    options: tuple[Option, ...] = (THREADS, MULTIPV, SEED)

    def __init__(self) -> None:
        self._values = {option.name: option.default for option in self.options}
        self.draws = random.Random()

    def set_option(self, name: str, value: int) -> None:
        """Change an option; raises OptionError for an unknown name or a value out of range."""
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
        """The value of one of its options now."""
        return self._values[option.name]

    def new_game(self) -> None:
        """Forget nothing; the draws continue, so that the games of a match differ."""
