import { useState } from 'react';
import type { ContactRequest } from '../../api/contact-dialog';
import { contactTexts } from '../../content/contact';
import { Dialog } from '../../ui/Dialog';
import { ContactChoice } from './ContactChoice';
import { ContactForm } from './ContactForm';

interface ContactDialogProps {
  /** What the dialog was opened for; null while it is closed. */
  request: ContactRequest | null;
  onClose: () => void;
}

/** Two ways to reach the people behind the product: a form, or the visitor's own mail program. */
export function ContactDialog({ request, onClose }: ContactDialogProps) {
  // `back` is the choice as well, reached from the form.
  const [step, setStep] = useState<'choice' | 'form' | 'back'>('choice');
  const close = () => {
    setStep('choice');
    onClose();
  };
  return (
    <Dialog
      open={request !== null}
      onClose={close}
      title={step === 'form' ? contactTexts.formTitle : contactTexts.title}
    >
      {step === 'form' ? (
        <ContactForm subject={request?.subject} onBack={() => setStep('back')} onSent={close} />
      ) : (
        <ContactChoice
          subject={request?.subject}
          isBack={step === 'back'}
          onForm={() => setStep('form')}
          onMail={close}
        />
      )}
    </Dialog>
  );
}
