import { useEffect } from 'react';
import type { SessionUser } from '../api/types';
import { shellTexts } from '../content/shell';
import { Disclosure } from '../ui/Disclosure';
import { AccountEntriesPart } from './menu-parts';
import styles from './NavBar.module.css';

export function AccountMenu({ user }: { user: SessionUser }) {
  // Signing out must work without a connection, so this is here before it is wanted.
  useEffect(() => AccountEntriesPart.preload(), []);
  return (
    <Disclosure
      className={styles.account}
      buttonClass={styles.accountButton}
      panelClass={styles.panel}
      label={`${shellTexts.account}: ${user.username}`}
      button={
        <>
          <span className={styles.username}>{user.username}</span>
          <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
            <path d="M2 4l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
          </svg>
        </>
      }
    >
      {(close) => <AccountEntriesPart user={user} onChosen={close} />}
    </Disclosure>
  );
}
