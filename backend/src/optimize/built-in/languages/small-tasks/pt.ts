import type { SmallTasks } from './small-tasks.js';

export const smallTasks: SmallTasks = {
  sharp: {
    analysisAsked:
      'Dê a conclusão na primeira frase, depois percorra um a um os aspectos aqui nomeados, cada um com detalhes que o comprovem, e diga onde cabe outra leitura.',
    sentencesUse:
      'Que cada frase deixe ver pelo contexto o que significa a palavra ou estrutura, usada de forma correta e natural, cada uma em outra situação do dia a dia.',
    markFirst:
      'Dê primeiro a nota, depois as palavras ou os pormenores que a decidem, e diga o que a impede de ser um ponto mais alta ou mais baixa.',
    paraphraseTwo:
      'Mude as palavras e também a construção das frases, mantenha o sentido e todas as informações, não copie nenhuma expressão e dê uma única versão, pronta para usar.',
    shortenTwo:
      'Corte primeiro repetições, enchimento e divagações, mantenha tudo de que o sentido depende e dê uma única versão, pronta para usar.',
    simplifyTwo:
      'Use frases curtas e palavras comuns, substitua ou explique em poucas palavras cada termo técnico, não perca nenhuma informação e dê uma única versão, pronta para usar.',
    changeShown:
      'Dê primeiro o resultado inteiro, pronto para copiar, sem perder nem acrescentar nada, e só se houver duas maneiras, diga abaixo em uma linha qual escolheu.',
    sumHead:
      'Dê primeiro o resultado, com a unidade se houver, depois o cálculo em uma linha e o atalho ou a estimativa com que se confere de cabeça.',
    rewriteTwo:
      'Dê primeiro a versão que se lê melhor, pronta para usar, e embaixo outra com estrutura diferente, ambas com todos os dados, e diga em poucas palavras onde a segunda seria melhor.',
    toneTwo:
      'Faça sentir exatamente essa qualidade no conjunto e não numa palavra a mais, sem mudar o que se diz, e dê uma única versão, pronta para usar.',
    correctAsked:
      'Diga primeiro se está correta, cite o erro com a regra em uma linha, dê a frase corrigida e diga onde a original ainda passaria, se for o caso.',
    translateFit:
      'Exprima como um falante nativo, tão formal, direto ou cortês quanto o original, dê primeiro essa única versão, pronta para copiar, e abaixo em uma linha a escolha que poderia ser outra, com a outra redação.',
    translateTone:
      'Obtenha o tom pedido com as formas de tratamento e expressões fixas dessa língua, mesmo que se afaste das palavras; dê uma única versão e, embaixo, em uma linha, o que sustenta o tom.',
    translateSign:
      'Formule como nas placas desse tipo lá, com a expressão fixa se houver e tão curta quanto é costume, e diga embaixo, em uma linha, o que ela diz palavra por palavra, se for diferente.',
    formJoined:
      'Una-as com a palavra ou a construção que mostre a relação entre elas (causa, tempo, contraste, descrição), sem repetir nem perder nada, e dê embaixo uma segunda maneira, com a diferença de ênfase.',
    wordQuoted:
      'Cite exatamente o que se pede, tudo o que houver, na ordem em que está, e diga como se reconhece só onde alguém se poderia enganar.',
    convertUnit:
      'Dê primeiro o resultado com a unidade, arredondado como se usaria, depois o fator ou a fórmula com os números, e uma regra simples para fazer a conta de cabeça.',
    gapFilled: 'Dê o conjunto com o que melhor se encaixa em negrito e diga em poucas palavras por que se encaixa.',
    endSentence:
      'Dê a frase inteira com um final que combine com a gramática e o tom e diga algo concreto, depois mais dois que sigam por caminhos claramente diferentes.',
    applyBare:
      'Comece com um motivo em vez de anunciar que me candidato, mostre dois pontos fortes que o trabalho pede, cada um com um exemplo curto, com [colchetes] para o que não contei, e termine propondo uma conversa.',
    curriculum:
      'Dê um perfil curto, depois a experiência, a mais recente primeiro, em linhas com verbo e resultado, depois habilidades, formação e idiomas, com [colchetes] para tudo o que não contei.',
    dataTable:
      'Dê a cada entrada uma linha própria, mantenha os valores dados sem mudança, ponha em poucas palavras o que há a deduzir e escreva as células curtas e com a mesma forma em cada coluna.',
    formalShade:
      'Use frases completas, verbos precisos e um tratamento neutro, tire gírias, abreviações e exclamações, mantenha todos os dados e dê uma única versão, pronta para usar.',
    politeShade:
      'Transforme qualquer ordem em pedido e qualquer censura no que ajudaria, deixe igualmente claro o que se diz, sem elogios, e dê uma única versão, pronta para usar.',
    academicShade:
      'Redija de forma impessoal e com a devida cautela, escolha termos precisos em vez de vagos, não invente fontes nem números e dê uma única versão, pronta para usar.',
    casualShade:
      'Use frases curtas, palavras do dia a dia e as formas breves da fala, mantenha todos os dados e dê uma única versão, pronta para usar.',
    classifyRow:
      'Dê uma lista por categoria, cada item exatamente uma vez, e acrescente algumas palavras só ao item que muitos poriam noutra.',
    classifySeveral:
      'Nomeie todas as categorias que se aplicam, a mais clara primeiro, cada uma com as palavras que a mostram, e nenhuma que seja apenas sugerida.',
    puzzleSmall:
      'Imagine a situação passo a passo e tome cada palavra como está, dê a resposta em uma frase com o que a decide e diga qual resposta se dá depressa demais, se houver.',
    correctToned:
      'Corrija todos os erros, leve o conjunto à forma pedida, mantenha todos os fatos e devolva só o texto pronto.',
    analysis:
      'Diga na primeira frase a que isso se resume, tome depois os dois a quatro aspectos que o sustentam, cada um com um detalhe concreto como prova, e diga o que poderia ser visto de outro modo.',
    wordsMeeting:
      'Ponha primeiro a mais adequada, uma por linha, com o significado em poucas palavras onde nem todos o conhecem, e deixe de fora a que não cumpra por inteiro o pedido.',
    improveShown: 'Mostre depois a mudança que mais ajudaria, como ficaria.',
    wayTold:
      'Use o meio indicado só onde a frase ganha com ele, sem mudar o que se diz, e dê uma única versão, pronta para usar.',
    pickRow:
      'Nomeie primeiro, numa linha, aqueles para os quais é verdade e noutra os restantes, segundo o caso normal, com umas palavras de motivo só onde houver dúvida.',
  },
  bullets: {
    aspectsAsked: 'Aspectos: exatamente os aqui nomeados, cada um com sua conclusão',
    useVaried: 'Situações: do dia a dia, cada vez uma diferente',
    useRight: 'Uso: correto, com as palavras que costumam acompanhá-la',
    useClear: 'Frases: o contexto deixa ver o que significa a palavra ou estrutura',
    markGiven: 'Nota: primeiro, na escala pedida',
    markNear: 'Um ponto acima, um abaixo: o que impede cada um',
    otherPart: 'Outras partes: com a mesma amplitude que as causas, cada uma com um caso concreto',
    changedLine: 'Duas maneiras possíveis: só então, abaixo, uma linha sobre a escolhida',
    headCheck: 'No fim: o atalho ou a estimativa com que se confere de cabeça',
    bestReads: 'Primeiro: a versão que se lê melhor, pronta para usar',
    secondBuilt: 'Embaixo: outra com estrutura diferente, e onde seria melhor',
    verdictRight: 'Veredito: primeiro, se está correta',
    groundedPoint: 'Cada ponto: ligado a um fato dado aqui; [colchetes] onde faltar',
    unexpected: 'Surpresa: um detalhe que ninguém espera e que ainda assim combina com tudo acima',
    readerFirst: 'Início: com o que mais importa ao leitor, sem preâmbulo',
    wordedThere: 'Redação: como o diria um falante nativo, não palavra por palavra',
    addressFit: 'Registro: o do original, nem mais rígido nem mais solto',
    toneCarried: 'Tom: o pedido, obtido com o tratamento e as expressões fixas dessa língua',
    signShort: 'Placa: a expressão fixa usada lá, tão curta quanto é costume',
    otherWording: 'Embaixo: em uma linha, a escolha que poderia ser outra, com a outra forma',
    joinLink: 'Ligação: a palavra ou construção que mostre a relação (causa, tempo, contraste, descrição)',
    joinAll: 'Conteúdo: tudo mantido, nada dito duas vezes',
    joinSecond: 'Embaixo: uma segunda maneira, com a diferença de ênfase',
    quotedAsIs: 'Resposta: citada exatamente, tudo o que houver, na ordem do texto',
    shownBy: 'Como se reconhece: em poucas palavras, só onde cabe engano',
    resultUnit: 'Resultado: primeiro, com a unidade, arredondado como se usaria',
    factorLine: 'Conversão: o fator ou a fórmula com os números, em uma linha',
    headRule: 'No fim: uma regra simples para fazer a conta de cabeça',
    gapWhole: 'Resposta: o conjunto com o que foi acrescentado em negrito',
    gapOne: 'Motivo: a regra, o fato ou o sentido que decide, em poucas palavras',
    gapMore: 'Outra: só se encaixar igualmente bem',
    endGrammar: 'Gramática: tempo, modo e pessoa como o começo exige',
    endDefinite: 'Final: diz algo concreto, sem frase feita',
    endMore: 'Embaixo: mais dois que sigam por caminhos claramente diferentes',
    applyReason: 'Início: um motivo, não o anúncio de que me candidato',
    applyProof: 'Meio: dois pontos fortes que o trabalho pede, cada um com um exemplo curto',
    applyGaps: 'O que não contei: entre [colchetes] com uma indicação do que entra ali, nada inventado',
    curriculumOrder: 'Ordem: perfil curto, experiência com a mais recente primeiro, habilidades, formação, idiomas',
    curriculumLines: 'Cada cargo: duas ou três linhas que comecem com um verbo e nomeiem um resultado',
    rowsGiven: 'Linhas: uma para cada coisa, nenhuma omitida',
    headings: 'Células: curtas e com a mesma forma em cada coluna',
    valuesKept: 'Valores: os dados, sem mudança; o que há a deduzir, em poucas palavras',
    shadeVersions: 'Resultado: uma única versão, pronta para usar',
    groupedOnce: 'Forma: uma lista por categoria, cada item exatamente uma vez',
    itemDoubt: 'Motivo: poucas palavras, só onde houver dúvida',
    surprising: 'Surpreendentes ou duvidosos, se houver: em poucas palavras, por que estão ali',
    noDefinitions: 'A evitar: introdução e definições',
    severalFirst: 'Resposta: todas as categorias que se aplicam, a mais clara primeiro',
    severalShown: 'Cada uma: com as palavras que a mostram',
    severalLeft: 'Apenas sugeridas, se houver: de fora',
    plainBasis: 'Base: o que é dito e o saber do dia a dia, nada inventado',
    puzzleShort: 'Resposta: uma frase, com o passo ou os dois passos que decidem',
    puzzleTrap: 'Armadilha: a resposta dada depressa demais e por que está errada, se houver',
    sampleRun: 'Exemplo: uma pequena entrada e o que resulta',
    improveMost: 'Melhoria: a mudança que mais ajudaria, mostrada como ficaria',
    meetAll: 'Escolha: só palavras que cumpram por inteiro o pedido',
    glossed: 'Significado: em poucas palavras, onde nem todos o conhecem',
    conditionsUsed: 'Condições: cada uma das dadas, dita onde é usada',
    wayUsed: 'Meio: o indicado, só onde a frase ganha com ele',
    pickFirst: 'Primeiro: aqueles para os quais é verdade, numa linha',
    pickRest: 'Depois: os restantes, noutra linha',
  },
  guided: {
    aspectsTaken: 'Percorra um a um os aspectos aqui nomeados, com os detalhes que os mostram.',
    useCheck: 'Torne mais expressiva a frase em que qualquer outra palavra caberia igualmente bem.',
    useWrite: 'Escreva as frases pedidas, cada uma em uma situação diferente.',
    useSense: 'Defina em silêncio o que significa cada palavra ou estrutura e com que costuma aparecer.',
    markStep: 'Dê a nota e diga o que a impede de ser um ponto mais alta ou mais baixa.',
    markupGiven:
      'Transponha cada valor pela ordem dada, verifique se um programa conseguiria ler o resultado e dê apenas isso.',
    joinRelate: 'Diga em poucas palavras que relação há entre elas: causa, tempo, contraste ou descrição.',
    joinGive: 'Dê a frase que melhor mostra isso, depois uma segunda maneira, com a diferença de ênfase.',
    wordQuote: 'Cite exatamente o que se pede, tudo o que houver.',
    wordTell: 'Onde cabe engano, diga em poucas palavras como se reconhece.',
    convertShow: 'Ponha os números no fator ou na fórmula, em uma linha.',
    convertGive: 'Dê o valor exato e, ao lado, o que se usaria, bem arredondado e com a unidade.',
    convertHead: 'Acrescente uma regra simples para fazer a conta de cabeça.',
    applyEmployer: 'Empresa, e o que importa a ela até onde sei: […]',
    dataColumns: 'Defina para si o que vai em cada coluna e com que forma se escreve.',
    dataFill: 'Preencha linha por linha e depois confira cada valor com o que é dado.',
    rowSort: 'Para si, resolva o que decide em cada item.',
    rowGive: 'Escreva as categorias como títulos e ponha cada item sob uma delas.',
    rowCheck:
      'Confira que nenhum falta nem aparece duas vezes, e acrescente algumas palavras só onde o lugar possa surpreender.',
    severalHold: 'Confronte cada categoria com o texto, uma após a outra.',
    severalGive:
      'Dê todas as que se aplicam, cada uma com as palavras que a mostram, e nenhuma que seja apenas sugerida.',
    puzzlePicture: 'Reconstrua a situação palavra por palavra, exatamente como está contada.',
    puzzleGive: 'Dê a resposta em uma frase, com o que a decide.',
    puzzleQuick: 'Havendo uma resposta precipitada, nomeie-a e explique onde falha.',
    formMark: 'Note para si o que esta forma muda: verbos, pronomes, palavras de tempo, ordem.',
    faultTrace: 'Percorra-o linha por linha e anote o que cada uma faz de fato.',
    techShow: 'Mostre com um pequeno exemplo concreto como funciona ou do que depende.',
    judgeSigns: 'Anote o que fala a favor e o que fala contra, cada coisa com as palavras ou o detalhe que o mostram.',
    judgeGive: 'Dê o juízo ou a nota e diga o que pesou mais.',
    judgeBetter: 'Mostre a mudança que mais ajudaria, como ficaria.',
    wordsList: 'Dê as que ficam, a mais adequada primeiro.',
    wordsCollect: 'Reúna mais palavras do que as necessárias e verifique cada uma com o pedido.',
    pickGive:
      'Depois nomeie aqueles para os quais é verdade e, abaixo, os restantes, com umas palavras de motivo só onde houver dúvida.',
  },
};
