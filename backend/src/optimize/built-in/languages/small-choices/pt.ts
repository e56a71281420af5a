export const smallChoices = {
  sharp: {
    decideOnce:
      'Diga na primeira frase o que escolher, dê a razão que decide e diga em que caso a outra escolha seria a certa.',
  },
  bullets: {
    choiceFirst: 'Escolha: uma, na primeira frase',
    choiceReason: 'Razão: a que decide, em duas frases no máximo',
    choiceElse: 'Outro caso: quando a outra escolha seria a certa',
    choiceHow: 'Desvantagem: a principal desta escolha e como a atenuar',
    choiceUndo: 'Voltar atrás: o que de cada opção poderia ser desfeito depois, e o que não',
  },
  guided: {
    bestOfOther: 'Termine com a maneira de atenuar a maior desvantagem do que recomenda.',
    choiceSettle: 'Escolha na primeira frase, com a razão que decide.',
    choiceSign: 'Indique o sinal pelo qual percebo que para mim a outra escolha seria a certa.',
    choiceHint: 'Termine com a principal desvantagem desta escolha e como a atenuar.',
  },
} as const;
