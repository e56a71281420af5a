import type { FormEvent, MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession, type Session } from '../../api/session';
import { paths } from '../../app/paths';
import { heroTexts } from '../../content/landing';
import { Button } from '../../ui/Button';
import { PrerenderedPart } from '../../ui/PrerenderedPart';
import { Sheet } from '../../ui/Sheet';
import { applyEdits } from './apply-edits';
import { goToPromptBox } from './go-to-prompt-box';
import styles from './Hero.module.css';
import './hero-example.css';
import { heroExamplePart } from './sections';
import { useGoToPricing } from './use-go-to-pricing';

/** What the product does, said by doing it; one line for people who know it already. */
export function Hero() {
  const session = useSession();
  const navigate = useNavigate();
  const goToPricing = useGoToPricing();
  const paid = isPaid(session);
  return (
    <div className={styles.hero} data-session={session.status}>
      <div className={styles.words}>
        <h1 className={styles.headline} aria-label={heroTexts.headline}>
          Say it <del>again and again</del> <ins>once</ins>. Get the answer you meant.
        </h1>
        <p className={styles.lead}>{heroTexts.lead}</p>
        <div className={styles.actions}>
          <Button className={styles.start} onClick={goToPromptBox}>
            {paid ? heroTexts.startPaid : heroTexts.start}
          </Button>
          <Button variant="secondary" onClick={paid ? () => void navigate(paths.manageSubscription()) : goToPricing}>
            {paid ? heroTexts.manage : heroTexts.pricing}
          </Button>
        </div>
        <p className={styles.fine}>
          <b>{heroTexts.speed}</b>. {heroTexts.fine}
        </p>
      </div>
      {session.status !== 'signed-in' && (
        <Sheet className={styles.example}>
          <PrerenderedPart part={heroExamplePart} onInput={handleInput} onClick={handleClick} />
        </Sheet>
      )}
    </div>
  );
}

function handleInput({ target }: FormEvent) {
  if (target instanceof HTMLInputElement) applyEdits(target);
}

/** Brought by the first click: few visitors click there, and all would pay for it. */
function handleClick({ target }: MouseEvent) {
  import('./play-edits').then(
    ({ answerExampleClick }) => answerExampleClick(target),
    // Without a network the example stands as it is, which says it all.
    () => undefined,
  );
}

function isPaid({ user }: Session): boolean {
  return user !== null && user.subscriptionTier !== 'free';
}
