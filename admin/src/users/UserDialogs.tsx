import { createContext, type ReactNode, useContext, useState } from 'react';
import { type Bulk, BulkDialog } from './BulkDialog';
import { DeleteUserDialog } from './DeleteUserDialog';
import { EditCountsDialog } from './EditCountsDialog';
import type { User } from './user';

/** `edit` and `remove` are about one user, the others about as many as were picked. */
type OpenDialog = { action: 'edit' | 'remove'; user: User } | Bulk;

const OpenDialogContext = createContext<(dialog: OpenDialog) => void>(() => undefined);

export const useOpenDialog = () => useContext(OpenDialogContext);

/** The dialogs about users. They live beside the list, so that none goes away with the row it is about. */
export const UserDialogs = ({ children, onDeleted }: { children: ReactNode; onDeleted?: () => void }) => {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  return (
    <OpenDialogContext value={setDialog}>
      {children}
      {dialog && <Dialog dialog={dialog} close={close} onDeleted={onDeleted} />}
    </OpenDialogContext>
  );
};

interface DialogProps {
  dialog: OpenDialog;
  close: () => void;
  onDeleted?: () => void;
}

const Dialog = ({ dialog, close, onDeleted }: DialogProps) => {
  if ('ids' in dialog) return <BulkDialog {...dialog} close={close} />;
  const { action, user } = dialog;
  if (action === 'edit') return <EditCountsDialog user={user} close={close} />;
  return <DeleteUserDialog user={user} close={close} onDeleted={onDeleted} />;
};
