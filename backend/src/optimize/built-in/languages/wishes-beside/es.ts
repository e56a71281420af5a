import type { WishesBeside } from './wishes-beside.js';

export const wishesBeside = {
  sharp: {
    translateMore:
      'Conserva el sentido y el tono, usa expresiones propias de un nativo y pon debajo de la traducción lo demás que se pide, con las palabras de que se trata.',
  },
  orders: {
    besideSum: '{Calcula|Calcule} lo que se pide con las cifras dadas, en una línea y con la unidad.',
    besideEach: '{Pon|Ponga} junto a cada elemento lo demás que se pide sobre él.',
    besideSentences: '{Da|Dé} también las frases de ejemplo, de modo que el contexto muestre qué significa la palabra.',
    besideElse: '{Da|Dé} también lo demás que se pide, completo y separado del resto.',
    besideTranslation: 'Da también la traducción, tal como la diría un nativo.',
    besideSummary: 'Da también el resumen: lo que más importa y nada que el texto no diga.',
    besideExplanation: 'Da también la explicación que se pide, con aquello en que se apoya.',
    besideVerdict:
      'Donde se pide un juicio, decídete por una respuesta, con la razón que más pesa y la mejor objeción.',
    besidePiece: 'Haz del texto pedido una pieza terminada, fiel al resto y lista para usar.',
    besideQuestions: 'Que cada pregunta se pueda responder con lo dicho, y da la solución debajo de cada una.',
    besideTitle: 'Haz un título concreto que no prometa nada que el texto no dé.',
  },
  bullets: {
    besideSum: 'Cálculo: con las cifras dadas, en una línea, con la unidad',
    besideEach: 'Lo demás que se pide de cada uno: justo al lado',
    besideSentences: 'Frases de ejemplo: el contexto muestra qué significa la palabra',
    besideElse: 'También pedido: completo y separado del resto',
    besideTranslation: 'Traducción: como la diría un nativo',
    besideSummary: 'Resumen: lo que más importa, nada que el texto no diga',
    besideExplanation: 'Explicación: justo de lo que se pide, con aquello en que se apoya',
    besideVerdict: 'Conclusión: una sola, con la razón que más pesa y la mejor objeción',
    besidePiece: 'Texto pedido: terminado, fiel al resto y listo para usar',
    besideQuestions: 'Preguntas: se responden con lo dicho, cada una con su solución debajo',
    besideTitle: 'Título: concreto, sin prometer nada que el texto no dé',
  },
} as const satisfies WishesBeside;
