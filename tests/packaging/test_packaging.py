"""What a server is installed with: unit, container, example settings and proxies."""

import configparser
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from quiltbee.cli import main
from quiltbee.server.settings import SETTINGS, read_settings

ROOT = Path(__file__).parents[2]
PACKAGING = ROOT / "packaging"
OPERATIONS = (ROOT / "docs" / "operations.md").read_text("utf-8")
UNIT = (PACKAGING / "quiltbee.service").read_text("ascii")
CONTAINER = (PACKAGING / "Containerfile").read_text("ascii")


def instructions() -> list[tuple[str, str]]:
    """The instructions of the container file and what follows each."""
    lines = re.sub(r"\\\n", " ", re.sub(r"^#.*\n", "", CONTAINER, flags=re.MULTILINE))
    found = [re.sub(r"\s+", " ", line).partition(" ") for line in lines.splitlines() if line]
    return [(name, rest.strip()) for name, _, rest in found]


def test_the_unit_is_locked_down() -> None:
    unit = configparser.RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(UNIT)
    service = unit["Service"]
    assert service["DynamicUser"] == "yes"
    assert service["ProtectSystem"] == "strict"
    assert service["StateDirectory"] == "quiltbee"
    assert service["CapabilityBoundingSet"] == ""
    assert service["NoNewPrivileges"] == "yes"
    assert int(service["LimitNOFILE"]) > 20_000
    assert service["ExecStart"].startswith("/opt/quiltbee/bin/quiltbee serve --no-browser ")


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd")
@pytest.mark.parametrize("words", [["verify"], ["security", "--offline=true", "--threshold=20"]])
def test_systemd_accepts_the_unit(tmp_path: Path, words: list[str]) -> None:
    file = tmp_path / "quiltbee.service"
    file.write_text(UNIT.replace("/opt/quiltbee/bin/quiltbee", f'"{sys.executable}"'), "ascii")
    command = ["systemd-analyze", *words, "--no-pager", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert words != ["verify"] or not done.stderr


def test_the_container_runs_without_root_and_is_watched() -> None:
    found = instructions()
    names = [name for name, _ in found]
    assert names.count("FROM") == 2, "what builds is not what runs"
    last = found[max(index for index, name in enumerate(names) if name == "FROM") :]
    told = dict(last)
    assert told["USER"] == "10001"
    assert told["VOLUME"] == '["/data"]'
    assert told["ENTRYPOINT"] == '["quiltbee"]'
    assert "/healthz" in told["HEALTHCHECK"]
    assert "QUILTBEE_DATA=/data" in told["ENV"]
    assert names[:2] == ["ARG", "FROM"]
    assert re.fullmatch(r"PYTHON=docker\.io/library/python@sha256:[0-9a-f]{64}", found[0][1])
    known = "ARG FROM WORKDIR COPY RUN ENV USER VOLUME EXPOSE STOPSIGNAL HEALTHCHECK ENTRYPOINT CMD"
    assert set(names) <= set(known.split())


def test_what_the_container_copies_is_there() -> None:
    copied = [rest.split()[:-1] for name, rest in instructions() if name == "COPY"]
    sources = [name for names in copied for name in names if not name.startswith(("--", "/"))]
    assert sources
    allowed = (ROOT / ".dockerignore").read_text("ascii")
    for name in sources:
        assert (ROOT / name).exists()
        assert f"!{name.removeprefix('./')}\n" in allowed


def test_every_package_of_the_container_is_known_by_its_hash() -> None:
    """Attack 16: a package that was replaced, or one that nobody has tested."""
    installed = [
        command.strip()
        for name, rest in instructions()
        if name == "RUN"
        for command in rest.split("&&")
        if "pip install" in command
    ]
    assert installed
    for command in installed:
        assert "--require-hashes" in command or "--no-deps dist/*.whl" in command
    tested = (ROOT / "requirements/test.txt").read_text("ascii")
    pinned = re.split(r"(?m)^(?=\S)", (ROOT / "requirements/server.txt").read_text("ascii"))[1:]
    for package in pinned:
        assert "--hash=sha256:" in package
        assert package in tested
    needed = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = needed["optional-dependencies"]
    wanted = [*needed["dependencies"], *extras["postgres"], *extras["push"]]
    known = {_name(package) for package in pinned}
    assert {_name(each) for each in wanted} <= known


def _name(requirement: str) -> str:
    found = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert found is not None
    return re.sub(r"[-_.]+", "-", found[0]).lower()


def test_a_machine_gets_every_package_by_its_hash() -> None:
    """What hosting and operations tell to install is what the container installs."""
    for page in (OPERATIONS, (ROOT / "docs/start/hosting.md").read_text("utf-8")):
        commands = re.findall(r"pip install (.*)", page)
        assert commands == ["--require-hashes -r requirements/server.txt", "--no-deps ."]


def test_every_variable_of_the_packaging_is_a_setting() -> None:
    known = {setting.variable for setting in SETTINGS.values()} | {"QUILTBEE_CONFIG"}
    for text in (UNIT, CONTAINER, OPERATIONS):
        named = set(re.findall(r"\bQUILTBEE_[A-Z_]*[A-Z]\b", text)) - {"QUILTBEE_LIMITS"}
        assert named
        assert named <= known


def test_the_example_settings_can_be_read() -> None:
    settings = read_settings({"config": str(PACKAGING / "quiltbee.toml")}, {})
    assert settings.names == {"quilts.example"}
    assert settings.proxy == "127.0.0.1"


def test_the_proxies_hand_on_what_the_server_needs() -> None:
    for words in (
        "proxy_set_header Host $http_host;",
        "proxy_set_header X-Forwarded-For $remote_addr;",
        "proxy_set_header X-Forwarded-Proto $scheme;",
        "proxy_set_header Upgrade $http_upgrade;",
        "proxy_buffering off;",
        "flush_interval -1",
    ):
        assert words in OPERATIONS
    for language in ("nginx", "caddy"):
        block = OPERATIONS.partition(f"```{language}\n")[2].partition("```")[0]
        assert block.count("{") == block.count("}") > 0


def test_every_action_of_the_page_is_one(capsys: pytest.CaptureFixture[str]) -> None:
    lines = re.findall(r"^quiltbee admin ([a-z]+(?: [a-z]+)?)", OPERATIONS, re.MULTILINE)
    assert len(lines) > 5
    for words in lines:
        with pytest.raises(SystemExit) as ended:
            main(["admin", *words.split(), "--help"])
        assert ended.value.code == 0
        assert "--data" in capsys.readouterr().out
