"""`quiltbee site` without something to write; `tests/browser/test_static_site.py` has the rest."""

from pathlib import Path

import pytest

from quiltbee import cli
from quiltbee.server.http.website import Body, Website


@pytest.mark.slow
@pytest.mark.parametrize("missing", ["sw.js", "words/de-later.json"])
def test_without_one_of_its_files_nothing_is_written(
    missing: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = Website.file

    def file(website: Website, path: str) -> Body | None:
        return None if path == missing else found(website, path)

    monkeypatch.setattr(Website, "file", file)
    assert cli.main(["site", str(tmp_path / "site")]) == 1
    assert f"the page lacks {missing}" in capsys.readouterr().err
    assert not (tmp_path / "site").exists()


def test_a_page_that_is_not_built_is_no_site(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Website, "page", lambda website: None)
    assert cli.main(["site", str(tmp_path / "site")]) == 1
    assert "run scripts/page" in capsys.readouterr().err
