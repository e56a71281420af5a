import { MADE_UP } from '../inventions.js';
import type { Particular } from '../particular.js';

export const PORTUGUESE_INVENTIONS: readonly Particular[] = [
  {
    over: MADE_UP,
    named:
      '(?:um |o )?(?:novo )?jogo(?: (?:novo|de tabuleiro|de cartas|de festa|educativo|cooperativo|simples|divertido|de rpg))*(?= (?:que|com|para|onde|em que|sobre|baseado)|[.!]?$)(?!.*(?:python|javascript|html|unity|codigo))',
    sharp:
      'Diga o que os jogadores buscam e o que se faz em cada vez, liste o material, dê as regras de modo que se possa começar logo, jogue uma rodada como exemplo e diga quando acaba e quem ganha.',
    points: [
      'Objetivo: o que os jogadores buscam, em uma frase',
      'Material: o que é preciso, com quantidades',
      'Vez: o que se faz, passo a passo, e a escolha que a torna interessante',
      'Exemplo: uma rodada jogada',
      'Fim: quando acaba, quem ganha e o que acontece em caso de empate',
    ],
  },
  {
    over: ['copy'],
    named: '(?:uma |a |breve |curta )*descricao(?: (?:de produto|do produto))?(?= para)',
    sharp:
      'Diga na primeira linha o que é e para quem, transforme cada característica dada aqui no que o comprador ganha com ela, mostre-o uma vez em uso em vez de o elogiar e não invente qualidades.',
    points: [
      'Primeira linha: o que é e para quem',
      'Características: cada uma dada aqui, com o que o comprador ganha',
      'Palavras: uma imagem do uso em vez de adjetivos',
      'Honestidade: nenhuma qualidade que eu não tenha dado',
    ],
  },
];
