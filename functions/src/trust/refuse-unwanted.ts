import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { isBlockedHost, isOneOf, type PublishedCard } from 'shared-lib/model';
import { Refusal } from '../refusal';
import { readSetting } from '../settings/read-setting';
import { addressesOf } from './card-addresses';
import { traitsOf } from './takedown-content';
import { refuseTakenDownContent } from './takedown-record';

/** Refuses a card with a link to a host that the operator has banned. */
async function refuseBlockedHosts(
  transaction: Transaction,
  db: Firestore,
  published: PublishedCard,
): Promise<void> {
  const { hosts } = await readSetting(db, 'linkHosts', transaction);
  if (hosts.length === 0) return;
  const blocked = addressesOf(published).find(({ url }) => isBlockedHost(url, hosts));
  if (blocked) throw new Refusal('link-host-blocked', { title: blocked.title });
}

/**
 * Refuses to show a card that the operator doesn't want, judged in the form that visitors would get. All code that
 * shows a card calls this.
 *
 * @param uid - The card's owner.
 * @throws Refusal `link-host-blocked` with the link's title, or `content-taken-down`
 */
export async function refuseUnwanted(
  transaction: Transaction,
  context: { db: Firestore; now: number },
  uid: string,
  published: PublishedCard,
): Promise<void> {
  await refuseBlockedHosts(transaction, context.db, published);
  await refuseTakenDownContent(transaction, context, { uid, ...traitsOf(published) });
}

const REASONS = ['link-host-blocked', 'content-taken-down'] as const;

/** Returns the reason that {@link refuseUnwanted} would refuse with; `null` where nothing is wrong. */
export async function findUnwanted(
  ...question: Parameters<typeof refuseUnwanted>
): Promise<(typeof REASONS)[number] | null> {
  try {
    await refuseUnwanted(...question);
    return null;
  } catch (error) {
    if (error instanceof Refusal && isOneOf(REASONS, error.reason)) return error.reason;
    throw error;
  }
}
