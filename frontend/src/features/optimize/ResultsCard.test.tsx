import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { forgetAccount } from '../../api/session';
import { dismissToast, toastStore } from '../../ui/toast';
import { anOptimization, FakeStream, PROMPT, stillStored } from '../../test/optimizations';
import { aUser } from '../../test/people';
import { failed, fakeServer, ok } from '../../test/server';
import { box, showSignedIn, toastSays } from './optimize-screen';

const OPTIMIZE = 'POST /api/optimize-prompt';
const SELECT = 'POST /api/select-prompt';

const server = fakeServer();

beforeEach(() => {
  stillStored(server);
  jest.useFakeTimers({ advanceTimers: true });
  server.on(SELECT, () => ok(SELECT, { success: true, message: 'Selection saved' }));
});

afterEach(() => {
  const left = toastStore.current();
  if (left) dismissToast(left.id);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const version = (name: RegExp | string) => screen.getByRole('radio', { name });
const panel = () => screen.getByRole('article');
/** A person whose prompt is being rewritten, and the stream that does it. */
async function showRunning() {
  const stream = new FakeStream();
  server.on(OPTIMIZE, (_body, { signal }) => stream.endWith(signal).response);
  const screens = await showSignedIn(server);
  await screens.user.paste(PROMPT);
  await screens.user.keyboard('{Control>}{Enter}{/Control}');
  return { ...screens, stream };
}

async function showResult(optimization = anOptimization()) {
  const screens = await showRunning();
  act(() => void screens.stream.finish(optimization));
  await toastSays('Prompt optimized');
  return screens;
}

describe('the versions', () => {
  it('are nothing before there are any', async () => {
    await showSignedIn(server);
    expect(screen.queryByRole('heading', { name: 'Three rewrites, one decision' })).not.toBeInTheDocument();
  });

  it('are the original and the three rewrites, the first of which is shown', async () => {
    await showResult();
    const group = screen.getByRole('radiogroup', { name: 'Version' });
    expect(
      within(group)
        .getAllByRole('radio')
        .map((radio) => radio.textContent),
    ).toEqual([
      'OriginalYour own words',
      'SharpOne clear paragraph',
      'StructuredA goal and what to check',
      'GuidedAsks for what is missing',
    ]);
    expect(version(/Sharp/)).toBeChecked();
    expect(panel()).toHaveTextContent('Plan a three-day trip to Lisbon for a family with two kids.');
  });

  it('carry their reasons, their assumptions and who wrote them', async () => {
    const { user } = await showResult();
    expect(within(panel()).getByText('Why these changes')).toBeInTheDocument();
    expect(panel()).toHaveTextContent('Clarity. Says what the answer is for.');
    expect(within(panel()).queryByText('We assumed')).not.toBeInTheDocument();
    await user.click(version(/Structured/));
    expect(within(panel()).getByText('At most 150 words a day')).toBeInTheDocument();
    expect(within(panel()).queryByText('Built-in rewrite')).not.toBeInTheDocument();
    await user.click(version(/Guided/));
    expect(within(panel()).getByText('Built-in rewrite')).toBeInTheDocument();
  });

  it('are text and never markup, with their line breaks', async () => {
    const [first, ...rest] = anOptimization().optimizedPrompts;
    if (!first) throw new Error('The fixture has no version.');
    const prompt = '<img src=x onerror="alert(1)">\n\n**bold** & done';
    await showResult(anOptimization({ optimizedPrompts: [{ ...first, prompt }, ...rest] }));
    const text = within(panel()).getByText((_content, element) => element?.textContent === prompt);
    expect(text).toHaveAttribute('dir', 'auto');
    expect(text.querySelector('img')).toBeNull();
  });

  it('are one stop for Tab, and arrow keys move between them without saving anything', async () => {
    const { user } = await showResult();
    act(() => version(/Sharp/).focus());
    await user.keyboard('{ArrowDown}');
    expect(version(/Structured/)).toHaveFocus();
    expect(version(/Structured/)).toBeChecked();
    await user.keyboard('{End}{ArrowRight}');
    expect(version(/Original/)).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(version(/Guided/)).toBeChecked();
    expect(screen.getAllByRole('radio').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1, 0]);
    act(() => void jest.advanceTimersByTime(5_000));
    expect(server.calls(SELECT)).toHaveLength(0);
  });
});

describe('while they are written', () => {
  it('fill with the text as it comes, and each is announced when it is finished', async () => {
    const { stream } = await showRunning();
    const { analysis, optimizedPrompts } = anOptimization();
    await waitFor(() => expect(panel()).toHaveAttribute('aria-busy', 'true'));
    act(() => {
      stream.send('analysis', analysis);
      stream
        .send('variant.delta', { index: 0, text: 'Plan a ' })
        .send('variant.delta', { index: 0, text: 'three-day' });
    });
    await waitFor(() => expect(panel()).toHaveTextContent('Plan a three-day'));
    expect(screen.getByRole('button', { name: 'Copy' })).toBeDisabled();

    act(() => void stream.send('variant.done', { index: 1, ...optimizedPrompts[1] }));
    expect(await screen.findByText('Structured is ready.')).toHaveAttribute('role', 'status');
    act(() => void stream.finish());
    expect(await screen.findByText('All 3 rewrites are ready. Showing Sharp.')).toBeInTheDocument();
  });

  it('leave the choice to whoever is already looking around', async () => {
    const { user, stream } = await showRunning();
    await user.click(version(/Guided/));
    act(() => void stream.finish());
    await toastSays('Prompt optimized');
    expect(version(/Guided/)).toBeChecked();
    expect(server.calls(SELECT)).toHaveLength(0);
  });

  it('give way to the result before when the run is cancelled', async () => {
    const { user } = await showResult();
    const second = new FakeStream();
    server.on(OPTIMIZE, (_body, { signal }) => second.endWith(signal).response);
    await user.click(box());
    await user.paste('explain vaccines to a child');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(panel()).not.toHaveTextContent('Lisbon');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(panel()).toHaveTextContent('Plan a three-day trip to Lisbon');
    expect(box()).toHaveValue('explain vaccines to a child');
    expect(screen.queryByText(/are ready/)).not.toBeInTheDocument();
  });
});

describe('copying', () => {
  it('says so for two seconds, for the version that was copied, and saves the choice', async () => {
    const { user } = await showResult();
    await user.click(version(/Structured/));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByRole('button', { name: 'Copied!' })).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(
      'Goal: a three-day plan for Lisbon.\n\n- two kids\n- one table a day',
    );
    await toastSays('Copied to clipboard');
    await user.click(version(/Sharp/));
    expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
    await user.click(version(/Structured/));
    expect(screen.getByRole('button', { name: 'Copied!' })).toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(2_000));
    expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
    expect(server.calls(SELECT).map(({ body }) => body)).toEqual([
      {
        promptId: anOptimization().id,
        selectedPrompt: 'Goal: a three-day plan for Lisbon.\n\n- two kids\n- one table a day',
        variantId: 'variant-2',
      },
    ]);
  });

  it('works for the original too', async () => {
    const { user } = await showResult();
    await user.click(version(/Original/));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByRole('button', { name: 'Copied!' })).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(PROMPT);
  });

  it('that the browser refuses selects the text and names the keys', async () => {
    const { user } = await showResult();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Press Ctrl+C')).toBeInTheDocument();
    expect(window.getSelection()?.toString()).toBe('Plan a three-day trip to Lisbon for a family with two kids.');
    expect(server.calls(SELECT)).toHaveLength(0);
  });
});

describe('choosing by a click', () => {
  it('is saved once it has settled, and once only', async () => {
    const { user } = await showResult();
    await user.click(version(/Structured/));
    await user.click(version(/Guided/));
    act(() => void jest.advanceTimersByTime(1_000));
    await toastSays('Selection saved');
    await user.click(version(/Guided/));
    act(() => void jest.advanceTimersByTime(1_000));
    expect(server.calls(SELECT).map(({ body }) => body)).toEqual([
      {
        promptId: anOptimization().id,
        selectedPrompt: 'Plan a three-day trip to Lisbon with two kids aged [ages].',
        variantId: 'variant-3',
      },
    ]);
  });

  it('that can’t be saved says so', async () => {
    server.on(SELECT, () => failed('NOT_FOUND', 'There is no such optimization.'));
    const { user } = await showResult();
    await user.click(version(/Structured/));
    act(() => void jest.advanceTimersByTime(1_000));
    expect(await toastSays('Save failed')).toBeInTheDocument();
    expect(version(/Structured/)).toBeChecked();
  });
});

describe('the result', () => {
  it('gives the original back to the box', async () => {
    const { user } = await showResult();
    await user.click(screen.getByRole('button', { name: 'Use my original' }));
    expect(box()).toHaveValue(PROMPT);
    expect(box()).toHaveFocus();
  });

  it('is there again after a reload, with the version that was shown, and is not announced', async () => {
    const first = await showResult();
    await first.user.click(version(/Guided/));
    first.unmount();
    await showSignedIn(server);
    expect(await screen.findByRole('radio', { name: /Guided/ })).toBeChecked();
    expect(panel()).toHaveTextContent('aged [ages]');
    expect(screen.queryByText(/are ready/)).not.toBeInTheDocument();
    expect(sessionStorage.getItem('selectedIndex')).toBe('2');
  });

  it('goes with the person who signs out', async () => {
    const { queryClient } = await showResult();
    act(() => forgetAccount(queryClient));
    await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
    expect(sessionStorage.getItem('optimizeResult')).toBeNull();
  });

  it('is nobody else’s, and damage to what was stored is no accident', async () => {
    const first = await showResult();
    first.unmount();
    const second = await showSignedIn(server, { user: aUser({ username: 'bob@example.com' }) });
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    second.unmount();

    sessionStorage.setItem('optimizeResult', '{"account":"ada@example.com","optimizedPrompts":[{}]}');
    await showSignedIn(server);
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });
});
