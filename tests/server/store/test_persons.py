"""Every column that refers to a person says what becomes of its rows."""

import pytest
from sqlalchemy import Column, MetaData, Table, Text, create_engine, insert, select

from quiltbee.server.store.persons import forget, merge, person_column, policies, policy
from quiltbee.server.store.schema import metadata

NAMED = {"person", "owner", "organiser", "reporter", "invited"}


def test_every_column_that_refers_to_a_person_has_a_policy() -> None:
    known = {column for column, _ in policies(metadata)}
    refer = {
        column
        for table in metadata.tables.values()
        for column in table.columns
        if column.name in NAMED
        or any(key.column.table.name == "people" for key in column.foreign_keys)
    }
    assert len(refer) > 20
    assert {str(column) for column in refer - known} == set()


def test_what_can_be_cleared_may_be_null() -> None:
    for column, its in policies(metadata):
        assert its.leave != "clear" or column.nullable, column


@pytest.mark.parametrize("key", [True, False])
def test_rows_go_or_move_as_their_column_says(key: bool) -> None:
    tables = MetaData()
    Table("people", tables, Column("id", Text, primary_key=True))
    rows = Table(
        "rows",
        tables,
        Column("name", Text, primary_key=True),
        person_column("person", leave="delete", merge="move", primary_key=key),
        Column("other", Text, info=policy(leave="clear", merge="stay")),
    )
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        tables.create_all(connection)

        def found() -> set[tuple[str, str, str | None]]:
            return {tuple(row) for row in connection.execute(select(rows))}

        new = [("a", "ann", "guest"), ("b", "guest", "ann"), ("c", "guest", None)]
        new += [("a", "guest", "guest")] if key else []
        connection.execute(
            insert(rows), [dict(zip(("name", "person", "other"), row, strict=True)) for row in new]
        )
        merge(tables, connection, "guest", "ann")
        assert found() == {("a", "ann", "guest"), ("b", "ann", "ann"), ("c", "ann", None)}
        forget(tables, connection, "guest")
        assert found() == {("a", "ann", None), ("b", "ann", "ann"), ("c", "ann", None)}
        forget(tables, connection, "ann")
        assert found() == set()
