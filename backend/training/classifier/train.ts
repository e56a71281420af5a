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
const { LABELS, serves } = await built<typeof AskedForModule>('classifier/asked-for.js');
const { GENERAL, judge, likeliest } = await built<typeof SecondOpinion>('classifier/second-opinion.js');
const { signsOf } = await built<typeof Signs>('classifier/signs.js');
const { hashOf, packWeights, softmax } = await built<typeof WeightsModule>('classifier/weights.js');

const FOLDS = 3;
const ROUNDS = 12;
const RATE = 0.3;
/** So many of its signs a prompt is shown without each time, so that no single one decides alone. */
const LEFT_OUT = 0.2;
/** Pulls every weight towards nothing, as each prompt passes: what only a few prompts say is trusted less. */
const DECAY = 2e-5;
const LEAST_SLOPE = 1e-4;
/** Signs that were seen once teach nothing about another draft. */
const LEAST_SEEN = 3;
/** Smaller weights decide nothing: they are nought, and not kept. */
const LEAST_WEIGHT = 0.2;
/** A sign none of whose weights reaches this is left out. */
const LEAST_LARGEST_WEIGHT = 0.6;
const LARGEST = 127;
/** Of the drafts that a label is given to against the rules, so many are to be right; and it is never given below this share. */
const MOSTLY = 0.6;
/** And so many of the least likely of them. */
const OFTEN = 0.5;
/** Counted in groups of this size, from the likeliest down. */
const FEW = 12;
const FEWEST = 5;
const LEAST_ENOUGH = 0.3;

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

/** Multinomial logistic regression, by steps that grow smaller where a weight has moved much (Adagrad). */
function train(examples: readonly Example[], signs: number): Float32Array {
  const labels = LABELS.length;
  const weights = new Float32Array(signs * labels);
  const moved = new Float32Array(signs * labels).fill(1e-3);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { features: all, label } of shuffled(examples)) {
      const features = all.filter(() => random() >= LEFT_OUT);
      const scale = 1 / Math.sqrt(Math.max(1, features.length));
      const error = shares(features, weights);
      error[label] = (error[label] ?? 0) - 1;
      for (const feature of features) {
        const from = feature * labels;
        for (let at = 0; at < labels; at += 1) {
          const slope = (error[at] ?? 0) * scale + DECAY * (weights[from + at] ?? 0);
          if (Math.abs(slope) < LEAST_SLOPE) continue;
          const sum = (moved[from + at] = (moved[from + at] ?? 0) + slope * slope);
          weights[from + at] = (weights[from + at] ?? 0) - (RATE * slope) / Math.sqrt(sum);
        }
      }
    }
  }
  return weights;
}

function shares(features: Uint32Array, weights: Float32Array): Float64Array {
  const labels = LABELS.length;
  const scores = new Float64Array(labels);
  for (const feature of features) {
    const from = feature * labels;
    for (let at = 0; at < labels; at += 1) scores[at] = (scores[at] ?? 0) + (weights[from + at] ?? 0);
  }
  return softmax(scores, 1 / Math.sqrt(Math.max(1, features.length)));
}

type Verdict = 'right' | 'general' | 'wrong';

function verdictOn(wording: TaskKind, label: number): Verdict {
  const name = LABELS[label];
  if (name && serves(wording, name)) return 'right';
  return GENERAL.has(wording) ? 'general' : 'wrong';
}

interface Measured {
  example: Example;
  told: number;
  found: Float64Array;
  before: Verdict;
  after: Verdict;
  opinion: string;
}

/** The rest is settled where it is known how likely each label has to be. */
function classifyBy(weights: Float32Array, example: Example): Pick<Measured, 'example' | 'found' | 'told'> {
  const found = shares(example.features, weights);
  return { example, found, told: found.indexOf(Math.max(...found)) };
}

function measure({ example, found, told }: ReturnType<typeof classifyBy>, enough: Float32Array): Measured {
  const { reading, label } = example;
  const before = verdictOn(reading.draft.wording, label);
  const opinion = judge(reading, found, enough);
  const after = !opinion ? before : opinion.as === 'misread' ? 'general' : verdictOn(opinion.as, label);
  return {
    example,
    told,
    found,
    before,
    after,
    opinion: opinion ? `${opinion.as} ${Math.max(...found).toFixed(2)}` : '',
  };
}

/** For each label the least share at which its own wording is mostly right against the rules. */
function enoughFor(classified: readonly ReturnType<typeof classifyBy>[]): Float32Array {
  const anything = new Float32Array(LABELS.length);
  const cases = classified.flatMap(({ example, found }) => {
    const opinion = judge(example.reading, found, anything);
    const instead = likeliest(found);
    if (!instead || opinion?.as !== instead.wording) return [];
    const isRight = verdictOn(instead.wording, example.label) === 'right';
    return [{ at: instead.at, share: instead.share, isRight }];
  });
  return Float32Array.from(LABELS, (_, label) => {
    const named = cases.filter(({ at }) => at === label).sort((a, b) => b.share - a.share);
    let least = 1;
    let right = 0;
    for (let from = 0; from + FEWEST <= named.length; from += FEW) {
      const group = named.slice(from, from + FEW);
      const rightHere = group.filter(({ isRight }) => isRight).length;
      right += rightHere;
      if (right < MOSTLY * (from + group.length) || rightHere < OFTEN * group.length) break;
      least = group.at(-1)?.share ?? least;
    }
    return Math.max(LEAST_ENOUGH, least);
  });
}

function report(measured: readonly Measured[]): void {
  const share = (of: readonly Measured[], test: (one: Measured) => boolean) =>
    `${((100 * of.filter(test).length) / Math.max(1, of.length)).toFixed(1).padStart(5)} %`;
  const line = (name: string, of: readonly Measured[]) =>
    console.log(
      `${name.padEnd(6)} ${String(of.length).padStart(6)}  label ${share(of, (one) => one.told === one.example.label)}  ` +
        `right ${share(of, ({ before }) => before === 'right')} → ${share(of, ({ after }) => after === 'right')}  ` +
        `general ${share(of, ({ before }) => before === 'general')} → ${share(of, ({ after }) => after === 'general')}  ` +
        `wrong ${share(of, ({ before }) => before === 'wrong')} → ${share(of, ({ after }) => after === 'wrong')}`,
    );
  const languages = [...new Set(measured.map(({ example }) => example.language))].sort();
  for (const language of languages)
    line(
      language,
      measured.filter(({ example }) => example.language === language),
    );
  line('all', measured);
}

/** Whole numbers, without the signs that decide nothing. */
function quantised(signs: Uint32Array, weights: Float32Array): Omit<WeightsModule.DenseWeights, 'enough'> {
  const labels = LABELS.length;
  const most = weights.reduce((a, b) => Math.max(a, Math.abs(b)), 0);
  const step = most / LARGEST;
  const kept = [...signs.keys()].filter((at) =>
    weights.subarray(at * labels, (at + 1) * labels).some((weight) => Math.abs(weight) >= LEAST_LARGEST_WEIGHT),
  );
  return {
    step,
    hashes: Uint32Array.from(kept, (at) => signs[at] ?? 0),
    weights: Int8Array.from(
      kept.flatMap((at) =>
        [...weights.subarray(at * labels, (at + 1) * labels)].map((weight) =>
          Math.abs(weight) < LEAST_WEIGHT ? 0 : Math.round(weight / step),
        ),
      ),
    ),
  };
}

const { values } = parseArgs({ options: { check: { type: 'boolean' }, list: { type: 'string' } } });
const examples = readExamples();
const signs = indexFeatures(examples);
console.log(`${examples.length} prompts, ${signs.length} signs, ${LABELS.length} labels`);
const folds = shuffled(examples.map((_, at) => at % FOLDS));
const classified: ReturnType<typeof classifyBy>[] = [];
for (let fold = 0; fold < FOLDS; fold += 1) {
  const weights = train(
    examples.filter((_, at) => folds[at] !== fold),
    signs.length,
  );
  classified.push(...examples.filter((_, at) => folds[at] === fold).map((example) => classifyBy(weights, example)));
}
const enough = enoughFor(classified);
const measured = classified.map((one) => measure(one, enough));
report(measured);
console.log(LABELS.map((label, at) => `${label} ${enough[at]?.toFixed(2)}`).join(', '));
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
  const packed = packWeights({ ...quantised(signs, train(examples, signs.length)), enough });
  writeFileSync(join(ANALYSIS, 'classifier/weights.bin.gz'), packed);
  console.log(`weights.bin.gz: ${(packed.byteLength / 1_024).toFixed(0)} KiB`);
}
