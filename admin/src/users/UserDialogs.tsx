import { createContext, type ReactNode, useContext, useState } from 'react';
import { DeleteUserDialog } from './DeleteUserDialog';
import { EditCountsDialog } from './EditCountsDialog';
import type { User } from './user';

type Action = 'edit' | 'delete';

interface OpenDialog {
  action: Action;
  user: User;
}

const OpenDialogContext = createContext<(dialog: OpenDialog) => void>(() => undefined);

export const useOpenDialog = () => useContext(OpenDialogContext);

/** The dialogs about one user. They live beside the list, so that none goes away with the row it is about. */
export const UserDialogs = ({ children }: { children: ReactNode }) => {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  return (
    <OpenDialogContext value={setDialog}>
      {children}
      {dialog?.action === 'edit' && <EditCountsDialog user={dialog.user} close={close} />}
      {dialog?.action === 'delete' && <DeleteUserDialog user={dialog.user} close={close} />}
    </OpenDialogContext>
  );
};
