### Planear: un retal que aún está por venir.

