import { jest } from '@jest/globals';

interface Outcome {
  error?: { message?: string };
}

/** What the provider's script answers, and how quickly its form is there. */
export const fakeStripe = {
  isFormReady: true,
  submit: jest.fn<() => Promise<Outcome>>(),
  confirmPayment: jest.fn<(options: { clientSecret: string; confirmParams: object }) => Promise<Outcome>>(),
  confirmSetup: jest.fn<(options: { clientSecret: string; confirmParams: object }) => Promise<Outcome>>(),
};

/** Stands for the provider's own script, with a form that needs no filling in. Cards are accepted until told otherwise. */
export function installFakeStripe(): void {
  fakeStripe.isFormReady = true;
  for (const answer of [fakeStripe.submit, fakeStripe.confirmPayment, fakeStripe.confirmSetup]) {
    answer.mockReset().mockResolvedValue({});
  }
  const nothing = () => undefined;
  const open = () => ({
    elements: formElements,
    confirmPayment: fakeStripe.confirmPayment,
    confirmSetup: fakeStripe.confirmSetup,
    createToken: nothing,
    createPaymentMethod: nothing,
    confirmCardPayment: nothing,
    registerAppInfo: nothing,
    _registerWrapper: nothing,
  });
  // The loader complains of a script of another version.
  Object.assign(window, { Stripe: Object.assign(open, { version: 'endive' }) });
}

function formElements() {
  let form: ReturnType<typeof formElement> | null = null;
  return {
    create: () => (form = formElement()),
    getElement: () => form,
    update: () => undefined,
    submit: fakeStripe.submit,
  };
}

function formElement() {
  const listeners = new Map<string, () => void>();
  return {
    on: (event: string, listener: () => void) => void listeners.set(event, listener),
    off: (event: string) => void listeners.delete(event),
    mount: () => void setTimeout(() => fakeStripe.isFormReady && listeners.get('ready')?.()),
    update: () => undefined,
    destroy: () => undefined,
  };
}
