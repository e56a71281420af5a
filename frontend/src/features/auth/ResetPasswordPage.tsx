import { lazy, Suspense } from 'react';
import { paths } from '../../app/paths';
import { resetTexts } from '../../content/passwords';
import { Button, buttonClass } from '../../ui/Button';
import { Heading } from '../../ui/Heading';
import { Link } from '../../ui/Link';
import { Sheet } from '../../ui/Sheet';
import { Spinner } from '../../ui/Spinner';
import styles from './PasswordPage.module.css';
import type { ResetState } from './reset-state';
import { useReset } from './use-reset';

/** Comes while the link is being checked; whoever has a bad link doesn't need it. */
const loadForm = () => import('./ResetForm');
const ResetForm = lazy(async () => ({ default: (await loadForm()).ResetForm }));

/** A new password for somebody who has lost the old one: the link in the mail leads here. */
export function ResetPasswordPage() {
  const { state, check, finish } = useReset(loadForm);
  return (
    <Sheet className={styles.sheet}>
      {state.step === 'checking' && <Checking />}
      {state.step === 'problem' && <Problem {...state} onAgain={check} />}
      {state.step === 'form' && (
        <Suspense fallback={<Checking />}>
          <ResetForm token={state.token} email={state.email} onDone={finish} />
        </Suspense>
      )}
      {state.step === 'done' && <Done {...state} />}
    </Sheet>
  );
}

function Checking() {
  return (
    <h1 className={styles.busy} aria-live="polite">
      <Spinner size={20} /> {resetTexts.checking}
    </h1>
  );
}

function Problem({ message, canRetry, onAgain }: { message: string; canRetry: boolean; onAgain: () => void }) {
  return (
    <>
      <h1>{canRetry ? resetTexts.uncheckedTitle : resetTexts.problemTitle}</h1>
      <p role="alert" className={styles.alert}>
        {message}
      </p>
      <div className={styles.stack}>
        {canRetry ? (
          <Button block onClick={onAgain}>
            {resetTexts.again}
          </Button>
        ) : (
          <Link className={buttonClass({ block: true })} to={paths.auth({ tab: 'forgot' })}>
            {resetTexts.newLink}
          </Link>
        )}
        <Link className={buttonClass({ variant: 'secondary', block: true })} to={paths.auth()}>
          {resetTexts.back}
        </Link>
      </div>
    </>
  );
}

function Done({ email, loginRequired }: Extract<ResetState, { step: 'done' }>) {
  const { title, signIn, signedIn, onward } = resetTexts.done;
  return (
    <>
      <Heading takesFocus>{title}</Heading>
      <p className={styles.intro}>{loginRequired ? signIn : signedIn}</p>
      <p>
        <Link to={loginRequired ? paths.auth() : paths.home()} replace state={{ email }}>
          {onward}
        </Link>
      </p>
    </>
  );
}
