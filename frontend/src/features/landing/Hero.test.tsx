import { afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { PROMPT_INPUT_ID } from '../../content/landing';
import { aUser, signIn } from '../../test/people';
import { renderScreen } from '../../test/render';
import { fakeServer } from '../../test/server';
import { prerenderParts } from '../../app/prerendered-parts';
import { provideParts } from '../../ui/PrerenderedPart';
import { Hero } from './Hero';
import { STEP_MS } from './play-edits';

const server = fakeServer();

afterEach(() => void jest.useRealTimers());
beforeAll(async () => provideParts(await prerenderParts()));

function show({ onBoxClick = () => undefined } = {}) {
  return renderScreen(
    <>
      <Hero />
      <textarea id={PROMPT_INPUT_ID} aria-label="Your prompt" onClick={onBoxClick} />
    </>,
  );
}

it('says its headline without the edits to whoever listens', () => {
  signIn(server, null);
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Say it once. Get the answer you meant.' })).toBeInTheDocument();
});

it('leads to the prompt box, as if it had been clicked', async () => {
  signIn(server, null);
  const onBoxClick = jest.fn(() => undefined);
  const { user } = show({ onBoxClick });
  await user.click(screen.getByRole('button', { name: 'Optimize Your First 10 Prompts Free' }));
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(onBoxClick).toHaveBeenCalledTimes(1);
});

it('shows a visitor one prompt marked up, and leaves it out for people who know', async () => {
  signIn(server, null);
  const visitor = show();
  expect(await screen.findByRole('figure', { name: 'One prompt, marked up' })).toHaveTextContent('You typed');
  visitor.unmount();

  signIn(server, aUser());
  show();
  await waitFor(() => expect(screen.queryByRole('figure')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Optimize Your First 10 Prompts Free' })).toBeInTheDocument();
});

it.each(['basic', 'pro'] as const)('promises nothing free to a subscriber of %s', async (subscriptionTier) => {
  signIn(server, aUser({ subscriptionTier }));
  show();
  expect(await screen.findByRole('button', { name: 'Optimize Your Prompts' })).toBeInTheDocument();
});

it('shows what each edit is worth, edit by edit', async () => {
  signIn(server, null);
  show();
  const slider = await screen.findByRole('slider', { name: 'Edits applied' });
  expect(slider).toHaveAttribute('aria-valuetext', 'Edit 4 of 4, Tone and audience, score 7.8');
  fireEvent.input(slider, { target: { value: '2' } });
  expect(slider).toHaveAttribute('aria-valuetext', 'Edit 2 of 4, Clarity, score 6.7');
  expect(screen.getByText('6.7')).toBeVisible();
  expect(screen.getByText('7.8')).not.toBeVisible();
  fireEvent.input(slider, { target: { value: '0' } });
  expect(slider).toHaveAttribute('aria-valuetext', 'No edit of 4 yet, score 5.1');
});

it('shows the text up to an edit when its note is clicked, and plays all of them from the start', async () => {
  signIn(server, null);
  const { user } = show();
  const slider = await screen.findByRole('slider', { name: 'Edits applied' });
  await user.click(screen.getByRole('button', { name: /^Clarity\./ }));
  await waitFor(() => expect(slider).toHaveValue('2'));
  expect(slider).toHaveAttribute('aria-valuetext', 'Edit 2 of 4, Clarity, score 6.7');

  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const pass = () => act(() => void jest.advanceTimersByTime(STEP_MS));
  fireEvent.click(screen.getByRole('button', { name: 'Play edits' }));
  await act(async () => void (await import('./play-edits')));
  const places = [(slider as HTMLInputElement).value];
  for (let step = 0; step < 5; step += 1) {
    pass();
    places.push((slider as HTMLInputElement).value);
  }
  expect(places).toEqual(['0', '1', '2', '3', '4', '4']);
  expect(screen.getByText('7.8')).toBeVisible();

  // Whoever takes the slider in the middle of it keeps it.
  fireEvent.click(screen.getByRole('button', { name: 'Play edits' }));
  await act(async () => void (await import('./play-edits')));
  pass();
  fireEvent.input(slider, { target: { value: '3' } });
  pass();
  expect(slider).toHaveValue('3');
});

it('brings the prices into view where they are, else has home do it', async () => {
  signIn(server, null);
  const { user, location } = renderScreen(<Hero />, { at: '/login' });
  await user.click(screen.getByRole('button', { name: 'View Pricing' }));
  expect(sessionStorage.getItem('scrollToPricing')).toBe('true');
  expect(location()).toBe('/');

  sessionStorage.clear();
  const pricing = document.createElement('section');
  pricing.id = 'pricing';
  document.body.append(pricing);
  const scrollIntoView = jest.spyOn(pricing, 'scrollIntoView');
  await user.click(screen.getByRole('button', { name: 'View Pricing' }));
  expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' });
  expect(sessionStorage.getItem('scrollToPricing')).toBeNull();
  pricing.remove();
});

it('takes a subscriber to the subscription instead of the prices', async () => {
  signIn(server, aUser({ subscriptionTier: 'pro' }));
  const { user, location } = show();
  await user.click(await screen.findByRole('button', { name: 'Manage Subscription' }));
  expect(location()).toBe('/manage-subscription');
});
