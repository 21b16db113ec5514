"""What outside programs get wrong, said among a command's notices: whoever writes one has no other log to look into."""

from __future__ import annotations

import logging
import sys
from typing import Final

from cardcade.terminal import harmless


class _Aloud(logging.Handler):
    def emit(self, record: logging.LogRecord) -> None:
        if sys.stderr is not None:
            print(harmless(record.getMessage()).rstrip(), file=sys.stderr, flush=True)


_ALOUD: Final = _Aloud(logging.WARNING)


def say_what_programs_get_wrong() -> None:
    """From now on, in this process; saying so twice changes nothing."""
    logging.getLogger("cardcade.outside").addHandler(_ALOUD)
