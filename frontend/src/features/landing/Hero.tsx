import { useSession, type Session } from '../../api/session';
import { heroTexts, PROMPT_INPUT_ID } from '../../content/landing';
import { Button } from '../../ui/Button';
import { Sheet } from '../../ui/Sheet';
import styles from './Hero.module.css';
import { HeroExample } from './HeroExample';

/** What the product does, said by doing it; one line for people who know it already. */
export function Hero() {
  const session = useSession();
  return (
    <div className={styles.hero} data-session={session.status}>
      <div className={styles.words}>
        <h1 className={styles.headline} aria-label={heroTexts.headline}>
          Say it <del>again and again</del> <ins>once</ins>. Get the answer you meant.
        </h1>
        <p className={styles.lead}>{heroTexts.lead}</p>
        <Button className={styles.start} onClick={goToPromptBox}>
          {isPaid(session) ? heroTexts.startPaid : heroTexts.start}
        </Button>
        <p className={styles.fine}>{heroTexts.fine}</p>
      </div>
      {session.status !== 'signed-in' && (
        <Sheet className={styles.example}>
          <HeroExample />
        </Sheet>
      )}
    </div>
  );
}

function isPaid({ user }: Session): boolean {
  return user !== null && user.subscriptionTier !== 'free';
}

/** The box answers as if it had been clicked: it takes the focus, or asks a visitor to sign in. */
function goToPromptBox(): void {
  const box = document.getElementById(PROMPT_INPUT_ID);
  box?.focus();
  box?.click();
}
