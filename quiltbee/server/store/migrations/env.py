"""Runs the migrations on the connection that `upgrade.upgrade` hands over."""

from alembic import context

context.configure(
    connection=context.config.attributes["connection"], transaction_per_migration=False
)
context.run_migrations()
