"""What a server is installed with: unit, container, example settings and proxies."""

import configparser
import re
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import requires
from pathlib import Path

import pytest

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from quiltbee.cli import main
from quiltbee.server.settings import SETTINGS, read_settings

ROOT = Path(__file__).parents[2]
PACKAGING = ROOT / "packaging"
HOW_TO = ROOT / "docs" / "how-to"
INSTALLING = (HOW_TO / "install.md").read_text("utf-8")
ADMINISTRATION = "".join(
    (HOW_TO / f"{page}.md").read_text("utf-8") for page in ("moderate", "backups")
)
SETTINGS_PAGE = (ROOT / "docs/reference/settings.md").read_text("utf-8")
UNIT = (PACKAGING / "quiltbee.service").read_text("ascii")
CONTAINER = (PACKAGING / "Containerfile").read_text("ascii")


def instructions() -> list[tuple[str, str]]:
    """The instructions of the container file and what follows each."""
    lines = re.sub(r"\\\n", " ", re.sub(r"^#.*\n", "", CONTAINER, flags=re.MULTILINE))
    found = [re.sub(r"\s+", " ", line).partition(" ") for line in lines.splitlines() if line]
    return [(name, rest.strip()) for name, _, rest in found]


def pinned(page: str) -> list[tuple[Requirement, frozenset[str]]]:
    """What a file of `requirements` installs, with the hashes that each may have."""
    text = (ROOT / "requirements" / f"{page}.txt").read_text("ascii").replace("\\\n", " ")
    lines = [line.partition("--hash=") for line in text.splitlines()]
    return [(Requirement(pin), frozenset(hashes.split("--hash="))) for pin, _, hashes in lines]


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
    tested = {(pin.name, pin.specifier, hashes) for pin, hashes in pinned("test")}
    server = {(pin.name, pin.specifier, hashes) for pin, hashes in pinned("server")}
    assert server <= tested
    for _, _, hashes in server:
        assert all(each.startswith("sha256:") for each in hashes)
    needed = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = needed["optional-dependencies"]
    wanted = [*needed["dependencies"], *extras["postgres"], *extras["push"]]
    known = {canonicalize_name(name) for name, _, _ in server}
    assert {canonicalize_name(Requirement(each).name) for each in wanted} <= known


def test_what_is_wanted_with_an_extra_is_pinned_with_it() -> None:
    """Older pips look for `coverage[toml]` apart from `coverage==7.17.3`, and find the newest."""
    pins = {canonicalize_name(pin.name): pin for pin, _ in pinned("test")}
    found = 0
    for pin in pins.values():
        if pin.marker is not None and not pin.marker.evaluate():
            continue
        for each in map(Requirement, requires(pin.name) or []):
            holds = each.marker is None or any(
                each.marker.evaluate({"extra": extra}) for extra in ("", *pin.extras)
            )
            if holds and each.extras:
                found += 1
                assert each.extras <= pins[canonicalize_name(each.name)].extras, (pin, each)
    assert found


def test_a_machine_gets_every_package_by_its_hash() -> None:
    """The pages for hosts install what the container installs."""
    for page in (INSTALLING, (ROOT / "docs/start/hosting.md").read_text("utf-8")):
        commands = re.findall(r"pip install (.*)", page)
        assert commands == ["--require-hashes -r requirements/server.txt", "--no-deps ."]


def test_every_variable_of_the_packaging_is_a_setting() -> None:
    known = {setting.variable for setting in SETTINGS.values()} | {"QUILTBEE_CONFIG"}
    for text in (UNIT, CONTAINER, INSTALLING, SETTINGS_PAGE):
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
        assert words in INSTALLING
    for language in ("nginx", "caddy"):
        block = INSTALLING.partition(f"```{language}\n")[2].partition("```")[0]
        assert block.count("{") == block.count("}") > 0


def test_every_action_of_the_page_is_one(capsys: pytest.CaptureFixture[str]) -> None:
    lines = re.findall(r"^quiltbee admin ([a-z]+(?: [a-z]+)?)", ADMINISTRATION, re.MULTILINE)
    assert len(lines) > 5
    for words in lines:
        with pytest.raises(SystemExit) as ended:
            main(["admin", *words.split(), "--help"])
        assert ended.value.code == 0
        assert "--data" in capsys.readouterr().out
