export const questionsDe = {
  sharp: {
    efforts:
      '{Nenne|Nennen Sie} die wichtigsten Maßnahmen einzeln, die gewichtigste zuerst, jeweils mit dem, der sie treffen muss, einem Fall, in dem sie versucht wurde und was dabei herauskam, und dem, was sie kostet oder ihr im Weg steht.',
    requirements:
      '{Ordne|Ordnen Sie}, was nötig ist, nach dem Zweck, {sag|sagen Sie} zu jedem Punkt, was genau und wie viel davon gebraucht wird, was es üblicherweise kostet oder wie lange es dauert, und {kennzeichne|kennzeichnen Sie}, was unverzichtbar ist und was warten kann.',
    calculation:
      '{Gib|Geben Sie} die Formel an und wofür jede Größe darin steht, {rechne|rechnen Sie} sie einmal mit den hier genannten Zahlen durch, oder mit einfachen, wo welche fehlen, und {sag|sagen Sie}, welche Annahme das Ergebnis am stärksten ändert.',
    harm: '{Antworte|Antworten Sie} im ersten Satz, {sag|sagen Sie} dann, wovon es abhängt, an welchen Anzeichen man merkt, dass es zum Problem wird, und was dann zu tun ist.',
    process:
      '{Geh|Gehen Sie} es in der Reihenfolge durch, in der es geschieht, vom Auslöser bis zum Ende, {sag|sagen Sie} zu jeder Stufe, was sich warum ändert, mit ungefähren Zeiten, wo sie bekannt sind, und was den Ablauf anders machen kann.',
    wordClosest:
      '{Nenne|Nennen Sie} zuerst das treffendste Wort, dann zwei oder drei ähnliche, jedes mit seiner Nuance und einem kurzen Satz, und {sag|sagen Sie} es, wenn keines ganz passt.',
    titlesListed:
      '{Nenne|Nennen Sie} nur Titel, die es wirklich gibt und die jede genannte Bedingung erfüllen, jeweils mit Urheber, Jahr und in wenigen Worten, was sie lohnend macht, und {lass|lassen Sie} unsichere weg.',
  },
  bullets: {
    effortEach: 'Maßnahmen: einzeln, die gewichtigste zuerst, jeweils mit dem, der sie treffen muss',
    effortResult: 'Ergebnisse: ein Fall, in dem sie versucht wurde, und was dabei herauskam',
    effortHurdle: 'Hindernisse: was sie kostet, aufhält oder gegen sie spricht',
    effortWeight: 'Gewicht: welche davon am meisten bewirkt, und warum',
    needGroups: 'Gruppen: was nötig ist, nach dem Zweck geordnet',
    needExact: 'Jeder Punkt: was genau gebraucht wird und wie viel davon',
    needCost: 'Aufwand: was es üblicherweise kostet und wie lange es dauert',
    needMust: 'Gekennzeichnet: was unverzichtbar ist und was warten kann',
    calcFormula: 'Formel: zuerst, mit der Bedeutung jeder Größe darin',
    calcWorked: 'Beispiel: Zeile für Zeile durchgerechnet, mit den hier genannten Zahlen oder mit einfachen',
    calcPlausible: 'Probe: eine Überschlagsrechnung, die zeigt, ob das Ergebnis stimmen kann',
    calcAssumed: 'Annahme: die, die das Ergebnis am stärksten ändert',
    harmFirst: 'Urteil: im ersten Satz',
    harmDepends: 'Risiko: was es größer oder kleiner macht',
    harmSigns: 'Anzeichen: woran man merkt, dass es zum Problem wird',
    harmDo: 'Dann: was jetzt zu tun ist und wann das nicht reicht',
    processStart: 'Auslöser: was es in Gang setzt, in einem Satz',
    processStages: 'Stufen: in der Reihenfolge, in der sie geschehen, jeweils was sich warum ändert',
    processTimes: 'Einzelheiten: ungefähre Zeiten, Mengen oder Zahlen, soweit bekannt',
    processVaries: 'Unterschiede: was den Ablauf schneller, langsamer oder anders macht',
    wordFirst: 'Treffendstes: zuerst, mit einem kurzen Satz',
    wordNear: 'Daneben: zwei oder drei, jedes mit seiner Nuance',
    wordNone: 'Offenheit: gesagt, wenn keines ganz passt',
  },
  guided: {
    effortSteps:
      '{Sag|Sagen Sie} in einem Satz, auf welches Problem sie antworten, und {geh|gehen Sie} dann die Maßnahmen durch, jede mit einem konkreten Beispiel.',
    effortVerdict: '{Schließ|Schließen Sie} damit, was bisher am besten gewirkt hat und was noch fehlt.',
    needDecides: '{Nenne|Nennen Sie}, was entscheidet, wie viel gebraucht wird.',
    needList: '{Liste|Listen Sie} dann Gruppe für Gruppe auf, was nötig ist, mit der jeweiligen Menge.',
    calcMeasure: '{Sag|Sagen Sie}, was genau berechnet wird und in welcher Einheit.',
    calcRun: '{Gib|Geben Sie} die Formel an und {setz|setzen Sie} die Zahlen ein, eine Zeile je Schritt.',
    calcCheck: '{Prüf|Prüfen Sie} das Ergebnis mit einem Überschlag und {sag|sagen Sie}, was es ändern würde.',
    harmUsual: '{Sag|Sagen Sie} im ersten Satz, wie ernst das ist.',
    harmLine: '{Sag|Sagen Sie}, was das Risiko größer oder kleiner macht und an welchen Zeichen man es erkennt.',
    harmNext: '{Schließ|Schließen Sie} damit, was jetzt zu tun ist und woran man merkt, dass es nicht reicht.',
    processPicture: '{Sag|Sagen Sie} in einem Satz, was es auslöst und was dabei herauskommt.',
    processGo: '{Verfolge|Verfolgen Sie} dann einen Fall von Anfang bis Ende, Stufe für Stufe.',
    processTurn: '{Sag|Sagen Sie}, was es anders verlaufen lässt und was dabei oft missverstanden wird.',
    caseFollowed:
      '{Geh|Gehen Sie} es dann Schritt für Schritt durch und {zeig|zeigen Sie} jedes Mal, warum es so ist, an einem konkreten Fall oder einem Vergleich aus dem Alltag.',
    wordFeatures: '{Sag|Sagen Sie} in wenigen Worten, welche Bedeutungsmerkmale das Wort haben muss.',
    wordPick:
      '{Nenne|Nennen Sie} das treffendste, dann die beiden nächsten, und {sag|sagen Sie}, welches Merkmal ihnen jeweils fehlt.',
  },
} as const;
