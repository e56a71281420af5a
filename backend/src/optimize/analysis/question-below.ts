import { anyWord } from './any-word.js';
import { foldWords } from './fold.js';

/** "Answer the following question.": an order that every question gives by itself. */
const ANSWER_IT = anyWord(
  [
    '(?:please )?(?:answer|respond to|reply to) (?:to )?(?:the|this|these|all the|all of the) (?:following |given |below )?(?:\\p{L}+ )?questions?(?: below| given below)?[.:]?$',
    '(?:por favor,? )?(?:responde|responda|contesta|conteste) (?:a )?(?:la|las|esta|estas) (?:siguientes? )?preguntas?(?: siguientes?)?[.:]?$',
    '(?:réponds|répondez|répondre) (?:à la|aux|à cette|à ces) questions?(?: suivantes?)?[.:]?$',
    '(?:bitte )?(?:beantworte|beantworten sie) (?:die|diese) (?:folgenden? )?fragen?[.:]?$',
    '(?:responda|responde) (?:à|às|a) (?:seguintes? )?(?:perguntas?|questões|questão)(?: a seguir)?[.:]?$',
    '(?:rispondi|rispondete) (?:alla|alle|a questa|a queste) (?:seguent[ei] )?domand[ae](?: seguent[ei])?[.:]?$',
    '(?:răspunde|răspundeți) la (?:următoarea|următoarele|această|aceste) întreb(?:are|ări)[.:]?$',
    '(?:请)?回答(?:以下|下面的?|下列|这个)(?:几个)?问题[。：:]?$',
    '次の(?:質問|問い)に答えて(?:ください)?[。：:]?$',
    '(?:أجب|أجيبي|أجيبوا) (?:عن|على) (?:السؤال|الأسئلة|هذا السؤال)(?: (?:التالي|التالية|الآتي|الآتية))?[.:]?$',
  ],
  { atStart: true },
);
const OPTION = /\s\(?A[.)]\s.{1,200}\s\(?B[.)]\s|(?:^|\n)\s*(?:[-*•–]|\(?[A-Da-d][.)、])\s?\S/u;
const ENDS_THE_ORDER = /\n|[:：](?=\s*\S)/u;
const LONGEST_QUESTION = 900;

/** The question, where the line above it says only that it is to be answered, and no text and no options come with it. */
export function questionBelow(text: string): string | undefined {
  const end = text.search(ENDS_THE_ORDER);
  const at = end < 0 ? -1 : end + (text[end] === '\n' ? 0 : 1);
  if (at < 0) return undefined;
  const below = text.slice(at).trim();
  if (below.length > LONGEST_QUESTION || !/[?？؟]/u.test(below) || OPTION.test(below)) return undefined;
  return ANSWER_IT.test(foldWords(text.slice(0, at)).trim()) ? below : undefined;
}
