import { anyWord } from './any-word.js';
import type { DraftParts } from './draft-analysis.js';
import { looksLikeCode } from './find-traits.js';
import { foldWords as fold } from './fold.js';
import {
  A_NEW_PIECE,
  A_PIECE,
  A_SHORT_PIECE,
  A_TEXT,
  ABOUT_A_PASSAGE,
  ASKS_A_VERDICT,
  asksOfAText,
  BETTER_VERSION,
  CHANGES,
  EXPLAINS_A_TEXT,
  FROM_KEYWORDS,
  GRADES,
  GRAMMAR_FORM,
  GUESSES,
  HEADLINES,
  IDIOM,
  isCorrection,
  LENGTHENS,
  makesMailOfNotes,
  makesPoints,
  MINUTES,
  ONE_NAME,
  REPLIES,
  SHORTENS,
  SIMPLIFIES,
  TAGS,
  VIEWPOINT,
} from './shapes/given-text.js';
import { EITHER_OR, ODD_ONE, takesFromIt, TERMS_DEFINED } from './shapes/items.js';
import { A_SENTENCE, isWordSought, JOINED, SENTENCES_IN_ORDER } from './shapes/exercises.js';
import { STATEMENT } from './shapes/work.js';
import { splitSentences } from './segment.js';
import { playsARole } from './shapes/writing.js';
import type { TaskKind } from './task-kinds.js';
import type { Lexicon } from './lexicon/lexicon.js';
import { endOfOrder } from './split-parts.js';
import { lean } from './lean.js';

interface GivenText {
  /** Nothing, where it is only certain what is given. */
  kind: TaskKind | undefined;
  parts: DraftParts;
}

/** The order, and what it is about. */
interface Apart {
  head: string;
  given: string;
  parts: DraftParts;
}

const LONGEST_HEAD = 240;
const HEAD_AND_TAIL = lean(/^([^:：\n]{4,200}?)(?:：|:(?!\/\/|(?<=\p{Nd}:)\p{Nd}))[ \t]*(?=\S)/u);
/** "Is the claim supported by the text? Claim: … Text: …": what is given has labels of its own. */
const SENTENCE_AND_LABEL = lean(
  /^([^:：\n]{8,200}[.?!。？！؟]) ?((?:claim|question|answer|frage|pregunta|domanda|pergunta|intrebare|题目|问题|text|passage|paragraph|sentence|statement|article|review|input|context|poem|texto|frase|pasaje|texte|phrase|passage|satz|aussage|trecho|testo|brano|propozit\p{L}+|afirmati\p{L}+|原文|文本|短文|句子|文章|本文|文|النص|الجمله|الفقره|الادعاء|الجملة|الفقرة|الادّعاء)\s?[:：].{4,})$/iu,
);
/** "Put the following sentences into one. He is late. He lives next door." */
const SENTENCE_AND_TEXT = /^([^.!?。！？؟:：\n"“«]{8,160}[.。]) ?(\S[^\n]{11,})$/u;
/** "Where does the Rhine rise, based on this paragraph? The Rhine …": no line and no colon in between. */
const SENTENCE_AND_PASSAGE = /^([^.!?。！？؟:：\n"“«]{8,200}[.?。？؟]) ?(\S[^\n]{40,})$/u;
const POINTS_AT_A_PASSAGE = anyWord([
  '(?:this|the|following|given|provided|reference) (?:\\p{L}+ ){0,2}(?:text|passage|paragraph|excerpt|article|extract)(?!\\p{L})',
  '(?:este|el|siguiente|del) (?:\\p{L}+ )?(?:texto|pasaje|párrafo|fragmento|artículo)(?!\\p{L})',
  "(?:ce|cet|le|du|suivant|cet extrait|l')(?: |(?<='))(?:texte|passage|paragraphe|extrait|article)(?!\\p{L})",
  '(?:diese[mnrs]?|de[mnrs]|folgende[nmrs]?) (?:\\p{L}+ )?(?:text|textes|passage|absatz|abschnitt|auszug|artikel)(?!\\p{L})',
  '(?:este|neste|deste|o|no|do|seguinte) (?:\\p{L}+ )?(?:texto|trecho|parágrafo|excerto|artigo)(?!\\p{L})',
  '(?:questo|seguente|nel|dal|del|il) (?:\\p{L}+ )?(?:testo|brano|paragrafo|estratto|articolo)(?!\\p{L})',
  '(?:acest|acestui|următorul|din|în|conform|potrivit) (?:\\p{L}+ )?(?:text|pasaj|paragraf|fragment|articol)\\p{L}*|(?:textul|pasajul|paragraful|fragmentul) (?:următor|de mai jos|dat)(?!\\p{L})',
  '(?:这|以下|下面|上面|给定)(?:一?[段篇]|的)?(?:文字|文章|文本|短文|段落|材料|资料)',
  '(?:この|次の|以下の|上の)(?:文章|文|本文|段落|記事|テキスト)',
  '(?:هذا|هذه) (?:النص|الفقرة|المقطع|المقال)|(?:النص|الفقرة|المقطع) (?:التالي|التالية|أدناه)|من النص',
]);
/** "Tell me …": something the text says is wanted, and no verdict on it. */
const WANTS_TO_KNOW = anyWord([
  '(?:tell (?:me|us)|let me know)(?! (?:if|whether|what you think)(?!\\p{L}))',
  '(?:dime|díganme|dígame|quiero saber)(?! (?:si|qué te parece|qué opinas)(?!\\p{L}))',
  '(?:dis-moi|dites-moi|je veux savoir)(?! (?:si|ce que tu penses)(?!\\p{L}))',
  '(?:sag mir|sagen sie mir|ich möchte wissen)(?!,? (?:ob|was du davon)(?!\\p{L}))',
  '(?:diga-me|me diga|diz-me|quero saber)(?! (?:se|o que acha)(?!\\p{L}))',
  '(?:dimmi|mi dica|voglio sapere)(?! (?:se|che ne pensi)(?!\\p{L}))',
  '(?:spune-mi|spuneți-mi|vreau să știu)(?! (?:dacă|ce părere)(?!\\p{L}))',
  '告诉我(?!.{0,4}(?:是否|是不是|怎么看))',
  '教えて(?:ください)?',
  '(?:أخبرني|قل لي|أريد أن أعرف)(?! (?:إن|إذا|هل|رأيك)(?!\\p{L}))',
]);
/** What is said of the text, with nothing asked of it. */
const TELLS_OF_IT = lean(/^(?:i|we|my|our|this|the|he|she|it|there)(?![\p{L}])(?!.*[?])/u);
const OTHER_WORK = lean(
  /(?<![\p{L}])(?:summar\p{L}*|titles?|headlines?|tone|sentiment|synonyms?|mistakes?|errors?|better|story|resum\p{L}*|titulo|titre|titel|titolo|titlu\p{L}*|zusammenfass\p{L}*|riassun\p{L}*|rezum\p{L}*)(?![\p{L}])|总结|概括|标题|要約|タイトル|ملخص|عنوان/u,
);
const QUOTED = /["“„«「『]([^"”“»」』\n]{12,})["”“»」』]/u;
const WITHOUT_SPACES = lean(/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u);
const LEAST_GIVEN = { words: 2, signs: 4 } as const;
/** From here on a pasted text says enough to be asked about. */
const A_PASSAGE = { words: 20, signs: 45 } as const;
/** Where the question is plainly one about a text, a line or two will do. */
const A_LINE = { words: 6, signs: 10 } as const;
const A_LINE_OR_TWO = { words: 12, signs: 22 } as const;

const holds = (text: string, { words, signs }: { words: number; signs: number }): boolean =>
  WITHOUT_SPACES.test(text) ? [...text].length >= signs : text.split(/\s+/u).length >= words;

function isAPassageBehind(order: string, given: string): boolean {
  const head = fold(order).trim();
  return POINTS_AT_A_PASSAGE.test(head) && !TELLS_OF_IT.test(head) && holds(given, A_PASSAGE) && !/[?？؟]/u.test(given);
}

/** "Put the sentence into the past tense.": the text is still to come. */
const holdsNoText = (head: string): boolean =>
  FOR_A_GIVEN.test(head) || (GRAMMAR_FORM.test(head) && CHANGES.test(head) && A_TEXT.test(head));

/** The order, and what stands behind its line, its colon or in its quotation marks. */
function splitOff(text: string, lexicon: Lexicon): Apart | undefined {
  const line = text.indexOf('\n');
  if (line >= 0) {
    const head = text.slice(0, line).trim();
    const given = text.slice(line).trim();
    return { head, given, parts: { instruction: head, material: given } };
  }
  const labelled = SENTENCE_AND_LABEL.exec(text);
  if (labelled) {
    const [, head = '', given = ''] = labelled;
    return { head, given, parts: { instruction: head, material: given } };
  }
  const head = HEAD_AND_TAIL.exec(text)?.[1];
  if (head !== undefined && !QUOTED.test(head)) {
    const given = text.slice(head.length + 1).trim();
    return { head, given, parts: { instruction: head.trim(), material: given } };
  }
  const sentence = SENTENCE_AND_TEXT.exec(text);
  if (sentence && holdsNoText(fold(sentence[1] ?? '')) && !/[?？؟]/u.test(sentence[2] ?? '')) {
    const end = endOfOrder(text, sentence[1]?.length ?? 0, lexicon);
    const [head, given] = [text.slice(0, end).trim(), text.slice(end).trim()];
    if (given) return { head, given, parts: { instruction: head, material: given } };
  }
  const asked = SENTENCE_AND_PASSAGE.exec(text);
  if (asked && isAPassageBehind(asked[1] ?? '', asked[2] ?? '')) {
    const [, head = '', given = ''] = asked;
    return { head, given, parts: { instruction: head, material: given } };
  }
  const quoted = QUOTED.exec(text);
  if (!quoted) return undefined;
  const around = `${text.slice(0, quoted.index)} ${text.slice(quoted.index + quoted[0].length)}`;
  return { head: around.trim(), given: quoted[1] ?? '', parts: { instruction: text, material: '' } };
}

/** How the answer goes is asked of the text; somebody who asks about themselves asks for advice on it. */
const OF_ONESELF = lean(
  /(?<![\p{L}])(?:i|my|me|we|our|yo|mi|mis|je|mon|ma|moi|ich|mein\p{L}*|mir|eu|meu|minha|io|mio|mia|mea)(?![\p{L}])|[我私僕]|انا/u,
);
const ASKS = lean(
  /[?？؟]["'”’»)」]*\s*$|^(?:(?:according to|based on|given|from|in) (?:the |this )?[^,]{3,60}, )?(?:what|who|whom|whose|when|where|why|how|which|que|quien|cual|cuando|donde|como|qui|quel|quelle|quand|ou|pourquoi|comment|wer|was|wann|wo|warum|wie|welche\p{L}*|quem|qual|quando|onde|por que|chi|che|quale|dove|perche|care|cine|ce|cand|unde|cum|de ce|ماذا|من|ما|متي|اين|لماذا|كيف|كم|هل)(?![\p{L}])/u,
);

interface Shape {
  kind: TaskKind;
  fits: (head: string, given: string, isQuestion: boolean, isApart: boolean) => boolean;
}

/** "For a given bio, suggest an opening line.": what stands below is given. */
const FOR_A_GIVEN = lean(
  /(?<![\p{L}])(?:given|provided|following|below|you (?:get|are given|will be given)|dad[oa]s?|siguientes?|donnee?s?|suivante?s?|folgende\p{L}*|gegeben\p{L}*|seguintes?|seguent[ei]|(?:text(?:ul|e|ele)?|fraz[ae]|propoziti\p{L}+|list[ae]|cuvint\p{L}+|cuvant\p{L}*|informati\p{L}+|titl\p{L}+|paragraf\p{L}*) dat[aei]?|urmat\p{L}*)(?![\p{L}])|给定|以下|下面|下列|次の|与えられた|التالي|المعط/u,
);

/** A term is explained by what it means and how it is used. */
const A_WORD = lean(
  /(?<![\p{L}])(?:(?<!(?:plain|simple|easy|own|few|other|everyday|different) )words?|(?<!(?:plain|simple|easy|layman's|general) )terms?|phrases?|slang|abbreviations?|palabras?|terminos?|mots?|termes?|wort|worter|begriffe?|palavras?|parol[ae]|termin[ei]|cuvant\p{L}*|termen\p{L}*)(?![\p{L}])|词|単語|語句|كلمه/u,
);
const ABOUT_THE_WORLD = lean(/^(?:why|how (?:do|does|did|can)|when|where|who)(?![\p{L}])/u);
/** What is sold is found by its name, and what is in it has no angle. */
const OF_A_LISTING =
  /listing|product|linkedin|profile|ebay|etsy|vinted|anuncio|annonce|anzeige|anuncio|annuncio|anunt|商品|出品|منتج/u;

/** More is allowed than the form requires. */
const MAY_BE_REWORDED = /paraphras|expand|improv|more (?:formal|natural|interesting|vivid)|润色|更/u;
/** The tags come with something else that is to be written. */
const BESIDE_TAGS = lean(
  /(?:captions?|posts?|bios?|tweets?|descriptions?|pie de foto|publicacion|legende|bildunterschrift|beitrag|legenda|postagem|didascalia|descriere|postare|文案|配文|投稿文|キャプション|منشور\p{L}*|تعليق\p{L}*)(?:(?![.:!?\n]).){0,60}?(?:[\s,]|(?<=[文案配ン、，]))(?:and|with|plus|y|con|et|avec|und|mit|e|com|si|cu|和|并|加|带|と|、|و)\s?.{0,24}(?:hashtag|tags|keyword|mots|palavras|parole|cuvinte|标签|タグ|هاشت|وسوم)/u,
);
/** The tone of somebody who complains is not the one to match. */
const OF_A_CUSTOMER =
  /customer|client|complain|review|clientes?|resena|queja|avis|reclamation|kunde|beschwerde|bewertung|avaliac|reclama|recension|recenzi|plangere|客户|顾客|差评|投诉|评价|お客|クレーム|口コミ|レビュー|عميل|زبون|شكو|تقييم/u;

/** "Explain the difference between the two terms": what each means counts only beside the other. */
const DIFFERENCE_OF_TWO = lean(
  /(?:differences? between|distinguish between|difference of|diferencias? entre|differences? entre|unterschiede? zwischen|diferencas? entre|differenz[ae] (?:tra|fra)|diferent\p{L}* dintre) (?:the|these|los|las|est[oa]s|les|ces|den|diesen|os|as|est[ae]s|i|le|gli|quest[ie]|cei|cele|aceste\p{L}*|two|both)|(?:这|以下|下面|下列)(?:两|几)个.{0,8}(?:区别|不同|差别)|(?:二つ|2つ)の.{0,8}違い|الفرق بين (?:ال)?(?:كلمتين|مصطلحين|مفهومين|هذين)/u,
);

/** "Read the story and answer the question at the end": the question stands below the text. */
const READ_AND_ANSWER = anyWord([
  'read (?:the|this|through)(?: \\p{L}+){1,6}[,;.]? (?:carefully )?(?:and |then |and then )+(?:carefully )?answer|(?:based on|according to|using) (?:the|this) (?:\\p{L}+ ){1,4}(?:below|given|provided)?[,;]? ?answer',
  'lee (?:el|la|este|esta)(?: \\p{L}+){1,5} y (?:luego )?(?:responde|contesta)',
  '(?:lis|lisez) (?:le|la|ce|cette)(?: \\p{L}+){1,5} (?:et|puis) (?:ensuite )?(?:réponds|répondez)',
  '(?:lies|lesen sie) (?:den|die|das|diesen|diese)(?: \\p{L}+){1,5} und (?:beantworte|beantworten sie)',
  'leia (?:o|a|este|esta)(?: \\p{L}+){1,5} e (?:depois )?responda',
  'leggi (?:il|la|lo|questo|questa)(?: \\p{L}+){1,5} e (?:poi )?rispondi',
  '(?:citește|citiți)(?: \\p{L}+){1,5} și (?:apoi )?(?:răspunde|răspundeți)',
  '阅读.{0,12}(?:回答|答)|读.{0,12}(?:然后|再|并)回答',
  '読んで.{0,12}答え',
  '(?:اقرأ|اقرئي) (?:\\p{L}+ ){1,5}(?:ثم |و)(?:أجب|أجيبي)',
]);

/** Two sentences at least. */
const SENTENCES = /[.。!！?？؟]\s*\S.{2,}/su;

/** In the order in which they are asked. */
const SHAPES: readonly Shape[] = [
  { kind: 'arrange', fits: (head) => SENTENCES_IN_ORDER.test(head) },
  {
    kind: 'rewrite',
    fits: (head, given) =>
      CHANGES.test(head) && VIEWPOINT.test(head) && holds(given, A_LINE) && !A_NEW_PIECE.test(head),
  },
  {
    kind: 'grammar',
    fits: (head, _, isQuestion) =>
      !isQuestion &&
      CHANGES.test(head) &&
      GRAMMAR_FORM.test(head) &&
      !A_NEW_PIECE.test(head) &&
      !MAY_BE_REWORDED.test(head) &&
      !EITHER_OR.test(head),
  },
  {
    kind: 'grammar',
    fits: (head, given, isQuestion) =>
      !isQuestion && JOINED.test(head) && A_SENTENCE.test(head) && SENTENCES.test(given),
  },
  { kind: 'extract', fits: (head, _, isQuestion) => !isQuestion && isWordSought(head) },
  { kind: 'compare', fits: (head, given) => DIFFERENCE_OF_TWO.test(head) && !holds(given, A_LINE_OR_TWO) },
  { kind: 'evaluate', fits: (head) => GRADES.test(head) },
  { kind: 'rewrite', fits: (head, _, isQuestion) => !isQuestion && BETTER_VERSION.test(head) },
  { kind: 'correct', fits: (head, _, isQuestion) => !isQuestion && isCorrection(head) },
  {
    kind: 'tags',
    fits: (head, _, isQuestion) =>
      !isQuestion && TAGS.test(head) && !FROM_KEYWORDS.test(head) && !BESIDE_TAGS.test(head),
  },
  { kind: 'headlines', fits: (head) => HEADLINES.test(head) && !OF_A_LISTING.test(head) },
  { kind: 'reply', fits: (head, _, isQuestion) => !isQuestion && REPLIES.test(head) && !OF_A_CUSTOMER.test(head) },
  { kind: 'email', fits: (head, _, isQuestion) => !isQuestion && makesMailOfNotes(head) },
  {
    kind: 'summarise',
    fits: (head, given, isQuestion) =>
      !isQuestion &&
      !LISTED.test(given) &&
      ((MINUTES.test(head) && holds(given, A_LINE)) || (makesPoints(head) && holds(given, A_LINE_OR_TWO))),
  },
  {
    kind: 'rewrite',
    fits: (head, _, isQuestion) =>
      !isQuestion && A_TEXT.test(head) && (SHORTENS.test(head) || LENGTHENS.test(head) || SIMPLIFIES.test(head)),
  },
  { kind: 'guess', fits: (head, _, isQuestion) => !isQuestion && GUESSES.test(head) },
  {
    kind: 'meaning',
    fits: (head, given) =>
      EXPLAINS_A_TEXT.test(head) &&
      (IDIOM.test(head) || A_WORD.test(head)) &&
      !ODD_ONE.test(head) &&
      !holds(given, A_LINE_OR_TWO),
  },
  {
    kind: 'interpret',
    fits: (head, given, isQuestion) =>
      EXPLAINS_A_TEXT.test(head) &&
      !/から.{1,16}を?(?:作|書|考え)/u.test(head) &&
      !TERMS_DEFINED.test(head) &&
      (A_PIECE.test(head) || IDIOM.test(head)) &&
      holds(given, A_LINE) &&
      !LISTED.test(given) &&
      !(isQuestion && ABOUT_THE_WORLD.test(head)),
  },
  {
    kind: 'passage',
    fits: (head, given) => READ_AND_ANSWER.test(head) && /[?？؟]["'”’»)」]*\s*$/u.test(given) && !LISTED.test(given),
  },
  {
    kind: 'passage',
    fits: (head, given) => asksOfAText(head) && holds(given, A_LINE) && !LISTED.test(given) && !OF_ONESELF.test(head),
  },
  {
    kind: 'passage',
    fits: (head, given, isQuestion, isApart) =>
      isQuestion &&
      !LISTED.test(given) &&
      !OF_ONESELF.test(head.replace(/["“„«][^"”“»]*/gu, '')) &&
      (ABOUT_A_PASSAGE.test(head) ? holds(given, A_LINE) : isApart && holds(given, A_PASSAGE)),
  },
  {
    kind: 'passage',
    fits: (head, given) =>
      WANTS_TO_KNOW.test(head) &&
      POINTS_AT_A_PASSAGE.test(head) &&
      !OTHER_WORK.test(head) &&
      !LISTED.test(given) &&
      holds(given, A_PASSAGE),
  },
];

/** One word or sign is enough to be explained or guessed from. */
const OF_A_WORD: ReadonlySet<TaskKind> = new Set<TaskKind>(['meaning', 'guess']);

/** Options or items to sort stand there, and no text. */
const LISTED = lean(/(?:^|\n)\s*(?:[-*•–]|\p{Nd}+[.)、]|\(?[A-Da-dأابجتد][.)、-])\s?\S/u);

/** Kinds in which a text is asked about, that may be read as anything else by their question word. */
const TEXT_FIRST_WORDS = 25;
const TEXT_FIRST_SIGNS = 50;

/** "A long paragraph. What does the author think of it?": the question comes last. */
function asksAtTheEnd(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim());
  const last = lines.at(-1) ?? '';
  const before = lines.slice(0, -1).join('\n');
  return (
    lines.length > 1 &&
    /[?？؟]["'”’»)」]*\s*$/u.test(last) &&
    !/[?？؟]/u.test(before) &&
    holds(before, { words: TEXT_FIRST_WORDS, signs: TEXT_FIRST_SIGNS }) &&
    !LISTED.test(before) &&
    (ABOUT_A_PASSAGE.test(fold(last)) || asksInItsWords(last, before))
  );
}

const ASKED_WORDS = /\p{L}{4,}/gu;
const STEM = 5;
const THE_ARTICLE = lean(/^ال(?=\p{L}{3})/u);
const HAN_ASKED = /什么|为什么|哪[里些个年]?|谁|多少|几|何|怎么|怎样|如何|是|的|了|吗|呢|在|有|被/gu;
const FEWEST_SHARED = 2;
const MOST_OF_THEM = 0.6;
/** A question word is not in the text, and neither is how somebody is asked. */
const ASKING_WORDS = lean(
  /^(?:what|when|where|which|whom?|whose|does|were|that|this|from|with|have|been|into|quand|quel\p{L}*|pourquoi|comment|combien|dans|cuando|donde|cual\p{L}*|cuant\p{L}*|para|como|warum|wann|welche\p{L}*|wurde\p{L}*|wird|quando|onde|quant\p{L}*|qual\p{L}*|foram?|porque|dove|perche|stat[oaei]|come|cand|unde|care|cati|cate|fost|pentru|ماذا|لماذا|متي|كيف|اين|كانت?)$/u,
);
/** The opinion or the advice of somebody is asked for, or what the text leads to. */
const BEYOND_THE_TEXT = lean(
  /^how (?:do|does|can)(?![\p{L}])|(?<![\p{L}])(?:you|your|should|could|would|might|best|better|tu|usted|deber\p{L}*|podr\p{L}*|vous|devrai\p{L}*|pourrai\p{L}*|sollte\p{L}*|konnte\p{L}*|voce|deveria\p{L}*|poderia\p{L}*|dovrebbe\p{L}*|potrebbe\p{L}*|trebui\p{L}*|ar putea)(?![\p{L}])|你|您|应该|怎么办|べき|あなた|(?:^|\s)(?:يجب|ينبغي|رايك)/u,
);

/** What is asked for is named in the text in the same words, so it is this text that is asked about. */
function asksInItsWords(question: string, text: string): boolean {
  const [asked, told] = [fold(question), fold(text)];
  if (BEYOND_THE_TEXT.test(asked) || OF_ONESELF.test(asked) || OF_ONESELF.test(told)) return false;
  const words = WITHOUT_SPACES.test(question)
    ? (asked.replace(HAN_ASKED, ' ').match(/\p{Script=Han}{2}|\p{Script=Katakana}{2,}/gu) ?? [])
    : (asked.match(ASKED_WORDS) ?? [])
        .filter((word) => !ASKING_WORDS.test(word))
        .map((word) => word.replace(THE_ARTICLE, '').slice(0, STEM));
  const shared = words.filter((word) => told.includes(word));
  return shared.length >= FEWEST_SHARED && shared.length >= words.length * MOST_OF_THEM;
}

/** What the order says by its verb and by what it names. */
function shapeOf({ head: order, given, parts }: Apart, text: string): GivenText | undefined {
  if (order.length > LONGEST_HEAD) return undefined;
  const head = fold(order).trim();
  const isQuestion = ASKS.test(head);
  const isApart = text.includes('\n');
  const isEnough = holds(given, LEAST_GIVEN);
  const found = SHAPES.find(
    ({ kind, fits }) => (isEnough || (isApart && OF_A_WORD.has(kind))) && fits(head, given, isQuestion, isApart),
  );
  return found && { kind: found.kind, parts };
}

/**
 * What is to be done with a text or a short input that stands in the draft, where the order in front of it says so by
 * its verb and by what it names.
 */
export function readGivenText(text: string, known: DraftParts, lexicon: Lexicon): GivenText | undefined {
  if (looksLikeCode(text) || STATEMENT.test(text)) return undefined;
  const own = known.material
    ? { head: known.instruction, given: known.material, parts: known }
    : splitOff(text, lexicon);
  // "Play Hamlet. First question: …": what stands in quotation marks is asked, and no text.
  if (own && /[?？؟]\s*["'”’»」]*$/u.test(own.given) && playsARole(fold(own.head).trim())) return undefined;
  const isQuestionBelow = own !== undefined && !own.given.includes('\n') && text.endsWith(own.given);
  if (isQuestionBelow && !known.material && asksAtTheEnd(text)) return { kind: 'passage', parts: known };
  const found = own && shapeOf(own, text);
  if (found) return found;
  // What looks like the order may be the last line of what is given.
  const first = known.material && !text.startsWith(known.instruction) ? splitOff(text, lexicon) : undefined;
  const ofFirst = first && shapeOf(first, text);
  if (ofFirst) return ofFirst;
  const isEnough = own !== undefined && own.head.length <= LONGEST_HEAD && holds(own.given, LEAST_GIVEN);
  const isPointedAt = () =>
    takesFromIt(fold(own?.head ?? '').trim()) ||
    FOR_A_GIVEN.test(fold(own?.head ?? '').trim()) ||
    isAPassageBehind(own?.head ?? '', own?.given ?? '');
  if (isEnough && !known.material && own.parts.material && isPointedAt()) return { kind: undefined, parts: own.parts };
  return asksAtTheEnd(text) ? { kind: 'passage', parts: { instruction: text, material: '' } } : undefined;
}

/** Quantities are to be worked out for another number, unit or size. */
const CONVERTS = lean(
  /^(?:please )?(?:(?:convert|scale|adjust|recalculate|rescale)(?: up| down)? (?:the |this |these |my |all )?(?:\p{L}+ ){0,2}(?:quantit|amount|measure|ingredient|recipe|unit|portion|serving|value)|(?:convierte|ajusta|adapta|recalcula)\p{L}* (?:las? |los )?(?:cantidad|medida|ingrediente|receta)|(?:convertis|adapte|ajuste|recalcule)\p{L}* (?:les |la |le )?(?:quantite|mesure|ingredient|recette)|(?:rechne|passe) (?:die |das |den )?(?:mengen|angaben|rezept|zutaten)|(?:converta|ajuste|adapte|recalcule) (?:as? |os )?(?:quantidade|medida|ingrediente|receita)|(?:converti|adatta|ricalcola) (?:le |gli |la )?(?:quantita|misur|dos|ingredient|ricetta)|(?:converteste|adapteaza|recalculeaza|ajusteaza) (?:cantitat|masur|ingredient|retet))|^(?:请)?(?:把|将)?.{0,8}(?:用量|食谱|配方|份量|分量).{0,8}(?:换算|调整|改成)|(?:分量|レシピ|材料).{0,10}(?:換算|変え|調整)|^(?:حول|عدل|اضبط) (?:ال)?(?:كميات|مقادير|وصفه|مقاييس)/u,
);
/** "Convert to metric", "from cups to grams": the unit says that values are worked out. */
const INTO_UNITS = anyWord([
  'convert(?!\\p{L}).{0,40} (?:in)?to (?:the )?(?:metric|imperial|grams?|kilo\\p{L}+|ounces|cups|celsius|fahrenheit|millilit\\p{L}+|centimet\\p{L}+|liters?|litres?|pounds|miles)(?!\\p{L})',
  '(?:convierte|convertir|pasa|convierta).{0,40} (?:a|al) (?:sistema metrico|gramos|kilos|kilogramos|litros|mililitros|centimetros|onzas|tazas|celsius)(?!\\p{L})',
  'convert\\p{L}*.{0,40} en (?:systeme metrique|unites metriques|grammes|kilos|litres|millilitres|centimetres|onces|tasses|celsius)(?!\\p{L})',
  '(?:rechne?|rechnen sie|wandle|wandeln sie|konvertiere).{0,40} (?:in|ins) (?:gramm|kilogramm|milliliter|liter|zentimeter|unzen|celsius|metrische\\p{L}*)(?!\\p{L})',
  '(?:converta|converte|converter|passe).{0,40} (?:para|em) (?:o )?(?:sistema metrico|gramas|quilos|litros|mililitros|centimetros|xicaras|celsius)(?!\\p{L})',
  '(?:converti|convertire|trasforma).{0,40} (?:in|nel|a) (?:sistema metrico|grammi|chili|litri|millilitri|centimetri|once|tazze|celsius)(?!\\p{L})',
  '(?:converteste|transforma|treci).{0,40} in (?:sistem(?:ul)? metric|grame|kilograme|litri|mililitri|centimetri|uncii|cani|celsius)(?!\\p{L})',
  '换算(?:成|为)(?:克|公斤|千克|公制|厘米|毫升|升|盎司|摄氏度)',
  '(?:グラム|キログラム|メートル法|センチ|ミリリットル|リットル|カップ|摂氏)に(?:換算|直し|変換)',
  '(?:حول|حولي).{0,40} الي (?:غرام|جرام|غرامات|جرامات|النظام المتري|لتر|مليلتر|سنتيمتر)',
]);
const VALUES_BEHIND = /[:：][^\n]*?\p{Nd}[\s\S]*?[,，、;；\n][\s\S]*?\p{Nd}/u;
/** What such an order is otherwise read as. */
const CONVERTED: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'change',
  'recipe',
  'cook',
  'small',
  'unknown',
  'plain',
  'rewrite',
  'sum',
  'math',
]);
const CLAUSES = lean(
  /(?:,|;)? (?:and|then|y|luego|despues|et|puis|und|dann|poi|e|depois|si|apoi) (?:then |also |also |luego |puis |dann |poi |depois |apoi )?|[，；](?:并|然后|再)?|并(?=\p{Script=Han}{2})| و(?=\p{L})/u,
);
const TWOFOLD: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'passage',
  'input',
  'small',
  'unknown',
  'plain',
  'judge',
  'entries',
  'message',
]);

/** To read or to weigh something is no task beside the one that follows, and neither is how the answer is put. */
const PREPARES = lean(
  /^(?:(?:answer|reply|respond|return|output|give(?: me)?|write|print|put|report)(?: it| them| your answer| the (?:answer|result)s?)? (?:only|just|with|in|as|using|by)(?![\p{L}])|(?:responde|contesta|repond|antworte|responda|rispondi|raspunde)\p{L}* (?:solo|con|uniquement|seulement|par|nur|mit|apenas|com|doar|cu)(?![\p{L}])|(?:只|仅)?(?:回答|输出)|read|consider|look|think|imagine|use|lee|piensa|considera|lis|lisez|imagine|lies|lesen|leia|considere|leggi|citeste|citiți|阅读|读|请?阅读|اقرا)(?![\p{L}])|阅读|読んで/u,
);
const LEAST_SIGNS = 4;
const isClause = (clause: string): boolean =>
  clause.includes(' ') || (/\p{Script=Han}/u.test(clause) && [...clause].length >= LEAST_SIGNS);

/** "Name the mistake and offer a better way to put it": two orders in one sentence. */
function ordersTwice(instruction: string, asks: (clause: string) => boolean): boolean {
  if (/[?？؟]/u.test(instruction)) return false;
  return splitSentences(instruction).some(({ text }) => {
    const clauses = fold(text)
      .split(CLAUSES)
      .map((clause) => clause.trim());
    return clauses.filter((clause) => isClause(clause) && !PREPARES.test(clause) && asks(clause)).length > 1;
  });
}

/** Where none of them is certain, these say more than fits a short input. */
const SAYS_TOO_MUCH: ReadonlySet<TaskKind> = new Set<TaskKind>(['unknown', 'plain', 'small', 'puzzle']);
const LONGEST_INPUT = 300;

/** One verdict on what is given, or one short piece that has to fit it; longer things need more than that. */
function fitsOneInput(instruction: string, material: string): boolean {
  const head = fold(instruction);
  if (material.trim().includes('\n')) return false;
  return ASKS_A_VERDICT.test(head) || A_SHORT_PIECE.test(head);
}

/** An order, and a few words on a line of their own that it is about. */
const worksFromInput = (wording: TaskKind, { instruction, material }: DraftParts): boolean =>
  (SAYS_TOO_MUCH.has(wording) || (wording === 'message' && FOR_A_GIVEN.test(fold(instruction)))) &&
  material !== '' &&
  material.length <= LONGEST_INPUT &&
  !looksLikeCode(material) &&
  !(wording === 'puzzle' && /[?？؟]/u.test(material)) &&
  instruction.length <= LONGEST_HEAD &&
  fitsOneInput(instruction, material);

const holdsValues = ({ instruction, material }: DraftParts): boolean =>
  material ? /\p{Nd}/u.test(material) : VALUES_BEHIND.test(instruction);

const MOST_WORDS = 3;
const RECOMMENDS =
  /recommend|similar|recom[ie]+nd|recommand|empfiehl|empfehl|ahnlich|parecid|consiglia|raccomand|simil|recomand|asemanat|推荐|类似|おすすめ|推薦|似た|رشح|انصح|مشابه/u;
/**
 * Of one word or two others are asked for, and what counts is how those differ; of a title others like it, and what
 * speaks for each.
 */
export function wordingOfInput(
  read: TaskKind,
  wording: TaskKind,
  { instruction, material }: DraftParts,
  asks: (clause: string) => boolean,
): TaskKind {
  const parts = { instruction, material };
  if (
    CONVERTED.has(wording) &&
    ((material && CONVERTS.test(fold(instruction))) || (holdsValues(parts) && INTO_UNITS.test(fold(instruction))))
  )
    return 'scaled';
  const isShort = material !== '' && material.length <= LONGEST_INPUT && !looksLikeCode(material);
  if (isShort && TWOFOLD.has(wording) && ordersTwice(instruction, asks)) return 'twofold';
  const isGeneral = SAYS_TOO_MUCH.has(wording) && material !== '' && material.length <= LONGEST_INPUT;
  if (isGeneral && read === 'words' && material.split(/\s+/u).length <= MOST_WORDS) return 'words';
  if (isGeneral && read === 'recommend' && RECOMMENDS.test(fold(instruction))) return 'recommend';
  return worksFromInput(wording, parts) || asksForOneName(wording, parts) ? 'input' : wording;
}

/** One name for what is given: it has to fit that, and nothing else counts. */
const asksForOneName = (wording: TaskKind, { instruction, material }: DraftParts): boolean =>
  wording === 'names' && material !== '' && ONE_NAME.test(fold(instruction));

/** A sum, a riddle or a choice has its own wording, even if it is told as a text. */
const SOLVED: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'math',
  'sum',
  'puzzle',
  'choice',
  'complete',
  'prove',
  'code',
  'debug',
  'readcode',
  'formula',
  'classify',
  'troubleshoot',
]);
export const isSolved = (task: TaskKind): boolean => SOLVED.has(task);
