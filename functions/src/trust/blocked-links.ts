import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { isBlockedHost, type CardContent } from 'shared-lib/domain';
import { Refusal } from '../refusal';
import { readSetting } from '../settings/read-setting';

/**
 * Refuses a card that leads where the operator lets none lead. Switched-off links count: they come on by themselves.
 *
 * @throws Refusal `link-host-blocked` with the link's title
 */
export async function refuseBlockedLinks(
  transaction: Transaction,
  db: Firestore,
  { links, profile }: Pick<CardContent, 'links' | 'profile'>,
): Promise<void> {
  const { hosts } = await readSetting(db, 'linkHosts', transaction);
  if (hosts.length === 0) return;
  const addresses = [
    ...links.map(({ title, url }) => ({ title, url })),
    { title: profile.website, url: profile.website },
  ];
  const blocked = addresses.find(({ url }) => isBlockedHost(withScheme(String(url)), hosts));
  if (blocked) throw new Refusal('link-host-blocked', { title: blocked.title });
}

/** Addresses are stored as people typed them. */
function withScheme(url: string): string {
  return /^[a-z][a-z0-9+.-]*:/i.test(url.trim()) ? url.trim() : `https://${url.trim()}`;
}
