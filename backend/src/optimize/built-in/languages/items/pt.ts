import type { ItemPhrases } from './en.js';

export const ptItems: ItemPhrases = {
  sharp: {
    takeLines:
      'Dê cada item uma vez, numa linha própria e escrito como no texto, também o que só é mencionado de passagem, sem acrescentar nada.',
    takeKinds:
      'Dê cada tipo em separado, ou numa linha o que vai junto, cada item uma vez e escrito como no texto, também o que só é mencionado de passagem.',
    takeBare: 'Dê apenas o que é pedido, um por linha e tal como está escrito.',
    takeEach:
      'Percorra todo o texto e retire tudo o que é pedido e nada que apenas se pareça, cada item uma vez, na ordem e com a escrita do texto, e diga se não houver nenhum.',
    takeSides:
      'Ponha em duas listas o que o texto diz a favor e o que diz contra, um ponto breve por linha, perto das palavras dele e com os seus números, sem acrescentar juízos.',
    takeWorked:
      'Mantenha os nomes como estão escritos, mas calcule o que o texto só dá de forma indireta (dois anos depois, o mesmo, o dobro) e ponha o próprio valor.',
    takeOut:
      'Percorra todo o texto e retire o que é pedido, com nomes, datas e números tal como estão escritos, cada item uma só vez e na ordem em que aparece, e diga se algo pedido não estiver lá.',
    rating:
      'Coloque a nota sozinha na primeira linha e diga depois o que no texto fala a favor dela e o que fala contra, citando algumas palavras de cada lado.',
    statements:
      'Dê primeiro o veredito de cada uma e depois, numa frase, o que o decide; corrija o que for falso e assinale o que só é verdade em parte.',
    arrange:
      'Apresente todos numa lista numerada, do primeiro ao último, cada um com a data, o número ou a razão que decide o seu lugar, e indique onde dois estão próximos ou há dúvida.',
    arrangeAsIs: 'Apresente todos, um por linha, escritos exatamente como aqui, sem omitir nem acrescentar nenhum.',
    pairs:
      'Escreva um par por linha, na ordem da primeira lista, com o que liga os dois em poucas palavras, e indique se algo não se encaixa em lugar nenhum.',
    select:
      'Diga na primeira linha todos os que se qualificam, acrescente algumas palavras sobre cada um que se possa pôr em dúvida, dentro ou fora, e diga onde isso depende da definição.',
    tally:
      'Dê o número na primeira linha, depois enumere um a um o que foi contado para que eu possa conferir, e diga o que conta como um se puder ser entendido de duas maneiras.',
    cells:
      'Devolva a tabela inteira, com linhas e colunas como estão, cada célula vazia preenchida com um dado curto e da mesma forma em toda a coluna, e assinale os valores incertos.',
    sequence:
      'Dê na primeira linha o que vem a seguir e depois a regra numa frase, mostrada em cada passo dado; se outra regra também servir, diga qual.',
    synonyms:
      'Dedique uma linha a cada palavra, com o equivalente mais próximo primeiro e da mesma classe gramatical, e onde houver vários sentidos diga qual é o visado.',
    rhymes:
      'Dê primeiro as rimas perfeitas e à parte as imperfeitas, agrupadas por número de sílabas e só com palavras realmente usadas.',
    describing:
      'Escolha palavras que digam cada uma algo diferente, comece pela mais certeira e acrescente a cada uma, em poucas palavras, como isso se nota.',
    extractTable:
      'Dê a cada achado uma linha própria com uma coluna para cada tipo de dado pedido, cada tipo escrito do mesmo modo, avalie pelo texto o que tiver de ser avaliado e deixe uma célula vazia só onde o texto não der nenhum apoio.',
    extractJson:
      'Devolva apenas JSON válido, com os mesmos campos em cada entrada, os números como números, as datas completas, se houver, como ano-mês-dia, o resto com as palavras do texto e null onde o texto nada diz.',
    takeDates:
      'Dê a cada um a sua linha, primeiro a data ou hora e depois para que é e a quem diz respeito, por ordem de tempo, e deixe uma data vaga tão vaga como está dita.',
    takeTold:
      'Dê a cada campo a sua linha na ordem pedida, à frente o nome e atrás as palavras mais breves do texto que o preenchem, e não ponha nada que só pareça deduzir-se.',
  },
  bullets: {
    findLines: 'Itens: cada um uma vez, numa linha própria',
    findBare: 'Itens: só o que é pedido, um por linha',
    kindsApart: 'Tipos: separados; o que vai junto na mesma linha',
    sidesApart: 'Listas: o que é a favor e o que é contra, em separado',
    sidesShort: 'Pontos: um por linha, breves, perto das palavras do texto, com os seus números',
    sidesText: 'Conteúdo: só o que o texto diz, sem juízo próprio',
    onlyDenied: 'O que o texto apenas nega: marcado como tal',
    typedValues:
      'Valores: números como números, datas completas, se houver, como ano-mês-dia, o resto com as palavras do texto',
    cellValues: 'Valores: cada tipo escrito do mesmo modo; o que tiver de ser avaliado, pelo texto',
    workedOut:
      'Valores indiretos (dois anos depois, o mesmo): calculados se o texto der o bastante; senão, nas suas palavras',
    asInText: 'Escrita: exatamente como no texto',
    labelRival: 'Segunda categoria: só se ficar perto, com o motivo de não ter sido escolhida',
    ratingFirst: 'Nota: só o número, na primeira linha',
    ratingBoth: 'Motivo: o que fala a favor e o que fala contra, com algumas palavras citadas de cada lado',
    ratingNear: 'Nota vizinha: por que não um ponto a mais ou a menos, numa frase',
    verdictEach: 'Veredito: primeiro, um para cada, na ordem dada',
    decidedBy: 'Motivo: o que o decide, numa frase',
    putRight: 'Onde algo for falso: o que é correto',
    partlyTrue: 'Verdade só em parte: assinalado, com a parte em questão',
    allInOrder: 'Ordem: todos, numerados do primeiro ao último, sem omitir nem acrescentar nenhum',
    placedBy: 'Ao lado de cada um: a data, o número ou a razão que decide o seu lugar',
    closeCalls: 'Lugares próximos ou incertos: indicados, com aquilo de que dependem',
    asSpelled: 'Escrita: exatamente como aqui, um por linha',
    pairEach: 'Pares: um por linha, na ordem da primeira lista',
    pairSign: 'Motivo: o que liga os dois, em poucas palavras',
    pairLeft: 'O que sobra ou é duvidoso: indicado, sem forçar um par',
    pickedFirst: 'Resposta: todos os que se enquadram, na primeira linha',
    pickedWhy: 'Motivo: algumas palavras sobre cada um que se possa pôr em dúvida, dentro ou fora',
    pickedEdge: 'Casos-limite: indicados, com a definição de que dependem',
    tallyFirst: 'Número: na primeira linha',
    tallyShown: 'Contagem: mostrada um a um, para que eu possa conferir',
    tallyRule: 'O que conta como um: dito onde puder ser entendido de duas maneiras',
    cellsAll: 'Tabela: inteira, com linhas e colunas como estão, sem células vazias',
    cellsSame: 'Dados: curtos, na mesma forma e unidade em toda a coluna',
    cellsDoubt: 'Valores duvidosos: marcados',
    seriesNext: 'Resposta: o que vem a seguir, na primeira linha',
    seriesRule: 'Regra: numa frase, mostrada em cada passo dado',
    seriesOther: 'Outra regra: indicada se também servir',
    threeEach: 'Número: duas ou três por palavra, a mais próxima primeiro',
    sameClass: 'Forma: a mesma classe gramatical da palavra dada',
    senseMeant: 'Vários sentidos: a qual cada uma corresponde',
    rhymesTrue: 'Ordem: primeiro as rimas perfeitas, à parte as imperfeitas',
    rhymesGroup: 'Grupos: por número de sílabas',
    rhymesReal: 'Escolha: palavras realmente usadas',
    wordsDiffer: 'Escolha: palavras que digam cada uma algo diferente',
    wordsShow: 'Ao lado de cada uma: como isso se nota, em poucas palavras',
    bestFirst: 'Ordem: a mais certeira primeiro',
    tableRows: 'Linhas: uma por item encontrado, com uma coluna para cada tipo de dado pedido',
    emptyCell: 'Lacunas: célula vazia só onde o texto não der nenhum apoio',
    jsonFields: 'Campos: os mesmos em cada entrada, com nomes que digam o que contêm',
    jsonNull: 'Lacunas: null onde o texto nada diz',
    jsonOnly: 'Saída: JSON válido e nada à volta',
    dateLines: 'Linhas: primeiro a data, depois para que é e a quem diz respeito',
    datesByTime: 'Ordem: por tempo, o mais próximo primeiro',
    datesVague: 'Datas vagas: tal como estão ditas, nenhuma tornada exata',
  },
  guided: {
    workOut:
      'Calcule primeiro o que o texto dá só indiretamente, até onde ele o permitir, e ponha depois os valores no resultado.',
    textThrough: 'Percorra o texto da primeira à última frase e anote tudo o que corresponde.',
    textOrder: 'Dê cada um uma vez, na ordem e com a escrita do texto.',
    sidesSort: 'Percorra o texto frase por frase, ponha cada ponto do lado que apoia e dê só as duas listas.',
    textBare: 'Ordene sem repetições, com as palavras do texto.',
    placeValues: 'Escreva ao lado de cada um a data, o número ou a razão que decide o seu lugar.',
    placeOrder: 'Dê depois a ordem final, numerada e sem omitir nenhum.',
    placeDoubts: 'Diga que lugares são próximos ou incertos e porquê.',
    labelSigns: 'Pese em silêncio o que fala a favor de qual rótulo.',
    labelGive: 'Dê o rótulo numa linha à parte, com o que mais pesa.',
    labelDoubt: 'Se dois ficarem próximos, diga-o e indique o segundo.',
    itemCriterion: 'Diga numa linha o que decide, para medir todos os itens da mesma forma.',
    itemEach: 'Percorra os itens na ordem dada, cada um com o que o decide.',
    itemResult: 'Dê depois o resultado final e verifique que nada falta nem se repete.',
    ratingSigns: 'Cite o que fala a favor de uma nota alta e depois o que fala a favor de uma baixa.',
    ratingGive: 'Dê a nota numa linha à parte e diga o que pesou mais.',
    ratingShift: 'Diga numa frase por que não um ponto a mais ou a menos.',
    claimRead: 'Diga em poucas palavras o que cada afirmação sustenta exatamente.',
    claimVerdict: 'Dê o veredito de cada uma e o que o decide.',
    claimRight: 'Corrija o que é falso e assinale o que só é verdade em parte.',
    tallyCriterion: 'Diga numa linha o que conta como um.',
    tallyGo: 'Enumere o que é contado.',
    tallyEnd: 'Dê o número numa linha à parte, conferido com uma segunda contagem.',
    cellsColumns: 'Diga numa linha o que contém cada coluna e em que unidade.',
    cellsFill: 'Preencha cada célula vazia e devolva a tabela inteira.',
    cellsMark: 'Assinale os valores incertos e diga porquê.',
    seriesSteps: 'Anote o que muda de cada um para o seguinte.',
    seriesTest: 'Diga a regra e teste-a em cada passo dado.',
    seriesGive: 'Dê o que vem a seguir numa linha à parte.',
    wordSenses: 'Diga em que sentido toma cada palavra.',
    wordMatches: 'Dê os equivalentes, o mais próximo primeiro.',
    wordSwap: 'Teste cada um numa frase curta e assinale os que não servem em todos os casos.',
    rhymeSound: 'Diga que som tem de coincidir a partir da última vogal tónica.',
    rhymeList: 'Dê as rimas perfeitas por número de sílabas e à parte as imperfeitas.',
    rhymeBest: 'Assinale as três mais fáceis de usar num verso.',
    describeSides: 'Diga que lados as palavras devem cobrir.',
    describeGive: 'Dê as palavras, cada uma com a forma como se nota.',
    describeCheck: 'Troque uma de cada duas que digam quase o mesmo.',
    fillForm: 'Coloque cada valor na forma pedida, com as palavras do texto.',
    fillTyped:
      'Coloque cada valor na forma pedida, cada tipo escrito da mesma maneira, o resto com as palavras do texto.',
    datesGive: 'Dê-os por ordem de tempo, cada um com aquilo para que é, e deixe de fora datas em que nada vence.',
  },
};
