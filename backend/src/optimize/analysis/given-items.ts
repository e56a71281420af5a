import type { DraftParts } from './draft-analysis.js';
import { foldWords as fold } from './fold.js';
import { splitSentences } from './segment.js';
import { lean } from './lean.js';

/** What is asked, folded, and the words, lines or text that it is asked about. */
export interface GivenItems {
  asked: string;
  body: string;
  /** How many short things stand in a row, in numbers or on lines of their own. */
  entries: number;
  /** Sentences instead of a row of names. */
  isText: boolean;
  /** Names beside or below each other, out of which nothing is to be copied. */
  isRow: boolean;
  /** It stands behind a colon or on lines of its own, and not merely in another sentence. */
  isSetApart: boolean;
}

const NUMBERED = lean(/(?:^|[\s(（。！？；])(?:\p{Nd}{1,2}|[a-hA-H])[.)、）:](?=\s?\S)/gu);
const BETWEEN = /[,،、;；]|\s(?:and|or|y|o|et|ou|und|oder|e|și|sau)\s|(?<=\S)\s[/|·-]\s(?=\S)/u;
const LONGEST_NAME = { words: 6, signs: 14 } as const;
const LEAST_TEXT = { words: 7, signs: 14 } as const;
/** In words, with a stop behind them. */
const LEAST_SENTENCE = 3;
const WITHOUT_SPACES = lean(/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u);

const wordsIn = (text: string): number => text.trim().split(/\s+/u).length;

const isName = (piece: string): boolean =>
  WITHOUT_SPACES.test(piece)
    ? [...piece.trim()].length <= LONGEST_NAME.signs
    : wordsIn(piece) <= LONGEST_NAME.words && !/[.!?]\s/u.test(piece.trim());

const ENTRY = lean(/^\s*(?:[-*•–—+]|\p{Nd}{1,2}[.)、:]|[a-zA-Z][.)])\s*\S/u);
/** "Each", "these", "the following words": so many answers are wanted. */
const EACH = lean(
  /(?<![\p{L}])(?:each|every|these|all|chaque|ces|jede[rsmn]?|diese|cada|est[ao]s|ogni|ciascun\p{L}*|chacun\p{L}*|jeweils|quest[ie]|fiecare|aceste[a]?|urmatoare(?:le)?|urmatorii)(?![\p{L}])|每|各|分别|それぞれ|各|كل /u,
);

/** "It broke in week two, though it looks nice.": the parts of a sentence are no things in a row. */
const CLAUSE = { words: 3.5, signs: 6 } as const;
const areClauses = (text: string, pieces: readonly string[]): boolean =>
  /[.!?。！？]["'”’»)」]*$/u.test(text.trim()) &&
  (!text.includes('、') || /\p{Script=Hiragana}/u.test(text)) &&
  (WITHOUT_SPACES.test(text)
    ? [...text].length / pieces.length >= CLAUSE.signs
    : wordsIn(text) / pieces.length >= CLAUSE.words);

/** "the sentence", "this review": one text, whatever signs stand in it. */
const ONE_TEXT = lean(
  /(?<![\p{L}])(?:the|this|that|a|given|following) (?:\p{L}+ )?(?:sentence|review|tweet|message|headline|e-?mail|text|paragraph|question|statement|comment|quote|passage)(?![\p{L}])|(?:la|esta) (?:siguiente )?(?:oracion|frase|resena|pregunta)(?![\p{L}])|(?:el|este) (?:siguiente )?(?:texto|mensaje|comentario)(?![\p{L}])|(?:la|cette) phrase(?![\p{L}])|(?:le|ce) (?:message|texte|commentaire)(?![\p{L}])|(?:der|des|den|diese[rnm]?|folgende[rnm]?) (?:satz(?:es)?|text(?:es)?|nachricht|bewertung|kommentar)(?![\p{L}])|(?<![\p{L}])(?:a|esta|o|este) (?:seguinte )?(?:frase|mensagem|avaliacao|texto|comentario)(?![\p{L}])|(?:la|questa|il|questo) (?:seguente )?(?:frase|recensione|testo|messaggio|commento)(?![\p{L}])|(?:propozitia|fraza|recenzia|mesajul|textul|comentariul)(?![\p{L}])|这(?:句话?|条|段)|该(?:句|条|段)|この(?:文|レビュー|メッセージ|コメント)|(?:هذه الجمله|هذا النص|الجمله التاليه|النص التالي)/u,
);
/** "The sentences": each of them is answered for. */
const SENTENCES = lean(
  /(?<![\p{L}])(?:sentences|oraciones|frases|phrases|satze|frasi|propozitiile|propozitii|enunturile|statements|questions)(?![\p{L}])|(?:下列|以下|下面|这些)[^，。]{0,4}句|次の各?文|الجمل(?![\p{L}])/u,
);

/** "Label:", "Answer:" */
const CUE = /\n[^\n:：]{1,26}[:：]\s*$/u;

const inRow = (text: string): number => {
  const pieces = text.split(BETWEEN).filter((piece) => /[\p{L}\p{N}]/u.test(piece));
  return pieces.length > 1 && pieces.every(isName) && !areClauses(text, pieces) ? pieces.length : 1;
};

/** The things in a row, in numbers or on lines of their own; one where it is prose. */
function entriesIn(asked: string, body: string): number {
  const lines = body.split('\n').filter((line) => /[\p{L}\p{N}]/u.test(line));
  // The answer goes on from a label behind the one text.
  if (CUE.test(body) && !lines.some((line) => ENTRY.test(line)) && !EACH.test(asked)) return 1;
  if (lines.length === 1 && ONE_TEXT.test(asked) && !EACH.test(asked)) return 1;
  if (
    lines.length > 1 &&
    (lines.every(isName) || lines.filter((line) => ENTRY.test(line)).length > 1 || EACH.test(asked))
  )
    return lines.length;
  const numbered = body.match(NUMBERED)?.length ?? 0;
  if (numbered > 1) return numbered;
  const sentences = lines.length === 1 && SENTENCES.test(asked) ? splitSentences(body).length : 1;
  if (sentences > 1) return sentences;
  const rows = lines.length === 1 ? Math.max(inRow(body), ...splitSentences(body).map(({ text }) => inRow(text))) : 1;
  return rows > 1 ? rows : Math.max(1, body.match(/["“«「][^"”»」]+["”»」]/gu)?.length ?? 1);
}

const isProse = (body: string): boolean =>
  WITHOUT_SPACES.test(body)
    ? [...body].length >= LEAST_TEXT.signs
    : wordsIn(body) >= (/[.!?؟]["'”’»)]*$/u.test(body.trim()) ? LEAST_SENTENCE : LEAST_TEXT.words);

const MOST_OF_A_NAME = { words: 4, signs: 6 } as const;
const isShort = (body: string, entries: number): boolean =>
  WITHOUT_SPACES.test(body)
    ? [...body].length / entries <= MOST_OF_A_NAME.signs
    : wordsIn(body) / entries <= MOST_OF_A_NAME.words;

/** An order has been given by then, and a row has shown that it is one. */
const LONGEST_ORDER = 500;
const LONGEST_BODY = 3000;

function given(asked: string, body: string, isSetApart = true): GivenItems {
  const folded = fold(asked.slice(0, LONGEST_ORDER)).trim();
  const entries = body ? entriesIn(folded, body.slice(0, LONGEST_BODY)) : 0;
  return {
    asked: folded,
    body,
    entries,
    isText: entries < 2 && isProse(body),
    isRow: entries > 1 && isShort(body, entries),
    isSetApart,
  };
}

const AT_COLON = /^([^:：\n]{3,400})[:：](?!\/\/)\s*(?=\S)/u;

/** "…: a, b, c", "Which are X? a, b, c", and the other way round: "a, b, c. Which of them …?" */
export function givenItems({ instruction, material }: DraftParts): GivenItems[] {
  const text = instruction.trim();
  if (material) return [given(text, material)];
  const colon = AT_COLON.exec(text);
  const line = text.indexOf('\n');
  const sentences = splitSentences(text);
  const first = sentences[0];
  const last = sentences.at(-1);
  const found: GivenItems[] = [];
  if (colon) found.push(given(colon[1] ?? '', text.slice(colon[0].length)));
  else if (line > 0) found.push(given(text.slice(0, line), text.slice(line).trim()));
  if (first && last && sentences.length > 1) {
    if (!colon && line < 0) found.push(given(first.text, text.slice(first.end).trim(), false));
    found.push(given(last.text, text.slice(0, last.start).trim(), false));
  }
  found.push(given(text, ''));
  return found;
}
