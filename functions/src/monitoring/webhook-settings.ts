import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import type { Firestore } from 'firebase-admin/firestore';
import type { AlertSettings } from 'shared-lib/domain';
import { params } from '../deployment-params';
import { readSetting } from '../settings/read-setting';

/** Reads the webhook that alerts call: the administrators' setting, else the deployment's own. */
export async function readWebhook(db: Firestore): Promise<AlertSettings> {
  const { webhookUrl, minSeverity } = await readSetting(db, 'alerts');
  return { webhookUrl: webhookUrl || params.alertWebhookUrl.value(), minSeverity };
}

/**
 * Networks that aren't public: this machine, its neighbours, the cloud's own services. IPv4 addresses written as IPv6
 * are compared with those of IPv4.
 */
const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  PRIVATE.addSubnet(network, prefix, 'ipv6');
}

const isPrivateAddress = (address: string) => PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Reports whether any address of a URL's host is private, or the host can't be resolved. */
export async function isPrivateTarget(url: string): Promise<boolean> {
  if (!URL.canParse(url)) return true;
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  if (isIP(host)) return isPrivateAddress(host);
  try {
    return (await lookup(host, { all: true })).some(({ address }) => isPrivateAddress(address));
  } catch {
    return true;
  }
}
