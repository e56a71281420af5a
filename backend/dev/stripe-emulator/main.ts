import { type StripeEmulatorOptions, startStripeEmulator } from './stripe-emulator.js';

/** What this process tells the one that started it. */
export type Report = { type: 'ready'; url: string } | { type: 'clock'; offsetSeconds: number };

/** A starter that is busy must not stop time. */
const ANSWER_PATIENCE_MS = 1_000;

const options = JSON.parse(process.argv[2] ?? '{}') as Pick<StripeEmulatorOptions, 'port' | 'dataDir'>;
const emulator = await startStripeEmulator(options);
let heard: () => void = () => undefined;

function report(message: Report): void {
  process.send?.(message);
}

async function stop(): Promise<void> {
  await emulator.close();
  process.exit(0);
}

process.on('message', () => heard());
process.on('SIGTERM', () => void stop());
// Ctrl-C belongs to the starter, which ends this process in its turn.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => void stop());

report({ type: 'ready', url: emulator.url });
emulator.onClock((offsetSeconds) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  heard = resolve;
  setTimeout(resolve, ANSWER_PATIENCE_MS).unref();
  report({ type: 'clock', offsetSeconds });
  return promise;
});
