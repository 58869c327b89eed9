# Die Wörter der Züge, wie man sie tippt; die englischen gelten auch.
verb-ship = schiff
verb-block = baustein
verb-block-via = baustein-über
verb-abroad = fremdhafen
verb-move-ship = versetzen
