import type { SmallTasks } from './small-tasks.js';

export const smallTasks: SmallTasks = {
  sharp: {
    paraphraseTwo:
      '{Ändere|Ändern Sie} Wörter und Satzbau, {behalte|behalten Sie} Sinn und alle Fakten bei, {übernimm|übernehmen Sie} keine Wendung und {gib|geben Sie} zwei Fassungen, die zweite anders gebaut.',
    shortenTwo:
      '{Streiche|Streichen Sie} zuerst Wiederholungen, Füllwörter und Nebensächliches, {behalte|behalten Sie} alles, wovon der Sinn abhängt, und {gib|geben Sie} zwei Fassungen, die zweite noch kürzer.',
    simplifyTwo:
      '{Verwende|Verwenden Sie} kurze Sätze und alltägliche Wörter, {ersetze|ersetzen Sie} oder {erkläre|erklären Sie} jeden Fachbegriff in wenigen Worten, {lass|lassen Sie} keine Aussage weg und {gib|geben Sie} zwei Fassungen, die zweite noch einfacher.',
    changeShown:
      '{Gib|Geben Sie} zuerst das Ergebnis, fertig zum Kopieren und sonst unverändert, dann in einer Zeile, was geändert wurde, und falls zwei Lesarten möglich waren, welche {du genommen hast|Sie genommen haben}.',
    sumHead:
      '{Gib|Geben Sie} zuerst das Ergebnis, mit Einheit, falls es eine hat, dann die Rechnung in einer Zeile und den Kniff oder Überschlag, mit dem man es im Kopf nachprüft.',
    rewriteTwo:
      '{Gib|Geben Sie} zuerst die Fassung, die sich am besten liest, darunter eine zweite mit anderem Satzbau, beide mit allen Fakten, und {sag|sagen Sie} in wenigen Worten, wo die zweite besser wäre.',
    toneTwo:
      '{Bring|Bringen Sie} genau diese Eigenschaft durch Verben, Nomen und Rhythmus heraus statt durch zusätzliche Adverbien, die Aussage bleibt, und {gib|geben Sie} zwei Fassungen, die zweite einen Schritt weiter.',
    correctAsked:
      '{Sag|Sagen Sie} zuerst, ob es richtig ist, {nenne|nennen Sie} den Fehler mit seiner Regel in einer Zeile, dann den berichtigten Satz und wo das Original trotzdem durchginge, falls es das tut.',
    translateFit:
      '{Formuliere|Formulieren Sie} es so, wie ein Muttersprachler es sagen würde, mit der passenden Anrede, diese eine Fassung zuerst, fertig zum Kopieren, und darunter in einer Zeile die Stelle, die man anders wählen könnte, mit der anderen Wendung.',
    translateTone:
      '{Triff|Treffen Sie} den gewünschten Ton durch Anrede und feste Wendungen dieser Sprache, auch wenn das vom Wortlaut wegführt; {gib|geben Sie} eine Fassung und darunter in einer Zeile, woran der Ton hängt.',
    translateSign:
      '{Formuliere|Formulieren Sie} es, wie solche Schilder dort lauten, mit der festen Wendung, falls es eine gibt, kurz wie üblich, und {sag|sagen Sie} darunter in einer Zeile, was das wörtlich heißt, falls es abweicht.',
    formJoined:
      '{Verbinde|Verbinden Sie} sie so, dass man sieht, wie sie zusammenhängen (Grund, Zeit, Gegensatz), nichts doppelt und nichts weggelassen, und {gib|geben Sie} darunter eine zweite Möglichkeit mit dem Unterschied in der Betonung.',
    wordQuoted:
      '{Zitiere|Zitieren Sie} das Gesuchte, wie es dasteht, mit allem, was dazugehört, {sag|sagen Sie} kurz, woran man es erkennt (Form, Stellung oder die Frage dazu), und {nenne|nennen Sie}, was man hier am leichtesten damit verwechselt.',
    convertUnit:
      '{Gib|Geben Sie} zuerst das Ergebnis mit Einheit, so gerundet, wie man es verwendet, dann den Faktor oder die Formel mit den eingesetzten Zahlen und eine Faustregel fürs Kopfrechnen.',
    gapFilled:
      '{Gib|Geben Sie} das Ganze mit dem Eingesetzten in Fettdruck; passt nur eines, {sag|sagen Sie}, welche Regel oder Tatsache entscheidet, passt mehreres, das Beste zuerst und zwei weitere mit ihrer Nuance.',
    endSentence:
      '{Gib|Geben Sie} den ganzen Satz mit einem Schluss, der zu Grammatik und Ton passt und etwas Bestimmtes sagt, dann zwei weitere, die deutlich anders weitergehen.',
    applyBare:
      '{Beginne|Beginnen Sie} mit einem Grund statt mit „hiermit bewerbe ich mich“, {zeig|zeigen Sie} zwei Stärken je an einem kurzen Beispiel, mit [Klammern] für alles, was ich nicht gesagt habe, und {schließ|schließen Sie} mit dem Gesprächswunsch.',
    curriculum:
      '{Gib|Geben Sie} ein kurzes Profil, dann die Erfahrung, letzte Stelle zuerst, in Zeilen mit Verb und Ergebnis, dann Kenntnisse, Ausbildung und Sprachen, mit [Klammern] für alles, was ich nicht gesagt habe.',
    dataTable:
      '{Gib|Geben Sie} jedem Eintrag eine Zeile in der vorgegebenen Reihenfolge und jeder Art von Angabe eine Spalte mit kurzer Überschrift, Einheiten in der Überschrift, jeden Wert, wie er dasteht, und {lass|lassen Sie} eine Zelle leer, wo nichts angegeben ist.',
    formalShade:
      '{Verwende|Verwenden Sie} vollständige Sätze, treffende Verben und eine neutrale Anrede, {lass|lassen Sie} Umgangssprache, Kurzformen und Ausrufezeichen weg, {behalte|behalten Sie} alle Fakten bei und {gib|geben Sie} zwei Fassungen, die zweite einen Schritt weiter.',
    politeShade:
      '{Mach|Machen Sie} höfliche Bitten aus Befehlen und aus Vorwürfen das, was gebraucht wird, {lass|lassen Sie} ebenso deutlich, was bis wann gewünscht ist, {schmeichle|schmeicheln Sie} niemandem und {gib|geben Sie} zwei Fassungen, die zweite einen Schritt weiter.',
    academicShade:
      '{Formuliere|Formulieren Sie} unpersönlich und mit der gebotenen Vorsicht, {wähle|wählen Sie} genaue Begriffe statt vager, {erfinde|erfinden Sie} weder Quellen noch Zahlen und {gib|geben Sie} zwei Fassungen, die zweite einen Schritt weiter.',
    casualShade:
      '{Verwende|Verwenden Sie} kurze Sätze, Alltagswörter und die Kurzformen, die man spricht, {behalte|behalten Sie} alle Fakten bei und {gib|geben Sie} zwei Fassungen, die zweite einen Schritt weiter.',
  },
  bullets: {
    changedLine: 'Darunter: in einer Zeile, was geändert wurde und welche Lesart gewählt ist, falls es zwei gab',
    headCheck: 'Am Ende: der Kniff oder Überschlag, mit dem man es im Kopf nachprüft',
    bestReads: 'Zuerst: die Fassung, die sich am besten liest, sofort zu verwenden',
    secondBuilt: 'Darunter: eine zweite mit anderem Satzbau, und wo sie besser wäre',
    verdictRight: 'Urteil: zuerst, ob es richtig ist',
    groundedPoint: 'Jeder Punkt: an eine hier genannte Tatsache gebunden; [Klammern], wo eine fehlt',
    unexpected: 'Überraschung: ein Detail, das niemand erwartet und das doch zu allem passt',
    readerFirst: 'Anfang: mit dem, was für die Leser am meisten zählt, ohne Anlauf',
    wordedThere: 'Wortlaut: wie ein Muttersprachler es sagen würde, nicht Wort für Wort',
    addressFit: 'Anrede und Höflichkeit: so direkt oder höflich wie das Original',
    toneCarried: 'Ton: der gewünschte, getragen von Anrede und festen Wendungen dieser Sprache',
    signShort: 'Schild: die dort übliche feste Wendung, so kurz wie üblich',
    otherWording: 'Darunter: in einer Zeile die Stelle, die man auch anders lösen könnte, mit der anderen Formulierung',
    joinLink:
      'Verbindung: das Wort oder die Konstruktion, die den Zusammenhang zeigt (Grund, Zeit, Gegensatz, Beschreibung)',
    joinAll: 'Inhalt: alles bleibt, nichts steht doppelt da',
    joinSecond: 'Darunter: eine zweite Möglichkeit mit dem Unterschied in der Betonung',
    quotedAsIs: 'Antwort: genau so zitiert, wie es dasteht, mit allem, was dazugehört',
    shownBy: 'Woran man es erkennt: Form, Stellung oder die Frage, auf die es antwortet, in wenigen Worten',
    takenFor: 'Verwechslung: was man hier am leichtesten dafür hält und warum es das nicht ist',
    resultUnit: 'Ergebnis: zuerst, mit Einheit, so gerundet, wie man es verwendet',
    factorLine: 'Umrechnung: Faktor oder Formel mit den eingesetzten Zahlen, in einer Zeile',
    headRule: 'Am Ende: eine Faustregel fürs Kopfrechnen',
    gapWhole: 'Antwort: das Ganze mit dem Eingesetzten in Fettdruck',
    gapOne: 'Wenn nur eines passt: die Regel oder Tatsache, die entscheidet, in wenigen Worten',
    gapMore: 'Wenn mehreres passt: das Beste zuerst, dann zwei weitere mit der jeweiligen Nuance',
    endGrammar: 'Grammatik: Zeit, Modus und Person, wie der Anfang sie verlangt',
    endDefinite: 'Schluss: sagt etwas Bestimmtes, keine Floskel',
    endMore: 'Darunter: zwei weitere, die deutlich anders weitergehen',
    applyReason: 'Einstieg: ein Grund, nicht die Ankündigung, dass ich mich bewerbe',
    applyProof: 'Hauptteil: zwei Stärken, auf die es bei der Arbeit ankommt, je an einem kurzen Beispiel',
    applyGaps: 'Von mir nicht gesagt: in [Klammern] mit einem Hinweis, was hineingehört, nichts erfunden',
    curriculumOrder:
      'Reihenfolge: kurzes Profil, Erfahrung mit der letzten Stelle zuerst, Kenntnisse, Ausbildung, Sprachen',
    curriculumLines: 'Jede Stelle: zwei, drei Zeilen, die mit einem Verb beginnen und ein Ergebnis nennen',
    rowsGiven: 'Zeilen: eine für jeden Eintrag, in der vorgegebenen Reihenfolge',
    headings: 'Spalten: eine für jede Art von Angabe, mit kurzer Überschrift und der Einheit darin',
    valuesKept: 'Werte: wie sie dastehen; eine leere Zelle, wo nichts angegeben ist',
    shadeVersions: 'Fassungen: eine, die man sofort verwenden kann, und darunter eine, die einen Schritt weiter geht',
  },
  guided: {
    easilyWrong: '{Gib|Geben Sie} zuerst das Ergebnis und darunter in einer Zeile, wo man sich hier leicht vertut.',
    joinRelate:
      '{Sag|Sagen Sie} in wenigen Worten, wie sie zusammenhängen: durch Grund, Zeit, Gegensatz oder Beschreibung.',
    joinGive:
      '{Gib|Geben Sie} den Satz, der das am besten zeigt, dann eine zweite Möglichkeit mit dem Unterschied in der Betonung.',
    wordQuote: '{Zitiere|Zitieren Sie} das Gesuchte genau so, wie es dasteht, mit allem, was dazugehört.',
    wordTell: '{Sag|Sagen Sie}, woran man es erkennt und was man hier am leichtesten damit verwechselt.',
    convertShow: '{Setz|Setzen Sie} die Zahlen in den Faktor oder die Formel ein, in einer Zeile.',
    convertGive: '{Gib|Geben Sie} den genauen Wert und daneben den sinnvoll gerundeten, mit Einheit.',
    convertHead: '{Füge|Fügen Sie} eine Faustregel fürs Kopfrechnen hinzu.',
    applyEmployer: 'Arbeitgeber und was ihm wichtig ist, soweit ich es weiß: […]',
    dataColumns: '{Leg|Legen Sie} die Spalten nach dem fest, was die Einträge gemeinsam haben.',
    dataFill:
      '{Füll|Füllen Sie} Zeile für Zeile in der vorgegebenen Reihenfolge aus und {prüfe|prüfen Sie}, dass kein Wert fehlt oder in eine andere Zeile gerutscht ist.',
  },
};
