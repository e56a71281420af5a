import type { Stated } from './stated.js';

export const stated: Stated = {
  sharp: {
    correctAsIs: 'Corrija só o que está errado e deixe o sentido, o tom e tudo o que está certo como estão.',
    eachValue:
      'Dê exatamente um valor para cada item, na ordem dada, julgue cada um só pelas próprias palavras e não ponha antes nem depois nada que um programa não possa ler.',
    versionsEach:
      'Dê cada versão pedida sob o seu nome, faça com que cada uma se distinga das outras nas palavras e na construção, e mantenha o que é dito igual em todas.',
    puzzleAll:
      'Percorra os casos numa ordem fixa para não faltar nenhum, exclua os que violam alguma condição e liste todos os que restam, com o seu número.',
  },
  bullets: {
    oneValueEach: 'Valores: exatamente um por item, na ordem dada',
    ownWordsOnly: 'Base: o que diz cada um',
    versionNamed: 'Versões: cada uma sob o seu nome, claramente diferentes nas palavras e na construção',
    sameInAll: 'Sentido: o mesmo em todas, sem nada acrescentado ou perdido',
    casesOrdered: 'Casos: numa ordem fixa, para não faltar nenhum',
    allFitting: 'Resultado: todos os que servem, com o seu número',
  },
  guided: {
    versionsNote: 'Anote para si o que distingue cada versão, nas palavras e na construção.',
    versionsGive: 'Dê-as uma abaixo da outra, cada uma sob o seu nome.',
    casesStep: 'Percorra os casos possíveis numa ordem fixa e exclua os que violam uma condição.',
    casesList: 'Liste todos os que restam e diga quantos são.',
    pageParts: 'Diga em duas frases como a página está organizada e o que acontece em cada ação.',
    pageChange:
      'Diga onde clicar ou o que olhar para ver que funciona, e que linhas mudar para outros textos ou cores.',
  },
};
