"""What the server refuses over HTTP is said in every language, with the values that it sends."""

import ast
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent

from tests.languages.test_catalogues import Found, messages, texts_of

SERVER = Path(__file__).parents[2] / "quiltbee" / "server"
OF_THE_CALL = {"code", "status", "kind"}


def coded() -> list[tuple[str, set[str], str]]:
    """Each code in the source, the values beside it, and the sentence where it stands there."""
    found = []
    for file in sorted(SERVER.rglob("*.py")):
        nodes = [*ast.walk(ast.parse(file.read_text(encoding="utf-8")))]
        for call in (node for node in nodes if isinstance(node, ast.Call)):
            values = {each.arg: each.value for each in call.keywords if each.arg is not None}
            if isinstance(code := values.get("code"), ast.Constant):
                sentence = text_of(call.args[-1], nodes) if call.args else ""
                found.append((str(code.value), {*values} - OF_THE_CALL, sentence))
    return found


def text_of(said: ast.expr, nodes: list[ast.AST]) -> str:
    """A sentence in the source, or what was assigned last to its name; `x` for each value in it."""
    match said:
        case ast.Constant(str(text)):
            return text
        case ast.JoinedStr(parts):
            return "".join(text_of(part, nodes) if _is_text(part) else "x" for part in parts)
        case ast.Name(name):
            before = [
                node
                for node in nodes
                if isinstance(node, ast.Assign)
                and node.lineno < said.lineno
                and any(isinstance(each, ast.Name) and each.id == name for each in node.targets)
            ]
            last = max(before, key=lambda node: node.lineno, default=None)
            return "" if last is None else text_of(last.value, nodes)
    return ""


def _is_text(part: ast.expr) -> bool:
    return isinstance(part, ast.Constant)


@pytest.mark.slow
def test_every_code_has_its_message_with_the_values_that_are_sent() -> None:
    known = messages("en")
    sites = coded()
    for code, values, _ in sites:
        assert Found(known[f"refused-{code}"]).variables == values, code
    made = {"only-duel", "only-solo", "wait-seconds", "wait-minutes"}
    kept = {key.removeprefix("refused-") for key in known if key.startswith("refused-")}
    by_status = {code for code in kept if code.startswith("status-")}
    assert kept == {code for code, _, _ in sites} | made | by_status


@pytest.mark.slow
def test_in_english_it_says_what_the_server_says() -> None:
    sites = coded()
    assert sum(sentence != "" for _, _, sentence in sites) > 40
    for code, _, sentence in sites:
        entry = messages("en")[f"refused-{code}"]
        assert isinstance(entry, fluent.Message)
        if sentence and "begun" not in code:
            assert [*texts_of(entry)] == [sentence.replace("'", "’")]
