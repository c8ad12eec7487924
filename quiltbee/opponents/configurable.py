"""The settings of a simple player, and the three that the players here share."""

from quiltbee.opponents.interface import Option, OptionError

THREADS = Option("Threads", default=1, minimum=1, maximum=64)
MULTIPV = Option("MultiPV", default=1, minimum=1, maximum=500)
SEED = Option("Seed", default=0, minimum=0, maximum=2**31 - 1)
"""0 draws differently every time; any other number starts the same draws again."""


class Configurable:
    """Holds the values of declared options."""

    options: tuple[Option, ...] = ()

    def __init__(self) -> None:
        self._values = {option.name: option.default for option in self.options}

    def set_option(self, name: str, value: int) -> None:
        """Change a setting; raises OptionError for an unknown name or a value out of range."""
        for option in self.options:
            if option.name == name:
                if not option.minimum <= value <= option.maximum:
                    bounds = f"{option.minimum} to {option.maximum}"
                    raise OptionError(f"{name} is a whole number from {bounds}")
                self._values[name] = value
                return
        names = ", ".join(option.name for option in self.options)
        raise OptionError(f"there is no option {name!r}; the options are {names}")

    def value(self, option: Option) -> int:
        """The present value of one of the declared options."""
        return self._values[option.name]
