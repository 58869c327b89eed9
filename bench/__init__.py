"""What only developers run; README.md says how."""
