"""Settings from options, the environment and a file: which counts, and what is wrong with them."""

from pathlib import Path

import pytest

import quiltbee
from quiltbee.server.errors import StartError
from quiltbee.server.settings import (
    SETTINGS,
    Address,
    EngineCommand,
    Limits,
    Settings,
    default_data_folder,
    read_settings,
)
from tests.server.settings.table import settings_tables

EXAMPLES = {
    "data": "/var/quilts",
    "host": "::1",
    "port": 80,
    "hosts": ["Quilts.example", "play.example"],
    "public_url": "https://quilts.example/",
    "proxy": "10.0.0.1, 10.1.0.0/16",
    "database": "postgresql://bee:honey@db.example/quilts",
    "engines": ["4 ssh -o BatchMode=yes 10.0.0.5 quiltbee engine", "'/opt/an engine'"],
    "contact": "keeper@quilts.example",
    "player": "greedy",
    "metrics": "127.0.0.1:9090",
    "log": "json",
}
"""A value for each setting but the limits, as a file has it."""

_SEPARATORS = {"hosts": ",", "engines": "; "}
"""What stands between the parts of a list elsewhere."""


def a_file(folder: Path, text: str) -> dict[str, object]:
    file = folder / "quiltbee.toml"
    file.write_text(text, "utf-8")
    return {"config": str(file)}


def read(environment: dict[str, str] | None = None, **options: object) -> Settings:
    return read_settings(options, environment or {})


def test_where_nothing_is_said() -> None:
    settings = read()
    assert settings.data_folder == default_data_folder()
    assert settings.data_folder.name == "quiltbee"
    assert settings.data_folder.is_absolute()
    assert settings == Settings(default_data_folder())
    assert (settings.host, settings.port, settings.log) == ("127.0.0.1", 7431, "text")
    assert (settings.proxy, settings.database, settings.metrics) == (None, None, None)


def test_every_setting_has_an_example() -> None:
    assert set(EXAMPLES) == {key for key in SETTINGS if not SETTINGS[key].is_limit}


def test_everything_can_be_said_in_each_of_three_ways(tmp_path: Path) -> None:
    lines = [f"{key} = {value!r}" for key, value in EXAMPLES.items()]
    from_file = read_settings(a_file(tmp_path, "\n".join(lines)), {})
    texts = {
        key: _SEPARATORS[key].join(value) if isinstance(value, list) else str(value)
        for key, value in EXAMPLES.items()
    }
    variables = {SETTINGS[key].variable: text for key, text in texts.items()}
    assert read_settings({}, variables) == from_file
    assert read_settings(texts, {}) == from_file
    assert from_file == Settings(
        data_folder=Path("/var/quilts"),
        host="::1",
        port=80,
        host_names=frozenset({"quilts.example", "play.example"}),
        public_url="https://quilts.example",
        proxy="10.0.0.1,10.1.0.0/16",
        database="postgresql://bee:honey@db.example/quilts",
        engines=(
            EngineCommand(("ssh", "-o", "BatchMode=yes", "10.0.0.5", "quiltbee", "engine"), 4),
            EngineCommand(("/opt/an engine",)),
        ),
        contact="keeper@quilts.example",
        player="greedy",
        metrics=Address("127.0.0.1", 9090),
        log="json",
    )


@pytest.mark.parametrize("key", [key for key in SETTINGS if SETTINGS[key].is_limit])
def test_every_limit_can_be_set(key: str, tmp_path: Path) -> None:
    setting, text = SETTINGS[key], "3/1.5" if key.endswith("_rate") else "3"
    wanted = read_settings({key: text}, {}).limits
    assert wanted != Limits()
    assert read_settings({}, {setting.variable: text}).limits == wanted
    value = "[3, 1.5]" if key.endswith("_rate") else "3"
    file = a_file(tmp_path, f"[limits]\n{setting.field} = {value}")
    assert read_settings(file, {}).limits == wanted


def test_an_option_counts_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = a_file(tmp_path, "port = 1\nhost = 'file'\nlog = 'json'")
    environment = {"QUILTBEE_PORT": "2", "QUILTBEE_HOST": "environment"}
    settings = read_settings({**file, "port": "3", "host": None}, environment)
    assert (settings.port, settings.host, settings.log) == (3, "environment", "json")


def test_the_environment_may_name_the_file_and_an_empty_variable_says_nothing(
    tmp_path: Path,
) -> None:
    file = str(a_file(tmp_path, "port = 1\ndata = 'here'")["config"])
    settings = read_settings({}, {"QUILTBEE_CONFIG": file, "QUILTBEE_PORT": ""})
    assert settings.port == 1
    assert settings.data_folder == tmp_path / "here", "a folder is seen from the file"


def test_the_name_of_the_public_address_is_ours() -> None:
    assert read(public_url="https://quilts.example").names == {"quilts.example"}
    assert read(hosts="a.example").names == {"a.example"}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("prot = 1", "{file}: there is no setting 'prot'; did you mean 'port'?"),
        ("[limits]\nbees = 1", "{file}: there is no setting 'limits.bees'"),
        ("[colours]\nred = 1", "{file}: there is no setting 'colours'"),
        ("limits = 5", "{file}: there is no setting 'limits'"),
        ("port = 'x'", "In {file}, port must be a whole number from 0 to 65535, not 'x'."),
        ("port = true", "In {file}, port must be a whole number from 0 to 65535, not 'True'."),
        ("host = 5", "In {file}, host must be a text, not '5'."),
        ("hosts = 'a b'", "In {file}, hosts must be host names with commas between, not 'a b'."),
        ("proxy = 'everybody'", "In {file}, proxy must be IP addresses or networks, with"),
        (
            "engines = '10.0.0.5:7432'",
            "In {file}, engines must be commands such as 4 ssh 10.0.0.5 quiltbee engine, with"
            " semicolons between, not '10.0.0.5:7432'.",
        ),
        ("engines = ['4']", "In {file}, engines must be commands such as 4 ssh"),
        ("engines = ['0 engine']", "In {file}, engines must be commands such as 4 ssh"),
        ("engines = ['\"engine']", "In {file}, engines must be commands such as 4 ssh"),
        ("engine_secret = 'x'", "{file}: there is no setting 'engine_secret'"),
        ("metrics = 9090", "In {file}, metrics must be an address such as 127.0.0.1:9090, not"),
        ("public_url = 'ftp://a'", "In {file}, public_url must be an address such as https://"),
        ("log = 'loud'", "In {file}, log must be one of text, json, not 'loud'."),
        ("[limits]\nseat_rate = 5", "In {file}, limits.seat_rate must be a rate such as 100/20"),
        ("[limits]\nseat_rate = [5, 0]", "In {file}, limits.seat_rate must be a rate such as"),
        ("[limits]\nconnections = 0", "In {file}, limits.connections must be a whole number of"),
        ("port 5", "The file {file} is not TOML: Expected '=' after a key"),
    ],
)
def test_a_file_with_a_fault(tmp_path: Path, text: str, sentence: str) -> None:
    file = a_file(tmp_path, text)
    with pytest.raises(StartError) as refused:
        read_settings(file, {})
    assert str(refused.value).startswith(sentence.format(file=file["config"]))
    assert str(refused.value).endswith((".", "?"))


def test_a_file_that_there_is_not(tmp_path: Path) -> None:
    with pytest.raises(StartError, match=r"none\.toml can't be read: No such file or directory\.$"):
        read(config=tmp_path / "none.toml")


def test_an_environment_with_a_fault() -> None:
    with pytest.raises(StartError, match=r"^QUILTBEE_PORT must be a whole number .*, not '-1'\.$"):
        read({"QUILTBEE_PORT": "-1"})
    with pytest.raises(StartError, match=r"^QUILTBEE_LIMITS_CONECTIONS: .* 'limits\.connections'"):
        read({"QUILTBEE_LIMITS_CONECTIONS": "5"})


@pytest.mark.parametrize("url", ["mysql://bee:honey@db", "bee:honey", "honey", "postgresql"])
def test_a_password_is_never_shown(url: str) -> None:
    with pytest.raises(StartError) as refused:
        read({"QUILTBEE_DATABASE": url})
    assert "honey" not in str(refused.value)
    assert "QUILTBEE_DATABASE must be an address such as" in str(refused.value)
    assert "honey" not in repr(read(database="postgresql://bee:honey@db/quilts"))


SETTINGS_OF_0_2_0 = """\
web = "bundle"
[limits]
hints_per_person = 8
analyses = 17
"""


def test_a_server_of_an_earlier_version_starts_with_the_settings_it_has(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    options = a_file(tmp_path, SETTINGS_OF_0_2_0) | {"limits.hints_per_person": "8"}
    settings = read_settings(options, {"QUILTBEE_LIMITS_HINTS_PER_PERSON": "8"})
    assert settings.limits == Limits(analyses=17)
    said = [record.getMessage() for record in caplog.records]
    assert len(said) == 4
    assert said[0].endswith("the setting 'web' no longer does anything; remove it.")
    assert said[2].startswith("QUILTBEE_LIMITS_HINTS_PER_PERSON: ")


def test_the_page_lists_every_setting() -> None:
    page = Path(quiltbee.__file__).parent.parent / "docs" / "reference" / "settings.md"
    text = page.read_text("utf-8")
    for table in settings_tables():
        assert table in text, f"docs/reference/settings.md should hold:\n{table}"


def test_limits_for_load_are_out_of_reach() -> None:
    limits = Limits.for_load(open_games=5)
    assert limits.seat_rate[0] > 10**5 < limits.connections_of_strangers
    assert (limits.open_games, limits.message_bytes) == (5, Limits().message_bytes)
