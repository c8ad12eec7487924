"""QR codes of addresses."""

from io import BytesIO


def draw_qr(text: str) -> bytes:
    """An SVG of a QR code, dark on white with the quiet zone around it, of any size."""
    import segno

    drawn = BytesIO()
    segno.make(text, error="m", micro=False).save(
        drawn, kind="svg", border=4, dark="#000", light="#fff", xmldecl=False, omitsize=True
    )
    return drawn.getvalue()
