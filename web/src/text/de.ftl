# Die eigenen Worte der Oberfläche. Was Spiele und Engine sagen, kommt vom Server.

# Überall
home = Startseite
home-title = Komm herein, setz dich, spiel.
skip = Zum Inhalt
nav-main = Hauptmenü
nav-table = Tisch
nav-games = Spiele
nav-new = Neuer Tisch
nav-ladder = Rangliste
language = Sprache
daylight = Tageslicht
lamplight = Lampenlicht
close = Schließen
loading = Wird geladen
offline = Der Server ist gerade nicht erreichbar.
no-page = Diese Seite gibt es nicht.
no-table = Dieser Tisch lässt sich nicht öffnen.
to-home = Zu den Spielen
show = zeigen
rule = Regel
rules = Regeln
page = S. { $page }

# Startseite
play-bots-now = Jetzt gegen Bots spielen
open-for-friends = Tisch für Freunde öffnen
games = Spiele
minutes = { $minutes } Min.
play-bots = Gegen Bots spielen
open-table = Tisch öffnen
your-matches = Deine Partien
wait-for-you = { $count ->
    [0] {""}
    [one] 1 wartet auf dich
   *[other] { $count } warten auf dich
 }
open-tables = Offene Tische
your-turn = Du bist dran
finished = beendet
you-won = Du hast gewonnen
they-won = { $names } hat gewonnen
gathering-short = wartet auf Spieler
with = mit { $names }
alone = allein
left = noch { $time }
dice-note = Würfel zum Nachprüfen: Jede Ziehung einer beendeten Partie lässt sich nachrechnen.
about-note = Eigene Zeichnungen, eigene Worte. Die Titel gehören ihren Verlagen und sagen nur, nach welchen Regeln gespielt wird.
days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
 }
hours = { $count } Std.
mins = { $count } Min.

# Neuer Tisch
new-title = Neuer Tisch
new-which = Welches Spiel?
new-seats = Wer spielt?
new-count = { $count } Spieler
new-options = Varianten
new-options-none = Dieses Spiel hat keine Varianten.
new-clock = Uhr
new-more = Weiteres
kind-me = Ich
kind-link = Jemand mit Link
kind-open = Wer mag
kind-bot = Bot
seat-name = Name, falls bekannt
kind-open-how = Für alle sichtbar, bis sich jemand setzt.
bot-random = zufällig
bot-greedy = gierig
bot-mcts = denkt voraus ({ $n })
bot-novice = Neuling: übersieht viel
bot-trader = Händler: solide
bot-khan = Khan: stark, lässt sich Zeit
level-random = zufällig
level-greedy = gierig
level-mcts = denkt voraus
level-novice = Neuling
level-trader = Händler
level-khan = Khan
clock-none = Keine Uhr
clock-none-how = Alle nehmen sich die Zeit, die sie brauchen.
clock-live = Sofort
clock-live-how = 20 Minuten für jeden, 20 Sekunden dazu für jeden Zug.
clock-slow = Gemächlich
clock-slow-how = 3 Tage für jeden Zug, über Wochen.
seen-private = Nur wer hier sitzt
seen-link = Auch wer den Zuschauerlink hat
seen-public = Alle, und der Tisch wird aufgeführt
visibility = Wer darf zusehen
shuffle = Plätze auslosen
confirm-turns = Bestätigen, bevor ein Zug nicht mehr zurückgenommen werden kann
table-name = Name des Tisches
your-name = Dein Name
own-data = Eigene Spieldaten
own-data-how = Eine TOML-Datei mit den gedruckten Werten, gemacht mit „serai data export“.
start-table = Anfangen
start-send = Anfangen und Links holen
seat = Platz { $number }

# Spielseite
what-it-is = Worum es geht
how-played = So wird gespielt
two-minutes = in zwei Minuten
options = Varianten
data = Spieldaten
data-how = Was auf dem Material gedruckt ist, sind Daten, und jeder Wert sagt, woher er stammt.
data-rulebook = aus der Spielregel
data-public = aus öffentlichen Quellen
data-reconstructed = unsere Rekonstruktion
data-values = { $count ->
    [one] 1 Wert
   *[other] { $count } Werte
 }
data-own = Rekonstruierte Werte halten jede Anzahl und jedes Beispiel der Spielregel ein, können aber vom Gedruckten abweichen. Wer das Spiel besitzt, kann die gedruckten Werte mitbringen:
data-step-1 = Die Daten als Textdatei herunterladen.
data-step-2 = Eintragen, was auf dem eigenen Material steht.
data-step-3 = Beim Öffnen eines Tisches auswählen.
data-download = Daten herunterladen
players-range = { $range } Spieler
no-game = Ein Spiel dieses Namens gibt es nicht.

# Regeln
rules-found = { $count ->
    [one] 1 Regel
   *[other] { $count } Regeln
 }
rules-none = Keine Regel enthält diese Worte.
rules-failed = Die Regeln lassen sich gerade nicht zeigen.
ruling = Wo die Regel schweigt:

# Tisch
board-label = Spielplan
board-how = Pfeiltasten wandern über den Plan, Enter wählt, Plus und Minus vergrößern und verkleinern. Alle Züge stehen auch in der Liste.
zoom-in = Näher
zoom-out = Weiter weg
zoom-fit = Ganzer Plan
side = Was gefragt ist und was geschah
players = Spieler
you = du
bot = Bot
bot-for = ein Bot spielt
to-move = am Zug
thinks = überlegt
won = gewonnen
seat-free = frei
dropped = ausgeschieden
your-hand = Deine Hand
supply = Vorrat
offered = möglich
picked = gewählt
offers = Mögliche Züge
choose = Wähle einen Zug
choose-how = Wähle, was leuchtet, oder eine Zeile der Liste.
chosen-how = Bestätige den Zug oder wähle etwas anderes.
choices = { $count }
more-moves = { $count } weitere
all-moves = Alle Züge
after = Danach: { $what }
undo = Zurück
confirm = Bestätigen
held-title = Soll der Zug so stehen?
held-how = Bestätigt gilt er.
hint = Was täte ein Bot?
hint-thinks = Ein Bot überlegt …
hint-says = Ein Bot spielte: { $move }.
log = Verlauf
chat = Gespräch
replay = Nachspielen
older = Ältere
log-empty = Noch ist nichts geschehen.
chat-say = Etwas sagen
chat-empty = Noch hat niemand etwas gesagt. Nenne eine Regel mit ihrer Nummer, dann wird ein Link daraus.
send = Senden
tab-table = Tisch
menu = Tischmenü
table-named = Tisch „{ $name }“
reconnecting = Die Verbindung ist unterbrochen. Neuer Versuch …
closed = Dieser Tisch ist nicht für dich einsehbar.
not-now = Jetzt nicht
why-wait = Du bist nicht dran; gewartet wird auf { $names }.
why-held = Bestätige erst deinen Zug oder nimm ihn zurück.
why-nothing = Damit lässt sich jetzt nichts tun.
waiting-for = Warten auf { $names }
waiting-how = Du siehst den Zug, sobald er gemacht ist.
bot-thinks = { $count ->
    [one] { $names } überlegt
   *[other] { $names } überlegen
 }
bot-thinks-how = Ein Bot ist am Zug.
not-your-turn = Du bist nicht dran
spectating = Du siehst zu.
stopped = Dieser Tisch steht still
bot-plays = Ein Bot spielt für dich
bot-plays-how = Du kannst deinen Platz jederzeit wieder einnehmen.
take-back-seat = Wieder selbst spielen
gathering = Der Tisch füllt sich
gathering-for = { $count ->
    [one] Ein Platz ist frei. Schick einem Freund den Link.
   *[other] { $count } Plätze sind frei. Schick Freunden die Links.
 }
watching = Zuschauer
copy-link = Link kopieren
copied = Kopiert
sit-down = Hinsetzen
invited = Du bist an einen Tisch eingeladen
invited-how = Ein Konto ist nicht nötig. Dieser Browser merkt sich deinen Platz.
you-win = Du hast gewonnen
you-share = Du teilst den Sieg
wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen den Sieg
 }
fair = Alle { $count } Ziehungen wurden aus dem Startwert nachgerechnet und stimmen.
again = Noch einmal
links = Links
this-match = Diese Partie
dice-seal = Siegel der Würfel
own-pack = eigene Spieldaten
my-seat = Mein Platz
bot-for-me = Einen Bot für mich spielen lassen
remind-on = Erinnere mich, wenn ich dran bin
leave = Tisch verlassen
keys = Tasten
key-tab = von Feld zu Feld der Oberfläche
key-arrows = durch die Züge oder über den Plan
key-enter = spielt, was gewählt ist
key-undo = nimmt zurück
key-escape = schließt oder beginnt die Wahl von vorn
ctrl = Strg
download = Verlauf herunterladen

# Nachspielen
replay-of = Nachspielen
replay-by-move = Zugweise
replay-by-turn = Rundenweise
replay-first = Zum Anfang
replay-prev = Zurück
replay-next = Weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-at = Zug { $number } von { $last }
replay-start = Der Anfang
replay-curve = Punkte
replay-eyes = Gesehen von
replay-eyes-all = Zuschauern
replay-estimate = Einschätzung der Bots
replay-copied = Link kopiert
replay-no-curve = Punktekurven gibt es, wenn die Partie beendet ist.
replay-dice = die Würfel
replay-swing = Momente, die zählten
replay-swing-line = Zug { $number }: { $name } +{ $gain }
weighed-ask = Was würden die Bots hier spielen?
weighed-for = So gewichten die Bots die Züge von { $name }:
weighed-played = wurde gespielt
to-table = Zum Tisch
share-replay = Link zu diesem Moment

# Rangliste
ladder-title = Die Rangliste der Bots
ladder-how = Anteil gewonnener Partien mit 95-%-Intervall, aus Partien mit gepaarten Startwerten und getauschten Plätzen.
ladder-none = Mit diesem Server wurde noch keine Rangliste veröffentlicht.
ladder-none-how = Sie wird mit „serai arena“ gemessen und erscheint hier, sobald das Ergebnis da ist.

# Der allgemeine Tisch
general-table = Dieses Spiel hat noch keinen gezeichneten Plan; von hier und aus der Liste lässt sich alles spielen.
general-place = Orte

# Rat eines Bots
advice-expects = Danach erwartet er:
advice-you = Du
advice-value = Deine Aussichten sieht der Bot danach bei { $value } von 100.
advice-better = Deine Aussichten sieht der Bot danach bei { $value } von 100, { $gain } mehr als mit den anderen Zügen, die er versucht hat.

# Seiten um die Tische
home-lead = { $count ->
    [one] Ein Spiel von Flüssen, Straßen und Städten, streng nach Regel.
    [5] Fünf Spiele von Flüssen, Straßen und Städten, streng nach Regel.
    [6] Sechs Spiele von Flüssen, Straßen und Städten, streng nach Regel.
    [7] Sieben Spiele von Flüssen, Straßen und Städten, streng nach Regel.
   *[other] { $count } Spiele von Flüssen, Straßen und Städten, streng nach Regel.
 }
more-matches = Alle { $count } Partien
fewer-matches = Weniger zeigen
none-yet = Noch keine Partie. Ein Tisch gegen Bots ist im Nu gedeckt.
none-open = Gerade wartet niemand auf Mitspieler. Öffne einen Tisch und schick deinen Freunden die Links.
watch = zuschauen
seat-open = Platz frei
foot-nav = Weitere Seiten
rules-find = Ein Wort oder eine Nummer, z. B. { $rule }
data-which = Welche Werte sind rekonstruiert?
ladder-contest = { $matches } Partien, { $players } Spieler
ladder-key-rate = Anteil gewonnener Partien
ladder-key-interval = sein 95-%-Intervall
ladder-key-even = was gleich Starke gewännen
ladder-at-once = antwortet sofort
ladder-takes = { $time } je Entscheidung
credits-title = Dank
credits-lead = Serai zeichnet und schreibt alles selbst, außer dem, was hier genannt ist.
credits-games = Spiele
credits-games-how = Die Titel gehören ihren Verlagen und Autoren und sagen nur, nach welchen Regeln gespielt wird. Niemand von ihnen hat Serai gemacht, gebilligt oder unterstützt. Serai zeigt keine Scans, keine Bilder der Verlage und keine Sätze aus Spielregeln.
credits-icons = Symbole
credits-icons-how = Einige Zeichen auf unseren Steinen stammen von game-icons.net, unter der Lizenz CC BY 3.0; Farbe und Größe sind von uns.
credits-type = Schriften
credits-type-how = Alegreya und Alegreya Sans von Juan Pablo del Peral, Huerta Tipográfica, unter der SIL Open Font License.
credits-code = Quelltext
credits-code-how = Serai ist freie Software unter der MIT-Lizenz. Die verwendeten Bibliotheken behalten ihre eigenen Lizenzen; die Lock-Dateien nennen jede einzelne.

# Uhren am Tisch
clock-low = Du hast noch { $seconds } Sekunden.
you-dropped = Deine Zeit ist abgelaufen
you-dropped-how = Wie an diesem Tisch vereinbart, ist dein Platz aus der Partie. Zuschauen kannst du weiter.
