import { paths } from '../../app/paths';
import { PROBLEM_TOASTS, verificationTexts } from '../../content/verification';
import { buttonClass } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { Spinner } from '../../ui/Spinner';
import type { VerificationState } from './verification-state';
import styles from './VerifyEmailPage.module.css';

/** Heading and text of each state. */
export function VerificationMessage({ state, email }: { state: VerificationState; email: string }) {
  switch (state.step) {
    case 'loading':
      return <h1>{verificationTexts.loading.title}</h1>;
    case 'verifying':
      return (
        <h1 className={styles.busy}>
          <Spinner size={24} /> {verificationTexts.verifying.title}
        </h1>
      );
    case 'pending':
      return <PendingMessage email={email} />;
    case 'sent':
      return (
        <>
          <h1>{verificationTexts.sent.title}</h1>
          <p>
            {verificationTexts.sent.sentTo} <strong>{email || verificationTexts.sent.yourAddress}</strong>.{' '}
            {verificationTexts.sent.spam}
          </p>
        </>
      );
    case 'success':
      return (
        <>
          <h1>{verificationTexts.success.title}</h1>
          <p>{verificationTexts.success.text}</p>
          <p>
            <Link to={paths.home()}>{verificationTexts.success.onward}</Link>
          </p>
        </>
      );
    case 'complete':
      return <CompleteMessage />;
    case 'error':
      return state.problem === 'login' ? <CompleteMessage /> : <ErrorMessage problem={state.problem} />;
  }
}

function PendingMessage({ email }: { email: string }) {
  const { title, sentTo, next, unknownAddress, spam } = verificationTexts.pending;
  return (
    <>
      <h1>{title}</h1>
      {email ? (
        <p>
          {sentTo} <strong>{email}</strong>. {next}
        </p>
      ) : (
        <p>{unknownAddress}</p>
      )}
      <p className={styles.quiet}>{spam}</p>
    </>
  );
}

function CompleteMessage() {
  const { title, text, logIn } = verificationTexts.complete;
  return (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        <Link className={buttonClass({ block: true })} to={paths.auth()}>
          {logIn}
        </Link>
      </p>
    </>
  );
}

function ErrorMessage({ problem }: { problem: keyof typeof PROBLEM_TOASTS }) {
  const { title, text, testLink } = verificationTexts.error;
  if (problem === 'test-link') {
    return (
      <>
        <h1>{title}</h1>
        <p>{testLink}</p>
      </>
    );
  }
  return (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
      <p className={styles.quiet}>{PROBLEM_TOASTS[problem].description}</p>
    </>
  );
}
