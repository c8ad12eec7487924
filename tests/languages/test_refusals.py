"""What the server refuses over HTTP is said in every language, with the values that it sends."""

import ast
from pathlib import Path

from fluent.syntax import ast as fluent

from tests.languages.test_catalogues import Found, messages, texts_of

SERVER = Path(__file__).parents[2] / "quiltbee" / "server"
OF_THE_CALL = {"code", "status", "kind"}


def coded() -> list[tuple[str, set[str], str]]:
    """Each code in the source, the values beside it, and the sentence where it stands there."""
    calls = [
        node
        for file in sorted(SERVER.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and any(each.arg == "code" for each in node.keywords)
    ]
    found = []
    for call in calls:
        values = {each.arg: each.value for each in call.keywords if each.arg is not None}
        code, said = values["code"], call.args[-1] if call.args else None
        if isinstance(code, ast.Constant):
            sentence = said.value if isinstance(said, ast.Constant) else ""
            found.append((str(code.value), {*values} - OF_THE_CALL, str(sentence)))
    return found


def test_every_code_has_its_message_with_the_values_that_are_sent() -> None:
    known = messages("en")
    sites = coded()
    for code, values, _ in sites:
        assert Found(known[f"refused-{code}"]).variables == values, code
    made = {"only-duel", "only-solo", "wait-seconds", "wait-minutes"}
    kept = {key.removeprefix("refused-") for key in known if key.startswith("refused-")}
    by_status = {code for code in kept if code.startswith("status-")}
    assert kept == {code for code, _, _ in sites} | made | by_status


def test_in_english_it_says_what_the_server_says() -> None:
    for code, _, sentence in coded():
        entry = messages("en")[f"refused-{code}"]
        assert isinstance(entry, fluent.Message)
        if sentence and "begun" not in code:
            assert [*texts_of(entry)] == [sentence.replace("'", "’")]
