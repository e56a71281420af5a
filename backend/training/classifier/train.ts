// Trains what tells, beside the rules, what a draft asks for (src/optimize/analysis/classifier):
//
//   npm run train:classifier [-- --check --list FILE]
//
// Reads prompts/*.jsonl, one object a line with the prompt and the label of what it asks for; trains on two thirds
// and measures on the other third, in turns, until every prompt was measured by weights that never saw it; then trains on
// all and writes weights.bin.gz. With `--check` it only measures; `--list` writes down what became
// of each prompt. The same prompts and rules always give the same weights.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type * as Analyse from '../../src/optimize/analysis/analyse.js';
import type * as AskedForModule from '../../src/optimize/analysis/classifier/asked-for.js';
import type * as SecondOpinion from '../../src/optimize/analysis/classifier/second-opinion.js';
import type * as Signs from '../../src/optimize/analysis/classifier/signs.js';
import type { TaskKind } from '../../src/optimize/analysis/task-kinds.js';
import type * as WeightsModule from '../../src/optimize/analysis/classifier/weights.js';

const HERE = import.meta.dirname;
const ANALYSIS = join(HERE, '../../src/optimize/analysis');
const built = <T>(path: string) =>
  import(new URL(`../../dist/src/optimize/analysis/${path}`, import.meta.url).href) as Promise<T>;
const { readDraft } = await built<typeof Analyse>('analyse.js');
const { GROUPS, LABELS, serves } = await built<typeof AskedForModule>('classifier/asked-for.js');
const { GENERAL, hedge, judge } = await built<typeof SecondOpinion>('classifier/second-opinion.js');
const { signsOf } = await built<typeof Signs>('classifier/signs.js');
const { activated, HIDDEN, hashOf, LARGEST, packWeights, scaleOf, scoresOf, softmax } =
  await built<typeof WeightsModule>('classifier/weights.js');

const FOLDS = 3;
const ROUNDS = 60;
/** How far the first steps go, and the last: the steps grow smaller from round to round. */
const RATE = 0.07;
const LAST_RATE = 0.007;
/**
 * So many of its signs a prompt is shown without each time, so that none of them decides and a few are enough. With
 * less left out, the prompts are learned by heart.
 */
const LEFT_OUT = 0.7;
/** Where the numbers of a sign begin: by chance, within this of nought. */
const FIRST_NUMBER = 0.08;
const LEAST_SLOPE = 1e-4;
/** Signs that were seen fewer times teach nothing about another draft. */
const LEAST_SEEN = 3;
/** One step of a kept number is so much of their usual size: fewer than one in a thousand are larger than can be kept. */
const STEP = 1.1;
/** What was learned to the end is too sure of itself: the scores are divided by the one of these that fits the measured best. */
const TEMPERATURES = Array.from({ length: 20 }, (_, at) => 1 + at / 10);

interface Example {
  text: string;
  label: number;
  language: string;
  reading: Signs.RuleReading;
  hashes: number[];
  features: Uint32Array;
}

/** Deterministic, so that the same prompts give the same weights. */
let seed = 7;
const random = (): number => (seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff) / 0x7fffffff;
function shuffled<T>(items: readonly T[]): T[] {
  const order = [...items];
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] as T, order[at] as T];
  }
  return order;
}

function readExamples(): Example[] {
  const folder = join(HERE, 'prompts');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => {
          const { text, label } = JSON.parse(line) as { text: string; label: AskedForModule.AskedFor };
          const reading = readDraft(text);
          const at = LABELS.indexOf(label);
          if (at < 0) throw new Error(`${file}: there is no label "${label}"`);
          const hashes = signsOf(reading).map(hashOf);
          return { text, label: at, language: file.slice(0, 2), reading, hashes, features: new Uint32Array() };
        }),
    );
}

function indexFeatures(examples: readonly Example[]): Uint32Array {
  const seen = new Map<number, number>();
  for (const { hashes } of examples) for (const hash of hashes) seen.set(hash, (seen.get(hash) ?? 0) + 1);
  const kept = Uint32Array.from([...seen].filter(([, times]) => times >= LEAST_SEEN).map(([hash]) => hash)).sort();
  const index = new Map([...kept].map((hash, at) => [hash, at]));
  for (const example of examples) {
    example.features = Uint32Array.from(example.hashes.flatMap((hash) => index.get(hash) ?? []));
  }
  return kept;
}

/** As it is trained: the numbers are not yet whole. */
interface Model extends Pick<WeightsModule.Weights, 'hiddenBias' | 'outer' | 'outerBias'> {
  numbers: Float32Array;
}

/** Numbers of the model, and how far each has moved. */
interface Movable {
  values: Float32Array;
  moved: Float32Array;
}

const movable = (count: number, within = 0): Movable => ({
  values: Float32Array.from({ length: count }, () => within * (2 * random() - 1)),
  moved: new Float32Array(count).fill(1e-3),
});

/** Moves the numbers from `from` on against their slopes, the less the farther they have moved (Adagrad). */
function move({ values, moved }: Movable, from: number, slopes: Float64Array, scale: number, rate: number): void {
  for (let at = 0; at < slopes.length; at += 1) {
    const slope = scale * (slopes[at] as number);
    if (slope === 0) continue;
    const sum = (moved[from + at] as number) + slope * slope;
    moved[from + at] = sum;
    values[from + at] = (values[from + at] as number) - (rate * slope) / Math.sqrt(sum);
  }
}

/** By gradient descent on the cross-entropy, prompt by prompt. */
function train(examples: readonly Example[], signs: number): Model {
  // So that what is trained on all prompts doesn't hang on what was measured before.
  seed = 7;
  const labels = LABELS.length;
  const numbers = movable(signs * HIDDEN, FIRST_NUMBER);
  const hiddenBias = movable(HIDDEN);
  const outer = movable(labels * HIDDEN, 1 / Math.sqrt(HIDDEN));
  const outerBias = movable(labels);
  const model = {
    numbers: numbers.values,
    hiddenBias: hiddenBias.values,
    outer: outer.values,
    outerBias: outerBias.values,
  };
  const back = new Float64Array(HIDDEN);
  for (let round = 0; round < ROUNDS; round += 1) {
    const rate = RATE + ((LAST_RATE - RATE) * round) / ROUNDS;
    for (const { features: all, label } of shuffled(examples)) {
      const features = all.filter(() => random() >= LEFT_OUT);
      const active = activeFor(features, model);
      const error = softmax(scoresOf(active, model));
      error[label] = (error[label] as number) - 1;
      back.fill(0);
      for (let at = 0; at < labels; at += 1) {
        const slope = error[at] as number;
        if (Math.abs(slope) < LEAST_SLOPE) continue;
        const from = at * HIDDEN;
        for (let place = 0; place < HIDDEN; place += 1) {
          // What does not go on is not moved either.
          if (active[place] === 0) continue;
          back[place] = (back[place] as number) + slope * (model.outer[from + place] as number);
        }
        move(outer, from, active, slope, rate);
      }
      move(outerBias, 0, error, 1, rate);
      move(hiddenBias, 0, back, 1, rate);
      const scale = 1 / scaleOf(features.length);
      for (const feature of features) move(numbers, feature * HIDDEN, back, scale, rate);
    }
  }
  return model;
}

function activeFor(features: Uint32Array, { numbers, hiddenBias }: Model): Float64Array {
  const sums = new Float64Array(HIDDEN);
  for (const feature of features) {
    const from = feature * HIDDEN;
    for (let place = 0; place < HIDDEN; place += 1) sums[place] = (sums[place] ?? 0) + (numbers[from + place] ?? 0);
  }
  return activated(sums, 1 / scaleOf(features.length), hiddenBias);
}

/** Worded for what is asked, for its whole group, for anything, or for something else. */
type Verdict = 'right' | 'group' | 'general' | 'wrong';

const groups = new Map(Object.entries(GROUPS) as [TaskKind, readonly AskedForModule.AskedFor[]][]);

function verdictOn(wording: TaskKind, label: number): Verdict {
  const name = LABELS[label];
  if (name && serves(wording, name)) return 'right';
  const group = groups.get(wording);
  if (name && group) return group.includes(name) ? 'group' : 'wrong';
  return GENERAL.has(wording) ? 'general' : 'wrong';
}

interface Measured {
  example: Example;
  told: number;
  before: Verdict;
  after: Verdict;
  opinion: string;
}

interface Scored {
  example: Example;
  scores: Float64Array;
}

const scoresBy = (model: Model, example: Example): Scored => ({
  example,
  scores: scoresOf(activeFor(example.features, model), model),
});

const cooled = (scores: Float64Array, temperature: number): Float64Array =>
  softmax(scores.map((score) => score / temperature));

/** The one at which what happened was likeliest. */
function temperatureFor(scored: readonly Scored[]): number {
  const surpriseAt = (temperature: number): number =>
    scored.reduce((sum, { example, scores }) => sum - Math.log(cooled(scores, temperature)[example.label] ?? 0), 0);
  return TEMPERATURES.map((temperature) => ({ temperature, surprise: surpriseAt(temperature) })).reduce((best, one) =>
    one.surprise < best.surprise ? one : best,
  ).temperature;
}

function measure({ example, scores }: Scored, temperature: number): Measured {
  const { reading, label } = example;
  const found = cooled(scores, temperature);
  const likely = Math.max(...found);
  const before = verdictOn(reading.draft.wording, label);
  const opinion = hedge(reading, found, judge(reading, found));
  const after = !opinion ? before : opinion.as === 'misread' ? 'general' : verdictOn(opinion.as, label);
  const told = found.indexOf(likely);
  return { example, told, before, after, opinion: opinion ? `${opinion.as} ${likely.toFixed(2)}` : '' };
}

function report(measured: readonly Measured[]): void {
  const share = (of: readonly Measured[], test: (one: Measured) => boolean) =>
    `${((100 * of.filter(test).length) / Math.max(1, of.length)).toFixed(1).padStart(5)} %`;
  const line = (name: string, of: readonly Measured[]) => {
    const verdicts = (['right', 'group', 'general', 'wrong'] as const).map(
      (verdict) =>
        `${verdict} ${share(of, ({ before }) => before === verdict)} → ${share(of, ({ after }) => after === verdict)}`,
    );
    const labels = share(of, (one) => one.told === one.example.label);
    console.log(`${name.padEnd(6)} ${String(of.length).padStart(6)}  label ${labels}  ${verdicts.join('  ')}`);
  };
  const languages = [...new Set(measured.map(({ example }) => example.language))].sort();
  for (const language of languages)
    line(
      language,
      measured.filter(({ example }) => example.language === language),
    );
  line('all', measured);
}

/** Whole numbers, two in a byte, and the scores at the temperature that was found. */
function quantised(
  hashes: Uint32Array,
  { numbers, hiddenBias, outer, outerBias }: Model,
  temperature: number,
): WeightsModule.Weights {
  const usual = Math.sqrt(numbers.reduce((sum, number) => sum + number * number, 0) / numbers.length);
  const step = STEP * usual;
  const half = (at: number): number =>
    LARGEST + Math.min(LARGEST, Math.max(-LARGEST, Math.round((numbers[at] ?? 0) / step)));
  return {
    hashes,
    step,
    numbers: Uint8Array.from({ length: numbers.length / 2 }, (_, at) => half(2 * at) | (half(2 * at + 1) << 4)),
    hiddenBias,
    outer: outer.map((weight) => weight / temperature),
    outerBias: outerBias.map((weight) => weight / temperature),
  };
}

const { values } = parseArgs({ options: { check: { type: 'boolean' }, list: { type: 'string' } } });
const examples = readExamples();
const signs = indexFeatures(examples);
console.log(`${examples.length} prompts, ${signs.length} signs, ${LABELS.length} labels`);
const folds = shuffled(examples.map((_, at) => at % FOLDS));
const scored: Scored[] = [];
for (let fold = 0; fold < FOLDS; fold += 1) {
  const model = train(
    examples.filter((_, at) => folds[at] !== fold),
    signs.length,
  );
  scored.push(...examples.filter((_, at) => folds[at] === fold).map((example) => scoresBy(model, example)));
}
const temperature = temperatureFor(scored);
console.log(`temperature ${temperature.toFixed(1)}`);
const measured = scored.map((one) => measure(one, temperature));
report(measured);
if (values.list) {
  const lines = measured.map(({ example, told, before, after, opinion }) =>
    JSON.stringify({
      before,
      after,
      opinion,
      wording: example.reading.draft.wording,
      basis: example.reading.basis,
      label: LABELS[example.label],
      told: LABELS[told],
      language: example.language,
      text: example.text,
    }),
  );
  writeFileSync(values.list, `${lines.join('\n')}\n`);
}
if (!values.check) {
  const packed = packWeights(quantised(signs, train(examples, signs.length), temperature));
  writeFileSync(join(ANALYSIS, 'classifier/weights.bin.gz'), packed);
  console.log(`weights.bin.gz: ${(packed.byteLength / 1_024).toFixed(0)} KiB`);
}
