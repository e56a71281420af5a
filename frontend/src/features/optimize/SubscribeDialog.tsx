import { useNavigate } from 'react-router-dom';
import type { PlanId } from '@contracts/plans';
import { openContactDialog } from '../../api/contact-dialog';
import { sessionStore } from '../../api/storage';
import type { SessionUser } from '../../api/types';
import { useUsage } from '../../api/usage';
import { paths } from '../../app/paths';
import { planTexts, shortPlanName, subscribeTexts } from '../../content/plans';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import styles from './SubscribeDialog.module.css';
import { useResetDate } from './use-reset-date';

export interface SubscribeDialogProps {
  open: boolean;
  onClose: () => void;
  tier: SessionUser['subscriptionTier'];
}

const OFFERS = {
  free: { title: subscribeTexts.title, plans: ['basic', 'pro'] },
  basic: { title: subscribeTexts.upgradeTitle, plans: ['pro'] },
  pro: { title: subscribeTexts.largestTitle, plans: [] },
} as const satisfies Record<PlanId, { title: string; plans: readonly ('basic' | 'pro')[] }>;

/** For whoever has no prompt left: the plans that would give more, or whom to ask where there is none. */
export function SubscribeDialog({ open, onClose, tier }: SubscribeDialogProps) {
  const { title } = OFFERS[tier];
  return (
    <Dialog open={open} onClose={onClose} title={title} wide={tier === 'free'}>
      <Offer tier={tier} onClose={onClose} />
    </Dialog>
  );
}

function Offer({ tier, onClose }: Omit<SubscribeDialogProps, 'open'>) {
  const navigate = useNavigate();
  const usage = useUsage();
  const resetDate = useResetDate();
  const { plans } = OFFERS[tier];

  const choose = (plan: 'basic' | 'pro') => {
    sessionStore.set('selectedPlan', plan);
    onClose();
    void navigate(paths.subscribe({ plan, upgrade: tier === 'basic' }));
  };
  const contact = () => {
    onClose();
    openContactDialog({ subject: subscribeTexts.contactSubject });
  };

  return (
    <>
      {usage && (
        <p>
          {subscribeTexts.used(usage.total)} {resetDate && subscribeTexts.resetsOn(resetDate)}
        </p>
      )}
      {plans.length > 0 ? (
        <ul className={styles.plans}>
          {plans.map((plan) => (
            <li key={plan} className={styles.plan}>
              <PlanOffer plan={plan} onChoose={() => choose(plan)} />
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p>
            {!resetDate && subscribeTexts.largest} {subscribeTexts.needMore}
          </p>
          <Button onClick={contact}>{subscribeTexts.contact}</Button>
        </>
      )}
      {plans.length > 0 && <p className={styles.terms}>{planTexts.terms}</p>}
    </>
  );
}

function PlanOffer({ plan, onChoose }: { plan: 'basic' | 'pro'; onChoose: () => void }) {
  return (
    <>
      <h3>{shortPlanName(plan)}</h3>
      <p className={styles.price}>
        <b>{planTexts.price(plan)}</b>
        {planTexts.perMonth}
      </p>
      <ul className={styles.points}>
        <li>
          {planTexts.prompts(plan)} ({planTexts.perPrompt(plan)})
        </li>
        <li>{planTexts.rewrites}</li>
        <li>{planTexts.cancel}</li>
      </ul>
      <Button block variant={plan === 'pro' ? 'primary' : 'secondary'} data-plan={plan} onClick={onChoose}>
        {planTexts.choose(plan)}
      </Button>
    </>
  );
}
