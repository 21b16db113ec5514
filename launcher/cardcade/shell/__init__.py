"""The launcher: window, loop, screens, sound, language and what is kept."""

import os

# pygame greets on stdout unless told not to before it is imported; answers of commands stand there.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
