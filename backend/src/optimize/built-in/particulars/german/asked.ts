import type { Particular } from '../particular.js';

/** What people ask or say in a few words of German that mean one thing. */
export const GERMAN_ASKED: readonly Particular[] = [
  {
    asked: true,
    over: [
      'discuss',
      'compare',
      'sides',
      'decide',
      'list',
      'entries',
      'explain',
      'question',
      'plain',
      'small',
      'unknown',
    ],
    named:
      '(?:bitte )?(?:nenne?|nennen sie|liste|gib|geben sie|zahle?)(?: mir)? (?:(?:je|jeweils|die|einige|wichtigste[nr]?|zwei|drei|vier|funf|\\p{Nd}+) )*(?:vor- und nachteile|vorteile und (?:\\p{L}+ )?nachteile|vorzuge und nachteile)(?:n)? [^?.\\n]{3,90}[.?]?',
    sharp:
      '{Gib|Geben Sie} beides in getrennten Listen gleicher Länge, den gewichtigsten Punkt zuerst, jeden mit einer konkreten Einzelheit und für wen er zählt, und keinen Punkt zweimal in umgekehrter Form.',
    points: [
      'Form: zwei gleich lange Listen, der gewichtigste Punkt zuerst',
      'Jeder Punkt: mit einer konkreten Einzelheit, und für wen er zählt',
      'Verschieden: kein Punkt zweimal in umgekehrter Form',
    ],
    steps: [
      '{Sammle|Sammeln Sie}, was bei Kosten, Zeit, Freiheit und Risiko dafür und dagegen spricht.',
      '{Gib|Geben Sie} das Gewichtigste in zwei Listen, jeden Punkt mit einer konkreten Einzelheit.',
      '{Sag|Sagen Sie} in einem Satz, für wen die eine Seite mehr zählt und für wen die andere.',
    ],
  },
  {
    asked: true,
    over: [
      'plain',
      'small',
      'unknown',
      'suggest',
      'question',
      'advice',
      'fact',
      'howto',
      'email',
      'message',
      'text',
      'reply',
      'support',
      'explain',
    ],
    named:
      'wie (?:kann |soll |sollte |konnte |muss )?(?:ich |wir |man )?(?:(?:am besten |das |es |hoflich |nett |freundlich )*)(?:meine[nmrs]?|de[mnr]|ihm|ihr|einer|einem|unsere[nmr]?|jemande[mn]) [^?]{0,80}?(?:sagen|beibringen|absagen|ablehnen|kundigen|mitteilen|erklaren|ansprechen|bitten|fragen|troste[n]|trosten|antworten|schreiben|trennen|entschuldigen|bedanken)[\\s.!?]*$|wie (?:sag|sage|bring|bringe|erklar|erklare|schreib|schreibe|frag|frage|bitte|troste|reagier|reagiere|antwort|antworte|lehn|lehne|kundig|kundige|entschuldig|entschuldige|konfrontier|konfrontiere|sprech|spreche|mach|mache|beend|beende|trenn|trenne) (?:ich|wir) (?:mich |das |es |am besten |hoflich |nett )*(?:(?:von |bei |mit |auf )?(?:meine[nmrs]?|de[mnr]|ihm|ihr|ihnen|einer|einem|unsere[nmr]?|jemande[mn])(?! (?:rechner|pc|auto|hund|handy|computer|katze))|hoflich|nett|ab|schluss|das)(?=[ ,?]|$)(?!.{0,80}(?:auf|ins?) (?:englisch|franzosisch|spanisch|italienisch|turkisch|deutsch|polnisch|latein))|.{5,90}[ ,](?:wie|was) (?:antworte|antwort|reagiere|reagier|sag|sage|schreib|schreibe|sprech|spreche|bring|bringe|mach|mache|erklar|erklare) ich(?: (?:darauf|da|jetzt|das|es|an|ihm|ihr|ihnen|denen|bei|am besten|drauf|zuruck|klar|ohne streit))+',
    sharp:
      '{Gib|Geben Sie} mir zwei oder drei Formulierungen, die ich so übernehmen kann, {sag|sagen Sie}, welche wann passt, und {nenne|nennen Sie} eine Sache, die ich besser weglasse.',
    points: [
      'Formulierungen: zwei oder drei zum Übernehmen, mit verschiedenem Ton',
      'Wann welche: je ein halber Satz dazu',
      'Besser weglassen: was es nur schwerer machen würde',
      'Danach: was ich je nach Reaktion noch sagen kann',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'howto', 'code', 'explain', 'suggest', 'question'],
    named: '(?:css|html|javascript|js|typescript|python|java|git|linux|sql|php|react)[ :,]+wie .{5,}',
    sharp:
      '{Zeig|Zeigen Sie} das kleinste Beispiel zum Kopieren, den heute üblichen Weg zuerst, {sag|sagen Sie}, welche Zeile die Arbeit tut, und {nenne|nennen Sie} den Fall, in dem es nicht mehr passt.',
    points: [
      'Beispiel: das kleinste, fertig zum Ausprobieren',
      'Weg: der heute übliche zuerst, dazu eine Alternative',
      'Grund: welche Zeile die Arbeit tut',
      'Grenzen: wann es nicht mehr passt und was dann',
    ],
  },
  {
    asked: true,
    named:
      '(?:eine? |paar |gute |glaubwurdige |nette |\\p{L}+ )*ausreden?(?= (?:fur|warum|um|damit|weil|wieso|nicht)|[ ,.!?]*$)',
    sharp:
      '{Nenne|Nennen Sie} {drei }Ausreden, die kurz, glaubwürdig und schwer zu überprüfen sind, ohne Krankheit und ohne andere zu beschuldigen, und {sag|sagen Sie}, welche am sichersten ist.',
    points: [
      'Ausreden: drei, je ein bis zwei Sätze, die man so sagen kann',
      'Glaubwürdig: alltäglich, schwer zu prüfen, leicht zu merken',
      'Vermeiden: Krankheit, Todesfälle und Schuld anderer',
      'Auswahl: die sicherste, dazu die Antwort auf eine Nachfrage',
    ],
    assumes: 'Number: three.',
  },
  {
    asked: true,
    named:
      '(?:erklar\\p{L}* (?:mir )?|was (?:bedeuten|sagen|heisen) |versteh\\p{L}* )?(?:meine |die |diese )?(?:blutwerte|laborwerte|blutbild|befund|arztbrief|schilddrusenwerte|leberwerte|cholesterinwerte)(?: (?:erklaren|verstehen|bedeuten|hoch|niedrig|erhoht))*',
    sharp:
      '{Sag|Sagen Sie} zu jedem Wert, wofür er steht und ob er niedrig, normal oder hoch ist, dann, was die Werte zusammen nahelegen, was sonst dahinterstecken kann und was ich in der Praxis fragen sollte.',
    points: [
      'Jeder Wert: wofür er steht, und ob er niedrig, normal oder hoch ist',
      'Zusammen: was die Werte nahelegen und wie sicher das ist',
      'Andere Gründe: was sonst dahinterstecken kann',
      'Praxis: was ich fragen oder prüfen lassen sollte, und wie bald',
      'Sprache: einfach, Fachwörter erklärt',
    ],
  },
  {
    asked: true,
    named:
      '(?:hilf mir (?:beim|bei der|mit der|mich) )?(?:auf )?(?:ein |das |mein |mich |vorbereitung |vorbereiten |bereite mich )*(?:auf |fur )?(?:ein |das |mein |dem )*(?:vorstellungsgesprach|bewerbungsgesprach|jobinterview|assessment ?center)(?! (?:war|lief|absagen|verschieben|hatte))(?:[ ,].{0,90})?(?:vorbereit|vorbereitung|fragen|uben|tipps|was (?:muss|soll|kommt|fragen|wird)|worauf)\\p{L}*.{0,40}|(?:bereite mich|vorbereitung|ich will mich|wie bereite ich mich) (?:bitte )?(?:auf |fur )?(?:ein |das |mein |einem |vor auf )*(?:vorstellungsgesprach|bewerbungsgesprach|jobinterview).{0,90}',
    sharp:
      '{Nenne|Nennen Sie} die Fragen, die für diese Stelle am wahrscheinlichsten sind, jeweils mit dem, was dahintersteckt, und einem Gerüst für meine Antwort mit [Klammern] für mein Beispiel, und dazu drei Fragen, die ich selbst stellen kann.',
    points: [
      'Fragen: die wahrscheinlichsten für genau diese Stelle, die heikelste markiert',
      'Dahinter: was damit herausgefunden werden soll, je eine Zeile',
      'Antwort: ein Gerüst; [Klammern], wo mein Beispiel hingehört',
      'Eigene Fragen: drei, die Interesse zeigen',
      'Vorher: was ich nachlesen oder bereitlegen sollte',
    ],
  },
  {
    asked: true,
    named:
      '(?:gute |die besten |wichtige |welche |intelligente |\\p{Nd}+ )*fragen (?:an|fur|beim|bei|zum|zur|die (?:ich|man)|soll(?:te)? ich|stell\\p{L}* ich)(?: (?:de[nmr]|die|das|eine[nmr]?|meine[nmr]?))? ?(?:\\p{L}+ )?(?:vermieter(?:in)?|arzt|arztin|makler(?:in)?|arbeitgeber|vorstellungsgesprach|bewerbungsgesprach|wohnungsbesichtigung|besichtigung|hausbesichtigung|hebamme|kita|steuerberater(?:in)?|anwalt|anwaltin|handwerker|verkaufer|gebrauchtwagenkauf|zuchter|tatowierer|bewerber(?:in)?|kandidaten|therapeut\\p{L}*|bankberater(?:in)?|mitbewohner(?:in)?|dj|fotograf\\p{L}*)',
    sharp:
      '{Ordne|Ordnen Sie} die Fragen danach, was die Entscheidung ändern würde, {frag|fragen Sie} nach Tatsachen statt nach Versprechen, und {sag|sagen Sie} zu jeder, welche Antwort gut wäre und welche stutzig machen sollte.',
    points: [
      'Reihenfolge: zuerst, was die Entscheidung ändern würde',
      'Fragen: nach Tatsachen und Belegen, keine, auf die ein Ja genügt',
      'Zu jeder: welche Antwort gut wäre, welche stutzig machen sollte',
      ['Anzahl: höchstens zwölf', '!count'],
    ],
  },
  {
    asked: true,
    named:
      '(?:gute |lustige |tiefe |tiefgrundige |interessante |paar |\\p{Nd}+ )*fragen? (?:fur|zum|beim|fur ein|fur das) (?:ein |eine |das |einen |erste[ns]? |unser )*(?:date|dates|treffen|kennenlernen|spieleabend|paare|madelsabend|freunde|ersten abend|abend)|(?:gute |lustige )?(?:kennenlernfragen|eisbrecherfragen|wurdest du eher fragen|gesprachsthemen)',
    sharp:
      '{Wähle|Wählen Sie} Fragen, auf die man gern eine Geschichte erzählt, von leicht bis persönlich geordnet, mit je einer Anschlussfrage, und {lass|lassen Sie} weg, was nach Verhör oder Bewerbung klingt.',
    points: [
      'Fragen: solche, auf die man gern eine Geschichte erzählt',
      'Reihenfolge: von leicht bis persönlich',
      'Anschluss: je eine Nachfrage, falls die Antwort kurz bleibt',
      'Vermeiden: Verhör, Bewerbung, Fragen mit Ja oder Nein',
      ['Anzahl: zehn, die drei besten markiert', '!count'],
    ],
    assumes: 'Number: ten.',
  },
  {
    asked: true,
    named:
      '(?:\\p{L}+ ){0,3}?(?:geschenk(?:e|en)?|geschenk(?:s)?ideen?|geschenkidee|mitbringsel)(?= (?:fur|zu|zum|zur|unter|bis|an)|[, ]|$)(?! (?:umtauschen|zuruckgeben|verpack|einpack))|(?:was|womit) (?:schenk(?:e|t)?|kann ich|soll ich|konnte ich|soll man|konnen wir)(?: (?:ich|man|wir))? .{0,60}(?:schenken|geburtstag|hochzeit|weihnachten|einzug|abschied|freude machen)|was schenk(?:e|t)? (?:ich|man|wir)',
    sharp:
      '{Nenne|Nennen Sie} {fünf }verschiedene Geschenke, die zu Person und Anlass passen, je mit ungefährem Preis und einer Idee, wie es persönlich wird, und {markiere|markieren Sie} die beste Wahl.',
    points: [
      ['Auswahl: fünf verschiedene, passend zu Person und Anlass', '!count'],
      'Jedes: warum es passt, ungefährer Preis',
      'Persönlich: eine kleine Zutat, die nichts kostet',
      'Wahl: das beste davon, und warum',
    ],
    assumes: 'Number: five.',
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'suggest', 'question', 'advice', 'fact', 'howto', 'recommend', 'quantity'],
    named:
      '(?:was ist )?(?:de[rnm]|die|das|ein|eine)? ?(?:beste[rn]?|einfachste[rn]?|schnellste[rn]?|gunstigste[rn]?|sicherste[rn]?|richtige[rn]?|effektivste[rn]?) (?:weg|art|methode|moglichkeit|variante|trick|strategie)(?: und weise)?(?:,| um| zu| zum| gegen| fur)|wie (?!viel|weit|lange|oft|gros|komme)[^?:]{3,60} am (?:besten|schnellsten|einfachsten|gunstigsten|sichersten|effektivsten)(?! (?:war|schmeckt|gefallt))',
    sharp:
      '{Nenne|Nennen Sie} den einen Weg, der hier am besten ist, mit den genauen Schritten, {sag|sagen Sie}, warum gerade er, und {nenne|nennen Sie} eine Alternative und den häufigsten Fehler.',
    points: [
      'Wahl: ein Weg, mit den genauen Schritten',
      'Grund: warum gerade er',
      'Alternative: eine, und wann sie besser ist',
      'Fehler: der häufigste',
    ],
  },
  {
    asked: true,
    over: [
      'plain',
      'small',
      'unknown',
      'suggest',
      'question',
      'choice',
      'decide',
      'judge',
      'recommend',
      'entries',
      'names',
      'pieces',
    ],
    named:
      '(?!.*(?:richtig\\p{L}*|korrekt|nomen|verben|adjektiv|wortart|satz(?!\\p{L})|worter|lucke))(?:such|suche|wahl|wahle|entscheide?|welche[rsnm]?|hilf mir)(?: (?:dir|bitte|mir|fur mich|zwischen|dich|eine[ns]? davon|davon|von (?:diesen|denen)|aus|ist (?:besser|am besten)|klingt (?:besser|am besten)|(?:name|titel|slogan|satz|variante|logo|betreff|uberschrift)))*.{0,40}[:：].*[,;]',
    sharp:
      '{Wähle|Wählen Sie} genau eins davon, {begründe|begründen Sie} in zwei Sätzen, warum es die anderen schlägt, und {nenne|nennen Sie} seine Schwäche und eine zweite Wahl für anderen Geschmack.',
    points: [
      'Wahl: eins der genannten, in der ersten Zeile',
      'Grund: warum es die anderen schlägt, in zwei Sätzen',
      'Schwäche: die der eigenen Wahl',
      'Die anderen: je eine halbe Zeile, dazu die zweite Wahl',
    ],
  },
  {
    asked: true,
    named:
      '(?:motivier\\p{L}*|ermutig\\p{L}*|muntere?) mich(?: (?:bitte|mal|auf))*[\\s.!?]*$|(?:ich )?(?:hab|habe) (?:\\p{L}+ )?(?:keine|null) (?:lust|motivation)(?: (?:zu|zum|auf|mehr) ?(?:\\p{L}+ ?){0,3})?[\\s.!?]*$|ich kann mich (?:gerade |heute |einfach )?nicht (?:aufraffen|motivieren)(?: (?:zu|zum) .{0,30})?[\\s.!?]*$',
    sharp:
      '{Sprich|Sprechen Sie} mich direkt an, in fünf oder sechs Sätzen ohne Sprüche und Zitate, und {ende|enden Sie} mit einer kleinen Sache, die ich in den nächsten zehn Minuten anfangen kann.',
    points: [
      'Form: fünf oder sechs Sätze, direkt an mich',
      'Inhalt: warum der erste Schritt zählt, keine Sprüche, keine Zitate',
      'Schluss: eine kleine Sache für die nächsten zehn Minuten',
      'Danach: frag, was ich gerade vor mir herschiebe',
    ],
  },
  {
    asked: true,
    named:
      '(?:ich )?(?:weis|weiss) (?:gar |einfach |uberhaupt |echt )?nicht,? (?:was|wohin|wie) (?:ich )?.{0,50}(?:soll|studieren|werden|machen will|will|weitergeht|mochte)[\\s.!?]*$|was soll ich (?:nur |blos )?(?:mit meinem leben|nach de[mr] (?:abi|abitur|schule|studium|ausbildung)|studieren|werden|beruflich).{0,40}[\\s.!?]*$',
    sharp:
      '{Stell|Stellen Sie} mir zuerst drei Fragen: was mir Spaß gemacht hat, was ich gut kann und was ich nicht ausgehalten habe; {nenne|nennen Sie} danach drei Richtungen und zu jeder einen günstigen Weg, sie innerhalb eines Monats auszuprobieren.',
    points: [
      'Zuerst: drei Fragen, nach Spaß, Stärken und Abneigungen',
      'Danach: drei Richtungen, die sich wirklich unterscheiden',
      'Jede: was dafür spricht, was dagegen, ein günstiger Versuch',
      'Ton: ruhig, ohne Sprüche',
    ],
    assumes: 'Three questions to you before the work starts.',
  },
  {
    asked: true,
    over: [
      'plain',
      'small',
      'unknown',
      'suggest',
      'question',
      'fact',
      'yesno',
      'followup',
      'explain',
      'why',
      'meaning',
      'quantity',
      'chat',
      'topic',
    ],
    named:
      '(?:und |aber )?(?:(?:lohnt|rechnet|geht|stimmt|klappt|reicht|passt|hilft|schadet|ist|war|sind|kann|darf|soll|wie|warum|wieso|was)(?: (?:sich|ich|man|das|es|dies|die|noch|wirklich|jetzt|uberhaupt|denn|da|okay|ok|normal|gut|schlimm|sinnvoll|legal|erlaubt|moglich|teuer|lange|viel|dauert|kostet|machen|so|gefahrlich|seri(?:o|oe)s|bedeutet|heist)){1,5})[\\s.!?]*$',
    sharp:
      'Wenn aus unserem Gespräch nicht hervorgeht, was gemeint ist, {frag|fragen Sie} zuerst in einem Satz danach; sonst {antworte|antworten Sie} gleich im ersten Satz und {nenne|nennen Sie} die zwei Gründe, die am meisten zählen.',
    points: [
      'Bezug: in einem Satz nachfragen, wenn unklar ist, was gemeint ist',
      'Antwort: im ersten Satz',
      'Gründe: die zwei, die am meisten zählen',
      'Grenzen: wann die Antwort anders ausfiele',
    ],
  },
  {
    asked: true,
    named:
      '(?:ich )?(?:brauch |brauche |bitte |kannst du mir |konnen sie mir )?(?:hilfe|hilf mir|helfen|helfen sie mir)(?: bitte)?(?:,? (?:bei|mit|beim|in|zu) (?:meine[rmn]? |de[rmn] |die |das |eine[rmn]? )?[\\p{L}\\p{N}+#.-]+(?: [\\p{L}\\p{N}+#.-]+){0,1})?(?: bitte| helfen)?[\\s.!?]*$',
    sharp:
      '{Frag|Fragen Sie} mich zuerst in einer kurzen Nachricht, was ich erreichen will, was ich schon habe und wo ich hänge; danach {gib|geben Sie} mir die Schritte einen nach dem anderen.',
    points: [
      'Zuerst: eine kurze Nachricht, die nach Ziel, Stand und Problem fragt',
      'Auswahl: drei Dinge, die hier am häufigsten gebraucht werden, zum Ankreuzen',
      'Danach: Schritt für Schritt, weiter erst, wenn der letzte klappt',
    ],
    assumes: 'One message with questions to you before the work starts.',
  },
  {
    asked: true,
    over: ['followup', 'plain', 'explain', 'small', 'question', 'fact', 'why', 'unknown', 'suggest', 'meaning'],
    named:
      '(?:(?:kannst du |bitte |ok |aber |sorry )*(?:erklar(?:e|en sie)?|sag|wiederhol(?:e|en sie)?)(?: mir)? (?:das|es|den (?:letzten|ersten|zweiten) (?:teil|satz|schritt|punkt|absatz))(?: (?:nochmal|noch mal|noch einmal|anders|genauer|einfacher|bitte|ausfuhrlicher|mir|etwas))*|(?:ich |sorry ich |hm ich )?(?:versteh|verstehe|check|checke|kapier|kapiere|raff) (?:ich )?(?:(?:das|es|den (?:letzten|ersten|zweiten) (?:teil|schritt|punkt)|immer|noch|gar|uberhaupt|leider) ?)*(?:nicht|nix|nichts)(?: (?:ganz|so|was du meinst))*)[\\s.!?]*$',
    sharp:
      '{Erkläre|Erklären Sie} es mit anderen Worten als vorher, mit einem Beispiel aus dem Alltag, und {frag|fragen Sie} mich am Ende, welcher Teil noch unklar ist.',
    points: [
      'Worte: andere als vorher, kürzere Sätze',
      'Beispiel: eins aus dem Alltag',
      'Reihenfolge: ein Schritt nach dem anderen, keiner übersprungen',
      'Schluss: eine Frage, ob es jetzt klar ist',
    ],
  },
  {
    asked: true,
    over: ['followup', 'plain', 'small', 'question', 'unknown', 'suggest'],
    named:
      '(?:nein|ne|nee|sorry|halt|moment|doch nicht)?[,.]? ?(?:so |das )?(?:meinte ich (?:nicht|eigentlich)|meine ich nicht|wollte ich nicht|hab(?:e)? ich nicht gemeint|ich meinte|ich wollte (?:eigentlich|aber)|ich meine(?: doch| eigentlich)?)(?=[ ,.]|$).{0,80}$',
    sharp:
      '{Nimm|Nehmen Sie} das als Korrektur meiner letzten Bitte, {lass|lassen Sie} den Rest davon, wie er war, und {gib|geben Sie} die ganze Antwort neu aus.',
    points: [
      'Korrektur: ersetzt, wie meine Bitte vorher verstanden wurde',
      'Der Rest: wie vorher verlangt',
      'Ausgabe: die vollständige Antwort neu, ohne Entschuldigung',
    ],
  },
  {
    asked: true,
    over: ['followup', 'plain', 'small', 'unknown', 'suggest', 'change'],
    named:
      '(?:bitte |mach(?:e)? (?:es |das |ihn |den text )?|(?:viel |etwas |bissl |bisschen |noch |deutlich )?)*(?:kurzer|knapper|zu lang|kompakter|halb so lang)(?: (?:bitte|machen|fassen|geht|formulieren))*[\\s.!?]*$',
    sharp:
      '{Kürze|Kürzen Sie} die letzte Antwort auf etwa die Hälfte, {streich|streichen Sie} Wiederholungen und Füllsätze und {lass|lassen Sie} Namen, Zahlen und die Kernaussage unverändert.',
    points: [
      'Länge: etwa die Hälfte der letzten Antwort',
      'Streichen: Wiederholungen, Füllsätze und was niemand vermisst',
      'Bleibt: Namen, Zahlen, Kernaussage und Ton',
      'Ausgabe: nur die neue Fassung',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'explain', 'describe', 'fact'],
    named:
      '.{3,70}[ ,:-]+(?:einfach|leicht|simpel|verstandlich|fur dummies|fur anfanger|in einfachen worten|fur kinder)(?: und (?:kurz|verstandlich|einfach))?(?: erklart| erklaren)?(?: bitte)?(?<=erklart|erklaren|dummies|anfanger|worten|kinder|bitte)[\\s.!?]*$',
    sharp:
      '{Nenne|Nennen Sie} den Kerngedanken in einem Satz, {bau|bauen Sie} ihn dann in kleinen Schritten auf, mit einem Beispiel aus dem Alltag, und {nenne|nennen Sie} das häufigste Missverständnis.',
    points: [
      'Kerngedanke: in einem Satz',
      'Schritte: klein, jeder baut auf dem letzten auf, Fachwörter erklärt',
      'Beispiel: eines, aus dem Alltag',
      'Missverständnis: das häufigste',
    ],
  },
  {
    asked: true,
    over: [
      'plain',
      'small',
      'unknown',
      'compare',
      'question',
      'fact',
      'recommend',
      'decide',
      'suggest',
      'choice',
      'yesno',
    ],
    named:
      '(?!(?:ubung\\p{L}*|aufgaben?|schreib\\p{L}*|erstell\\p{L}*|arbeitsblatt|test|quiz|aufsatz|mach)(?!\\p{L}))(?!.*(?<!\\p{L})(?:satze\\p{L}*|zeilen|worte\\p{L}*|stichpunkte\\p{L}*|absatz\\p{L}*|kurz)(?!\\p{L}))(?:[^,.?:]{2,40} (?:vs\\.?|versus) [^?:]{2,70}$|(?:was ist )?(?:besser|sinnvoller|gunstiger|gesunder)[,:]? .{2,40} oder .{2,60})$',
    sharp:
      '{Stell|Stellen Sie} sie in einer Tabelle nur in den Punkten gegenüber, in denen sie sich wirklich unterscheiden, und {schließe|schließen Sie} damit, wann man welches nimmt.',
    points: [
      'Unterschied: der wichtigste, im ersten Satz',
      ['Format: eine Tabelle nur mit den Punkten, in denen sie sich unterscheiden', '!format'],
      'Beispiel: je ein Fall für jede Seite',
      'Schluss: wann man welches nimmt',
    ],
  },
  {
    asked: true,
    over: ['message', 'suggest', 'question', 'plain', 'small', 'unknown', 'pieces', 'entries', 'list', 'advice'],
    named:
      '(?:was (?:antworte|sage|sag|antwortet|sagt) (?:ich|man)|(?:gute |beste |paar )?antwort(?:en)?) (?:am besten )?(?:auf(?: die frage)?|wenn (?:jemand|einer|sie|er|der|die|mein\\p{L}*))[ ,:](?!.{0,30}(?:mail|brief|nachricht|einladung|absage|bewertung|rezension|kommentar|sehr geehrte)).*',
    sharp:
      '{Gib|Geben Sie} drei Antworten, die sich im Ton unterscheiden und sich in einem Atemzug sagen lassen, {sag|sagen Sie}, worum es der anderen Seite eigentlich geht, und {setze|setzen Sie} [Klammern], wo etwas von mir hingehört.',
    points: [
      'Dahinter: worum es der anderen Seite eigentlich geht, in einem Satz',
      'Antworten: drei mit verschiedenem Ton, kurz genug zum Sagen',
      'Eigenes: [Klammern], wo etwas von mir hingehört',
      'Vermeiden: die Antwort, die Sympathie kostet, und warum',
    ],
    assumes: 'Number: three answers.',
  },
  {
    asked: true,
    over: ['message', 'email', 'plain', 'small', 'greeting', 'text', 'unknown', 'suggest'],
    named:
      '(?:(?:kurze|schnelle|nette|lustige|liebe|suss?e|hofliche) )*(?:whatsapp|sms|nachricht|textnachricht|dm)(?: nachricht)? (?:an|fur) (?:meine[nmrs]?|ihn|sie|eine[nmr]?|de[nmr]|die|unsere[nmr]?) (?!(?:anrufbeantworter|zeitkapsel|flaschenpost|mailbox|schild|website|homepage)).{6,}',
    sharp:
      '{Schreib|Schreiben Sie} sie fertig zum Abschicken, so wie man genau diesem Gegenüber schreibt, mit dem Anlass im ersten Satz und nur mit dem, was ich gesagt habe, und {nenn|nennen Sie} darunter den einen Satz, der für einen anderen Ton zu ändern wäre.',
    points: [
      'Anfang: worum es geht, im ersten Satz',
      'Länge: kurz genug, um sie so abzuschicken',
      'Inhalt: nur, was ich gesagt habe',
      'Ton: wie man dieser Person wirklich schreibt, nicht wie ein Brief',
    ],
  },
  {
    asked: true,
    named:
      '(?:eine? )?(?:packliste|pack liste)(?! (?:app|vorlage))|(?:was|alles was ich) (?:muss|soll|sollte|brauch|brauche|nehm|nehme|pack|packe|man)?(?: (?:ich|man|wir))? ?(?:alles )?.{0,60}(?:einpacken|mitnehmen|ins handgepack|in den koffer|in die kliniktasche)|kliniktasche|wickeltasche',
    sharp:
      '{Ordne|Ordnen Sie} die Liste nach Gruppen mit Mengen, wo sie zählen, {markiere|markieren Sie}, was unverzichtbar ist, und {sag|sagen Sie}, was am häufigsten vergessen wird und was zu Hause bleiben kann.',
    points: [
      'Gruppen: nach Verwendung, mit Menge, wo sie zählt',
      'Markiert: was unverzichtbar ist',
      'Vergessen: was die meisten vergessen und dann vermissen',
      'Zu Hause: was sich nicht mitzunehmen lohnt',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'suggest', 'advice', 'question', 'howto', 'list', 'recommend', 'entries'],
    named:
      '(?:paar |gute |die besten |gib mir |gibt es |hast du |\\p{Nd}+ |einfache |schnelle )*(?:tipps?|tricks|ratschlage)(?: und tricks)?(?= (?:fur|gegen|zum|zur|um|wie|bei|beim|damit|wenn|mit)|[ .!?]*$)',
    sharp:
      '{Stell|Stellen Sie} an den Anfang, was am meisten bringt, jeder Tipp als konkrete Handlung mit einem halben Satz Begründung, und {lass|lassen Sie} weg, was ohnehin alle wissen.',
    points: [
      'Reihenfolge: was am meisten bringt, zuerst',
      'Jeder Tipp: eine konkrete Handlung mit Grund in einem halben Satz',
      'Weglassen: was ohnehin alle wissen',
      'Fehler: der häufigste dabei',
    ],
  },
  {
    asked: true,
    named:
      '(?:was ist )?(?:ein |eine |das |anderes |andere |gibt es |besseres |schoneres |treffendes |noch )*(?:wort|worter|synonyme?|begriff|ausdruck|adjektive?|redewendung|formulierung|umschreibung) (?:fur|statt|anstatt|wenn|das bedeutet)(?= )',
    sharp:
      '{Nenne|Nennen Sie} das treffendste zuerst, dann zwei oder drei nahe daneben, je mit seinem Beiklang und einem kurzen Satz, und {sag|sagen Sie} es, wenn keines genau passt.',
    points: [
      'Treffendstes: zuerst, mit einem kurzen Satz',
      'Nahe daneben: zwei oder drei, je mit ihrem Beiklang',
      'Stilebene: alltäglich, gehoben oder fachlich',
      'Ehrlich: sagen, wenn keines genau passt',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'formula', 'howto', 'code', 'suggest', 'change', 'entries'],
    named:
      '(?:in |wie (?:kann ich|mach ich|mache ich|geht) .{0,40} in )?(?:excel|google sheets|google tabellen|libreoffice|powerpoint|outlook|word|photoshop|canva)(?: formel)?(?=[:, ].{8,})(?! (?:ist|oder|vs|und|kurs|zertifikat|fur|lizenz|kaufen|gegen)(?![\\p{L}]))(?!.*(?<!\\p{L})(?:geht nicht|nicht mehr|sturzt|hangt|reagiert|fehler\\p{L}*)(?!\\p{L}))(?!.*:\\n)',
    sharp:
      '{Gib|Geben Sie} die Schritte oder die Formel fertig zum Kopieren, {zeig|zeigen Sie} eine Formel an einem winzigen Beispiel, {sag|sagen Sie}, in welcher Version es funktioniert, und {nenne|nennen Sie} die typische Falle.',
    points: [
      'Weg: der kürzeste, als Schritte oder Formel zum Kopieren',
      'Beispiel: bei einer Formel vorher und nachher, an wenigen Zeilen',
      'Version: wo es funktioniert und was sonst gilt',
      'Falle: was am häufigsten schiefgeht und wie man es rückgängig macht',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'suggest', 'question', 'advice', 'howto', 'quiz'],
    named:
      '(?!.*(?:wahl zwischen|oder|lernplan|nervos|angst|panik))(?:hilf mir (?:beim|fur|auf|bei)|wie (?:lern|lerne|bereite) ich|lernen fur|lernhilfe|(?:ich )?(?:hab|habe|schreib|schreibe)|(?:morgen|ubermorgen|bald|nachste woche|montag|freitag)) .{0,60}(?:klausur|prufung|klassenarbeit|schulaufgabe|examen|matura|abi|abitur|test|test schreiben|fuhrerscheinprufung|arbeit schreiben)(?![\\p{L}])(?!.*(?:mail|entschuldig|krank|verschieb|anmeld|abmeld|nervos|angst|aufgeregt|panik|durchgefallen|verhauen|bestanden|geschafft|wochen|lernplan|zeitplan|wahl|referat|zweifel|gluck)).{0,80}',
    sharp:
      '{Nenne|Nennen Sie} zuerst auf einer Seite, was am wahrscheinlichsten drankommt, {frag|fragen Sie} mich dann Frage für Frage ab und {komm|kommen Sie} auf das zurück, was ich falsch hatte.',
    points: [
      'Zuerst: was am wahrscheinlichsten drankommt, auf einer Seite',
      'Dann: mich abfragen, immer eine Frage, dann auf meine Antwort warten',
      'Nach jeder Antwort: richtig oder falsch, mit Grund in einer Zeile',
      'Lücken: auf das zurückkommen, was falsch war',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'suggest', 'debug', 'why', 'advice', 'fact', 'question'],
    named:
      '(?!(?:wie|was|welche\\p{L}*|ist|sind|kann|soll|schreib\\p{L}*|liste|gib|mach|vergleich\\p{L}*|ubersetz\\p{L}*|warum (?:ist|sind|wird) (?:der himmel|das meer|\\p{L}+ so)) )(?:warum (?:ist|sind|geht|macht|will|startet|ladt) )?[^:=(){}?]{2,70}\\b(?:geht (?:nicht|nimmer|nicht mehr|dauernd aus|aus)|funktioniert (?:nicht|nicht mehr)|startet nicht|ladt nicht(?: mehr)?|ladt nicht|reagiert nicht(?: mehr)?|piept|piepst|quietscht|stinkt|tropft|leckt|klappert|brummt|flackert|(?:ist|wird) (?:\\p{L}+ )?(?:laut|langsam)|gluckert|summt|knackt|rattert|surrt|qualmt|spinnt|riecht (?:komisch|verbrannt|muffig|streng)|blinkt(?: rot)?|ruckelt|hangt(?: sich auf)?|sturzt (?:immer |dauernd |standig )?ab|wird (?:heis|nicht warm|nicht kalt|warm|gelb|braun)|verbindet (?:sich )?nicht|schleudert nicht|pumpt nicht(?: ab)?|heizt nicht|kuhlt nicht|verstopft|undicht|friert (?:immer )?ein|zu langsam|so langsam|sehr langsam|schimmelt|haart|juckt|geht nicht (?:auf|zu|an)|kaputt|error \\d+|fehler \\d+|welk|gelbe blatter|braune blatter|blatter gelb)(?: (?:was tun|warum|hilfe|was nun|was kann ich tun|seit .{3,20}))?[^:=(){}?]{0,40}$',
    sharp:
      '{Nenne|Nennen Sie} die wahrscheinlichen Ursachen der Reihe nach, je mit einer schnellen Prüfung und dem, was dann zu tun ist, und {sag|sagen Sie}, was als Nächstes zu prüfen ist, wenn keine passt.',
    points: [
      'Ursachen: die wahrscheinlichste zuerst',
      'Zu jeder: eine schnelle Prüfung und was dann zu tun ist',
      'Reihenfolge: Harmloses und Kostenloses zuerst',
      'Wenn nichts passt: was ich als Nächstes prüfe oder notiere und wo ich frage',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'suggest', 'advice', 'question', 'decide', 'yesno'],
    named:
      '(?!.*[:\\n])(?!.*(?<!\\p{L})(?:wo|womit|wie(?! soll)|wohin|welche\\p{L}*|was fur|wieviel|in welcher) [^?]{0,40}(?:kann|darf|muss|soll|sollte|brauch\\p{L}*) (?:ich|man)(?!\\p{L}))(?!.*(?<!\\p{L})(?:wofur|wohin|welche\\p{L}*|schreib|formulier\\p{L}*|serienbrief|online)(?!\\p{L}))(?!.*(?:schmerz|fieber|frisst|erbrich|erbrech|blut|schwindel|ausschlag|husten|krank|ubel|weh(?![\\p{L}])|durchfall|geschwollen|atme|herz|schwanger|tablette))(?!(?:schreib\\p{L}*|erstell\\p{L}*|mach|gib|liste|hilf|erklar\\p{L}*|bitte|ubersetz\\p{L}*|fass) )[^?]{8,130}[ ,](?:(?:kann|darf|soll|muss|sollte|bin|werde|bekomm|bekomme|krieg|kriege|hab|habe) ich(?![\\p{L}])[^?]{2,60}|(?:darf|kann|muss) (?:er|sie|der|die|mein\\p{L}*|man)(?![\\p{L}])[^?]{1,50}|was (?:tun|nun|jetzt|kann ich (?:da )?(?:tun|machen)|soll ich (?:tun|machen)|mache ich|mach ich|muss ich (?:tun|machen))|ist das (?:normal|ok|okay|erlaubt|legal|schlimm|gefahrlich|richtig|rechtens)|(?:lohnt|rechnet) sich (?:das|es)|bringt (?:das|es) (?:was|etwas)|reicht das|(?<!wie )geht das|stimmt das)\\??$',
    sharp:
      '{Antworte|Antworten Sie} gleich im ersten Satz und {sag|sagen Sie}, warum, was zuerst zu tun ist und was an meinem Fall die Antwort ändern würde.',
    points: [
      'Antwort: im ersten Satz',
      'Warum: der Grund, der am meisten zählt',
      'Zuerst: was zu tun ist',
      'Hängt ab von: was an meinem Fall die Antwort ändern würde',
    ],
  },
  {
    asked: true,
    over: ['fact', 'question', 'recommend', 'suggest', 'plain', 'small', 'decide'],
    named:
      'welche[rsnm]? (?!(?:\\p{L}*unterlagen|\\p{L}*dokumente?|papiere|kosten|voraussetzungen|regeln|schritte|fragen|formulare?|rechte|nachweise|\\p{L}*fehler|grunde|strafen?|mengen?|frist\\p{L}*)(?!\\p{L})|zeit|tag|datum|monat|jahr|alter|farbe hat|temperatur|ist |sind |war |hat |haben )(?:\\p{L}+ ){0,2}?\\p{L}+ (?:fur (?:eine[nmr]?|meine[nmr]?|de[nr]|die|anfanger|kinder|kleine)|(?:soll|sollte|wurdest|nehm|nehme|kauf|kaufe|brauch|brauche|passt|eignet|empfiehlst)(?= (?:ich|du|man|wir|sich|zu)|$))',
    sharp:
      '{Nenne|Nennen Sie} die erste Wahl mit den Gründen, die entscheiden, dann ein oder zwei Alternativen und wann sie besser wären, und {sag|sagen Sie}, welche Einzelheit meines Falls das ändern könnte.',
    points: [
      'Erste Wahl: eine, in der ersten Zeile',
      'Gründe: die, die in diesem Fall entscheiden',
      'Alternativen: ein oder zwei, und wann sie besser sind',
      'Vorbehalt: welche Einzelheit meines Falls es ändern könnte',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small'],
    named:
      '(?!(?:\\p{L}*haha\\p{L}*|super|toll|danke|hallo|guten?|gute|schon|bitte|weiter|noch|mach|sag|kann|geht|test|hauptstadt|cool|alles|nein|doch)(?![\\p{L}]))\\p{L}{4,}(?: \\p{L}{4,})?[\\s.!?]*$',
    sharp:
      '{Sag|Sagen Sie} in einem Satz, was es ist, {nenne|nennen Sie} dann die vier oder fünf Teile davon, die am meisten zählen, je mit einem Beispiel, und {frag|fragen Sie} mich, worauf ich näher eingehen will.',
    points: [
      'Zuerst: was es ist, in einem Satz',
      'Teile: die vier oder fünf wichtigsten, je mit Beispiel',
      'Nutzen: wo es einem begegnet',
      'Schluss: eine Frage, worauf ich näher eingehen will',
    ],
  },
];
