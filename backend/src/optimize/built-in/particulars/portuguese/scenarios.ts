import type { Particular } from '../particular.js';
import { IMAGINED, STAGES, TRAVELS } from '../scenarios.js';

/** What could happen, how one could live, and what goes through stages. */
export const PORTUGUESE_SCENARIOS: readonly Particular[] = [
  {
    asked: true,
    over: IMAGINED,
    named:
      '(?:(?:por favor )?(?:descrev[ae]|imagin[ae]|de|apresente|apresenta|crie|cria|escreva|invente) (?:um|uma) (?:\\p{L}+ ){0,2}(?:cenario|situacao|caso)(?: \\p{L}+){0,2}(?= (?:em que|no qual|na qual|onde|de|que|para)))(?=.*(?<!\\p{L})(?:melhor|ajud|us[ae]|utiliz|reduz|poup|evit|preven|resolv|aplic|benefici|otimiz)\\p{L}*)',
    sharp:
      '{Conta|Conte} como um caso concreto, com um lugar e pessoas: o que falha hoje, o que acontece em vez disso passo a passo, o que melhora de forma mensurável e onde ainda tem de decidir uma pessoa.',
    points: [
      'Caso: um lugar, as pessoas e o que falha hoje',
      'Desenrolar: o que acontece em vez disso, passo a passo',
      'Ganho: o que melhora, com um número que se possa medir',
      'Limites: o que é preciso para funcionar e o que pode falhar',
      'Decisão: onde uma pessoa tem a última palavra, e porquê',
    ],
  },
  {
    asked: true,
    over: IMAGINED,
    named:
      '(?:por favor )?(?:descrev[ae]|imagin[ae]|de|apresente|apresenta|crie|cria|escreva|invente) (?:um|uma) (?:\\p{L}+ ){0,2}(?:cenario|situacao|caso)(?: \\p{L}+){0,2}(?= (?:em que|no qual|na qual|onde|de|que|para))',
    sharp:
      '{Conta|Conte} como um caso concreto, com pessoas que querem alguma coisa, {mostra|mostre} o ponto de que tudo depende e {diz|diga} o que faz dele exatamente um exemplo disto e que pequena mudança faria com que deixasse de o ser.',
    points: [
      'Caso: um lugar, pessoas e o que cada uma quer',
      'Viragem: o ponto de que tudo depende',
      'Ligação: o que faz dele exatamente um exemplo disto',
      'Contracaso: a pequena mudança com que deixaria de o ser',
    ],
  },
  {
    asked: true,
    over: IMAGINED,
    named:
      '(?:por favor )?(?:descrev[ae]|imagin[ae]|invente|crie) (?:um|uma) (?:\\p{L}+ ){0,2}(?:mundo|sociedade|civilizacao|planeta|futuro)(?= (?:em que|no qual|na qual|onde|sem|que|com|cuj))',
    sharp:
      '{Parte|Parta} de duas ou três regras que daí resultam, {mostra-as|mostre-as} num dia comum de uma pessoa e {diz|diga} quem ganha, quem perde e quem faz batota.',
    points: [
      'Regras: as duas ou três coisas que daí resultam',
      'Dia a dia: um dia comum de uma pessoa, em cenas',
      'Pessoas: quem ganha, quem perde, quem contorna',
      'Falha: o ponto em que não funciona',
    ],
  },
  {
    asked: true,
    over: STAGES,
    named:
      '(?:[^.?!\\n]{5,120}\\. )?(?:por favor )?(?:descrev[ae]|expli(?:que|ca)|enumere|resum[ae]|cite|quais sao|(?:voce )?(?:pode|poderia) (?:descrever|explicar|enumerar|resumir|citar)) (?:as )?(?:\\p{L}+ ){0,2}(?:etapas|fases|estagios)(?: \\p{L}+)?(?= (?:d[aeo]s?|em|por))',
    sharp:
      '{Percorre-as|Percorra-as} por ordem e com os mesmos tópicos, com tudo o que se pede de cada uma, {diz|diga} o que passa de uma para a seguinte e {termina|termine} com uma tabela de uma linha para cada.',
    points: [
      'Ordem: uma após a outra, cada uma com o seu nome',
      'Cada uma: tudo o que se pede dela, com os mesmos tópicos',
      'Ligação: o que passa para a seguinte ou o que a termina',
      'Resumo: uma tabela no fim, uma linha para cada',
      'Confusão: as duas que mais se confundem e como distingui-las',
    ],
  },
  {
    over: TRAVELS,
    named:
      '(?:artigos?|posts?|textos?|relatos?|cronicas?|diarios?) (?:de (?:um )?blog )?(?:de|sobre|para (?:um )?blog de) (?:uma |minha |nossa )?viage(?:m|ns)',
    sharp:
      '{Começa|Comece} no meio de um momento vivido lá, {mostra|mostre} cada lugar numa cena com o que se vê, ouve e come, {trata|trate} as pessoas e os seus costumes com respeito e {dá|dê} em cada paragem o que um visitante precisa de saber.',
    points: [
      'Início: no meio de um momento vivido lá, sem a chegada ao aeroporto',
      'Lugares: cada um numa cena, com o que se vê, ouve e saboreia',
      'Pessoas: os seus costumes explicados e o que um visitante deve respeitar',
      'Utilidade: em cada paragem, a melhor altura, a duração, o que reservar ou levar',
      'Franqueza: algo cansativo ou sobrevalorizado',
    ],
  },
];
