import type { SentMessageInfo, Transport } from 'nodemailer';
import type { MailStore } from './mail-store.js';

/** Nodemailer's way out of the house, ending in the mailbox instead of at a mail server. */
export function mailboxTransport(store: MailStore): Transport {
  return {
    name: 'development-mailbox',
    version: '1',
    send: (mail, done) => {
      const envelope = mail.message.getEnvelope();
      const receipt: SentMessageInfo = { envelope, messageId: mail.message.messageId(), accepted: envelope.to };
      mail.normalize((error, data) => {
        if (error || !data) return done(error ?? new Error('The mail is empty'), receipt);
        try {
          store.add(receipt.messageId, {
            to: envelope.to.join(', '),
            subject: data.subject ?? '',
            text: asText(data.text),
            html: asText(data.html),
            sentAt: new Date().toISOString(),
          });
        } catch (cause) {
          return done(cause as Error, receipt);
        }
        done(null, receipt);
      });
    },
  };
}

/** `normalize` has already read streams and files. */
function asText(content: unknown): string {
  if (typeof content === 'string') return content;
  return Buffer.isBuffer(content) ? content.toString('utf8') : '';
}
