import type { TaskKind } from '../../analysis/task-kinds.js';
import type { LabelKey } from '../languages/language.js';
import type { Choice } from '../recipes/recipe.js';

/** What one named thing has to have, where the wording of its kind would only say what every text has to have. */
export interface Particular {
  /** The names of it, as alternatives of a pattern for folded text. One of them has to be what is asked for. */
  named: string;
  /** The pattern is the whole opening of a draft, question or not, and says by itself what is wanted. */
  asked?: true;
  /** Only where the draft is read as one of these. */
  over?: readonly TaskKind[];
  /** Only where the draft has this in it, what it is about included. */
  within?: RegExp;
  /**
   * One sentence for the sharp version; `{tu|vous}` in it offers the familiar and the polite form, and other braces hold
   * what falls away where the person has named a number.
   */
  sharp: string;
  /** What the draft is, where that is not what its kind would say. */
  label?: LabelKey;
  /** Three to five requirements for the structured one, each under its own label. */
  points: readonly Choice<string>[];
  /** The order to work in, for the guided version; each stands on a line of its own. */
  steps?: readonly string[];
  /** What that settles although nobody has said it, for people to take back; in the language of the site. */
  assumes?: string;
}

/** An entry asked about by its opening, alike in every language but for its words. */
export const askedOver =
  (over: readonly TaskKind[]) =>
  (named: string, sharp: string, points: Particular['points'], steps: readonly string[]): Particular => ({
    asked: true,
    over,
    named,
    sharp,
    points,
    steps,
  });

/** The particulars of one language, and what may stand before their names. All are patterns for folded text. */
export interface Particulars {
  /** Courtesies and verbs, as alternatives: "please", "write", "help me". They say nothing about the thing. */
  lead: string;
  /** Behind one of these stands what a thing is for, and with one of these in front it is worked on or asked about. */
  notWanted: string;
  /** What a question opens with that is a polite order, down to the verb: "can you write". */
  politely?: string;
  /** Words aren't separated, so what is in front is counted in characters. */
  withoutSpaces?: true;
  /** With one of these behind it, something else is wanted or it is worked on: its title, its translation. */
  notBehind?: string;
  /** Brings other ways of writing the language into the one the patterns are in. */
  spelt?: (text: string) => string;
  known: readonly Particular[];
}
