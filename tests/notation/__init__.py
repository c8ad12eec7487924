"""Reading and writing: every format both ways, every refusal, and hostile texts."""
