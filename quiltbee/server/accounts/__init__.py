"""People: who asks, how they come in, what is kept about them, and how they leave.

A browser has a session, a session belongs to a person, and a person has a name. An account is what
lets a person come back from anywhere.
"""
