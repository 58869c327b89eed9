"""What those who look at a table hear at once: web sockets, channels between processes, chat."""
