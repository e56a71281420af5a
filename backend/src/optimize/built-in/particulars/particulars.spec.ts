import { describe, expect, it } from '@jest/globals';
import { analyse } from '../../analysis/analyse.js';
import { checkVariant } from '../../gates/gates.js';
import { rewriteBuiltIn } from '../built-in-engine.js';
import { ENGLISH_ASKED } from './english-asked.js';
import { ENGLISH_CODE } from './english-code.js';
import { ENGLISH_CREATIVE } from './english-creative.js';
import { ENGLISH_EVERYDAY } from './english-everyday.js';
import { ENGLISH_STUDY } from './english-study.js';
import { ENGLISH_WORK } from './english-work.js';
import { particularOf } from './particulars.js';

const ALL = [
  ...ENGLISH_ASKED,
  ...ENGLISH_WORK,
  ...ENGLISH_STUDY,
  ...ENGLISH_CREATIVE,
  ...ENGLISH_CODE,
  ...ENGLISH_EVERYDAY,
];
const pointsOf = (points: (typeof ALL)[number]['points']) =>
  points.map((point) => (typeof point === 'string' ? point : point[0]));

const found = (text: string) => particularOf('en', analyse(text));
const versionsOf = (text: string) => rewriteBuiltIn(analyse(text)).map(({ prompt }) => prompt);

describe('a thing asked for by its name', () => {
  it.each([
    ['okrs for a customer support team', 'Key results'],
    ['write me a swot analysis of a small bakery', 'opportunities and threats'],
    ['dockerfile for a next js app', 'Adapt:'],
    ['weekly status report for my manager', 'Blockers:'],
    ['flashcards for the krebs cycle', 'front and back'],
    ['can you make a scavenger hunt for 8 year olds', 'Stations:'],
    ['thesis statement about social media and loneliness', 'Claim:'],
    ['git I committed to main instead of my branch', 'Undo:'],
  ])('is told what one of its kind has: %s', (text, point) => {
    expect(versionsOf(text)[1]).toContain(point);
  });

  it.each([
    'translate this press release into French: We are opening a shop.',
    'what is a swot analysis',
    'email to my manager about the weekly status report',
    'name for a sourdough starter',
    'improve my resignation letter: I quit.',
    'how long is a haiku',
  ])('is left alone where it is worked on, asked about or only mentioned: %s', (text) => {
    expect(found(text)).toBeUndefined();
  });

  it('has a subject line if it is sent by mail', () => {
    expect(versionsOf('cold email to a photographer')[1]).toContain('Subject line');
  });
});

describe('what is asked in so few words that it means one thing', () => {
  it.each([
    ['is it worth it', 'what this refers to'],
    ['help with excel', 'where I am stuck'],
    ['how do i tell my boss i am leaving', 'wordings I could use'],
    ['best way to store basil', 'the mistake that spoils it'],
    ['pick one of these names: Rise, Crumb, Oven Ready', 'Choose one'],
  ])('%s', (text, words) => {
    expect(versionsOf(text)[0]).toContain(words);
  });
});

describe('the wording of every particular', () => {
  it.each(ALL.map((particular) => [particular.named.slice(0, 40), particular] as const))(
    'is one sentence and labelled points, without figures: %s',
    (_, { sharp, points }) => {
      expect(sharp).toMatch(/^\p{Lu}.*\.$/u);
      expect(sharp).not.toMatch(/\d/u);
      for (const point of pointsOf(points)) {
        expect(point).toMatch(/^\p{Lu}[^:]{2,40}: \S/u);
        expect(point).not.toMatch(/\d|\.$/u);
      }
    },
  );

  it.each(ALL.map((particular) => [particular.named.slice(0, 40), particular] as const))(
    'names nothing of anybody’s world: %s',
    (_, { sharp, points }) => {
      const draft = analyse('write something for me');
      const text = ['Write something for me.', sharp, ...pointsOf(points).map((point) => `- ${point}`)].join('\n');
      const invented = checkVariant(text, draft, []).failures.filter(({ gate }) => gate === 'no-invention');
      expect(invented).toEqual([]);
    },
  );
});
