"""The web application: routes, what stands before them, and what refusals look like."""
