// The built application with a clock that the bench sets and a roll that the bench starts.
import 'reflect-metadata';
import { PasswordHasher } from '../../dist/src/auth/password-hasher.js';
import { Clock } from '../../dist/src/common/clock.js';
import { AppConfig } from '../../dist/src/config/app-config.js';
import { createApp } from '../../dist/src/create-app.js';
import { JobsService } from '../../dist/src/jobs/jobs.service.js';

let offsetMs = 0;
const app = await createApp(AppConfig.from(process.env));
app.get(Clock).now = () => new Date(Date.now() + offsetMs);
await app.listen(0, '127.0.0.1');

process.on('message', async ({ advanceMs = 0, run }) => {
  offsetMs += advanceMs;
  if (!run) return;
  await app.get(JobsService).runHere(run);
  process.send({ ran: run });
});
process.on('disconnect', () => void app.close().then(() => process.exit(0)));
process.send({
  type: 'ready',
  port: app.getHttpServer().address().port,
  passwordHash: await app.get(PasswordHasher).hash(process.env.BENCH_PASSWORD),
});
