import { anyWord } from '../any-word.js';
import { foldWords } from '../fold.js';
import { lean } from '../lean.js';
import { splitSentences } from '../segment.js';

const MOST_WORDS = 75;
const LEAST_STATEMENTS = 2;
const LEAST_NAMES = 2;
const OF_ONESELF = lean(
  /(?<![\p{L}])(?:i|my|me|we|our|you|your|yo|je|mes|nous|ich|mein\p{L}*|wir|minha|nosotros)(?![\p{L}])/u,
);
const ADVISED = anyWord([
  'should|could they|recommend|advice|advise|feel|why',
  'debería\\p{L}*|recomienda\\p{L}*|aconseja\\p{L}*|por qué',
  'devrait|devraient|conseill\\p{L}*|pourquoi',
  'sollte\\p{L}*|empfiehl\\p{L}*|rate|warum',
  'deveria\\p{L}*|recomenda\\p{L}*|por que',
  'dovrebbe\\p{L}*|consigli\\p{L}*|perché',
  'ar trebui|recomand\\p{L}*|de ce',
]);
/** Who, what or in which order: a row of people or things is to be told apart. */
const TOLD_APART = anyWord([
  '(?:who|whose|what|which|where|in (?:what|which) order)(?!\\p{L})[^?]{2,90}[?]|(?:give|state|work out|find|determine|write) (?:me )?(?:the )?(?:full |complete |correct |final |finishing )*(?:order|ranking|seating|arrangement)',
  '(?:quién|qué|cuál|dónde|en qué orden)[^?]{2,90}[?]|(?:da|indica|determina|averigua) (?:el )?orden',
  '(?:qui|que|quel\\p{L}*|où|dans quel ordre)[^?]{2,90}[?]|(?:donne|indique|détermine|trouve)\\p{L}* (?:l.)?ordre',
  '(?:wer|was|welche\\p{L}*|wo|in welcher reihenfolge)[^?]{2,90}[?]|(?:gib|nenne|bestimme|finde)\\p{L}* (?:die )?reihenfolge',
  '(?:quem|que|qual|onde|em que ordem)[^?]{2,90}[?]|(?:dê|indique|determine|descubra) a ordem',
  "(?:chi|che|quale|dove|in che ordine)[^?]{2,90}[?]|(?:dai|indica|determina|trova) l'?ordine",
  '(?:cine|ce|care|unde|în ce ordine)[^?]{2,90}[?]|(?:dă|indică|determină|află|scrie) ordinea',
]);
/** A noun with an article is nobody's name, even where nouns take a capital. */
const NAME = lean(
  /(?<=\p{Ll},? )(?<!(?:[Dd](?:er|ie|as|en|em|es)|(?:[Kk]?[Ee]in|[Mm]ein)\p{Ll}*|im|am|zum|zur|beim|vom) )\p{Lu}\p{Ll}{1,14}(?![\p{L}'’-])/gu,
);

export const namesIn = (text: string): ReadonlySet<string> => new Set(text.match(NAME));

/** Several are named, statement after statement, and the question can only be worked out from what is said of them. */
export function tellsPeopleApart(instruction: string): boolean {
  const folded = foldWords(instruction);
  if (folded.split(/\s+/u).length > MOST_WORDS || OF_ONESELF.test(folded) || ADVISED.test(folded)) return false;
  const sentences = splitSentences(instruction).map(({ text }) => text);
  if (sentences.length <= LEAST_STATEMENTS || !TOLD_APART.test(foldWords(sentences.at(-1) ?? ''))) return false;
  const names = [...namesIn(instruction)];
  const statements = sentences.filter((sentence) => !/[?？؟]/u.test(sentence));
  if (statements.length < LEAST_STATEMENTS) return false;
  const naming = sentences.filter((sentence) => names.some((name) => sentence.includes(name)));
  return names.length >= LEAST_NAMES && naming.length >= LEAST_STATEMENTS;
}

/** One move is allowed, and the way to find out by it is asked. */
export const ONE_MOVE = anyWord([
  'you (?:may|can|are allowed to) (?:only )?(?:take|open|ask|use|weigh|turn|look|put|pick|draw|test|lift|make)(?!\\p{L})[^?]{3,160}(?:how (?:do|can|could|would) you|what do you (?:ask|do))(?!\\p{L})|always (?:lies?|tells? the truth)|(?:labels|signs) (?:\\p{L}+ )?(?:are|is) (?:all )?(?:wrong|false|swapped)|all (?:the )?(?:labels|signs) are wrong',
  '(?:puedes|se puede) (?:solo )?(?:sacar|abrir|preguntar|usar|pesar|tomar|hacer)(?!\\p{L})[^?]{3,160}cómo|siempre (?:miente|dice la verdad)|etiquetas (?:están|son) (?:todas )?(?:mal|equivocadas|erróneas)',
  '(?:tu peux|on peut|vous pouvez) (?:seulement )?(?:prendre|ouvrir|poser|utiliser|peser|tirer)(?!\\p{L})[^?]{3,160}comment|(?:ment|dit) toujours|étiquettes (?:sont )?(?:toutes )?(?:fausses|erronées)',
  '(?:du darfst|man darf|sie dürfen) (?:nur )?[^?]{3,160}wie (?:findest|findet|finden)|lügt immer|sagt immer die wahrheit|(?:etiketten|schilder|aufschriften) (?:sind )?(?:alle )?falsch',
  '(?:pode|podes) (?:só )?(?:tirar|abrir|perguntar|usar|pesar|fazer)(?!\\p{L})[^?]{3,160}como|sempre (?:mente|diz a verdade)|(?:rótulos|etiquetas) (?:estão )?(?:tod[oa]s )?(?:errad[oa]s|trocad[oa]s)',
  '(?:puoi|si può) (?:solo )?(?:prendere|aprire|chiedere|usare|pesare|fare)(?!\\p{L})[^?]{3,160}come|(?:mente|dice) sempre|etichette (?:sono )?(?:tutte )?(?:sbagliate|errate)',
  '(?:poți|ai voie să|se poate) (?:doar )?(?:să )?(?:iei|lua|scoți|scoate|deschizi|întrebi|întreba|pui|pune|folosești|cântărești)(?!\\p{L})[^?]{3,160}(?:cum|ce întrebi)|(?:minte|spune adevărul) (?:mereu|întotdeauna)|(?:mereu|întotdeauna) (?:minte|spune adevărul)|etichete(?:le)? (?:sunt )?(?:toate )?(?:greșite|puse greșit)',
  '(?:只能|只许|可以)(?:取|拿|打开|问|称|摸|用)[^？?]{2,60}(?:怎么|怎样|如何)|总是(?:说谎|说真话|撒谎)|标签(?:全|都)?(?:贴)?错',
  '(?:一度だけ|一回だけ|一つだけ)[^？?。]{2,40}(?:取り出|開け|質問|使)[^？?]{0,60}(?:どう|何)|いつも(?:嘘|本当)|ラベル(?:は|が)(?:すべて|全て|全部)?(?:間違|誤)',
  '(?:يمكنك|يحق لك|يجوز لك) (?:فقط )?(?:أن )?(?:تسحب|تأخذ|تفتح|تسأل|سحب|أخذ|فتح|طرح|سؤال)[^؟]{3,140}(?:كيف|ماذا تسأل)|(?:يكذب|يقول الحقيقة|يصدق) دائما|دائما (?:يكذب|يقول الحقيقة|يصدق)|(?:الملصقات|العلامات) (?:كلها )?خاطئة',
]);
