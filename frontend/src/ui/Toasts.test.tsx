import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { dismissToast, toast, toastStore, type ToastMessage } from './toast';
import { Toasts } from './Toasts';

const region = () => screen.getByRole('region', { name: 'Notifications (F8)' });

/** Shows a message and waits until the code that draws it has come. */
async function show(message: ToastMessage) {
  act(() => toast(message));
  await waitFor(() => expect(isShown(message.title)).toBe(true));
}

const isShown = (title: string) => within(region()).queryByText(title) !== null;

beforeEach(async () => {
  await import('./ToastViewport');
  render(
    <>
      <button>Before</button>
      <Toasts />
    </>,
  );
});

afterEach(() => {
  jest.useRealTimers();
  const current = toastStore.current();
  if (current) act(() => dismissToast(current.id));
});

it('has its region in the page before anything is said', () => {
  expect(region()).toBeInTheDocument();
});

it('shows one message at a time: a new one replaces the old', async () => {
  await show({ title: 'First' });
  await show({ title: 'Second' });
  expect(isShown('First')).toBe(false);
  expect(within(region()).getAllByRole('listitem')).toHaveLength(1);
});

it('closes by its button, which stands after the text', async () => {
  await show({ title: 'Saved', description: 'All of it.' });
  const item = within(region()).getByRole('listitem');
  const close = within(item).getByRole('button', { name: 'Close notification' });
  expect(within(item).getByText('All of it.').compareDocumentPosition(close)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  fireEvent.click(close);
  await waitFor(() => expect(isShown('Saved')).toBe(false));
});

it.each([
  ['success', 'polite'],
  ['error', 'assertive'],
] as const)('announces a message of the kind %s as %s', async (kind, politeness) => {
  await show({ kind, title: 'Heard', description: 'Twice said is once too often.' });
  const announced = (await screen.findAllByRole('status')).find((node) => !region().contains(node));
  expect(announced).toHaveAttribute('aria-live', politeness);
  await waitFor(() => expect(announced).toHaveTextContent('Heard'));
});

describe('with the clock in hand', () => {
  const shownWithClock = async (message: ToastMessage) => {
    jest.useFakeTimers();
    act(() => toast(message));
    // The loaded code, then React's deferred updates of the viewport.
    for (let turn = 0; turn < 5; turn += 1) await act(() => jest.advanceTimersByTimeAsync(0));
    expect(isShown(message.title)).toBe(true);
  };
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('goes after 5 seconds', async () => {
    await shownWithClock({ title: 'Brief' });
    await pass(4900);
    expect(isShown('Brief')).toBe(true);
    await pass(200);
    expect(isShown('Brief')).toBe(false);
  });

  it('stays as long as the message asks', async () => {
    await shownWithClock({ title: 'Longer', durationMs: 6000 });
    await pass(5500);
    expect(isShown('Longer')).toBe(true);
    await pass(600);
    expect(isShown('Longer')).toBe(false);
  });

  it('waits while the pointer is on it', async () => {
    await shownWithClock({ title: 'Read me' });
    fireEvent.pointerMove(region());
    await pass(20_000);
    expect(isShown('Read me')).toBe(true);
    fireEvent.pointerLeave(region());
    await pass(5100);
    expect(isShown('Read me')).toBe(false);
  });

  it('waits while the page is hidden', async () => {
    await shownWithClock({ title: 'Later' });
    setHidden(true);
    await pass(20_000);
    expect(isShown('Later')).toBe(true);
    setHidden(false);
    await pass(5100);
    expect(isShown('Later')).toBe(false);
  });
});

function setHidden(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

it('is reached by F8 and left by Esc, back to where one was', async () => {
  await show({ title: 'Over here' });
  const before = screen.getByRole('button', { name: 'Before' });
  before.focus();
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(region()).toContainElement(document.activeElement as HTMLElement);
  fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
  await waitFor(() => expect(before).toHaveFocus());
});

describe('a swipe', () => {
  const swipe = (item: HTMLElement, distance: number) => {
    const at = (clientX: number) => ({ clientX, clientY: 0, button: 0, pointerId: 1, pointerType: 'mouse' });
    fireEvent.pointerDown(item, at(0));
    fireEvent.pointerMove(item, at(10));
    fireEvent.pointerMove(item, at(distance));
    fireEvent.pointerUp(item, at(distance));
  };

  it('of more than 50 px sends it away', async () => {
    await show({ title: 'Swipe' });
    swipe(within(region()).getByRole('listitem'), 60);
    await waitFor(() => expect(isShown('Swipe')).toBe(false));
  });

  it('of less does not', async () => {
    await show({ title: 'Nudge' });
    swipe(within(region()).getByRole('listitem'), 40);
    expect(isShown('Nudge')).toBe(true);
  });
});
