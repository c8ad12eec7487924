"""Notices: what people are told while they are away, through the browsers' Push API."""
