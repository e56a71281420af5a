import { expect } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { SessionUser } from '../../api/types';
import { Counted } from '../../test/Counted';
import { aUser, signIn } from '../../test/people';
import { renderScreen, type RenderedScreen } from '../../test/render';
import type { FakeServer } from '../../test/server';
import { OptimizeProvider } from './OptimizeProvider';
import { PromptEntryCard } from './PromptEntryCard';
import { ResultsCard } from './ResultsCard';

/** For tests: the prompt card and the results card as the home page shows them. */
export function showOptimize({ remaining = 10, total = 10 } = {}): RenderedScreen {
  return renderScreen(
    <Counted counts={{ remaining, total }}>
      <OptimizeProvider>
        <PromptEntryCard />
        <ResultsCard />
      </OptimizeProvider>
    </Counted>,
  );
}

/** The same with a signed-in person in front of the box, which has taken the focus by itself. */
export async function showSignedIn(
  server: FakeServer,
  { remaining = 10, user = aUser() }: { remaining?: number; user?: SessionUser } = {},
): Promise<RenderedScreen> {
  signIn(server, user);
  const rendered = showOptimize({ remaining, total: user.promptQuota });
  await waitFor(() => expect(box()).toHaveFocus());
  return rendered;
}

export const box = () => screen.getByRole('textbox', { name: 'Your prompt' });
export const optimizeButton = () => screen.getByRole('button', { name: /^Optimiz/ });

/** The region is another element once the first toast has brought its code. */
export const toastSays = (text: string) =>
  waitFor(() => within(screen.getByRole('region', { name: /Notifications/ })).getByText(text), { timeout: 3_000 });

export async function write(user: UserEvent, text: string): Promise<void> {
  await user.click(box());
  await user.paste(text);
}
