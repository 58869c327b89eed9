# Wie es gespielt wird, in zwei Minuten: je ein Schritt.
how-1-title = Kamele und Schiffe aussenden
how-1-text = Eine Partie hat drei Epochen. In jeder Runde setzt ihr reihum ein Kamel oder Schiff ein, bis alle unterwegs sind. Ein Feld fasst eine Figur, und noch geschieht nichts: Die Felder bringen von Epoche zu Epoche mehr.
how-2-title = Plünderer
how-2-text = Wer bei den Plünderern steht, wählt heimlich eine Region. In der nächsten Runde wird sie aufgedeckt, und alle Figuren dort ziehen mit leeren Händen heim. Die zuletzt überfallene Region ist vor dem nächsten Überfall sicher.
how-3-title = Dann wird genutzt, was steht
how-3-text = Rohstoffe holen und tauschen kannst du jederzeit: Holz und Stein sind Verbrauchsgüter, Marmor und Gold Luxusgüter. Erst werden Aufwertungen gekauft, dann baut ihr, dann verlangt das Königreich Steuern und gewährt seine Gunst.
how-4-title = Turm und Tempel
how-4-text = Jede Turmstufe bringt am Ende jeder Epoche Prestigepunkte, und je höher der Turm, desto mehr kostet sie. Ein Tempel wächst Stufe um Stufe: Fundament, Kolonnade, Dach, Statuen, jede weit wertvoller als die vorige.
how-5-title = Aufwertungen, Aufträge, kostbare Güter
how-5-text = Aufwertungen verbessern Handel, Schiffe oder Bau für immer. Königsaufträge bezahlst du mit Rohstoffen; offen zählen sie ganz, zurückgegeben bringen sie einen Vorteil und zählen halb. Turm und Aufträge bringen neue Kamele, kostbare Güter neue Schiffe.
how-6-title = Die Braut der Wüste
how-6-text = Nach der letzten Runde zählen Turm, Tempel, Aufträge und kostbare Güter; je mehr verschiedene davon, desto besser. Das meiste Prestige gewinnt, bei Gleichstand die Zahl der kostbaren Güter.
