"""What `serai bench` measures: the rules, compiled and interpreted, and other people's engines beside them."""
