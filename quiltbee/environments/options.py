"""The options that all environments take."""

from dataclasses import dataclass
from random import Random
from typing import Any, Final

from quiltbee.automa import UNKNOWN, Deck, SetUp, Solo, new_solo
from quiltbee.environments.actions import ActionSpace
from quiltbee.environments.rewards import WIN, Rewards, rewards_of
from quiltbee.rules import Board, Position, new_game, ring_from_seed

VARIANTS: Final[dict[str, type[Position] | type[Solo]]] = {"duel": Position, "solo": Solo}


@dataclass(frozen=True, slots=True)
class Options:
    """What the games of an environment have in common.

    Without a `ring` each game draws its own. A duel has no use for `deck` and `level`.
    """

    name: str = "duel"
    board: Board = Board.REVISED
    ring: str | None = None
    deck: Deck = Deck.NORMAL
    level: int = 1
    actions: ActionSpace = ActionSpace.FLAT
    rewards: Rewards = WIN

    @property
    def variant(self) -> type[Position] | type[Solo]:
        """The class of its positions."""
        return VARIANTS[self.name]

    def set_up(self, ring: str, draws: Random) -> Position | Solo:
        """Return the position after set-up on a ring, its cards shuffled from `draws`."""
        deck = self.deck if self.name == "solo" else None
        return SetUp(ring, self.board, deck, self.level).start(draws)

    def start_on(self, ring: str) -> Any:
        """The position after set-up on a ring, the order of the Automa's cards unknown."""
        if self.name == "duel":
            return new_game(ring, self.board)
        unknown = (UNKNOWN,) * len(self.deck.cards)
        return new_solo(ring, unknown, deck=self.deck, level=self.level, board=self.board)


def options_of(
    variant: str = "duel",
    *,
    board: Board | str = Board.REVISED,
    ring: str | None = None,
    deck: Deck | str = Deck.NORMAL,
    level: int = 1,
    actions: ActionSpace | str = ActionSpace.FLAT,
    rewards: Rewards | str = WIN,
) -> Options:
    """Options from names or values.

    Raises ValueError for an unknown name, RulesError for an invalid ring or level.
    """
    if variant not in VARIANTS:
        raise ValueError(f"the variants are {', '.join(VARIANTS)}, not {variant!r}")
    options = Options(
        variant,
        Board(board),
        ring,
        Deck(deck),
        level,
        ActionSpace(actions),
        rewards_of(rewards),
    )
    options.set_up(ring or ring_from_seed(""), Random(0))
    return options
