# Was der Server selbst sagt.
guest = Gast { $number }
free-seat = Platz { $number }

no-game = Es gibt kein Spiel „{ $game }“; es gibt { $games }.
no-table = Es gibt keinen Tisch „{ $table }“.
no-page = Unter dieser Adresse gibt es nichts.
wrong-method = Diese Adresse nimmt solche Anfragen nicht an.
bad-request = Die Anfrage passt nicht: { $detail }.
too-large = Die Anfrage ist größer als { $bytes } Bytes.
not-utf8 = Die Anfrage ist kein Text in UTF-8.
bad-host = Die Anfrage nennt einen Server, der keiner sein kann.
has-nul = Die Anfrage enthält das Zeichen NUL, das in keinem Text stehen darf.
too-deep = In der Anfrage sind Klammern mehr als { $most }-fach verschachtelt.
too-many = Zu viele Anfragen; warte bitte einen Augenblick.
too-much-talk = Du hast gerade viel gesagt; warte bitte einen Augenblick.
no-csrf = Die Anfrage kam nicht von der Seite, von der sie kommen sollte; bitte lade die Seite neu.
no-session = Dafür brauchst du eine Sitzung: Nimm zuerst Platz oder eröffne einen Tisch.
not-yours = Dieser Tisch steht dir nicht offen: Sein Link fehlt oder ist falsch.
not-seated = Du sitzt nicht an diesem Tisch.
not-host = Das kann nur, wer den Tisch eröffnet hat.
stale = Am Tisch ist inzwischen etwas geschehen; so steht es jetzt.
stopped = Dieser Tisch kann nicht weitergehen: { $why }
paused = Die Regeln dieses Spiels haben sich geändert; erst müssen die Spieler entscheiden, ob es weitergeht.
resting = Diese Partie ruht für immer; sie lässt sich ansehen und als Datei mitnehmen.
no-new-rules = An diesem Tisch gibt es keine Regeländerung zu entscheiden.
other-rules-then = Diese Partie wurde nach älteren Regeln gespielt, als dieser Server sie kennt; die Bots können nicht sagen, was sie gespielt hätten.
gathering = Die Partie beginnt, wenn alle Plätze besetzt sind.
over = Die Partie ist zu Ende.
not-over = Die Partie läuft noch. Ihr Verlauf verrät alles Verborgene, darum gibt es ihn erst nach dem Ende.
bot-plays = Ein Bot spielt für dich; nimm zuerst deinen Platz zurück.
not-taken-over = Du spielst schon selbst.
dropped = Deine Zeit war abgelaufen, und dein Platz ist aus der Partie ausgeschieden.
link-used = Dieser Link öffnet keinen freien Platz: Er ist benutzt oder falsch.
no-free-seat = An diesem Tisch ist kein Platz frei, den du ohne Link nehmen kannst.
one-me = Du kannst an einem Tisch einen Platz nehmen, nicht mehrere.
wrong-players = { $game } wird zu { $counts } gespielt, nicht zu { $players }.
no-name = Ein Name braucht wenigstens einen sichtbaren Buchstaben.
nothing-before = Es gibt keinen Eintrag { $number }, zu dem ihr zurückgehen könntet.
no-rewind = Niemand hat darum gebeten, zurückzugehen.
no-proposal = Das hat dir niemand vorgeschlagen.
no-order = Es gibt keine Vorgabe { $id }.
too-many-orders = Mehr als { $number } Vorgaben sind nicht möglich.
unknown-order = „{ $words }“ ist kein Zug dieses Spiels.
thought-enough = Die Bots haben gerade viel für dich nachgedacht; frag in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  } noch einmal.
too-many-guest-tables = Du hast { $most ->
    [one] einen Tisch, der nicht zu Ende gespielt ist, und mehr
   *[other] { $most } Tische, die nicht zu Ende gespielt sind, und mehr
  } kann ein Gast nicht haben. Spiel einen zu Ende, lösch einen, oder leg ein Konto an.
too-many-tables = Du hast { $most ->
    [one] einen Tisch, der nicht zu Ende gespielt ist
   *[other] { $most } Tische, die nicht zu Ende gespielt sind
  }; mehr lassen sich nicht eröffnen. Spiel erst einen zu Ende, oder lösch einen.
not-deletable = Dieser Tisch lässt sich nicht löschen: Andere spielen daran, oder die Partie ist vorbei. Du kannst ihn verlassen.
no-hint = Für dich ist gerade nichts zu entscheiden.
bot-away = Der Bot, der dir raten könnte, antwortet gerade nicht; versuch es bitte gleich noch einmal.
nobody-asked = Nach Eintrag { $number } hatte niemand etwas zu entscheiden.
nothing-said = In dieser Nachricht steht nichts.
no-entry = Es gibt keinen Eintrag { $number }; der letzte ist { $last }.
no-seat = Platz { $seat } gibt es an diesem Tisch nicht.
has-account = Du hast schon ein Konto.
name-taken = Der Name „{ $name }“ gehört schon zu einem Konto.
wrong-password = Name und Passwort passen nicht zusammen.
no-device-link = Dieser Link ist schon benutzt oder abgelaufen.
bad-webhook = Dieser Webhook lässt sich nicht verwenden: { $why ->
    [characters] Seine Adresse hat Leerzeichen oder Zeichen, die in keiner Adresse stehen dürfen
    [no-url] Das ist keine Webadresse
    [no-https] Es muss eine https-Adresse sein
    [userinfo] Seine Adresse darf keinen Namen und kein Passwort enthalten
    [port] Er muss auf Port 443 oder 8443 erreichbar sein
    [private] Er liegt in einem privaten Netz
   *[no-name] Sein Name ist nicht bekannt
  }.
too-many-tries = Von hier kamen zu viele falsche Passwörter; bitte warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
  }, oder setze per E-Mail ein neues Passwort.
too-many-letters = An diese Adresse sind schon mehrere E-Mails unterwegs; bitte schau nach ihnen, oder warte eine Weile.
wrong-old-password = Das ist nicht dein Passwort.
no-account = Ein Gast hat kein Passwort; lege zuerst ein Konto an.
no-mail = Dieser Server verschickt keine E-Mails.
no-mail-link = Dieser Link ist schon benutzt oder abgelaufen; fordere einen neuen an.
nothing-to-confirm = Keine Adresse wartet auf eine Bestätigung.
no-guest = Dort sitzt kein Gast, der entfernt werden könnte.
has-begun = Die Partie hat begonnen; niemand kann mehr entfernt werden.
removed = Wer den Tisch eröffnet hat, hat deinen Platz anderen gegeben.
former-player = Ehemaliger Mitspieler
bad-email = „{ $email }“ ist keine E-Mail-Adresse.
store-trouble = Der Server kann gerade nicht schreiben (Platte voll oder Datenbank belegt). Nichts wurde verändert; versuch es bitte gleich noch einmal.
server-fault = Im Server ist etwas schiefgegangen. Es ist vermerkt; versuch es bitte noch einmal.

# Was das Regelwerk ablehnt.
no-language = Die Sprache „{ $given }“ gibt es nicht; es gibt { $known }.
no-such-game = Es gibt kein Spiel „{ $given }“; es gibt { $known }.
no-option = Dieses Spiel hat keine Option „{ $given }“; es hat { $known }.
no-option-value = Diese Option kann nicht „{ $given }“ sein; möglich ist { $known }.
other-rules = Die Partie wurde nach Fassung { $rules } der Regeln von { $game } begonnen; dieser Server spielt Fassung { $own }. { $plays ->
    [none] { $age ->
        [newer] Eine neuere Ausgabe von Serai spielt sie.
       *[older] Eine ältere Ausgabe von Serai spielt sie.
    }
   *[other] Serai { $plays } spielt sie.
  }
unreadable = Was von ihm aufgezeichnet ist, lässt sich nicht lesen. Wer diesen Server betreibt, findet den Grund in dessen Protokoll.
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
pack-too-large = Im Datenpaket stimmt { $field } nicht: { $given ->
    [many] die Zahl
   *[other] { $given }
  } ist zu groß.
pack-provenance = Im Datenpaket stimmt { $field } nicht: Die Herkunft „{ $given }“ ist unbekannt; möglich sind { $known }.
pack-too-much = Das Datenpaket { $what ->
    [bytes] ist größer als { $most } Bytes
    [lines] hat mehr als { $most } Zeilen
    [line] hat eine Zeile mit mehr als { $most } Zeichen
    [dots] hat eine Zeile mit mehr als { $most } Punkten
   *[nesting] verschachtelt Listen oder Tabellen mehr als { $most }-fach
  }.
pack-too-long = Im Datenpaket stimmt { $field } nicht: Es dürfen höchstens { $most } Einträge sein, nicht { $count }.
pack-text = Im Datenpaket stimmt { $field } nicht: Dort muss eine Zeile mit höchstens { $most } sichtbaren Zeichen stehen.
pack-origin = Im Datenpaket stimmt { $field } nicht: provenance muss ein Wort sein und provenance_of eine Tabelle aus Wörtern.
pack-wrong = Im Datenpaket stimmt { $field } nicht (auf Englisch): { $what }.

# Bots.
outside-bot = Bots von außen ({ $kind }:…) können hier nicht Platz nehmen: Sie würden auf dem Server ein Programm starten oder eine Adresse aufrufen. Sie spielen im Terminal und in der Arena.
no-bot = Es gibt keinen Bot „{ $spec }“; es gibt { $bots }.
bot-number = „{ $spec }“ passt nicht: { $kind ->
    [mcts] mcts nimmt eine Zahl von Durchläufen wie in mcts:1000.
   *[other] Der Bot { $kind } nimmt keine Zahl.
  }
levels-only = „{ $spec }“ kann nur setzen, wer ein Konto hat; als Gast nennst du einen Bot beim Namen: { $bots }.
bot-too-slow = „{ $spec }“ würde für diesen Server zu lange denken; erlaubt sind bis zu { $most } Durchläufe.

# Was an einer Anfrage nicht passt.
fit-field = „{ $name }“
fit-short = { $field } braucht mindestens { $number } Zeichen
fit-long = { $field } darf höchstens { $number } Zeichen haben
fit-few = { $field } braucht mindestens { $number ->
    [one] 1 Eintrag
   *[other] { $number } Einträge
  }
fit-many = { $field } darf höchstens { $number ->
    [one] 1 Eintrag
   *[other] { $number } Einträge
  } haben
fit-least = { $field } muss mindestens { $number } sein
fit-above = { $field } muss mehr als { $number } sein
fit-most = { $field } darf höchstens { $number } sein
fit-missing = { $field } fehlt
fit-choice = { $field } kann nicht { $given } sein
fit-kind = { $field } ist von der falschen Art
fit-json = der Text ist kein gültiges JSON
fit-anything = { $field } passt nicht

no-hints-here = An diesem Tisch wird niemandem gesagt, was er spielen soll; er wurde ohne Hinweise eröffnet.
seat-taken = Dieser Platz ist schon vergeben; such dir einen anderen aus.
no-lesson = Diese angeleitete Partie gibt es nicht.
bad-push = Die Adresse dieses Browsers für Benachrichtigungen lässt sich nicht verwenden.
your-turn-short = { $name }, der Tisch wartet auf dich.
your-turn-subject = Du bist am Zug: { $table }
your-turn = Hallo { $name }, du bist am Zug bei „{ $table }“: { $link }

# Briefe zum Konto.
confirm-letter-subject = Bitte bestätige deine Adresse
confirm-letter = Hallo,

    jemand, vermutlich du, hat diese Adresse auf einem Serai-Server angegeben. Öffne diesen Link, um sie zu bestätigen:

    { $link }

    Er gilt zwei Tage. Wenn du es nicht warst, tu nichts: Es wird nichts weiter hierher geschickt.
reset-letter-subject = Ein neues Passwort für Serai
reset-letter = Hallo { $name },

    jemand, vermutlich du, möchte ein neues Passwort für dein Konto „{ $login }“. Öffne diesen Link, um es zu setzen:

    { $link }

    Er gilt einmal und { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    } lang. Wenn du es nicht warst, tu nichts: Dein Passwort bleibt, wie es ist.
password-changed-subject = Dein Passwort wurde geändert
password-changed = Hallo { $name },

    das Passwort deines Kontos wurde soeben geändert, und alle anderen Geräte wurden abgemeldet. Wenn du es nicht warst, setze ein neues:

    { $link }
email-changed-subject = Deine Adresse wurde geändert
email-changed = Hallo { $name },

    Post zu deinem Serai-Konto geht von jetzt an an { $email }. Wenn du es nicht warst, melde dich an und ändere dein Passwort.
deleted-letter-subject = Dein Konto wurde gelöscht
deleted-letter = Hallo { $name },

    dein Konto und alles, was über dich bekannt war, sind gelöscht. Es war schön, dich am Tisch zu haben.
webhook-off-subject = Dein Webhook antwortet nicht
webhook-off = Hallo { $name },

    mehrere Erinnerungen hintereinander ließen sich nicht an deinen Webhook zustellen, darum wird er nicht mehr aufgerufen. Trage ihn neu ein, wenn er wieder funktioniert:

    { $link }/account
