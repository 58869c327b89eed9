"""What happens between requests: bots think, clocks run out, reminders go out."""
