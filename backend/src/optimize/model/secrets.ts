import { fold } from '../analysis/fold.js';

/** So many characters in a row are no accident. */
export const PIECE_LENGTH = 48;

/** What no version may contain: the instructions, in pieces of a length that is no accident, and their mark. */
export class Secrets {
  private readonly pieces = new Set<string>();

  constructor(
    instructions: string,
    private readonly canary: string,
  ) {
    for (const piece of piecesOf(instructions)) this.pieces.add(piece);
  }

  /** Whether a text gives something away that the person hadn't written themselves. */
  areIn(text: string, draft: string): boolean {
    if (text.includes(this.canary)) return true;
    const found = piecesOf(text).filter((piece) => this.pieces.has(piece));
    if (!found.length) return false;
    const own = squeeze(draft);
    return found.some((piece) => !own.includes(piece));
  }
}

function piecesOf(text: string): string[] {
  const squeezed = squeeze(text);
  return Array.from({ length: Math.max(0, squeezed.length - PIECE_LENGTH + 1) }, (_, at) =>
    squeezed.slice(at, at + PIECE_LENGTH),
  );
}

function squeeze(text: string): string {
  return fold(text)
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim();
}
