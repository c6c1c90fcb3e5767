import { networkOf, widerNetworksOf } from './network-of';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8::1:2:3:4:5', '2001:db8:0:1'],
  ['2001:db8:1::', '2001:db8:1:0'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['', ''],
  ['unknown', 'unknown'],
])('networkOf counts %s with %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

it.each([
  ['2001:db8:1:2ab::9', { size56: '2001:db8:1:2/56', size48: '2001:db8:1/48' }],
  ['2001:db8:1:ff00::', { size56: '2001:db8:1:ff/56', size48: '2001:db8:1/48' }],
  ['2001:db8::1', { size56: '2001:db8:0:0/56', size48: '2001:db8:0/48' }],
  ['203.0.113.9', null],
  ['::ffff:203.0.113.9', null],
  ['unknown', null],
])('widerNetworksOf counts %s with the wider networks %j', (ip, networks) => {
  expect(widerNetworksOf(ip)).toEqual(networks);
});
