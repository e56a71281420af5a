import { runtimeConfig } from '../api/runtime-config';
import type { SessionUser } from '../api/types';
import { shellTexts } from '../content/shell';
import styles from './NavBar.module.css';
import { NavEntry } from './NavEntry';
import { paths } from './paths';
import { useSignOut } from './use-sign-out';

/** Who is signed in and what they can do, the same in the account menu and in the small screen's menu. */
export function AccountEntries({ user, onChosen }: { user: SessionUser; onChosen: () => void }) {
  const signOut = useSignOut();
  const { plans } = runtimeConfig();
  return (
    <>
      <div className={styles.person}>
        <p className={styles.fullName}>{user.username}</p>
        <p className={styles.plan}>{(plans[user.subscriptionTier] ?? plans.free).name}</p>
      </div>
      <ul className={styles.entries}>
        <li>
          <NavEntry className={styles.entry} to={paths.history()} onClick={onChosen}>
            {shellTexts.history}
          </NavEntry>
        </li>
        <li>
          <NavEntry className={styles.entry} to={paths.account()} onClick={onChosen}>
            {shellTexts.yourAccount}
          </NavEntry>
        </li>
        <li>
          <NavEntry className={styles.entry} to={paths.manageSubscription()} onClick={onChosen}>
            {shellTexts.manageSubscription}
          </NavEntry>
        </li>
        <li>
          <NavEntry className={styles.entry} to={paths.changePassword()} onClick={onChosen}>
            {shellTexts.changePassword}
          </NavEntry>
        </li>
        {user.role === 'admin' && (
          <li>
            {/* Another application: the router doesn't know it. */}
            <a className={styles.entry} href={paths.admin()}>
              {shellTexts.adminDashboard}
            </a>
          </li>
        )}
        <li>
          <button
            type="button"
            className={styles.entry}
            onClick={() => {
              onChosen();
              void signOut();
            }}
          >
            {shellTexts.signOut}
          </button>
        </li>
      </ul>
    </>
  );
}
