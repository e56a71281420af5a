/** What can go wrong with an event on its way. */
export const DELIVERY_MODES = [
  'drop',
  'duplicate',
  'delay',
  'reorder',
  'wrong_signature',
  'old_timestamp',
  'future_timestamp',
] as const;
/** What can go wrong with a call. All but 429 and 500 may lose the answer of work that was done. */
export const CALL_MODES = ['500_after_commit', '500', '429', 'timeout', 'reset'] as const;

export type DeliveryMode = (typeof DELIVERY_MODES)[number];
export type CallMode = (typeof CALL_MODES)[number];

export interface DeliveryFault {
  /** An event's type, `*` for all, or a beginning such as `invoice.*`. */
  event: string;
  mode: DeliveryMode;
  /** How many events it hits. */
  times: number;
  /** How many matching events it lets pass before. */
  after: number;
  /** For `delay`: real seconds. */
  seconds: number;
  /** For `duplicate`: how often it comes in all. */
  copies: number;
}

export interface CallFault {
  /** An address such as `/v1/subscriptions`, with `*` for anything. A method may stand before it. */
  path: string;
  mode: CallMode;
  times: number;
  after: number;
}

/** Either kind of fault, as a test or a developer asks for it. */
type FaultRequest = Partial<Omit<DeliveryFault, 'mode'> & Omit<CallFault, 'mode'> & { mode: DeliveryMode | CallMode }>;

/** The faults that are still to happen. They don't outlive the process. */
export class Faults {
  private deliveries: DeliveryFault[] = [];
  private calls: CallFault[] = [];

  add(fault: FaultRequest): void {
    const common = { times: fault.times ?? 1, after: fault.after ?? 0 };
    if (fault.event !== undefined) {
      if (!includes(DELIVERY_MODES, fault.mode)) throw new Error(`mode: one of ${DELIVERY_MODES.join(', ')}`);
      const { event, mode, seconds = 2, copies = 2 } = fault;
      this.deliveries.push({ event, mode, seconds, copies, ...common });
    } else if (fault.path !== undefined) {
      if (!includes(CALL_MODES, fault.mode)) throw new Error(`mode: one of ${CALL_MODES.join(', ')}`);
      this.calls.push({ path: fault.path, mode: fault.mode, ...common });
    } else throw new Error('event or path says what the fault hits');
  }

  list(): { deliveries: DeliveryFault[]; calls: CallFault[] } {
    return { deliveries: [...this.deliveries], calls: [...this.calls] };
  }

  clear(): void {
    this.deliveries = [];
    this.calls = [];
  }

  takeForEvent(type: string): DeliveryFault | undefined {
    return take(this.deliveries, ({ event }) => matches(event, type));
  }

  takeForCall(method: string, path: string): CallMode | undefined {
    return take(this.calls, (fault) => {
      const [first = '', second] = fault.path.split(' ');
      return second === undefined ? matches(first, path) : first === method && matches(second, path);
    })?.mode;
  }
}

/** The first that matches and is due; it is used up once. */
function take<Fault extends { times: number; after: number }>(
  faults: Fault[],
  isHit: (fault: Fault) => boolean,
): Fault | undefined {
  for (const fault of faults) {
    if (!isHit(fault)) continue;
    if (fault.after > 0) {
      fault.after -= 1;
      continue;
    }
    fault.times -= 1;
    if (fault.times <= 0) faults.splice(faults.indexOf(fault), 1);
    return fault;
  }
  return undefined;
}

function matches(pattern: string, text: string): boolean {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(text);
}

function includes<T extends string>(list: readonly T[], value: unknown): value is T {
  return (list as readonly unknown[]).includes(value);
}
