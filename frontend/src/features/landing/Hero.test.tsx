import { expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { PROMPT_INPUT_ID } from '../../content/landing';
import { aUser, signIn } from '../../test/people';
import { renderScreen } from '../../test/render';
import { fakeServer } from '../../test/server';
import { Hero } from './Hero';

const server = fakeServer();

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
  expect(screen.getByRole('figure', { name: 'One prompt, marked up' })).toHaveTextContent('You typed');
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
