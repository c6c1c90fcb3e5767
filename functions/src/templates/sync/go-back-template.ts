import { syncRunIdOf } from 'shared-lib/model';
import { cardRef, getOwnCardOrThrow } from '../../card-records/card-document';
import type { CallableHandler } from '../../callable';
import { Refusal } from '../../refusal';
import { restorePlace, type Restored } from './restore-place';
import { runRef } from './sync-run';

/** Most places of one card that a template renders. */
const MAX_PLACES = 60;

/**
 * Restores the version of a template that a roll-out replaced on an owner's card, with everything they have filled in. No later start of
 * that roll-out updates the card again.
 *
 * @throws Refusal `former-version-gone` when nothing of it is stored any more
 */
export const goBackTemplate: CallableHandler<'goBackTemplate'> = async (
  context,
  { cardId, templateId, version },
) => {
  const { db, uid } = context;
  await db.runTransaction((transaction) => getOwnCardOrThrow(transaction, cardRef(db, cardId), uid));
  const runId = syncRunIdOf(templateId, version);
  const { docs } = await runRef(db, runId)
    .collection('applied')
    .where('cardId', '==', cardId)
    .where('ownerId', '==', uid)
    .limit(MAX_PLACES)
    .get();
  const results = new Set<Restored>();
  for (const { id } of docs) {
    const place = { runId, run: { templateId, version }, instanceId: id, by: 'owner' } as const;
    results.add(await restorePlace(context, place));
  }
  if (!results.has('shown') && !results.has('unpublished')) throw new Refusal('former-version-gone');
  return { state: results.has('unpublished') ? 'unpublished' : 'shown' };
};
