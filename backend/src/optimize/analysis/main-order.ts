import { lean } from './lean.js';
import type { TaskKind } from './task-kinds.js';

interface Addition {
  /** What the whole was taken for because of it. */
  misread: ReadonlySet<TaskKind>;
  /** The order itself, and the sentence behind it. */
  pattern: RegExp;
}

const ADDITIONS: readonly Addition[] = [
  {
    // What is written gets its name as a heading; nothing is sorted.
    misread: new Set<TaskKind>(['classify']),
    pattern: lean(
      /^((?:please )?(?:write|compose|draft|create|invent|make up) [^\n]{10,300}[.!]) (?:please )?(?:label|mark|title|tag) (?:each|every|all|both|them|the)(?: [\p{L}-]+){0,4}[.!]?$/iu,
    ),
  },
  {
    // The examples belong to what is set out, and are no list of their own.
    misread: new Set<TaskKind>(['entries', 'list', 'points', 'suggest', 'roster', 'discuss']),
    pattern: lean(
      /^((?:please )?(?:discuss|explain|analy[sz]e|examine|explore) how [^.?!:\n]{10,200}[.!]) (?:please )?(?:also )?(?:give|list|name|provide|cite|include|use|offer|mention) (?:at least )?(?:\p{Nd}+|an?|one|two|three|four|five|six|several|some) (?:\p{L}+ ){0,2}(?:examples?|effects?|instances?|cases?|consequences?|changes?|reasons?)(?!\p{L})[^?:\n]{0,120}$/iu,
    ),
  },
];

/** An order with a sentence behind it that only says what else the answer has: the order without that sentence. */
export const mainOrder = (text: string, wording: TaskKind): string | undefined =>
  ADDITIONS.find(({ misread, pattern }) => misread.has(wording) && pattern.test(text))?.pattern.exec(text)?.[1];
