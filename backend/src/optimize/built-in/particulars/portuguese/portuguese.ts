import { PORTUGUESE_EVERYDAY_ORDERS } from './everyday-orders.js';
import { PORTUGUESE_INVENTIONS } from './inventions.js';
import { AT_WILL } from '../at-will.js';
import { NAMED_SO } from '../named-so.js';
import { IDEALS } from '../ideals.js';
import { SINGLE_EXAMPLE } from '../single-example.js';
import { CLOSED_LISTS } from '../closed-lists.js';
import { FIRST_STEPS } from '../first-steps.js';
import { SWALLOWED } from '../swallowed.js';
import type { Particulars } from '../particular.js';
import { PORTUGUESE_ASKED } from './asked.js';
import { PORTUGUESE_LIFE } from './life.js';
import { PORTUGUESE_OCCASIONS } from './occasions.js';
import { PORTUGUESE_SCENARIOS } from './scenarios.js';
import { PORTUGUESE_STUDY } from './study.js';
import { PORTUGUESE_SITUATED } from './situated.js';
import { PORTUGUESE_WORK } from './work.js';
import { PORTUGUESE_TEXT_WORK } from './text-work.js';

export const PORTUGUESE: Particulars = {
  lead: 'por favor|pfv|pf|oi|ola|bom dia|boa tarde|boa noite|ok|voce|vc|tu|pode(?:ria)?|podes|podias|me ajud\\p{L}+(?: a| com)?|ajud\\p{L}+(?:-me)?(?: a| com)?|a|preciso(?: de| que| fazer)?|precisava de|quero(?: que)?|queria|gostaria de|tenho (?:que|de)|devo|me escrev\\p{L}+|escrev\\p{L}+(?:-me)?|redij\\p{L}+|redig\\p{L}+|me fa[czs]\\p{L}*|faca(?:-me)?|faz(?:-me|er)?|faco|fazes|me cri\\p{L}+|cri(?:e|a|ar)(?:-me)?|ger(?:e|a|ar)|me prepar\\p{L}+|prepar(?:e|a|ar)(?:-me)?|elabor(?:e|a|ar)|me d[ae]|da-me|de-me|de|dar|me mand[ae]|me pass[ae]|desenh(?:e|a|ar)|me mont[ae]|mont(?:e|a|ar)|organiz(?:e|a|ar)|planej(?:e|a|ar)|inventa\\p{L}*|invente|componha|bol(?:e|a|ar)|um|uma|uns|umas|o|os|as|meu|minha|meus|minhas|nosso|nossa|algum|alguma|bom|boa|breve|modelo de|exemplo de|rascunho de|ideias (?:de|para|pra)',
  politely:
    '(?:(?:oi|ola|por favor|bom dia|boa tarde|boa noite),? )*(?:(?:voce |vc |tu )?(?:me )?(?:pode(?:ria)?|podes|podias|consegue)(?: me)?(?: ajudar a)? (?:escrev|redigi|faz|cri|ger|prepar|elabor|dar(?![\\p{L}])|mont|desenh|organiz|invent|bola)|(?:voce |vc )?me (?:faz|escreve|cria|prepara|da|monta|ajuda a (?:fazer|escrever|criar|montar|preparar|redigir))(?![\\p{L}]))',
  notWanted:
    'de|do|da|dos|das|para|pra|pro|pros|por|pelo|pela|sobre|com|sem|a|ao|aos|em|no|na|nos|nas|num|numa|que|q|oq|como|quando|onde|qual|quais|quem|quanto|porque|pq|se|e|ou|nem|entre|ate|desde|contra|apos|este|esta|estes|estas|isto|isso|esse|essa|seu|sua|seus|teu|tua|sao|era|esta|estao|ha|tem|tenho|tive|foi|expli\\p{L}*|ensin\\p{L}*|aprend\\p{L}*|entend\\p{L}*|melhor\\p{L}*|corrij\\p{L}*|corrig\\p{L}*|revis\\p{L}*|traduz\\p{L}*|resum[aei]\\p{L}*|reescrev\\p{L}*|encurt\\p{L}*|edit[ae]\\p{L}*|critique|avali[ae]r?|analis[ae]r?|compar\\p{L}*|convert\\p{L}*|pass[ae]|mud[ae]\\p{L}*|leia|le|encontr\\p{L}*|depur\\p{L}*|otimiz\\p{L}*|acha|achas|diga|diz|cont[ae]|dicas|diferenca|esqueci|perdi|recebi|lhe|respond\\p{L}*|coment[ae]\\p{L}*|ampli[ae]\\p{L}*|continu[ae]\\p{L}*|titulos?|nomes?|temas?',
  known: [
    ...PORTUGUESE_TEXT_WORK,
    ...PORTUGUESE_EVERYDAY_ORDERS,
    SWALLOWED.portuguese,
    CLOSED_LISTS.portuguese,
    NAMED_SO.portuguese,
    AT_WILL.portuguese,
    FIRST_STEPS.portuguese,
    SINGLE_EXAMPLE.portuguese,
    IDEALS.portuguese,
    ...PORTUGUESE_INVENTIONS,
    ...PORTUGUESE_SCENARIOS,
    ...PORTUGUESE_OCCASIONS,
    ...PORTUGUESE_SITUATED,
    ...PORTUGUESE_WORK,
    ...PORTUGUESE_STUDY,
    ...PORTUGUESE_LIFE,
    ...PORTUGUESE_ASKED,
  ],
};
