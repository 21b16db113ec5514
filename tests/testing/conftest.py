"""Makes the sample third-party game and its broken twins importable."""

import sys
from pathlib import Path

PLACES = (Path(__file__).parent, Path(__file__).parents[1] / "thirdparty" / "crazy_eights")
sys.path += [str(place) for place in PLACES if str(place) not in sys.path]
