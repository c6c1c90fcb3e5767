import { callerOf, clientAddress, readTrustedProxies } from './client-address';

/** Returns a request with this header, from a proxy on this machine. */
const from = (forwarded?: string, remoteAddress = '10.0.0.1') => ({
  get: ((name: string) =>
    ({ 'x-forwarded-for': forwarded, 'user-agent': 'x'.repeat(20_000) })[name]) as never,
  socket: { remoteAddress },
});
const proxies = (hops: number, edges = '192.0.2.0/24,2001:db8:ed9e::/48') =>
  readTrustedProxies({ hops: String(hops), edges });

describe('the client’s address', () => {
  it.each([
    ['is the one that Google saw, at the function’s own URL', 2, '203.0.113.7', '203.0.113.7'],
    ['is the one that the edge saw, behind Hosting', 2, '203.0.113.7, 192.0.2.9', '203.0.113.7'],
    [
      'is never one that the client wrote, behind Hosting',
      2,
      '198.51.100.1, 203.0.113.7, 192.0.2.9',
      '203.0.113.7',
    ],
    [
      'is never one that the client wrote, at the function’s own URL',
      2,
      '198.51.100.1, 203.0.113.7',
      '203.0.113.7',
    ],
    [
      'is never one in front of an edge that the client wrote',
      2,
      '198.51.100.1, 192.0.2.9, 203.0.113.7',
      '203.0.113.7',
    ],
    ['is the last one, where one hop is trusted', 1, '203.0.113.7, 192.0.2.9', '192.0.2.9'],
    [
      'is read past as many edges as are trusted',
      3,
      '198.51.100.1, 203.0.113.7, 192.0.2.8, 192.0.2.9',
      '203.0.113.7',
    ],
    ['may be of IPv6, behind an edge of IPv6', 2, '2001:db8:1::5, 2001:db8:ed9e::1', '2001:db8:1::5'],
    ['is the edge’s where the header has no other', 2, '192.0.2.9', '192.0.2.9'],
    ['is empty where the header has no address at that place', 2, `${'x'.repeat(14_000)}`, ''],
    ['is that of the connection without the header', 2, undefined, '10.0.0.1'],
  ])('%s', (_, hops, forwarded, expected) => {
    expect(clientAddress(from(forwarded), proxies(hops))).toBe(expected);
  });

  it('is counted by its network, with a user agent of limited length', () => {
    const { network, userAgent } = callerOf(from('2001:db8:1:2:3:4:5:6'));
    expect(network).toBe('2001:db8:1:2');
    expect(userAgent).toHaveLength(512);
  });

  it('is never read with invalid proxy settings', () => {
    for (const hops of ['0', '-1', '1.5', 'all', '99'])
      expect(() => readTrustedProxies({ hops })).toThrow('TRUSTED_PROXY_HOPS');
    expect(() => readTrustedProxies({ edges: 'everybody' })).toThrow();
    expect(readTrustedProxies({}).hops).toBe(2);
  });
});
