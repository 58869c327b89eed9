"""Tests of the rules of Euphrat & Tigris."""
