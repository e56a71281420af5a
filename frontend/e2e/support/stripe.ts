import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';

interface Charge {
  amount: number;
  status: string;
}

/** What happens at the payment provider of a stack, past our own pages. */
export function emulatedStripe(request: APIRequestContext, dataDir: string) {
  const { stripeEmulator } = JSON.parse(readFileSync(join(dataDir, 'runtime.json'), 'utf8')) as {
    stripeEmulator: string;
  };
  const control = async (path: string, data: object) => {
    const answer = await request.post(`${stripeEmulator}/_emulator/${path}`, { data });
    expect(answer.ok()).toBe(true);
  };
  const list = async <T>(resource: string, params: Record<string, string>): Promise<T[]> => {
    const answer = await request.get(`${stripeEmulator}/v1/${resource}`, {
      params,
      headers: { authorization: 'Bearer sk_test_of_a_journey' },
    });
    expect(answer.ok()).toBe(true);
    return ((await answer.json()) as { data: T[] }).data;
  };
  return {
    url: stripeEmulator,
    advance: (days: number) => control('clock', { advanceBySeconds: days * 24 * 3600 }),
    fault: (fault: object) => control('faults', fault),
    settings: (settings: object) => control('settings', settings),
    /** The amounts that were taken from somebody's cards, in cents. */
    takenFrom: async (email: string): Promise<number[]> => {
      const customers = await list<{ id: string }>('customers', { email });
      expect(customers.length).toBeLessThanOrEqual(1);
      const charges = await Promise.all(customers.map(({ id }) => list<Charge>('charges', { customer: id })));
      return charges.flat().flatMap(({ amount, status }) => (status === 'succeeded' ? [amount] : []));
    },
  };
}
