import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import {
  migrateValues,
  type PublishedCard,
  type SyncResult,
  type TemplateInstance,
  type TemplateMarkup,
} from 'shared-lib/domain';
import { buildPublicTemplates } from 'shared-lib/templates/server';
import type { CallableHandler } from '../../callable';
import { cardRef, type CardDocument } from '../../card-records/card-document';
import { settlePhotosLater, showsSamePhotos } from '../../card-records/photos/shown-photos';
import { preparePublicState } from '../../card-records/public-state';
import { findUnwanted } from '../../trust/refuse-unwanted';
import { readAppliedTemplates, readCode } from '../read-applied-templates';
import { runRef, takeRunOrThrow, type StoredRun } from './sync-run';
import { prepareTemplateNotice } from './tell-owner';

/** Result of a place, and the address whose photos have changed. */
type Applied = SyncResult & { slug?: string };

/**
 * Updates one place to its version: the instance with its new markup and, if visitors see the card as its owner left
 * it, the public document and its publication. A card with unpublished changes keeps its public form until its owner
 * publishes. The owner is notified, if they want to be.
 */
async function applyOne(
  { db, now }: { db: Firestore; now: number },
  run: StoredRun,
  instanceId: string,
  markup: TemplateMarkup,
): Promise<SyncResult> {
  const { templateId, version } = run;
  const ref = db.collection('templateInstances').doc(instanceId);
  const { slug, ...result } = await db.runTransaction(async (transaction): Promise<Applied> => {
    const instance = (await transaction.get(ref)).data() as TemplateInstance | undefined;
    if (!instance?.isActive || instance.templateId !== templateId)
      return { instanceId, state: 'already', problem: null };
    if (instance.templateVersion === version) return { instanceId, state: 'already', problem: null };
    const code = await readCode(transaction, db, { templateId, templateVersion: version });
    if (!code) return { instanceId, state: 'failed', problem: 'template-not-found' };
    const values = migrateValues({ data: instance.data, attic: instance.attic }, code.jsonConfig);
    const change = { templateVersion: version, markup, ...values };

    const { cardId, cardOwner: uid } = instance;
    const ofCard = cardRef(db, cardId);
    const card = (await transaction.get(ofCard)).data() as CardDocument | undefined;
    const isShown = card !== undefined && card.deletedAt === null && card.publishedRevision === card.revision;
    const publication = isShown
      ? ofCard.collection('publications').doc(String(card.publishedRevision))
      : null;
    const published = publication
      ? ((await transaction.get(publication)).data() as PublishedCard | undefined)
      : undefined;
    const applied = published
      ? await readAppliedTemplates(transaction, db, { uid, cardId }, { [instanceId]: change })
      : [];

    const tellOwner =
      card?.deletedAt === null
        ? await prepareTemplateNotice(transaction, { db, now }, { cardId, card, run })
        : null;

    let hasOtherPhotos = false;
    if (card && publication && published) {
      const { templates: _former, ...content } = { ...published, slug: card.slug };
      const templates = buildPublicTemplates(content, applied, { uid, cardId });
      const shown: PublishedCard = { ...content, ...(templates ? { templates } : {}) };
      const problem = await findUnwanted(transaction, { db, now }, uid, shown);
      if (problem) return { instanceId, state: 'failed', problem };
      const visitors = await preparePublicState(transaction, db, cardId, card);
      transaction.set(publication, shown);
      visitors.write(card, shown);
      hasOtherPhotos = !showsSamePhotos(published, shown);
    }
    transaction.update(ref, { ...change, updatedAt: Timestamp.fromMillis(now) });
    tellOwner?.();
    return { instanceId, state: 'done', problem: null, ...(hasOtherPhotos && { slug: card?.slug }) };
  });
  if (slug !== undefined) await settlePhotosLater(db, slug);
  return result;
}

/** Stores a batch of drawn places on their cards, one after the other; a failing place doesn't stop the others. */
export const applySync: CallableHandler<'applySync'> = async (context, { runId, driver, items }) => {
  const { db, now } = context;
  const run = await takeRunOrThrow(context, runId, driver);
  const failures = runRef(db, runId).collection('failures');
  // A card costs four writes; what never failed has nothing to take back.
  const known =
    items.length > 0 ? await db.getAll(...items.map((item) => failures.doc(item.instanceId))) : [];
  const failedBefore = new Set(known.filter(({ exists }) => exists).map(({ id }) => id));
  const results: SyncResult[] = [];
  for (const item of items) {
    const { instanceId } = item;
    let result: SyncResult;
    try {
      result =
        'problem' in item
          ? { instanceId, state: 'failed', problem: item.problem }
          : await applyOne(context, run, instanceId, item.markup);
    } catch {
      result = { instanceId, state: 'failed', problem: 'sync-write-failed' };
    }
    results.push(result);
    if (result.state === 'failed') {
      const instance = await db.collection('templateInstances').doc(instanceId).get();
      const cardId = String(instance.get('cardId') ?? '');
      const card = cardId ? await cardRef(db, cardId).get() : null;
      await failures.doc(instanceId).set({
        instanceId,
        cardId,
        slug: String(card?.get('slug') ?? ''),
        ownerId: String(instance.get('cardOwner') ?? ''),
        problem: result.problem,
        detail: 'problem' in item ? item.detail : '',
        at: Timestamp.fromMillis(now),
      });
    } else if (failedBefore.has(instanceId)) await failures.doc(instanceId).delete();
  }
  return { results };
};
