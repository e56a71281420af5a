import type { SmallTasks } from './small-tasks.js';

export const smallTasks: SmallTasks = {
  sharp: {
    analysisAsked:
      '{Nenne|Nennen Sie} das Ergebnis im ersten Satz, {geh|gehen Sie} dann die hier genannten Gesichtspunkte einzeln durch, jeden mit belegenden Einzelheiten, und {sag|sagen Sie}, wo man es anders sehen kann.',
    sentencesUse:
      'Jeder Satz soll durch seinen Zusammenhang zeigen, was das Wort oder Muster bedeutet, richtig und natürlich verwendet, jeder in einer anderen Alltagssituation.',
    markFirst:
      '{Gib|Geben Sie} zuerst die Note, dann die Wörter oder Einzelheiten, die sie entscheiden, und {sag|sagen Sie}, was sie davon abhält, eine Stufe höher oder tiefer zu sein.',
    paraphraseTwo:
      '{Ändere|Ändern Sie} Wörter und Satzbau, {behalte|behalten Sie} Sinn und alle Fakten bei, {übernimm|übernehmen Sie} keine Wendung und {gib|geben Sie} eine einzige, fertige Fassung.',
    shortenTwo:
      '{Streiche|Streichen Sie} zuerst Wiederholungen, Füllwörter und Nebensächliches, {behalte|behalten Sie} alles, wovon der Sinn abhängt und {gib|geben Sie} eine einzige, fertige Fassung.',
    simplifyTwo:
      '{Verwende|Verwenden Sie} kurze Sätze und alltägliche Wörter, {ersetze|ersetzen Sie} oder {erkläre|erklären Sie} jeden Fachbegriff in wenigen Worten, {lass|lassen Sie} keine Aussage weg und {gib|geben Sie} eine einzige, fertige Fassung.',
    changeShown:
      '{Gib|Geben Sie} zuerst das ganze Ergebnis, fertig zum Kopieren, ohne dass etwas verloren geht oder dazukommt, und {sag|sagen Sie} nur, wenn es auf zwei Arten ginge, darunter in einer Zeile, welche es ist.',
    sumHead:
      '{Gib|Geben Sie} zuerst das Ergebnis, mit Einheit, falls es eine hat, dann die Rechnung in einer Zeile und den Kniff oder Überschlag, mit dem man es im Kopf nachprüft.',
    rewriteTwo:
      '{Gib|Geben Sie} zuerst die Fassung, die sich am besten liest, darunter eine zweite mit anderem Satzbau, beide mit allen Fakten, und {sag|sagen Sie} in wenigen Worten, wo die zweite besser wäre.',
    toneTwo:
      '{Lass|Lassen Sie} genau diese Eigenschaft im ganzen Satz spürbar werden und nicht in einem Zusatzwort, die Aussage bleibt, und {gib|geben Sie} eine einzige, fertige Fassung.',
    correctAsked:
      '{Sag|Sagen Sie} zuerst, ob es richtig ist, {nenne|nennen Sie} den Fehler mit seiner Regel in einer Zeile, dann den berichtigten Satz und wo das Original trotzdem durchginge, falls es das tut.',
    translateFit:
      '{Formuliere|Formulieren Sie} wie ein Muttersprachler, so förmlich, direkt oder höflich wie das Original, {gib|geben Sie} zuerst diese eine Fassung, fertig zum Kopieren, und darunter in einer Zeile die Stelle, die man auch anders fassen könnte, mit dem anderen Wortlaut.',
    translateTone:
      '{Triff|Treffen Sie} den gewünschten Ton durch Anrede und feste Wendungen dieser Sprache, auch wenn das vom Wortlaut wegführt; {gib|geben Sie} eine Fassung und darunter in einer Zeile, woran der Ton hängt.',
    translateSign:
      '{Formuliere|Formulieren Sie} es, wie solche Schilder dort lauten, mit der festen Wendung, falls es eine gibt, kurz wie üblich, und {sag|sagen Sie} darunter in einer Zeile, was das wörtlich heißt, falls es abweicht.',
    formJoined:
      '{Verbinde|Verbinden Sie} sie so, dass man sieht, wie sie zusammenhängen (Grund, Zeit, Gegensatz), nichts doppelt und nichts weggelassen, und {gib|geben Sie} darunter eine zweite Möglichkeit mit dem Unterschied in der Betonung.',
    wordQuoted:
      '{Zitiere|Zitieren Sie} genau das Gesuchte, alles davon, in der Reihenfolge, in der es dasteht, und {sag|sagen Sie} nur dort, wo man sich irren könnte, woran man es erkennt.',
    convertUnit:
      '{Gib|Geben Sie} zuerst das Ergebnis mit Einheit, so gerundet, wie man es verwendet, dann den Faktor oder die Formel mit den eingesetzten Zahlen und eine Faustregel fürs Kopfrechnen.',
    gapFilled:
      '{Gib|Geben Sie} das Ganze mit dem am besten Passenden in Fettdruck aus und {sag|sagen Sie} in wenigen Worten, warum es passt.',
    endSentence:
      '{Gib|Geben Sie} den ganzen Satz mit einem Schluss, der zu Grammatik und Ton passt und etwas Bestimmtes sagt, dann zwei weitere, die deutlich anders weitergehen.',
    applyBare:
      '{Beginne|Beginnen Sie} mit einem Grund statt mit „hiermit bewerbe ich mich“, {zeig|zeigen Sie} zwei Stärken je an einem kurzen Beispiel, mit [Klammern] für alles, was ich nicht gesagt habe, und {schließ|schließen Sie} mit dem Gesprächswunsch.',
    curriculum:
      '{Gib|Geben Sie} ein kurzes Profil, dann die Erfahrung, letzte Stelle zuerst, in Zeilen mit Verb und Ergebnis, dann Kenntnisse, Ausbildung und Sprachen, mit [Klammern] für alles, was ich nicht gesagt habe.',
    dataTable:
      '{Gib|Geben Sie} jedem Eintrag eine eigene Zeile, {übernimm|übernehmen Sie} gegebene Werte unverändert, {fass|fassen Sie} in wenige Worte, was zu erschließen ist, und {schreib|schreiben Sie} die Zellen knapp und in einer Spalte gleich.',
    formalShade:
      '{Verwende|Verwenden Sie} vollständige Sätze, treffende Verben und eine neutrale Anrede, {lass|lassen Sie} Umgangssprache, Kurzformen und Ausrufezeichen weg, {behalte|behalten Sie} alle Fakten bei und {gib|geben Sie} eine einzige, fertige Fassung.',
    politeShade:
      '{Mach|Machen Sie} aus jedem Befehl eine Bitte und aus jedem Vorwurf das, was helfen würde, {lass|lassen Sie} das Gesagte ebenso deutlich, {schmeichle|schmeicheln Sie} niemandem und {gib|geben Sie} eine einzige, fertige Fassung.',
    academicShade:
      '{Formuliere|Formulieren Sie} unpersönlich und mit der gebotenen Vorsicht, {wähle|wählen Sie} genaue Begriffe statt vager, {erfinde|erfinden Sie} weder Quellen noch Zahlen und {gib|geben Sie} eine einzige, fertige Fassung.',
    casualShade:
      '{Verwende|Verwenden Sie} kurze Sätze, Alltagswörter und die Kurzformen, die man spricht, {behalte|behalten Sie} alle Fakten bei und {gib|geben Sie} eine einzige, fertige Fassung.',
    classifyRow:
      '{Gib|Geben Sie} für jede Kategorie eine Liste, jedes Element genau einmal, und {ergänz|ergänzen Sie} nur dort ein paar Worte, wo viele ein Element woanders einordnen würden.',
    classifySeveral:
      '{Nenn|Nennen Sie} alle Kategorien, die zutreffen, die deutlichste zuerst, jede mit den Worten, die sie zeigen, und keine, die nur angedeutet ist.',
    puzzleSmall:
      '{Geh|Gehen Sie} in Gedanken durch, was der Reihe nach geschieht, {nimm|nehmen Sie} jedes Wort, wie es dasteht, {gib|geben Sie} die Antwort in einem Satz mit dem, was entscheidet, und {nenne|nennen Sie} die vorschnelle Antwort, falls es eine gibt.',
    correctToned:
      '{Berichtige|Berichtigen Sie} alle Fehler, {bring|bringen Sie} das Ganze in die gewünschte Art, {behalte|behalten Sie} jede Angabe und {gib|geben Sie} nur den fertigen Text aus.',
    analysis:
      '{Sag|Sagen Sie} im ersten Satz, worauf es hinausläuft, {nimm|nehmen Sie} dann die zwei bis vier Gesichtspunkte, die das tragen, jeden mit einem konkreten Detail als Beleg, und {nenne|nennen Sie}, was man anders sehen könnte.',
    wordsMeeting:
      '{Stell|Stellen Sie} das passendste voran, eins pro Zeile, mit der Bedeutung in wenigen Worten, wo sie nicht jeder kennt, und {lass|lassen Sie} weg, was die Aufgabe nicht ganz erfüllt.',
    improveShown: '{Zeig|Zeigen Sie} dann die eine Änderung, die am meisten brächte, im Wortlaut.',
    wayTold:
      '{Setz|Setzen Sie} das genannte Mittel nur dort ein, wo der Satz dadurch gewinnt, die Aussage bleibt, und {gib|geben Sie} eine einzige, fertige Fassung.',
    pickRow:
      '{Nenn|Nennen Sie} zuerst in einer Zeile die, auf die es zutrifft, dann in einer zweiten die übrigen, nach dem Normalfall, mit einem kurzen Grund nur, wo man zweifeln könnte.',
  },
  bullets: {
    aspectsAsked: 'Gesichtspunkte: genau die hier genannten, jeder mit eigenem Ergebnis',
    useVaried: 'Situationen: aus dem Alltag, jedes Mal eine andere',
    useRight: 'Gebrauch: richtig, mit den Wörtern, die üblicherweise dabeistehen',
    useClear: 'Sätze: der Zusammenhang zeigt, was das Wort oder Muster bedeutet',
    markGiven: 'Note: zuerst, auf der gewünschten Skala',
    markNear: 'Eine Stufe höher, eine tiefer: was jeweils dagegen spricht',
    otherPart: 'Übrige Teile: so ausführlich wie die Ursachen, jeder mit einem konkreten Fall',
    changedLine: 'Zwei mögliche Arten: nur dann darunter eine Zeile, welche es ist',
    headCheck: 'Am Ende: der Kniff oder Überschlag, mit dem man es im Kopf nachprüft',
    bestReads: 'Zuerst: die Fassung, die sich am besten liest, sofort zu verwenden',
    secondBuilt: 'Darunter: eine zweite mit anderem Satzbau, und wo sie besser wäre',
    verdictRight: 'Urteil: zuerst, ob es richtig ist',
    groundedPoint: 'Jeder Punkt: an eine hier genannte Tatsache gebunden; [Klammern], wo eine fehlt',
    unexpected: 'Überraschung: ein Detail, das niemand erwartet und das doch zu allem passt',
    readerFirst: 'Anfang: mit dem, was für die Leser am meisten zählt, ohne Anlauf',
    wordedThere: 'Wortlaut: wie ein Muttersprachler es sagen würde, nicht Wort für Wort',
    addressFit: 'Tonlage: die des Originals, weder steifer noch lockerer',
    toneCarried: 'Ton: der gewünschte, getragen von Anrede und festen Wendungen dieser Sprache',
    signShort: 'Schild: die dort übliche feste Wendung, so kurz wie üblich',
    otherWording: 'Darunter: in einer Zeile die Stelle, die man auch anders lösen könnte, mit der anderen Formulierung',
    joinLink:
      'Verbindung: das Wort oder die Konstruktion, die den Zusammenhang zeigt (Grund, Zeit, Gegensatz, Beschreibung)',
    joinAll: 'Inhalt: alles bleibt, nichts steht doppelt da',
    joinSecond: 'Darunter: eine zweite Möglichkeit mit dem Unterschied in der Betonung',
    quotedAsIs: 'Antwort: genau zitiert, alles davon, in der Reihenfolge des Textes',
    shownBy: 'Woran man es erkennt: in wenigen Worten, nur wo man sich irren könnte',
    resultUnit: 'Ergebnis: zuerst, mit Einheit, so gerundet, wie man es verwendet',
    factorLine: 'Umrechnung: Faktor oder Formel mit den eingesetzten Zahlen, in einer Zeile',
    headRule: 'Am Ende: eine Faustregel fürs Kopfrechnen',
    gapWhole: 'Antwort: das Ganze mit dem Eingesetzten in Fettdruck',
    gapOne: 'Grund: die Regel, die Tatsache oder der Sinn, die entscheiden, in wenigen Worten',
    gapMore: 'Weitere: nur, wenn sie ebenso gut passt',
    endGrammar: 'Grammatik: Zeit, Modus und Person, wie der Anfang sie verlangt',
    endDefinite: 'Schluss: sagt etwas Bestimmtes, keine Floskel',
    endMore: 'Darunter: zwei weitere, die deutlich anders weitergehen',
    applyReason: 'Einstieg: ein Grund, nicht die Ankündigung, dass ich mich bewerbe',
    applyProof: 'Hauptteil: zwei Stärken, auf die es bei der Arbeit ankommt, je an einem kurzen Beispiel',
    applyGaps: 'Von mir nicht gesagt: in [Klammern] mit einem Hinweis, was hineingehört, nichts erfunden',
    curriculumOrder:
      'Reihenfolge: kurzes Profil, Erfahrung mit der letzten Stelle zuerst, Kenntnisse, Ausbildung, Sprachen',
    curriculumLines: 'Jede Stelle: zwei, drei Zeilen, die mit einem Verb beginnen und ein Ergebnis nennen',
    rowsGiven: 'Zeilen: eine je Ding, keines ausgelassen',
    headings: 'Zellen: knapp, in einer Spalte gleich geschrieben',
    valuesKept: 'Werte: gegebene unverändert; was zu erschließen ist, in wenigen Worten',
    shadeVersions: 'Ergebnis: eine einzige Fassung, sofort verwendbar',
    groupedOnce: 'Form: eine Liste je Kategorie, jedes Element genau einmal',
    itemDoubt: 'Grund: ein paar Worte, nur wo man zweifeln könnte',
    surprising: 'Überraschend oder zweifelhaft, falls vorhanden: in ein paar Worten, warum es dort steht',
    noDefinitions: 'Ohne: Einleitung und Definitionen',
    severalFirst: 'Antwort: alle Kategorien, die zutreffen, die deutlichste zuerst',
    severalShown: 'Zu jeder: die Worte, die sie zeigen',
    severalLeft: 'Nur angedeutet, falls vorhanden: weggelassen',
    plainBasis: 'Grundlage: das Gesagte und Alltagswissen, nichts Erfundenes',
    puzzleShort: 'Antwort: ein Satz, mit den ein oder zwei Schritten, die entscheiden',
    puzzleTrap: 'Falle: die vorschnelle Antwort und warum sie falsch ist, falls es eine gibt',
    sampleRun: 'Beispiel: eine kleine Eingabe und was herauskommt',
    improveMost: 'Verbesserung: die Änderung, die am meisten brächte, im Wortlaut gezeigt',
    meetAll: 'Auswahl: nur Wörter, die das Verlangte ganz erfüllen',
    glossed: 'Bedeutung: in wenigen Worten, wo nicht jeder sie kennt',
    conditionsUsed: 'Bedingungen: jede gegebene dort genannt, wo sie gebraucht wird',
    wayUsed: 'Mittel: das genannte, nur wo der Satz dadurch gewinnt',
    pickFirst: 'Zuerst: die, auf die es zutrifft, in einer Zeile',
    pickRest: 'Dann: die übrigen, in einer zweiten Zeile',
  },
  guided: {
    aspectsTaken:
      '{Geh|Gehen Sie} die hier genannten Gesichtspunkte einzeln durch, mit den Einzelheiten, die sie zeigen.',
    useCheck: '{Schärfe|Schärfen Sie} jeden Satz, in den ein anderes Wort genauso gut passen würde.',
    useWrite: '{Schreibe|Schreiben Sie} die verlangten Sätze, jeden in einer anderen Situation.',
    useSense: '{Kläre|Klären Sie} im Stillen, was jedes Wort oder Muster bedeutet und womit es üblicherweise steht.',
    markStep:
      '{Gib|Geben Sie} die Note und {sag|sagen Sie}, was sie davon abhält, eine Stufe höher oder tiefer zu sein.',
    markupGiven:
      '{Übernimm|Übernehmen Sie} jeden Wert in der gegebenen Reihenfolge, {prüf|prüfen Sie}, ob ein Programm das Ergebnis lesen könnte, und {gib|geben Sie} nur das aus.',
    joinRelate:
      '{Sag|Sagen Sie} in wenigen Worten, wie sie zusammenhängen: durch Grund, Zeit, Gegensatz oder Beschreibung.',
    joinGive:
      '{Gib|Geben Sie} den Satz, der das am besten zeigt, dann eine zweite Möglichkeit mit dem Unterschied in der Betonung.',
    wordQuote: '{Zitiere|Zitieren Sie} genau das Gesuchte, alles davon.',
    wordTell: 'Wo man sich irren könnte, {sag|sagen Sie} in wenigen Worten, woran man es erkennt.',
    convertShow: '{Setz|Setzen Sie} die Zahlen in den Faktor oder die Formel ein, in einer Zeile.',
    convertGive: '{Gib|Geben Sie} den genauen Wert und daneben den sinnvoll gerundeten, mit Einheit.',
    convertHead: '{Füge|Fügen Sie} eine Faustregel fürs Kopfrechnen hinzu.',
    applyEmployer: 'Arbeitgeber und was ihm wichtig ist, soweit ich es weiß: […]',
    dataColumns: '{Leg|Legen Sie} für {dich|sich} fest, was in jeder Spalte steht und wie es geschrieben wird.',
    dataFill: '{Füll|Füllen Sie} Zeile für Zeile aus und {prüf|prüfen Sie} dann jeden Wert am Gegebenen.',
    rowSort: '{Kläre|Klären Sie} für {dich|sich}, was bei jedem Element entscheidet.',
    rowGive:
      '{Schreib|Schreiben Sie} die Kategorien als Überschriften und {setz|setzen Sie} jedes Element unter eine davon.',
    rowCheck:
      '{Prüf|Prüfen Sie}, dass keines fehlt oder doppelt steht, und {ergänz|ergänzen Sie} nur dort ein paar Worte, wo die Zuordnung überraschen könnte.',
    severalHold: '{Halte|Halten Sie} eine Kategorie nach der anderen gegen den Text.',
    severalGive:
      '{Gib|Geben Sie} alle an, die zutreffen, jede mit den Worten, die sie zeigen, und keine, die nur angedeutet ist.',
    puzzlePicture:
      '{Stell dir|Stellen Sie sich} die Situation Schritt für Schritt vor und {nimm|nehmen Sie} jedes Wort, wie es dasteht.',
    puzzleGive: '{Gib|Geben Sie} die Antwort in einem Satz, mit dem, was entscheidet.',
    puzzleQuick:
      'Falls es eine vorschnelle Antwort gibt, {nenne|nennen Sie} sie und {sag|sagen Sie}, warum sie falsch ist.',
    formMark: '{Mach dir|Machen Sie sich} klar, was diese Form ändert: Verben, Pronomen, Zeitangaben, Wortstellung.',
    faultTrace: '{Geh|Gehen Sie} es Zeile für Zeile durch und {notiere|notieren Sie}, was jede wirklich tut.',
    techShow: '{Zeig|Zeigen Sie} an einem kleinen konkreten Beispiel, wie es funktioniert oder wovon es abhängt.',
    judgeSigns:
      '{Notiere|Notieren Sie}, was dafür und was dagegen spricht, jeweils mit den Worten oder dem Detail, die es zeigen.',
    judgeGive: '{Gib|Geben Sie} das Urteil oder die Note und {sag|sagen Sie}, was am meisten wog.',
    judgeBetter: '{Zeig|Zeigen Sie} die eine Änderung, die am meisten brächte, im Wortlaut.',
    wordsList: '{Gib|Geben Sie} die an, die bestehen, das passendste zuerst.',
    wordsCollect:
      '{Sammle|Sammeln Sie} mehr Wörter, als nötig sind, und {prüfe|prüfen Sie} jedes an dem, was verlangt ist.',
    pickGive:
      '{Nenn|Nennen Sie} dann die, auf die es zutrifft, und darunter die übrigen, mit einem kurzen Grund nur, wo man zweifeln könnte.',
  },
};
