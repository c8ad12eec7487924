"""Tables: who sits at them, what is asked of them, who is told of it, and computer players."""
