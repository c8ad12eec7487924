"""Pictures of games over HTTP, drawn in a process of their own."""
