import { openContactDialog } from '../api/contact-dialog';
import { notFoundTexts, shellTexts } from '../content/shell';
import { Button, buttonClass } from '../ui/Button';
import { Link } from '../ui/Link';
import { paths } from './paths';
import styles from './Message.module.css';

export function NotFoundPage() {
  return (
    <div className={styles.message}>
      <del aria-hidden="true" className={styles.struck}>
        {notFoundTexts.struck}
      </del>
      <h1>{notFoundTexts.title}</h1>
      <p className={styles.text}>{notFoundTexts.text}</p>
      <p className={styles.actions}>
        <Link className={buttonClass()} to={paths.home()}>
          {shellTexts.home}
        </Link>
        <Link className={buttonClass({ variant: 'secondary' })} to={paths.section('pricing')}>
          {shellTexts.pricing}
        </Link>
        <Link className={buttonClass({ variant: 'secondary' })} to={paths.auth()}>
          {shellTexts.signIn}
        </Link>
        <Button variant="secondary" onClick={() => openContactDialog()}>
          {shellTexts.contact}
        </Button>
      </p>
      <p className={styles.hint}>{notFoundTexts.hint}</p>
    </div>
  );
}
