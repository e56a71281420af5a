// One server of many, without its port: its jobs start when the proof says so.
import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { AppConfig } from '../../dist/src/config/app-config.js';
import { createApp } from '../../dist/src/create-app.js';
import { JobsService } from '../../dist/src/jobs/jobs.service.js';
import { MailService } from '../../dist/src/mail/mail.service.js';

const STARTS = 5;
/** Mails this server sent. */
const sent = [];
const mailTransport = {
  name: 'proof',
  version: '1',
  send(mail, done) {
    const { to } = mail.message.getEnvelope();
    sent.push(to.join());
    done(null, { envelope: mail.message.getEnvelope(), messageId: mail.message.messageId() });
  },
};

const app = await createApp(AppConfig.from(process.env), { names: ['mail'], mailTransport });
await app.init();
const jobs = app.get(JobsService);
const scheduled = jobs.list().filter(({ cron }) => cron !== null);

/** Among twenty servers on one machine a job may wait too long for a connection; its next start comes, as in life. */
async function runHere(name) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await jobs.runHere(name);
    } catch (error) {
      if (attempt === STARTS) throw error;
    }
  }
}

const STEPS = {
  /** Asks for mails, in one transaction. */
  mail: ({ people }) =>
    app.get(DataSource).transaction(async (tx) => {
      for (const person of people) await app.get(MailService).enqueue('verify-email', person, tx);
    }),
  /** Starts every job: as the clock of every server does, and past the queue at the same moment. */
  start: ({ minute }) =>
    Promise.all(scheduled.flatMap(({ name }) => [jobs.startScheduled(name, new Date(minute)), runHere(name)])),
  /** Whom this server sent mails to. */
  mailed: async () => sent,
  jobs: async () => scheduled.map(({ name }) => name),
};

process.on('message', async ({ step, ...data }) => {
  const answer = await STEPS[step](data).then(
    (result) => ({ result }),
    (error) => ({ error: String(error.stack) }),
  );
  if (process.connected) process.send({ step, ...answer });
});
process.on('disconnect', () => void app.close().finally(() => process.exit(0)));
process.send({ step: 'ready' });
