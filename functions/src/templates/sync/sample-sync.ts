import { FieldPath } from 'firebase-admin/firestore';
import { SYNC_SAMPLES, type SyncSample } from 'shared-lib/model';
import { requireAdmin } from '../../administration/require-admin';
import type { CallableHandler } from '../../callable';
import { Refusal } from '../../refusal';
import { readFields } from '../read-applied-templates';
import { readInstance } from '../stored-instance';
import { instancesOf } from './due-places';
import { toItem } from './take-sync-batch';

/** Places that are read to find a few visible ones. */
const LOOKED_AT = 60;

/** Returns a few published cards with another version of a template than the present one, each card once. */
export const sampleSync: CallableHandler<'sampleSync'> = async (context, { templateId }) => {
  const { db } = context;
  await requireAdmin(context);
  const template = await db.doc(`userTemplates/${templateId}`).get();
  if (!template.exists) throw new Refusal('template-not-found');
  const version = String(template.get('version'));
  const fields = readFields(template);
  const { docs } = await instancesOf(db, templateId)
    .orderBy(FieldPath.documentId())
    .select('templateVersion', 'cardId')
    .limit(LOOKED_AT)
    .get();
  const samples: SyncSample[] = [];
  const shown = new Set<string>();
  for (const found of docs) {
    if (samples.length === SYNC_SAMPLES) break;
    const cardId = String(found.get('cardId'));
    if (found.get('templateVersion') === version || shown.has(cardId)) continue;
    const place = readInstance(await found.ref.get());
    if (!place) continue;
    const { card, ...item } = await toItem(db, found.id, place, fields);
    if (!card) continue;
    shown.add(cardId);
    samples.push({
      item: { ...item, card },
      version: place.templateVersion,
      before: place.data,
    });
  }
  return { samples };
};
