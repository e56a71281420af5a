import type { GivenText } from './given-text.js';

export const givenText: GivenText = {
  sharp: {
    tasks:
      '{Schreib|Schreiben Sie} jede Aufgabe in eine eigene Zeile, mit Zuständigen und Termin, allein aus dem Text, und {markiere|markieren Sie} fehlende Namen oder Termine, statt sie zu raten.',
    interpret:
      '{Sag|Sagen Sie} zuerst in einem Satz, worauf es hinausläuft, {geh|gehen Sie} es dann Teil für Teil durch, mit den erklärten Worten als Zitat, und {sag|sagen Sie}, wo man es auch anders lesen kann.',
    summariseCut:
      '{Nenn|Nennen Sie} zuerst die Hauptsache, dann, was sonst Gewicht hat, soweit die Länge es zulässt, {behalt|behalten Sie} die Zahlen und Namen, an denen es hängt, und {füge|fügen Sie} nichts hinzu, was nicht im Text steht.',
    summariseTwo:
      '{Sag|Sagen Sie} in den zwei Sätzen zusammen alles, dem der Text Gewicht gibt, auch einen Einwand oder offenen Punkt, falls er einen hat: die Hauptsache zuerst, mit dem, um wen oder was es geht, Zahlen und Namen genau, in eigenen, einfachen Worten, ohne Semikolon und ohne etwas, das nicht im Text steht.',
    summariseFew:
      '{Sag|Sagen Sie} in den Sätzen zusammen alles, dem der Text Gewicht gibt, auch einen Einwand oder offenen Punkt, falls er einen hat: die Hauptsache zuerst, mit dem, um wen oder was es geht, Zahlen und Namen genau, in eigenen, einfachen Worten, ohne Semikolon und ohne etwas, das nicht im Text steht.',
    summariseWhole:
      '{Sag|Sagen Sie} zuerst alles in einem Satz, {gib|geben Sie} dann drei bis fünf Punkte, jeder eine ganze Aussage mit Grund, Folge oder Zahl, und {schließe|schließen Sie} mit dem, was noch offen ist, wenn der Text es sagt.',
    menuLine:
      '{Gib|Geben Sie} jedem Gericht den Namen, den Gäste kennen, und wo es keinen gibt, in wenigen Worten, was darin ist; je eines in einer Zeile.',
    paraphrase:
      '{Ändere|Ändern Sie} Wörter und Satzbau, {behalte|behalten Sie} Sinn und alle Fakten bei, {übernimm|übernehmen Sie} keine Wendung und {gib|geben Sie} nur die neue Fassung aus.',
    replyTone:
      '{Geh|Gehen Sie} auf das ein, was wirklich gesagt wurde, {halte|halten Sie} den verlangten Ton vom ersten bis zum letzten Wort, und das so kurz, dass es gleich verschickt werden kann.',
    idiom:
      '{Gib|Geben Sie} die Redensart, die man in der Zielsprache an dieser Stelle verwendet, und in einer Zeile, was das Original wörtlich sagt.',
    inputClosed:
      '{Gib|Geben Sie} zuerst das Ergebnis in einer eigenen Zeile, dann in wenigen Worten, was den Ausschlag gibt, und {sag|sagen Sie}, wenn auch ein anderes möglich ist.',
    grammarForm:
      '{Gib|Geben Sie} zuerst das Ergebnis, vollständig und natürlich, {ändere|ändern Sie} nur, was diese Form verlangt, und wenn eine zweite Fassung ebenso richtig ist, {setz|setzen Sie} sie darunter.',
    viewpoint:
      '{Behalte|Behalten Sie} die Ereignisse und ihre Reihenfolge bei, {erzähle|erzählen Sie} nur, was diese Figur sehen, hören, fühlen oder wissen kann, in ihren eigenen Worten, und {gib|geben Sie} nur die neue Fassung aus.',
    shorten:
      '{Streiche|Streichen Sie} zuerst Wiederholungen, Füllwörter und Nebensächliches, {behalte|behalten Sie} alles, wovon der Sinn abhängt, und {gib|geben Sie} nur die kürzere Fassung aus.',
    lengthen:
      '{Führe|Führen Sie} das Vorhandene mit Gründen, Beispielen und konkreten Einzelheiten aus, im selben Ton und ohne erfundene Namen, Zahlen oder Ereignisse, und {gib|geben Sie} nur die neue Fassung aus.',
    simplify:
      '{Verwende|Verwenden Sie} kurze Sätze und alltägliche Wörter, {ersetze|ersetzen Sie} oder {erkläre|erklären Sie} jeden Fachbegriff in wenigen Worten, {lass|lassen Sie} keine Aussage weg und {gib|geben Sie} nur die neue Fassung aus.',
    passage:
      '{Antworte|Antworten Sie} zuerst, so kurz die Frage es zulässt und allein aus diesem Text, {zitiere|zitieren Sie} die Worte, auf denen das beruht, und wenn es nicht im Text steht, {sag|sagen Sie} das, statt zu raten.',
    passageImplied:
      '{Antworte|Antworten Sie} allein aus diesem Text, {zitiere|zitieren Sie} die Worte des Textes, die es zeigen, und {trenne|trennen Sie} nur Angedeutetes von Gesagtem.',
    passageEach:
      '{Beantworte|Beantworten Sie} jedes Gefragte in einem eigenen Satz, allein aus diesem Text, {zitiere|zitieren Sie} die Worte, auf denen das beruht, und wo es nicht im Text steht, {sag|sagen Sie} das, statt zu raten.',
    tags: '{Leite|Leiten Sie} sie daraus ab, worum es hier wirklich geht, {mische|mischen Sie} verbreitete mit genauen, das Treffendste zuerst, und keines zweimal in anderer Form.',
    headlines:
      '{Nutze|Nutzen Sie}, was nur dieser Text zu bieten hat, lieber konkret als allgemein, und {versprich|versprechen Sie} nichts, was der Text nicht hält.',
    guess:
      '{Leg dich|Legen Sie sich} auf eine Vermutung fest, {zeig|zeigen Sie}, was sie verrät, und {nenn|nennen Sie} eine zweite nur, wenn sie wirklich nahekommt.',
    fromInput:
      'Das Ergebnis soll genau zu dem hier Gegebenen passen und zu nichts anderem, mit den Einzelheiten, die darin stehen oder wofür es bekannt ist; {gib|geben Sie} nur das Ergebnis aus.',
    inPoints:
      '{Mach|Machen Sie} aus jedem Punkt eine ganze Aussage mit ihrem Namen oder ihrer Zahl statt einer Überschrift, das Gewichtigste zuerst, nichts zweimal und nichts, was nicht im Text steht.',
    plotLine:
      '{Sag|Sagen Sie}, wer was will, was im Weg steht und wie es endet, mit richtigen Namen und Fakten und in der verlangten Länge und Tonlage.',
    minutes:
      '{Stell|Stellen Sie} die Beschlüsse an den Anfang, dann, wer was bis wann erledigt, dann, was offen ist, mit genauen Namen und Terminen; Fehlendes wird markiert, nicht geraten.',
    rewriteMail:
      '{Bring|Bringen Sie} Anrede, Sätze und Gruß in diesen Ton, auch die Betreffzeile, falls es eine gibt, {lass|lassen Sie} alle Fakten, Namen, Daten und Lücken, wie sie sind, und {gib|geben Sie} nur die neue Fassung zurück.',
    outputShown:
      '{Gib|Geben Sie} genau an, was erscheint, mit Zeilenumbrüchen und Leerzeichen, und {nenne|nennen Sie} dann die Zeile oder Regel hinter allem, was man nicht erwartet.',
    wordsApart:
      '{Gib|Geben Sie} zu jedem einen Satz, in den es passt und das gegebene Wort nicht, {nenne|nennen Sie} die Wörter, mit denen es meist steht, und {ordne|ordnen Sie} vom nächsten zum entferntesten.',
  },
  bullets: {
    otherReading: 'Andere Lesart: wo eine möglich ist',
    byPassage: 'Erklärung: Teil für Teil, mit den Worten als Zitat',
    gist: 'Kern: worauf es hinausläuft, in einem Satz, zuerst',
    reasonBehind: 'Dahinter: was dem Text sonst noch wichtig ist, keine Nebensachen',
    otherWords: 'Wortwahl: andere Wörter und anderer Satzbau, keine Wendung übernommen',
    resultElse: 'Andere Ergebnisse: genannt, falls möglich',
    resultWhy: 'Grund: was den Ausschlag gibt, in wenigen Worten',
    resultAlone: 'Ergebnis: zuerst, in einer eigenen Zeile',
    formOnly: 'Änderung: nur, was diese Form verlangt',
    formAgree: 'Angleichung: jedes Verb, Pronomen und Wort, das davon abhängt',
    formEach: 'Reihenfolge: wie vorgegeben, kein Satz ausgelassen',
    formNote: 'Zweite Fassung: darunter, nur wenn sie ebenso richtig ist',
    eventsKept: 'Ereignisse: dieselben, in derselben Reihenfolge',
    seenOnly: 'Wahrnehmung: nur, was diese Figur sehen, hören, fühlen oder wissen kann',
    figureVoice: 'Stimme: Worte und Sorgen dieser Figur',
    essentials: 'Bleibt: alles, wovon der Sinn abhängt',
    cutFirst: 'Fällt zuerst weg: Wiederholungen, Füllwörter, Nebensächliches',
    developed: 'Ergänzt: Gründe, Beispiele und Einzelheiten, die das Vorhandene ausführen',
    noNewFacts: 'Fakten: keine erfundenen Namen, Zahlen oder Ereignisse',
    shortSentences: 'Sätze: kurz, je ein Gedanke',
    everydayWords: 'Wörter: alltägliche; jeder Fachbegriff, falls vorhanden, ersetzt oder erklärt',
    nothingLost: 'Inhalt: alle Aussagen erhalten',
    textOnly: 'Grundlage: dieser Text, nicht anderweitiges Wissen',
    passageFirst: 'Antwort: zuerst, so kurz die Frage es zulässt',
    quoted: 'Beleg: die Worte des Textes, die es zeigen, zitiert',
    notInText: 'Nicht im Text: so gesagt, nicht geraten',
    inferred: 'Angedeutetes: als solches gekennzeichnet',
    tagsFrom: 'Grundlage: worum es hier wirklich geht',
    tagsMix: 'Mischung: verbreitete und genaue',
    tagsOnce: 'Form: fertig zum Kopieren, das Treffendste zuerst, keines zweimal in anderer Form',
    headFrom: 'Grundlage: was nur dieser Text zu bieten hat',
    headRange: 'Vielfalt: jeder Vorschlag aus einem anderen Blickwinkel',
    headKept: 'Versprechen: nichts, was der Text nicht hält',
    oneGuess: 'Vermutung: eine, in der ersten Zeile',
    clue: 'Hinweis: was sie verrät',
    nextGuess: 'Zweite Vermutung: nur wenn sie wirklich nahekommt, mit dem, was für sie spricht',
    inputFrom: 'Grundlage: genau das hier Gegebene mit den Einzelheiten, die darin stehen oder wofür es bekannt ist',
    inputFits: 'Passung: nichts, was zu jedem anderen Fall ebenso gut passte',
    onePointALine: 'Punkte: jeder eine ganze Aussage mit Name oder Zahl, keine Überschriften',
    sentenceFirst: 'Hauptsache: zuerst, mit den Zahlen und Namen, die sie tragen',
    sentenceSecond:
      'Umfang: beide Sätze zusammen enthalten alles, dem der Text Gewicht gibt, auch einen Einwand oder offenen Punkt, falls es einen gibt',
    sentenceNext:
      'Umfang: die Sätze zusammen enthalten alles, dem der Text Gewicht gibt, auch einen Einwand oder offenen Punkt, falls es einen gibt',
    ownSentences: 'Wortlaut: einfache Sätze in eigenen Worten, keiner mit Semikolon verlängert',
    summaryRest: 'Umfang: was sonst Gewicht hat, soweit die Länge es zulässt',
    summaryStart: 'Anfang: ein Satz, der alles sagt',
    summaryPoints: 'Dann: drei bis fünf Punkte, jeder eine ganze Aussage mit Grund, Folge oder Zahl',
    summaryEnd: 'Ende: was noch offen ist, wenn der Text es sagt',
    weightFirst: 'Reihenfolge: das Gewichtigste zuerst',
    plotCore: 'Kern: wer was will, was im Weg steht, wie es endet',
    plotNames: 'Namen und Fakten: richtig und nur die nötigen',
    toneKept: 'Ton: der verlangte, bis zum letzten Wort',
    decisions: 'Beschlüsse: zuerst, je in einer Zeile',
    assigned: 'Aufgaben: wer was bis wann; fehlende Namen oder Termine markiert, nicht geraten',
    leftOpen: 'Offen: was nicht entschieden wurde',
    sameRegister: 'Sprachebene: so förmlich oder locker wie das Original',
    sayings: 'Redensarten: die übliche der Zielsprache, nicht Wort für Wort',
    greetClose: 'Anrede und Gruß: im selben Ton wie der Rest',
    placeholders: 'Platzhalter: unverändert stehen gelassen',
    asDisplayed: 'Anordnung: wie sie erscheint, mit Zeilenumbrüchen und Leerzeichen',
    ruleBehind: 'Grund: die Zeile oder Regel hinter allem, was man nicht erwartet',
    fitsInstead: 'Probe: ein Satz, in den es passt und das gegebene Wort nicht',
    goesWith: 'Umgebung: die Wörter, mit denen es meist steht',
  },
  guided: {
    formGive: '{Gib|Geben Sie} die neue Fassung vollständig aus.',
    formShow: 'Wenn eine zweite Fassung ebenso richtig ist, {setz|setzen Sie} sie darunter.',
    formFit: 'Wenn ein Satz diese Form nicht zulässt, {lass|lassen Sie} ihn, wie er ist, und {sag|sagen Sie}, warum.',
    editGive: '{Schreib|Schreiben Sie} die neue Fassung genau wie verlangt, vollständig.',
    editNote:
      '{Vergleiche|Vergleichen Sie} sie mit dem Original und {hol|holen Sie}, bevor {du|Sie} sie {ausgibst|ausgeben}, jede verlorene Angabe und jeden Namen zurück.',
    passageFind: '{Zitiere|Zitieren Sie} die Worte des Textes, um die es in der Frage geht.',
    passageAnswer: '{Antworte|Antworten Sie} daraus in eigenen Worten und so knapp, wie die Frage es zulässt.',
    passageMissing: 'Wenn es nicht im Text steht, {sag|sagen Sie} das, statt zu raten.',
    summaryGive: '{Gib|Geben Sie} dann drei bis fünf Punkte, jeder eine ganze Aussage mit Grund, Folge oder Zahl.',
    summaryClose: '{Schließe|Schließen Sie} mit dem, was noch offen ist, wenn der Text es sagt.',
    summaryMore: '{Ergänze|Ergänzen Sie} in einem weiteren Satz, was dem Text sonst noch wichtig ist.',
    passageInfer: '{Sag|Sagen Sie}, was der Text nur andeutet oder offenlässt.',
    guessClues: '{Nenne|Nennen Sie}, was etwas verrät und was es nahelegt.',
    guessGive: '{Leg dich|Legen Sie sich} auf eine Vermutung fest.',
    guessSure:
      '{Sag|Sagen Sie}, wie sicher das ist, und {nenn|nennen Sie} eine zweite nur, wenn sie wirklich nahekommt.',
    inputRead:
      '{Merk dir|Merken Sie sich}, welche Einzelheiten davon hier entscheiden, und {gib|geben Sie} dann das Ergebnis allein daraus.',
    plotFirst:
      '{Klär|Klären Sie} zuerst, wer was will, was im Weg steht und wie es endet, und {schreib|schreiben Sie} dann nur daraus; ist das Werk nicht bekannt, {sag|sagen Sie} das.',
    translateGive: '{Gib|Geben Sie} die Übersetzung so, wie man es dort sagen würde.',
    translateNote:
      '{Nenne|Nennen Sie} darunter das Wort oder die Wendung, die man auch anders wiedergeben könnte, mit der anderen Fassung und wann sie passt.',
  },
};
