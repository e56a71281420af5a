import type { Exercises } from './exercises.js';

export const exercises: Exercises = {
  sharp: {
    takeFields:
      'Dê uma linha a cada dado pedido, na frente o nome e atrás as palavras do texto, mais nada, e escreva “não consta” onde o texto não disser.',
    formal:
      'Use frases completas, verbos precisos e um tratamento neutro, tire gírias, abreviações e exclamações, mantenha todos os dados e devolva só a nova versão.',
    polite:
      'Transforme qualquer ordem em pedido e qualquer censura no que ajudaria, deixe igualmente claro o que se diz, sem elogios, e devolva só a nova versão.',
    academic:
      'Redija de forma impessoal e com a devida cautela, escolha termos precisos em vez de vagos, não invente fontes nem números e devolva só a nova versão.',
    neutral:
      'Relate o que aconteceu e quem disse ou fez o quê, substitua juízos, exageros e exclamações por factos ou por quem tem essa opinião, mantenha todos os dados e devolva só a nova versão.',
    casual:
      'Use frases curtas, palavras do dia a dia e as formas breves da fala, mantenha todos os dados e devolva só a nova versão.',
    rewriteForm:
      'Adapte cada verbo, pronome e palavra que dependa da nova forma, mantenha o sentido e todos os dados e devolva só a nova versão.',
    reorder:
      'Dê tudo na nova ordem sem mudar uma palavra, depois os sinais que a fixam, como um momento, uma causa ou um pronome, e diga se uma segunda ordem é possível.',
    errorFound:
      'Cite primeiro o erro, diga em uma frase a regra que está por trás e dê depois a frase corrigida sem mudar mais nada.',
    classifyKnown:
      'Diga primeiro a categoria, depois em uma frase pelo que isto é conhecido e o que decide, e avise se não o conhecer.',
    identify:
      'Dê o nome na primeira linha, aponte o que o denuncia e diga com que se confunde mais facilmente e o que exclui isso.',
    nextTurn:
      'Escreva só a fala que falta, inteira e na voz de quem a diz, com as palavras que já estão lá; que ela retome o que foi dito por último e soe falada.',
    meaningFor:
      'Explique em uma frase com palavras que estes leitores usam todo dia, mostre em uma pequena cena da vida deles e não use palavra mais difícil do que a explicada.',
    debugAll:
      'Encontre todas as falhas, nomeie cada uma com uma entrada que a mostre, dê o código corrigido sem mudar mais nada e diga numa frase para cada uma por que funciona agora.',
  },
  bullets: {
    fieldLines: 'Linhas: uma para cada dado pedido, com o nome na frente',
    fieldMissing: 'O que falta: “não consta”, nada suposto',
    formalWords: 'Registro: frases completas, verbos precisos, sem gírias, abreviações nem exclamações',
    politeWords: 'Registro: pedidos em vez de ordens, sem censura nem elogios',
    demandKept: 'Conteúdo: continua igualmente claro o que se diz ou se pede',
    academicWords: 'Registro: impessoal e cauteloso, termos precisos em vez de vagos',
    neutralWords: 'Registo: informativo, sem juízos nem exageros; as opiniões atribuídas a quem as tem',
    casualWords: 'Registro: frases curtas, palavras do dia a dia, as formas breves da fala',
    reorderAll: 'Ordem: tudo, sem mudar, omitir nem acrescentar nada',
    reorderSigns: 'Motivo: os sinais que a fixam, como um momento, uma causa ou um pronome',
    reorderOther: 'Segunda ordem: indicada se for possível',
    errorQuoted: 'Erro: citado primeiro, sem contar como erro o que está certo',
    errorRule: 'Regra: o que não foi respeitado, em uma frase',
    errorFixed: 'Correção: a frase inteira, sem mudar mais nada',
    tipOver: 'Contra: o indício contrário mais forte, se houver',
    knownSign: 'Motivo: pelo que é conhecido e o que decide',
    identified: 'Resposta: só o nome, na primeira linha',
    mistakenFor: 'Confusão: com que se confunde facilmente e o que exclui isso',
    turnAnswers: 'Fala: retoma o que foi dito por último, do modo pedido',
    turnVoice: 'Voz: a que o falante teve até agora',
    turnWhole: 'Resultado: só essa fala, inteira, com as palavras que já estão lá',
    theirWords: 'Palavras: nenhuma mais difícil do que a explicada',
    causesEach: 'Falhas: cada uma numa frase, com uma entrada que a mostra',
    fixOnly: 'Correção: o código inteiro, sem mudar mais do que as falhas',
  },
  guided: {
    fieldGive: 'Dê uma linha a cada dado pedido e escreva “não consta” onde o texto não disser.',
    reorderFirst: 'Diga o que tem de vir primeiro e que palavra o mostra.',
    reorderGive: 'Dê depois o conjunto na ordem certa, sem mudar uma palavra.',
    reorderCheck: 'Releia tudo e diga se uma segunda ordem é possível.',
    errorMark: 'Cite o ponto errado e diga o que há de errado nele.',
    errorPut: 'Dê a frase corrigida, sem mudar mais nada.',
    labelTip: 'Indique o indício contrário mais forte, se houver.',
    identifyGive: 'Dê o nome em uma linha à parte.',
    identifyRule: 'Diga com que se poderia confundir e o que exclui isso.',
    turnMood: 'Pense no que essa pessoa quer neste momento e escreva então a fala, sem nada em volta.',
  },
};
