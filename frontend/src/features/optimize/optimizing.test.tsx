import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { startSession } from '../../api/session';
import { anOptimization, FakeStream, PROMPT } from '../../test/optimizations';
import { aUser, signIn, subscribed } from '../../test/people';
import { installRuntimeConfig } from '../../test/runtime-config';
import { failed, fakeServer, offline } from '../../test/server';
import { dismissToast, toastStore } from '../../ui/toast';
import { box, optimizeButton, showSignedIn, toastSays, write } from './optimize-screen';

const URL = 'POST /api/optimize-prompt';
const HINT =
  'Please enter a prompt with at least 3 words. For best results, be specific and include context (e.g., target audience, tone, purpose)';

const server = fakeServer();

// Asked for as soon as nothing is left.
beforeEach(() => subscribed(server));

afterEach(() => {
  const left = toastStore.current();
  if (left) dismissToast(left.id);
});

const sentKeys = () => new Set(server.calls(URL).map(({ headers }) => headers.get('idempotency-key')));

describe('optimizing', () => {
  it('shows the work, then empties the box and says so', async () => {
    const stream = new FakeStream();
    server.on(URL, () => stream.response);
    const { user } = await showSignedIn(server);
    await write(user, `  ${PROMPT}  `);
    await user.click(optimizeButton());
    expect(optimizeButton()).toHaveTextContent('Optimizing your prompt...');
    expect(optimizeButton()).toHaveAttribute('aria-disabled', 'true');
    expect(box()).toHaveAttribute('readonly');
    expect(server.calls(URL)[0]?.body).toEqual({ prompt: PROMPT });

    act(() => void stream.finish());
    expect(await toastSays('Prompt optimized')).toBeInTheDocument();
    expect(box()).toHaveValue('');
    expect(screen.getByRole('radio', { name: /Sharp/ })).toBeChecked();
  });

  it('tells how far it is, from what really arrives', async () => {
    const { analysis, optimizedPrompts } = anOptimization();
    const stream = new FakeStream();
    server.on(URL, () => stream.response);
    const { user } = await showSignedIn(server);
    await write(user, PROMPT);
    await user.keyboard('{Control>}{Enter}{/Control}');
    const current = () => screen.getAllByRole('listitem').find((step) => step.getAttribute('aria-current') === 'step');
    await waitFor(() => expect(current()).toHaveTextContent('Reading your prompt'));
    act(() => void stream.send('analysis', analysis));
    await waitFor(() => expect(current()).toHaveTextContent('Writing three versions0 of 3'));
    act(() => void stream.send('variant.done', { index: 1, ...optimizedPrompts[1] }));
    await waitFor(() => expect(current()).toHaveTextContent('1 of 3'));
    act(() => {
      stream.send('variant.done', { index: 0, ...optimizedPrompts[0] });
      stream.send('variant.done', { index: 2, ...optimizedPrompts[2] });
    });
    await waitFor(() => expect(current()).toHaveTextContent('Checking'));
  });

  it('sends one request, however often and however fast it is asked for', async () => {
    server.on(URL, () => new FakeStream().response);
    const { user } = await showSignedIn(server);
    await write(user, PROMPT);
    const press = () => fireEvent.keyDown(box(), { key: 'Enter', ctrlKey: true });
    act(() => {
      press();
      press();
    });
    await user.dblClick(optimizeButton());
    await user.type(box(), '{Control>}{Enter}{/Control}');
    expect(server.calls(URL)).toHaveLength(1);
  });

  it('can be cancelled, which ends the request and leaves the draft to be edited', async () => {
    server.on(URL, (_body, { signal }) => new FakeStream().endWith(signal).response);
    const { user } = await showSignedIn(server);
    await write(user, PROMPT);
    await user.click(optimizeButton());
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(server.calls(URL)[0]?.signal?.aborted).toBe(true);
    expect(box()).toHaveFocus();
    await user.keyboard('!');
    expect(box()).toHaveValue(`${PROMPT}!`);
    expect(optimizeButton()).toHaveAccessibleName('Optimize');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('gets a broken stream back by itself, with the same key', async () => {
    let attempts = 0;
    server.on(URL, () => {
      attempts += 1;
      const stream = new FakeStream();
      return attempts === 1
        ? stream.send('analysis', anOptimization().analysis).cut().response
        : stream.finish().response;
    });
    const { user } = await showSignedIn(server);
    await write(user, PROMPT);
    await user.click(optimizeButton());
    expect(await toastSays('Prompt optimized')).toBeInTheDocument();
    const keys = server.calls(URL).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});

describe('an optimization that fails', () => {
  const attempt = async () => {
    const screens = await showSignedIn(server);
    await write(screens.user, PROMPT);
    await screens.user.click(optimizeButton());
    return screens;
  };

  it('for want of a connection keeps the text and, for the same text, the key', async () => {
    server.on(URL, offline);
    const { user } = await attempt();
    expect(await toastSays('Optimization failed')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Network error. Please check your connection and try again. Sending the same text again will not be counted twice.',
    );
    expect(screen.getByText(HINT)).toBeInTheDocument();
    expect(box()).toHaveValue(PROMPT);

    await user.click(optimizeButton());
    await waitFor(() => expect(server.calls(URL)).toHaveLength(2));
    await waitFor(() => expect(optimizeButton()).toHaveAccessibleName('Optimize'));
    await user.type(box(), ' please');
    await user.click(optimizeButton());
    await waitFor(() => expect(server.calls(URL)).toHaveLength(3));
    const [first, second, third] = server.calls(URL).map(({ headers }) => headers.get('idempotency-key'));
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('at the server says what the server says, and that it cost nothing', async () => {
    server.on(URL, () => failed('UNAVAILABLE', 'The rewriting is busy. Please try again.'));
    await attempt();
    expect(await toastSays('The rewriting is busy. Please try again.')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('This attempt did not use up a prompt.');
  });

  it('with an answer that is none says so', async () => {
    server.on(URL, () => Response.json({ optimizedPrompts: [] }));
    await attempt();
    expect(await toastSays('Invalid response from server. Please try again.')).toBeInTheDocument();
  });

  it.each([
    ['a proxy that gave up waiting', () => new Response('<html>504</html>', { status: 504 })],
    ['an answer that is none', () => new Response('<html>')],
    ['a run that never ends', () => failed('CONFLICT', 'Still at work.', { headers: { 'retry-after': '60' } })],
  ])('with %s promises nothing about the count, and keeps the key', async (_what, respond) => {
    server.on(URL, respond);
    const { user } = await attempt();
    expect(await toastSays('Optimization failed')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Sending the same text again will not be counted twice.');
    expect(screen.getByRole('alert')).not.toHaveTextContent('did not use up a prompt');
    await user.click(optimizeButton());
    await waitFor(() => expect(server.calls(URL)).toHaveLength(2));
    expect(sentKeys().size).toBe(1);
  });

  it('may be sent again although it took the last prompt', async () => {
    const attempt = { account: aUser().username, prompt: PROMPT, key: 'key-of-the-last-prompt', isRunning: false };
    sessionStorage.setItem('promptAttempt', JSON.stringify(attempt));
    server.on(URL, () => new FakeStream().finish().response);
    const { user } = await showSignedIn(server, { remaining: 0 });
    await write(user, PROMPT);
    await user.click(optimizeButton());
    expect(await toastSays('Prompt optimized')).toBeInTheDocument();
    expect([...sentKeys()]).toEqual(['key-of-the-last-prompt']);
  });

  it('because the session is over says so, and keeps the text through the new sign-in', async () => {
    server.on(URL, () => {
      signIn(server, null);
      return failed('UNAUTHENTICATED', 'Please sign in.');
    });
    const { queryClient } = await attempt();
    expect(await toastSays('Session Expired')).toBeInTheDocument();
    expect(await toastSays('Your session has expired. Please log in again.')).toBeInTheDocument();
    await screen.findByText(/to optimize\./);
    expect(box()).toHaveValue(PROMPT);
    act(() => startSession(queryClient, aUser()));
    await waitFor(() => expect(box()).toHaveFocus());
    expect(box()).toHaveValue(PROMPT);
  });

  it('because the session is over leaves nothing in the box for somebody else', async () => {
    server.on(URL, () => {
      signIn(server, null);
      return failed('UNAUTHENTICATED', 'Please sign in.');
    });
    const { queryClient } = await attempt();
    await screen.findByText(/to optimize\./);
    expect(box()).toHaveValue(PROMPT);
    act(() => startSession(queryClient, aUser({ username: 'bob@example.com' })));
    await waitFor(() => expect(box()).toHaveValue(''));
  });

  it('because nothing is left says so', async () => {
    server.on(URL, () => failed('QUOTA_EXCEEDED', 'Nothing left.', { extra: { remaining: 0, total: 10 } }));
    await attempt();
    expect(
      await toastSays("You've used all your free prompts. Please subscribe to continue using the product."),
    ).toBeInTheDocument();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(screen.getAllByText('Prompt limit reached').length).toBeGreaterThan(1);
    expect(await screen.findByRole('dialog', { name: 'Keep going with a plan' })).toBeVisible();
  });
});

describe('nothing left', () => {
  it('says when there will be something again, and sends nothing', async () => {
    const { user } = await showSignedIn(server, { remaining: 0 });
    expect(await screen.findByText('Prompt limit reached')).toBeInTheDocument();
    expect(
      await screen.findByText("You've used all 10 of your prompts. New ones come on Dec 1, 2026.", { exact: false }),
    ).toBeInTheDocument();
    await write(user, PROMPT);
    await user.click(optimizeButton());
    expect(await toastSays('Prompt limit reached')).toBeInTheDocument();
    expect(server.calls(URL)).toHaveLength(0);
    expect(box()).toHaveValue(PROMPT);
  });

  it('offers the plans to somebody on the free one, and takes the choice along', async () => {
    const { user, location } = await showSignedIn(server, { remaining: 0 });
    await write(user, PROMPT);
    await user.click(optimizeButton());
    const dialog = await screen.findByRole('dialog', { name: 'Keep going with a plan' });
    expect(dialog).toHaveTextContent(
      '$8/month200 prompts per month ($0.04 per prompt)3 expert optimizations per prompt',
    );
    expect(dialog).toHaveTextContent('$20/month1000 prompts per month ($0.02 per prompt)');
    await user.click(within(dialog).getByRole('button', { name: 'Choose Basic' }));
    expect(location()).toBe('/subscribe-new?plan=basic');
    expect(sessionStorage.getItem('selectedPlan')).toBe('basic');
  });

  it('sends a Basic subscriber to the upgrade', async () => {
    const person = aUser({ subscriptionTier: 'basic', promptQuota: 200 });
    const { user, location } = await showSignedIn(server, { remaining: 0, user: person });
    await write(user, PROMPT);
    await user.click(optimizeButton());
    expect(location()).toBe('/subscribe-new?plan=pro&upgrade=true');
    expect(await toastSays("You've used all 200 prompts this month. They reset on Dec 1, 2026.")).toBeInTheDocument();
  });

  it('has nothing larger than Pro to sell, so it names whom to ask', async () => {
    const person = aUser({ subscriptionTier: 'pro', promptQuota: 1000 });
    const { user } = await showSignedIn(server, { remaining: 0, user: person });
    await user.click(await screen.findByRole('button', { name: 'See plans' }));
    const dialog = await screen.findByRole('dialog', { name: 'You have the largest plan' });
    expect(dialog).toHaveTextContent("You've used all 1000 of your prompts. New prompts come on Dec 1, 2026.");
    expect(within(dialog).queryByText(/^Choose/)).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Contact Sales' }));
    expect(dialog).not.toBeVisible();
  });

  it('promises nothing where free prompts come once', async () => {
    installRuntimeConfig({ freeQuotaRenewal: 'never' });
    subscribed(server, { nextResetDate: null });
    await showSignedIn(server, { remaining: 0 });
    expect(await screen.findByText(/includes them once; they do not renew/)).toBeInTheDocument();
  });

  it('talks to subscribers about their own plan, also while the date is not known', async () => {
    const user = aUser({ subscriptionTier: 'pro', promptQuota: 1000 });
    server.on('GET /api/subscription-status', offline);
    const screens = await showSignedIn(server, { remaining: 0, user });
    expect(await screen.findByText(/when the next period of your plan starts/)).toBeInTheDocument();
    await write(screens.user, PROMPT);
    await screens.user.click(optimizeButton());
    expect(await toastSays("You've used all 1000 prompts this month.")).toBeInTheDocument();
  });
});
