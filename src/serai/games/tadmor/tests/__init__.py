"""Tests of Tadmor, by chapter."""
