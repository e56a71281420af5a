import { anyWord } from '../analysis/any-word.js';
import type { DraftAnalysis } from '../analysis/draft-analysis.js';
import { lean } from '../analysis/lean.js';
import { splitSentences } from '../analysis/segment.js';
import {
  A_SENTENCE,
  CASUAL,
  FORMAL,
  JOINED,
  POLITE,
  UNIT,
  OF_EACH_FOUND,
  WORD_CLASS,
} from '../analysis/shapes/exercises.js';
import { FOLLOWS } from '../analysis/shapes/reasoning.js';
import { namesIn } from '../analysis/shapes/riddles.js';
import type { Given } from './recipes/flags.js';
import { asksForTwoLanguages } from './stated-conditions.js';

/** Hung up somewhere and read in passing. */
const ON_A_SIGN = anyWord([
  '(?:signs?|signboard|notice|placard|poster|plaque|warning label|door sign)(?!\\p{L})',
  '(?:letrero|cartel|rotulo|aviso|placa)s?(?!\\p{L})',
  '(?:panneau|panneaux|ecriteau|pancarte|affiche|affichette|avis)(?!\\p{L})',
  '(?:\\p{L}*schild(?:er)?|aushang|\\p{L}*hinweis|plakat)(?!\\p{L})',
  '(?:placa|aviso|cartaz|letreiro)s?(?!\\p{L})',
  '(?:cartell[oi]|avviso|insegna|targa)(?!\\p{L})',
  '(?:indicator|panou|placuta|anunt|afis)\\p{L}*',
  '标牌|告示|标语|提示牌|警示牌|标识|指示牌',
  '看板|張り紙|貼り紙|掲示|標識|案内板',
  '(?:ال)?(?:لافته|لوحه|ملصق)',
]);

const MONEY_OR_SHARE = lean(
  /[$€£¥]|(?<![\p{L}])(?:dollars?|euros?|yen|rupees?|cost|price|binary|decimal|hexadecimal|percent\p{L}*|fraction)(?![\p{L}])|[%％]/u,
);

/** The place applied for is described, or said to be. */
const POSTING = anyWord([
  '(?:posting|job (?:ad|advert|description|offer|listing)|advert(?:isement)?|listing|requirements|they (?:want|ask|look))(?!\\p{L})',
  '(?:oferta|anuncio|convocatoria|requisitos|descripcion del puesto)(?!\\p{L})',
  '(?:offre|annonce|fiche de poste)(?!\\p{L})',
  '(?:\\p{L}*anzeige|ausschreibung|\\p{L}*profil|anforderungen)(?!\\p{L})',
  '(?:anuncio|vaga|requisitos|descricao d[ao])(?!\\p{L})',
  '(?:annuncio|offerta|requisiti|bando)(?!\\p{L})',
  '(?:anunt\\p{L}*|fisa postului|cerinte\\p{L}*)(?!\\p{L})',
  '招聘(?:启事|信息|要求)|岗位要求|职位描述|求人|募集要項|応募要項',
  '(?:ال)?(?:اعلان|متطلبات|وصف الوظيفه)',
]);
/** No employer reads these. */
const TO_STUDY = lean(
  /(?<![\p{L}])(?:personal statement|statement of purpose|scholarship|college|university|universit\p{L}*|school|master\p{L}*|phd|beca|bourse|stipendi\p{L}*|studium|studienplatz|bolsa|borsa di studio|bursa|facultate|universidad\p{L}*|universidade|linkedin|profile|bio)(?![\p{L}])|大学|研究生|留学|奖学金|大学院|奨学金|منحه|جامعه|自己PR|自己pr|自己紹介/u,
);
/** "As a nurse", "for a post in sales": what is applied for. */
const POST_TOLD = lean(
  /(?<![\p{L}])(?:for|as|to|at|para|como|pour|comme|en tant que|fur|als|bei|per|come|da|pentru|ca|la) \p{L}{3}|应聘|申请|岗位|职位|への応募|の(?:職|仕事|求人|ポジション)|لوظيفه|وظيفه \p{L}/u,
);
const CURRICULUM = anyWord([
  '(?:cvs?|resumes?|curriculum(?: vitae)?)(?!\\p{L})',
  '(?:curriculum|curriculo|hoja de vida|lebenslauf|cv-ul|cv-ului)(?!\\p{L})',
  '简历|履历|履歴書|職務経歴書|レジュメ',
  '(?:ال)?سيره (?:ال)?ذاتيه|سيرتي الذاتيه',
]);
const COVER = anyWord([
  '(?:letters?|cover|carta|lettre|anschreiben|bewerbung\\p{L}*|motivationsschreiben|lettera|scrisoare\\p{L}*|line|bullet|section|summary|headline)(?!\\p{L})',
  '求职信|自荐信|志望動機|送付状|カバーレター',
  '(?:رساله|خطاب)',
]);

/** Figures or names in a row behind a colon: what is to be put into columns or fields is here. */
const DATA_BEHIND = /[:：]\s*[^\n:：]{2,60}[,，、;；،\n]|\n.{3,}|[:：]\s*\p{Lu}[^\n]{5,}\p{N}[^\n]*$/u;

/** What somebody means to do is improved by doing it otherwise, and not by other words. */
const A_PLAN = lean(
  /(?<![\p{L}])(?:my|our|mi|nuestro|mon|notre|mein(?:en)?|unseren|o meu|meu|nosso|il mio|nostro|meu|nostru) (?:\p{L}+ )?(?:plan|idea|decision|strategy|situation|idee|projet|vorhaben|idee[ai]?|plano|ideia|piano|plano)(?![\p{L}])|我的(?:计划|想法|打算)|私の(?:計画|案)|خطتي|فكرتي/u,
);

/** "From 1 to 5", "out of ten": a mark is wanted, and what decides it. */
const SCALE = lean(
  /(?<![\p{L}])(?:(?:on|using|with) (?:a|the|this) (?:\p{L}+ )?scale|scale (?:of|from)|out of (?:5|10|20|100|five|ten)|from (?:0|1|zero|one) to (?:\p{Nd}+|five|ten)|escala de|del? (?:0|1) al? \p{Nd}+|da (?:0|1) a \p{Nd}+|echelle de|de (?:0|1) a \p{Nd}+|skala von|von (?:0|1) bis \p{Nd}+|scala da|scara de|de la (?:0|1) la \p{Nd}+)(?![\p{L}\p{N}])|\p{Nd}\s?[-–~～到至]\s?(?:5|10|100) ?(?:分|点|stars?|points?)|(?:从|以)?\p{Nd}到(?:5|10|100)|(?:5|10|100)(?:分制|点満点|段階)|من \p{Nd} الي \p{Nd}+|مقياس من/u,
);

/** "A quiz with five questions": so many are wanted. */
const NUMBERED = lean(
  /(?:\p{Nd}+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|dos|tres|cuatro|cinco|seis|siete|ocho|diez|doce|quince|veinte|deux|trois|quatre|cinq|six|sept|huit|dix|douze|quinze|vingt|zwei|drei|vier|funf|sechs|sieben|acht|zehn|zwolf|zwanzig|duas|dois|quatro|sete|oito|dez|doze|vinte|due|tre|quattro|cinque|sei|sette|otto|dieci|dodici|venti|doua|trei|patru|cinci|sase|sapte|opt|zece|douazeci) (?:\p{L}+[- ]){0,3}(?:questions?|items?|exercises?|preguntas?|ejercicios?|exercices?|fragen|aufgaben|perguntas?|exercicios?|questoes|domande|esercizi|intrebari|exercitii)(?![\p{L}])|[\p{Nd}一二两三四五六七八九十]+ ?(?:道|个|個|题|問)|(?:\p{Nd}+|ثلاثه|خمسه|عشره|اربعه|سته) (?:\p{L}+ )?(?:اسئله|سوال)|(?:خمس|عشر|ثلاث|اربع|ست) اسئله/u,
);

/** "Continue it in four sentences": none of them is the half of one. */
const SENTENCES_COUNTED = lean(
  /(?:\p{Nd}+|two|three|four|five|six|ten|dos|tres|cuatro|cinco|seis|deux|trois|quatre|cinq|zwei|drei|vier|funf|dois|duas|quatro|due|tre|quattro|cinque|sei|doua|trei|patru|cinci) (?:(?:de|more|further|short|frases|mas) ){0,2}(?:sentences|frases|oraciones|phrases|satze|satzen|frasi|propozitii|fraze)(?![\p{L}])|[两三四五六]句|جملتين|(?:ثلاث|اربع|خمس)ه? جمل/u,
);
/** In signs: a line or two. */
const BRIEF = 160;
const QUOTED_OR_BEHIND = /["“„«「『'‘][^"”“„«»「」『』]{2,}["”»」』'’]|[:：]\s?\S/u;

/** "cumin, dill, cinnamon, basil": names of things, which are found sooner in groups than line by line. */
const LEAST_IN_A_ROW = 4;
const LONGEST_IN_A_ROW = { words: 4, signs: 10 } as const;
function areInOneRow({ parts: { instruction, material } }: DraftAnalysis): boolean {
  const told = instruction.trim().replace(/[.。!！?？؟]+$/u, '');
  const row = material || told.slice(told.search(/[:：?？؟](?=[^:：?？؟]*$)/u) + 1);
  const things = row.split(/[,，、،;；]/u).map((thing) => thing.trim());
  return (
    !/\n\s*\S/u.test(row.trim()) &&
    things.length >= LEAST_IN_A_ROW &&
    things.every((thing) =>
      /\p{Script=Han}|\p{Script=Kana}/u.test(thing)
        ? [...thing].length <= LONGEST_IN_A_ROW.signs
        : thing.split(/\s+/u).length <= LONGEST_IN_A_ROW.words,
    )
  );
}

/** "Label each word": the label goes to the thing, and not the thing to the label. */
const LABELLED_EACH = lean(/(?<![\p{L}])(?:label|tag|mark|etiquet|kennzeichn|beschrift|rotul)\p{L}* |标注|ラベル/u);

/** "Several labels may apply" */
const SEVERAL_LABELS = lean(
  /(?<![\p{L}])(?:(?:more than one|several|multiple|any number|one or more|all|every|which|any)(?: [\p{L}]+){0,3} (?:may |can |could |might |that |which )*appl(?:y|ies)|one or more(?: of)? (?:\p{L}+ ){0,2}(?:categor|label|tag|topic)|(?:vari[ao]s|varie|mas de un[ao]|mais de um[ao]?|piu di una?|plusieurs|mehrere|mai multe|tod[oa]s? l[oa]s|toutes? les|alle|tutte le|todas as|toate)(?: \p{L}+){0,4} (?:a la vez|aplicar|aplique[nm]?|possible\p{L}*|possibil\p{L}*|posib(?:il)?\p{L}*|zutreff\p{L}*|moglich|sapplicano|valgono|apliquent|conviennent|aplicavel|potriv\p{L}*|aplica))(?![\p{L}])|可(?:以)?多选|多个(?:标签|类别)|所有(?:适用|符合)|複数(?:可|選択)|当てはまる(?:もの)?(?:を)?(?:すべて|全て)|(?:اكثر من (?:فئه|تصنيف|وسم)|كل ما ينطبق|جميع ما ينطبق)/u,
);

/** "Which of these are …": those for which it holds are wanted, and no categories. */
const PICKED = lean(
  /^(?:(?:which|what) (?!categor|group|type|kind|class)(?:of |\p{L}+ )|(?:cual(?:es)?|que) (?:de )?|(?:les?quell?es?|quell?e?s?) (?:de )?|welche[rs]? (?:von )?|(?:quais|que) (?:d\p{L}+ )?|quali (?:d\p{L}+ )?|care (?:dintre )?)|^(?:以下|下列|这些)?[^，。？]{0,12}(?:哪些|哪几)|(?:のうち|の中で)(?:どれ|どの)|^(?:اي|ما) (?:من )?/u,
);

/** "Which is a fish and which a mammal?": asked for both, each is as good as the other. */
const BOTH_SOUGHT = lean(
  /(?<![\p{L}])(?:and (?:which|what)|or|y (?:cual(?:es)?|que)|[ou]|et l(?:e|a|es)?quel\p{L}*|et quel\p{L}*|ou|und welche\p{L}*|oder|e quais|e qua(?:l|is)|ou|e quali|sau|si care|ori) |(?:哪些|哪个)[^？?]{1,16}(?:哪些|哪个)|还是|どれが.{1,20}どれが|それとも|و(?:اي|ما)ها? |(?<![\p{L}])(?:او|ام) /u,
);
const asksForOneSide = (request: string): boolean =>
  PICKED.test(request) && !BOTH_SOUGHT.test(/^[^:：?？؟]*/u.exec(request)?.[0] ?? '');

/** Told in two or three short sentences: nothing to set out in a list first, but easily answered too quickly. */
const FEW_FACTS = { sentences: 4, words: 40, signs: 75, names: 3 } as const;
const hasFewFacts = (text: string): boolean =>
  !/\n\s*\S/u.test(text.trim()) &&
  splitSentences(text).length <= FEW_FACTS.sentences &&
  namesIn(text).size <= FEW_FACTS.names &&
  (/\p{Script=Han}|\p{Script=Kana}/u.test(text)
    ? [...text].length <= FEW_FACTS.signs
    : text.split(/\s+/u).length <= FEW_FACTS.words);

/** What a small task on a given sentence, figure or row asks for. */
export function smallTaskOf(draft: DraftAnalysis, request: string): Partial<Record<Given, boolean>> {
  const { material, instruction } = draft.parts;
  switch (draft.wording) {
    case 'translate': {
      const isInIt = draft.isQuestion || QUOTED_OR_BEHIND.test(instruction);
      const inRequest = !material && instruction.length <= BRIEF && isInIt;
      const isLine = inRequest || (material !== '' && material.length <= BRIEF);
      const carried =
        draft.slots.found.includes('tone') || POLITE.test(request) || FORMAL.test(request) || CASUAL.test(request);
      return { aLine: isLine && !asksForTwoLanguages(request), carried, onSign: isLine && ON_A_SIGN.test(request) };
    }
    case 'correct':
      return { verdictSought: draft.isQuestion && draft.text.length <= BRIEF };
    case 'classify':
      return {
        inOneRow: areInOneRow(draft) && !draft.traits.includes('reasons') && !LABELLED_EACH.test(request),
        picked: draft.isQuestion && asksForOneSide(request),
        severalLabels: SEVERAL_LABELS.test(request),
      };
    case 'evaluate':
      return {
        textJudged: (material !== '' || QUOTED_OR_BEHIND.test(instruction)) && !A_PLAN.test(request),
        scaled: SCALE.test(request),
      };
    case 'puzzle':
      return { fewFacts: hasFewFacts(draft.text) && !draft.traits.includes('steps') && !FOLLOWS.test(request) };
    case 'grammar':
      return { joined: JOINED.test(request) };
    case 'extract':
      return { wordSought: draft.text.length <= BRIEF && WORD_CLASS.test(request) && !OF_EACH_FOUND.test(request) };
    case 'sum':
      return { converted: UNIT.test(request) && !MONEY_OR_SHARE.test(request) };
    case 'extend':
      return { aSentence: material.length <= BRIEF && A_SENTENCE.test(request) && !SENTENCES_COUNTED.test(request) };
    case 'quiz':
    case 'interview':
      return { numbered: NUMBERED.test(request) };
    case 'application':
      return {
        postTold: POST_TOLD.test(request) && !TO_STUDY.test(request),
        unposted: !material && !TO_STUDY.test(request) && !POSTING.test(request),
        curriculum: !material && CURRICULUM.test(request) && !COVER.test(request),
      };
    case 'document':
      return { postTold: POST_TOLD.test(request), curriculum: CURRICULUM.test(request) && !COVER.test(request) };
    case 'markup':
    case 'entries':
    case 'change':
    case 'list':
      return { dataGiven: !material && DATA_BEHIND.test(draft.text) };
    default:
      return {};
  }
}
