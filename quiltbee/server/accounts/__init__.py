"""People: their sessions, names and accounts, signing in, and leaving.

A browser has a session, a session belongs to a person, and a person has a name. An account lets a
person come back from anywhere.
"""
