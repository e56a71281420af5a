import { closeContactDialog, useContactRequest } from '../api/contact-dialog';
import type { ContactDialogProps } from '../features/contact/ContactDialog';
import { lazyDialog } from '../ui/lazy-dialog';

const ContactDialog = lazyDialog<ContactDialogProps>(
  async () => (await import('../features/contact/ContactDialog')).ContactDialog,
);

/** The contact dialog, over any page that asks for it. */
export function Contact() {
  const request = useContactRequest();
  return <ContactDialog open={request !== null} subject={request?.subject} onClose={closeContactDialog} />;
}
