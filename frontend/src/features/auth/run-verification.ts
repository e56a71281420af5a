import { paths } from '../../app/paths';
import { ApiError, userMessageOf } from '../../api/api-error';
import { isEmail } from '../../api/email';
import { localStore } from '../../api/storage';
import { cutMessage } from '../../content/cut-message';
import { PROBLEM_TOASTS, verificationToasts, type VerificationProblem } from '../../content/verification';
import { toast } from '../../ui/toast';
import { takePendingPlan } from './redirect-target';
import { startingState, type VerificationState } from './verification-state';
import { problemOfFailure, verifyEmail } from './verify-email';

/** How long the good news stands before the page goes on. */
const REDIRECT_MS = 300;

/** What the verification needs of the screen it runs on. */
export interface VerificationScreen {
  show: (state: VerificationState) => void;
  resend: (email: string) => Promise<boolean>;
  refreshSession: () => Promise<unknown>;
  /** Goes on to the next page, which is asked for only then. Does nothing if the person has gone elsewhere in the meantime. */
  leave: (to: () => string) => void;
}

/** Does what the address of the page asks for, to its end. Called once for an address. */
export async function runVerification(query: URLSearchParams, screen: VerificationScreen): Promise<void> {
  const start = startingState(query);
  screen.show(start);
  if (start.step === 'verifying') await spendToken(start.token, screen);
  if (start.step === 'success') await goOn(screen);
  if (start.step === 'error') {
    rememberEmail(start.problem === 'expired' ? query.get('email') : null);
    sayProblem(start.problem, cutMessage(query.get('message')));
  }
}

async function spendToken(token: string, screen: VerificationScreen) {
  try {
    const { signedIn } = await verifyEmail(token);
    localStore.remove('pendingVerificationEmail');
    screen.show({ step: signedIn ? 'success' : 'complete' });
    if (signedIn) await goOn(screen);
  } catch (error) {
    await handleFailure(error, screen);
  }
}

async function handleFailure(error: unknown, screen: VerificationScreen) {
  const problem = problemOfFailure(error);
  const email = error instanceof ApiError ? error.body.email : undefined;
  if (problem === 'expired' && email) {
    rememberEmail(email);
    toast(verificationToasts.newLinkComing);
    if (await screen.resend(email)) {
      screen.show({ step: 'sent' });
      return;
    }
  } else {
    sayProblem(problem, userMessageOf(error, ''));
  }
  screen.show({ step: 'error', problem });
}

async function goOn(screen: VerificationScreen) {
  localStore.remove('pendingVerificationEmail');
  // If that fails, the next page asks who is here; a plan is chosen by somebody signed in.
  const refreshed = await screen.refreshSession().then(
    () => true,
    () => false,
  );
  await new Promise((resolve) => setTimeout(resolve, REDIRECT_MS));
  toast(verificationToasts.success);
  screen.leave(() => (refreshed ? takePendingPlan() : null) ?? paths.home());
}

function sayProblem(problem: VerificationProblem, message: string) {
  const said = PROBLEM_TOASTS[problem];
  toast(problem === 'unknown' && message ? { ...said, description: message } : said);
}

function rememberEmail(email: string | null) {
  if (email && isEmail(email)) localStore.set('pendingVerificationEmail', email);
}
