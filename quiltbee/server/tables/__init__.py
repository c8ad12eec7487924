"""Tables: seats, requests, subscribers and computer players."""
