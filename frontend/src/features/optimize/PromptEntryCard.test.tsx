import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { forgetAccount, startSession } from '../../api/session';
import { PROMPT } from '../../test/optimizations';
import { aUser, signIn } from '../../test/people';
import { fakeServer } from '../../test/server';
import { box, optimizeButton, showOptimize, showSignedIn, write } from './optimize-screen';

const URL = 'POST /api/optimize-prompt';
const HINT =
  'Please enter a prompt with at least 3 words. For best results, be specific and include context (e.g., target audience, tone, purpose)';

const server = fakeServer();

const dialog = () => screen.queryByRole('dialog', { name: 'Authentication Required' });

describe('the prompt box', () => {
  it('takes the focus when a person is recognised', async () => {
    await showSignedIn(server);
    expect(box()).toHaveFocus();
  });

  it('counts characters, stops at 500 and says so at 450, 490 and 500 only', async () => {
    const { user } = await showSignedIn(server);
    expect(screen.getByText('0/500 characters')).toBeInTheDocument();
    await write(user, 'a'.repeat(449));
    expect(screen.queryByText(/characters used/)).not.toBeInTheDocument();
    await user.keyboard('b');
    expect(screen.getByText('450 of 500 characters used')).toHaveAttribute('role', 'status');
    await user.keyboard('c');
    expect(screen.queryByText(/characters used/)).not.toBeInTheDocument();
    await user.paste('d'.repeat(100));
    expect(box()).toHaveValue(`${'a'.repeat(449)}bc${'d'.repeat(49)}`);
    expect(screen.getByText('500/500 characters')).toHaveClass('full');
  });

  it('keeps its text for a reload, and for nobody else', async () => {
    const first = await showSignedIn(server);
    await write(first.user, PROMPT);
    first.unmount();

    const second = await showSignedIn(server);
    expect(box()).toHaveValue(PROMPT);
    second.unmount();

    await showSignedIn(server, { user: aUser({ username: 'bob@example.com' }) });
    expect(box()).toHaveValue('');
  });

  it('is empty again when the person signs out', async () => {
    const { user, queryClient } = await showSignedIn(server);
    await write(user, PROMPT);
    act(() => forgetAccount(queryClient));
    await waitFor(() => expect(box()).toHaveValue(''));
  });

  it('can be filled from ten examples', async () => {
    const { user } = await showSignedIn(server);
    await user.click(screen.getByRole('button', { name: 'Browse examples' }));
    const examples = within(screen.getByRole('dialog', { name: 'Start from an example' }));
    expect(examples.getAllByRole('listitem')).toHaveLength(10);
    await user.click(examples.getByRole('button', { name: /running shoe/ }));
    expect(box()).toHaveValue('write a marketing email for our new running shoe');
    expect(box()).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('what a prompt needs', () => {
  it('disables the button while there is nothing but space', async () => {
    const { user } = await showSignedIn(server);
    expect(optimizeButton()).toBeDisabled();
    await write(user, '   ');
    expect(optimizeButton()).toBeDisabled();
    await user.keyboard('a');
    expect(optimizeButton()).toBeEnabled();
  });

  it('asks for a prompt when there is none', async () => {
    const { user } = await showSignedIn(server);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(screen.getByText('Please enter a prompt.')).toBeInTheDocument();
    expect(screen.getByText(HINT)).toBeInTheDocument();
    expect(box()).toBeInvalid();
  });

  it('asks for three words, in the alert and with the hint, until the text is edited', async () => {
    const { user } = await showSignedIn(server);
    await write(user, 'two words');
    await user.click(optimizeButton());
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Please enter a prompt with at least 3 words for better results.');
    expect(box()).toHaveAccessibleDescription(expect.stringContaining(HINT));
    expect(server.calls(URL)).toHaveLength(0);
    await user.type(box(), '!');
    expect(alert).toBeEmptyDOMElement();
    expect(screen.queryByText(HINT)).not.toBeInTheDocument();
  });
});

describe('a visitor', () => {
  const visit = async () => {
    signIn(server, null);
    const screens = showOptimize();
    await screen.findByText(/10 free every month/);
    await waitFor(() => expect(screens.queryClient.isFetching()).toBe(0));
    return screens;
  };

  it.each([
    ['clicks the box', (user: UserEvent) => user.click(box())],
    [
      'types into it',
      async (user: UserEvent) => {
        act(() => box().focus());
        await user.keyboard('h');
      },
    ],
    [
      'submits',
      async (user: UserEvent) => {
        act(() => box().focus());
        await user.keyboard('{Control>}{Enter}{/Control}');
      },
    ],
  ])('who %s is asked to sign in, and writes nothing', async (_what, act) => {
    const { user } = await visit();
    await act(user);
    expect(dialog()).toBeInTheDocument();
    expect(box()).toHaveValue('');
  });

  it('who only tabs into the box is told so, without a dialog', async () => {
    const { user } = await visit();
    await user.tab();
    expect(box()).toHaveFocus();
    expect(dialog()).not.toBeInTheDocument();
    expect(box()).toHaveAccessibleDescription(expect.stringContaining('Sign in to optimize. 10 free every month.'));
  });

  it.each([
    ['Log In', '/auth'],
    ['Create Account', '/auth?tab=register'],
  ])('gets by "%s" to %s', async (name, path) => {
    const { user, location } = await visit();
    await user.click(box());
    await user.click(screen.getByRole('button', { name }));
    expect(location()).toBe(path);
  });

  it('who closes the dialog stays out of it', async () => {
    const { user } = await visit();
    await user.click(box());
    await user.click(screen.getByRole('button', { name: 'Close' }));
    act(() => box().focus());
    expect(dialog()).not.toBeInTheDocument();
  });

  it('keeps an example through the sign-in, but can’t send it', async () => {
    const { user, queryClient } = await visit();
    await user.click(screen.getByRole('button', { name: 'Browse examples' }));
    await user.click(screen.getByRole('button', { name: /running shoe/ }));
    await user.click(optimizeButton());
    expect(dialog()).toBeInTheDocument();
    act(() => startSession(queryClient, aUser()));
    await waitFor(() => expect(screen.queryByText(/10 free every month/)).not.toBeInTheDocument());
    expect(box()).toHaveValue('write a marketing email for our new running shoe');
  });

  it('is reminded for a minute of having been asked', async () => {
    const first = await visit();
    await first.user.click(box());
    first.unmount();
    const second = await visit();
    expect(await screen.findByText(/You need to log in or create a free account/)).toBeInTheDocument();
    second.unmount();
    sessionStorage.setItem('authRequiredTimestamp', String(Date.now() - 60_000));
    await visit();
    expect(screen.queryByText(/You need to log in or create a free account/)).not.toBeInTheDocument();
  });

  it('who acts before it is known who is here is asked then', async () => {
    let answer: (response: Response) => void = () => undefined;
    server.on('GET /api/auth/session', () => new Promise<Response>((resolve) => (answer = resolve)));
    const { user } = showOptimize();
    await user.click(box());
    expect(dialog()).not.toBeInTheDocument();
    act(() => answer(Response.json({ isAuthenticated: false, user: null })));
    await waitFor(() => expect(dialog()).toBeInTheDocument());
  });
});
