# Wie gespielt wird, in zwei Minuten: je ein Schritt.
how-1-title = Ein Plättchen, viele Würfel
how-1-text = Im Zug bezahlt das Aktionsplättchen eine von sechs Aktionen, Dingirwürfel mit den richtigen Zeichen bezahlen weitere. Jede Ebene deiner Zikkurat bringt einen Würfel; bessere Technologien verlangen zwei Zeichen und leisten weit mehr.
how-2-title = Erkunden
how-2-text = Einheiten ziehen über die Karte und bleiben stehen, wo ebenso viele Feinde sind. Wer seinen Weg auf einem verdeckten Ereignis beendet, deckt es auf und wählt: etwas sofort, Punkte am Ende oder ein Gebiet, das sechs Runden gehalten werden will.
how-3-title = Sammeln, handeln, lernen
how-3-text = Startgebiet, Siedlungen, Einheiten und Schiffe geben je eine Ressource. Handelsmarker tauschen Ressourcen; wo deine Amphore steht, zahlen die anderen an dich. Aus Ton werden Tafeln, aus Tafeln Entdeckungen.
how-4-title = Gefecht
how-4-text = Beide Seiten füllen heimlich die drei Fächer der Standarte von Ur: Stärke, Taktik, Mobilität. Der höhere Einsatz legt den Unterschied auf seine Karten. Dann treffen Einheiten Reihe für Reihe aufeinander; wer im Vorteil ist, zählt auch seine Taktik.
how-5-title = Zwei Leisten
how-5-text = Ereignisse bringen dich auf der einen Leiste voran; sie entscheidet jeden Gleichstand im Gefecht. Nahrung bringt dich auf der anderen voran: Reihenfolge, mehr Einheiten, höhere Zikkurate. Die besten drei jeder Leiste erhalten am Ende Punkte.
how-6-title = Die Hängenden Gärten
how-6-text = Mit Architektur baust du Teile der Gärten. Steht der fünfte, wird die Runde zu Ende gespielt; dann zählen Leisten, Gärten, Handel, Ereignisse, Siedlungen, Gebiete und deine geheimen Missionen.
