"""Other people's packages warn of themselves while they are imported; that is no failure of ours."""

from __future__ import annotations

import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import pettingzoo.test  # noqa: F401
    import pyspiel  # noqa: F401
