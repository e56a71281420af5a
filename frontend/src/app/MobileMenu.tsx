import type { Session } from '../api/session';
import { shellTexts } from '../content/shell';
import { Disclosure } from '../ui/Disclosure';
import { AccountEntriesPart, ThemeChoicePart } from './menu-parts';
import styles from './NavBar.module.css';
import { NavEntry } from './NavEntry';
import { NAV_LINKS, VISITOR_LINKS } from './nav-links';
import { paths } from './paths';

/** The bar's entries on a small screen. */
export function MobileMenu({ session }: { session: Session }) {
  const visitorLinks = [...VISITOR_LINKS, { label: shellTexts.getStartedFree, to: paths.register() }];
  const links = session.status === 'signed-in' ? NAV_LINKS : [...NAV_LINKS, ...visitorLinks];
  return (
    <Disclosure
      label={shellTexts.menu}
      className={styles.mobile}
      buttonClass={styles.iconButton}
      panelClass={styles.sheet}
      button={
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3 6h14M3 10h14M3 14h9" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
        </svg>
      }
    >
      {(close) => (
        <>
          <nav aria-label={shellTexts.menu}>
            <ul className={styles.entries}>
              {links.map(({ label, to }) => (
                <li key={to}>
                  <NavEntry className={styles.entry} to={to} onClick={close}>
                    {label}
                  </NavEntry>
                </li>
              ))}
            </ul>
          </nav>
          {session.status === 'signed-in' && <AccountEntriesPart user={session.user} onChosen={close} />}
          <ThemeChoicePart />
        </>
      )}
    </Disclosure>
  );
}
