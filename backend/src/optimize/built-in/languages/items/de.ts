import type { ItemPhrases } from './en.js';

export const deItems: ItemPhrases = {
  sharp: {
    takeLines:
      '{Nenn|Nennen Sie} jedes einmal, auf einer eigenen Zeile und wie im Text geschrieben, auch was nur nebenbei erwähnt ist, und {füge|fügen Sie} nichts Eigenes hinzu.',
    takeKinds:
      '{Führ|Führen Sie} jede Art getrennt auf oder auf einer Zeile, was zusammengehört, jeden Eintrag einmal und wie im Text geschrieben, auch was nur nebenbei erwähnt ist.',
    takeBare: '{Gib|Geben Sie} nur das Gefragte an, eins pro Zeile, so wie es dasteht.',
    takeEach:
      '{Geh|Gehen Sie} den ganzen Text durch und {hol|holen Sie} alles Verlangte heraus und nichts, was ihm nur ähnelt, jedes einmal, in der Reihenfolge und Schreibweise des Textes, und {sag|sagen Sie}, wenn es nichts gibt.',
    takeSides:
      '{Stell|Stellen Sie} in zwei Listen zusammen, was im Text dafür und was dagegen spricht, je Zeile ein kurzer Punkt, nah an seinen Worten und mit seinen Zahlen, ohne eigenes Urteil.',
    takeWorked:
      '{Übernimm|Übernehmen Sie} Namen so, wie sie dastehen, {rechne|rechnen Sie} aber aus, was der Text nur indirekt angibt (zwei Jahre später, derselbe, doppelt so viel), und {setz|setzen Sie} den Wert selbst ein.',
    takeOut:
      '{Geh|Gehen Sie} den ganzen Text durch und {hol|holen Sie} heraus, was verlangt ist, Namen, Daten und Zahlen genau wie geschrieben, jedes einmal und in der Reihenfolge des Auftretens, und {sag|sagen Sie}, wenn etwas Verlangtes fehlt.',
    rating:
      '{Schreib|Schreiben Sie} die Bewertung allein in die erste Zeile und {sag|sagen Sie} dann, was im Text dafür und was dagegen spricht, mit je ein paar zitierten Wörtern.',
    statements:
      '{Gib|Geben Sie} zu jeder zuerst das Urteil und dann in einem Satz, woran es liegt; {stell|stellen Sie} Falsches richtig und {sag|sagen Sie}, wo etwas nur teilweise stimmt.',
    arrange:
      '{Gib|Geben Sie} alle als nummerierte Liste vom ersten bis zum letzten, jeweils mit dem Datum, dem Wert oder dem Grund für den Platz, und {sag|sagen Sie}, wo zwei nah beieinanderliegen oder etwas unsicher ist.',
    arrangeAsIs:
      '{Gib|Geben Sie} alle wieder, eins pro Zeile und genau so geschrieben wie hier, ohne etwas wegzulassen oder hinzuzufügen.',
    pairs:
      '{Schreib|Schreiben Sie} ein Paar pro Zeile, in der Reihenfolge der ersten Liste, mit wenigen Worten dazu, was beide verbindet, und {sag|sagen Sie}, wenn etwas nirgends passt.',
    select:
      '{Nenne|Nennen Sie} in der ersten Zeile alle, die zutreffen, {ergänze|ergänzen Sie} ein paar Worte zu jedem, an dem man zweifeln könnte, ob drin oder draußen, und {sag|sagen Sie} es, wo es an der Definition hängt.',
    tally:
      '{Gib|Geben Sie} die Zahl in der ersten Zeile, {führ|führen Sie} dann einzeln auf, was gezählt wurde, damit ich es prüfen kann, und {sag|sagen Sie}, was als eins zählt, wenn man es auf zwei Arten verstehen kann.',
    cells:
      '{Gib|Geben Sie} die ganze Tabelle zurück, Zeilen und Spalten unverändert, jede leere Zelle kurz und in der ganzen Spalte gleich ausgefüllt, und {markiere|markieren Sie} unsichere Werte.',
    sequence:
      '{Gib|Geben Sie} in der ersten Zeile, was folgt, dann die Regel in einem Satz, an jedem gegebenen Schritt gezeigt; passt auch eine andere Regel, {nenne|nennen Sie} sie.',
    synonyms:
      '{Gib|Geben Sie} jedem Wort eine Zeile, die treffendste Entsprechung zuerst und in derselben Wortart, und {sag|sagen Sie} bei mehreren Bedeutungen, welche gemeint ist.',
    rhymes:
      '{Gib|Geben Sie} zuerst reine Reime und davon getrennt unreine, geordnet nach Silbenzahl und nur mit Wörtern, die wirklich gebraucht werden.',
    describing:
      '{Wähle|Wählen Sie} Wörter, die jeweils etwas anderes sagen, das treffendste zuerst, und {füg|fügen Sie} mit wenigen Worten an, woran man es merkt.',
    extractTable:
      '{Gib|Geben Sie} jedem Fund eine eigene Zeile mit einer Spalte für jede gefragte Angabe, jede Art gleich geschrieben, {beurteile|beurteilen Sie} nach dem Text, was zu beurteilen ist, und {lass|lassen Sie} eine Zelle nur leer, wo der Text keinen Anhalt gibt.',
    extractJson:
      '{Gib|Geben Sie} nur gültiges JSON zurück, mit denselben Feldern für jeden Eintrag, Zahlen als Zahlen, vollständige Datumsangaben als Jahr-Monat-Tag, alles andere im Wortlaut des Textes und null, wo der Text nichts sagt.',
    takeDates:
      '{Gib|Geben Sie} jedem eine Zeile, zuerst Datum oder Uhrzeit, dahinter, wofür und für wen es gilt, nach der Zeit geordnet, und {lass|lassen Sie} ein ungefähres Datum so ungefähr, wie es dasteht.',
    takeTold:
      '{Gib|Geben Sie} jedem Feld eine eigene Zeile in der verlangten Reihenfolge, vorn seinen Namen, dahinter die kürzesten Worte des Textes, die es füllen, und {trag|tragen Sie} nichts ein, was nur daraus zu folgen scheint.',
  },
  bullets: {
    findLines: 'Einträge: jeder einmal, auf einer eigenen Zeile',
    findBare: 'Einträge: nur das Gefragte, eins pro Zeile',
    kindsApart: 'Arten: getrennt; was zusammengehört, auf einer Zeile',
    sidesApart: 'Listen: was dafür und was dagegen spricht, getrennt',
    sidesShort: 'Punkte: einer pro Zeile, kurz, nah an den Worten des Textes, mit seinen Zahlen',
    sidesText: 'Inhalt: nur was der Text sagt, kein eigenes Urteil',
    onlyDenied: 'Was der Text nur verneint: als solches gekennzeichnet',
    typedValues:
      'Werte: Zahlen als Zahlen, vollständige Datumsangaben als Jahr-Monat-Tag, alles andere im Wortlaut des Textes',
    cellValues: 'Werte: jede Art gleich geschrieben; was zu beurteilen ist, nach dem Text beurteilt',
    workedOut:
      'Indirekte Werte (zwei Jahre später, derselbe): errechnet, wenn der Text genug hergibt, sonst in seinen Worten',
    asInText: 'Schreibweise: genau wie im Text',
    labelRival: 'Zweite Kategorie: nur wenn sie nahekommt, mit dem Grund, warum sie es nicht ist',
    ratingFirst: 'Bewertung: nur die Zahl, in der ersten Zeile',
    ratingBoth: 'Begründung: was dafür und was dagegen spricht, je ein paar Wörter zitiert',
    ratingNear: 'Benachbarter Wert: warum nicht eine Stufe mehr oder weniger, in einem Satz',
    verdictEach: 'Urteil: zuerst, zu jeder eines, in der vorgegebenen Reihenfolge',
    decidedBy: 'Begründung: woran es liegt, in einem Satz',
    putRight: 'Falsches: was stattdessen richtig ist',
    partlyTrue: 'Nur teilweise richtig: benannt, mit dem betreffenden Teil',
    allInOrder: 'Reihenfolge: alle, nummeriert vom ersten bis zum letzten, nichts weggelassen oder ergänzt',
    placedBy: 'Daneben: das Datum, der Wert oder der Grund für den Platz',
    closeCalls: 'Knappe oder unsichere Plätze: benannt, mit dem, wovon sie abhängen',
    asSpelled: 'Schreibweise: genau wie hier, eins pro Zeile',
    pairEach: 'Paare: eins pro Zeile, in der Reihenfolge der ersten Liste',
    pairSign: 'Begründung: was beide verbindet, in wenigen Worten',
    pairLeft: 'Übriges oder Zweifelhaftes: benannt, nicht in ein Paar gezwungen',
    pickedFirst: 'Antwort: alle, auf die es zutrifft, in der ersten Zeile',
    pickedWhy: 'Grund: ein paar Worte zu jedem, an dem man zweifeln könnte, drin oder draußen',
    pickedEdge: 'Grenzfälle: benannt, mit der Definition, von der sie abhängen',
    tallyFirst: 'Zahl: in der ersten Zeile',
    tallyShown: 'Zählung: einzeln aufgeführt, damit ich sie prüfen kann',
    tallyRule: 'Was als eins zählt: gesagt, wo man es auf zwei Arten verstehen kann',
    cellsAll: 'Tabelle: vollständig, Zeilen und Spalten unverändert, keine Zelle leer',
    cellsSame: 'Einträge: kurz, in der ganzen Spalte gleiche Form und Einheit',
    cellsDoubt: 'Zweifelhafte Werte: gekennzeichnet',
    seriesNext: 'Antwort: was folgt, in der ersten Zeile',
    seriesRule: 'Regel: in einem Satz, an jedem gegebenen Schritt gezeigt',
    seriesOther: 'Andere Regel: genannt, wenn sie auch passt',
    threeEach: 'Anzahl: zwei oder drei je Wort, das treffendste zuerst',
    sameClass: 'Form: dieselbe Wortart wie das gegebene Wort',
    senseMeant: 'Mehrere Bedeutungen: zu welcher jedes gehört',
    rhymesTrue: 'Reihenfolge: reine Reime zuerst, unreine getrennt davon',
    rhymesGroup: 'Gruppen: nach Silbenzahl',
    rhymesReal: 'Auswahl: Wörter, die wirklich gebraucht werden',
    wordsDiffer: 'Auswahl: Wörter, die jeweils etwas anderes sagen',
    wordsShow: 'Daneben: woran man es merkt, in wenigen Worten',
    bestFirst: 'Reihenfolge: das treffendste zuerst',
    tableRows: 'Zeilen: eine je Fund, mit einer Spalte für jede verlangte Angabe',
    emptyCell: 'Lücken: leere Zelle nur, wo der Text keinen Anhalt gibt',
    jsonFields: 'Felder: dieselben für jeden Eintrag, mit Namen, die den Inhalt benennen',
    jsonNull: 'Lücken: null, wo der Text nichts sagt',
    jsonOnly: 'Ausgabe: gültiges JSON und nichts drum herum',
    dateLines: 'Zeilen: zuerst das Datum, dann wofür und für wen es gilt',
    datesByTime: 'Reihenfolge: nach der Zeit, das Nächste zuerst',
    datesVague: 'Ungefähre Daten: so, wie sie dastehen, keines genauer gemacht',
  },
  guided: {
    workOut:
      '{Rechne|Rechnen Sie} zuerst aus, was der Text nur indirekt angibt, soweit er dafür genug hergibt, und {setz|setzen Sie} dann die Werte ins Ergebnis ein.',
    textThrough:
      '{Geh|Gehen Sie} den Text vom ersten bis zum letzten Satz durch und {notiere|notieren Sie} alles, was passt.',
    textOrder: '{Gib|Geben Sie} jeden einmal an, in der Reihenfolge und Schreibweise des Textes.',
    sidesSort:
      '{Geh|Gehen Sie} den Text Satz für Satz durch, {ordne|ordnen Sie} jeden Punkt der Seite zu, für die er spricht, und {gib|geben Sie} nur die beiden Listen.',
    textBare: '{Ordne|Ordnen Sie} es ohne Wiederholungen, mit den Worten des Textes.',
    placeValues: '{Schreib|Schreiben Sie} daneben das Datum, den Wert oder den Grund, der über den Platz entscheidet.',
    placeOrder: '{Gib|Geben Sie} dann die fertige Reihenfolge, nummeriert und vollständig.',
    placeDoubts: '{Sag|Sagen Sie}, welche Plätze knapp oder unsicher sind und warum.',
    labelSigns: '{Wäg|Wägen Sie} im Stillen ab, was für welche Zuordnung spricht.',
    labelGive: '{Schreib|Schreiben Sie} die Zuordnung in eine eigene Zeile, mit dem, was am meisten zählt.',
    labelDoubt: 'Liegen zwei nah beieinander, {sag|sagen Sie} es und {nenne|nennen Sie} die zweite.',
    itemCriterion: '{Sag|Sagen Sie} in einer Zeile, was entscheidet, damit für alle dasselbe Maß gilt.',
    itemEach: '{Geh|Gehen Sie} alles in der vorgegebenen Reihenfolge durch, jeweils mit dem, was entscheidet.',
    itemResult: '{Gib|Geben Sie} dann das fertige Ergebnis und {prüf|prüfen Sie}, dass nichts fehlt oder doppelt ist.',
    ratingSigns: '{Zitiere|Zitieren Sie}, was für eine hohe Bewertung spricht, dann, was für eine niedrige.',
    ratingGive:
      '{Schreib|Schreiben Sie} die Bewertung in eine eigene Zeile und {sag|sagen Sie}, was den Ausschlag gab.',
    ratingShift: '{Sag|Sagen Sie} in einem Satz, warum nicht eine Stufe mehr oder weniger.',
    claimRead: '{Sag|Sagen Sie} in wenigen Worten, was jede Aussage genau behauptet.',
    claimVerdict: '{Gib|Geben Sie} zu jeder das Urteil und woran es liegt.',
    claimRight: '{Stell|Stellen Sie} Falsches richtig und {markiere|markieren Sie}, was nur teilweise stimmt.',
    tallyCriterion: '{Sag|Sagen Sie} in einer Zeile, was als eins zählt.',
    tallyGo: '{Führ|Führen Sie} nummeriert auf, was gezählt wird.',
    tallyEnd: '{Schreib|Schreiben Sie} die Zahl in eine eigene Zeile, durch zweites Zählen geprüft.',
    cellsColumns: '{Sag|Sagen Sie} in einer Zeile, was jede Spalte enthält und in welcher Einheit.',
    cellsFill: '{Füll|Füllen Sie} jede leere Zelle aus und {gib|geben Sie} die ganze Tabelle zurück.',
    cellsMark: '{Markiere|Markieren Sie} unsichere Werte und {sag|sagen Sie}, warum.',
    seriesSteps: '{Schreib|Schreiben Sie} auf, was sich von einem zum nächsten ändert.',
    seriesTest: '{Nenne|Nennen Sie} die Regel und {prüf|prüfen Sie} sie an jedem gegebenen Schritt.',
    seriesGive: '{Schreib|Schreiben Sie} in eine eigene Zeile, was folgt.',
    wordSenses: '{Sag|Sagen Sie}, in welcher Bedeutung jedes Wort genommen wird.',
    wordMatches: '{Gib|Geben Sie} die Entsprechungen, die treffendste zuerst.',
    wordSwap:
      '{Probier|Probieren Sie} jede in einem kurzen Satz aus und {markiere|markieren Sie}, was nicht überall passt.',
    rhymeSound: '{Nenne|Nennen Sie} den Klang, der vom letzten betonten Vokal an übereinstimmen muss.',
    rhymeList: '{Gib|Geben Sie} reine Reime nach Silbenzahl und getrennt davon unreine.',
    rhymeBest: '{Markiere|Markieren Sie} die drei, die sich am leichtesten verwenden lassen.',
    describeSides: '{Nenne|Nennen Sie} die Seiten, die die Wörter abdecken sollten.',
    describeGive: '{Gib|Geben Sie} die Wörter, jeweils mit dem, woran man es merkt.',
    describeCheck: '{Ersetz|Ersetzen Sie} eins von zweien, die fast dasselbe sagen.',
    fillForm: '{Bring|Bringen Sie} jeden Wert in die verlangte Form, mit den Worten des Textes.',
    fillTyped:
      '{Bring|Bringen Sie} jeden Wert in die verlangte Form, Gleichartiges gleich geschrieben, alles andere im Wortlaut des Textes.',
    datesGive:
      '{Gib|Geben Sie} sie nach der Zeit geordnet an, jeweils mit dem, wofür sie gelten, und {lass|lassen Sie} Daten weg, an denen nichts fällig ist.',
  },
};
