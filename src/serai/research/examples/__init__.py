"""Small programs to read and to begin with: each is run by `python -m serai.research.examples.NAME`."""
