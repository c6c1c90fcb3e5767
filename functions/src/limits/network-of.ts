import { isIPv6 } from 'node:net';

/** How many groups of an IPv6 address are the network's: who has one has all addresses in it. */
const NETWORK_GROUPS = 4;

/**
 * What an address is limited by: an IPv4 address itself, of IPv6 the network of 64 bits that a line gets as a whole.
 *
 * @param ip - As it was sent; what is no address stands for itself.
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
