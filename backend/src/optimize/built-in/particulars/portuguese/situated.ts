import type { Particular } from '../particular.js';

/** What a case that is told with its details changes about a thing asked for by name. */
export const PORTUGUESE_SITUATED: readonly Particular[] = [
  {
    asked: true,
    named:
      'como (?:eu |posso |devo |que eu )?(?:escrev\\p{L}+|redij\\p{L}+|redig\\p{L}+|fac\\p{L}+|faz\\p{L}*) (?:uma? )?(?:carta|e-?mail|pedido|requerimento|declaracao|reclamacao|queixa)(?! de apresentacao)[^?:]{0,110}',
    sharp:
      'Dê o texto completo, pronto para copiar, com o que eu disse e [colchetes] onde faltar nome, destinatário ou data, e diga em duas linhas como se entrega e que prazo é preciso respeitar.',
    points: [
      'Texto: inteiro e pronto para assinar, não uma explicação',
      'Dados: os que dei; [colchetes] para nome, destinatário e data',
      'Tom: sóbrio, sem motivos que não seja preciso dar',
      'Entrega: por que via e com que comprovante',
    ],
  },
  {
    named:
      '(?:cartas? de (?:apresentacao|motivacao)|cv|curriculo)(?!.*(?:erasmus|master|universi|beca|bourse|stipendi|bolsa|borsa|bursa|etranger|extranjero|estero|ausland|exterior|strainatate))(?=[ ,].*(?:sem (?:nenhuma |qualquer )?experiencia|nunca trabalhei|n(?:ao)? tenho (?:nenhuma )?experiencia|primeiro emprego|jovem aprendiz))',
    sharp:
      'Parta do que sou e sei fazer mesmo sem ter trabalhado: o motivo para esta vaga, duas qualidades mostradas com algo da escola, de casa ou dos passatempos, vontade de aprender e disponibilidade, com [colchetes] onde faltar um dado meu.',
    points: [
      'Motivo: por que esta vaga, numa frase concreta',
      'Qualidades: duas, mostradas com algo da escola, de casa ou dos passatempos',
      'Falta de experiência: sem desculpas, como vontade de aprender',
      'Fecho: disponibilidade e proposta de um teste',
    ],
  },
  {
    named:
      '(?:plano(?: de treino)?|treinos?|planilha) (?:pra|para|de|do|da)(?: (?:a|uma|os|um|correr))* ?(?:corrida|correr|(?:meia )?maratona|\\p{Nd}+ ?km?(?![\\p{L}]))',
    sharp:
      'Parta do que corro agora, dê uma tabela por semana com treinos, distâncias e ritmo por sensação, descanso e força, e diga o que fazer se doer e quando parar ou procurar um médico.',
    points: [
      'Início: o que corro agora, com aumento suave',
      'Semanas: tabela com treinos, distâncias e ritmo por sensação',
      'Descanso e força: fixos em cada semana',
      'Dor: o que mudar e quando parar ou procurar um médico',
      'Se for cedo demais: um objetivo mais curto nesse dia',
    ],
  },
];
