import type { Written } from './written.js';

export const written: Written = {
  sharp: {
    ideasOfPlots:
      'Dê cada uma em duas ou três frases: quem quer o quê, o que se opõe e uma virada que ninguém espera; que sejam claramente diferentes, respeitem tudo o que se diz aqui, e marque a que rende mais.',
    imagined:
      'Escreva tudo com a voz de quem se supõe que escreve, invente os detalhes que tornam o texto crível, dois ou três deles precisos e inesperados, e respeite a forma que um texto assim tem na vida real, sem lacunas por preencher.',
    msgFrom:
      'Escreva pronto a usar, na forma, no tamanho e no tom habituais num texto assim, inclua tudo o que é dado, com nomes e números exatos, e não acrescente nada que pudesse passar por um fato.',
    opensOnly:
      'Escreva só esta parte: comece com algo próprio deste caso e não com uma fórmula, escolha o ponto ou os dois pontos que mais contam aqui e abra caminho para o que segue, sem concluir.',
    describeSeen:
      'Comece pelo conjunto tal como se vê à primeira vista, percorra-o depois numa ordem que se possa seguir, com formas, cores, materiais e o que lá acontece nomeados com precisão, e termine com o que o torna inconfundível; diga o que varia ou não se sabe.',
    essayTold:
      'Deixe que uma só impressão ou ideia sustente o conjunto, abra com um momento concreto, mostre com detalhes em vez de juízos e termine com o que isso significa agora, sem moral.',
    outlineBare:
      'Coloque-os numa ordem em que cada um prepare o seguinte e redija-os de modo que digam de que trata a sua parte.',
    gapCounted:
      'Dê exatamente quantos se pedem, o melhor primeiro, cada um no seu lugar para que se veja que encaixa na gramática e no sentido.',
    sceneStory:
      'Comece no meio do que acontece, deixe que o que cada figura quer e esconde se note no que diz e faz, e pare no momento em que algo mudou entre elas.',
    copyEnd:
      'Comece pelo que traz àqueles a quem se destina, dê-lhe vida com uma cena ou um som próprios, sem ir além do que é dado, e feche exatamente como pedido.',
  },
  bullets: {
    plotEach: 'Cada ideia: quem quer o quê, o que se opõe e uma virada que ninguém espera',
    msgPoint: 'Início: de que se trata, o mais tardar na segunda frase',
    msgTone: 'Tom: como se escreve exatamente a este destinatário',
    msgClose: 'Fecho: o que quem lê deve fazer, ou uma palavra amável',
    msgAll: 'Conteúdo: tudo o que é dado e nada mais que possa passar por fato',
    imagDetails: 'Detalhes: inventados, precisos, que só quem escreve conheceria',
    imagForm: 'Forma: a que um texto assim tem na vida real',
    imagFull: 'Lacunas: nenhuma; o que não é dado inventa-se',
    opensHook: 'Início: algo próprio deste caso, sem fórmulas',
    opensPick: 'Conteúdo: o ponto ou os dois pontos que mais contam aqui, nada inventado',
    opensScope: 'Âmbito: só esta parte, abrindo caminho para o que segue',
    seenWhole: 'Primeiro: o conjunto, tal como se vê à primeira vista',
    seenOrder: 'Ordem: fácil de seguir, do conjunto aos detalhes',
    seenDetails: 'Detalhes: formas, cores, materiais e o que lá acontece',
    seenTrue: 'Verdade: só o que lá está; dito o que varia ou não se sabe',
    speechTrue: 'Histórias: verdadeiras e minhas; [colchetes] onde couber uma',
    outRoom: 'Peso: quanto espaço recebe cada parte',
    headSays: 'Títulos: cada um diz de que trata a sua parte',
    essayThread: 'Fio: uma só impressão ou ideia a que tudo serve',
    essayShown: 'Mostrar: momentos e detalhes em vez de juízos',
    essayNow: 'Fim: o que significa agora, sem moral',
    inStyle: 'Estilo: o do modelo indicado, com as suas palavras, ritmo e temas típicos',
    gapEach: 'Cada um: no seu lugar, certo na gramática e no sentido',
    gapNumber: 'Quantidade: exatamente quantos se pedem, o melhor primeiro',
    sceneWants: 'Figuras: o que cada uma quer e esconde nota-se no que diz e faz',
    sceneShift: 'Fim: o momento em que algo mudou entre elas',
  },
  guided: {
    plotsGive:
      'Depois dê as ideias, duas ou três frases cada uma com um conflito e uma virada, e marque a que rende mais.',
    opensTry:
      'Experimente três primeiras frases de tipos diferentes e use só a que não poderia estar em mais lado nenhum.',
    gapTry: 'Dê tantos quantos se pedem, cada um no seu lugar, e diga qual encaixa melhor.',
    imagWho: 'Decida quem escreve, o que quer e o que nunca diria.',
    seenFirst: 'Decida de onde se vê e comece pelo conjunto.',
    seenThrough: 'Passe aos detalhes numa ordem que se possa seguir, cada um nomeado com precisão.',
    seenEnd: 'Termine com o que o torna inconfundível.',
    sceneSettle: 'Decida para si o que cada figura quer nesta cena e o que esconde das outras.',
    sceneWrite: 'Escreva-a do meio do que acontece até ao momento em que algo mudou.',
  },
};
