import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Report } from './main.js';

export interface EmulatorProcess {
  url: string;
  stop(): Promise<void>;
}

export interface EmulatorProcessOptions {
  dataDir: string;
  port: number;
  /** Told how far the emulator's time is ahead; time goes on there when this has returned. */
  onClock(offsetSeconds: number): void;
}

const START_PATIENCE_MS = 30_000;
const STOP_PATIENCE_MS = 5_000;
const RESTART_AFTER_MS = 500;

/** The emulator in a process of its own, as Stripe is one: neither of the two takes the other with it. */
export async function startEmulatorProcess(options: EmulatorProcessOptions): Promise<EmulatorProcess> {
  let isStopping = false;
  let child: ChildProcess;

  const start = async (): Promise<string> => {
    const { port, dataDir } = options;
    child = fork(join(import.meta.dirname, 'main.js'), [JSON.stringify({ port, dataDir })], {
      execArgv: ['--enable-source-maps'],
    });
    child.on('message', (message: Report) => {
      if (message.type !== 'clock') return;
      options.onClock(message.offsetSeconds);
      child.send('heard');
    });
    child.once('exit', () => {
      if (isStopping) return;
      console.error('The Stripe emulator ended. Its state is kept; it is started again.');
      setTimeout(() => {
        if (!isStopping) void start().catch((error: unknown) => console.error(error));
      }, RESTART_AFTER_MS);
    });
    return ready(child);
  };

  const url = await start();
  return {
    url,
    stop: async () => {
      isStopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_PATIENCE_MS);
      await exit;
      clearTimeout(timer);
    },
  };
}

async function ready(child: ChildProcess): Promise<string> {
  const patience = AbortSignal.timeout(START_PATIENCE_MS);
  for (;;) {
    const [message] = (await once(child, 'message', { signal: patience })) as [Report];
    if (message.type === 'ready') return message.url;
  }
}
