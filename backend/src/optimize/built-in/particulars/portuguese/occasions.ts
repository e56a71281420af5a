import type { Particular } from '../particular.js';
import { ANNOUNCED, PERSUADING, SPOKEN } from '../occasions.js';

/** What is told to those concerned, said on a day, or to win somebody over. */
export const PORTUGUESE_OCCASIONS: readonly Particular[] = [
  {
    over: ANNOUNCED,
    named:
      '(?:anuncio|comunicado|aviso|circular|e-?mail|mensagem)(?: interno| interna)? (?:a|aos?|para) (?:todos? )?(?:os? |as? |minha |nossos? |nossa )?(?:funcionarios|equipe|equipa|colaboradores|colegas|moradores|inquilinos|pais|membros|pessoal)(?= (?:sobre|para|de|que|anunciando|informando|acerca))',
    sharp:
      '{Põe|Ponha} a notícia e a data na primeira linha, {diz|diga} o que muda para os leitores e o que fica igual, o que têm de fazer e até quando, e a quem perguntar; {deixa|deixe} [colchetes] onde falta um dado meu.',
    points: [
      'Primeira linha: a notícia, com a data',
      'Para os leitores: o que muda e o que fica igual',
      'A fazer: o quê, até quando e onde',
      'Motivo: numa frase sincera',
      'Perguntas: a quem; [colchetes] onde falta um dado',
    ],
  },
  {
    over: SPOKEN,
    named:
      'discurso (?:\\p{L}+ )?(?:de|para) (?:a |uma |o |um )?(?:inauguracao|abertura|boas-vindas|lancamento|exposicao|congresso|gala)',
    sharp:
      '{Começa|Comece} com uma imagem do que o público vai ver, {cumprimenta|cumprimente} numa só linha, {dá|dê} a cada coisa aqui nomeada um exemplo concreto, {agradece|agradeça} a quem o tornou possível ([colchetes] para os nomes) e {termina|termine} convidando a entrar, a ver ou a ouvir.',
    points: [
      'Início: uma imagem do que vem; o cumprimento, numa linha',
      'Temas: cada coisa aqui nomeada, com um exemplo concreto',
      'Agradecimentos: a quem o tornou possível; [colchetes] para os nomes',
      'Oral: frases curtas, sem protocolo nem longa história',
      'Fecho: um convite que dá o ato por aberto',
    ],
  },
  {
    over: SPOKEN,
    named:
      'discurso (?:\\p{L}+ )?(?:de|para) (?:a |uma |o |um |minha |meu )?(?:festa de |cerimonia de )?(?:aposentadoria|reforma|despedida|formatura|aniversario|premio|agradecimento)',
    sharp:
      '{Começa|Comece} com um momento verdadeiro de que todos se lembram ([colchete] se não o contei), {diz|diga} o que ele mostra, {agradece|agradeça} pelo nome, com humor à custa de quem fala, e {termina|termine} com uma frase para brindar ou aplaudir.',
    points: [
      'Início: um momento de que todos se lembram; [colchete] se não o contei',
      'Ideia: o que mostra da pessoa ou do dia',
      'Agradecimentos: pelo nome e porquê; [colchetes] para os nomes',
      'Humor: amável, à custa de quem fala',
      'Fecho: uma frase para brindar ou aplaudir, dois a três minutos ao todo',
    ],
  },
  {
    over: PERSUADING,
    named:
      '(?:carta|e-?mail|mensagem)s? (?:persuasiv[oa]s?|convincentes?)|cartas? (?:ao|a|para o|para a) (?:prefeito|prefeita|prefeitura|camara municipal|presidente da camara|diretora?|jornal|editora?|deputad[oa]|vereador\\p{L}*)',
    sharp:
      '{Pede|Peça} uma só coisa exata nas primeiras linhas, {começa|comece} pelo que o leitor ganha, {responde|responda} à objeção mais forte antes que a levantem e {fecha|feche} com um passo pequeno e fácil; [colchetes] para os dados que não dei.',
    points: [
      'Pedido: uma só coisa exata, nas primeiras linhas',
      'Ganho: o que traz ao leitor ou a quem ele representa, com um facto; [colchetes] onde falta',
      'Objeção: a mais forte, respondida com justiça',
      'Facilidade: o que já está feito e o pouco que custa',
      'Fecho: um passo pequeno, com data',
    ],
  },
];
