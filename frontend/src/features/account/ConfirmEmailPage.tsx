import { paths } from '../../app/paths';
import { confirmEmailTexts as texts } from '../../content/account';
import { Button, buttonClass } from '../../ui/Button';
import { Heading } from '../../ui/Heading';
import { Link } from '../../ui/Link';
import { Sheet } from '../../ui/Sheet';
import { Spinner } from '../../ui/Spinner';
import styles from './ConfirmEmailPage.module.css';
import { useConfirmEmail } from './use-confirm-email';

/** Proves a new address: the link in the mail to it leads here. */
export function ConfirmEmailPage() {
  const { state, confirm } = useConfirmEmail();
  return (
    <Sheet className={styles.sheet}>
      {state.step === 'confirming' && (
        <h1 className={styles.busy}>
          <Spinner size={20} /> {texts.confirming}
        </h1>
      )}
      {state.step === 'problem' && (
        <>
          <Heading takesFocus>{state.canRetry ? texts.unchecked : texts.problem}</Heading>
          <p role="alert" className={styles.alert}>
            {state.message}
          </p>
          {state.canRetry ? (
            <Button block onClick={confirm}>
              {texts.again}
            </Button>
          ) : (
            <Link className={buttonClass({ block: true })} to={paths.account()}>
              {texts.toAccount}
            </Link>
          )}
        </>
      )}
      {state.step === 'done' && (
        <>
          <Heading takesFocus>{texts.done}</Heading>
          <p>
            {texts.doneText} <strong className={styles.address}>{state.email}</strong>.
          </p>
          {state.isSignedIn ? (
            <Link className={buttonClass({ block: true })} to={paths.account()}>
              {texts.toAccount}
            </Link>
          ) : (
            <Link className={buttonClass({ block: true })} to={paths.auth()} state={{ email: state.email }}>
              {texts.signIn}
            </Link>
          )}
        </>
      )}
    </Sheet>
  );
}
