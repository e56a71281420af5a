import { fold } from '../analysis/fold.js';
import type { Gate } from './gate.js';

const THINKING = /<(think|thinking|reasoning|analysis|scratchpad)>[\s\S]*?(?:<\/\1>|$)/giu;
const STRAY_THINKING = /^[\s\S]*?<\/(?:think|thinking|reasoning)>/iu;
const FENCE = /^```[\w-]*[ \t]*\n([\s\S]*?)\n?```$/u;
const TAGGED = /^<(prompt|rewritten[_-]?prompt|rewrite|output|result|answer)>([\s\S]*)<\/\1>$/iu;
const QUOTED = /^(?:"([^"]*)"|“([^“”]*)”|„([^„“”]*)[“”]|«([^«»]*)»|「([^「」]*)」|『([^『』]*)』)$/u;

const NAME_OF_RESULT =
  'prompt|request|version|rewrite|rewriting|solicitud|petición|versión|requête|invite|anfrage|aufforderung|fassung|versão|versione|cererea|versiune|提示词|提示|版本|プロンプト|المطالبة|الموجه|النسخة';
const COURTESY =
  "sure|certainly|of course|absolutely|okay|ok|here(?:’|')?s|here is|here are|below is|rewritten|improved|optimi[sz]ed|refined|claro|por supuesto|aquí (?:está|tienes|tiene)|aqui está|bien sûr|voici|voilà|natürlich|gerne|hier ist|ecco|certo|certamente|sigur|desigur|iată|当然|好的|以下是|这是|もちろん|はい|以下は|こちらが|بالتأكيد|بالطبع|إليك|فيما يلي";

/** "Sure! Here is the rewritten prompt:": courtesies in front of the text, which end in a colon or an exclamation mark. */
const LEAD_IN = new RegExp(
  `^(?:(?:${COURTESY})[!！,，。.]\\s*)?(?:(?:${COURTESY})[^\\n:：]{0,80}|[^\\n:：]{0,40}(?:rewritten|improved|optimi[sz]ed|reescrit[oa]|mejorad[oa]|réécrite?|améliorée?|umgeschrieben[ers]*|verbesserte[rns]?|melhorad[oa]|riscritt[oa]|migliorat[oa]|rescris[ă]?|îmbunătățit[ă]?|改写|优化|改善|書き直|المحسن|المعاد)[^\\n:：]{0,40})[:：]\\s*(?=\\S)`,
  'iu',
);
const LABEL = new RegExp(
  `^\\**(?:(?:${NAME_OF_RESULT})|(?:[\\p{L}]+\\s){0,2}(?:${NAME_OF_RESULT}))\\**\\s*[:：]\\**\\s*(?=\\S)`,
  'iu',
);
const COURTESY_ALONE =
  /^(?:sure|certainly|of course|absolutely|claro|por supuesto|bien sûr|natürlich|gerne|certo|sigur|desigur|当然(?:可以)?|好的|もちろん(?:です)?|بالتأكيد|بالطبع)[!！.。]\s+(?=\S)/iu;
const HEADING = new RegExp(`^#{1,6}\\s*[^\\n]{0,40}(?:${NAME_OF_RESULT})[^\\n]{0,20}\\n+`, 'iu');

const STEPS: readonly ((text: string) => string)[] = [
  (text) => text.replace(THINKING, ''),
  (text) => text.replace(STRAY_THINKING, ''),
  (text) => text.replace(HEADING, ''),
  (text) => text.replace(COURTESY_ALONE, ''),
  (text) => text.replace(LEAD_IN, ''),
  (text) => text.replace(LABEL, ''),
  (text) => FENCE.exec(text)?.[1] ?? text,
  (text) => TAGGED.exec(text)?.[2] ?? text,
  (text) =>
    QUOTED.exec(text)
      ?.slice(1)
      .find((inner) => inner !== undefined) ?? text,
];

const MOST_LAYERS = 4;

/** The text without thinking, fences, quotation marks and lead-ins around it. What is inside stays as it is. */
export function stripWrapper(text: string): string {
  let result = text.trim();
  for (let layer = 0; layer < MOST_LAYERS; layer += 1) {
    const before = result;
    for (const step of STEPS) result = step(result).trim();
    if (result === before) break;
  }
  return result;
}

const OPENING = 24;
const LEAST_OWN = 8;

const plain = (text: string) =>
  fold(text)
    .replace(/[\s.]+/gu, ' ')
    .trim();

/** What the person wrote themselves is no wrapper, even if it looks like one. */
export function stripWrapperUnlessOwn(text: string, draft: string): string {
  const outer = text.trim();
  const inner = stripWrapper(outer);
  const takenOff = plain(outer.slice(0, Math.max(0, outer.indexOf(inner))));
  const isOwn =
    plain(outer).startsWith(plain(draft.slice(0, OPENING))) ||
    (takenOff.length >= LEAST_OWN && plain(draft).includes(takenOff)) ||
    THINKING.test(draft) ||
    STRAY_THINKING.test(draft);
  THINKING.lastIndex = 0;
  return isOwn ? outer : inner;
}

/** Nothing around the text. */
export const wrapper: Gate = ({ text, draft }) => {
  const inner = stripWrapperUnlessOwn(text, draft.text);
  return inner === text.trim() ? undefined : { reason: 'There is something around the rewritten request.', pieces: [] };
};
