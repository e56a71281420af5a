import { LIMITS } from '@contracts/limits';
import { isEmail } from '../../api/email';
import { contactErrors } from '../../content/contact';
import type { FieldErrors } from '../../ui/use-form';

export const CONTACT_FIELDS = ['name', 'email', 'message', 'website'] as const;
export type ContactValues = Record<(typeof CONTACT_FIELDS)[number], string>;

export function checkContact({ name, email, message }: ContactValues): FieldErrors<keyof ContactValues> {
  const { contactNameMinLength, contactMessageMinLength } = LIMITS;
  return {
    ...(name.trim().length < contactNameMinLength && { name: contactErrors.nameTooShort(contactNameMinLength) }),
    ...(!isEmail(email.trim()) && { email: contactErrors.emailInvalid }),
    ...(message.trim().length < contactMessageMinLength && {
      message: contactErrors.messageTooShort(contactMessageMinLength),
    }),
  };
}
