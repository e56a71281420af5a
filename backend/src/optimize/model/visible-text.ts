import { stripWrapperUnlessOwn } from '../gates/wrapper.js';
import { SENTINEL } from './instructions.js';
import { NOTICED_LENGTH, type Secrets } from './secrets.js';

/** So much is kept back at the end of what is shown: room for the sentinel, a closing fence, and a leak to be noticed. */
const LAG = 80;
/** A courtesy such as "Sure, here is the rewritten prompt:" shows itself within this. */
const OPENING = 140;
const THINKING = /<(think|thinking|reasoning|analysis|scratchpad)>[\s\S]*?<\/\1>/giu;
const OPEN_THINKING = /<(?:think|thinking|reasoning|analysis|scratchpad)>[\s\S]*$|<\/?[a-z]{0,10}$/iu;
/** Behind these, only the end tells what is wrapper and what is text. */
const WRAPPED = /^(?:```|<[a-z]|["“„«「『])/iu;
/** Digits, letters one by one, or a run without a space: only its end tells what it says. */
const ENCODED = /(?:[A-Za-z0-9+/_=-]{32,}|(?:[A-Za-z0-9]{1,2}[^A-Za-z0-9]{1,3}){12,}[A-Za-z0-9]{0,2})$/;
const ENCODED_REACH = 600;
/** What the pattern above can't end with: a word, and a space or mark within as much as a run needs. */
const PLAIN_END = 24;
const RUN = 32;
const A_WORD = /[A-Za-z0-9]{3}/;
const A_BREAK = /[^A-Za-z0-9+/_=-]/;
const LEAK_STEP = 24;
/** A beginning that doesn't look right is looked at again when it has grown by so much. */
const JUDGE_STEP = 80;

/**
 * What of a text that is still being written may be shown: no thinking, no wrapper, no sentinel, nothing of our
 * instructions. What may yet turn out to be one of these is kept back.
 */
export class VisibleText {
  /** Everything up to the sentinel, as the model wrote it. */
  raw = '';
  isEnded = false;
  /** What was noticed while it came needn't be noticed again in the whole: where one looks differs. */
  hasLeaked = false;
  private shown = '';
  private start: number | null = null;
  private trusted = false;
  private judgeAgainAt = 0;
  private checkedTo = 0;
  private readonly ownSentinels: number;

  constructor(
    private readonly draft: string,
    private readonly secrets: Secrets,
    /** Whether a beginning looks like a rewriting at all. What doesn't isn't shown before its end has been judged. */
    private readonly looksRight: (text: string) => boolean,
  ) {
    this.ownSentinels = draft.split(SENTINEL).length - 1;
  }

  /** Takes more text; gives what can be shown in addition, and whether more is wanted. */
  push(text: string): { show: string; wantsMore: boolean } {
    this.raw += text;
    const end = this.findSentinel();
    if (end >= 0) {
      this.raw = this.raw.slice(0, end);
      this.isEnded = true;
    }
    this.hasLeaked ||= this.leaks();
    if (this.hasLeaked) return { show: '', wantsMore: false };
    return { show: this.advance(), wantsMore: !this.isEnded };
  }

  private advance(): string {
    const text = this.withoutThinking();
    this.start ??= this.findStart(text);
    if (this.start === null || !this.isTrusted(text.slice(this.start))) return '';
    const show = text.slice(this.start + this.shown.length, text.length - this.heldBack(text));
    this.shown += show;
    return show;
  }

  private heldBack(text: string): number {
    // Plain text, as nearly always, is seen by its end; the pattern would try each of its letters.
    if (A_WORD.test(text.slice(-PLAIN_END)) && A_BREAK.test(text.slice(-RUN))) return LAG;
    const encoded = ENCODED.exec(text.slice(-ENCODED_REACH))?.[0].length ?? 0;
    return Math.max(LAG, encoded + LAG);
  }

  private isTrusted(text: string): boolean {
    if (this.trusted || text.length < this.judgeAgainAt) return this.trusted;
    this.judgeAgainAt = text.length + JUDGE_STEP;
    this.trusted = this.looksRight(text);
    return this.trusted;
  }

  private withoutThinking(): string {
    const text = this.raw.includes('<') ? this.raw.replace(THINKING, '').replace(OPEN_THINKING, '') : this.raw;
    return text.trimStart();
  }

  /** Where the rewriting starts behind courtesies; null while that can't be told. */
  private findStart(text: string): number | null {
    const isOwn = text.slice(0, 12) === this.draft.slice(0, 12);
    if (text.length < OPENING || (WRAPPED.test(text) && !isOwn)) return null;
    const inner = stripWrapperUnlessOwn(text, this.draft);
    return text.trimEnd().endsWith(inner) ? text.trimEnd().length - inner.length : null;
  }

  private leaks(): boolean {
    if (this.raw.length - this.checkedTo < LEAK_STEP && !this.isEnded) return false;
    const from = Math.max(0, this.checkedTo - 2 * NOTICED_LENGTH);
    this.checkedTo = this.raw.length;
    return this.secrets.areIn(this.raw.slice(from), this.draft);
  }

  /** The draft may contain the sentinel itself; only what goes beyond its own ones ends the text. */
  private findSentinel(): number {
    let at = -1;
    for (let count = 0; count <= this.ownSentinels; count += 1) {
      at = this.raw.indexOf(SENTINEL, at + 1);
      if (at < 0) return -1;
    }
    return at;
  }
}
