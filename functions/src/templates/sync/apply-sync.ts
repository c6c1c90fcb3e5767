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
import { cardRef, type CardDocument } from '../../cards/card-document';
import { publicCardRef } from '../../cards/public-document';
import { readAppliedTemplates, readCode } from '../read-applied-templates';
import { runRef, takeRunOrThrow, type StoredRun } from './sync-run';

/**
 * Puts one place onto its version: the instance with what was drawn, and, where visitors see the card just as its owner
 * left it, the public document and the publication that it came from. A card with changes that its owner hasn't published
 * keeps what visitors see until they do.
 */
async function applyOne(
  db: Firestore,
  { templateId, version }: StoredRun,
  instanceId: string,
  markup: TemplateMarkup,
  now: number,
): Promise<SyncResult> {
  const ref = db.collection('templateInstances').doc(instanceId);
  return db.runTransaction(async (transaction) => {
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

    transaction.update(ref, { ...change, updatedAt: Timestamp.fromMillis(now) });
    if (publication && published) {
      const { templates: _former, ...content } = published;
      const templates = buildPublicTemplates(content, applied, { uid, cardId });
      const shown: PublishedCard = { ...content, ...(templates ? { templates } : {}) };
      transaction.set(publication, shown);
      if (card?.status === 'published') transaction.set(publicCardRef(db, content.slug), shown);
    }
    return { instanceId, state: 'done', problem: null };
  });
}

/** Puts a batch of drawn places onto their cards, one after the other; a place that fails stops none of the others. */
export const applySync: CallableHandler<'applySync'> = async (context, { runId, driver, items }) => {
  const { db, now } = context;
  const run = await takeRunOrThrow(context, runId, driver);
  const failures = runRef(db, runId).collection('failures');
  // A card costs three writes; what never failed has nothing to take back.
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
          : await applyOne(db, run, instanceId, item.markup, now);
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
        problem: result.problem,
        at: Timestamp.fromMillis(now),
      });
    } else if (failedBefore.has(instanceId)) await failures.doc(instanceId).delete();
  }
  return { results };
};
