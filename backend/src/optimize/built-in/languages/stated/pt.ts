import type { Stated } from './stated.js';

export const stated: Stated = {
  sharp: {
    entriesAsAsked:
      'Dê a cada item tudo o que se pede para ele, sempre na mesma forma, e inclua só o que realmente se encaixa.',
    teachEach:
      'Explique de novo para cada público indicado, a partir do que ele já sabe, com as suas palavras e um exemplo do seu mundo.',
    tallyAll:
      'Dê o número de cada um numa linha própria, confira-os somando-os e contando outra vez, e diga o que conta como um onde possa haver duas leituras.',
    totalsToo: 'Calcule cada total a partir dos seus próprios itens e confira-os com o conjunto.',
    correctAsIs: 'Corrija só o que está errado e deixe o sentido, o tom e tudo o que está certo como estão.',
    eachValue:
      'Dê exatamente um valor para cada item, na ordem dada, julgue cada um só pelas próprias palavras e não ponha antes nem depois nada que um programa não possa ler.',
    versionsEach:
      'Dê cada versão pedida sob o seu nome, faça com que cada uma se distinga das outras nas palavras e na construção, e mantenha o que é dito igual em todas.',
    puzzleAll:
      'Percorra os casos numa ordem fixa para não faltar nenhum, exclua os que violam alguma condição e liste todos os que restam, com o seu número.',
  },
  bullets: {
    eachAsAsked: 'Cada item: tudo o que se pede para ele, sempre na mesma forma',
    eachAudience: 'Cada público: uma explicação própria, com palavras que usa',
    ownExamples: 'Exemplos: um do mundo de cada um',
    depthGrows: 'Diferença: o que o segundo aprende e o primeiro não precisa saber',
    tallyEach: 'Números: uma linha para cada um, confirmados por uma segunda contagem',
    tallySum: 'Soma: todos somados, como verificação',
    totalsShown: 'Totais: cada um calculado dos seus itens e conferido com o conjunto',
    startNow: 'Agora: começar como indicado, sem confirmar antes',
    oneValueEach: 'Valores: exatamente um por item, na ordem dada',
    ownWordsOnly: 'Base: o que diz cada um',
    versionNamed: 'Versões: cada uma sob o seu nome, claramente diferentes nas palavras e na construção',
    sameInAll: 'Sentido: o mesmo em todas, sem nada acrescentado ou perdido',
    casesOrdered: 'Casos: numa ordem fixa, para não faltar nenhum',
    allFitting: 'Resultado: todos os que servem, com o seu número',
  },
  guided: {
    audiencesApart: 'Anote para si o que cada público já sabe e para que quer saber.',
    audiencesTell: 'Depois explique a um após o outro, cada vez com um exemplo próprio.',
    totalsStep: 'Calcule cada total a partir dos seus próprios itens e confira-os com o conjunto.',
    tallySeparate: 'Conte cada um em separado e repasse tudo uma segunda vez.',
    tallyLines: 'Dê os números na ordem pedida, uma linha para cada um.',
    beginAsTold: 'Se algo disto não for possível, diga-o numa frase; caso contrário, comece logo como indicado.',
    versionsNote: 'Anote para si o que distingue cada versão, nas palavras e na construção.',
    versionsGive: 'Dê-as uma abaixo da outra, cada uma sob o seu nome.',
    casesStep: 'Percorra os casos possíveis numa ordem fixa e exclua os que violam uma condição.',
    casesList: 'Liste todos os que restam e diga quantos são.',
    pageParts: 'Diga em duas frases como a página está organizada e o que acontece em cada ação.',
    pageChange:
      'Diga onde clicar ou o que olhar para ver que funciona, e que linhas mudar para outros textos ou cores.',
  },
};
