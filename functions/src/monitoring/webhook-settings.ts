import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { Firestore } from 'firebase-admin/firestore';
import type { AlertSettings } from 'shared-lib/model';
import { params } from '../deployment-params';
import { isPrivateAddress } from '../private-address';
import { readSetting } from '../settings/read-setting';

/** Reads the webhook that alerts call: the administrators' setting, else the deployment's own. */
export async function readWebhook(db: Firestore): Promise<AlertSettings> {
  const { webhookUrl, minSeverity } = await readSetting(db, 'alerts');
  return { webhookUrl: webhookUrl || params.alertWebhookUrl.value(), minSeverity };
}

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
