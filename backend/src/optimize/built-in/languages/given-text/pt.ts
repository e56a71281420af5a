import type { GivenText } from './given-text.js';

export const givenText: GivenText = {
  sharp: {
    tasks:
      'Ponha cada tarefa numa linha com quem a faz e até quando, só a partir do texto, e assinale o nome ou a data em falta em vez de adivinhar.',
    interpret:
      'Diga primeiro em uma frase a que isso se resume, depois explique parte por parte citando as palavras explicadas, e diga onde cabe outra leitura.',
    summariseCut:
      'Dê primeiro o principal, depois o que mais pesa até onde a extensão permitir, mantenha os números e os nomes que o sustentam e não acrescente nada que o texto não diga.',
    summariseTwo:
      'Diga nas duas frases juntas tudo a que o texto dá peso, incluindo uma objeção ou um ponto em aberto, se houver: primeiro o principal, com de quem ou de que se trata, números e nomes exatos, com palavras próprias e simples, sem ponto e vírgula e sem nada que o texto não diga.',
    summariseFew:
      'Diga no conjunto das frases tudo a que o texto dá peso, incluindo uma objeção ou um ponto em aberto, se houver: primeiro o principal, com de quem ou de que se trata, números e nomes exatos, com palavras próprias e simples, sem ponto e vírgula e sem nada que o texto não diga.',
    summariseWhole:
      'Diga tudo primeiro em uma frase, dê depois de três a cinco pontos, cada um uma afirmação completa com a sua razão, consequência ou número, e termine com o que ainda está em aberto, se o texto o disser.',
    menuLine:
      'Dê a cada prato o nome que os clientes conhecem, com algumas palavras sobre o que leva quando não houver, um por linha.',
    paraphrase:
      'Mude as palavras e também a construção das frases, mantenha o sentido e todas as informações, não copie nenhuma expressão e apresente apenas a nova versão.',
    replyTone:
      'Reaja ao que foi realmente dito, mantenha o tom pedido da primeira à última palavra, curto o bastante para enviar como está.',
    idiom:
      'Dê a expressão que um nativo usaria no lugar dela e, em uma linha, o que o original diz palavra por palavra.',
    inputClosed:
      'Dê primeiro o resultado, em uma linha só, depois em poucas palavras o que o decide, e diga se outro for possível.',
    grammarForm:
      'Dê primeiro o resultado, completo e natural, mude só o que esta forma exige e, se uma segunda versão for igualmente correta, acrescente-a abaixo.',
    viewpoint:
      'Mantenha os acontecimentos e a ordem, conte só o que essa personagem pode ver, ouvir, sentir ou saber, com as palavras dela, e apresente apenas a nova versão.',
    shorten:
      'Corte primeiro repetições, enchimento e divagações, mantenha tudo de que o sentido depende e apresente apenas a versão curta.',
    lengthen:
      'Desenvolva o que já existe com razões, exemplos e detalhes concretos, mantenha a voz, não invente nomes, números nem acontecimentos e apresente apenas a nova versão.',
    simplify:
      'Use frases curtas e palavras comuns, substitua ou explique em poucas palavras cada termo técnico, não perca nenhuma informação e apresente apenas a nova versão.',
    passage:
      'Responda primeiro, tão brevemente quanto a pergunta permitir e só com base neste texto, cite as palavras em que a resposta se apoia e, se o texto não o disser, diga isso em vez de adivinhar.',
    passageImplied:
      'Responda só com base neste texto, cite as palavras do texto que o mostram e separe o que é apenas sugerido do que é dito.',
    passageEach:
      'Responda a cada coisa perguntada em uma frase própria, só com base neste texto, cite as palavras em que se apoia e, onde o texto não o disser, diga isso em vez de adivinhar.',
    tags: 'Tire-as daquilo de que isto realmente trata, misture as mais usadas com outras mais precisas, as mais certeiras primeiro, sem repetir nenhuma com outra forma.',
    headlines:
      'Aproveite o que só este texto tem para oferecer, o concreto em vez do geral, sem prometer nada que o texto não cumpra.',
    guess: 'Decida-se por um palpite, aponte o que o denuncia e nomeie outro só se chegar mesmo perto.',
    fromInput:
      'O resultado deve servir exatamente para o que é dado aqui e para mais nada, com os detalhes que aí constam ou que o tornam conhecido; apresente apenas o resultado.',
    inPoints:
      'Faça de cada ponto uma afirmação completa com o seu nome ou número, não um título, o de mais peso primeiro, sem dizer nada duas vezes nem acrescentar nada que o texto não diga.',
    plotLine:
      'Diga quem quer o quê, o que está no caminho e como termina, com nomes e fatos corretos e na extensão e no tom pedidos.',
    minutes:
      'Ponha primeiro as decisões, depois quem faz o quê e até quando, depois o que ficou em aberto, com nomes e datas exatos; assinale o que faltar em vez de adivinhar.',
    rewriteMail:
      'Leve a saudação, as frases e a despedida para esse tom, e também o assunto, se houver, mantenha fatos, nomes, datas e espaços em branco como estão e devolva só a nova versão.',
    outputShown:
      'Indique exatamente o que aparece, com quebras de linha e espaços, e depois a linha ou a regra por trás do que não se esperaria.',
    wordsApart:
      'Dê para cada um uma frase em que ele serve e a palavra dada não, cite as palavras com que costuma andar e ordene do mais próximo ao mais distante.',
  },
  bullets: {
    otherReading: 'Outra leitura: onde couber',
    byPassage: 'Explicação: parte por parte, com as palavras citadas',
    gist: 'Essência: a que se resume, em uma frase, primeiro',
    reasonBehind: 'Por trás: o mais a que o texto dá peso, nada de secundário',
    otherWords: 'Redação: outras palavras e outra construção, nenhuma expressão copiada',
    resultElse: 'Outros resultados: nomeados, se forem possíveis',
    resultWhy: 'Motivo: o que o decide, em poucas palavras',
    resultAlone: 'Resultado: primeiro, em uma linha só',
    formOnly: 'Mudança: só o que essa forma exige',
    formAgree: 'Concordância: cada verbo, pronome e palavra que dependa dela adaptado',
    formEach: 'Ordem: a dada, sem saltar nenhuma frase',
    formNote: 'Segunda versão: abaixo, só se for igualmente correta',
    eventsKept: 'Acontecimentos: os mesmos, na mesma ordem',
    seenOnly: 'Percepção: só o que essa personagem pode ver, ouvir, sentir ou saber',
    figureVoice: 'Voz: as palavras e preocupações dessa personagem',
    essentials: 'Fica: tudo de que o sentido depende',
    cutFirst: 'Sai primeiro: repetições, enchimento, divagações',
    developed: 'Acréscimos: razões, exemplos e detalhes que desenvolvem o que já existe',
    noNewFacts: 'Fatos: sem nomes, números ou acontecimentos inventados',
    shortSentences: 'Frases: curtas, uma ideia em cada',
    everydayWords: 'Palavras: comuns; qualquer termo técnico, substituído ou explicado',
    nothingLost: 'Conteúdo: todas as informações mantidas',
    textOnly: 'Base: este texto, não o que se sabe por outra via',
    passageFirst: 'Resposta: primeiro, tão breve quanto a pergunta permitir',
    quoted: 'Prova: as palavras do texto que o mostram, citadas',
    notInText: 'Se o texto não o diz: dito assim, não adivinhado',
    inferred: 'Implícito: o que é apenas sugerido, assinalado como tal',
    tagsFrom: 'Base: aquilo de que isto realmente trata',
    tagsMix: 'Variedade: algumas muito usadas e outras precisas',
    tagsOnce: 'Forma: prontas para copiar, as mais certeiras primeiro, nenhuma repetida com outra forma',
    headFrom: 'Base: o que só este texto tem para oferecer',
    headRange: 'Variedade: cada um de um ângulo diferente',
    headKept: 'Promessa: nada que o texto não cumpra',
    oneGuess: 'Palpite: um só, na primeira linha',
    clue: 'Pista: o que o denuncia',
    nextGuess: 'Segundo palpite: só se chegar mesmo perto, com o que fala a seu favor',
    inputFrom: 'Base: exatamente o que é dado aqui, com os detalhes que aí constam ou que o tornam conhecido',
    inputFits: 'Ajuste: nada que servisse igualmente para outro caso',
    onePointALine: 'Pontos: cada um uma afirmação completa com o seu nome ou número, não um título',
    sentenceFirst: 'O principal: primeiro, com os números e os nomes que o sustentam',
    sentenceSecond:
      'Abrangência: as duas frases juntas contêm tudo a que o texto dá peso, incluindo uma objeção ou um ponto em aberto, se houver',
    sentenceNext:
      'Abrangência: as frases juntas contêm tudo a que o texto dá peso, incluindo uma objeção ou um ponto em aberto, se houver',
    ownSentences: 'Redação: frases simples e próprias, nenhuma esticada com ponto e vírgula',
    summaryRest: 'Abrangência: o que mais pesa, até onde a extensão permitir',
    summaryStart: 'Início: uma frase que diga tudo',
    summaryPoints:
      'Depois: de três a cinco pontos, cada um uma afirmação completa com a sua razão, consequência ou número',
    summaryEnd: 'Fim: o que ainda está em aberto, se o texto o disser',
    weightFirst: 'Ordem: o de mais peso primeiro',
    plotCore: 'Núcleo: quem quer o quê, o que está no caminho, como termina',
    plotNames: 'Nomes e fatos: corretos e só os necessários',
    toneKept: 'Tom: o pedido, até a última palavra',
    decisions: 'Decisões: primeiro, uma por linha',
    assigned: 'Tarefas: quem faz o quê e até quando; nome ou data em falta assinalado, não adivinhado',
    leftOpen: 'Em aberto: o que não ficou decidido',
    sameRegister: 'Registro: tão formal ou informal quanto o original',
    sayings: 'Ditados: pelo que um nativo usaria, não palavra por palavra',
    greetClose: 'Saudação e despedida: no mesmo tom do resto',
    placeholders: 'Espaços a preencher: ficam como estão',
    asDisplayed: 'Disposição: como aparece, com quebras de linha e espaços',
    ruleBehind: 'Razão: a linha ou a regra por trás do que não se esperaria',
    fitsInstead: 'Prova: uma frase em que ele serve e a palavra dada não',
    goesWith: 'Companhia: as palavras com que costuma andar',
  },
  guided: {
    formGive: 'Dê a nova versão completa.',
    formShow: 'Se uma segunda versão for igualmente correta, acrescente-a abaixo.',
    formFit: 'Se uma frase não admitir essa forma, deixe-a como está e diga por quê.',
    editGive: 'Escreva a nova versão exatamente como se pede, completa.',
    editNote: 'Compare-a com o original e, antes de a dar, recupere qualquer fato ou nome que se tenha perdido.',
    passageFind: 'Cite as palavras do texto a que a pergunta se refere.',
    passageAnswer: 'Responda a partir delas, com outras palavras e com a brevidade que a pergunta permitir.',
    passageMissing: 'Se o texto não o disser, diga isso em vez de adivinhar.',
    summaryGive:
      'Depois dê de três a cinco pontos, cada um uma afirmação completa com a sua razão, consequência ou número.',
    summaryClose: 'Termine com o que ainda está em aberto, se o texto o disser.',
    summaryMore: 'Depois acrescente, em mais uma frase, o mais a que o texto dá peso.',
    passageInfer: 'Diga o que o texto apenas sugere ou deixa em aberto.',
    guessClues: 'Nomeie o que denuncia algo e o que isso sugere.',
    guessGive: 'Escolha um único palpite.',
    guessSure: 'Diga com que segurança e nomeie outro só se chegar mesmo perto.',
    inputRead: 'Note para si que detalhes decidem aqui e dê depois o resultado só a partir deles.',
    plotFirst:
      'Esclareça primeiro quem quer o quê, o que está no caminho e como termina, e escreva só a partir disso; se não conhecer a obra, diga.',
    translateGive: 'Dê a tradução como alguém de lá o diria.',
    translateNote:
      'Embaixo, aponte a palavra ou expressão que poderia ser traduzida de outro modo, com a outra versão e quando convém.',
  },
};
