lesson-first-title = Eine erste Partie „Alexander der Große“
lesson-first-about = Alexander zieht, und unterwegs wird alles versteigert. Bieten, zahlen, bauen.
lesson-first-chapter-1 = Kapitel 1: Bieten auf dem Feldzug
lesson-first-chapter-2 = Kapitel 2: Bauen am Weg
lesson-first-meanwhile = Erst ist etwas anderes dran, oder deine Karten erlauben es noch nicht. Spiel weiter, wie du magst.
lesson-first-else = Das ist erlaubt, führt aber von diesem Schritt weg. Nimm einen Zug, der dazu passt; alles andere kommt später.
lesson-first-end = So geht der Feldzug weiter, Ereignis um Ereignis. Vierzehn Punkte gewinnen, oder die meisten Punkte in Persepolis.

lesson-first-1 = Biete auf das, worauf Alexander gestoßen ist: Nenn eine Zahl.
lesson-first-1-why = Bei jedem Ereignis gewinnt das höchste Gebot; bezahlt wird mit den Waren des Ereignisses oder mit Gold. Ein Tempel lässt den Gewinner eine Siedlung gründen. Zähl vor dem Bieten, was du zahlen kannst: Wer nicht zahlen kann, verliert die halbe Hand.
lesson-first-1-else = Pass hier nicht: Biete wenigstens eins, um zu sehen, wie es geht.

lesson-first-2 = Biete mehr, oder passe.
lesson-first-2-why = Die anderen erhöhen, solange es sich für sie lohnt. Eine Siedlung ist etwa sechs Karten wert; geh nicht weit darüber.

lesson-first-3 = Es ist dein eigener Zug: Beende ihn fürs Erste.
lesson-first-3-why = In jedem Zug zieht jeder eine Karte, und Alexander rückt eine Kreuzung weiter.
lesson-first-3-else = Heb deine Waren für das nächste Gebot auf und beende den Zug.

lesson-first-4 = Biete auf das nächste Ereignis.
lesson-first-4-why = Einen Chip gewinnt man mit seinen Waren: eine Schlacht mit Erz, Wolle und Rittern, Hunger mit Getreide und Wolle. Drei Chips bringen eine Beraterkarte, die bis zu vier Punkte wert ist.
lesson-first-4-else = Biete: Nur wer bietet, kann gewinnen.

lesson-first-5 = Gewinn eine Versteigerung und zahl, was du geboten hast.
lesson-first-5-why = Erst Waren, dann Gold: Gold passt zu jedem Ereignis und ist später mehr wert. Wirst du überboten, biete beim nächsten Ereignis wieder.

lesson-first-6 = Beende deinen Zug.
lesson-first-6-why = Die letzten drei Kreuzungen vor Persepolis werden nur mit einer Sieben überschritten.

lesson-first-7 = Handle oder bau in deinem Zug.
lesson-first-7-why = Gold tauscht man wie einen Rohstoff: vier zu eins, am Hafen drei zu eins.
lesson-first-7-else = Handle oder bau erst etwas; in diesem Schritt geht es darum, deine Karten zu nutzen.

lesson-first-8 = Bau etwas am Weg.
lesson-first-8-why = Wo Alexander vorbei ist, darf jeder über Straßen siedeln. Vor ihm wird nur an seinen Tempeln gegründet.
