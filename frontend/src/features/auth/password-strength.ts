/** An index of `STRENGTH_WORDS`. */
export type Strength = 0 | 1 | 2 | 3 | 4;

interface Password {
  password: string;
  /** What may not make a password strong: the person's own address. */
  email: string;
  minLength: number;
}

/** Shorter ones never count as strong, however mixed they are. */
const STRONG_LENGTH = 12;
/** Guesses, as powers of two, above which a password is fair, good and strong. */
const FAIR_BITS = 30;
const GOOD_BITS = 46;
const STRONG_BITS = 62;

const RUNS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiopasdfghjklzxcvbnm', 'qwertzuiopasdfghjklyxcvbnm'];
const KNOWN = /passw[o0]rd|letmein|welcome|iloveyou|admin|qwert/gi;

/**
 * A hint while typing, and nothing more: the server's list of known passwords decides. Counts what is left when
 * repetitions, runs such as `2345` and the own address have been taken out.
 */
export function strengthOf({ password, email, minLength }: Password): Strength {
  const length = [...password].length;
  if (length < minLength) return 0;
  const guesses = lengthThatCounts(password, email) * Math.log2(alphabetSize(password));
  if (guesses < FAIR_BITS) return 1;
  if (guesses < GOOD_BITS) return 2;
  return guesses < STRONG_BITS || length < STRONG_LENGTH ? 3 : 4;
}

function lengthThatCounts(password: string, email: string): number {
  const name = email.split('@')[0] ?? '';
  const lower = password.toLowerCase();
  const withoutName = name.length >= 3 ? lower.replaceAll(name.toLowerCase(), '') : lower;
  const characters = [...withoutName.replace(KNOWN, '')];
  return characters.filter((character, index) => index < 1 || !follows(characters[index - 1] ?? '', character)).length;
}

/** The same again, or its neighbour in the alphabet, among the digits or on the keyboard. */
function follows(previous: string, next: string): boolean {
  return previous === next || RUNS.some((run) => run.includes(previous + next) || run.includes(next + previous));
}

function alphabetSize(password: string): number {
  const classes: [RegExp, number][] = [
    [/\p{Ll}/u, 26],
    [/\p{Lu}/u, 26],
    [/\p{Nd}/u, 10],
    [/[ -/:-@[-`{-~]/, 33],
    [/[^\0-\x7f]/, 100],
  ];
  return classes.reduce((sum, [pattern, size]) => (pattern.test(password) ? sum + size : sum), 1);
}
