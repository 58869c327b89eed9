"""What happens beside the requests: bots think, clocks run out, reminders go out."""
