# Spielaufbau, Züge, Würfel und die sechs Aktionen.
people-sumer = Sumerer
people-babylon = Babylonier
people-akkad = Akkader
people-elam = Elamiter
people-assyria = Assyrer
people-hatti = Hethiter
people-mari = Marier
people-ebla = Eblaiter
troop-spearman = Speerträger
troop-archer = Bogenschütze
troop-rider = Reiter
troop-chariot = Streitwagen
basic-stone = Stein
basic-wood = Holz
basic-clay = Ton
basic-food = Nahrung
bank-first = vom einen Ufer
bank-second = vom anderen Ufer

role-a = A
role-b = B
role-c = C
role-d = D
role-e = E
role-f = F

ask-choose-role = Wähle eine Rolle: Imperien werden in der Reihenfolge der Rollen gewählt, Startgebiete andersherum.
choose-role-role = Rolle { $role }
role-taken = Diese Rolle ist vergeben.
no-such-role = Es gibt nur so viele Rollen wie Imperien im Spiel.
ask-choose-empire = Welches Imperium führst du?
choose-empire-empire = { $people }
empire-taken = Dieses Imperium führt schon jemand.
empire-not-in-play = Dieses Imperium gehört zu einer Erweiterung, die nicht im Spiel ist.
ask-choose-home = Wo beginnt dein Imperium?
choose-home-home = Startgebiet { $home }
home-taken = Dieses Startgebiet ist vergeben.
home-not-open = Dieses Startgebiet bleibt bei so wenigen Imperien geschlossen.
ask-deal-trade = Ein Handelsmarker wird gezogen.
deal-trade-token-drawn = Handelsmarker { $token }
ask-deal-garden = Der nächste Teil der Gärten wird aufgedeckt.
deal-garden-garden-drawn = Teil { $garden }
ask-colony = In welches Gebiet neben deinem Startgebiet stellst du eine Siedlung und eine Mauer?
colony-colony = Siedlung und Mauer: { $area }
colony-no-colony = Keines von beiden
no-such-area = Dieses Gebiet gibt es auf dieser Karte nicht.
no-such-section = Diesen Flussabschnitt gibt es auf dieser Karte nicht.
no-such-place = Diesen Ort gibt es auf dieser Karte nicht.
colony-not-next = Das Gebiet muss an dein Startgebiet grenzen.
colony-not-open = In Startgebiete und zu Blockiermarkern wird nichts gestellt.
colony-tribe = Dort lebt ein Stamm.
colony-taken = Dort steht schon eine Siedlung.
ask-first-ship = Auf welchem Abschnitt neben deinem Startgebiet beginnt dein Schiff?
first-ship-first-ship = Schiff auf { $section }
ship-not-at-home = Der Abschnitt muss an dein Startgebiet grenzen.
ship-there = Dort ist schon ein Schiff.

ask-act = Was tust du?
act-token = { $action } mit dem Aktionsplättchen
act-dice = { $action } mit Würfeln
act-reroll = Würfel neu werfen
act-end = Zug beenden
token-used = Dein Aktionsplättchen ist in diesem Zug schon genutzt.
already-acted = Diese Aktion hast du in diesem Zug schon ausgeführt.
no-dice-for-it = Deine Würfel zeigen die Zeichen dieser Karte nicht.
nothing-moves = Keine deiner Einheiten kann sich bewegen.
nothing-to-build = Du kannst nichts bauen: Ressourcen, Wissen oder ein Platz fehlen.
nothing-to-study = Du hast weder genug Ton zum Umwandeln noch eine Tafel für eine Entdeckung.
no-food = Dafür fehlt dir Nahrung.
at-top = Dein Siegel kann nicht weiter aufsteigen.
no-dice-left = Du hast keinen geworfenen Würfel mehr.
no-tablet-for-reroll = Neu zu werfen kostet eine Tafel.
rerolled-enough = In diesem Zug wird nicht noch einmal neu geworfen.
no-luck = In dieser Partie wird nicht gewürfelt.

ask-new-die = Welche Farbe hat dein neuer Würfel?
new-die-colour = { $colour }
colour-owned = Einen Würfel dieser Farbe hast du schon: Nimm zuerst jede Farbe einmal.
colour-full = Von dieser Farbe hast du zwei Würfel.
ask-roll-die = Ein Würfel fällt.
roll-die-rolled = { $sign }
ask-pay-die = Welchen Würfel gibst du aus?
pay-die-spend = Würfel { $die }
no-such-die = So viele Würfel hast du nicht.
die-spent = Dieser Würfel ist verbraucht.
die-wrong-sign = Dieser Würfel zeigt das Zeichen nicht.
die-no-partner = Dann bliebe für das zweite Zeichen kein Würfel übrig.
ask-pick-rerolls = Welche Würfel wirfst du neu?
pick-rerolls-pick = Würfel { $die } wählen
pick-rerolls-cast = Werfen
die-picked = Dieser Würfel ist schon gewählt.
no-die-picked = Wähle zuerst einen Würfel.

ask-explore-left = Erkundung: Welche Einheit aktivierst du? { $left ->
    [one] Eine Aktivierung übrig
   *[other] { $left } Aktivierungen übrig
}{ $ships ->
    [0] .
    [one] , dazu eine für ein Schiff.
   *[other] , dazu { $ships } für Schiffe.
}
explore-rouse = { $troop-id ->
    [archer] Bogenschützen
   *[other] { $troop }
} aktivieren: { $area }
explore-unmoor = Schiff auf { $section } aktivieren
explore-rest = Keine Einheit mehr aktivieren
no-unit-there = Dort hast du keine solche Einheit.
pinned = Deine Einheiten sind dort festgenagelt: Sie sind nicht in der Überzahl.
no-way-out = Von dort führt kein Weg hinaus.
no-ship-there = Dort hast du kein Schiff.
ship-stuck = Dieses Schiff kann nirgendwohin.
ships-only = Die übrige Aktivierung gilt nur für Schiffe.
ask-march-on = { $kind }, { $area }: wohin? { $left ->
    [one] Ein Schritt übrig.
   *[other] { $left } Schritte übrig.
}
march-step = Ziel: { $area }
march-haul = Mit einem Rammbock, Ziel: { $area }
march-halt = Hier anhalten
not-next = Dieses Gebiet grenzt nicht an das, in dem die Einheit steht.
not-entered = Fremde und geschlossene Startgebiete betritt niemand.
walled = Eine Mauer versperrt den Weg: Nimm einen Rammbock mit.
no-ram = Hier hast du keinen Rammbock zum Mitnehmen.
not-moved = Eine aktivierte Einheit geht mindestens einen Schritt.
ask-sail-on = Schiff auf { $section }: wohin? { $left ->
    [one] Ein Schritt übrig.
   *[other] { $left } Schritte übrig.
}
sail-row = Nach { $section } fahren
sail-moor = Hier anlegen
section-not-next = Dieser Abschnitt schließt nicht an.
own-ship-there = Zwei deiner Schiffe enden nie auf demselben Abschnitt.

move-costs = kostet { $price }
reroll-costs = { $price-id ->
    [none] diesmal umsonst, gleich wie viele Würfel
   *[some] kostet { $price }, gleich wie viele Würfel
}
move-brings = bringt { $gets }
any-goods = { $any ->
    [one] 1 Ressource nach Wahl
   *[other] { $any } Ressourcen nach Wahl
}
trade-brings = kostet { $gives }, bringt { $any ->
    [0] { $gets }
   *[other] { $gets-id ->
        [none] { any-goods }
       *[some] { $gets } und { any-goods }
    }
}
trade-claims = { trade-brings }; deine Amphore kommt dorthin{ $points ->
    [0] {""}
    [one] {" "}und zählt 1 Punkt
   *[other] {" "}und zählt { $points } Punkte
}
trade-pays = { trade-brings }; die { $owner } bekommen, was du zahlst
convert-brings = kostet { $price }, bringt { $gets }
discovery-brings = { $price-id ->
    [none] bringt { $card }
   *[some] kostet { $price }, bringt { $card }
}
growth-brings = kostet { $price }; deine Bevölkerung steigt auf { $goal } und trägt dann { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
}
ask-build-left = Was baust du? { $left ->
    [one] Du kannst noch einmal bauen.
   *[other] Du kannst noch { $left }-mal bauen.
}
build-wall = Mauer: { $area }
build-settlement = Siedlung: { $area }
build-ram = Rammbock: { $area }
build-ship = Schiff auf { $section }
build-level = Nächste Zikkuratebene
build-garden = Teil der Hängenden Gärten
build-built = Nichts mehr bauen
not-known-yet = Das kennt deine Bautechnologie noch nicht.
too-dear = Dafür fehlen dir Ressourcen.
none-left = Davon ist in deinem Vorrat nichts mehr übrig.
no-site = In Startgebieten und bei Blockiermarkern wird nicht gebaut.
nobody-there = Dort brauchst du eine Landeinheit; eine Mauer darf auch eine eigene Siedlung schützen.
built-already = Dort steht schon eine.
enemy-there = Dort stehen Feinde.
unit-limit = Deine Bevölkerung trägt keine weiteren Einheiten.
not-at-home = Das geht nur im Startgebiet oder bei einer eigenen Siedlung, die du kontrollierst; Schiffe kommen auf einen Abschnitt daneben.
ziggurat-complete = Deine Zikkurat ist vollendet.
too-few-people = Die nächste Ebene verlangt mehr Bevölkerung.
gardens-done = Alle Teile der Gärten sind gebaut.
garden-condition = Du erfüllst die Bedingungen dieses Teils nicht.

ask-research-left = Was erforschst du? { $left ->
    [0] Keine Entdeckung übrig.
    [one] Eine Entdeckung übrig.
   *[other] { $left } Entdeckungen übrig.
}
research-discover = Entdecken: { $action }
research-convert = Ton in Tafeln umwandeln
research-researched = Fertig
no-tablet = Eine Entdeckung kostet eine Tafel.
level-at-top = Diese Technologie ist auf ihrer höchsten Stufe.
discovered-enough = Es ist keine Entdeckung mehr übrig.
no-clay = Dir fehlt der Ton.
converted-already = Ton wird nur einmal umgewandelt.
half-is-over = Dieser Teil der Aktion ist schon abgeschlossen.
ask-discover = Welche Technologie entdeckst du?
discover-learn = { $action }

ask-gather-left = Sammeln oder handeln: noch { $left }-mal sammeln, { $trades }-mal handeln. Wähle Ressourcen, Gebiete und Handelsplätze.
gather-gather = { $basic } aus dem Startgebiet
gather-harvest = Von der Siedlung: { $area }
gather-forage = Von einer Einheit: { $area }
gather-fish = Vom Schiff auf { $section }, { $bank }
gather-trade = Handel: { $slot }
gather-gathered = Fertig
gathered-enough = Mehr gibt deine Karte nicht her.
source-used = Hier hast du schon gesammelt: Jede Quelle gibt nur einmal etwas.
no-settlement-there = Dort hast du keine Siedlung.
barren = In Startgebieten und bei Blockiermarkern wird nichts gesammelt.
traded-enough = Öfter handelt deine Karte nicht.
no-token = Dort liegt kein Marker.
trade-level = Auf dieser Stufe handelt deine Karte nicht.
trade-ship = Dieser Platz verlangt ein Schiff auf der Karte.
trade-price = Den Preis links auf dem Marker kannst du nicht zahlen.
ask-take-left = Welche Ressource nimmst du? Noch { $left }.
take-any-take = { $basic }
take-in-order = Nenne die Ressourcen der Reihe nach.

ask-raise-left = Welche Einheit hebst du aus, und wo? Noch { $left }.
raise-raise = { $troop }: { $area }
raise-raised = Keine weitere ausheben
unit-not-known = Diese Einheit kennt deine Kriegstechnologie noch nicht.
no-wood = Eine Einheit kostet Holz.
raise-at-home = Einheiten werden im Startgebiet oder bei einer eigenen Siedlung ausgehoben.
ask-grow = Um wie viel wächst deine Bevölkerung?
grow-grow = { $steps ->
    [one] Ein Schritt
   *[other] { $steps } Schritte
}
one-step-only = Mit deiner Karte wächst die Bevölkerung um einen Schritt.
not-drawn = Das kann nicht gezogen werden.

takes-role = { $player } nimmt Rolle { $role }.
chooses-empire = { $player } führt die { $empire }.
chooses-home = { $area } ist das Startgebiet der { $empire }.
no-colony = Die { $empire } stellen keine Siedlung.
founds-colony = { $area }: Die { $empire } beginnen mit einer Siedlung und einer Mauer.
launches-ship = Die { $empire } beginnen mit einem Schiff auf { $section }.
garden-revealed = Der nächste Teil der Gärten liegt offen.
round = Runde { $n }.
turn = Die { $empire } sind am Zug.
acts = Die { $empire } führen die Aktion „{ $action }“ aus ({ $technology }).
takes-die = Die { $empire } nehmen einen Würfel ({ $colour }).
rolls = Die { $empire } würfeln „{ $sign }“ ({ $colour }).
rerolls = Die { $empire } bezahlen für einen neuen Wurf.
rerolls-free = Die { $empire } werfen kostenlos neu.
rests = Die { $empire } aktivieren keine Einheit mehr.
marches = Ein { $kind } der { $empire } marschiert: { $origin } → { $goal }.
hauls = Ein { $kind } der { $empire } marschiert mit einem Rammbock: { $origin } → { $goal }.
sails = Ein Schiff der { $empire } fährt von { $origin } nach { $goal }.
builds-no-more = Die { $empire } bauen nichts mehr.
builds-ship = Die { $empire } bauen ein Schiff auf { $section }.
builds-ram = { $area }: Die { $empire } bauen einen Rammbock.
builds-settlement = { $area }: Die { $empire } gründen eine Siedlung.
builds-wall = { $area }: Die { $empire } bauen eine Mauer.
raises-ziggurat = Die Zikkurat der { $empire } erreicht Ebene { $n }.
builds-garden = Die { $empire } bauen den nächsten Teil der Hängenden Gärten für { $price }.
gardens-complete = Die Hängenden Gärten sind vollendet: Diese Runde ist die letzte.
stops-research = Die { $empire } beenden ihre Forschung.
converts = Die { $empire } machen aus { $clay } Ton { $tablets ->
    [one] 1 Tafel
   *[other] { $tablets } Tafeln
}.
discovers = Die { $empire } entdecken { $technology }.
gathers-no-more = Die { $empire } sammeln und handeln nicht mehr.
gathers = { $area }: Die { $empire } sammeln { $good }.
trades = Die { $empire } tauschen { $gives } gegen { $gets }.
claims = Auf Handelsplatz { $slot } steht nun eine Amphore der { $empire }.
pays-owner = Die { $empire } zahlen den { $owner }n { $gives }.
takes-good = Die { $empire } nehmen { $good }.
takes-bones = Die { $empire } nehmen { $n } Knöchelchen.
raises-no-more = Die { $empire } heben keine Einheit mehr aus.
raises = { $area }: Die { $empire } heben { $kind-id ->
    [archer] einen Bogenschützen
    [rider] einen Reiter
    [chariot] einen Streitwagen
   *[spearman] einen Speerträger
} aus.
feeds = Die { $empire } geben { $n } Nahrung aus.
