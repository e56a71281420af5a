import type { WishesBeside } from './wishes-beside.js';

export const wishesBeside = {
  sharp: {
    translateMore:
      'Mantenha o sentido e o tom, use expressões próprias de um nativo e ponha abaixo da tradução o que mais se pede, com as palavras em questão.',
  },
  orders: {
    besideSum: 'Calcule o que se pede com os números dados, numa linha e com a unidade.',
    besideEach: 'Ponha ao lado de cada elemento o que mais se pede sobre ele.',
    besideSentences: 'Dê também as frases de exemplo, de modo que o contexto mostre o que a palavra significa.',
    besideElse: 'Dê também o que mais se pede, completo e separado do resto.',
    besideTranslation: 'Dê também a tradução, como um nativo diria.',
    besideSummary: 'Dê também o resumo: o que mais importa, e nada que o texto não diga.',
    besideExplanation: 'Dê também a explicação pedida, com aquilo em que se apoia.',
    besideVerdict: 'Onde se pede um juízo, decida-se por uma resposta, com a razão que mais pesa e a melhor objeção.',
    besidePiece: 'Faça do texto pedido uma peça acabada, fiel ao resto e pronta para usar.',
    besideQuestions: 'Que cada pergunta possa ser respondida com o que foi dito, com a solução debaixo de cada uma.',
    besideTitle: 'Escolha um título preciso, que não prometa nada que o texto não dê.',
  },
  bullets: {
    besideSum: 'Cálculo: com os números dados, numa linha, com a unidade',
    besideEach: 'O mais que se pede de cada um: logo ao lado',
    besideSentences: 'Frases de exemplo: o contexto mostra o que a palavra significa',
    besideElse: 'Também pedido: completo e separado do resto',
    besideTranslation: 'Tradução: como um nativo diria',
    besideSummary: 'Resumo: o que mais importa, nada que o texto não diga',
    besideExplanation: 'Explicação: exatamente do que se pede, com aquilo em que se apoia',
    besideVerdict: 'Conclusão: uma só, com a razão que mais pesa e a melhor objeção',
    besidePiece: 'Texto pedido: acabado, fiel ao resto e pronto para usar',
    besideQuestions: 'Perguntas: respondíveis com o que foi dito, a solução debaixo de cada uma',
    besideTitle: 'Título: preciso, sem prometer nada que o texto não dê',
  },
} as const satisfies WishesBeside;
