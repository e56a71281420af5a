import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { isForgotAddress, isRegisterAddress, needsFullLoad, paths } from '../../app/paths';
import { useSession } from '../../api/session';
import { authTexts } from '../../content/auth';
import { Link } from '../../ui/Link';
import { Sheet } from '../../ui/Sheet';
import { useHydrated } from '../../api/use-hydrated';
import styles from './AuthPage.module.css';
import { FinishedExample } from './FinishedExample';
import { ForgotPassword } from './ForgotPassword';
import { rememberRedirect, takeTarget } from './redirect-target';
import { RegisterForm } from './RegisterForm';
import { SignInForm } from './SignInForm';

/** Signing in and creating an account: one screen, two addresses. A forgotten password is the third thing on it. */
export function AuthPage() {
  const { pathname, search, state } = useLocation() as Location<unknown>;
  const hydrated = useHydrated();
  useRedirectAfterAuth(search);
  const [email, setEmail] = useState(() => emailIn(state));

  // The document on disk knows its path and no query.
  const address = { pathname, search: hydrated ? search : '' };
  const registering = isRegisterAddress(address);
  const forgot = isForgotAddress(address);
  const texts = registering ? authTexts.register : authTexts.signIn;
  const Form = registering ? RegisterForm : SignInForm;

  return (
    <div className={styles.page}>
      <Sheet className={styles.sheet}>
        {/* They stay beside a forgotten password, too: what the query says must not move the page. */}
        <nav className={styles.tabs} aria-label={authTexts.tabs}>
          <Link to={paths.login()} aria-current={registering ? undefined : forgot ? 'true' : 'page'}>
            {authTexts.signIn.title}
          </Link>
          <Link to={paths.register()} aria-current={registering ? 'page' : undefined}>
            {authTexts.register.title}
          </Link>
        </nav>
        <div className={styles.body}>
          {forgot ? (
            <ForgotPassword email={email} onEmail={setEmail} />
          ) : (
            <>
              <h1>{texts.title}</h1>
              <Form email={email} onEmail={setEmail} />
            </>
          )}
        </div>
      </Sheet>
      <FinishedExample />
    </div>
  );
}

/** The address that another screen has sent along, such as the one whose password was just reset. */
function emailIn(state: unknown): string {
  const email = state !== null && typeof state === 'object' && 'email' in state ? state.email : '';
  return typeof email === 'string' ? email : '';
}

/** Whoever is signed in, here or in another tab, has no business on this screen. */
function useRedirectAfterAuth(search: string) {
  const { status } = useSession();
  const navigate = useNavigate();
  const left = useRef(false);

  useEffect(() => rememberRedirect(new URLSearchParams(search).get('next')), [search]);

  useEffect(() => {
    if (status !== 'signed-in' || left.current) return;
    left.current = true;
    const target = takeTarget();
    if (needsFullLoad(target)) window.location.assign(target);
    else void navigate(target, { replace: true });
  }, [status, navigate]);
}
