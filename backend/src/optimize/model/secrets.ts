import { fold } from '../analysis/fold.js';

/** So many characters in a row are no accident. */
const PIECE_LENGTH = 48;
/** Texts are looked through in steps, against the pieces from every place of the instructions. */
const STEP = 8;
/** From this length on a passage of the instructions is certain to be noticed. */
export const NOTICED_LENGTH = PIECE_LENGTH + STEP - 1;

/** What no version may contain: the instructions, in pieces of a length that is no accident, and their mark. */
export class Secrets {
  private readonly pieces: ReadonlySet<string>;

  constructor(
    instructions: string,
    private readonly canary: string,
  ) {
    this.pieces = new Set(piecesOf(squeeze(instructions), 1));
  }

  /** Whether a text gives something away that the person hadn't written themselves. */
  areIn(text: string, draft: string): boolean {
    if (text.includes(this.canary)) return true;
    const found = piecesOf(squeeze(text), STEP).filter((piece) => this.pieces.has(piece));
    if (!found.length) return false;
    const own = squeeze(draft);
    return found.some((piece) => !own.includes(piece));
  }
}

function piecesOf(text: string, step: number): string[] {
  const pieces: string[] = [];
  for (let at = 0; at + PIECE_LENGTH <= text.length; at += step) pieces.push(text.slice(at, at + PIECE_LENGTH));
  return pieces;
}

function squeeze(text: string): string {
  return fold(text)
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim();
}
