export const smallChoices = {
  sharp: {
    decideOnce:
      '{Sag|Sagen Sie} im ersten Satz, was zu wählen ist, {nenn|nennen Sie} den einen Grund, der entscheidet, und den Fall, in dem das andere richtig wäre.',
    packed:
      '{Gib|Geben Sie} je Zeile eine Sache an, mit Menge, wo es darauf ankommt, {markiere|markieren Sie}, was nicht fehlen darf, {ergänze|ergänzen Sie}, was am häufigsten vergessen wird, und {sag|sagen Sie}, was zu Hause bleiben kann.',
    checklistTold:
      '{Gib|Geben Sie} je Zeile eine Sache zum Erledigen oder Mitnehmen zum Abhaken an, mit Menge oder Termin, wo das zählt, {markiere|markieren Sie}, was nicht warten oder fehlen darf, und {schließe|schließen Sie} mit dem, was am häufigsten vergessen wird.',
    shopped:
      '{Berechne|Berechnen Sie} die Mengen danach, für wen und wie lange es gedacht ist, in kaufbaren Einheiten und geordnet, wie es im Laden steht, {markiere|markieren Sie}, was oft schon da ist, und {ergänze|ergänzen Sie}, falls ein Budget genannt ist, grobe Preise mit der Summe.',
    eachIts:
      '{Gib|Geben Sie} jedem etwas Eigenes, in der gegebenen Reihenfolge, {sag|sagen Sie} in wenigen Worten, zu welcher genannten Einzelheit es passt, und {lass|lassen Sie} weg, was zu allen passen würde.',
    questionsPut:
      '{Formuliere|Formulieren Sie} jede Frage so, dass man sie genau so stellen kann, die entscheidendsten zuerst, und {sag|sagen Sie} bei jeder, was sie zutage bringt und welche Antwort stutzig machen sollte.',
    titlesLike:
      '{Nenn|Nennen Sie} nur Titel, die es wirklich gibt, und keinen der gegebenen, jeweils mit Autor, Regie oder Interpret und Jahr, und {sag|sagen Sie} bei jedem, was genau er mit dem Gegebenen gemeinsam hat.',
  },
  bullets: {
    choiceFirst: 'Wahl: eine, im ersten Satz',
    choiceReason: 'Grund: der eine, der entscheidet, in höchstens zwei Sätzen',
    choiceElse: 'Anderer Fall: wann das andere richtig wäre',
    choiceHow: 'Nachteil: der größte dieser Wahl, und wie er sich mildern lässt',
    choiceUndo: 'Umkehrbar: was sich bei jeder Wahl später rückgängig machen lässt und was nicht',
    packEach: 'Zeilen: je eine Sache, mit Menge, wo es darauf ankommt',
    packGroups: 'Gruppen: nach Gebrauch, sodass man Gruppe für Gruppe packen kann',
    packMust: 'Markiert: was nicht fehlen darf',
    packHome: 'Zu Hause: was mitzunehmen nicht lohnt',
    shopAmounts: 'Mengen: berechnet danach, für wen und wie lange es gedacht ist, in kaufbaren Einheiten',
    shopGroups: 'Gruppen: wie es im Laden steht',
    shopTotal: 'Preise: grob, die Summe am Budget gemessen',
    shopHome: 'Markiert: was oft schon zu Hause ist',
    apieceWhy: 'Grund: die genannte Einzelheit, zu der es passt, in wenigen Worten',
    apieceAll: 'Reihenfolge: wie gegeben, niemand ausgelassen',
    questionWorded: 'Jede Frage: so formuliert, dass man sie genau so stellen kann',
    questionFirst: 'Reihenfolge: zuerst die, deren Antwort am meisten entscheidet',
    questionTells: 'Dazu: was sie zutage bringt und welche Antwort stutzig machen sollte',
    titlesShare: 'Passt: was genau jeder Titel mit dem Gegebenen gemeinsam hat',
    sickCauses: 'Ursachen: die wahrscheinlichste zuerst, jede mit dem Zeichen, an dem ich sie erkenne',
    sickTry: 'Versuchen: was gegen jede hilft, das Einfachste zuerst',
    sickDoctor: 'Arzt: bei welchen Zeichen oder ab welcher Dauer nicht mehr zu warten ist',
  },
  guided: {
    bestOfOther: '{Schließ|Schließen Sie} damit, wie sich der größte Nachteil der empfohlenen Wahl mildern lässt.',
    choiceSettle: '{Entscheide dich|Entscheiden Sie sich} im ersten Satz, mit dem einen Grund, der den Ausschlag gibt.',
    choiceSign: '{Nenn|Nennen Sie} das Zeichen, an dem ich erkenne, dass für mich das andere richtig wäre.',
    choiceHint: '{Schließ|Schließen Sie} mit dem größten Nachteil dieser Wahl und wie er sich mildern lässt.',
    packWalk: '{Geh|Gehen Sie} in Gedanken vom Aufbruch bis zur Rückkehr durch, was jeder Teil braucht.',
    packGive:
      '{Gib|Geben Sie} die Liste mit einer Sache je Zeile, mit Menge, wo es darauf ankommt, und {markiere|markieren Sie}, was nicht fehlen darf.',
    shopWork: '{Berechne|Berechnen Sie}, was und wie viel gebraucht wird, für wen und wie lange es gedacht ist.',
    shopGive: '{Gib|Geben Sie} die Liste so, wie es im Laden steht, in kaufbaren Einheiten.',
    shopSum:
      '{Ergänze|Ergänzen Sie} grobe Preise und {sag|sagen Sie}, was wegfällt, wenn die Summe über dem Budget liegt.',
    apieceSay: '{Sag|Sagen Sie} jeweils, zu welcher genannten Einzelheit es passt.',
    questionSettle: '{Kläre|Klären Sie} {für dich|für sich}, was man danach wissen muss.',
    questionGive: '{Gib|Geben Sie} die Fragen, die das klären, die entscheidendsten zuerst.',
    questionWary: '{Sag|Sagen Sie} bei jeder, welche Antwort stutzig machen sollte.',
  },
} as const;
