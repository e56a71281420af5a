type TextBox = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps what a person does while the page can't answer yet. The returned function stops the recording and does it all
 * again, in order, for the application to see.
 */
export function startRecording(): () => void {
  const again = new Map<EventTarget, () => void>();
  const typed = new Map<TextBox, string>();

  const onClick = (event: Event) => {
    const target =
      event.target instanceof Element ? event.target.closest<HTMLElement>('a[href], button, textarea') : null;
    if (!target) return;
    // A link works without us, but the plan it chooses would be forgotten on the way.
    if (target.matches('a')) return rememberPlan(target);
    // A text box must take the focus now; a button would send its form away, or do nothing.
    if (target.matches('button')) hold(event);
    again.set(target, () => target.click());
  };
  const onSubmit = (event: Event) => {
    hold(event);
    const form = event.target as HTMLFormElement;
    again.set(form, () => form.requestSubmit());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.target || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    const { target, key, code, ctrlKey, metaKey } = event;
    const repeated = { key, code, ctrlKey, metaKey, bubbles: true, cancelable: true };
    again.set(target, () => target.dispatchEvent(new KeyboardEvent('keydown', repeated)));
  };
  const onInput = (event: Event) => {
    const { target } = event;
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) typed.set(target, target.value);
  };

  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);
  document.addEventListener('keydown', onKeyDown, true);
  document.addEventListener('input', onInput, true);

  return () => {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('submit', onSubmit, true);
    document.removeEventListener('keydown', onKeyDown, true);
    document.removeEventListener('input', onInput, true);
    typed.forEach((value, field) => announceTypedText(successorOf(field), value));
    again.forEach((act) => act());
    typed.clear();
    again.clear();
  };
}

function rememberPlan({ dataset: { plan } }: HTMLElement) {
  if (!plan || plan === 'free') return;
  try {
    sessionStorage.setItem('selectedPlan', plan);
  } catch {
    // Without storage the plan is chosen again after the registration.
  }
}

function hold(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** The field itself, or the one of its name where the address has brought another form in its place. */
function successorOf(field: TextBox): TextBox {
  if (field.isConnected) return field;
  return document.querySelector<HTMLInputElement>(`input[name='${field.name}']`) ?? field;
}

/**
 * React has taken the typed text for the initial value and reports no change. So the value is emptied through React's
 * own setter, put back behind its back, and announced.
 */
function announceTypedText(field: TextBox, value: string) {
  const { selectionStart, selectionEnd } = field;
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  field.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
