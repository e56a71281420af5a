import { useEffect } from 'react';
import { finishHydration } from '../boot/handover';
import { errorTexts, shellTexts } from '../content/shell';
import { Button, buttonClass } from '../ui/Button';
import { paths } from './paths';
import styles from './Message.module.css';

/** What stands in place of a page that failed; a plain link home, because the router may be part of the problem. */
export function ErrorScreen() {
  useEffect(() => {
    finishHydration();
    // Where the page before was scrolled to, there may be nothing of this one.
    window.scrollTo(0, 0);
  }, []);
  return (
    <div className={styles.message} role="alert">
      <h1>{errorTexts.title}</h1>
      <p className={styles.text}>{errorTexts.text}</p>
      <p className={styles.actions}>
        <Button onClick={() => window.location.reload()}>{errorTexts.reload}</Button>
        <a className={buttonClass({ variant: 'secondary' })} href={paths.home()}>
          {shellTexts.home}
        </a>
      </p>
    </div>
  );
}
