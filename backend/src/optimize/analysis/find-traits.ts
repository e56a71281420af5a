import { SLOTS, type DraftParts, type SlotName, type Trait } from './draft-analysis.js';
import { fold } from './fold.js';
import type { LexicalTrait, Lexicon } from './lexicon/lexicon.js';

const CODE =
  /```|(?:^|\n)\s*(?:def |class \w+[:({]|import \w|from \w+ import|#include|public (?:static|class)|function \w+\(|const \w+ ?=|let \w+ ?=|var \w+ ?=|SELECT\s.+\sFROM|<\?php|<!DOCTYPE|<html)|[;{]\s*\n|\)\s*\{|=>\s*\{|\\(?:begin|documentclass)\{|console\.log\(|print(?:f|ln)?\(/iu;

/** Three and more short things in a row: what a classification, a table or a choice is about. */
const ITEMS = /(?:[^,،、;:：\n.?!]{1,40}[,،、;] ?){2,}(?:(?:and|or|y|o|et|ou|und|oder|e|și|sau|和|或|と) )?[^,،、;\n]{1,40}/u;

export function looksLikeCode(text: string): boolean {
  return CODE.test(text);
}

/** What the request already says about its answer. */
export function findSlots(parts: DraftParts, lexicon: Lexicon | undefined): { found: SlotName[]; missing: SlotName[] } {
  const request = fold(parts.instruction);
  const found = lexicon ? SLOTS.filter((slot) => lexicon.slots[slot].test(request)) : [];
  return { found, missing: SLOTS.filter((slot) => !found.includes(slot)) };
}

export function findTraits(parts: DraftParts, lexicon: Lexicon | undefined, questions: number): Trait[] {
  const request = fold(parts.instruction);
  const traits: Trait[] = [];
  if (lexicon) {
    const lexical = Object.keys(lexicon.traits) as LexicalTrait[];
    traits.push(...lexical.filter((trait) => lexicon.traits[trait].test(request)));
  }
  const afterColon = /[:：]([^:：]+)$/u.exec(parts.instruction)?.[1] ?? '';
  if (ITEMS.test(afterColon) || (parts.material.match(/\n/gu)?.length ?? 0) >= 2 || ITEMS.test(parts.material)) traits.push('items');
  if (questions > 1) traits.push('manyQuestions');
  if (parts.material) traits.push('material');
  if (looksLikeCode(parts.instruction) || looksLikeCode(parts.material)) traits.push('code');
  return traits;
}
