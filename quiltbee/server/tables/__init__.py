"""Tables: who sits at them, what people ask of them, who hears of it, and computer players."""
