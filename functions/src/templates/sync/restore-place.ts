import { migrateValues } from 'shared-lib/model';
import { settlePhotosLater } from '../../card-records/photos/shown-photos';
import { readAll } from '../../stored/read-all';
import { readCode } from '../read-applied-templates';
import { readInstance } from '../stored-instance';
import { readApplied } from './apply-place';
import { isShownAsIs, preparePlace, readCardOf } from './put-on-card';
import { runRef, type RunContext, type StoredRun } from './sync-run';
import { noticeIdOf } from './template-notice';

/**
 * Result of a restored place: `unpublished` has its former version, but visitors see it only once the owner publishes;
 * `left` stays as it is; `gone` has that version no more, or was restored already.
 */
export type Restored = 'shown' | 'unpublished' | 'left' | 'gone';

interface Restoring {
  runId: string;
  run: Pick<StoredRun, 'templateId' | 'version'>;
  instanceId: string;
  /** An undone run leaves what owners have changed since; an owner who goes back keeps their changes. */
  by: 'run' | 'owner';
}

/**
 * Restores, once, the version of one place of a card that a run replaced. Where the owner has changed nothing since, the place becomes
 * exactly what it was; otherwise their present values go into the former version's fields, and the card is rendered again when it is
 * published.
 */
export async function restorePlace(
  context: RunContext,
  { runId, run: { templateId, version }, instanceId, by }: Restoring,
): Promise<Restored> {
  const { db } = context;
  const applied = runRef(db, runId).collection('applied').doc(instanceId);
  const ref = db.collection('templateInstances').doc(instanceId);
  const { slug, result } = await db.runTransaction(
    async (transaction): Promise<{ slug?: string | null; result: Restored }> => {
      const [current, stored] = await readAll(transaction, applied, ref);
      const place = readApplied(current);
      const instance = readInstance(stored);
      if (!place) return { result: 'gone' };
      if (!instance?.isActive || instance.templateId !== templateId || instance.templateVersion !== version) {
        transaction.delete(applied);
        return { result: 'gone' };
      }
      const { former } = place;
      const card = await readCardOf(transaction, db, instance);
      const isUntouched =
        instance.updatedAt?.toMillis() === place.at.toMillis() && (card?.revision ?? 0) === place.revision;
      if (!isUntouched && by === 'run') {
        transaction.update(applied, { state: 'left' });
        return { result: 'left' };
      }
      const code = isUntouched
        ? null
        : await readCode(transaction, db, { templateId, templateVersion: former.templateVersion });
      if (!isUntouched && !code) return { result: 'left' };
      const values = code
        ? migrateValues({ data: instance.data, attic: instance.attic }, code.jsonConfig)
        : { data: former.data, attic: former.attic };
      const prepared = await preparePlace(transaction, context, {
        ref,
        instance,
        card,
        change: {
          templateVersion: former.templateVersion,
          markup: former.markup,
          ...values,
          ...(by === 'owner' && { declinedVersion: version }),
        },
        isShown: isUntouched,
      });
      if (prepared.problem !== null) return { result: 'left' };
      const photos = prepared.write();
      transaction.delete(applied);
      // It says what is no longer true.
      const bell = db.collection(`users/${instance.cardOwner}/notifications`);
      if (by === 'run') transaction.delete(bell.doc(noticeIdOf(instance.cardId, templateId, version)));
      return { slug: photos, result: isUntouched && isShownAsIs(card) ? 'shown' : 'unpublished' };
    },
  );
  if (slug) await settlePhotosLater(db, slug);
  return result;
}
