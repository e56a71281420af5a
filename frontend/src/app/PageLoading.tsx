import { shellTexts } from '../content/shell';
import { Spinner } from '../ui/Spinner';
import styles from './Message.module.css';

/** Shows only if a page takes its time; a spinner that flashes up makes a fast change of page look slow. */
export function PageLoading() {
  return (
    <p className={styles.loading}>
      <Spinner /> {shellTexts.loading}
    </p>
  );
}
