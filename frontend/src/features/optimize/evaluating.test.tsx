import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import * as scoring from '@contracts/scoring';
import { forgetAccount } from '../../api/session';
import { anOptimization, FakeStream, PROMPT, stillStored } from '../../test/optimizations';
import { fakeServer, ok } from '../../test/server';
import { box, showSignedIn, toastSays } from './optimize-screen';

const OPTIMIZE = 'POST /api/optimize-prompt';
const server = fakeServer();

beforeEach(() => {
  stillStored(server);
  jest.useFakeTimers({ advanceTimers: true });
  server.on('POST /api/select-prompt', () =>
    ok('POST /api/select-prompt', { success: true, message: 'Selection saved' }),
  );
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const version = (name: RegExp) => screen.getByRole('radio', { name });
const scores = () => screen.getByRole('region', { name: /^Score/ });
const expected = (prompt: string, role: scoring.ScoreRole) =>
  scoring.scorePrompt({ text: prompt, role, intent: 'plan', language: 'en' });

async function showRunning() {
  const stream = new FakeStream();
  server.on(OPTIMIZE, (_body, { signal }) => stream.endWith(signal).response);
  const screens = await showSignedIn(server);
  await screens.user.paste(PROMPT);
  await screens.user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByRole('radiogroup');
  return { ...screens, stream };
}

async function showResult() {
  const screens = await showRunning();
  act(() => void screens.stream.finish());
  await toastSays('Prompt optimized');
  return screens;
}

async function showScores() {
  const screens = await showResult();
  await pass(3_000);
  await pass(400);
  return screens;
}

describe('three seconds after a result', () => {
  it('the original and every rewrite are scored on one rubric', async () => {
    await showResult();
    await pass(2_900);
    expect(screen.queryByText('Evaluating prompts...')).not.toBeInTheDocument();
    await pass(100);
    expect(screen.getByText('Evaluating prompts...')).toHaveAttribute('role', 'status');
    await pass(400);
    expect(screen.queryByText('Evaluating prompts...')).not.toBeInTheDocument();

    const { optimizedPrompts } = anOptimization();
    const original = expected(PROMPT, 'original');
    expect(version(/Original/)).toHaveTextContent(`${original.score.toFixed(1)} out of 10, ${original.band}`);
    for (const { title, prompt } of optimizedPrompts) {
      const { score, band } = expected(prompt, 'optimized');
      expect(version(new RegExp(title))).toHaveTextContent(`${score.toFixed(1)} out of 10, ${band}`);
    }
    expect(screen.getByText(/^The scores are there\. Highest: /)).toHaveAttribute('role', 'status');
  });

  it('the version shown says its band, what would help most, and each criterion beside the original’s', async () => {
    await showScores();
    const original = expected(PROMPT, 'original');
    const shown = expected(anOptimization().optimizedPrompts[0]?.prompt ?? '', 'optimized');
    expect(scores()).toHaveTextContent(`${shown.band}: `);
    expect(scores()).toHaveTextContent(`What would help most: ${shown.improvement?.text}`);
    const names = ['Clarity', 'Specificity', 'Structure', 'Tone and audience', 'Constraints'];
    const criteria = within(scores()).getAllByRole('definition');
    expect(
      within(scores())
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(names);
    expect(criteria.map((value) => value.textContent)).toEqual(
      (['clarity', 'specificity', 'structure', 'tone', 'constraints'] as const).map(
        (name) => `${shown.criteria[name].toFixed(1)}Original ${original.criteria[name].toFixed(1)}`,
      ),
    );
  });

  it('nothing is scored any more if a new run has begun', async () => {
    const { user } = await showResult();
    await pass(2_000);
    const second = new FakeStream();
    server.on(OPTIMIZE, (_body, { signal }) => second.endWith(signal).response);
    await user.click(box());
    await user.paste('explain vaccines to a child');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await pass(2_000);
    expect(screen.queryByText('Evaluating prompts...')).not.toBeInTheDocument();
    expect(sessionStorage.getItem('evaluations')).toBeNull();
  });
});

describe('the scores', () => {
  it('are stored for a reload, cleared by the next run and by signing out', async () => {
    const first = await showScores();
    const stored = JSON.parse(sessionStorage.getItem('evaluations') ?? 'null') as { scores: { prompt: string }[] };
    expect(stored.scores.map(({ prompt }) => prompt)).toEqual([
      PROMPT,
      ...anOptimization().optimizedPrompts.map(({ prompt }) => prompt),
    ]);
    first.unmount();

    const second = await showSignedIn(server);
    expect(await screen.findByRole('radio', { name: /Sharp.* out of 10/ })).toBeInTheDocument();
    await second.user.click(box());
    await second.user.paste('explain vaccines to a child');
    server.on(OPTIMIZE, (_body, { signal }) => new FakeStream().endWith(signal).response);
    await second.user.keyboard('{Control>}{Enter}{/Control}');
    expect(sessionStorage.getItem('evaluations')).toBeNull();
    second.unmount();

    sessionStorage.clear();
    const third = await showScores();
    act(() => forgetAccount(third.queryClient));
    await waitFor(() => expect(sessionStorage.getItem('evaluations')).toBeNull());
  });

  it('wear the colour of their value', async () => {
    await showScores();
    const badge = within(version(/Original/)).getByText(expected(PROMPT, 'original').score.toFixed(1));
    expect(badge).toHaveAttribute('data-colour', scoring.scoreColour(expected(PROMPT, 'original').score));
  });

  it('that can’t be computed say so, and can be asked for again', async () => {
    const broken = jest.spyOn(String.prototype, 'normalize').mockImplementation(() => {
      throw new Error('broken');
    });
    const { user } = await showScores();
    expect(screen.getByText('Error: Evaluation failed. Please try again.')).toHaveAttribute('role', 'alert');
    await toastSays('Evaluation failed. Please try again.');
    broken.mockRestore();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await pass(400);
    expect(screen.queryByText(/^Error: /)).not.toBeInTheDocument();
    expect(version(/Sharp/)).toHaveTextContent('out of 10');
  });
});

describe('the manual evaluation', () => {
  it('adds one to every rewrite and nothing to the original, and names the new band', async () => {
    const { user } = await showScores();
    await user.click(screen.getByRole('button', { name: 'Quick estimate' }));
    await pass(400);
    const original = expected(PROMPT, 'original').score;
    expect(version(/Original/)).toHaveTextContent(`${original.toFixed(1)} out of 10`);
    const [first] = anOptimization().optimizedPrompts;
    const measured = expected(first?.prompt ?? '', 'optimized');
    const manual = scoring.manualScore(measured.score);
    expect(version(/Sharp/)).toHaveTextContent(`${manual.toFixed(1)} out of 10, ${scoring.scoreBand(manual)}`);
    expect(scores()).toHaveTextContent(`${scoring.scoreBand(manual)}: `);
    expect(scores()).toHaveTextContent('one point above what was measured');

    await user.click(screen.getByRole('button', { name: 'Measured scores' }));
    await pass(400);
    expect(version(/Sharp/)).toHaveTextContent(`${measured.score.toFixed(1)} out of 10`);
  });

  it('has nothing to evaluate while the rewrites are being written', async () => {
    const { user } = await showRunning();
    await user.click(screen.getByRole('button', { name: 'Quick estimate' }));
    await toastSays('No prompts to evaluate');
    expect(screen.queryByText('Evaluating prompts...')).not.toBeInTheDocument();
  });
});
