import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { isInRollout, migrateValues, SYNC_BATCH, type SyncItem, type TemplateField } from 'shared-lib/model';
import type { CallableHandler } from '../../callable';
import { cardRef, readCard } from '../../card-records/card-document';
import { publicCardRef, readPublicCard } from '../../card-records/public-document';
import { Refusal } from '../../refusal';
import { leaveOut } from '../../stored/read-stored';
import { readFields } from '../read-applied-templates';
import { readInstance, type StoredInstance } from '../stored-instance';
import { countDue, instancesOf } from './due-places';
import { basisOf } from './put-on-card';
import { runRef, takeRunOrThrow, type StoredRun } from './sync-run';

/** Instances that are read for one batch. */
const LOOKED_AT = 60;

/** Failures that one retry reads to find settled ones. */
const SETTLED_AT_ONCE = 200;

/** Returns the published card, or `null` when it isn't published. */
async function shownCard(db: Firestore, cardId: string, slug: string | undefined): Promise<SyncItem['card']> {
  if (!slug) return null;
  const card = readPublicCard(await publicCardRef(db, slug).get());
  if (card?.status !== 'published' || card.cardId !== cardId) return null;
  const { profile, links, theme } = card;
  return { slug, profile, links, theme };
}

/** Removes failures of places that don't wait any more: their template was removed meanwhile, or has the version. */
async function dropSettledFailures(
  db: Firestore,
  runId: string,
  { templateId, version }: StoredRun,
): Promise<void> {
  const failures = await runRef(db, runId).collection('failures').limit(SETTLED_AT_ONCE).get();
  if (failures.empty) return;
  const places = await db.getAll(...failures.docs.map(({ id }) => db.doc(`templateInstances/${id}`)), {
    fieldMask: ['isActive', 'templateId', 'templateVersion'],
  });
  const batch = db.batch();
  for (const place of places) {
    const waits =
      place.get('isActive') === true &&
      place.get('templateId') === templateId &&
      place.get('templateVersion') !== version;
    if (!waits) batch.delete(runRef(db, runId).collection('failures').doc(place.id));
  }
  await batch.commit();
}

/** Returns a place with its values in the fields of a version. */
export async function toItem(
  db: Firestore,
  instanceId: string,
  { cardId, cardOwner, targetSection, targetItemId, data, attic, updatedAt }: StoredInstance,
  fields: readonly TemplateField[],
): Promise<SyncItem> {
  const card = readCard(await cardRef(db, cardId).get());
  return {
    instanceId,
    targetSection,
    targetItemId: targetItemId ?? null,
    data: migrateValues({ data, attic }, fields).data,
    card: await shownCard(db, cardId, card?.slug),
    owner: { uid: cardOwner, cardId },
    basis: basisOf(updatedAt, card),
  };
}

/**
 * Returns the next places that wait for a version, in the order of their ids: a new start doesn't find those that are
 * done, so that nothing is skipped or done twice.
 */
export const takeSyncBatch: CallableHandler<'takeSyncBatch'> = async (
  context,
  { runId, driver, after, retry },
) => {
  const { db } = context;
  const run = await takeRunOrThrow(context, runId, driver);
  const { templateId, version, percentage } = run;
  const published = await db.doc(`userTemplates/${templateId}/versions/${version}`).get();
  if (!published.exists) throw new Refusal('template-not-found');
  const fields = readFields(published);
  if (retry && after === null) await dropSettledFailures(db, runId, run);

  let query = instancesOf(db, templateId)
    .orderBy(FieldPath.documentId())
    .select('templateVersion', 'declinedVersion', 'cardId')
    .limit(LOOKED_AT);
  if (after !== null) query = query.startAfter(after);
  const { docs } = await query.get();
  const failed = new Set<string>();
  if (!retry && docs.length > 0) {
    const failures = runRef(db, runId).collection('failures');
    const known = await db.getAll(...docs.map(({ id }) => failures.doc(id)));
    for (const { id, exists } of known) if (exists) failed.add(id);
  }
  const waiting: QueryDocumentSnapshot[] = [];
  let looked = 0;
  for (const document of docs) {
    if (waiting.length === SYNC_BATCH) break;
    looked += 1;
    const isDue =
      document.get('templateVersion') !== version &&
      // Its owner has gone back from this version.
      document.get('declinedVersion') !== version &&
      isInRollout(templateId, String(document.get('cardId')), percentage) &&
      !failed.has(document.id);
    if (isDue) waiting.push(document);
  }
  const isLast = looked === docs.length && docs.length < LOOKED_AT;
  const items: SyncItem[] = [];
  // One after the other, as a place and its card may have a megabyte each.
  for (const { id, ref } of waiting) {
    try {
      const place = readInstance(await ref.get());
      if (place) items.push(await toItem(db, id, place, fields));
    } catch (error) {
      leaveOut(error);
    }
  }
  return {
    items,
    after: isLast ? null : (docs[looked - 1]?.id ?? null),
    looked,
    outdated: after === null ? await countDue(db, run) : null,
  };
};
