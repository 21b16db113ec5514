"""The sample game, for those who ask for it by name."""

import sys
from pathlib import Path

SAMPLE = Path(__file__).parent.parent / "thirdparty" / "crazy_eights"

if str(SAMPLE) not in sys.path:
    sys.path.append(str(SAMPLE))
