import { lean } from './lean.js';

/** "Recipient: landlord.": a name, and what belongs to it, up to the next sentence. */
const LABELLED = '\\p{Lu}\\p{L}+(?: \\p{L}+){0,2}\\s?: ?[^.:!?\\n]{2,120}';
const ORDER_AND_LABELS = new RegExp(`^([^.!?:\\n]{6,90}[.!])\\s+${LABELLED}(?:[.;\\n]\\s*${LABELLED})+[.;]?\\s*$`, 'u');
const IN_FULL_SIGNS = lean(
  /^([^。！？：:\n]{4,40}[。！])\s*[^。！？：:\n]{1,8}[：:][^。：:\n]{1,60}(?:[。；\n]\s*[^。！？：:\n]{1,8}[：:][^。：:\n]{1,60})+[。；]?\s*$/u,
);

/** An order in one sentence, and behind it nothing but what it needs, each under its name. */
export const orderBeforeLabels = (text: string): string | undefined =>
  /[:：]/u.test(text) ? (ORDER_AND_LABELS.exec(text) ?? IN_FULL_SIGNS.exec(text))?.[1] : undefined;
