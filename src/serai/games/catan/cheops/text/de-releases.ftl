# Was jede Fassung der Regeln geändert hat, für Tische, die davor begonnen wurden.
release-2 = Handel wie am echten Tisch; eine andere Karte mit drei Gründungsplätzen am Holz und kürzeren Wegen zum Erz; strenge Seefahrer-Schiffe als Option.
