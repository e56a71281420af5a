export const smallChoices = {
  sharp: {
    decideOnce:
      '{Sag|Sagen Sie} im ersten Satz, was zu wählen ist, {nenn|nennen Sie} den einen Grund, der entscheidet, und den Fall, in dem das andere richtig wäre.',
  },
  bullets: {
    choiceFirst: 'Wahl: eine, im ersten Satz',
    choiceReason: 'Grund: der eine, der entscheidet, in höchstens zwei Sätzen',
    choiceElse: 'Anderer Fall: wann das andere richtig wäre',
    choiceHow: 'Nachteil: der größte dieser Wahl, und wie er sich mildern lässt',
    choiceUndo: 'Umkehrbar: was sich bei jeder Wahl später rückgängig machen lässt und was nicht',
  },
  guided: {
    bestOfOther: '{Schließ|Schließen Sie} damit, wie sich der größte Nachteil der empfohlenen Wahl mildern lässt.',
    choiceSettle: '{Entscheide dich|Entscheiden Sie sich} im ersten Satz, mit dem einen Grund, der den Ausschlag gibt.',
    choiceSign: '{Nenn|Nennen Sie} das Zeichen, an dem ich erkenne, dass für mich das andere richtig wäre.',
    choiceHint: '{Schließ|Schließen Sie} mit dem größten Nachteil dieser Wahl und wie er sich mildern lässt.',
  },
} as const;
