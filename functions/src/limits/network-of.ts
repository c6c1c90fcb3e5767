import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that name its network; whoever has one address of it has all of them. */
const NETWORK_GROUPS = 4;

/**
 * Returns the network that limits count an address by: an IPv4 address itself, of IPv6 the /64 that a line gets as a
 * whole.
 *
 * @param ip - Address as it was sent; an invalid one is returned as it is.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [before = '', after] = ip.toLowerCase().split('%')[0]!.split('::');
  const head = before.split(':').filter(Boolean);
  // `::` stands for as many zeros as are missing.
  const tail = after?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  const groups = [...head, ...zeros, ...tail].slice(0, NETWORK_GROUPS);
  return groups.map((group) => parseInt(group, 16).toString(16)).join(':');
}
