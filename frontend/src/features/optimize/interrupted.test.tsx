import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { forgetAccount, startSession } from '../../api/session';
import { anOptimization, FakeStream, PROMPT, stillStored } from '../../test/optimizations';
import { aUser, signIn } from '../../test/people';
import { failed, fakeServer } from '../../test/server';
import { box, optimizeButton, showOptimize, showSignedIn, toastSays, write } from './optimize-screen';

const URL = 'POST /api/optimize-prompt';

const server = fakeServer();

beforeEach(() => stillStored(server));

const sentKeys = () => new Set(server.calls(URL).map(({ headers }) => headers.get('idempotency-key')));

describe('an optimization that a reload interrupts', () => {
  const interrupt = async () => {
    server.on(URL, (_body, { signal }) => new FakeStream().endWith(signal).response);
    const screens = await showSignedIn(server);
    await write(screens.user, PROMPT);
    await screens.user.click(optimizeButton());
    await waitFor(() => expect(server.calls(URL)).toHaveLength(1));
    screens.unmount();
  };

  it('goes on with the same key, and its result is shown', async () => {
    await interrupt();
    const stream = new FakeStream();
    server.on(URL, () => stream.response);
    await showSignedIn(server);
    expect(optimizeButton()).toHaveTextContent('Optimizing your prompt...');
    expect(box()).toHaveValue(PROMPT);
    await waitFor(() => expect(server.calls(URL)).toHaveLength(2));
    expect(server.calls(URL)[1]?.body).toEqual({ prompt: PROMPT });
    expect(sentKeys().size).toBe(1);

    act(() => void stream.finish());
    expect(await toastSays('Prompt optimized')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /Sharp/ })).toBeChecked();
    expect(box()).toHaveValue('');
    expect(sessionStorage.getItem('promptAttempt')).toBeNull();
  });

  it('is waited for while the server is still at work', async () => {
    await interrupt();
    let asked = 0;
    server.on(URL, () => {
      asked += 1;
      const isBusy = asked === 1;
      return isBusy
        ? failed('CONFLICT', 'Still at work.', { headers: { 'retry-after': '1' } })
        : Response.json(anOptimization());
    });
    await showSignedIn(server);
    expect(await toastSays('Prompt optimized')).toBeInTheDocument();
    expect(asked).toBe(2);
    expect(sentKeys().size).toBe(1);
  });

  it('waits for whoever made it to sign in again after the session ran out', async () => {
    await interrupt();
    signIn(server, null);
    const { queryClient } = showOptimize();
    await screen.findByText(/to optimize\./);
    expect(server.calls(URL)).toHaveLength(1);
    server.on(URL, () => new FakeStream().finish().response);
    act(() => startSession(queryClient, aUser()));
    expect(await toastSays('Prompt optimized')).toBeInTheDocument();
    expect(sentKeys().size).toBe(1);
  });

  it('is gone once the person has signed out', async () => {
    await interrupt();
    const { queryClient } = await showSignedIn(server);
    act(() => forgetAccount(queryClient));
    expect(sessionStorage.getItem('promptAttempt')).toBeNull();
  });

  it('is nobody else’s', async () => {
    await interrupt();
    await showSignedIn(server, { user: aUser({ username: 'bob@example.com' }) });
    expect(optimizeButton()).toHaveAccessibleName('Optimize');
    expect(server.calls(URL)).toHaveLength(1);
    expect(sessionStorage.getItem('promptAttempt')).toBeNull();
  });

  it('is not taken up again once it was cancelled, and the same text is not counted twice', async () => {
    server.on(URL, (_body, { signal }) => new FakeStream().endWith(signal).response);
    const first = await showSignedIn(server);
    await write(first.user, PROMPT);
    await first.user.click(optimizeButton());
    await first.user.click(screen.getByRole('button', { name: 'Cancel' }));
    first.unmount();

    const { user } = await showSignedIn(server);
    expect(box()).toHaveValue(PROMPT);
    expect(optimizeButton()).toHaveAccessibleName('Optimize');
    expect(server.calls(URL)).toHaveLength(1);
    await user.click(optimizeButton());
    await waitFor(() => expect(server.calls(URL)).toHaveLength(2));
    expect(sentKeys().size).toBe(1);
  });
});
