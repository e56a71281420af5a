import type { Particular } from '../particular.js';
import { OF_RECAST, OF_SEARCHES, OF_WORD_CLASSES } from '../text-work.js';

/** The class of every word of a sentence, and a known story as another kind of text. */
export const PORTUGUESE_TEXT_WORK: readonly Particular[] = [
  {
    asked: true,
    over: OF_SEARCHES,
    named:
      '[^:\\n]{0,60}?(?:pesquisas|buscas|palavras-chave|termos de pesquisa|termos de busca|consultas) (?:relacionad[ao]s|semelhantes|parecid[ao]s)',
    sharp:
      'Escreva cada uma como as pessoas a digitariam, de duas a seis palavras e sem repetir, cubra o que vem depois desta pesquisa (mais específico, mais amplo, preço, comparação, como fazer, lugar) e ponha uma por linha, sem explicações.',
    points: [
      'Redação: como as pessoas digitam, de duas a seis palavras',
      'Variedade: mais específicas, mais amplas e vizinhas (preço, comparação, como fazer, lugar)',
      'Forma: uma por linha, sem explicações',
      'Repetições: nenhuma, nem a pesquisa dada',
    ],
    steps: [
      'Pense no que se procura logo a seguir.',
      'Dê as pesquisas uma por linha, a mais próxima primeiro, tal como as pessoas as digitam.',
    ],
  },
  {
    asked: true,
    over: OF_WORD_CLASSES,
    named:
      '[^:\\n]{0,40}?(?:classe gramatical de (?:cada|todas)|classes gramaticais|classes de palavras|(?:cada|todas as) palavras?[^:\\n]{0,40}? classe gramatical)(?![\\p{L}])[^:\\n]{0,60}[:\\n].{3,}|[^:\\n]{0,40}?classe gramatical de cada (?:palavra|uma)(?![\\p{L}])[^:\\n]{0,60}$',
    sharp:
      'Vá palavra por palavra, sem omitir nenhuma, na ordem em que aparecem, cada uma com a classe que tem aqui, uma por linha se não for pedida outra forma, e diga em poucas palavras o que decide onde caberiam duas.',
    points: [
      'Palavras: todas, na ordem em que aparecem, uma por linha se não for pedida outra forma',
      'Ao lado: a classe que tem aqui',
      'Onde caberiam duas: o que decide aqui, em poucas palavras',
    ],
  },
  {
    asked: true,
    over: OF_RECAST,
    named:
      '(?:resum[ae]|cont[ae](?:-me)?|reescrev[ae]|escrev[ae]|expliqu?[ae]|narre|transforme)(?: \\p{L}+){0,3} (?:enredo|trama|historia|conto)(?: \\p{L}+)? [^:\\n]{2,60}? (?:como|em forma de|na forma de|em) (?:se fosse\\p{L}* )?(?:um |uma |uns |umas )?(?:\\p{L}+ ){0,3}?(?:e-?mails?|relatorio|artigo|noticia|mensagens|chat|tuites?|tweets?|cartas?|diario|receita|manual|previsao do tempo|comunicado|ata|avaliacoes|manchetes|posts?|entrevista)(?![\\p{L}])[^:\\n]{0,80}',
    sharp:
      'Conte nela todo o enredo, as viradas e o final na sua ordem, dê-lhe as partes que essa forma sempre tem (como remetente, assunto, título ou data) e faça as personagens falarem com as fórmulas desse género.',
    points: [
      'Enredo: inteiro, as viradas e o final na sua ordem',
      'Forma: com as partes que sempre tem, como remetente, assunto, título ou data',
      'Voz: as fórmulas dessa forma, na boca das personagens',
      'Escolha: só o que sustenta o enredo',
    ],
  },
];
