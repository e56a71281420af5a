import type { LookUps } from './en.js';

export const lookUps: LookUps = {
  sharp: {
    factThenWhy:
      'Dê o dado exato na primeira frase, responda ao resto em duas a quatro, com as datas, nomes ou números em que assenta, e assinale o que é incerto ou apenas uma história muito repetida.',
    factWho:
      'Dê o nome completo na primeira frase, acrescente noutra o que o situa, como o ano ou o papel, e nomeie quem mais pertença a uma resposta completa, com a sua parte, se houver alguém.',
    factWhen:
      'Dê a data na primeira frase, tão exata quanto se conhece, diga noutra o que aconteceu exatamente então e mencione outra data apenas onde as fontes divergem realmente.',
    factWhere:
      'Indique o lugar na primeira frase, com a exatidão que se conhece, diga noutra onde fica, por algo conhecido ali perto, e mencione dúvidas apenas onde as fontes divergem realmente.',
    countFixed:
      'Dê o número com a sua unidade na primeira frase, diga noutra o que se conta ou se mede exatamente e mencione outro número apenas onde as fontes divergem realmente.',
    pioneer:
      'Dê a resposta completa na primeira frase, com a data, diga noutra em que sentido foi a primeira vez e, só se outra costuma ser citada, por que não é essa.',
    whoGroup:
      'Diga na primeira frase quem são, com época e lugar ou a obra de onde vêm, depois quem faz parte e como, por que são conhecidos, com nomes, e o que se costuma contar errado.',
    overview:
      'Comece com duas frases sobre o que é e por que importa, percorra depois os aspetos mais importantes um a um, com nomes, datas ou números em vez de adjetivos, e termine com algo que vale a pena saber e pouca gente sabe.',
    knownFor:
      'Comece pelo que quase todos associam a isso, acrescente o resto por ordem de peso e de campos diferentes, cada coisa com um nome, uma data ou um número que o mostre, e uma que merecia ser mais conhecida.',
    usesOf:
      'Diga numa frase o que é, dê depois os usos principais, o mais comum primeiro, cada um com um exemplo concreto da prática, e diga para que não serve e o que se usa nesse caso.',
    timing:
      'Indique a melhor altura na primeira frase, com o motivo, depois a seguinte e quando ela é a melhor escolha, diga como isso muda conforme o lugar ou a pessoa e que altura evitar.',
    timingTravel:
      'Indique os melhores meses na primeira frase, compare as estações por clima, movimento e preços, diga o que só então se pode ver ou fazer e que meses evitar.',
    whyEvent:
      'Separe o fator que desencadeou tudo das causas profundas, tome estas por ordem de peso, cada uma com o modo como levou até ali e uma data ou um caso concreto, e diga o que está assente e o que ainda se discute.',
    listLiving:
      'Diga de cada um onde vive ou cresce, o que o distingue e como corresponde exatamente ao pedido, e deixe de fora o que, a rigor, não faz parte.',
    listPlaces:
      'Diga de cada um o detalhe que mais importa para o que se pede, como onde fica, um ano ou um número, numa ordem que faça sentido.',
    listPeople:
      'Dê de cada pessoa o nome completo, as datas e a obra ou o feito que lhe vale um lugar nesta lista, por ordem de tempo.',
    listFirms:
      'Diga de cada uma o que fabrica ou oferece, onde tem sede e a quem pertence, e assinale aquelas cuja situação pode ter mudado.',
    listDishes: 'Diga de cada um de que é feito, de onde vem e que sabor tem ou com que combina.',
    listPastimes:
      'Diga de cada um em que consiste, como se joga ou se pratica, o que e quantas pessoas são precisas e em que se distingue dos outros.',
    thenHow:
      'Responda à primeira parte em duas ou três frases e dê depois os passos da segunda, numerados, com o que é preciso antes, como se vê que deu certo e o erro mais comum.',
    yesnoHealth:
      'Comece com sim, não ou depende, diga para quem e em que caso isso vale, dê as provas mais fortes de cada lado e, se for a própria saúde, quem deve falar antes com um médico.',
    event:
      'Diga na primeira frase o que aconteceu, quando e onde, conte depois por ordem, do que levou a isso e dos momentos decisivos até ao desfecho, com nomes e números, e diga o que ainda se discute.',
    game: 'Comece pelo objetivo e por como se ganha, depois o que é preciso, como decorre uma jogada ou uma partida, como se contam os pontos e o que não é permitido, e termine com a regra que os principiantes mais entendem mal.',
    bestOf:
      'Escolha uma resposta na primeira frase e diga segundo que critério é a melhor, depois quem ou o que ganha segundo outros dois, cada um com um facto ou um número, e o que é mera questão de gosto.',
  },
  bullets: {
    placesIt: 'Ao lado: um dado que o situe, como o ano ou o papel',
    othersToo: 'Outros: quem mais pertence a uma resposta completa, com a sua parte, se houver',
    confirmed: 'Ao lado: um dado que a situe ou ajude a fixá-la',
    caution: 'Cuidado: só se costuma ser confundida, é discutida ou mudou, numa linha',
    dateOf: 'Ao lado: o que aconteceu exatamente então, numa frase',
    ifDisputed: 'Dúvidas: apenas onde as fontes divergem realmente, numa linha',
    restThen: 'O resto: em duas a quatro frases, com as datas, nomes ou números em que assenta',
    storyMark: 'Assinalado: o que é incerto ou apenas uma história muito repetida',
    whoFull: 'Resposta: na primeira frase, com o nome completo',
    dateFull: 'Data: na primeira frase, tão exata quanto se conhece',
    placeFull: 'Lugar: na primeira frase, com a exatidão que se conhece',
    placeAround: 'Situação: por algo conhecido ali perto, numa frase',
    countWhat: 'Medida: o que exatamente se conta ou se mede',
    firstSense: 'Primeira vez: em que sentido exato, com a data',
    firstRival: 'Citado em seu lugar: só se for frequente, e por que não é',
    groupFirst: 'Primeira frase: quem são, com época e lugar ou a obra de onde vêm',
    groupOf: 'Membros: quem faz parte, e o que os liga',
    overFirst: 'Primeiro: o que é e por que importa, em duas frases',
    overSides: 'Aspetos: os quatro ou cinco mais importantes, cada um com o seu título',
    overFacts: 'Factos: nomes, datas e números em vez de adjetivos',
    overLess: 'No fim: algo que vale a pena saber e pouca gente sabe',
    knownOrder: 'Ordem: primeiro o que quase todos associam a isso, depois por peso',
    knownShown: 'Cada coisa: um nome, uma data ou um número que o mostre',
    knownRange: 'Variedade: de campos diferentes, não tudo do mesmo tipo',
    knownLess: 'No fim: uma que merecia ser mais conhecida',
    usesEach: 'Usos: o mais comum primeiro, cada um com um exemplo da prática',
    usesNot: 'Limites: para que não serve, e o que se usa nesse caso',
    timeBest: 'Resposta: a melhor altura, na primeira frase, com o motivo',
    timeNext: 'A seguinte: com o caso em que é a melhor escolha',
    timeShift: 'Diferenças: como isso muda conforme o lugar ou a pessoa',
    timeAvoid: 'A evitar: a pior altura, e porquê',
    trigger: 'Fator desencadeante: separado das causas profundas',
    eachLiving: 'Cada entrada: onde vive ou cresce, o que a distingue e como corresponde',
    eachPlace: 'Cada entrada: o detalhe que mais importa para o que se pede, como onde fica, um ano ou um número',
    eachPerson: 'Cada pessoa: nome completo, datas, e a obra ou o feito que aqui conta',
    eachFirm: 'Cada entrada: o que fabrica ou oferece, onde tem sede, a quem pertence',
    eachDish: 'Cada entrada: de que é feita, de onde vem, com que combina',
    eachPastime: 'Cada entrada: em que consiste, o que é preciso, a quem convém',
    strictly: 'Seleção: só o que, a rigor, pertence ao grupo pedido',
    clearOrder: 'Ordem: uma útil aqui, como por tamanho, tempo, fama ou dificuldade',
    firstPart: 'Primeira parte: respondida em duas ou três frases',
    thenSteps: 'Segunda parte: passos numerados, com o necessário e o erro habitual',
    amountFor: 'Para quem: para quem e em que caso vale, e onde a resposta muda',
    eventFirst: 'Primeira frase: o que aconteceu, quando e onde',
    eventCourse: 'Desenrolar: por ordem, com os momentos decisivos, nomes e números',
    eventAfter: 'Desfecho: o que mudou, logo e mais tarde',
    gameAim: 'Objetivo: como se ganha, na primeira frase',
    gameCourse: 'Desenrolar: o que é preciso, como começa, como vai uma jogada, como acaba',
    gameCount: 'Pontos e faltas: como se contam, o que não é permitido',
    gameWrong: 'No fim: a regra que os principiantes mais entendem mal',
    bestAnswer: 'Resposta: uma, na primeira frase, com o critério segundo o qual é a melhor',
    bestOther: 'Outros critérios: quem ou o que ganha segundo outros dois, com um facto ou número',
    bestTaste: 'Gosto: o que não se pode medir, dito como tal',
  },
  guided: {
    lookAnswer: 'Dê a resposta na primeira linha, exata e completa.',
    lookPlace: 'Acrescente numa frase o dado que a explica ou a situa.',
    lookStop: 'Termine aí; só se as fontes divergirem realmente, diga numa linha em quê.',
    lookOthers:
      'Nomeie quem mais pertença a uma resposta completa, com a sua parte; se não houver ninguém, termine aí.',
    lookShort:
      'Dê a resposta na primeira linha e, abaixo, um dado que ajude a fixá-la; se costuma ser confundida com outra, nomeie-a também.',
    lookEach: 'Dê cada resposta numa linha própria, pela ordem, exata e completa.',
    restStep: 'Responda ao resto em duas a quatro frases, com as datas, nomes ou números em que assenta.',
    storyStep: 'Assinale o que é incerto ou apenas uma história muito repetida.',
    recordBy: 'Diga segundo que medida, com o número, e qual é a resposta segundo outra, se for diferente.',
    firstStep: 'Diga em que sentido foi a primeira vez, com a data.',
    firstElse: 'Indique um rival para esse título, só se houver, e o que fala contra ele.',
    whenSay: 'Dê a data e diga o que aconteceu exatamente nela.',
    whereNear: 'Diga onde fica, por algo conhecido ali perto.',
    countSay: 'Esclareça o que se conta ou se mede e dê depois o número com a sua unidade.',
    overStart: 'Apresente-o em duas frases a quem nunca ouviu falar dele.',
    overPick: 'Escolha os quatro ou cinco aspetos que dão a melhor imagem, com nomes, datas e números.',
    overLink: 'Mostre como se ligam, e corrija uma ideia comum que está errada.',
    knownTop: 'Indique a primeira coisa em que se pensa, e como se chegou a isso.',
    knownMore: 'Acrescente o resto, cada coisa com o facto que a tornou conhecida.',
    knownAt: 'Termine com o que citaria em vez disso quem conhece bem o assunto.',
    usesList: 'Indique os usos principais, com quem o utiliza aí e como.',
    usesElse: 'Diga quando outra coisa o faz melhor, e qual.',
    timeSay: 'Indique a altura e o que faz dela a melhor.',
    timeCompare: 'Ponha ao lado as alternativas: o que cada uma tem a favor e contra.',
    timeFor: 'Diga para quem, ou onde, a resposta é outra.',
    eventBefore: 'Diga como estavam as coisas pouco antes.',
    eventTell: 'Conte o que aconteceu por ordem, com datas e com quem o decidiu.',
    eventLeft: 'Diga o que daí resultou, e que parte da história se costuma contar errado.',
    gameStart: 'Diga numa frase de que se trata e o que tem de estar pronto.',
    gamePlay: 'Siga uma jogada ou uma partida curta do início ao fim.',
    gameCases: 'Acrescente as regras para casos especiais, e a que provoca mais discussões.',
    bestMeasures: 'Indique os critérios com que se pode julgar.',
    bestWinners: 'Diga quem ou o que ganha segundo cada um, e o que o apoia.',
    bestCommit: 'Escolha um apesar disso, e diga quem escolheria de outro modo.',
    listPick: 'Escolha as entradas de modo que mostrem toda a variedade do que é pedido.',
    listTell: 'Diga de cada uma o que a distingue das outras.',
    listCheck: 'Verifique cada uma quanto ao pedido, e retire o que só se ajusta em parte.',
  },
};
