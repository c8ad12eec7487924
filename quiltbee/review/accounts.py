"""Where the points of a loss went: the worth of each difference between two moves.

placing     the same patch, or a special one, in a worse place
timing      spaces on the time board, and whose turn it is
economy     buttons and income
special     the special tile, and special patches
patches     which patch is taken: what it covers, and what is left in the ring for both
"""

from types import MappingProxyType

from quiltbee.review.comparing import Comparing
from quiltbee.review.document import CAUSES, Cause
from quiltbee.review.game_review import Account


def account_of(comparing: Comparing, *, is_place: bool) -> Account:
    """The difference in points, split by cause; no part is negative.

    A patch in a worse place is `placing`, except for what the special tile is then worth. Otherwise
    the difference is shared among the reasons for the better move, in proportion to their worth;
    the reasons for mine have already been weighed against them.
    """
    parts, difference = comparing.parts, comparing.difference
    if is_place:
        special = min(max(comparing.tile, 0.0), difference)
        found: dict[Cause, float] = {"placing": difference - special, "special": special}
    else:
        special = parts.get("tile", 0.0) + comparing.special
        found = {
            "timing": parts.get("time", 0.0) - comparing.special,
            "economy": parts.get("income", 0.0) + parts.get("buttons", 0.0),
            "special": special,
            "patches": parts.get("quilt", 0.0) + parts.get("ring", 0.0),
        }
    return scaled(
        MappingProxyType({each: max(found.get(each, 0.0), 0.0) for each in CAUSES}), difference
    )


def scaled(account: Account, points: float) -> Account:
    """The same proportions, scaled to add up to `points`; all goes to patches if there are none."""
    whole = sum(account.values())
    if not whole:
        return MappingProxyType(dict.fromkeys(CAUSES, 0.0) | {"patches": points})
    return MappingProxyType({cause: worth * points / whole for cause, worth in account.items()})
