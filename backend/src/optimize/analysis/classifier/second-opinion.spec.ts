import { describe, expect, it } from '@jest/globals';
import { analyse, readDraft } from '../analyse.js';
import { ASKED_FOR, LABELS, serves, wordingFor } from './asked-for.js';
import { judge, takeOpinion } from './second-opinion.js';
import { signsOf } from './signs.js';
import { classify, hashOf, HIDDEN, loadWeights } from './weights.js';

const wordingOf = (text: string) => analyse(text).wording;
/** All of the probability on one label. */
const sureOf = (label: (typeof LABELS)[number]) => Float64Array.from(LABELS, (each) => (each === label ? 1 : 0));

describe('what a draft asks for, told from the whole of it', () => {
  it.each([
    ['evaluate', 'Rate my packing list: two shirts, one coat, no shoes'],
    ['explain', 'Explain the plot twist in The Others without spoiling the last scene.'],
    ['formula', 'ffmpeg command to cut the first 20 seconds off a birthday video'],
    ['code', 'arduino sketch that waters my plant when soil is dry'],
    ['list', 'Famous poems about mothers, six titles with the poet'],
    ['essay', '請寫一篇大約600字的短文，主題是「外婆的廚房」'],
    ['compare', '光合作用跟呼吸作用差在哪？國中生物要考'],
    ['why', 'ليش السما زرقا بالنهار وحمرا عند الغروب؟'],
    ['persona', 'You are a tired Roman senator. Answer my questions about the republic.'],
  ])('%s, whatever its words suggest one by one: %s', (kind, text) => {
    expect(serves(wordingOf(text), kind as (typeof LABELS)[number])).toBe(true);
  });

  it('is left alone where it was read well', () => {
    for (const text of ['write a haiku about rain', 'what is the capital of Kenya', 'debug this: print(x']) {
      expect(wordingOf(text)).toBe(readDraft(text).draft.wording);
    }
  });
});

describe('a second opinion', () => {
  const reading = readDraft('write a haiku about rain');

  it('says nothing where it agrees', () => {
    expect(judge(reading, sureOf('poem'))).toBeUndefined();
  });

  it('names what the draft is instead', () => {
    expect(judge(reading, sureOf('image'))).toEqual({ as: 'image' });
  });

  it('only says that it was misread where it is not sure enough of another kind', () => {
    const half = Float64Array.from(LABELS, (label) => (label === 'image' || label === 'quiz' ? 0.3 : 0));
    expect(judge(reading, half)).toEqual({ as: 'misread' });
  });

  it('gives up what hardly anything speaks for, and keeps what much speaks for', () => {
    const nothing = new Float64Array(LABELS.length).fill(1 / LABELS.length);
    expect(judge(reading, nothing)).toEqual({ as: 'misread' });
    const much = Float64Array.from(LABELS, (label) => (label === 'poem' ? 0.6 : 0.4 / (LABELS.length - 1)));
    expect(judge(reading, much)).toBeUndefined();
  });

  it('replaces what a whole sentence was read by only where it is nearly sure', () => {
    const seldom = readDraft('For what is the city of Sibiu renowned?');
    const half = Float64Array.from(LABELS, (label) => (label === 'image' ? 0.6 : label === 'who' ? 0.1 : 0));
    expect(judge(seldom, half)).toBeUndefined();
    expect(judge(seldom, sureOf('image'))).toEqual({ as: 'image' });
  });

  it('given up, leaves the task as it was, for the score and for what is kept', () => {
    expect(takeOpinion(reading.draft, { as: 'misread' })).toMatchObject({ task: 'poem', wording: 'plain' });
  });

  it('that something is a worry becomes a question of law where the law is asked about', () => {
    const legal = readDraft('my landlord wants to raise the rent by 20%, is that legal').draft;
    expect(takeOpinion(legal, { as: 'harm' }).wording).toBe('yesno');
  });

  it('asks for no text to work on where there is none', () => {
    expect(judge(reading, sureOf('passage'))).toEqual({ as: 'misread' });
  });
});

describe('the weights', () => {
  const weights = loadWeights();

  it('are for the labels there are', () => {
    expect(weights.numbers).toHaveLength((weights.hashes.length * HIDDEN) / 2);
    expect(weights.outer).toHaveLength(LABELS.length * HIDDEN);
    expect(weights.outerBias).toHaveLength(LABELS.length);
  });

  it('give shares of one whole', () => {
    const shares = classify(['w haiku', 'never seen'], weights);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  });

  // Trained anew whenever signs or rules change; without it nearly nothing that is seen would be known.
  it('know most of the signs of usual drafts', () => {
    const known = new Set(weights.hashes);
    const signs = ['write an email to my landlord', '帮我写一封请假邮件', 'اكتب رسالة إلى المدير'].flatMap((text) =>
      signsOf(readDraft(text)),
    );
    expect(signs.filter((sign) => known.has(hashOf(sign))).length / signs.length).toBeGreaterThan(0.7);
  });
});

it('serves whoever asks for a thing with the wording of that thing', () => {
  for (const label of LABELS) {
    const wording = wordingFor(label);
    if (wording) expect(serves(wording, label)).toBe(true);
  }
  expect(Object.keys(ASKED_FOR)).toEqual(LABELS);
});
