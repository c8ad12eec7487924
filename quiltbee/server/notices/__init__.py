"""Notices: what somebody is told while they are away, by the Push API of browsers."""
