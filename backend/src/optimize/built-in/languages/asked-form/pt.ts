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
      'Faça cada uma das coisas pedidas na ordem indicada, bem separadas, e ligue cada uma exatamente ao que é dado aqui.',
    scaled:
      'Indique primeiro o fator, converta todos os valores na ordem dada, arredonde só onde for preciso e diga onde.',
  },
  bullets: {
    formAsked: 'Forma: exatamente a pedida, sem nada antes nem depois',
    mustStay: 'Conteúdo: o que não pode faltar, com o mínimo de palavras',
    onlyOne: 'Escolha: uma só, nomeada primeiro',
    tiedReason: 'Motivo: ligado ao que é dito aqui, não válido para qualquer coisa',
    speaksAgainst: 'Contra: o que poderia pesar contra, em uma linha',
    eachResult: 'Resultado: uma linha para cada caso, na ordem dada',
    eachDecided: 'Motivo: o que decide cada caso, em poucas palavras',
    eachAsked: 'Partes: cada uma das coisas pedidas, na ordem indicada e bem separada',
    factor: 'Fator: aquele pelo qual tudo é convertido, indicado primeiro',
    allConverted: 'Valores: todos convertidos, na ordem dada',
    rounded: 'Arredondamento: só onde for preciso, e assinalado',
  },
  guided: {
    asAskedCut:
      'Decida primeiro o que não pode faltar, apresente-o exatamente na forma pedida e corte toda palavra dispensável.',
    onePickWeigh: 'Pese duas ou três possibilidades sem mostrá-las e dê só a que melhor se encaixa, com o motivo.',
    eachGive: 'Percorra os casos um a um na ordem dada e assinale os duvidosos.',
    twofoldGive:
      'Decida o que, no que é dado, pesa em cada uma das coisas pedidas e apresente depois uma após a outra, sem comentários em volta.',
    scaledCheck:
      'Converta valor por valor, confira um deles ao contrário e dê depois o resultado completo com as unidades.',
  },
};
