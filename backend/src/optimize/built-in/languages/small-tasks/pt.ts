import type { SmallTasks } from './small-tasks.js';

export const smallTasks: SmallTasks = {
  sharp: {
    paraphraseTwo:
      'Mude as palavras e também a construção das frases, mantenha o sentido e todas as informações, não copie nenhuma expressão e dê duas versões, a segunda construída de outro modo.',
    shortenTwo:
      'Corte primeiro repetições, enchimento e divagações, mantenha tudo de que o sentido depende e dê duas versões, a segunda ainda mais curta.',
    simplifyTwo:
      'Use frases curtas e palavras comuns, substitua ou explique em poucas palavras cada termo técnico, não perca nenhuma informação e dê duas versões, a segunda ainda mais simples.',
    changeShown:
      'Dê primeiro o resultado, pronto para copiar e o resto como está, depois em uma linha o que mudou e, se havia duas leituras, qual foi escolhida.',
    sumHead:
      'Dê primeiro o resultado, com a unidade se houver, depois o cálculo em uma linha e o atalho ou a estimativa com que se confere de cabeça.',
    rewriteTwo:
      'Dê primeiro a versão que se lê melhor, pronta para usar, e embaixo outra com estrutura diferente, ambas com todos os dados, e diga em poucas palavras onde a segunda seria melhor.',
    toneTwo:
      'Faça aparecer exatamente essa qualidade por verbos, substantivos e ritmo, não por advérbios a mais, sem mudar o que se diz, e dê uma versão pronta para usar e outra que vá um passo além.',
    correctAsked:
      'Diga primeiro se está correta, cite o erro com a regra em uma linha, dê a frase corrigida e diga onde a original ainda passaria, se for o caso.',
    translateFit:
      'Diga-o como o diria um falante nativo, com o tratamento adequado, dê primeiro essa única versão, pronta para copiar, e abaixo, numa linha, a escolha que poderia ser outra, com a outra forma.',
    translateTone:
      'Obtenha o tom pedido com as formas de tratamento e expressões fixas dessa língua, mesmo que se afaste das palavras; dê uma única versão e, embaixo, em uma linha, o que sustenta o tom.',
    translateSign:
      'Formule como nas placas desse tipo lá, com a expressão fixa se houver e tão curta quanto é costume, e diga embaixo, em uma linha, o que ela diz palavra por palavra, se for diferente.',
    formJoined:
      'Una-as com a palavra ou a construção que mostre a relação entre elas (causa, tempo, contraste, descrição), sem repetir nem perder nada, e dê embaixo uma segunda maneira, com a diferença de ênfase.',
    wordQuoted:
      'Cite exatamente o que está escrito, com tudo o que faz parte, diga em poucas palavras como se reconhece (a forma, o lugar ou a pergunta a que responde) e indique com o que é mais fácil confundir aqui.',
    convertUnit:
      'Dê primeiro o resultado com a unidade, arredondado como se usaria, depois o fator ou a fórmula com os números, e uma regra simples para fazer a conta de cabeça.',
    gapFilled:
      'Dê o conjunto com o que foi acrescentado em negrito; se só uma coisa couber, diga em poucas palavras que regra ou fato decide, e se couberem várias, ponha a melhor primeiro e acrescente mais duas com a nuance de cada uma.',
    endSentence:
      'Dê a frase inteira com um final que combine com a gramática e o tom e diga algo concreto, depois mais dois que sigam por caminhos claramente diferentes.',
    applyBare:
      'Comece com um motivo em vez de anunciar que me candidato, mostre dois pontos fortes que o trabalho pede, cada um com um exemplo curto, com [colchetes] para o que não contei, e termine propondo uma conversa.',
    curriculum:
      'Dê um perfil curto, depois a experiência, a mais recente primeiro, em linhas com verbo e resultado, depois habilidades, formação e idiomas, com [colchetes] para tudo o que não contei.',
    dataTable:
      'Dê a cada item uma linha, na ordem dada, e a cada tipo de informação uma coluna com título curto e a unidade nele, cada valor como está, e deixe vazia a célula onde nada é indicado.',
    formalShade:
      'Use frases completas, verbos precisos e um tratamento neutro, tire gírias, abreviações e exclamações, mantenha todos os dados e dê uma versão pronta para usar e, embaixo, outra que vá um passo além.',
    politeShade:
      'Transforme ordens em pedidos e censuras no que é preciso, deixe igualmente claro o que se quer e até quando, sem elogios, e dê uma versão pronta para usar e, embaixo, outra que vá um passo além.',
    academicShade:
      'Redija de forma impessoal e com a devida cautela, escolha termos precisos em vez de vagos, não invente fontes nem números e dê uma versão pronta para usar e, embaixo, outra que vá um passo além.',
    casualShade:
      'Use frases curtas, palavras do dia a dia e as formas breves da fala, mantenha todos os dados e dê uma versão pronta para usar e, embaixo, outra que vá um passo além.',
  },
  bullets: {
    changedLine: 'Embaixo: em uma linha, o que mudou e qual leitura foi escolhida, se havia duas',
    headCheck: 'No fim: o atalho ou a estimativa com que se confere de cabeça',
    bestReads: 'Primeiro: a versão que se lê melhor, pronta para usar',
    secondBuilt: 'Embaixo: outra com estrutura diferente, e onde seria melhor',
    verdictRight: 'Veredito: primeiro, se está correta',
    groundedPoint: 'Cada ponto: ligado a um fato dado aqui; [colchetes] onde faltar',
    unexpected: 'Surpresa: um detalhe que ninguém espera e que ainda assim combina com tudo acima',
    readerFirst: 'Início: com o que mais importa ao leitor, sem preâmbulo',
    wordedThere: 'Redação: como o diria um falante nativo, não palavra por palavra',
    addressFit: 'Tratamento e cortesia: tão direto ou cortês como o original',
    toneCarried: 'Tom: o pedido, obtido com o tratamento e as expressões fixas dessa língua',
    signShort: 'Placa: a expressão fixa usada lá, tão curta quanto é costume',
    otherWording: 'Embaixo: em uma linha, a escolha que poderia ser outra, com a outra forma',
    joinLink: 'Ligação: a palavra ou construção que mostre a relação (causa, tempo, contraste, descrição)',
    joinAll: 'Conteúdo: tudo mantido, nada dito duas vezes',
    joinSecond: 'Embaixo: uma segunda maneira, com a diferença de ênfase',
    quotedAsIs: 'Resposta: citada exatamente como está, com tudo o que faz parte',
    shownBy: 'Como se reconhece: a forma, o lugar ou a pergunta a que responde, em poucas palavras',
    takenFor: 'Confusão: o que aqui mais facilmente se toma por isso e por que não é',
    resultUnit: 'Resultado: primeiro, com a unidade, arredondado como se usaria',
    factorLine: 'Conversão: o fator ou a fórmula com os números, em uma linha',
    headRule: 'No fim: uma regra simples para fazer a conta de cabeça',
    gapWhole: 'Resposta: o conjunto com o que foi acrescentado em negrito',
    gapOne: 'Se só uma coisa couber: a regra ou o fato que decide, em poucas palavras',
    gapMore: 'Se couberem várias: a melhor primeiro, depois mais duas com a nuance de cada uma',
    endGrammar: 'Gramática: tempo, modo e pessoa como o começo exige',
    endDefinite: 'Final: diz algo concreto, sem frase feita',
    endMore: 'Embaixo: mais dois que sigam por caminhos claramente diferentes',
    applyReason: 'Início: um motivo, não o anúncio de que me candidato',
    applyProof: 'Meio: dois pontos fortes que o trabalho pede, cada um com um exemplo curto',
    applyGaps: 'O que não contei: entre [colchetes] com uma indicação do que entra ali, nada inventado',
    curriculumOrder: 'Ordem: perfil curto, experiência com a mais recente primeiro, habilidades, formação, idiomas',
    curriculumLines: 'Cada cargo: duas ou três linhas que comecem com um verbo e nomeiem um resultado',
    rowsGiven: 'Linhas: uma por item, na ordem dada',
    headings: 'Colunas: uma por tipo de informação, com título curto e a unidade nele',
    valuesKept: 'Valores: como estão; célula vazia onde nada é indicado',
    shadeVersions: 'Versões: uma pronta para usar e, embaixo, outra que vá um passo além',
  },
  guided: {
    easilyWrong: 'Dê primeiro o resultado e, embaixo, em uma linha, onde é fácil errar aqui.',
    joinRelate: 'Diga em poucas palavras que relação há entre elas: causa, tempo, contraste ou descrição.',
    joinGive: 'Dê a frase que melhor mostra isso, depois uma segunda maneira, com a diferença de ênfase.',
    wordQuote: 'Cite exatamente o que está escrito, com tudo o que faz parte.',
    wordTell: 'Diga como se reconhece e com o que é mais fácil confundir aqui.',
    convertShow: 'Ponha os números no fator ou na fórmula, em uma linha.',
    convertGive: 'Dê o valor exato e, ao lado, o que se usaria, bem arredondado e com a unidade.',
    convertHead: 'Acrescente uma regra simples para fazer a conta de cabeça.',
    applyEmployer: 'Empresa, e o que importa a ela até onde sei: […]',
    dataColumns: 'Defina as colunas pelo que os itens têm em comum.',
    dataFill: 'Preencha linha por linha na ordem dada e confira se nenhum valor falta ou mudou de linha.',
  },
};
