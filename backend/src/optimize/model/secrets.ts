import { fold } from '../analysis/fold.js';
import { decodingsOf, rot13 } from './decodings.js';

/** So many letters in a row are no accident. */
const PIECE_LENGTH = 38;
/** Texts are looked through in steps, against the pieces from every place of the instructions. */
const STEP = 8;
/** From this length on a passage of the instructions is certain to be noticed, spaces and marks between its letters included. */
export const NOTICED_LENGTH = 2 * (PIECE_LENGTH + STEP);

/**
 * What no version may contain: the instructions, in pieces of a length that is no accident, and their mark. Also not
 * spelled out letter by letter, backwards, shifted by thirteen letters, or in base64 or hexadecimal digits.
 */
export class Secrets {
  private readonly pieces: ReadonlySet<string>;
  private readonly marks: readonly string[];

  constructor(instructions: string, canary: string) {
    this.pieces = new Set(disguisesOf(squeeze(instructions)).flatMap((text) => piecesOf(text, 1)));
    this.marks = disguisesOf(squeeze(canary));
  }

  /** Whether a text gives something away that the person hadn't written themselves. */
  areIn(text: string, draft: string): boolean {
    return [text, ...decodingsOf(text)].some((read) => this.isTold(squeeze(read), draft));
  }

  private isTold(text: string, draft: string): boolean {
    if (this.marks.some((mark) => text.includes(mark))) return true;
    const found = piecesOf(text, STEP).filter((piece) => this.pieces.has(piece));
    if (!found.length) return false;
    const own = squeeze(draft);
    return found.some((piece) => !own.includes(piece));
  }
}

/** Made of the instructions once, so that looking for them costs no more than looking for the plain text. */
function disguisesOf(text: string): string[] {
  return [text, [...text].reverse().join(''), rot13(text)];
}

function piecesOf(text: string, step: number): string[] {
  const pieces: string[] = [];
  for (let at = 0; at + PIECE_LENGTH <= text.length; at += step) pieces.push(text.slice(at, at + PIECE_LENGTH));
  return pieces;
}

/** The letters and digits alone: what is set between them to hide a word hides nothing. */
function squeeze(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
}
