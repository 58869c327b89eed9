"""Playing alone or beside an Automa: solo battles, Duel of Kings, Siege of Ur, Guardians of Assur."""
