import { BlockList, isIP, isIPv6 } from 'node:net';
import type { Request } from 'firebase-functions/v2/https';
import { params } from '../deployment-params';
import { HOSTING_EDGES } from './hosting-edges';
import { networkOf, widerNetworksOf, type WiderNetworks } from './network-of';

/**
 * Trusted entries of `X-Forwarded-For`, counted from the right: entries on the left are the client's own and can be
 * forged.
 */
export interface TrustedProxies {
  /**
   * Number of proxies in front of the function; the nearest is Google's, which always adds the address that it heard
   * from.
   */
  hops: number;
  /** Networks of the proxies before it. A client that calls the function's own address comes from none of them. */
  edges: BlockList;
}

/** Settings as texts; empty for the defaults. */
interface ProxySettings {
  hops?: string;
  edges?: string;
}

/** Google's front end, and Hosting's edge before it. */
const HOPS_DEFAULT = 2;

function blockListOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', length = ''] = network.split('/');
    list.addSubnet(address, Number(length), isIPv6(address) ? 'ipv6' : 'ipv4');
  }
  return list;
}

/**
 * Reads `TRUSTED_PROXY_HOPS`, a number from 1, and `TRUSTED_EDGES`, networks separated by commas.
 *
 * @throws Error on invalid settings, as every client could then pass the limits.
 */
export function readTrustedProxies(settings: ProxySettings): TrustedProxies {
  const hops = Number(settings.hops || HOPS_DEFAULT);
  if (!Number.isInteger(hops) || hops < 1 || hops > 5) throw new Error('TRUSTED_PROXY_HOPS: from 1 to 5');
  const edges = settings.edges ? settings.edges.split(',').map((network) => network.trim()) : HOSTING_EDGES;
  return { hops, edges: blockListOf(edges) };
}

let deployed: TrustedProxies | undefined;

/** Returns the deployment's settings, read once. */
const trustedProxies = (): TrustedProxies =>
  (deployed ??= readTrustedProxies({
    hops: params.trustedProxyHops.value(),
    edges: params.trustedEdges.value(),
  }));

/** Part of a request that the address is read from. Express's `ip` isn't used, as it trusts the leftmost entry. */
type Forwarded = Pick<Request, 'get'> & { socket: Pick<Request['socket'], 'remoteAddress'> };

/**
 * Returns the client's address: the one that Google's front end heard from or, if that is an edge of Hosting, the one
 * that the edge heard from. Empty for an invalid address.
 */
export function clientAddress(
  request: Forwarded,
  { hops, edges }: TrustedProxies = trustedProxies(),
): string {
  const passedOn = request.get('x-forwarded-for')?.split(',').slice(-hops) ?? [];
  const chain = passedOn.map((address) => address.trim());
  let client = chain.pop() ?? request.socket.remoteAddress ?? '';
  while (isIP(client) && edges.check(client, isIPv6(client) ? 'ipv6' : 'ipv4')) {
    const before = chain.pop();
    if (before === undefined) break;
    client = before;
  }
  return isIP(client) ? client : '';
}

/** Longest part of a `User-Agent` that is stored, in characters. */
const MAX_USER_AGENT = 512;

/** Client of a request. */
export interface Caller {
  ip: string;
  /** Network that limits count by: the address itself, of IPv6 the /64 that a line gets as a whole. */
  network: string;
  /** Networks around it that share a larger limit; `null` for IPv4. */
  wider: WiderNetworks | null;
  userAgent: string;
}

/** Returns the client of a request. No header of its own can change the network that limits count by. */
export function callerOf(request: Forwarded): Caller {
  const ip = clientAddress(request);
  return {
    ip,
    network: networkOf(ip),
    wider: widerNetworksOf(ip),
    userAgent: (request.get('user-agent') ?? '').slice(0, MAX_USER_AGENT),
  };
}
