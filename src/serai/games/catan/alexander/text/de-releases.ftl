# Was jede Fassung der Regeln geändert hat, für Tische, die davor begonnen wurden.
release-2 = Handel wie am echten Tisch; vierzehn Punkte im eigenen Zug gewinnen, gleich wessen Handlung sie brachte; ein verdrängter Berater darf eine andere Karte fordern; Gebote dürfen übersteigen, was man zahlen kann, mit der gedruckten Strafe.
