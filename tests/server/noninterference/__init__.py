"""Two worlds that differ only in what an observer cannot know must look the same to that observer, byte by byte.

`world.py` is a whole server in this process, `outputs.py` everything that can be fetched from it, `twins.py` plays the
same match in two worlds and compares. `python -m tests.server.noninterference --minutes 60`
goes on for as long as it is told.
"""
