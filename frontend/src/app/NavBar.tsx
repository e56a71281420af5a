import { useEffect } from 'react';
import { useSession, type Session } from '../api/session';
import { brandName } from '../content/brand';
import { shellTexts } from '../content/shell';
import { UsagePill } from '../features/usage/UsagePill';
import { buttonClass } from '../ui/Button';
import { classes } from '../ui/classes';
import { Disclosure } from '../ui/Disclosure';
import { Link } from '../ui/Link';
import { useScrolledBeyond } from '../ui/use-scrolled-beyond';
import { AccountMenu } from './AccountMenu';
import { ThemeChoicePart } from './menu-parts';
import { MobileMenu } from './MobileMenu';
import styles from './NavBar.module.css';
import { NavEntry } from './NavEntry';
import { NAV_LINKS, VISITOR_LINKS } from './nav-links';
import { paths } from './paths';
import { ThemeIcon } from './ThemeIcon';

/** Beyond this the bar gets its own ground, so that text scrolling under it stays readable. */
const OPAQUE_AFTER_PX = 20;

export function NavBar() {
  const session = useSession();
  const scrolled = useScrolledBeyond(OPAQUE_AFTER_PX);
  useHintUntilKnown(session.status);
  return (
    <header className={classes(styles.bar, scrolled && styles.opaque)}>
      <div className={styles.row}>
        <Link to={paths.home()} className={styles.logo}>
          {brandName()}
        </Link>
        <nav className={styles.links} aria-label={shellTexts.mainNavigation}>
          {NAV_LINKS.map(({ label, to }) => (
            <NavEntry key={to} className={styles.link} to={to}>
              {label}
            </NavEntry>
          ))}
          {session.status !== 'signed-in' &&
            VISITOR_LINKS.map(({ label, to }) => (
              <NavEntry key={to} className={classes(styles.link, styles.visitor)} to={to}>
                {label}
              </NavEntry>
            ))}
        </nav>
        <div className={styles.side}>
          {session.status === 'signed-in' ? (
            <>
              <UsagePill />
              <AccountMenu user={session.user} />
            </>
          ) : (
            <Link className={classes(buttonClass({ size: 'small' }), styles.visitor)} to={paths.register()}>
              {shellTexts.getStarted}
            </Link>
          )}
          <Disclosure
            label={shellTexts.theme}
            button={<ThemeIcon />}
            className={styles.theme}
            buttonClass={styles.iconButton}
            panelClass={styles.panel}
          >
            {() => <ThemeChoicePart />}
          </Disclosure>
          <MobileMenu session={session} />
        </div>
      </div>
    </header>
  );
}

/** The inline script has hidden the visitor's entries on a hint; from here on the session itself decides. */
function useHintUntilKnown(status: Session['status']) {
  useEffect(() => {
    if (status === 'visitor') delete document.documentElement.dataset['signedIn'];
  }, [status]);
}
