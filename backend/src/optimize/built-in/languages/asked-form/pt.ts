import type { AskedForm } from './asked-form.js';

export const askedForm: AskedForm = {
  sharp: {
    asAsked:
      'Decida o que não pode faltar, coloque-o exatamente na forma pedida, sem nada antes nem depois, e mantenha exatos os nomes e os números.',
    onePick:
      'Decida-se por uma única opção e nomeie-a primeiro, ligue o motivo ao que é dito aqui e acrescente em uma linha o que poderia pesar contra.',
    eachInTurn:
      'Dê uma linha para cada caso, na ordem dada: primeiro o resultado, depois em poucas palavras o que o decide.',
    twofold:
      'Faça tudo o que se pede na ordem indicada, ponha numa linha o que vai junto e ligue cada parte exatamente ao que é dado aqui.',
    scaled:
      'Diga primeiro com que converte, converta todos os valores na ordem dada, arredonde como se usariam na prática e diga onde isso muda alguma coisa.',
    wordAlone:
      'Pense em silêncio, compare a primeira resposta que vem à mente com a segunda melhor e responda só com o resultado: sem razão, sem segunda opção, sem ponto final.',
    sumUp:
      'Ponha na oração principal o desfecho ou a ideia central, mantenha o mais a que o texto dá peso, com os nomes e os números de que tudo depende, deixe de fora exemplos e detalhes, e que se entenda na primeira leitura.',
    inSentence:
      'Dê primeiro a própria resposta, com um detalhe concreto em vez de uma palavra geral, em não mais frases do que as pedidas, para ser entendida à primeira leitura.',
    sentenceMade:
      'Construa-a sobre uma imagem concreta e um verbo forte em vez de adjetivos, dê lugar sem forçar a tudo o que foi pedido e escolha a versão mais fácil de dizer em voz alta.',
    markup:
      'Faça-o válido, para que um programa o leia sem mudanças: todos os valores mantidos, o mesmo nome para a mesma coisa, números como números, caracteres especiais entre aspas ou escapados e nada em volta.',
    inRow:
      'Dê tudo o que é pedido, cada item uma só vez e escrito com exatidão, não inclua nada que não pertença e não acrescente nada: nem título, nem números, nem comentários.',
    codeAlone:
      'Que aguente também as entradas difíceis (vazias, muito longas, caracteres incomuns); teste-o em silêncio com uma delas e devolva só o código, pronto para copiar.',
    correctAlone: 'Corrija só os erros, deixe o sentido e o tom como estão e devolva apenas o texto corrigido.',
    markupMade:
      'Que seja válido, para que um programa o leia sem mudanças: exatamente as chaves pedidas, valores plausíveis e coerentes entre si, números como números, e nada em volta.',
    inRowEach:
      'Dê um item para cada coisa dada, na mesma ordem e escrito com exatidão, e não acrescente nada: nem título, nem números, nem comentários.',
    plotSentence:
      'Diga nela quem quer o quê, o que atrapalha e, se não for para ficar em aberto, como termina, com um detalhe que não poderia ser de nenhuma outra história.',
  },
  bullets: {
    formAsked: 'Forma: exatamente a pedida, sem nada antes nem depois',
    mustStay: 'Conteúdo: o que não pode faltar, com o mínimo de palavras',
    onlyOne: 'Escolha: uma só, nomeada primeiro',
    tiedReason: 'Motivo: ligado ao que é dito aqui, não válido para qualquer coisa',
    speaksAgainst: 'Contra: o que poderia pesar contra, em uma linha',
    eachResult: 'Resultado: uma linha para cada caso, na ordem dada',
    eachDecided: 'Motivo: o que decide cada caso, em poucas palavras',
    eachAsked: 'Partes: tudo o que se pede, na ordem indicada; o que vai junto, numa linha',
    factor: 'Fator: aquele pelo qual tudo é convertido, indicado primeiro',
    allConverted: 'Valores: todos convertidos, na ordem dada',
    rounded: 'Arredondamento: como se usaria na prática, assinalado onde muda algo',
    thoughtSilently: 'Reflexão: em silêncio, a primeira ideia contra a segunda melhor',
    resultOnly: 'Resposta: só o resultado, na forma pedida',
    noneAround: 'Em volta: sem razão, sem segunda opção, sem ponto final',
    mainClaim: 'Oração principal: o desfecho ou a ideia central',
    hangsOn: 'Fica: os nomes e os números de que tudo depende',
    atOnce: 'Tamanho: entende-se na primeira leitura',
    mainCore: 'Resposta: ela própria primeiro, com um detalhe concreto em vez de uma palavra geral',
    factBehind: 'O mais que se pede: numa linha própria',
    noSecond: 'Palavras: nenhuma que precise de explicação',
    onePicture: 'Imagem: uma, concreta',
    strongWord: 'Verbo: um forte em vez de adjetivos',
    saidAloud: 'Som: fácil de dizer em voz alta',
    parses: 'Sintaxe: válida, lida por um programa sem mudanças',
    recordEach: 'Conteúdo: todos os valores, na ordem dada',
    fieldsSame: 'Nomes: o mesmo para a mesma coisa; números como números',
    plausible: 'Valores: plausíveis e coerentes entre si',
    leftEmpty: 'Valores em falta, se houver: vazios, nunca preenchidos',
    bareOutput: 'Saída: nada antes nem depois',
    onceSpelled: 'Itens: cada um uma vez, escrito com exatidão',
    signBetween: 'Entre eles: o sinal pedido, nenhum depois do último',
    asAppears: 'Ordem: como aparecem no que foi dado',
    noHalf: 'Completo: tudo o que corresponde, também o mencionado de passagem',
    nothingBeside: 'Em volta: nem título, nem números, nem comentários',
    awkwardInputs: 'Entradas: também as difíceis (vazias, muito longas, caracteres incomuns)',
    silentTest: 'Teste: em silêncio, com uma entrada comum e uma difícil',
    codeOutput: 'Saída: só o código, pronto para copiar',
    columnsNamed: 'Colunas: com nome no cabeçalho e unidade onde houver',
    rowEach: 'Linhas: uma para cada coisa, na ordem que se espera',
    cellsShort: 'Células: curtas, números com a mesma precisão, os duvidosos marcados',
    keysAsked: 'Chaves: exatamente as pedidas, números como números',
    oneForEach: 'Itens: um para cada coisa dada, na mesma ordem',
    countedWords: 'Tamanho: contado antes de entregar, dentro do pedido',
    plotWho: 'Núcleo: quem quer o quê, o que atrapalha',
    plotDetail: 'Detalhe: um que não poderia ser de nenhuma outra história',
  },
  guided: {
    asAskedCut: 'Anote para si o que não pode faltar e depois dê o resultado na forma pedida e sem nada em volta.',
    onePickWeigh: 'Pese duas ou três possibilidades sem mostrá-las e dê só a que melhor se encaixa, com o motivo.',
    eachGive: 'Percorra os casos um a um na ordem dada e assinale os duvidosos.',
    twofoldGive:
      'Decida o que, no que é dado, pesa em cada uma das coisas pedidas e apresente depois uma após a outra, sem comentários em volta.',
    scaledCheck:
      'Converta valor por valor, confira um deles ao contrário e dê depois o resultado completo com as unidades.',
    silentThink:
      'Decida em silêncio, confronte-o mais uma vez com o que se pede exatamente e responda apenas com o resultado.',
    threeTries: 'Experimente três versões sem mostrá-las e dê só a que diz mais com menos palavras.',
    markupSteps:
      'Defina primeiro os campos e seus tipos, preencha um registro após o outro, confira se um programa conseguiria ler e dê só isso.',
    rowSteps: 'Reúna-os sem mostrar, risque os repetidos e o que não serve e dê só o que sobra.',
  },
};
