import { useState } from 'react';
import { contactTexts } from '../../content/contact';
import { Dialog } from '../../ui/Dialog';
import { ContactChoice } from './ContactChoice';
import { ContactForm } from './ContactForm';

export interface ContactDialogProps {
  open: boolean;
  onClose: () => void;
  /** What the message is about, if the dialog was opened with something in mind. */
  subject: string | undefined;
}

/** Two ways to reach the people behind the product: a form, or the visitor's own mail program. */
export function ContactDialog({ open, onClose, subject }: ContactDialogProps) {
  // `back` is the choice as well, reached from the form.
  const [step, setStep] = useState<'choice' | 'form' | 'back'>('choice');
  const close = () => {
    setStep('choice');
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} title={step === 'form' ? contactTexts.formTitle : contactTexts.title}>
      {step === 'form' ? (
        <ContactForm subject={subject} onBack={() => setStep('back')} onSent={close} />
      ) : (
        <ContactChoice subject={subject} isBack={step === 'back'} onForm={() => setStep('form')} onMail={close} />
      )}
    </Dialog>
  );
}
