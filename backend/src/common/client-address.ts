import { isIPv6 } from 'node:net';
import type { Request } from 'express';

/** Who counts as one caller: an IPv4 address, or the /64 that one household or server gets of IPv6. `TRUST_PROXY` decides whose word counts. */
export function clientAddress({ ip }: Pick<Request, 'ip'>): string {
  return addressGroup(ip ?? '');
}

export function addressGroup(address: string): string {
  const plain = address.replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped) return mapped;
  return isIPv6(plain) ? `${expand(plain).slice(0, 4).join(':')}::/64` : plain;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function expand(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const groupsOf = (part: string): string[] =>
    (part ? part.split(':') : []).map((group) => group.replace(/^0+(?=.)/, ''));
  const before = groupsOf(head);
  if (tail === undefined) return before;
  const after = groupsOf(tail);
  // An IPv4 address at the end takes the place of two groups.
  const written = before.length + after.length + (tail.includes('.') ? 1 : 0);
  return [...before, ...Array<string>(Math.max(0, 8 - written)).fill('0'), ...after];
}
