"""Text laid out on a terminal."""

from quiltbee.terminal.canvas import Canvas, beside, printable, visible_width


def test_colour_is_only_where_it_is_welcome() -> None:
    assert Canvas().fabric("X ", "X") == "X "
    painted = Canvas(colour=True).fabric("X ", "X")
    assert painted != "X "
    assert visible_width(painted) == 2


def test_an_unknown_patch_in_colour_is_plain_cloth() -> None:
    assert Canvas(colour=True).fabric("x ", "x").endswith("x \x1b[0m")


def test_blocks_stand_below_one_another_where_the_width_ends() -> None:
    blocks = [["aaaa", "b"], ["cc"]]
    assert beside(blocks, Canvas(9)) == ["aaaa   cc", "b"]
    assert beside(blocks, Canvas(8)) == ["aaaa", "b", "", "cc"]


def test_printable_shortens_and_defuses() -> None:
    assert printable("a\u001bb\nc") == "a?b?c"
    assert printable("abcdefgh", 6) == "abc..."
