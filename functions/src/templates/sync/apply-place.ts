import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { isInRollout, migrateValues, SYNC_UNDO_DAYS, type SyncResult } from 'shared-lib/model';
import { DAY_MS } from 'shared-lib/time';
import { z } from 'zod';
import { settlePhotosLater } from '../../card-records/photos/shown-photos';
import { readStored, requireStored, timestamp } from '../../stored/read-stored';
import { readCode } from '../read-applied-templates';
import { instanceSchema, instanceValues, readInstance } from '../stored-instance';
import { basisOf, preparePlace, readCardOf } from './put-on-card';
import { runRef, type RunContext, type StoredRun } from './sync-run';
import { prepareTemplateNotice } from './template-notice';

/** `syncRuns/{id}/drawn/{instanceId}`: a rendered place that waits for its turn. */
const stagedSchema = z.object({ markup: z.record(z.string(), z.string()), basis: z.string() });

const appliedSchema = z.object({
  instanceId: z.string(),
  cardId: z.string(),
  ownerId: z.string(),
  slug: z.string(),
  /** `left`: an undoing has left it as it is, because its owner has changed it since. */
  state: z.enum(['applied', 'left']),
  former: instanceSchema.pick({ markup: true }).extend({
    templateVersion: z.string(),
    data: instanceValues,
    attic: instanceValues,
  }),
  at: timestamp,
  /** The card's revision when it was changed; 0 without a card. */
  revision: z.number(),
  expiresAt: timestamp,
});

/** Returns a changed place, `syncRuns/{id}/applied/{instanceId}`, with what it had before; `undefined` for a missing one. */
export const readApplied = (snapshot: DocumentSnapshot) => readStored(appliedSchema, snapshot);

const done = (instanceId: string): SyncResult => ({ instanceId, state: 'done', problem: null });
const already = (instanceId: string): SyncResult => ({ instanceId, state: 'already', problem: null });
const failed = (instanceId: string, problem: string): SyncResult => ({
  instanceId,
  state: 'failed',
  problem,
});

/**
 * Updates one place to its version: the instance with its new markup and, if visitors see the card as its owner left
 * it, the public document and its publication. A card with unpublished changes keeps its public form until its owner
 * publishes. The former version is stored, so that it can be restored. The owner is notified, if they want to be.
 */
export async function applyPlace(
  context: RunContext,
  { runId, run }: { runId: string; run: StoredRun },
  staged: DocumentSnapshot,
): Promise<SyncResult> {
  const { id: instanceId } = staged;
  const { markup, basis } = requireStored(stagedSchema, staged);
  const { db, now } = context;
  const { templateId, version, percentage } = run;
  const ref = db.collection('templateInstances').doc(instanceId);
  const applied = runRef(db, runId).collection('applied').doc(instanceId);
  const { slug, result } = await db.runTransaction(
    async (transaction): Promise<{ slug?: string | null; result: SyncResult }> => {
      const instance = readInstance(await transaction.get(ref));
      const isPlace = instance?.isActive === true && instance.templateId === templateId;
      if (!isPlace || instance.templateVersion === version || instance.declinedVersion === version)
        return { result: already(instanceId) };
      if (!isInRollout(templateId, instance.cardId, percentage)) return { result: already(instanceId) };
      const code = await readCode(transaction, db, { templateId, templateVersion: version });
      if (!code) return { result: failed(instanceId, 'template-not-found') };
      const card = await readCardOf(transaction, db, instance);
      if (basisOf(instance.updatedAt, card) !== basis)
        return { result: { instanceId, state: 'changed', problem: null } };
      const values = migrateValues({ data: instance.data, attic: instance.attic }, code.jsonConfig);
      const change = { templateVersion: version, markup, ...values };
      const notifyOwner =
        card?.deletedAt === null
          ? await prepareTemplateNotice(transaction, context, { cardId: instance.cardId, card, run })
          : null;
      const place = { ref, instance, card, change, isShown: true };
      const prepared = await preparePlace(transaction, context, place);
      if (prepared.problem !== null) return { result: failed(instanceId, prepared.problem) };
      const photos = prepared.write();
      const { templateVersion, data, attic, markup: before } = instance;
      transaction.set(applied, {
        instanceId,
        cardId: instance.cardId,
        ownerId: instance.cardOwner,
        slug: card?.slug ?? '',
        state: 'applied',
        former: { templateVersion, data, attic, markup: before },
        at: Timestamp.fromMillis(now),
        revision: card?.revision ?? 0,
        expiresAt: Timestamp.fromMillis(now + SYNC_UNDO_DAYS * DAY_MS),
      } satisfies z.infer<typeof appliedSchema>);
      notifyOwner?.();
      return { slug: photos, result: done(instanceId) };
    },
  );
  if (slug) await settlePhotosLater(db, slug);
  return result;
}
