"""Texts that look like shared rules, whatever they say."""

import base64
import json
import zlib

from cardcade.engine.shared_rules import MARK


def packed(form: object) -> str:
    """Whole and with its checksum."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    raw = packer.compress(json.dumps(form).encode()) + packer.flush()
    return MARK + base64.urlsafe_b64encode(zlib.crc32(raw).to_bytes(4) + raw).decode().rstrip("=")
