"""Playing together: the web server and its store."""
