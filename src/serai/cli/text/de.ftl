# Was der Befehl selbst zu den Spielern sagt.
games-name = Name
games-title = Titel
games-players = Spieler
games-minutes = Minuten
games-options = Optionen (der erste Wert ist voreingestellt)
games-how = Spielen mit: { $serai } play NAME

verified = { $file }: ehrlich gewürfelt. { $draws ->
    [one] Die einzige Ziehung folgt
   *[other] Alle { $draws } Ziehungen folgen
 } aus dem Startwert, der vor dem { $moves ->
    [one] einzigen Zug
   *[other] ersten von { $moves } Zügen
 } feststand.
replayed = { $file }: { $moves ->
    [one] 1 Zug, nach den Regeln.
   *[other] { $moves } Züge, alle nach den Regeln.
 }
replayed-older = Gespielt wurde nach Fassung { $rules } der Regeln von { $game }; Fassung { $own }, die diese Ausgabe hat, führt zu denselben Stellungen.

player-name = Spieler { $number }
bot-seat = { $player } ist ein Bot ({ $bot }).
welcome = { $game }. „hilfe“ zeigt die Befehle. Die Würfel stehen fest: { $dice }…
welcome-back = { $game }, fortgesetzt aus { $file }. „hilfe“ zeigt die Befehle.
thinking = { $player } denkt nach …
hand-over = Die Tastatur geht an { $player }; dann Enter drücken.
after-this = Danach: { $what }
so-many-moves = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
 }
how-to-narrow = Eine Nummer oder Wörter wie „{ $example }“ zeigen die Züge dahinter.
how-to-view = Das sind die Teile des Tisches, die sich geändert haben; „tisch“ zeigt ihn ganz.
confirm-now = Enter lässt es so stehen, „zurück“ nimmt es zurück.
no-such-number = Die Nummer { $number } steht nicht in der Liste; sie reicht bis { $most }.
no-such-moves = Kein Zug, der zur Wahl steht, enthält „{ $words }“.
it-is-offered = „{ $words }“ ist erlaubt und steht jetzt zur Wahl.
undone-own = Zurückgenommen.
hint = Der Bot { $bot } würde spielen: { $words } ({ $label })
hint-then =   dann vielleicht { $player }: { $words } (Regel { $rule })
how-to-rules = „regeln“ mit einer Nummer zeigt eine Regel: { $ids }. Alle zeigt: { $serai } rules { $game } --language de
how-to-answer =   „nehmen { $player }“ nimmt an, „abschlagen { $player }“ lehnt ab; ein eigenes Angebot ist ein Gegenvorschlag.
own-proposal = Für den Zug von { $player }: { $said }
own-proposal-declined = { $player } will das nicht: { $said }
proposal-taken-back = Dein Vorschlag ist zurückgezogen.
declined = Du lehnst ab, was { $player } vorschlägt.
how-to-speak = „vorschlagen“ und was du geben und haben willst; Enter allein gibt die Tastatur an { $player } zurück.
nobody-to-speak = Die Tastatur kann an eine andere Person am Tisch gehen; { $player } ist keine.
whose = Wessen? Nenne einen von { $names }.
the-end = Die Partie ist zu Ende.
nobody-wins = Verloren: Niemand gewinnt.
winner = { $names } gewinnt.
winners = Geteilter Sieg: { $names }.
saved = Gespeichert in { $file }.
saved-log = Das Protokoll der Partie steht in { $file }.
how-to-verify = Würfel prüfen mit: { $serai } verify { $file }
file-exists = { $file } gibt es schon; es wurde nichts geschrieben.
no-folder = Den Ordner { $folder } gibt es nicht; es wurde nichts geschrieben.
how-to-resume = Fortsetzen mit: { $serai } play --resume { $file }

command-help = hilfe
command-why = warum
command-undo = zurück
command-confirm = bestätigen
command-hint = hinweis tipp
command-view = tisch
command-moves = züge
command-log = protokoll
command-rules = regeln
command-propose = vorschlagen
command-take = nehmen
command-decline = abschlagen
command-speak = reden
command-save = speichern
command-quit = verlassen

usage-help = hilfe
usage-why = warum WÖRTER
usage-undo = zurück
usage-confirm = bestätigen, Enter
usage-hint = hinweis
usage-view = tisch
usage-moves = züge [WÖRTER]
usage-log = protokoll [ANZAHL]
usage-rules = regeln [NUMMER]
usage-propose = vorschlagen [NAME] WÖRTER
usage-take = nehmen [NAME]
usage-decline = abschlagen [NAME]
usage-speak = reden NAME
usage-save = speichern [DATEI]
usage-quit = verlassen

help-help = diese Liste zeigen
help-why = sagen, welche Regel einen Zug verbietet
help-undo = den letzten eigenen Zug zurücknehmen
help-confirm = die eigenen Züge stehen lassen; es geht weiter
help-hint = sagen, was ein Bot hier täte
help-view = den Tisch noch einmal zeichnen
help-moves = die Züge noch einmal zeigen, oder nur die mit diesen Wörtern
help-log = sagen, was geschehen ist
help-rules = eine Regel in unseren Worten zeigen
help-propose = ungefragt sagen, was du im Zug eines anderen tauschen würdest: vorschlagen Ana geben getreide, verlangen erz; ohne Wörter zurücknehmen
help-take = annehmen, was jemand dir vorgeschlagen hat
help-decline = es ablehnen
help-speak = die Tastatur einer anderen Person geben, die etwas vorschlagen will
help-save = jetzt speichern, oder eine Kopie unter anderem Namen
help-quit = speichern und gehen
help-playing = Gespielt wird mit der Nummer aus der letzten Liste oder mit Wörtern; der Anfang der Wörter genügt, wenn nur ein Zug passt.
