import { brandName } from './brand';

export const contactTexts = {
  title: 'Contact',
  text: 'A question, a problem, an idea: tell us.',
  fillForm: 'Fill Contact Form',
  fillFormText: 'Write here, and we answer by email.',
  emailDirectly: 'Email Directly',
  emailDirectlyText: 'Opens your own mail program.',
  address: 'Our address',
  formTitle: 'Write to us',
  about: 'About',
  name: 'Name',
  email: 'Email',
  message: 'Message',
  website: 'Website',
  back: 'Back',
  submit: 'Send Message',
  busy: 'Sending...',
} as const;

/** What the mail is about that somebody writes in their own program. */
export const supportSubject = () => `${brandName()} support request`;

export const contactErrors = {
  nameTooShort: (minLength: number) => `Name must be at least ${minLength} characters`,
  emailInvalid: 'Please enter a valid email',
  messageTooShort: (minLength: number) => `Message must be at least ${minLength} characters`,
  failed: 'There was a problem sending your message. Please try again.',
  offline: 'There was a problem connecting to the server. Please try again.',
} as const;

export const contactToasts = {
  sent: {
    kind: 'success',
    title: 'Message sent',
    description: "Thank you! We've received your message and will get back to you soon.",
  },
  failed: (reason: string) => ({ kind: 'error', title: 'Error', description: reason }) as const,
} as const;
