import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { prerenderParts } from '../../app/prerendered-parts';
import { useContactRequest } from '../../api/contact-dialog';
import { PROMPT_INPUT_ID } from '../../content/landing';
import { aUser, signIn } from '../../test/people';
import { renderScreen } from '../../test/render';
import { fakeServer } from '../../test/server';
import { provideParts } from '../../ui/PrerenderedPart';
import { HomeSection } from './HomeSection';
import { benefitsPart, pitchPart } from './sections';

const server = fakeServer();

beforeAll(async () => provideParts(await prerenderParts()));
beforeEach(() => signIn(server, null));

function Contact() {
  const request = useContactRequest();
  return request && <output>Contact about {request.subject}</output>;
}

const show = () =>
  renderScreen(
    <>
      <textarea id={PROMPT_INPUT_ID} aria-label="Your prompt" />
      <HomeSection part={benefitsPart} />
      <HomeSection part={pitchPart} />
      <Contact />
    </>,
  );

describe('the benefits', () => {
  it('are three, with the figures as claimed and the note that they are illustrative', () => {
    show();
    for (const name of ['Save hours of rewriting', 'Expert-level results', 'AI that understands you']) {
      expect(screen.getByRole('heading', { level: 3, name })).toBeInTheDocument();
    }
    const claims = screen.getAllByRole('term').map((term) => `${term.textContent} ${term.nextSibling?.textContent}`);
    expect(claims).toEqual([
      '80% less revision time',
      '10x more useful responses',
      '93% of users reporting better outcomes',
    ]);
    expect(screen.getByText(/^Illustrative/)).toHaveClass('without-evidence');
    expect(screen.getByRole('link', { name: 'How these figures were measured' })).toHaveClass('with-evidence');
  });
});

describe('the examples', () => {
  it('are three tabs, of which one is shown', async () => {
    const { user } = show();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Marketing Email',
      'Blog Post',
      'Code Assistant',
    ]);
    expect(screen.getByRole('tabpanel', { name: 'Marketing Email' })).toHaveTextContent('running shoe');
    await user.click(screen.getByRole('tab', { name: 'Code Assistant' }));
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
    expect(screen.getByRole('tabpanel', { name: 'Code Assistant' })).toHaveTextContent('2000 rows');
    expect(screen.getByRole('tab', { name: 'Marketing Email' })).toHaveAttribute('aria-selected', 'false');
  });

  it('are one stop for Tab, and the arrow keys go round', async () => {
    const { user } = show();
    act(() => screen.getByRole('tab', { name: 'Marketing Email' }).focus());
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Code Assistant' })).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('tabpanel', { name: 'Blog Post' })).toBeVisible();
    await user.keyboard('{End}{Home}');
    expect(screen.getByRole('tab', { name: 'Marketing Email' })).toHaveFocus();
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  });
});

describe('the features', () => {
  it('are the three', () => {
    show();
    for (const name of ['Better AI Responses', 'Save Time', 'Learn By Example']) {
      expect(screen.getByRole('heading', { level: 3, name })).toBeInTheDocument();
    }
  });
});

describe('the prices', () => {
  const plan = (name: RegExp) => {
    const item = screen.getByRole('heading', { level: 3, name }).closest('li');
    if (!item) throw new Error('The plan is no list item.');
    return item;
  };

  it('are those of the plans', () => {
    show();
    expect(plan(/^Free/)).toHaveTextContent('$010 prompts per month10 prompts3 expert optimizations per prompt');
    expect(plan(/^Basic/)).toHaveTextContent(
      '$8/month200 prompts per month3 expert optimizations per promptCancel anytime',
    );
    expect(plan(/^Pro/)).toHaveTextContent(
      '$20/month1000 prompts per month3 expert optimizations per promptCancel anytime',
    );
    expect(plan(/^Enterprise/)).toHaveTextContent('Custom');
  });

  it('lead a visitor to an account, and the choice waits', async () => {
    const { user, location } = show();
    await screen.findByRole('link', { name: 'Choose Basic' });
    await user.click(screen.getByRole('link', { name: 'Choose Basic' }));
    expect(location()).toBe('/register');
    expect(sessionStorage.getItem('selectedPlan')).toBe('basic');
  });

  it('lead a visitor who takes the free plan to an account without any choice', async () => {
    const { user, location } = show();
    await user.click(screen.getByRole('link', { name: 'Get Started Free' }));
    expect(location()).toBe('/register');
    expect(sessionStorage.getItem('selectedPlan')).toBeNull();
  });

  it.each([
    ['free', 'Choose Pro', '/subscribe-new?plan=pro'],
    ['basic', 'Choose Pro', '/subscribe-new?plan=pro&upgrade=true'],
    ['pro', 'Choose Basic', '/subscribe-new?plan=basic'],
  ] as const)('lead somebody on %s who says “%s” to the subscription', async (subscriptionTier, button, target) => {
    signIn(server, aUser({ subscriptionTier }));
    const { user, location, queryClient } = show();
    await act(() => queryClient.ensureQueryData({ queryKey: ['/api/auth/session'] }));
    await user.click(screen.getByRole('link', { name: button }));
    expect(location()).toBe(target);
  });

  it('lead somebody with an account who takes the free plan to the prompt box', async () => {
    signIn(server, aUser());
    const { user, location, queryClient } = show();
    await act(() => queryClient.ensureQueryData({ queryKey: ['/api/auth/session'] }));
    await user.click(screen.getByRole('link', { name: 'Get Started Free' }));
    expect(location()).toBe('/');
    expect(screen.getByRole('textbox', { name: 'Your prompt' })).toHaveFocus();
  });

  it('for Enterprise are asked for, with the subject filled in', async () => {
    const { user } = show();
    await user.click(within(plan(/^Enterprise/)).getByRole('button', { name: 'Contact Sales' }));
    expect(screen.getByRole('status')).toHaveTextContent('Contact about Enterprise plan');
  });
});
