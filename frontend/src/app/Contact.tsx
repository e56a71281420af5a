import { useEffect, useState, type ComponentType } from 'react';
import { closeContactDialog, useContactRequest, type ContactRequest } from '../api/contact-dialog';
import { errorTexts } from '../content/shell';
import { toast } from '../ui/toast';

type Dialog = ComponentType<{ request: ContactRequest | null; onClose: () => void }>;

/** The contact dialog, over any page. Its code comes when it is opened for the first time. */
export function Contact() {
  const request = useContactRequest();
  const [ContactDialog, setDialog] = useState<Dialog>();
  const needed = request !== null;

  useEffect(() => {
    if (!needed) return;
    import('../features/contact/ContactDialog').then(
      (module) => setDialog(() => module.ContactDialog),
      () => {
        closeContactDialog();
        toast({ kind: 'error', title: errorTexts.title, description: errorTexts.offline });
      },
    );
  }, [needed]);

  return ContactDialog ? <ContactDialog request={request} onClose={closeContactDialog} /> : null;
}
