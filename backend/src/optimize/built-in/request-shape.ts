import type { Intent } from '../../contracts/rewriting.js';
import { readRequest } from '../analysis/detect-task.js';
import { foldWords } from '../analysis/fold.js';
import { INTO_A_PIECE } from '../analysis/general-wording.js';
import type { DraftAnalysis } from '../analysis/draft-analysis.js';
import { lexiconOf } from '../analysis/lexicon/lexicons.js';
import { lean } from '../analysis/lean.js';
import { isOrderedBehind } from './situation.js';

/**
 * What is wanted, whatever it is about: something made, something found, something told, or work on what is given.
 * `shapeless` where no verb says so.
 */
export type RequestShape = 'making' | 'finding' | 'telling' | 'working' | 'shapeless';

/** Verbs at the head of a request, folded. */
const MAKES = lean(
  /^(?:(?:write(?! down)|create|generate|make|produce|prepare|craft|develop|design|build|construct|formulate|draw|paint|compose|draft|define|invent|compile|put together|set up|plan|organi[sz]e|come up with|think (?:of|up)|imagine|simulate|outline|propose|suggest|devise|script|illustrate|phrase|word)|(?:escrib|redact|cre[ae]|gener|elabor|desarroll|disen|construy|compon|invent|inventa|prepar|haz|propon|imagin|plante|planific|organiz)\p{L}*|(?:ecri|redig|cree|gener|elabor|developp|concoi|concev|construi|compose|invent|prepar|propos|imagin|fais|planifi|organis)\p{L}*|(?:schreib|verfass|erstell|erzeug|generier|entwickl|entwirf|entwerf|konzipier|bau|komponier|erfind|bereit|mach|plan|organisier|gestalt|denk)\p{L}*|(?:escrev|redij|crie|cria|ger[ae]|elabor|desenvolv|projet|constru|compon|invent|prepar|faca|propon|imagin|planej|organiz)\p{L}*|(?:scriv|redig|crea|gener|elabor|svilupp|progett|costrui|compon|invent|prepar|fai|fammi|propon|immagin|pianific|organizz)\p{L}*|(?:scri|redact|cree|gener|elabor|dezvolt|proiect|constru|compun|invent|pregat|fa|propun|imagin|planific|organiz|concep|realiz|intocm)\p{L}*)(?![\p{L}])|^(?:[为给就用围][^，。]{1,18}?)?(?:写|撰|创作|创建|设计|制作|制定|生成|起草|编写|编|拟|做|开发|构思|构建|想|策划|画|给我写|帮我写|以.{1,20}为题)|(?:書いて|作って|作成|考えて|設計|提案|企画|描いて|生成)(?:ください|くれ|して|て)?|^(?:ا?كتب|انشي|انشء|صمم|ولد|اعد|حضر|طور|الف|ابتكر|ارسم|ضع|اقترح|نظم|خطط|صغ)(?![\p{L}])/u,
);
const FINDS = lean(
  /^(?!(?:tell|dime|dis|sag|diga|dimmi|spune)(?:[- ]\p{L}+)? (?:why|how|about|por que|como|sobre|pourquoi|comment|warum|wie|perche|come|de ce|cum|despre)(?![\p{L}]))(?:(?:find|give|name|tell|identify|list|provide|pick|choose|select|determine|decide|state|guess|answer|figure out|calculate|count|check|rate|rank|judge|estimate|mention|recall|look up|spot|which|what|who|where|when|convert|solve|match|da|dame|dadme|que|quien(?:es)?|donde|cual(?:es)?|qui|ou|quel(?:le)?s?|gib|gebt|sage?|rate|was|wer|wo|wen|wem|de|qual|quais|quem|onde|dai|chi|dove|quale|quali|dati|care|cine|unde)|(?:encuentr|busc|dame|dime|nombr|identific|enumer|menciona|elig|escog|determin|decid|adivin|calcul|cuent|indic)\p{L}*|(?:trouv|cherch|donn|nomm|identifi|enumer|cite|choisi|determin|decid|devin|calcul|compt|indiqu)\p{L}*|(?:find|such|nenn|identifizier|zahl|wahl|bestimm|entscheid|errat|berechn|welch)\p{L}*|(?:encontr|busqu|procur|diga|nomei|identifi|list|cite|mencion|escolh|determin|decid|adivinh|calcul|indiqu)\p{L}*|(?:trov|cerc|dammi|dimmi|nomin|identific|elenc|cita|menzion|scegl|determin|decid|indovin|calcol|indic)\p{L}*|(?:gas|caut|spune|numest|identific|enumer|mention|aleg|determin|decid|ghic|calcul|numar|indic)\p{L}*)(?![\p{L}])|^(?:找|推荐|建议|给出|列|说出|指出|选|判断|确定|猜|计算|回答|识别|哪|谁|什么)|(?:挙げて|教えて|選んで|答えて|見つけて|特定|計算)|^(?:جد|اعط|اذكر|سم|حدد|عدد|اختر|خمن|احسب|عين|قرر|ما|من|اين|اي)\p{L}*/u,
);

const MADE_BY_INTENT: ReadonlySet<Intent> = new Set<Intent>(['write', 'code', 'plan']);
const WORKED_BY_INTENT: ReadonlySet<Intent> = new Set<Intent>(['edit', 'summarise', 'translate']);
const FOUND_BY_INTENT: ReadonlySet<Intent> = new Set<Intent>(['answer', 'analyse', 'decide', 'brainstorm']);

/** A word or a name says what it is about; a text is worked on. */
const TEXT_WORDS = 6;
const TEXT_SIGNS = 14;
const WITHOUT_SPACES = lean(/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u);
const isText = (material: string): boolean =>
  WITHOUT_SPACES.test(material) ? [...material].length > TEXT_SIGNS : material.trim().split(/\s+/u).length > TEXT_WORDS;

/** Behind the colon in the same line. */
const GIVEN_INLINE = lean(
  /[:：]\s*\S+(?:\s+\S+){6}|[:：]\s*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}，、。]{15}/u,
);

/** "Provide an example of …": it has to be made first. */
const MADE_FOR_IT = lean(
  /^(?:give|provide|share|offer|show|da|donn|gib|de|dai|dati?)\p{L}*(?: me| us| mir)? (?:an?|some|un[ae]?|ein\p{L}*|um[a]?|o) (?:\p{L}+ )?(?:example|sample|template|overview|analysis|scenario|draft|ejemplo|muestra|plantilla|exemple|modele|beispiel|muster|exemplo|modelo|esempio|modello|exemplu|model)/u,
);

/** The verb at the head of the first sentence that has one of these. */
function verbShape({ parts, language }: DraftAnalysis): RequestShape | undefined {
  const lexicon = lexiconOf(language.code) ?? lexiconOf('en');
  const requests = lexicon ? readRequest(parts.instruction, lexicon).sentences.map(({ request }) => request) : [];
  for (const request of requests) {
    // "As our lead, write …"
    const behindComma = /^as [^,]{2,60}, (.+)$/su.exec(request)?.[1] ?? request;
    if (MAKES.test(behindComma) || MADE_FOR_IT.test(behindComma)) return 'making';
    if (FINDS.test(request)) return 'finding';
  }
  return undefined;
}

/** What is given is looked through for something, whatever is done with it then. */
export const seeks = (draft: DraftAnalysis): boolean => draft.isQuestion || verbShape(draft) === 'finding';

export function requestShape(draft: DraftAnalysis): RequestShape {
  const { intent, parts } = draft;
  const verb = verbShape(draft);
  const isGiven = parts.material ? isText(parts.material) : GIVEN_INLINE.test(parts.instruction);
  const folded = foldWords(parts.instruction);
  if (INTO_A_PIECE.test(folded) || (!isGiven && isOrderedBehind(folded))) return 'making';
  if (isGiven && (verb !== 'making' || WORKED_BY_INTENT.has(intent))) return 'working';
  if (intent === 'explain' && !parts.material && verb !== 'finding') return 'telling';
  if (MADE_BY_INTENT.has(intent)) return 'making';
  return verb ?? (FOUND_BY_INTENT.has(intent) || parts.material ? 'finding' : 'shapeless');
}
