"""The settings as tables in Markdown, which docs/reference/settings.md holds: a test compares."""

from quiltbee.server.settings import FOLDER, SETTINGS, TEXT, Setting


def settings_tables() -> tuple[str, str]:
    """The table of settings and that of limits."""
    settings = [setting for setting in SETTINGS.values() if not setting.is_limit]
    limits = [setting for setting in SETTINGS.values() if setting.is_limit]
    return (
        _table(
            ("in the file", "in the environment", "default", "what it is"),
            [(f"`{each.key}`", f"`{each.variable}`", *_told(each)) for each in settings],
        ),
        _table(
            ("under `[limits]`", "default", "what it bounds"),
            [(f"`{each.field}`", *_told(each)) for each in limits],
        ),
    )


def _told(setting: Setting) -> tuple[str, str]:
    if setting.is_limit or setting.kind in (TEXT, FOLDER):
        return _default(setting), setting.about
    return _default(setting), f"{setting.about} ({setting.kind.needed})"


def _default(setting: Setting) -> str:
    if setting.key == "data":
        return "the user's own"
    return f"`{setting.default}`" if setting.default else "none"


def _table(head: tuple[str, ...], rows: list[tuple[str, ...]]) -> str:
    written = [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join([f"| {' | '.join(head)} |", "|---" * len(head) + "|", *written])
