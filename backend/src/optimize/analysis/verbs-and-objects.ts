import { splitSentences } from './segment.js';
import type { TaskKind } from './task-kinds.js';
import { lean } from './lean.js';

const SAYS_LITTLE: ReadonlySet<TaskKind> = new Set<TaskKind>(['unknown', 'small', 'plain', 'question', 'suggest']);

/** "Answer in the restaurant's name": nobody is to be given a name. */
const IN_THE_NAME_OF = lean(
  /(?<![\p{L}])(?:in (?:the )?\p{L}+(?:'s)? name|(?:in|on) (?:the )?(?:name|behalf) of|in numele|en nombre d|au nom d|im namen|em nome d|in nome d|a nome d)/u,
);
const ANSWERS = lean(
  /(?<![\p{L}])(?:answer|reply|respond|raspunde|raspundeti|responde|responda|responder|reponds|repondez|repondre|antworte|antworten|beantworte|beantworten|rispondi|rispondete|rispondere)(?![\p{L}])/u,
);

export const TELLS_ME = lean(
  /^(?:(?:please|te rog|por favor|bitte|per favore) )?(?:tell (?:me|us)|povesteste-mi|spune-mi|cuentame|cuentanos|raconte-moi|erzahl\p{L}* (?:mir|uns)|conte-me|me conte|conta-me|raccontami)(?![\p{L}])/u,
);
export const BEFORE_SLEEP = lean(
  /(?<![\p{L}])(?:bedtime|before bed|(?:inainte )?de culcare|de adormit|(?:para|antes de) (?:dormir|dormirme|acostarme)|pour (?:dormir|m'endormir)|avant de dormir|zum einschlafen|vor dem (?:einschlafen|schlafengehen)|gute-?nacht\p{L}*|prima di (?:dormire|andare a letto))(?![\p{L}])/u,
);

/** The parts of a dish alone, and nothing of how it is made. */
const INGREDIENTS_ONLY = lean(
  /(?<![\p{L}])(?:list (?:of )?(?:the |all )?(?:its )?ingredients|ingredient list|list[ae]? (?:de|des|degli|der) ingredient\p{L}*|lista (?:completa )?de (?:los )?ingredientes|liste des ingredients|zutatenliste|liste der zutaten|lista (?:dos|de) ingredientes|(?:lista|elenco) degli ingredienti|lista (?:de |cu )?ingredient\p{L}*)(?![\p{L}])/u,
);
const HOW_IT_IS_MADE = lean(
  /(?<![\p{L}])(?:steps?|recipe|how to|instructions|method|pasos|receta|preparacion|etapes|recette|preparation|schritte|rezept|zubereitung|passos|receita|preparo|passaggi|ricetta|preparazione|pasi|pasii|reteta|preparare)(?![\p{L}])/u,
);

/** "Make up an excuse": one, and no choice of them. */
const MAKES_UP_ONE = lean(
  /^(?:(?:please|te rog|por favor|bitte|per favore) )?(?:make up|think up|inventa(?:te|me|ti|mi)?|inventez?(?:-moi)?|erfinde?(?: mir)?|denk dir|inventeaza(?:-mi)?|invente) (?:an?|un[eao]?|uno|uma?|o|ein(?:e|en)?) (?!(?:\p{L}+ ){0,3}(?:ideas?|idees?|idee|list\p{L}*|names?|nombres?|noms?|nomes?|nomi|namen?|nume)(?![\p{L}]))/u,
);

/** "Give your opinion" behind a question: both sides are weighed before one is taken. */
const GIVES_AN_OPINION = lean(
  /(?<![\p{L}])(?:(?:give|state|share) (?:me )?your (?:opinion|view)|(?:da|di|dame|expresa) tu opinion|donne[sz]?(?:-moi)? (?:ton|votre) avis|(?:sag|nenne?|begrunde?|gib) (?:mir )?(?:deine|ihre) meinung|(?:de|diga|dê) (?:a )?sua opiniao|(?:dammi|esprimi|da'?|di') (?:la )?tua opinione|(?:da-ti|spune-ti|exprima-ti) parerea)(?![\p{L}])/u,
);
const SHOULD_IT = lean(
  /^(?:should|deberia\p{L}*|hay que|es (?:justo|bueno|correcto)|faut-il|doit-on|devrait-on|sollte[n]?|soll(?:en)?|muss|deve(?:ria)?(?:m)?|devemos|e (?:giusto|corretto|bine|corect)|si dovrebbe\p{L}*|bisogna|ar trebui|trebuie)(?![\p{L}])/u,
);

/** "Du bist Bibliothekarin.", "Eres médico.": the article is left out where it is somebody's profession. */
const PROFESSION = lean(
  /^(?:(?:Du bist|Sie sind) \p{Lu}\p{L}{4,}|(?:Eres|Tu es|Vous êtes|Você é|És|Sei|Ești|Sunteți) \p{Ll}[\p{L}-]{4,}(?: \p{L}+){0,4})[.,:]\s/u,
);

const UNIT =
  'seconds?|minutes?|hours?|days?|weeks?|months?|segundos?|minutos?|horas?|dias?|semanas?|secondes?|heures?|jours?|semaines?|sekunden?|minuten?|stunden?|tage?|wochen?|second[oi]|minut[oi]|or[ae]|giorn[oi]|settiman[ae]|secunde|secunda|minute|minut|ore|ora|zile|zi|saptaman[aie]|centimet\\p{L}*|met(?:er|re|ro|ri|res|ru|os|ros)s?|kilomet\\p{L}*|milimet\\p{L}*|gram\\p{L}*|kilogram\\p{L}*|lit(?:er|re|ro|ri|ru|res|ros)s?';
/** "How many seconds are there in a week": one unit in another. */
const UNIT_IN_UNIT = lean(
  `^(?:how many|cuant[oa]s|combien de|wie ?viele?|quant[oaie]s?|cate|cati) (?:${UNIT})(?![\\p{L}])[^.?,]{0,24} (?:in|en|dans|em|num|numa|intr-(?:o|un)|hat|tiene|tem|ha|are|a) (?:an?|one|un[oae]?|uma?|o|ein(?:e|em|er)?|\\p{Nd}+)? ?(?:${UNIT})(?![\\p{L}])`,
  'u',
);

const NUMBER_WORDS =
  'two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|fifty|hundred|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|veinte|cien|deux|trois|quatre|cinq|huit|neuf|dix|douze|vingt|cent|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|zwolf|zwanzig|hundert|dois|duas|quatro|sete|oito|nove|dez|doze|vinte|cem|due|tre|quattro|cinque|sei|sette|otto|dieci|dodici|venti|cento|doi|doua|trei|patru|cinci|sase|sapte|opt|noua|zece|douazeci|suta';
const NUMBERS = lean(`\\p{Nd}+(?:[.,]\\p{Nd}+)*|(?<![\\p{L}])(?:${NUMBER_WORDS})(?![\\p{L}])`, 'gu');
const HOW_MUCH = lean(
  /(?<![\p{L}])(?:how (?:much|many|long|far|old)|cuant[oa]s?|combien|was kostet|wie ?(?:viele?|lange|weit|alt|schwer)|quant[oaie]s?|cat|cate|cati|cata)(?![\p{L}])/u,
);
const GIVEN_THAT = lean(
  /^(?:if|si|wenn|se|daca)(?![\p{L}])|, (?:how (?:much|many|long)|cuant[oa]s?|combien|wie ?(?:viele?|lange)|quant[oaie]s?|cat|cate|cati)(?![\p{L}])/u,
);
const MAY_BE_RECKONED: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'question',
  'quantity',
  'fact',
  'unknown',
  'small',
  'compare',
]);
/** What is estimated has no solution that could be tried out. */
const ABOUT = lean(
  /(?<![\p{L}])(?:about|roughly|approximately|estimate|aproximad\p{L}*|estima\p{L}*|environ|estime\p{L}*|ungefahr|etwa|schatz\p{L}*|circa|stima\p{L}*|aproximativ|cam)(?![\p{L}])/u,
);

const isReckoned = (folded: string, instruction: string): boolean =>
  HOW_MUCH.test(folded) &&
  !ABOUT.test(folded) &&
  (folded.match(NUMBERS)?.length ?? 0) >= 2 &&
  (splitSentences(instruction).length > 1 || GIVEN_THAT.test(folded));

const PREPARES_FOR_EXAM = lean(
  /(?<![\p{L}])(?:study (?:plan|schedule)|revision (?:plan|timetable)|plan de (?:estudios?|studiu|invatare)|(?:roteiro|cronograma|plano) de estudos?|calendario de estudio|planning de revisions?|programme de revisions?|lernplan|piano di studio|program de (?:studiu|invatare))(?![\p{L}])/u,
);

/** A fault in a sentence of speech is no fault of a program. */
export const IN_A_SENTENCE = lean(
  /(?:error|mistake|greseala|erreur|faute|fehler|erro|errore) (?:in (?:the|this)|in|en|dans|nel(?:la|lo)?|im|na|no|din) (?:(?:la|el|cette|esta|diesem|questa|aceasta|le) )?(?:following )?(?:sentence|phrase|frase|oracion|satz|propozit\p{L}*|text[aeo]?)(?![\p{L}])/u,
);
/** "What has to go into a first-aid kit": there are no sides to it. */
const WHAT_IS_NEEDED = lean(/^(?:que|qu'est-ce qu.{1,3}) ?(?:faut-il|dois-je|doit-on|il faut) (?!penser)\p{L}+/u);
const WHICH_ACTIVITIES = lean(
  /^(?:what|which|ce(?: fel de)?|que|quel(?:le)?s|welche|quais|che|quali) (?:activit\p{L}*|actividades|aktivitaten|atividades|attivita|games|jocuri|juegos|jeux|spiele|jogos|giochi) (?:can|could|as |pot |putem |puedo|podemos|peut|puis|kann|konnen|posso|podemos|possiamo|faire)/u,
);
const COUNTS_LETTERS = lean(
  /^(?:count|numara|cuenta|compte|zahle?|conte|conta) (?:the |las |los |les |die |as |os |le |i )?(?:vowels|letters|consonants|vocale\p{L}*|vocales|voyelles|vokale|vogais|vocali|liter\p{L}*|letras|lettres|buchstaben|lettere|consoan\p{L}*)(?![\p{L}])/u,
);

/** "Given the name of a dish, say …": it has its name, and something is asked about it. */
export const BY_ITS_NAME = lean(
  /^(?:given|from|based on) (?:the |an? )?(?:\p{L}+ ){0,3}?names?(?: of|,)(?!.*(?:suggest|come up|new|better|slogan|logo|tagline))|^(?:dado|a partir de) ?(?:el|l|o) nom[br]?[br]?e d|^(?:etant donne|a partir du|d'apres) ?(?:le )?nom d|^(?:gegeben|anhand)\P{L}.{0,14}namens?(?!\p{L})|^(?:dato il|dal) nome d|^(?:dat fiind|pornind de la) numele|^(?:给定|根据).{0,10}名/u,
);

interface Read {
  wording: TaskKind;
  instruction: string;
  folded: string;
  hasMaterial: boolean;
}

/** What the verb says together with its object, where one of them alone suggests something else. */
export function byVerbAndObject({ wording, instruction, folded, hasMaterial }: Read): TaskKind | undefined {
  const saysLittle = SAYS_LITTLE.has(wording);
  if (wording === 'debug' && IN_A_SENTENCE.test(folded)) return 'correct';
  if (wording === 'discuss' && WHAT_IS_NEEDED.test(folded)) return 'entries';
  if (wording === 'fact' && WHICH_ACTIVITIES.test(folded)) return 'ideas';
  if (wording === 'entries' && COUNTS_LETTERS.test(folded)) return 'small';
  if (wording === 'names' && hasMaterial && BY_ITS_NAME.test(folded)) return 'small';
  if (wording === 'names' && IN_THE_NAME_OF.test(folded) && ANSWERS.test(folded))
    return hasMaterial ? 'reply' : 'small';
  if (wording === 'recipe' && INGREDIENTS_ONLY.test(folded) && !HOW_IT_IS_MADE.test(folded))
    return hasMaterial ? 'input' : 'entries';
  if (wording === 'ideas' && MAKES_UP_ONE.test(folded)) return 'small';
  if (saysLittle && GIVES_AN_OPINION.test(folded) && SHOULD_IT.test(folded)) return 'discuss';
  if (saysLittle && PROFESSION.test(instruction)) return 'acting';
  if (wording === 'quantity' && UNIT_IN_UNIT.test(folded)) return 'sum';
  if (MAY_BE_RECKONED.has(wording) && isReckoned(folded, instruction)) return 'math';
  return saysLittle && !hasMaterial && PREPARES_FOR_EXAM.test(folded) ? 'training' : undefined;
}
