import type { Seconds } from './clock.js';
import { Emulator, type EmulatorOptions, type WebhookOptions } from './emulator.js';
import { listen } from './http/server.js';
import type { WebhookEndpoint } from './objects.js';
import { pages } from './hosted/pages.js';

export interface StripeEmulator {
  /** Such as `http://localhost:12111`: what `STRIPE_API_URL` wants. */
  url: string;
  port: number;
  /** Any key of this form is accepted. */
  secretKey: string;
  publishableKey: string;
  emulator: Emulator;
  registerWebhook(url: string, options?: WebhookOptions): WebhookEndpoint;
  advanceTo(target: Seconds): Promise<{ now: Seconds; steps: number }>;
  settled(): Promise<void>;
  /** Called with the seconds the emulator's time is ahead, now and whenever that changes. */
  onClock(listener: (offsetSeconds: Seconds) => unknown): void;
  close(): Promise<void>;
}

export interface StripeEmulatorOptions extends EmulatorOptions {
  /** 0 or nothing takes any free port. */
  port?: number;
  /** The address browsers use, when it isn't the one that is listened on. */
  publicUrl?: string;
}

/** Starts an emulator in this process: for tests, and for the process of its own that the development stack runs. */
export async function startStripeEmulator(options: StripeEmulatorOptions = {}): Promise<StripeEmulator> {
  const emulator = new Emulator(options);
  const { server, port } = await listen(emulator, options.port ?? 0, pages);
  const url = options.publicUrl ?? `http://localhost:${port}`;
  emulator.world.address = url;
  return {
    url,
    port,
    secretKey: 'sk_test_emulator',
    publishableKey: 'pk_test_emulator',
    emulator,
    registerWebhook: (address, given) => emulator.registerWebhook(address, given),
    advanceTo: (target) => emulator.advanceTo(target),
    settled: () => emulator.settled(),
    onClock: (listener) => {
      emulator.world.clock.onJump(listener);
      listener(emulator.world.clock.offsetSeconds);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await emulator.close();
    },
  };
}
