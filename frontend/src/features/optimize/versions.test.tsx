import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { anOptimization, FakeStream, PROMPT, stillStored } from '../../test/optimizations';
import { subscribed } from '../../test/people';
import { failed, fakeServer, ok } from '../../test/server';
import { box, showSignedIn, toastSays } from './optimize-screen';

const SELECT = 'POST /api/select-prompt';
const REFINE = 'POST /api/optimizations/{id}/variants/{variantId}/refine';

const server = fakeServer();

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  stillStored(server);
  subscribed(server);
  server.on(SELECT, () => ok(SELECT, { success: true, message: 'Selection saved' }));
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const version = (name: RegExp) => screen.getByRole('radio', { name });
const panel = () => screen.getByRole('article');
const button = (name: string | RegExp) => within(panel()).getByRole('button', { name });

async function showResult({ remaining = 10 } = {}) {
  const stream = new FakeStream();
  server.on('POST /api/optimize-prompt', (_body, { signal }) => stream.endWith(signal).response);
  const screens = await showSignedIn(server, { remaining });
  await screens.user.paste(PROMPT);
  await screens.user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByRole('radiogroup');
  act(() => void stream.finish());
  await toastSays('Prompt optimized');
  return screens;
}

describe('what changed', () => {
  it('is underlined and struck through, beside the reasons, and can be hidden again', async () => {
    const { user } = await showResult();
    expect(button('Clean')).toHaveAttribute('aria-pressed', 'true');
    await user.click(button('Changes'));
    expect(
      within(panel())
        .getAllByRole('deletion')
        .map(({ textContent }) => textContent),
    ).toContain('plan');
    expect(
      within(panel())
        .getAllByRole('insertion')
        .map(({ textContent }) => textContent),
    ).toContain('Plan');
    expect(panel()).toHaveTextContent('Underlined: put in. Struck through: taken out.');
    expect(panel()).toHaveTextContent('Why these changes');
    await user.click(button('Clean'));
    expect(within(panel()).queryByRole('insertion')).not.toBeInTheDocument();
  });

  it('is nothing in the original', async () => {
    const { user } = await showResult();
    await user.click(version(/Original/));
    expect(within(panel()).queryByRole('button', { name: 'Changes' })).not.toBeInTheDocument();
  });
});

describe('a version', () => {
  it('is edited where it stands, copied and saved as edited, kept for a reload, and can be taken back', async () => {
    const first = await showResult();
    await first.user.click(button('Edit'));
    const editor = screen.getByRole('textbox', { name: 'Text of Sharp' });
    expect(editor).toHaveFocus();
    await first.user.type(editor, ' Keep it cheap.');
    await first.user.click(button('Done'));
    expect(panel()).toHaveTextContent('two kids. Keep it cheap.');
    expect(panel()).toHaveTextContent('Edited by you');

    await first.user.click(button('Copy'));
    const edited = 'Plan a three-day trip to Lisbon for a family with two kids. Keep it cheap.';
    expect(await navigator.clipboard.readText()).toBe(edited);
    expect(server.calls(SELECT).map(({ body }) => body)).toEqual([
      { promptId: anOptimization().id, selectedPrompt: edited, variantId: 'variant-1' },
    ]);
    first.unmount();

    const second = await showSignedIn(server);
    await waitFor(() => expect(panel()).toHaveTextContent('Keep it cheap.'));
    await second.user.click(button('Edit'));
    await second.user.click(button('Undo my edits'));
    await second.user.keyboard('{Escape}');
    expect(panel()).not.toHaveTextContent('Keep it cheap.');
    expect(panel()).not.toHaveTextContent('Edited by you');
  });

  it('goes back into the box to be optimized again, if it fits', async () => {
    const { user } = await showResult();
    await user.click(button('More'));
    await user.click(button('Put into the prompt box'));
    expect(box()).toHaveValue('Plan a three-day trip to Lisbon for a family with two kids.');
    expect(box()).toHaveFocus();
  });

  it('opens in an assistant, copied first', async () => {
    const { user } = await showResult();
    await user.click(button('Open in'));
    const text = encodeURIComponent('Plan a three-day trip to Lisbon for a family with two kids.');
    expect(screen.getByRole('link', { name: 'Claude' })).toHaveAttribute('href', `https://claude.ai/new?q=${text}`);
    const link = screen.getByRole('link', { name: 'ChatGPT' });
    expect(link).toHaveAttribute('href', `https://chatgpt.com/?q=${text}`);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    await toastSays('Copied. Paste it there if it is not filled in.');
    expect(await navigator.clipboard.readText()).toContain('Lisbon');
  });
});

describe('changing a version as wished', () => {
  const [first] = anOptimization().optimizedPrompts;
  const refined = (refinementsLeft: number, remaining = 9) =>
    ok(REFINE, {
      variant: { ...first!, prompt: 'Plan three days in Lisbon.', notes: [], assumptions: [] },
      refinementsLeft,
      usage: { remaining, total: 10 },
    });

  it('replaces its text, says so, and counts down what is included', async () => {
    server.on(REFINE, () => refined(2));
    const { user } = await showResult();
    expect(panel()).toHaveTextContent('3 changes included');
    await user.click(button('Shorter'));
    expect(await screen.findByText('Sharp was changed.')).toHaveAttribute('role', 'status');
    expect(panel()).toHaveTextContent('Plan three days in Lisbon.');
    expect(panel()).toHaveTextContent('2 changes included');
    const [call] = server.calls(REFINE);
    expect(call?.url).toBe(`/api/optimizations/${anOptimization().id}/variants/variant-1/refine`);
    expect(call?.body).toEqual({ instruction: 'shorter' });
  });

  it('starts from the person’s own changes, which the server has not seen', async () => {
    server.on(REFINE, () => refined(2));
    const { user } = await showResult();
    await user.click(button('Edit'));
    await user.clear(screen.getByRole('textbox', { name: 'Text of Sharp' }));
    await user.paste('Plan three days by the sea.');
    await user.click(button('Done'));
    expect(panel()).toHaveTextContent('Starts from the text with your edits.');
    await user.click(button('Friendlier'));
    await screen.findByText('Sharp was changed.');
    expect(server.calls(REFINE)[0]?.body).toEqual({ instruction: 'friendlier', text: 'Plan three days by the sea.' });
    expect(screen.queryByText('Edited by you')).not.toBeInTheDocument();
  });

  it('counts as the server does after a reload, whatever this tab remembers', async () => {
    const first = await showResult();
    first.unmount();
    stillStored(server, { refinementsLeft: 1 });
    await showSignedIn(server, { remaining: 9 });
    expect(await screen.findByText('1 change included')).toBeInTheDocument();
  });

  it('takes a sentence of the person’s own', async () => {
    server.on(REFINE, () => refined(2));
    const { user } = await showResult();
    await user.type(screen.getByRole('textbox', { name: 'Or say what to change' }), 'no museums{Enter}');
    await screen.findByText('Sharp was changed.');
    expect(server.calls(REFINE)[0]?.body).toEqual({ instruction: 'no museums' });
    expect(screen.getByRole('textbox', { name: 'Or say what to change' })).toHaveValue('');
  });

  it('says when each further change uses a prompt', async () => {
    server.on(REFINE, () => refined(0));
    const { user } = await showResult();
    await user.click(button('Longer'));
    await screen.findByText('Sharp was changed.');
    expect(panel()).toHaveTextContent('Each further change uses one prompt');
  });

  it('that fails says why and changes nothing', async () => {
    server.on(REFINE, () => failed('CONFLICT', 'This version can’t get any shorter.'));
    const { user } = await showResult();
    await user.click(button('Shorter'));
    expect(await within(panel()).findByRole('alert')).toHaveTextContent('This version can’t get any shorter.');
    expect(panel()).toHaveTextContent('3 changes included');
  });

  it('offers the plans when nothing is left to pay it with', async () => {
    server.on(REFINE, () => failed('QUOTA_EXCEEDED', 'Nothing left.', { extra: { remaining: 0, total: 10 } }));
    const { user } = await showResult();
    await user.click(button('Friendlier'));
    expect(await screen.findByRole('dialog', { name: 'Keep going with a plan' })).toBeVisible();
  });
});

describe('single keys in the results', () => {
  it('show a version, copy it and show its changes', async () => {
    const { user } = await showResult();
    act(() => version(/Sharp/).focus());
    await user.keyboard('3');
    expect(version(/Guided/)).toBeChecked();
    await user.keyboard('0');
    expect(version(/Original/)).toBeChecked();
    await user.keyboard('2d');
    expect(within(panel()).getAllByRole('insertion').length).toBeGreaterThan(0);
    await user.keyboard('c');
    await toastSays('Copied to clipboard');
    expect(await navigator.clipboard.readText()).toContain('Goal:');
  });

  it('do nothing elsewhere, and nothing where somebody writes', async () => {
    const { user } = await showResult();
    await user.click(box());
    await user.keyboard('3');
    expect(version(/Sharp/)).toBeChecked();
    await user.click(screen.getByRole('textbox', { name: 'Or say what to change' }));
    await user.keyboard('3d');
    expect(version(/Sharp/)).toBeChecked();
    expect(within(panel()).queryByRole('insertion')).not.toBeInTheDocument();
  });

  it('are listed by the question mark and can be switched off for good', async () => {
    const { user } = await showResult();
    act(() => version(/Sharp/).focus());
    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(dialog).toHaveTextContent('CCopy the version shown');
    await user.click(within(dialog).getByRole('checkbox', { name: 'Use single keys in the results' }));
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    act(() => version(/Sharp/).focus());
    await user.keyboard('3');
    expect(version(/Sharp/)).toBeChecked();
    expect(localStorage.getItem('resultShortcuts')).toBe('off');
  });
});
