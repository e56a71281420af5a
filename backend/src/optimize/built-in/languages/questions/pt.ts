export const questionsPt = {
  sharp: {
    efforts:
      'Indique as principais medidas uma a uma, primeiro a de maior peso, cada uma com quem tem de a tomar, um caso em que foi tentada e o que daí resultou, e o que custa ou o que a impede.',
    requirements:
      'Agrupe o que é necessário conforme a finalidade, diga de cada item o que é preciso exatamente e em que quantidade, quanto costuma custar ou demorar, e assinale o indispensável e o que pode esperar.',
    calculation:
      'Dê a fórmula com o que cada grandeza representa, resolva-a uma vez com os números dados aqui, ou com números simples se faltar algum, e diga que suposição mais altera o resultado.',
    harm: 'Responda na primeira frase, diga depois de que depende, por que sinais se percebe que passa a ser um problema e o que fazer nesse caso.',
    process:
      'Percorra tudo na ordem em que acontece, do que o desencadeia até o fim, diga em cada fase o que muda e por quê, com tempos aproximados quando se conhecem, e o que faz com que corra de outro modo.',
    wordClosest:
      'Dê primeiro a palavra mais próxima, depois duas ou três parecidas, cada uma com o seu matiz e uma frase curta, e avise se nenhuma servir exatamente.',
    titlesListed:
      'Indique só títulos que existam mesmo e cumpram todas as condições dadas, cada um com o autor ou realizador, o ano e, em poucas palavras, o que o torna interessante, e deixe de fora os duvidosos.',
  },
  bullets: {
    effortEach: 'Medidas: uma a uma, primeiro a de maior peso, cada uma com quem tem de a tomar',
    effortResult: 'Resultados: um caso em que foi tentada, e o que daí resultou',
    effortHurdle: 'Obstáculos: o que custa, o que a trava ou o que fala contra ela',
    effortWeight: 'Peso: qual delas consegue mais, e porquê',
    needGroups: 'Grupos: o que é necessário, ordenado conforme a finalidade',
    needExact: 'Cada item: o que é preciso exatamente e em que quantidade',
    needCost: 'Esforço: quanto costuma custar e quanto tempo leva',
    needMust: 'Assinalado: o indispensável e o que pode esperar',
    calcFormula: 'Fórmula: no início, com o que cada grandeza representa',
    calcWorked: 'Exemplo: resolvido linha a linha, com os números dados aqui ou com números simples',
    calcPlausible: 'Verificação: uma estimativa rápida que mostre se o resultado pode estar certo',
    calcAssumed: 'Suposição: a que mais altera o resultado',
    harmFirst: 'Veredito: na primeira frase',
    harmDepends: 'Risco: o que o aumenta ou reduz',
    harmSigns: 'Sinais: como se percebe que passa a ser um problema',
    harmDo: 'Então: o que fazer agora e quando isso não basta',
    processStart: 'Início: o que o desencadeia, em uma frase',
    processStages: 'Fases: na ordem em que acontecem, cada uma com o que muda e por quê',
    processTimes: 'Detalhes: tempos, quantidades ou números aproximados, se forem conhecidos',
    processVaries: 'Varia: o que faz correr mais depressa, mais devagar ou de outro modo',
    wordFirst: 'A mais próxima: primeiro, com uma frase curta',
    wordNear: 'Parecidas: duas ou três, cada uma com o seu matiz',
    wordNone: 'Franqueza: avisar se nenhuma servir exatamente',
  },
  guided: {
    effortSteps:
      'Diga em uma frase a que problema respondem e percorra depois as medidas, cada uma com um exemplo concreto.',
    effortVerdict: 'Termine com o que funcionou melhor até agora e o que ainda falta.',
    needDecides: 'Indique o que decide quanto é necessário.',
    needList: 'Depois liste o que é preciso, grupo a grupo, com a quantidade de cada coisa.',
    calcMeasure: 'Diga o que se calcula exatamente e em que unidade.',
    calcRun: 'Dê a fórmula e substitua os números, uma linha por passo.',
    calcCheck: 'Verifique o resultado com uma estimativa rápida e diga o que o alteraria.',
    harmUsual: 'Diga na primeira frase até que ponto isto é sério.',
    harmLine: 'Diga o que aumenta ou reduz o risco e por que sinais se nota.',
    harmNext: 'Termine com o que fazer agora e o sinal de que não basta.',
    processPicture: 'Diga numa frase o que o desencadeia e o que daí resulta.',
    processGo: 'Depois acompanhe um caso do início ao fim, fase a fase.',
    processTurn: 'Diga o que o faz decorrer de outro modo e o que se costuma entender mal.',
    caseFollowed:
      'Depois avance passo a passo e mostre em cada um por que é assim, num caso concreto ou numa comparação do dia a dia.',
    wordFeatures: 'Diga em poucas palavras que traços de sentido a palavra tem de ter.',
    wordPick: 'Dê a mais próxima, depois as duas seguintes, e diga que traço falta a cada uma.',
  },
} as const;
