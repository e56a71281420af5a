import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ContactMessage } from '../src/contact/contact-message.entity.js';
import { TestApp } from './support/app.js';

const SUPPORT = 'help@threefold.test';
const THANKS = { success: true, message: "Thank you! We've received your message and will get back to you soon." };

let a: TestApp;
beforeAll(async () => {
  a = await TestApp.start({ env: { SUPPORT_EMAIL: SUPPORT } });
});
afterAll(() => a.stop());

const FORM = { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Can I pay by invoice?' };
const send = (form: object) => a.browser().post('/api/contact', form);
const stored = (email: string) => a.sql.manager.findBy(ContactMessage, { email });

describe('a message', () => {
  it('is stored, and mailed to the support address so that an answer reaches the writer', async () => {
    expect((await send(FORM).expect(200)).body).toEqual(THANKS);
    expect(await stored(FORM.email)).toMatchObject([{ ...FORM, status: 'new' }]);
    const mail = await a.mailbox.mailTo(SUPPORT);
    expect(mail.subject).toBe('Message from Ada Lovelace');
    expect(mail.replyTo).toEqual([{ name: 'Ada Lovelace', address: 'ada@example.com' }]);
    expect(mail.text).toContain('Can I pay by invoice?');
  });

  it('keeps its lines and its signs, and none of them is markup or a header of the mail', async () => {
    const message = 'First line\nsecond <b>bold</b> & "quoted" 😀\r\nBcc: victim@example.com';
    const form = { name: 'Eve\r\nBcc: victim@example.com', email: 'eve@example.com', message };
    await send(form).expect(200);
    expect(await stored('eve@example.com')).toMatchObject([{ name: 'Eve Bcc: victim@example.com', message }]);
    const mail = await a.mailbox.mailTo(SUPPORT, { count: 2 });
    expect(mail.text).toContain('second <b>bold</b> & "quoted" 😀');
    expect(mail.html).toContain('second &lt;b&gt;bold&lt;/b&gt; &amp; &quot;quoted&quot; 😀');
    expect(mail.to).toBe(SUPPORT);
  });

  it.each([
    ['name', { name: 'A' }, 'Name must be at least 2 characters'],
    ['name', { name: '   ' }, 'Name must be at least 2 characters'],
    ['name', { name: undefined }, 'Name must be at least 2 characters'],
    ['name', { name: 'a'.repeat(101) }, 'Please use at most 100 characters'],
    ['email', { email: 'ada' }, 'Please enter a valid email'],
    ['email', { email: undefined }, 'Please enter a valid email'],
    ['email', { email: `${'a'.repeat(250)}@example.com` }, 'Please enter a valid email'],
    ['message', { message: 'too short' }, 'Message must be at least 10 characters'],
    ['message', { message: '   padded   ' }, 'Message must be at least 10 characters'],
    ['message', { message: 10 }, 'Message must be at least 10 characters'],
    ['message', { message: 'a'.repeat(5_001) }, 'Please use at most 5000 characters'],
  ])('is refused with the sentence at its %s: %j', async (field, change, sentence) => {
    const { body } = await send({ ...FORM, email: 'refused@example.com', ...change }).expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', message: sentence, errors: { [field]: sentence } });
    expect(await stored('refused@example.com')).toEqual([]);
  });

  it('says what is wrong at every field at once', async () => {
    const { body } = await send({ name: '', email: '', message: '' }).expect(400);
    expect(body.errors).toEqual({
      name: 'Name must be at least 2 characters',
      email: 'Please enter a valid email',
      message: 'Message must be at least 10 characters',
    });
  });

  it.each(['https://spam.example', 'x', 1, { a: 1 }, true])(
    'with the hidden field filled in (%j) is thanked for and dropped',
    async (website) => {
      const form = { ...FORM, email: 'bot@example.com', website };
      expect((await send(form).expect(200)).body).toEqual(THANKS);
      expect(await stored('bot@example.com')).toEqual([]);
    },
  );

  it('with the hidden field left empty is a person’s', async () => {
    await send({ ...FORM, email: 'careful@example.com', website: '' }).expect(200);
    expect(await stored('careful@example.com')).toHaveLength(1);
  });
});

it('forgets messages after twelve months', async () => {
  await send({ ...FORM, email: 'old@example.com' }).expect(200);
  await send({ ...FORM, email: 'young@example.com' }).expect(200);
  const age = (email: string, interval: string) =>
    a.sql.query('UPDATE contact_message SET created_at = now() - $2::interval WHERE email = $1', [email, interval]);
  await age('old@example.com', '12 months 1 day');
  await age('young@example.com', '12 months -1 day');
  await a.runJob('contact-clean-up');
  expect(await stored('old@example.com')).toEqual([]);
  expect(await stored('young@example.com')).toHaveLength(1);
});
