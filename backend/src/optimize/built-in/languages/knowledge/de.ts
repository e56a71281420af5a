export const knowledgeDe = {
  sharp: {
    viewFirst:
      '{Beziehe|Beziehen Sie} im ersten Satz klar Stellung, {stütz|stützen Sie} sie auf die zwei oder drei gewichtigsten Gründe, jeden mit einem Beispiel, {antworte|antworten Sie} auf den stärksten Einwand und {sag|sagen Sie}, wann oder für wen es anders wäre.',
    termsDefined:
      '{Nimm|Nehmen Sie} sie in der genannten Reihenfolge, {nenn|nennen Sie} jeweils zuerst, was für eine Art Sache es ist, dann, was sie von anderen unterscheidet, ohne den Begriff selbst zu verwenden, und {halte|halten Sie} leicht Verwechselbares auseinander.',
    causesWeighed:
      '{Nenne|Nennen Sie} jede Ursache mit der Art, wie sie gewirkt hat, und einem Datum oder Fall, von der gewichtigsten abwärts, {sag|sagen Sie}, was für diese Reihenfolge spricht und wo Fachleute uneins sind, und {nenne|nennen Sie} eine Erklärung, die zu einfach ist.',
    argument:
      '{Bring|Bringen Sie} das Argument in die Form von Prämissen und Schluss, {nenne|nennen Sie} den Fehlschluss oder die stille Annahme, auf der es ruht, {gib|geben Sie} ein Gegenbeispiel und {sag|sagen Sie}, welcher Beleg es tragfähig machen würde.',
    explainTwo: '{Erkläre|Erklären Sie} den ersten Teil Schritt für Schritt an einem konkreten Fall.',
    explainShown:
      '{Beginne|Beginnen Sie} mit dem Kerngedanken in einem Satz, {zeig|zeigen Sie}, wie es funktioniert oder zustande kommt, {lass|lassen Sie} jedes der gewünschten Beispiele einen anderen Punkt davon tragen und {räum|räumen Sie} das häufigste Missverständnis aus.',
    defineTwo:
      '{Sag|Sagen Sie} in einem Satz ohne Fachwörter, was es ist, und {nenne|nennen Sie} die wichtigsten Merkmale.',
    factorsToo:
      '{Nimm|Nehmen Sie} dann die Einflüsse einzeln vor: in welche Richtung jeder wirkt, wie stark, mit einer Zahl oder einem Fall.',
    differsToo: '{Stell|Stellen Sie} dann beides nebeneinander, in den wenigen Punkten, die entscheiden.',
    usesToo:
      '{Nenne|Nennen Sie} dann die wichtigsten Anwendungen, jeweils mit dem Ort, an dem man ihnen begegnet, und warum es dort taugt.',
    effectsToo:
      '{Geh|Gehen Sie} dann die Wirkungen einzeln durch, jeweils mit der Entstehung und einem Fall oder Datum.',
    relationDefined:
      '{Erkläre|Erklären Sie} in einem Satz ohne Fachwörter, worum es geht, {sag|sagen Sie} dann, was es mit dem anderen verbindet und in welche Richtung das wirkt, mit einem konkreten Fall, und {nenne|nennen Sie}, was an der Verbindung oft falsch verstanden wird.',
    effectsOnViews:
      '{Nenne|Nennen Sie} zuerst den stärksten Einfluss, {nimm|nehmen Sie} dann alle einzeln vor, jeweils mit einem benannten Beispiel, Werk oder einer Studie, und {zeig|zeigen Sie}, für wen es anders war oder ist.',
    methods:
      '{Nimm|Nehmen Sie} sie einzeln vor: wie jede wirkt, eine Gelegenheit, bei der sie gebraucht wurde, und was sie bewirkt hat; {schließ|schließen Sie} damit, wo sie an Grenzen stießen.',
    eachNamed:
      '{Beantworte|Beantworten Sie} jede Frage für sich und in derselben Reihenfolge; Personen mit Jahr und dem Werk oder Ereignis, auf das es zurückgeht, und am Ende ein Satz dazu, wie die Antworten zusammenhängen.',
    record:
      '{Antworte|Antworten Sie} im ersten Satz, {füg|fügen Sie} die Zahl oder Tatsache hinzu, die es belegt, und {nenne|nennen Sie} die Antwort nach einem anderen üblichen Maßstab nur, wenn sie anders lautet.',
    who: '{Sag|Sagen Sie} im ersten Satz, um wen es geht, mit Lebensdaten oder dem Werk, in dem die Figur vorkommt, dann das Wichtigste, wofür der Name steht, und {stell|stellen Sie} richtig, was oft falsch erzählt wird.',
    relation:
      '{Sag|Sagen Sie} im ersten Satz, wie alles zusammenhängt, dann was worauf wirkt und wie, mit einem konkreten Beispiel, und wo der Zusammenhang schwach ist oder nicht gilt, falls es das gibt.',
    effects:
      '{Sag|Sagen Sie} im ersten Satz, welche Wirkung die stärkste ist, {geh|gehen Sie} dann alle einzeln durch, jeweils mit dem Weg, auf dem sie entstehen, und einem konkreten Fall oder einer Zahl, und {sag|sagen Sie}, wovon ihre Stärke abhängt.',
    factors:
      '{Nimm|Nehmen Sie} alles einzeln vor, jeweils wie es wirkt oder was es bedeutet, mit einem konkreten Fall, {zeig|zeigen Sie} dann, wie es zusammenhängt, und {sag|sagen Sie}, was am meisten wiegt.',
    telltale:
      '{Stell|Stellen Sie} das deutlichste Anzeichen an den Anfang, {zeig|zeigen Sie} bei jedem, was man genau bemerkt, und {sag|sagen Sie}, welche ebenso gut etwas anderes bedeuten können.',
    motives:
      '{Geh|Gehen Sie} über den naheliegenden Grund hinaus: {nenne|nennen Sie} praktische, persönliche und soziale Gründe, wo es sie gibt, jeden in einer kurzen Situation, und {sag|sagen Sie}, bei wem oder wann es anders ist.',
    origin:
      '{Nenne|Nennen Sie} im ersten Satz die am besten belegte Herkunft, dann den ersten Beleg, mit Zeit und Sprache, soweit bekannt, und wie daraus das Heutige wurde, und {führ|führen Sie} andere Erklärungen an, die erzählt werden, mit dem, was für oder gegen sie spricht.',
    senseOrigin:
      '{Sag|Sagen Sie} in einem Satz, was es bedeutet, mit einem kurzen Beispiel, {nenne|nennen Sie} dann die am besten belegte Herkunft und den ersten Beleg, mit Zeit und Sprache, soweit bekannt, und {führ|führen Sie} andere Erklärungen an, die erzählt werden, mit dem, was für oder gegen sie spricht.',
    teach:
      '{Beginne|Beginnen Sie} mit etwas, das dieses Publikum schon kennt, {führe|führen Sie} es Schritt für Schritt mit einem Beispiel aus seiner Welt zum Kerngedanken und {räume|räumen Sie} das Missverständnis aus, das hier am nächsten liegt.',
    sides:
      '{Vertritt|Vertreten Sie} beide Seiten so stark wie möglich, ohne Partei zu ergreifen, {lass|lassen Sie} jede auf den besten Punkt der anderen antworten und {schließe|schließen Sie} mit der Frage, von der alles abhängt.',
    points:
      '{Erkläre|Erklären Sie} jedes so klar, dass man es anderswo wiedererkennt, {veranschauliche|veranschaulichen Sie} es und {mach|machen Sie} sichtbar, worin sie sich unterscheiden oder wie sie aufeinander aufbauen.',
    factsEach:
      '{Beantworte|Beantworten Sie} jeden Teil der Reihe nach in einem eigenen Satz, mit vollen Namen, Daten oder Zahlen, und {erwähne|erwähnen Sie} Zweifel nur, wo die Quellen wirklich auseinandergehen.',
    yesNoFact:
      '{Beginne|Beginnen Sie} mit Ja oder Nein, {sag|sagen Sie}, welche Tatsache oder Regel es entscheidet, {nenne|nennen Sie} einen ähnlichen Fall, in dem die Antwort umgekehrt ausfällt, und {stell|stellen Sie} die Vorstellung hinter der Frage richtig, falls sie verbreitet ist.',
    firstThen:
      '{Behandle|Behandeln Sie} den ersten Teil in der Reihenfolge, in der er abläuft oder aufgebaut ist, mit Namen, Zahlen oder einem konkreten Fall; {gib|geben Sie} dann dem zweiten ebenso viel Raum, Punkt für Punkt mit dem, was dafür spricht, und {sag|sagen Sie}, wo die Ansichten auseinandergehen.',
    importanceToo:
      '{Zeig|Zeigen Sie} dann, warum es wichtig ist: was ohne es fehlen würde oder anders wäre, mit einer Zahl oder einem Fall.',
    partsToo: '{Beantworte|Beantworten Sie} den letzten Teil der Frage so gründlich wie den ersten.',
    evolution:
      '{Beginn|Beginnen Sie} damit, wie es am Anfang dieser Zeit war, {geh|gehen Sie} dann den Wandel in Abschnitten durch, mit ungefähren Jahreszahlen und dem, was jeden ausgelöst hat, und {schließ|schließen Sie} mit dem, was gleich geblieben ist und worüber man streitet.',
    stagesTaken:
      '{Nimm|Nehmen Sie} die Phasen in ihrer Reihenfolge, mit denselben Angaben zu jeder, {zeig|zeigen Sie}, was von einer zur nächsten übergeht, und {schließ|schließen Sie} mit einer kleinen Tabelle, die sie nebeneinanderstellt.',
    causesResults:
      '{Trenn|Trennen Sie} die tieferen Ursachen vom Auslöser, die gewichtigste zuerst, {knüpf|knüpfen Sie} jede Folge mit einem Datum oder Beispiel an das, woraus sie entstand, und {sag|sagen Sie}, worüber Fachleute streiten.',
    ratingEach:
      '{Gib|Geben Sie} jedem eine Wertung, in der gegebenen Reihenfolge und mit demselben Maß für alle, sodass gleiche Fälle gleich bewertet sind, die Enden der Skala für klare Fälle.',
  },
  bullets: {
    viewStand: 'Antwort: eine klare Position, im ersten Satz',
    viewTurns: 'Anders: wann oder für wen die Antwort anders ausfiele',
    termEach: 'Jeder Begriff: zu welcher Art er gehört, dann, was ihn unterscheidet',
    termWords: 'Wortlaut: ohne den Begriff selbst, und für alle auf einer Höhe',
    termOrder: 'Reihenfolge: wie genannt, keiner ausgelassen',
    argClaim: 'Argument: Prämissen und Schluss, je eine Zeile',
    argGap: 'Fehler: der Fehlschluss mit Namen oder die stille Annahme',
    argCounter: 'Gegenbeispiel: ein Fall, in dem die Prämissen stimmen und der Schluss nicht',
    argMend: 'Rettung: welcher Beleg oder Wortlaut es tragfähig machen würde',
    differsToo: 'Unterschied: beides nebeneinander, in den Punkten, die entscheiden',
    usesToo: 'Anwendungen: wo man ihnen begegnet und warum es dort taugt',
    viewCase: 'Beleg: je ein benanntes Beispiel, Werk oder eine Studie',
    viewsDiffer: 'Unterschiede: für wen es anders war oder ist',
    methodEach: 'Jede Methode: wie sie wirkt, in zwei oder drei Sätzen',
    methodCase: 'Gelegenheit: eine, bei der sie gebraucht wurde, mit Ort oder Zeit',
    methodEffect: 'Ergebnis: was sie bewirkt hat und wo sie an Grenzen stieß',
    namedBy: 'Personen: mit Jahr und dem Werk oder Ereignis, auf das es zurückgeht',
    partsLink: 'Zusammenhang: wie die Antworten zusammengehören, in einem Satz',
    answerFull: 'Antwort: im ersten Satz, mit vollem Namen, Datum oder Einheit',
    mixUp: 'Verwechslung: womit es oft verwechselt wird, falls es das gibt',
    meantTone: 'Ton: was mitschwingt, falls es nicht neutral ist',
    meantShown: 'Beispiel: ein konkreter Fall, der es zeigt',
    nameFrom: 'Herkunft: woher der Name kommt, soweit bekannt',
    answerExact: 'Antwort: im ersten Satz, genau und vollständig',
    honest: 'Zweifel: zugegeben, statt zu raten',
    byMeasure: 'Beleg: die Zahl oder Tatsache, die es zeigt',
    rival: 'Nach anderem Maßstab: die Antwort, nur falls sie anders lautet',
    grounds:
      'Grundlage: worauf die Antwort beruht, mit der Tatsache, dem Schritt oder dem Beispiel, das es am besten zeigt',
    limit: 'Grenzen: wo sie nicht gilt oder die Meinungen auseinandergehen',
    partsAll: 'Teile: alle beantwortet, der letzte so gründlich wie der erste',
    factEach: 'Jeder Teil: ein eigener Satz, der Reihe nach, mit vollem Namen, Ort oder Datum',
    yesNoFirst: 'Antwort: Ja oder Nein, im ersten Satz',
    yesNoRests: 'Entscheidend: die Tatsache oder Regel, aus der es folgt',
    yesNoNear: 'Daneben: ein ähnlicher Fall, in dem die Antwort umgekehrt ausfällt',
    yesNoBelief: 'Vorstellung: der Irrtum hinter der Frage berichtigt, falls er verbreitet ist',
    firstTold:
      'Erster Teil: in der Reihenfolge, in der er abläuft oder aufgebaut ist, mit Namen, Zahlen oder einem konkreten Fall',
    secondTold: 'Zweiter Teil: ebenso viel Raum, Punkt für Punkt, jeder mit dem, was dafür spricht',
    partAnswer: 'Jeder Teil: erst die Antwort, dann der Grund oder die Fakten',
    caseExample: 'Beispiel: ein konkreter Fall, im Einzelnen gezeigt',
    pictured: 'Bild: ein konkreter Fall oder ein Vergleich aus dem Alltag, der es klar macht',
    examplesShow: 'Beispiele: die gewünschten, jedes zeigt einen anderen Punkt',
    partExample: 'Beispiel: ein Fall, wo er etwas klarer macht',
    tooSimple: 'Irrtum: eine verbreitete Erklärung, die falsch oder zu einfach ist, falls es eine gibt',
    whoFirst: 'Erster Satz: um wen es geht, mit Lebensdaten oder dem Werk, in dem die Figur vorkommt',
    knownFor: 'Bekannt für: das Wichtigste zuerst, jeweils mit Jahr, Titel oder Beispiel',
    lasting: 'Bedeutung: was davon geblieben ist, und für wen',
    namesake: 'Name: wer gemeint ist, falls mehrere ihn tragen',
    linkFirst: 'Zusammenhang: im ersten Satz auf den Punkt gebracht',
    linkHow: 'Wirkungsweise: was worauf wirkt, und in welcher Richtung',
    linkFails: 'Grenzen: wo der Zusammenhang schwach ist oder nicht gilt, falls es das gibt',
    mainEffect: 'Zuerst: die stärkste Wirkung, in einem Satz',
    eachEffect: 'Wirkungen: einzeln, mit dem Weg, auf dem sie entstehen',
    effectCase: 'Beleg: je ein konkreter Fall oder eine Zahl',
    unaffected: 'Grenzen: wovon die Stärke abhängt und wo es kaum eine Wirkung gibt',
    eachFactor: 'Einzeln: jeweils wie es wirkt oder was es bedeutet',
    interplay: 'Zusammenhang: wie sie aufeinander wirken',
    weightiest: 'Gewicht: was am meisten zählt, und warum',
    signsOrder: 'Anzeichen: das deutlichste zuerst',
    signCheck: 'Jedes: was man genau bemerkt, mit einem Beispiel',
    lookalike: 'Leicht missdeutet: die, die ebenso gut etwas anderes bedeuten können',
    signsEnough: 'Dann: was man tut, wenn man es weiß',
    reasonKinds: 'Gründe: von verschiedener Art, der gewichtigste zuerst',
    reasonCase: 'Jeder Grund: eine Lage, in der er den Ausschlag gibt',
    otherWay: 'Gegenseite: bei wem oder wann es anders ist, und warum',
    oldestUse: 'Erster Beleg: mit Zeit und Sprache, soweit bekannt',
    originFirst: 'Herkunft: die am besten belegte Erklärung, vor allen anderen',
    senseFirst: 'Bedeutung: in einem Satz, mit einem kurzen Beispiel',
    shift: 'Weg bis heute: wie daraus Schritt für Schritt das Heutige wurde',
    legends: 'Andere Erklärungen: was für oder gegen sie spricht, falls es sie gibt',
    startKnown: 'Einstieg: etwas, das dieses Publikum schon kennt',
    theirDepth: 'Tiefe: Wörter und Einzelheiten passend zu genau diesem Publikum',
    theirExample: 'Beispiel: aus der Welt dieses Publikums, bis zum Ende durchgeführt',
    sideBest: 'Jede Seite: wie ihre besten Fürsprecher, das stärkste Argument zuerst',
    sideReply: 'Jedes Argument: der Grund dahinter und die Erwiderung der Gegenseite',
    crux: 'Kern des Streits: der Punkt, an dem sich beide wirklich trennen',
    sideOnly: 'Position: die verlangte, durchgehend vertreten',
    sideArgued: 'Argumente: das beste zuerst, jedes mit einem Beispiel oder einer Zahl',
    pointNamed: 'Jeweils: Name, Bedeutung in ein, zwei Sätzen, konkretes Beispiel',
    pointOrder: 'Reihenfolge: sinnvoll, etwa nach Zeit oder Gewicht',
    pointApart: 'Untereinander: was sie unterscheidet oder verbindet',
    beganAs: 'Ausgangslage: wie es am Anfang dieser Zeit war, in ein, zwei Sätzen',
    phasesDated: 'Abschnitte: der Reihe nach, jeder mit ungefähren Jahreszahlen und dem Wendepunkt an seinem Beginn',
    drivers: 'Ursachen: was jeden Wandel vorangetrieben hat, mit einem konkreten Fall',
    unevenly: 'Unterschiede: für wen oder wo es anders verlief',
    endures: 'Bestand: was gleich geblieben ist',
    stageSame: 'Jede Phase: dieselben Angaben, in der Reihenfolge, in der sie aufeinander folgen',
    stageHands: 'Übergang: was von jeder in die nächste übergeht oder sie auslöst',
    stageTable: 'Am Ende: eine kleine Tabelle, die sie nebeneinanderstellt',
    causesDepth: 'Ursachen: die tieferen getrennt vom Auslöser, die gewichtigste zuerst',
    resultsTied: 'Folgen: jede an das geknüpft, woraus sie entstand; die unmittelbaren getrennt von den bleibenden',
    disputed: 'Streitpunkt: worüber Fachleute uneins sind, falls sie es sind',
    importance: 'Bedeutung: was es verändert oder möglich gemacht hat, an einem Fall gezeigt',
    verdictWords: 'Antwort: zuerst, in den Worten der Frage',
    ruleKept: 'Vorgegebene Regel: in jeder Zeile eingehalten und am Ende geprüft',
    placesDrawn: 'Skizze: wer oder was wo steht und wohin blickt, nach jeder Bewegung, falls es welche gibt',
    ratingOrder: 'Wertungen: eine je Eintrag, in der gegebenen Reihenfolge, keine ausgelassen',
    ratingAlike: 'Maß: dasselbe für alle, sodass Gleiches gleich bewertet wird',
    ratingScale: 'Skala: die Enden für klare Fälle, die Mitte nur, wo Gut und Schlecht sich die Waage halten',
  },
  guided: {
    viewGive:
      '{Beziehe|Beziehen Sie} im ersten Satz Stellung, mit den zwei oder drei gewichtigsten Gründen, jeder mit einem Beispiel.',
    termApart:
      '{Überleg dir|Überlegen Sie sich}, womit jeder Begriff am leichtesten verwechselt wird, und {formuliere|formulieren Sie} ihn so, dass das nicht geschieht.',
    argSteps: '{Schreib|Schreiben Sie} Prämissen und Schluss untereinander.',
    argTest: '{Prüfe|Prüfen Sie} jeden Schritt: Folgt er, und was wird stillschweigend vorausgesetzt?',
    argBetter:
      '{Nenne|Nennen Sie} den Fehler und {formuliere|formulieren Sie} die stärkste Fassung des Arguments, die sich verteidigen lässt.',
    factorsStep:
      '{Nimm|Nehmen Sie} dann die Einflüsse einzeln vor, mit Richtung und einer Zahl oder einem Fall, wo man sie kennt.',
    differsStep: '{Stell|Stellen Sie} beides nebeneinander und {sag|sagen Sie}, welcher Unterschied aus welchem folgt.',
    usesStep: '{Zeig|Zeigen Sie} zwei Anwendungen vollständig, vom Bedarf bis zum Ergebnis.',
    viewSteps:
      '{Nimm|Nehmen Sie} die Einflüsse einzeln vor, jeweils mit einem Beispiel, Werk oder einer Studie, an der man ihn sieht.',
    viewOther: '{Sag|Sagen Sie}, was dagegen spricht und für wen oder wo es anders ist.',
    methodSteps:
      '{Zeig|Zeigen Sie} jede Methode an einer Gelegenheit: die Lage, was getan oder gesagt wurde und was daraus wurde.',
    methodWeigh: '{Sag|Sagen Sie}, welche am meisten zählte und wo sie an Grenzen stieß.',
    shortAnswer: '{Gib|Geben Sie} die kurze Antwort in zwei Sätzen.',
    reasonsStep: '{Nenne|Nennen Sie} dann die Gründe einzeln, jeden mit einem konkreten Beispiel.',
    unfold: '{Nimm|Nehmen Sie} dann die Teile der Frage einzeln vor, jeden mit Gründen und einem konkreten Beispiel.',
    examplesTaken: '{Geh|Gehen Sie} dann die Beispiele durch und {sag|sagen Sie} bei jedem, was es zeigt.',
    overlooked: '{Schließe|Schließen Sie} mit dem, was hier am häufigsten übersehen oder falsch erzählt wird.',
    everyPart: '{Prüfe|Prüfen Sie}, ob der letzte Teil der Frage so gründlich beantwortet ist wie der erste.',
    whoSay: '{Sag|Sagen Sie} in einem Satz, um wen es geht, mit Lebensdaten oder dem Werk, in dem die Figur vorkommt.',
    whoDone:
      '{Erzähl|Erzählen Sie}, wofür der Name steht, das Wichtigste zuerst, jeweils mit Jahr, Titel oder Beispiel.',
    whoWrong:
      '{Schließ|Schließen Sie} mit dem, was oft falsch erzählt wird oder noch umstritten ist, falls es das gibt.',
    linkChain: '{Verfolge|Verfolgen Sie} einen wirklichen Fall, an dem sich der Zusammenhang zeigt.',
    linkBreaks: '{Sag|Sagen Sie}, welche gängige Vorstellung davon falsch oder zu einfach ist.',
    effectSteps: '{Geh|Gehen Sie} die Wirkungen einzeln durch: wie jede entsteht, mit einem konkreten Fall oder Datum.',
    effectLimits: '{Sag|Sagen Sie}, wovon ihre Stärke abhängt und wo es kaum eine Wirkung gibt.',
    factorSteps: '{Sag|Sagen Sie} in einem Satz, was davon am meisten wiegt.',
    factorsTogether: '{Verfolge|Verfolgen Sie} einen konkreten Fall, in dem alle mitspielen.',
    factorWeight: '{Schließ|Schließen Sie} mit dem, was hier meist übersehen wird.',
    signSteps: '{Nenne|Nennen Sie} die Zeichen, das aufschlussreichste zuerst, mit dem, worauf genau zu achten ist.',
    signMistaken: '{Nenn|Nennen Sie} dann die, die ebenso gut etwas anderes bedeuten können.',
    signVerdict: '{Schließ|Schließen Sie} damit, was man tut, wenn man es weiß.',
    motiveSteps:
      '{Nenne|Nennen Sie} Gründe verschiedener Art, die dahinterstehen können, jeden in einer kurzen Situation.',
    motiveOther: '{Sag|Sagen Sie}, was dabei jeweils den Ausschlag gibt.',
    motiveElse: '{Nenn|Nennen Sie} zum Schluss, bei wem oder wann es anders ist, und warum.',
    originUse: '{Nenne|Nennen Sie} die wahrscheinlichste Herkunft in ein, zwei Sätzen.',
    originShift: '{Verfolge|Verfolgen Sie} den Weg vom ersten Beleg bis heute, mit Zeit und Sprache, soweit bekannt.',
    originToday:
      '{Schließ|Schließen Sie} mit der Geschichte, die oft erzählt wird, aber unbelegt ist, falls es eine gibt.',
    teachKnown: '{Klär|Klären Sie} für {dich|sich}, was dieses Publikum schon weiß und was nicht.',
    teachSteps:
      '{Erkläre|Erklären Sie} es in Schritten, denen es folgen kann, entlang eines Beispiels aus seiner Welt.',
    teachTrap: '{Schließ|Schließen Sie} mit der Frage, die es wahrscheinlich als Nächstes stellt, und der Antwort.',
    sidesCrux: '{Nenne|Nennen Sie} den Punkt, an dem sich beide wirklich trennen.',
    pointSteps: '{Nimm|Nehmen Sie} alles einzeln vor: Name, Bedeutung, konkretes Beispiel.',
    pointLink: '{Zeig|Zeigen Sie}, was sie unterscheidet oder verbindet.',
    compareSteps:
      '{Nenne|Nennen Sie} die Kriterien, auf die es ankommt, und {geh|gehen Sie} eines nach dem anderen durch.',
    compareEnd:
      '{Sag|Sagen Sie}, welche Ähnlichkeit meist übersehen wird und welcher Unterschied die größten Folgen hat.',
    evoThen: '{Beschreib|Beschreiben Sie} in zwei Sätzen, wie es am Anfang war.',
    evoStages:
      '{Geh|Gehen Sie} die Wendepunkte der Reihe nach durch, jeden mit ungefährem Datum und dem, was sich praktisch änderte.',
    evoNow: '{Sag|Sagen Sie}, wie es heute steht und welche verbreitete Vorstellung von diesem Wandel zu einfach ist.',
    stageWhole: '{Sag|Sagen Sie} in einem Satz, was das Ganze leistet.',
    stageTake: '{Nimm|Nehmen Sie} die Phasen der Reihe nach, jede unter denselben Stichworten.',
    stageMixed: '{Sag|Sagen Sie}, was dabei am häufigsten verwechselt wird und wie man es auseinanderhält.',
    premShort: '{Schreib|Schreiben Sie} die gegebenen Aussagen in Kurzform, mit Zeichen wie > oder =, wo sie passen.',
    premFollow: '{Leite|Leiten Sie} nur ab, was aus ihnen folgt, gleich wie es in Wirklichkeit ist.',
    premVerdict:
      '{Gib|Geben Sie} das Urteil in den Worten der Frage; bleibt es offen, einen Fall dafür und einen dagegen.',
  },
} as const;
