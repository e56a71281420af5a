import { setTimeout as sleep } from 'node:timers/promises';
import { analyse } from '../analysis/analyse.js';
import { checkVariant } from '../gates/gates.js';
import { rewriteBuiltIn } from './built-in-engine.js';
import { compileParticulars } from './particulars/particulars.js';

/** One short draft in each language that has a lexicon of its own, and one in another script. */
const DRAFTS = [
  'Explain how a vaccine works, without jargon.',
  'Explica cómo funciona una vacuna, sin tecnicismos.',
  'Explique comment marche un vaccin, sans jargon.',
  'Erkläre, wie eine Impfung wirkt, ohne Fachwörter.',
  'Explique como funciona uma vacina, sem jargão.',
  'Spiega come funziona un vaccino, senza gergo.',
  'Explică cum funcționează un vaccin, fără jargon.',
  '解释疫苗是怎么起作用的，不要用术语。',
  'ワクチンの仕組みを専門用語なしで説明して。',
  'اشرح كيف يعمل اللقاح دون مصطلحات.',
  'Объясни, как работает вакцина, без терминов.',
] as const;

const PAUSE_MS = 400;

/**
 * Loads the language detector and compiles the patterns of every language, which the first draft in it would otherwise
 * wait for. Pauses after each: the first requests come at the same time.
 */
export async function warmUp(): Promise<void> {
  for (const text of DRAFTS) {
    const draft = analyse(text);
    const [first, ...others] = rewriteBuiltIn(draft).map(({ prompt }) => prompt);
    checkVariant(first ?? '', draft, others);
    compileParticulars(draft.language.code);
    await sleep(PAUSE_MS, undefined, { ref: false });
  }
}
