lesson-first-title = Eine erste Partie Mesopotamia
lesson-first-about = Ein Imperium zwischen den Flüssen: ein Ereignis, eine Entdeckung, ein erstes Heer und ein Gefecht gegen einen Stamm.
lesson-first-chapter-1 = Kapitel 1: ein Imperium beginnt
lesson-first-chapter-2 = Kapitel 2: über die Grenzen
lesson-first-chapter-3 = Kapitel 3: Wissen und Waren
lesson-first-chapter-4 = Kapitel 4: ein Heer
lesson-first-chapter-5 = Kapitel 5: das Gefecht
lesson-first-meanwhile = Erst wird etwas anderes gefragt: Antworte, wie du magst. „Den Zug beenden“, „Fertig“ und Ähnliches führen weiter.
lesson-first-else = Das ist erlaubt, führt aber von diesem Schritt weg. Nimm einen Zug, der dazu passt; alles andere kommt später.
lesson-first-end = Du hast erkundet, gelernt, gesammelt, ein Heer ausgehoben und gekämpft. Von hier geht die Partie weiter: Gründe Siedlungen, steige auf beiden Leisten und sei dabei, wenn die Gärten fertig werden.

lesson-first-1 = Nimm Rolle A.
lesson-first-1-why = Die Rollen sagen, wer zuerst wählt. Mit A wählst du dein Imperium vor allen anderen, dein Startgebiet dafür nach ihnen.

lesson-first-2 = Führe die Sumerer.
lesson-first-2-why = Jedes Imperium hat eigene Technologien. Die Sumerer beginnen mit besserer Forschung, einer Tafel und der ersten Ebene ihrer Zikkurat: Das ist vom ersten Zug an ein Würfel.

lesson-first-3 = Beginne im Startgebiet, das noch frei ist.
lesson-first-3-why = Ein fremdes Startgebiet darf niemand je betreten, dein Zuhause ist also sicher. Ringsum liegen Gebiete mit verdeckten Ereignissen; in manchen davon lebt ein Stamm.

lesson-first-4 = Lege eine deiner vier Missionen zurück.
lesson-first-4-why = Eine Mission ist ein geheimes Ziel, das am Ende geprüft wird: je zwei Punkte, höchstens sechs. Behalte die, die zusammenpassen, zum Beispiel zwei, die dieselben Einheiten wollen.

lesson-first-5 = Wähle die Farbe deines ersten Dingirwürfels.
lesson-first-5-why = Die drei Farben tragen verschiedene Zeichen, und Zeichen bezahlen Aktionen. Schau auf deine Technologiekarten, welche Zeichen du brauchen wirst.

lesson-first-6 = Erkunde mit dem Aktionsplättchen.
lesson-first-6-why = In deinem Zug bezahlt das Plättchen eine der sechs Aktionen, gleich was deine Würfel zeigen. Würfel können weitere bezahlen, jede Art von Aktion einmal.

lesson-first-7 = Aktiviere deinen Speerträger.
lesson-first-7-why = Deine Karte gibt eine Aktivierung. Sie bewegt eine Einheit so weit, wie sie schnell ist: Speerträger und Bogenschützen ein Gebiet, Reiter und Streitwagen zwei.

lesson-first-8 = Geh in ein Berggebiet ohne Stamm.
lesson-first-8-why = Wo eine Einheit ihren Weg beendet, kommt das verdeckte Ereignis sofort ans Licht. Einen Stamm müsstest du erst besiegen, und dafür bist du heute zu schwach.
lesson-first-8-else = Nimm ein Gebiet ohne Stamm; die leuchtenden sind frei.

lesson-first-9 = Wähle eine der zwei Möglichkeiten des Ereignisses.
lesson-first-9-why = Etwas sofort, Punkte für den, der das Gebiet am Ende hält, oder ein Einkommen über sechs Runden. Fast alle schieben dein Siegel auf der Ereignisleiste voran, die über Gleichstände im Gefecht entscheidet.

lesson-first-10 = Beende deinen Zug.
lesson-first-10-why = Zeigt dein Würfel das Zeichen einer Karte, könnte er auch diese Aktion bezahlen. Jetzt lassen wir ihn noch liegen; er kommt noch dran.

lesson-first-11 = Forsche mit dem Plättchen.
lesson-first-11-why = Forschung macht aus Ton Tafeln und aus Tafeln Entdeckungen, in der Reihenfolge, die du magst. Eine Tafel hast du schon.

lesson-first-12 = Entdecke die nächste Kriegstechnologie.
lesson-first-12-why = Eine Entdeckung ersetzt eine Technologie durch eine bessere. Mit der zweiten Kriegstechnologie hebst du Bogenschützen aus, und die sind gegen Speerträger im Vorteil. Das brauchst du bald.
lesson-first-12-else = Erst die Kriegstechnologie: Um den Bogenschützen geht es in den nächsten Zügen.

lesson-first-13 = Beende deinen Zug.
lesson-first-13-why = In der nächsten Runde geht es wieder die Bevölkerungsleiste hinab. Wer dort am höchsten steht, beginnt; mehr Bevölkerung bedeutet auch mehr Einheiten und eine höhere Zikkurat.

lesson-first-14 = Sammle mit dem Plättchen.
lesson-first-14-why = Ohne Ressourcen wird nichts gebaut und niemand ausgehoben. Mit deiner Karte sammelst du an mehreren Stellen, an jeder einmal.

lesson-first-15 = Nimm Holz aus deinem Startgebiet.
lesson-first-15-why = Das Startgebiet gibt eine beliebige der vier Standard-Ressourcen. Holz bezahlt Einheiten, Rammböcke und Schiffe, Stein und Ton Mauern und Zikkurat, Nahrung das Wachstum.

lesson-first-16 = Nimm auch die Ressource des Gebiets, in dem deine Einheit steht.
lesson-first-16-why = Einheiten, Siedlungen und Schiffe sammeln, was ihr Gebiet hergibt. Je weiter du dich ausbreitest, desto mehr bringt eine Aktion.

lesson-first-17 = Lass den Handel für später.
lesson-first-17-why = Links auf einem Handelsmarker steht der Preis, rechts, was man bekommt. Wer ihn zuerst nutzt, stellt eine Amphore dazu und wird von da an von den anderen bezahlt. Heute brauchst du dein Holz.

lesson-first-18 = Beende deinen Zug.
lesson-first-18-why = Eine Runde besteht aus den Zügen aller, dann allen Gefechten, dann dem, was über mehrere Runden läuft.

lesson-first-19 = Wähle mit dem Plättchen die Kriegsaktion.
lesson-first-19-why = Mit ihr bekommst du Knöchelchen, die du im Gefecht einsetzt, und hebst Einheiten aus.

lesson-first-20 = Hebe einen Bogenschützen aus.
lesson-first-20-why = Eine Einheit kostet ein Holz und erscheint im Startgebiet oder bei einer Siedlung. Wie viele du auf der Karte haben darfst, sagt die Bevölkerungsleiste.
lesson-first-20-else = Hebe den Bogenschützen aus: Gegen den Speerträger des Stammes ist er im Vorteil.

lesson-first-21 = Nutze deinen Würfel, wenn er eine Aktion bezahlt, oder beende den Zug.
lesson-first-21-why = Ein Würfel ist mit der Aktion verbraucht, die er bezahlt, und wird in deinem nächsten Zug neu geworfen. Ein Stern steht für jedes Zeichen.

lesson-first-22 = Erkunde mit dem Plättchen.
lesson-first-22-why = Knöchelchen bleiben von Runde zu Runde in deinem Vorrat; alle sehen, wie viele du hast.

lesson-first-23 = Aktiviere den Bogenschützen.
lesson-first-23-why = Bogenschützen sind gegen Speerträger im Vorteil, Speerträger gegen Reiter, Reiter gegen Bogenschützen, Streitwagen gegen alle drei.

lesson-first-24 = Ziehe gegen den Stamm in den Bergen.
lesson-first-24-why = Dort lebt ein einzelner Speerträger. Wer seine Bewegung bei einem Stamm beendet, kämpft gegen ihn, sobald alle an der Reihe waren; das Ereignis wartet, bis der Stamm fort ist.
lesson-first-24-else = Der Stamm lebt in der anderen Richtung: Geh in das leuchtende Gebiet.

lesson-first-25 = Beende deinen Zug; dann beginnt das Gefecht.
lesson-first-25-why = Gekämpft wird, sobald alle an der Reihe waren. Wer auf der Ereignisleiste führt, bestimmt die Reihenfolge.

lesson-first-26 = Das Gefecht: Setze Knöchelchen auf Stärke.
lesson-first-26-why = Jede Einheit hat eine Karte gezogen. Beide Seiten füllen heimlich drei Fächer: Der höhere Einsatz legt den Unterschied auf seine Karten, und Stärke entscheidet einen Kampf.

lesson-first-27 = Und auf Taktik.
lesson-first-27-why = Taktik zählt nur für den, der im Vorteil ist, und das ist dein Bogenschütze. Wer dieses Fach gewinnt, bestimmt auch, wer auf wen trifft.

lesson-first-28 = Und auf Mobilität.
lesson-first-28-why = Hat der Sieger eines Kampfes mehr Mobilität, ist der Verlierer vernichtet, sonst entkommt er. Was du nicht setzt, bleibt dir.

lesson-first-29 = Eine neue Runde: Wähle deine Aktion selbst.
lesson-first-29-why = Wer einen Stamm besiegt, deckt sein Ereignis auf. Von hier führt der Weg zu den Hängenden Gärten: Bau auf Stufe 4, Bevölkerung, Ereignisse. Mit dem fünften Teil endet die Partie.
