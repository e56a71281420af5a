import { useNavigate } from 'react-router-dom';
import { runtimeConfig } from '../../api/runtime-config';
import { paths } from '../../app/paths';
import { visitorTexts } from '../../content/optimize';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import styles from './LoginRequiredDialog.module.css';

export interface LoginRequiredDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Tells a visitor that optimizing takes an account, and leads to one. */
export function LoginRequiredDialog({ open, onClose }: LoginRequiredDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={visitorTexts.title}>
      <Choice />
    </Dialog>
  );
}

function Choice() {
  const navigate = useNavigate();
  return (
    <>
      <p>{visitorTexts.text}</p>
      <p className={styles.offer}>{visitorTexts.offer[runtimeConfig().freeQuotaRenewal]}</p>
      <div className={styles.actions}>
        <Button onClick={() => void navigate(paths.auth())}>{visitorTexts.logIn}</Button>
        <Button variant="secondary" onClick={() => void navigate(paths.auth({ tab: 'register' }))}>
          {visitorTexts.createAccount}
        </Button>
      </div>
    </>
  );
}
