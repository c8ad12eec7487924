"""Where the points of a loss went: what each thing that two moves do differently is worth.

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
    """The difference by causes, in points, which add up to it.

    A patch in a worse place is `placing`, but for what the special tile then is worth. Otherwise it
    is the worth of the parts, of which what is left over or too much is shared in their proportion.
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
        found = _adding_up(found, difference)
    return MappingProxyType({cause: found.get(cause, 0.0) for cause in CAUSES})


def _adding_up(found: dict[Cause, float], difference: float) -> dict[Cause, float]:
    size = sum(map(abs, found.values()))
    if not size:
        return {"patches": difference}
    left = difference - sum(found.values())
    return {cause: worth + left * abs(worth) / size for cause, worth in found.items()}


def scaled(account: Account, points: float) -> Account:
    """The same proportions, adding up to so many points."""
    whole = sum(account.values())
    if whole <= 0:
        return MappingProxyType(dict.fromkeys(CAUSES, 0.0) | {"patches": points})
    return MappingProxyType({cause: worth * points / whole for cause, worth in account.items()})
