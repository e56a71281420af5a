import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { closeContactDialog, openContactDialog, useContactRequest } from '../../api/contact-dialog';
import { startSession } from '../../api/session';
import { aUser, signIn } from '../../test/people';
import { renderScreen } from '../../test/render';
import { failed, fakeServer, offline, ok } from '../../test/server';
import { toastStore } from '../../ui/toast';
import { ContactDialog } from './ContactDialog';

const server = fakeServer();
const SEND = 'POST /api/contact';

/** A page that opens the dialog as the footer does. */
function Page({ subject }: { subject?: string }) {
  const request = useContactRequest();
  return (
    <>
      <button onClick={() => openContactDialog(subject ? { subject } : {})}>Contact</button>
      <ContactDialog open={request !== null} subject={request?.subject} onClose={closeContactDialog} />
    </>
  );
}

const open = async (subject?: string) => {
  closeContactDialog();
  const shown = renderScreen(subject ? <Page subject={subject} /> : <Page />);
  await shown.user.click(screen.getByRole('button', { name: 'Contact' }));
  return shown;
};
const openForm = async (subject?: string) => {
  const shown = await open(subject);
  await shown.user.click(screen.getByRole('button', { name: /^Fill Contact Form/ }));
  return shown;
};
const name = () => screen.getByRole('textbox', { name: 'Name' });
const email = () => screen.getByRole('textbox', { name: 'Email' });
const text = () => screen.getByRole('textbox', { name: 'Message' });
const write = async (subject?: string) => {
  const shown = await openForm(subject);
  await shown.user.type(name(), ' Ada ');
  await shown.user.type(email(), 'ada@example.com');
  await shown.user.type(text(), 'How do I change my plan?');
  await shown.user.click(screen.getByRole('button', { name: 'Send Message' }));
  return shown;
};
const message = (said: string) =>
  waitFor(() => expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toHaveTextContent(said));

beforeEach(() => signIn(server, null));

describe('the choice', () => {
  it('comes first', async () => {
    await open();
    expect(screen.getByRole('dialog', { name: 'Contact' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Fill Contact Form/ })).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it("opens the visitor's own mail program with a subject, and closes", async () => {
    const { user } = await open();
    const link = screen.getByRole('link', { name: /^Email Directly/ });
    expect(link).toHaveAttribute('href', 'mailto:support@example.com?subject=Threefold%20support%20request');
    // jsdom has no mail program.
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows the address for whoever has no mail program, and copies it', async () => {
    const { user } = await open();
    expect(screen.getByText('support@example.com')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByRole('button', { name: 'Copied!' })).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('support@example.com');
    expect(toastStore.current()).toMatchObject({ kind: 'success', title: 'Copied to clipboard' });
  });

  it('says on the button, which the dialog does not cover, that the address could not be copied', async () => {
    const { user } = await open();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByRole('button', { name: 'Copy failed' })).toBeInTheDocument();
    expect(toastStore.current()).toMatchObject({ kind: 'error', title: 'Copy failed' });
  });

  it('names what the dialog was opened for', async () => {
    await open('Enterprise plan');
    expect(screen.getByRole('link', { name: /^Email Directly/ })).toHaveAttribute(
      'href',
      'mailto:support@example.com?subject=Enterprise%20plan',
    );
  });
});

describe('the form', () => {
  it('starts at the name, and Back returns to the choice', async () => {
    const { user } = await openForm();
    expect(name()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('button', { name: /^Fill Contact Form/ })).toHaveFocus();
  });

  it('knows the address of whoever is signed in', async () => {
    const { user, queryClient } = await open();
    act(() => startSession(queryClient, aUser()));
    await user.click(screen.getByRole('button', { name: /^Fill Contact Form/ }));
    expect(email()).toHaveValue('ada@example.com');
  });

  it('says at the fields what is missing, without a call', async () => {
    const { user } = await openForm();
    await user.type(name(), 'A');
    await user.type(email(), 'ada@nowhere');
    await user.type(text(), 'Too short');
    await user.click(screen.getByRole('button', { name: 'Send Message' }));
    expect(name()).toHaveAccessibleDescription('Name must be at least 2 characters');
    expect(email()).toHaveAccessibleDescription('Please enter a valid email');
    expect(text()).toHaveAccessibleDescription('Message must be at least 10 characters');
    expect(name()).toHaveFocus();
    await user.type(text(), ' no more');
    expect(text()).not.toHaveAttribute('aria-invalid');
  });

  it('has a trap that people neither see nor reach', async () => {
    const { user } = await openForm();
    const trap = document.querySelector('input[name="website"]');
    expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(trap).toHaveAttribute('tabindex', '-1');
    await user.click(text());
    await user.tab();
    expect(screen.getByRole('button', { name: 'Back' })).toHaveFocus();
  });
});

describe('sending', () => {
  const sent = () => server.on(SEND, () => ok(SEND, { success: true, message: 'Thank you.' }));

  it('thanks, closes, and starts afresh the next time', async () => {
    sent();
    const { user } = await write();
    await message("Message sentThank you! We've received your message and will get back to you soon.");
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(server.calls(SEND)[0]?.body).toEqual({
      name: 'Ada',
      email: 'ada@example.com',
      message: 'How do I change my plan?',
    });
    await user.click(screen.getByRole('button', { name: 'Contact' }));
    await user.click(screen.getByRole('button', { name: /^Fill Contact Form/ }));
    expect(text()).toHaveValue('');
  });

  it('says what the message is about', async () => {
    sent();
    await write('Enterprise plan');
    await message('Message sent');
    expect(server.calls(SEND)[0]?.body).toMatchObject({ message: 'Enterprise plan\n\nHow do I change my plan?' });
  });

  it('shows progress and is done once', async () => {
    server.on(SEND, () => new Promise<Response>(() => undefined));
    const { user } = await write();
    await user.click(screen.getByRole('button', { name: 'Sending...' }));
    expect(server.calls(SEND)).toHaveLength(1);
  });

  it.each([
    [() => failed('INTERNAL', 'Out of order.'), 'Out of order.'],
    [() => new Response('', { status: 500 }), 'There was a problem sending your message. Please try again.'],
    [offline, 'There was a problem connecting to the server. Please try again.'],
    [
      () => failed('RATE_LIMITED', 'Too many messages. Please try again in 10 minutes.'),
      'Too many messages. Please try again in 10 minutes.',
    ],
  ])('says what went wrong, also inside the dialog, and keeps the message', async (answer, sentence) => {
    server.on(SEND, answer);
    await write();
    await message(`Error${sentence}`);
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
    expect(text()).toHaveValue('How do I change my plan?');
  });

  it("shows the server's sentences at the fields", async () => {
    server.on(SEND, () =>
      failed('VALIDATION_FAILED', 'Please check the marked fields.', { errors: { email: 'Not this one.' } }),
    );
    await write();
    await waitFor(() => expect(email()).toHaveAccessibleDescription('Not this one.'));
    expect(email()).toHaveFocus();
  });
});
