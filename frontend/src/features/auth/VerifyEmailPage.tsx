import { paths } from '../../app/paths';
import { useSession } from '../../api/session';
import { localStore } from '../../api/storage';
import { supportEmail } from '../../content/brand';
import { verificationTexts } from '../../content/verification';
import { Link } from '../../ui/Link';
import { Sheet } from '../../ui/Sheet';
import { useHydrated } from '../../api/use-hydrated';
import { ResendForm } from './ResendForm';
import { useVerification } from './use-verification';
import { VerificationMessage } from './VerificationMessage';
import styles from './VerifyEmailPage.module.css';

/** The steps from which a new link can be asked for. */
const CAN_RESEND = ['pending', 'error', 'sent'];

/** Proves an address: the link in the mail leads here, and so does every sign-up. */
export function VerifyEmailPage() {
  const { state, sending, waitSeconds, resend } = useVerification();
  const email = useWaitingEmail();
  const isNeutral = state.step === 'error' && state.problem === 'login';

  return (
    <div className={styles.page}>
      <Sheet className={styles.sheet}>
        <div className={styles.message} aria-live="polite">
          <VerificationMessage state={state} email={email} />
        </div>
        {CAN_RESEND.includes(state.step) && !isNeutral && (
          <ResendForm
            email={email}
            label={state.step === 'sent' ? verificationTexts.resendAgain : verificationTexts.resend}
            sending={sending}
            waitSeconds={waitSeconds}
            onResend={resend}
          />
        )}
      </Sheet>
      {/* Its place isn't known before the state is. */}
      <p className={styles.help} data-state={state.step}>
        {verificationTexts.help} <a href={`mailto:${supportEmail()}`}>{supportEmail()}</a>
        <Link to={paths.home()}>{verificationTexts.home}</Link>
      </p>
    </div>
  );
}

/** Where the link went: the address that waits, or that of whoever is signed in; empty if nobody knows. */
function useWaitingEmail(): string {
  const { user } = useSession();
  const hydrated = useHydrated();
  return hydrated ? (localStore.get('pendingVerificationEmail') ?? user?.email ?? '') : '';
}
