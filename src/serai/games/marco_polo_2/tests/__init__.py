"""Tests of Marco Polo II, one file per chapter."""
