import type { AskedForm } from './asked-form.js';

export const askedForm: AskedForm = {
  sharp: {
    asAsked:
      '{Leg|Legen Sie} fest, was nicht fehlen darf, {bring|bringen Sie} es in genau die verlangte Form, ohne etwas davor oder danach, und {lass|lassen Sie} Namen und Zahlen genau.',
    onePick:
      '{Entscheide dich|Entscheiden Sie sich} für genau eines und {nenne|nennen Sie} es zuerst, {stütz|stützen Sie} die Begründung auf das hier Gesagte und {füg|fügen Sie} in einer Zeile an, was dagegen sprechen könnte.',
    eachInTurn:
      '{Gib|Geben Sie} für jedes eine Zeile in der gegebenen Reihenfolge: zuerst das Ergebnis, dann in wenigen Worten, was den Ausschlag gibt.',
    twofold:
      '{Erledige|Erledigen Sie} alles Verlangte in der genannten Reihenfolge, {setz|setzen Sie} Zusammengehöriges in eine Zeile und {knüpf|knüpfen Sie} jeden Teil genau an das hier Gegebene.',
    scaled:
      '{Sag|Sagen Sie} zuerst, womit {du umrechnest|Sie umrechnen}, {rechne|rechnen Sie} jeden Wert in der gegebenen Reihenfolge um, {runde|runden Sie} so, wie man ihn in der Praxis verwendet, und {sag|sagen Sie}, wo das etwas ändert.',
    wordAlone:
      '{Denk|Denken Sie} es für {dich|sich} durch, {stell|stellen Sie} der ersten Eingebung die nächstbeste gegenüber und {antworte|antworten Sie} nur mit dem Ergebnis: keine Begründung, keine zweite Möglichkeit, kein Punkt.',
    sumUp:
      '{Setz|Setzen Sie} das Ergebnis oder die Kernaussage in den Hauptsatz, {behalt|behalten Sie} was dem Text sonst wichtig ist, mit den Namen und Zahlen, an denen alles hängt, {lass|lassen Sie} Beispiele und Nebensachen weg und {schreib|schreiben Sie} so, dass man es beim ersten Lesen versteht.',
    inSentence:
      '{Gib|Geben Sie} zuerst die Antwort selbst, mit einem konkreten Detail statt eines allgemeinen Worts, in nicht mehr Sätzen als verlangt, beim ersten Lesen verständlich.',
    sentenceMade:
      '{Bau|Bauen Sie} ihn auf ein anschauliches Bild und ein starkes Verb statt auf Adjektive, {gib|geben Sie} allem Verlangten ungezwungen seinen Platz und {wähl|wählen Sie} die Fassung, die sich am leichtesten vorlesen lässt.',
    markup:
      '{Mach|Machen Sie} es gültig, sodass ein Programm es ohne Änderung liest: alle Werte erhalten, derselbe Name für dasselbe, Zahlen als Zahlen, Sonderzeichen in Anführungszeichen oder maskiert, und nichts darum herum.',
    inRow:
      '{Gib|Geben Sie} alles Verlangte an, jeden Eintrag einmal und genau geschrieben, {nimm|nehmen Sie} nichts auf, was nicht dazugehört, und {füg|fügen Sie} nichts hinzu: keine Überschrift, keine Nummern, keine Bemerkungen.',
    codeAlone:
      '{Sorg|Sorgen Sie} dafür, dass es auch mit schwierigen Eingaben zurechtkommt (leer, sehr lang, ungewöhnliche Zeichen), {prüf|prüfen Sie} es im Stillen an einer davon und {gib|geben Sie} nur den Code zurück, fertig zum Kopieren.',
    correctAlone:
      '{Verbessere|Verbessern Sie} nur die Fehler, {lass|lassen Sie} Sinn und Ton, wie sie sind, und {gib|geben Sie} nichts als den verbesserten Text zurück.',
    markupMade:
      '{Mach|Machen Sie} es gültig, sodass ein Programm es unverändert lesen kann: genau die verlangten Schlüssel, glaubhafte und zueinander passende Werte, Zahlen als Zahlen, und nichts darum herum.',
    inRowEach:
      '{Gib|Geben Sie} zu jedem Gegebenen genau einen Eintrag, in derselben Reihenfolge und genau geschrieben, und {füg|fügen Sie} nichts hinzu: keine Überschrift, keine Nummern, keine Bemerkungen.',
    plotSentence:
      '{Sag|Sagen Sie} darin, wer was will, was im Weg steht und, falls es nicht offenbleiben soll, wie es ausgeht, mit einer Einzelheit, die in keine andere Geschichte passt.',
  },
  bullets: {
    formAsked: 'Form: genau die verlangte, nichts davor oder danach',
    mustStay: 'Inhalt: was nicht fehlen darf, in so wenigen Worten wie möglich',
    onlyOne: 'Wahl: genau eine, zuerst genannt',
    tiedReason: 'Begründung: auf das hier Gesagte bezogen, nicht auf alles passend',
    speaksAgainst: 'Dagegen: was dagegen sprechen könnte, in einer Zeile',
    eachResult: 'Ergebnis: eine Zeile für jedes, in der gegebenen Reihenfolge',
    eachDecided: 'Begründung: was jeweils den Ausschlag gibt, in wenigen Worten',
    eachAsked: 'Teile: alles Verlangte, in der genannten Reihenfolge; Zusammengehöriges in einer Zeile',
    factor: 'Faktor: womit umgerechnet wird, zuerst genannt',
    allConverted: 'Werte: jeder umgerechnet, in der gegebenen Reihenfolge',
    rounded: 'Rundung: so, wie man es in der Praxis verwendet, gesagt, wo das etwas ändert',
    thoughtSilently: 'Überlegung: im Stillen, die erste Eingebung gegen die nächstbeste',
    resultOnly: 'Antwort: nur das Ergebnis, in der verlangten Form',
    noneAround: 'Darum herum: keine Begründung, keine zweite Möglichkeit, kein Punkt',
    mainClaim: 'Hauptsatz: das Ergebnis oder die Kernaussage',
    hangsOn: 'Behalten: die Namen und Zahlen, an denen alles hängt',
    atOnce: 'Länge: beim ersten Lesen verstanden',
    mainCore: 'Antwort: sie selbst zuerst, mit einem konkreten Detail statt eines allgemeinen Worts',
    factBehind: 'Alles andere Verlangte: in einer eigenen Zeile',
    noSecond: 'Wörter: keine, die man erst erklären müsste',
    onePicture: 'Bild: eines, anschaulich',
    strongWord: 'Verb: ein starkes statt Adjektiven',
    saidAloud: 'Klang: leicht vorzulesen',
    parses: 'Syntax: gültig, von einem Programm unverändert lesbar',
    recordEach: 'Inhalt: jeder Wert erhalten, in der gegebenen Reihenfolge',
    fieldsSame: 'Namen: derselbe für dasselbe; Zahlen als Zahlen',
    plausible: 'Werte: glaubhaft und untereinander stimmig',
    leftEmpty: 'Fehlende Werte, falls vorhanden: leer gelassen, nie ergänzt',
    bareOutput: 'Ausgabe: nichts davor oder danach',
    onceSpelled: 'Einträge: jeder einmal, genau geschrieben',
    signBetween: 'Dazwischen: das verlangte Zeichen, keines hinter dem letzten',
    asAppears: 'Reihenfolge: wie im Gegebenen',
    noHalf: 'Vollständig: jeder Treffer, auch was nur nebenbei erwähnt ist',
    nothingBeside: 'Darum herum: keine Überschrift, keine Nummern, keine Bemerkungen',
    awkwardInputs: 'Eingaben: auch schwierige (leer, sehr lang, ungewöhnliche Zeichen)',
    silentTest: 'Prüfung: im Stillen, an einer üblichen und einer schwierigen Eingabe',
    codeOutput: 'Ausgabe: nur der Code, fertig zum Kopieren',
    columnsNamed: 'Spalten: im Kopf benannt, mit Einheit, wo es eine gibt',
    rowEach: 'Zeilen: eine für jedes, in der Reihenfolge, die man erwartet',
    cellsShort: 'Zellen: kurz, Zahlen gleich genau, Unsicheres gekennzeichnet',
    keysAsked: 'Schlüssel: genau die verlangten, Zahlen als Zahlen',
    oneForEach: 'Einträge: einer zu jedem Gegebenen, in derselben Reihenfolge',
    countedWords: 'Länge: vor der Ausgabe nachgezählt und im verlangten Rahmen',
    plotWho: 'Kern: wer was will, was im Weg steht',
    plotDetail: 'Einzelheit: eine, die in keine andere Geschichte passt',
  },
  guided: {
    asAskedCut:
      '{Notiere|Notieren Sie} für {dich|sich}, was nicht fehlen darf, und {gib|geben Sie} es dann in der verlangten Form, ohne etwas drumherum.',
    onePickWeigh:
      '{Wäg|Wägen Sie} zwei oder drei ab, ohne sie zu zeigen, und {gib|geben Sie} dann nur das Passendste, mit Begründung.',
    eachGive: '{Geh|Gehen Sie} sie der Reihe nach einzeln durch und {kennzeichne|kennzeichnen Sie} Zweifelsfälle.',
    twofoldGive:
      '{Klär|Klären Sie}, was im Gegebenen für jeden verlangten Teil den Ausschlag gibt, und {gib|geben Sie} dann einen nach dem anderen, ohne Bemerkungen darum herum.',
    scaledCheck:
      '{Rechne|Rechnen Sie} Wert für Wert um, {prüf|prüfen Sie} einen davon rückwärts und {gib|geben Sie} dann das ganze Ergebnis mit Einheiten.',
    silentThink:
      '{Entscheide|Entscheiden Sie} es für {dich|sich}, {halte|halten Sie} es noch einmal gegen das, was genau verlangt ist, und {antworte|antworten Sie} mit nichts als dem Ergebnis.',
    threeTries:
      '{Probier|Probieren Sie} für {dich|sich} drei Fassungen und {gib|geben Sie} nur die, die mit den wenigsten Wörtern am meisten sagt.',
    markupSteps:
      '{Leg|Legen Sie} zuerst die Felder und ihre Typen fest, {füll|füllen Sie} einen Datensatz nach dem anderen, {prüf|prüfen Sie}, ob ein Programm es lesen könnte, und {gib|geben Sie} nur das.',
    rowSteps:
      '{Sammle|Sammeln Sie} sie für {dich|sich}, {streiche|streichen Sie} Doppeltes und was nicht passt, und {gib|geben Sie} nur, was bleibt.',
  },
};
