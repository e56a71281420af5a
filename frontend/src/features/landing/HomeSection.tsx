import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession, type Session } from '../../api/session';
import { sessionStore } from '../../api/storage';
import { paths } from '../../app/paths';
import { useStaticClicks } from './use-static-clicks';
import { PrerenderedPart, type StaticPart } from '../../ui/PrerenderedPart';
import { goToPromptBox } from './go-to-prompt-box';
import '../../ui/score-badge.css';
import './home-sections.css';
import { moveTab, showTab } from './tabs';

/** A part of the home page that is HTML alone, with what its tabs, plans and links do. */
export function HomeSection({ part }: { part: StaticPart }) {
  const session = useSession();
  const navigate = useNavigate();

  const handleClick = useStaticClicks((control) => {
    const { plan } = control.dataset;
    if (control.getAttribute('role') === 'tab') {
      showTab(control);
    } else if (plan !== undefined) {
      const target = choosePlan(plan, session);
      if (target) void navigate(target);
    } else {
      return false;
    }
    return true;
  });

  const handleKeyDown = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || target.getAttribute('role') !== 'tab') return;
    if (moveTab(target, key)) event.preventDefault();
  };

  return <PrerenderedPart part={part} onClick={handleClick} onKeyDown={handleKeyDown} />;
}

/** Where choosing a plan leads; a visitor's choice waits for the account. Null when there is nothing to buy. */
function choosePlan(plan: string, { user }: Session): string | null {
  if (!user) {
    if (plan !== 'free') sessionStore.set('selectedPlan', plan);
    return paths.register();
  }
  if (plan === 'free') {
    goToPromptBox();
    return null;
  }
  sessionStore.set('selectedPlan', plan);
  return paths.subscribe({ plan, upgrade: user.subscriptionTier === 'basic' && plan === 'pro' });
}
