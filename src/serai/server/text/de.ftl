# Was der Server selbst sagt.
guest = Gast { $number }
free-seat = Platz { $number }

no-game = Es gibt kein Spiel „{ $game }“; es gibt { $games }.
no-table = Es gibt keinen Tisch „{ $table }“.
no-page = Unter dieser Adresse gibt es nichts.
wrong-method = Diese Adresse nimmt solche Anfragen nicht an.
bad-request = Die Anfrage passt nicht: { $detail }.
too-large = Die Anfrage ist größer als { $bytes } Bytes.
too-many = Zu viele Anfragen; bitte einen Augenblick warten.
no-csrf = Die Anfrage kam nicht von der Seite, von der sie kommen sollte; bitte die Seite neu laden.
no-session = Dafür ist eine Sitzung nötig: zuerst Platz nehmen oder einen Tisch eröffnen.
not-yours = Dieser Tisch steht dir nicht offen: Sein Link fehlt oder ist falsch.
not-seated = Du sitzt nicht an diesem Tisch.
not-host = Das kann nur, wer den Tisch eröffnet hat.
stale = Am Tisch ist inzwischen etwas geschehen; so steht es jetzt.
stopped = Dieser Tisch kann nicht weitergehen: { $why }
over = Die Partie ist zu Ende.
not-over = Die Partie läuft noch; ihr Protokoll gibt es nach dem Ende, denn es verrät alles Verborgene.
bot-plays = Ein Bot spielt für dich; nimm zuerst deinen Platz zurück.
not-taken-over = Du spielst schon selbst.
dropped = Deine Zeit war abgelaufen, und dein Platz ist aus der Partie ausgeschieden.
link-used = Dieser Link öffnet keinen freien Platz: Er ist benutzt oder falsch.
no-free-seat = An diesem Tisch ist kein Platz frei, den man ohne Link nehmen kann.
one-me = Du kannst an einem Tisch einen Platz nehmen, nicht mehrere.
wrong-players = { $game } wird zu { $counts } gespielt, nicht zu { $players }.
no-name = Ein Name braucht wenigstens einen sichtbaren Buchstaben.
nothing-before = Es gibt keinen Eintrag { $number }, zu dem man zurückgehen könnte.
no-rewind = Niemand hat darum gebeten zurückzugehen.
no-order = Es gibt keinen Dauerauftrag { $id }.
too-many-orders = Mehr als { $number } Daueraufträge gibt es nicht.
unknown-order = „{ $words }“ ist kein Zug dieses Spiels.
no-hint = Für dich ist gerade nichts zu entscheiden.
bot-away = Der Bot, der raten könnte, antwortet gerade nicht; bitte gleich noch einmal versuchen.
nobody-asked = Nach Eintrag { $number } hatte niemand etwas zu entscheiden.
nothing-said = In dieser Nachricht steht nichts.
no-entry = Es gibt keinen Eintrag { $number }; der letzte ist { $last }.
no-seat = Platz { $seat } gibt es an diesem Tisch nicht.
has-account = Du hast schon ein Konto.
name-taken = Der Name „{ $name }“ gehört schon zu einem Konto.
wrong-password = Name und Passwort gehören nicht zusammen.
no-device-link = Dieser Link ist schon benutzt oder abgelaufen.
bad-webhook = Dieser Webhook lässt sich nicht verwenden: { $why }.
bad-email = „{ $email }“ ist keine E-Mail-Adresse.
store-trouble = Der Server kann gerade nicht schreiben (Platte voll oder Datenbank belegt). Nichts wurde verändert; bitte gleich noch einmal versuchen.
server-fault = Im Server ist etwas schiefgegangen. Es ist vermerkt; bitte noch einmal versuchen.

# Was das Regelwerk ablehnt.
no-language = Die Sprache „{ $given }“ gibt es nicht; es gibt { $known }.
no-such-game = Es gibt kein Spiel „{ $given }“; es gibt { $known }.
no-option = Dieses Spiel hat keine Option „{ $given }“; es hat { $known }.
no-option-value = Diese Option kann nicht „{ $given }“ sein; möglich ist { $known }.
other-rules = Die Partie wurde nach Version { $rules } der Regeln von { $game } begonnen; dieser Server spielt Version { $own }. { $plays ->
    [none] { $age ->
        [newer] Eine neuere Ausgabe von Serai spielt sie.
       *[older] Eine ältere Ausgabe von Serai spielt sie.
    }
   *[other] Serai { $plays } spielt sie.
  }
other-data = Die Partie wurde mit anderen Spieldaten begonnen ({ $data }), als dieser Server hat ({ $own }).
pack-without-head = Dem Datenpaket fehlt die Tabelle [pack], die das Spiel nennt; beginne mit dem eigenen Paket des Spiels, „{ $game }“.
pack-of-another = Das Datenpaket ist für { $other } gemacht, nicht für { $game }.
pack-not-toml = Das Datenpaket ist kein gültiges TOML: { $why }.
pack-not-a-table = Im Datenpaket stimmt { $field } nicht: Dort muss eine Tabelle stehen.
pack-unknown-field = Im Datenpaket stimmt { $field } nicht: Ein Feld „{ $given }“ gibt es nicht; es gibt { $known }.
pack-missing-field = Im Datenpaket stimmt { $field } nicht: Das Feld „{ $missing }“ fehlt.
pack-count = Im Datenpaket stimmt { $field } nicht: Es müssen { $wanted } Einträge sein, nicht { $count ->
    [no] ein einzelner Wert
   *[other] { $count }
  }.
pack-kind = Im Datenpaket stimmt { $field } nicht: Dort muss { $wanted ->
    [truth] wahr oder falsch
    [number] eine ganze Zahl
    [fraction] eine Kommazahl
    [text] ein Text
    [list] eine Liste
    [table] eine Tabelle
   *[date] ein Datum
  } stehen, nicht { $found ->
    [truth] wahr oder falsch
    [number] eine ganze Zahl
    [fraction] eine Kommazahl
    [text] ein Text
    [list] eine Liste
    [table] eine Tabelle
   *[date] ein Datum
  }.
pack-too-large = Im Datenpaket stimmt { $field } nicht: { $given } ist zu groß.
pack-provenance = Im Datenpaket stimmt { $field } nicht: Die Herkunft „{ $given }“ ist unbekannt; bekannt sind { $known }.
pack-wrong = Im Datenpaket stimmt { $field } nicht (auf Englisch): { $what }.

# Bots.
outside-bot = Bots von außen ({ $kind }:…) können hier nicht Platz nehmen: Sie würden auf dem Server ein Programm starten oder eine Adresse aufrufen. Sie spielen im Terminal und in der Arena.
no-bot = Es gibt keinen Bot „{ $spec }“; es gibt { $bots }.
bot-number = „{ $spec }“ passt nicht: { $kind ->
    [mcts] mcts nimmt eine Zahl von Durchläufen wie in mcts:1000.
   *[other] Der Bot { $kind } nimmt keine Zahl.
  }
bot-too-slow = „{ $spec }“ würde für diesen Server zu lange denken; erlaubt sind bis zu { $most } Durchläufe.

# Was an einer Anfrage nicht passt.
fit-field = „{ $name }“
fit-short = { $field } braucht mindestens { $number } Zeichen
fit-long = { $field } darf höchstens { $number } Zeichen haben
fit-few = { $field } braucht mindestens { $number } Einträge
fit-many = { $field } darf höchstens { $number } Einträge haben
fit-least = { $field } muss mindestens { $number } sein
fit-above = { $field } muss mehr als { $number } sein
fit-most = { $field } darf höchstens { $number } sein
fit-missing = { $field } fehlt
fit-choice = { $field } kann nicht { $given } sein
fit-kind = { $field } ist von der falschen Art
fit-json = der Text ist kein gültiges JSON
fit-anything = { $field } passt nicht

your-turn-subject = Du bist am Zug: { $table }
your-turn = Hallo { $name }, du bist am Zug bei „{ $table }“: { $link }
