import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that name its network; whoever has one address of it has all of them. */
const NETWORK_GROUPS = 4;

/** Returns the eight groups of an IPv6 address, as numbers. */
function groupsOf(ip: string): number[] {
  const [address = ''] = ip.toLowerCase().split('%');
  const [before = '', after] = address.split('::');
  const head = before.split(':').filter(Boolean);
  // `::` stands for as many zeros as are missing.
  const tail = after?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return [...head, ...zeros, ...tail].map((group) => parseInt(group, 16));
}

const isMapped = (ip: string) => /^::ffff:\d{1,3}(?:\.\d{1,3}){3}$/i.test(ip);

/**
 * Returns the network that limits count an address by: an IPv4 address itself, of IPv6 the /64 that a line gets as a
 * whole.
 *
 * @param ip - Address as it was sent; an invalid one is returned as it is.
 */
export function networkOf(ip: string): string {
  if (isMapped(ip)) return ip.slice('::ffff:'.length);
  if (!isIPv6(ip)) return ip;
  return groupsOf(ip)
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.toString(16))
    .join(':');
}

/** Wider networks of an IPv6 address, which a provider gives to one customer at no cost. */
export interface WiderNetworks {
  /** 256 lines: what providers give a home or an office. */
  size56: string;
  /** 65,536 lines: what providers give to a rented machine, or to a company on request. */
  size48: string;
}

/** Returns the wider networks of an address; `null` for IPv4, where each address is paid for. */
export function widerNetworksOf(ip: string): WiderNetworks | null {
  if (isMapped(ip) || !isIPv6(ip)) return null;
  const [first, second, third, fourth = 0] = groupsOf(ip).map((group) => group.toString(16));
  const size48 = [first, second, third].join(':');
  return {
    size56: `${size48}:${(parseInt(String(fourth), 16) >> 8).toString(16)}/56`,
    size48: `${size48}/48`,
  };
}
