"""Reading and writing: every format both ways, every refusal, every hostile text."""
