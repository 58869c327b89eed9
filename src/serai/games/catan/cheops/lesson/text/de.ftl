lesson-first-title = Eine erste Partie Cheops
lesson-first-about = Siedeln am Nil, Schiffe und Straßen, und eine Pyramide, an der viele bauen.
lesson-first-chapter-1 = Kapitel 1: drei Siedlungen am Nil
lesson-first-chapter-2 = Kapitel 2: Schiffe, Handel und die Pyramide
lesson-first-meanwhile = Dieser Schritt muss noch warten. Antworte auf das, was jetzt gefragt ist, wie du magst; fehlen dir Karten, dann beende deinen Zug und sammle weiter, oder handle. Sobald es geht, macht die Lektion weiter.
lesson-first-else = Das ist erlaubt, führt aber von diesem Schritt weg. Nimm einen Zug, der dazu passt; alles andere kommt später.
lesson-first-end = Was am Nil neu ist, weißt du jetzt. Zwölf Punkte gewinnen; hüte dich vor dem Fluch für den, der die wenigsten Bausteine gelegt hat.

lesson-first-1 = Gründe deine erste Siedlung am Wasser.
lesson-first-1-why = Zu Beginn berührt jede Siedlung den Nil oder sein Delta. Such gute Zahlen: Sechs und Acht kommen am häufigsten.

lesson-first-2 = Leg eine Straße oder ein Schiff daran.
lesson-first-2-why = Straßen liegen auf dem Land, Schiffe auf dem Wasser oder an der Küste, und eins setzt das andere fort.

lesson-first-3 = Gründe deine zweite Siedlung.
lesson-first-3-why = Such Landschaften, die deiner ersten fehlen: Aus Lehm und Erz werden die Bausteine der Pyramide.

lesson-first-4 = Leg nun die Straße oder das Schiff dazu.
lesson-first-4-why = Richte den Weg dorthin, wo du als Nächstes hinwillst: zu einem Hafen oder zur Pyramide.

lesson-first-5 = Gründe die dritte Siedlung.
lesson-first-5-why = Diese bringt dir sofort eine Karte für jede Landschaft ringsum.

lesson-first-6 = Leg ihre Straße oder ihr Schiff.
lesson-first-6-why = Ein Schiff kostet Holz und Wolle und wird nie mehr bewegt.

lesson-first-7 = Es wurde gewürfelt. Schau auf deine Hand und beende den Zug.
lesson-first-7-why = Flüsse mit Gold bringen Goldstücke; man tauscht sie vier zu eins und bezahlt damit fremde Häfen und Bauplätze.
lesson-first-7-else = Halt deine Karten dieses eine Mal beisammen und beende den Zug.

lesson-first-8 = Bau etwas: ein Schiff, eine Straße, eine Siedlung, oder kauf eine Karte.
lesson-first-8-why = Handelswege dürfen über die Straßen und Schiffe aller führen. Was du bezahlen kannst, leuchtet.
lesson-first-8-else = Jetzt ist Zeit zu bauen: Wähl etwas, das leuchtet.

lesson-first-9 = Handle mit dem Vorrat, oder mach ein Angebot.
lesson-first-9-why = Über einen Handelsweg darfst du den Hafen eines anderen für ein Goldstück benutzen.
lesson-first-9-else = Handle erst einmal: Darum geht es in diesem Schritt.

lesson-first-10 = Leg einen Baustein an die Pyramide, wenn du kannst, oder bau auf sie zu.
lesson-first-10-why = Ein Baustein kostet Lehm und Erz und braucht ein Gebäude am Bauplatz. Wer die meisten Bausteine gelegt hat, trägt den Segen, drei Punkte; wer die wenigsten hat, den Fluch, zwei Punkte weniger.
