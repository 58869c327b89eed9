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
play-alone = Allein spielen
play-alone-go = Beginnen
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
they-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
 }
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
kind-open = Offen für alle
kind-bot = Bot
seat-name = Name, falls bekannt
kind-open-how = Für alle sichtbar, bis sich jemand setzt.
bot-random = zufällig
bot-greedy = gierig
bot-mcts = { $n ->
    [none] denkt voraus
   *[other] denkt voraus ({ $n })
 }
bot-novice = Neuling: übersieht viel
bot-trader = Händler: solide
bot-khan = Khan: stark, lässt sich Zeit
bot-sultan = Sultan: der stärkste, denkt lange
level-random = zufällig
level-greedy = gierig
level-mcts = denkt voraus
level-novice = Neuling
level-trader = Händler
level-khan = Khan
level-sultan = Sultan
clock-none = Keine Uhr
clock-none-how = Alle nehmen sich die Zeit, die sie brauchen.
clock-live = Am Stück
clock-live-how = 20 Minuten für jeden, dazu 20 Sekunden je Zug.
clock-slow = Über Tage
clock-slow-how = 3 Tage für jeden Zug, eine Partie über Wochen.
seen-private = Nur wer hier sitzt
seen-link = Auch wer den Zuschauerlink hat
seen-public = Alle, und der Tisch wird aufgeführt
visibility = Wer darf zusehen
shuffle = Plätze auslosen
confirm-turns = Bestätigen, bevor ein Zug nicht mehr zurückgenommen werden kann
table-name = Name des Tisches
your-name = Dein Name
own-data = Eigene Spieldaten
own-data-how = Eine TOML-Datei mit den gedruckten Werten, erstellt mit „serai data export“.
start-table = Anfangen
start-send = Tisch eröffnen und einladen
seat = Platz { $number }

# Spielseite
what-it-is = Worum es geht
how-played = So wird gespielt
two-minutes = in zwei Minuten
options = Varianten
data = Spieldaten
data-how = Was auf dem Material gedruckt ist, liegt als Daten vor, und bei jedem Wert steht, woher er stammt.
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
zoom-in = Vergrößern
zoom-out = Verkleinern
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
undo = Rückgängig
confirm = Bestätigen
held-title = Soll es so stehen bleiben?
held-how = Nach dem Bestätigen lässt es sich nicht mehr zurücknehmen: Dann wird etwas aufgedeckt, oder andere handeln danach. Hast du noch etwas zu tun, geht dein Zug weiter.
hint = Was würde ein Bot tun?
hint-thinks = Ein Bot überlegt …
hint-says = Ein Bot würde spielen: { $move }.
log = Verlauf
chat = Gespräch
replay = Nachspielen
older = Ältere
log-empty = Noch ist nichts geschehen.
chat-say = Sag etwas
chat-empty = Noch hat niemand etwas gesagt. Nenne eine Regel mit ihrer Nummer, dann wird ein Link daraus.
send = Senden
tab-table = Tisch
menu = Tischmenü
table-named = Tisch „{ $name }“
reconnecting = Die Verbindung ist unterbrochen. Neuer Versuch …
closed = Diesem Tisch darfst du nicht zusehen.
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
rules-changed = Die Regeln haben sich geändert
rules-changed-from = Bis Zug { $to } von { $last } führen beide Fassungen zur selben Stellung. Von dort könnt ihr nach den neuen Regeln weiterspielen.
rules-changed-here = Alles, was gespielt wurde, ist auch nach den neuen Regeln erlaubt. Ihr könnt von hier weiterspielen.
rules-corrected = Jetzt gilt Fassung { $now } der Regeln.
who-agrees = Wer weiterspielt
agrees = spielt weiter
not-yet = hat noch nicht entschieden
rest-means = Alle müssen zustimmen. Lässt jemand von euch die Partie ruhen, endet sie hier ohne Ergebnis, und alles wird aufgedeckt; Nachspielen und Verlauf bleiben.
let-it-rest = Ruhen lassen
rest-sure = Wirklich ruhen lassen?
go-on-from = Ab Zug { $to } weiterspielen
go-on = Von hier weiterspielen
you-agree = Du spielst weiter
match-rests = Diese Partie ruht
match-rests-how = Nachdem sich die Regeln geändert hatten, hat { $name } die Partie ruhen lassen. Sie lässt sich bis Zug { $to } ansehen, und ihr Verlauf ist vollständig.
older-rules = Nach älteren Regeln gespielt
older-rules-how = Diese Partie endete nach Fassung { $before } der Regeln. Sie lässt sich bis Zug { $to } von { $last } ansehen; ihr Verlauf ist vollständig.
older-rules-kept = Diese Partie endete nach älteren Regeln und wird gezeigt, wie sie damals war.
board-older = Dieser Spielplan kann keine Stellung nach älteren Regeln zeichnen. Der Verlauf erzählt, was geschah.
new-rules-short = Neue Regeln: weiter?
rests-short = Ruht
bot-plays = Ein Bot spielt für dich
bot-plays-how = Du kannst deinen Platz jederzeit wieder einnehmen.
take-back-seat = Wieder selbst spielen
gathering = Der Tisch füllt sich
gathering-for = { $count ->
    [one] Ein Platz ist frei. Schick einem Freund den Link.
   *[other] { $count } Plätze sind frei. Schick Freunden die Links.
 }
gathering-begins = Wenn alle sitzen, wird ausgeteilt, und die Partie beginnt.
sits-here = sitzt hier
watching = Zuschauer
copy-link = Link kopieren
copied = Kopiert
sit-down = Hinsetzen
invited = Du bist an einen Tisch eingeladen
invited-how = Ein Konto ist nicht nötig. Dieser Browser merkt sich deinen Platz.
you-win = Du hast gewonnen
you-lose = Du hast verloren
nobody-wins = Niemand hat gewonnen
you-share = Du teilst den Sieg
wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen den Sieg
 }
fair = Alle { $count } Ziehungen stimmen mit dem Siegel überein.
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
key-tab = von Bereich zu Bereich
key-arrows = durch die Züge oder über den Plan
key-undo = nimmt zurück
ctrl = Strg
download = Verlauf herunterladen

# Nachspielen
replay-of = Nachspielen
replay-by-move = Einzelschritte
replay-by-turn = Ganze Züge
replay-first = Zum Anfang
replay-prev = Zurück
replay-next = Weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-at = Zug { $number } von { $last }
replay-start = Der Anfang
replay-curve = Punkte
replay-eyes = Aus der Sicht von
replay-eyes-all = Zuschauern
replay-estimate = Einschätzung der Bots
replay-copied = Link kopiert
replay-no-curve = Punktekurven gibt es, wenn die Partie beendet ist.
replay-dice = die Würfel
replay-swing = Momente, die zählten
replay-swing-line = Zug { $number }: { $name } +{ $gain }
weighed-ask = Was würden die Bots hier spielen?
weighed-for = So bewerten die Bots die Züge von { $name }:
weighed-played = wurde gespielt
to-table = Zum Tisch
share-replay = Link zu diesem Moment

# Rangliste
ladder-title = Die Rangliste der Bots
ladder-how = Anteil gewonnener Partien mit 95-%-Intervall, aus Partien mit gepaarten Startwerten und getauschten Plätzen.
ladder-none = Mit diesem Server wurde noch keine Rangliste veröffentlicht.
ladder-none-how = Sie wird mit „serai arena“ gemessen und erscheint hier, sobald das Ergebnis da ist.

# Der allgemeine Tisch
general-table = Dieses Spiel hat noch keinen gezeichneten Plan; alles lässt sich von hier und aus der Liste spielen.
general-place = Orte

# Rat eines Bots
advice-next-turn = Im nächsten Zug:
advice-expects = Danach erwartet er:
advice-you = Du
advice-value = Der Bot sieht deine Aussichten danach bei { $value } von 100.
advice-better = Der Bot sieht deine Aussichten danach bei { $value } von 100, { $gain } mehr als mit den anderen Zügen, die er geprüft hat.

# Seiten um die Tische
home-lead = { $count ->
    [one] Ein Spiel von Flüssen, Straßen und Städten, streng nach Regel.
    [5] Fünf Spiele von Flüssen, Straßen und Städten, streng nach Regel.
    [6] Sechs Spiele von Flüssen, Straßen und Städten, streng nach Regel.
    [7] Sieben Spiele von Flüssen, Straßen und Städten, streng nach Regel.
   *[other] { $count } Spiele von Flüssen, Straßen und Städten, streng nach Regel.
 }
more-matches = { $count ->
    [one] Deine Partien
   *[other] Alle { $count } Partien
 }
delete-match = „{ $title }“ löschen
delete-match-sure = Diese Partie endgültig löschen?
delete-yes = Löschen
delete-no = Behalten
fewer-matches = Weniger zeigen
none-yet = Noch keine Partie. Ein Tisch gegen Bots ist im Nu eröffnet.
none-open = Gerade wartet niemand auf Mitspieler. Öffne einen Tisch und schick deinen Freunden die Links.
watch = zuschauen
seat-open = Platz frei
foot-nav = Weitere Seiten
rules-find = Ein Wort oder eine Nummer, z. B. { $rule }
data-which = Welche Werte sind rekonstruiert?
ladder-contest = { $matches } Partien, { $players ->
    [one] allein
   *[other] { $players } Spieler
}
ladder-key-rate = Anteil gewonnener Partien
ladder-key-interval = sein 95-%-Intervall
ladder-key-even = was bei gleicher Stärke zu erwarten wäre
ladder-at-once = antwortet sofort
ladder-takes = { $time } je Entscheidung
ladder-within = 99 von 100 Entscheidungen in höchstens { $time }, die langsamste in { $slowest }
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
you-dropped-how = Wie an diesem Tisch vereinbart, scheidet dein Platz aus der Partie aus. Zuschauen kannst du weiter.

# Konto
nav-account = Konto
account-of = { $name }: Konto
account-title = Dein Konto
account-lead = Du meldest dich als „{ $login }“ an.
account-guest = Du bist als Gast hier. Dieser Browser merkt sich deine Plätze; mit einem Konto findest du sie in jedem.
account-nobody = Zum Spielen braucht niemand ein Konto. Mit einem findest du deine Partien in jedem Browser.
log-in = Anmelden
log-in-how = Plätze, die du als Gast genommen hast, kommen mit.
log-out = Abmelden
log-out-elsewhere = Auf allen anderen Geräten abmelden
logged-out-elsewhere = Alle anderen Geräte sind abgemeldet.
login-name = Name
password = Passwort
password-how = Mindestens 8 Zeichen.
password-old = Aktuelles Passwort
password-new = Neues Passwort
password-change = Passwort ändern
password-ends = Alle anderen Geräte werden dabei abgemeldet.
password-changed = Das Passwort ist geändert, und alle anderen Geräte sind abgemeldet.
make-account = Konto anlegen
make-account-how = Du behältst deine Plätze und deine Partien.
forgotten = Passwort vergessen?
forgotten-title = Ein neues Passwort
forgotten-how = Wenn ein Konto diese Adresse bestätigt hat, wird ein Link dorthin geschickt.
forgotten-sent = Wenn ein Konto diese Adresse hat, ist ein Link unterwegs. Er gilt { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
 }.
send-link = Link schicken
send-link-again = Link noch einmal schicken
save = Speichern
saved = Gespeichert.
your-name-how = So heißt du an neuen Tischen.
email = E-Mail
email-how = Für Erinnerungen und falls du dein Passwort vergisst. Leer lassen, um keine Post zu bekommen.
email-how-guest = Für Erinnerungen, dass du am Zug bist. Leer lassen, um keine Post zu bekommen.
email-none = Es ist keine Adresse bekannt.
email-waits = { $email } ist noch nicht bestätigt: Öffne den Link, der dorthin geschickt wurde.
email-until = Bis dahin wird { $email } benutzt.
email-confirmed = { $email } ist bestätigt.
email-sent = Ein Link an { $email } ist unterwegs.
webhook = Webhook
webhook-how = Eine https-Adresse, die aufgerufen wird, wenn du am Zug bist, im Format von Discord oder Slack.
webhook-off = Dieser Webhook hat mehrere Erinnerungen verpasst und wird nicht mehr aufgerufen. Speichere ihn neu, wenn er wieder funktioniert.
devices = Geräte
devices-how = Ein Link, der deine Plätze auf einem anderen Gerät öffnet. Er gilt einmal und einen Tag lang.
device-link = Link anlegen
device-made = Wer diesen Link öffnet, spielt an deiner Stelle. Gib ihn an niemanden weiter.
my-data = Deine Daten
my-data-how = Alles, was dieser Server über dich aufbewahrt, als eine Datei: Namen, Adressen, Tische, Züge, Gespräche.
my-data-take = Herunterladen
delete-account = Konto löschen
delete-guest = Vergiss mich
delete-how = Dein Name, deine Adressen und alles, was du gesagt hast, verschwinden sofort und lassen sich nicht zurückholen. An deinen Tischen spielt ein Bot ohne Namen weiter.
delete-sure = Ja, alles löschen, was über mich bekannt ist.
reset-title = Ein neues Passwort setzen
reset-set = Passwort setzen
link-anew = Der Link funktioniert nicht mehr? Fordere einen neuen an.
confirm-title = Adresse bestätigen
confirm-how = Erinnerungen und Links für ein neues Passwort gehen dann an diese Adresse.
to-account = Zu deinem Konto
remove = Entfernen
remove-whom = { $name } vom Tisch entfernen
remind-where = Wohin gehen Erinnerungen?

# Freunde, über Tage
nav-matches = Partien
share = Teilen
qr-show = QR-Code
qr-hide = Code verbergen
qr-of = QR-Code: { $what }
all-sit = Alle sitzen
gathering-free = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
 }
gathering-host-begins = Wenn alle sitzen, beginnt der Gastgeber.
invite = Einladung
invite-how = Ein Link für alle freien Plätze: Wer ihn öffnet, sucht sich einen aus.
invite-text = Komm und spiel { $game } mit mir.
links-single = Ein Link für jeden Platz und für Zuschauer
seat-bot = Bot
seat-bot-where = Platz { $number } einem Bot geben
is-here = da
is-away = nicht da
is-ready = bereit
ready = Ich bin bereit
not-ready = Doch noch nicht
not-ready-yet = Noch nicht bereit: { $names }. Du kannst trotzdem anfangen.
you-begin = Fang an, wann du willst.
host-begins = Gleich beginnt der Gastgeber. Sag, dass du bereit bist.
begin = Anfangen
leave-short = Gehen
leave-before-sure = Dein Platz wird dann für andere frei.
leave-sure = Ein Bot spielt unter deinem Namen weiter, und der Tisch erfährt es. Solange die Partie läuft, kannst du zurückkommen.
stay = Bleiben
invited-by = { $name } lädt dich ein
who-sits = Wer wo sitzt
link-used-title = Dieser Platz ist vergeben
link-used-how = Der Link wurde schon benutzt, oder der Gastgeber hat einen neuen gemacht. Wenn du eingeladen bist, bitte um einen neuen.
link-mine-title = Ist es dein eigener Platz?
link-mine-how = Öffne „Dein Konto“ in dem Browser, in dem du dich hingesetzt hast, und wähle „Auch auf dem Handy spielen“: Der Code dort bringt deine Plätze hierher. Mit einem Konto melde dich einfach an.
clock-own = Eigene
clock-own-how = Eigene Zeiten, und was geschieht, wenn sie um sind.
clock-bank = Zeit für die Partie
clock-days = Zeit je Zug
clock-minutes = Minuten je Spieler
clock-increment = Zusätzliche Sekunden je Zug
clock-per-move = Tage je Zug
clock-zero = Wenn die Zeit um ist
clock-zero-bot = Ein Bot spielt weiter
clock-zero-drop = Der Platz scheidet aus
clock-days-text = { $days ->
    [one] ein Tag je Zug
   *[other] { $days } Tage je Zug
 }
clock-bank-text = { $minutes } Min. für jeden, dazu { $seconds } s je Zug
help = Hilfe von einem Bot
help-off = Keine Hinweise
help-off-how = Niemandem wird gesagt, was er spielen soll. So ist es zwischen Menschen üblich.
help-hints = Hinweise
help-hints-how = Wer fragt, bekommt einen guten Zug gezeigt.
help-reasons = Hinweise mit Gründen
help-reasons-how = Ein guter Zug, was der Bot danach erwartet, und wie er die Partie sieht.
seen-listed = Ein Platz für alle wird auf der Startseite gezeigt; deshalb darf auch jeder zuschauen.
rewind = Zurückgehen
rewind-how = Wähle einen Moment; der Tisch geht bis kurz davor zurück, wenn alle Mitspieler zustimmen.
rewind-how-alone = Wähle einen Moment; der Tisch geht bis kurz davor zurück.
rewind-before = bis vor …
rewind-ask = Die anderen fragen
rewind-go = Zurückgehen
rewind-asked = { $name } möchte zurückgehen
rewind-to = bis kurz nach: { $line }
rewind-to-start = bis zum Anfang
vote-missing = { $count ->
    [0] Alle haben zugestimmt.
    [one] { $names } hat noch nicht geantwortet.
   *[other] { $names } haben noch nicht geantwortet.
 }
vote-yes = Zustimmen
vote-no = Nein
vote-withdraw = Zurücknehmen
concede = Aufgeben
concede-alone = Aufgeben und die Partie beenden
concede-sure = Die anderen erfahren es. Die Partie endet, wenn alle aufgegeben haben, oder alle bis auf einen, wenn kein Bot mitspielt.
concede-alone-sure = Die Partie endet hier, und die Bots haben gewonnen.
concede-yes = Aufgeben
concede-not = Ich spiele doch weiter
concede-too = Auch aufgeben
concede-asked = { $count ->
    [one] { $names } gibt auf
   *[other] { $names } geben auf
 }
concede-missing = { $count ->
    [one] Die Partie endet, wenn auch { $names } aufgibt.
   *[other] Die Partie endet, wenn auch { $names } aufgeben.
 }
ended-by-concession = Die Partie wurde aufgegeben.
orders = Vorgaben
orders-how = Eine Vorgabe antwortet für dich, sobald ihr Zug möglich ist.
order-forced = Erzwungene Züge für mich spielen
order-forced-on = erzwungene Züge
order-move = ein Zug …
order-times = wie oft
order-once = einmal
order-some = { $count ->
    [one] einmal
   *[other] { $count }-mal
 }
order-always = immer
order-give = Vorgabe geben
order-withdraw = Zurücknehmen
watchers-none = Niemand schaut zu.
watchers-nameless = { $count ->
    [one] jemand ohne Namen
   *[other] { $count } ohne Namen
 }
among-watchers = unter Zuschauern
reminded = Du wirst an deine Züge hier erinnert.
not-reminded = An Züge an diesem Tisch wirst du nicht erinnert.
delete-table = Diesen Tisch löschen
event-sat = { $name } setzt sich.
event-left = { $name } verlässt den Tisch.
event-takeover = Ein Bot spielt für { $name }.
event-time = Die Zeit von { $name } ist um; ein Bot spielt weiter.
event-dropped = Die Zeit von { $name } ist um; der Platz scheidet aus.
event-return = { $name } ist wieder da.
event-concede = { $name } gibt auf.
event-no-concede = { $name } spielt doch weiter.
rematch = Revanche
rematch-join = Zur Revanche
put-away = Ins Archiv
put-away-which = „{ $title }“ ins Archiv legen
take-out = Herausholen
take-out-which = „{ $title }“ aus dem Archiv holen
matches-which = Welche Partien
matches-open = Laufend
matches-over = Beendet
matches-away = Archiv
matches-game = Spiel
matches-all-games = Alle Spiele
matches-none-open = Gerade läuft keine Partie.
matches-none-over = Noch ist keine Partie beendet.
matches-none-away = Im Archiv liegt nichts.
statistics = Ergebnisse
stat-matches = Partien
stat-wins = Gewonnen
stat-points = Punkte im Schnitt
stat-best = Bestwert { $best }
stat-rating = Wertung
stat-curve = Punkte der letzten Partien: { $points }
stat-curve-how = Punkte deiner Partien, die neueste rechts; ausgefüllt: gewonnen.
share-won = { $wins } von { $matches } gewonnen ({ $percent } %)
against-bot = gegen { $level }
rating-how = Wer mit Konto gegen andere mit Konto spielt, bekommt eine Wertung; gezeigt wird sie nach zehn solchen Partien.
rating-soon = { $count } von 10 gewerteten Partien, bis deine Wertung gezeigt wird.
report = Rückblick
report-lead = Der beste Bot geht die beendete Partie noch einmal durch: wie sie Zug für Zug stand und welche Züge sie am stärksten verändert haben.
report-whose = Wessen Partie
report-thinks = Der Bot geht die Partie durch …
report-moments = Die Züge, auf die es ankam
report-played = { $name } spielte: { $move }
report-up = Die Aussichten stiegen von { $before } auf { $after } von 100.
report-down = Die Aussichten fielen von { $before } auf { $after } von 100.
report-agrees = { $count ->
    [0] Eine andere Wahl gab es nicht.
    [one] Der Bot hätte dasselbe gespielt; er hat noch einen anderen Zug erwogen.
   *[other] Der Bot hätte dasselbe gespielt; er hat noch { $count } andere Züge erwogen.
 }
report-other = Der Bot hätte gespielt: { $move }. Den gespielten Zug hat er nicht näher geprüft.
report-better = { $gain ->
    [0] Der Bot hätte gespielt: { $move }. Das macht keinen nennenswerten Unterschied.
   *[other] Der Bot hätte gespielt: { $move }. Damit wären die Aussichten nach seiner Rechnung um { $gain } von 100 besser.
 }
report-look = Diesen Moment ansehen
report-calm = Kein einzelner Zug hat diese Partie stark verändert.
report-knows = Der Bot beurteilt jeden Zug nach dem, was der Spieler damals wissen konnte.
report-not-over = Der Rückblick ist möglich, wenn die Partie zu Ende ist.
try-again = Noch einmal versuchen
lesson-begin = Beim Spielen lernen
lesson-resume = Weiterlernen
lesson-minutes = etwa { $minutes } Minuten für das erste Kapitel
lesson-at = Schritt { $step } von { $steps } geschafft
lesson-done = geschafft
lesson-show = Zeig mir einen Zug
lesson-leave = Für jetzt aufhören
device-phone = Auch auf dem Handy spielen
push = Benachrichtigungen auf diesem Gerät
push-how = Meldet dir, dass du dran bist, auch wenn keine Seite offen ist. Lege Serai auf dem Handy zuerst auf den Startbildschirm.
push-on = Einschalten
push-off = Ausschalten
push-now-on = Dieses Gerät meldet sich, wenn du dran bist.
push-now-off = Dieses Gerät bekommt keine Benachrichtigungen.
push-now-denied = Dieser Browser erlaubt hier keine Benachrichtigungen. In seinen Einstellungen für diese Seite kannst du das ändern.
push-now-unsupported = Dieser Browser kann keine Benachrichtigungen zeigen. Lege Serai auf dem iPhone auf den Startbildschirm und öffne es von dort.
report-short = Rückblick
lesson-fold = Weniger zeigen
lesson-unfold = Mehr zeigen
# Tempo, Antworten, Tasten, Wertung
settings = So spiele ich gern
pace = Was andere tun, wird gezeigt
pace-calm = in Ruhe
pace-brisk = zügig
pace-once = auf einmal
ask-always = Auch fragen, wenn es nur eine Antwort gibt
sounds = Töne: Ich bin dran, Würfel, Ende
played-alone = Die einzige Antwort, für dich gespielt: { $move }
recap = Was seit meinem letzten Zug geschah
recap-short = Seit meinem Zug
scene-again = Noch einmal sehen
recap-stop = Zurück zum Jetzt
skip-moves = { $count ->
    [one] 1 überspringen
   *[other] { $count } überspringen
 }
about-player = Was von { $name } offen liegt
nothing-public = Hier liegt noch nichts offen.
together = Wähle, wie viel wovon
one-less = Eins weniger: { $what }
one-more = Eins mehr: { $what }
give-together = { $count } von { $of } bestätigen
less = Weniger
more = Mehr
how-many = Wie viel
won-by = Entscheidend: { $what }, { $mine } gegen { $theirs }.
won-after-tie = Bis dahin gleich; entscheidend: { $what }, { $mine } gegen { $theirs }.
key-next = zur nächsten Stelle, die leuchtet
key-previous = zur Stelle davor
key-list = zur Liste der Züge
key-board = zum Plan
key-play = spielt, was gewählt ist
key-clear = schließt oder beginnt die Wahl von vorn
key-skip = zeigt auf einmal, was noch aussteht
key-recap = spielt nach, was seit meinem letzten Zug geschah
key-hint = fragt einen Bot
key-rules = die Regeln
key-help = diese Seite
key-zoom = größer, kleiner, der ganze Plan
score-before = Bis dahin
score-all = Zusammen
score-words = Jede Zeile in Worten
lesson-of = angeleitete erste Partie
just-now = gerade eben
bots-other = Für Versuche
bot-plan = plant ganze Züge
bot-expert = spielt nach Faustregeln
level-plan = plant ganze Züge
level-expert = nach Faustregeln
rules-all = Alle Regeln
