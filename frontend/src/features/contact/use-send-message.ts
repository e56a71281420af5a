import { ApiError } from '../../api/api-error';
import { call } from '../../api/client';
import { fieldErrorsOf } from '../../api/field-errors';
import { refusalOf } from '../../api/refusal';
import { contactErrors, contactToasts } from '../../content/contact';
import { toast } from '../../ui/toast';
import type { FieldErrors } from '../../ui/use-form';
import type { ContactValues } from './contact-rules';

const FIELDS = { name: 'name', email: 'email', message: 'message' } as const;

/** Sends the message; what it is about goes with it as its first line. */
export function useSendMessage({ subject, onSent }: { subject: string | undefined; onSent: () => void }) {
  return async (values: ContactValues): Promise<FieldErrors<keyof ContactValues>> => {
    const { website } = values;
    const text = values.message.trim();
    const message = subject ? `${subject}\n\n${text}` : text;
    const body = { name: values.name.trim(), email: values.email.trim(), message, ...(website && { website }) };
    try {
      const { success, message: answer } = await call('POST /api/contact', { body });
      if (!success) return failed(answer || contactErrors.failed);
    } catch (error) {
      const reason = error instanceof ApiError ? refusalOf(error, contactErrors.failed) : contactErrors.offline;
      failed(reason);
      return fieldErrorsOf(error, FIELDS, reason);
    }
    // First away with the dialog: what lies under it can't be read.
    onSent();
    toast(contactToasts.sent);
    return {};
  };
}

function failed(reason: string) {
  toast(contactToasts.failed(reason));
  return { form: reason };
}
