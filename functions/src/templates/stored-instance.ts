import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { templateInstanceDocumentSchema } from 'shared-lib/documents';
import type { TemplateValue } from 'shared-lib/model';
import { z } from 'zod';
import { readStored } from '../stored/read-stored';
import { typesOf } from '../stored/types-of';

/** Values of a template's fields, by field. */
export const instanceValues = z.record(z.string(), z.custom<TemplateValue>());

/** `templateInstances/{id}`. Owners write it: nothing in its maps can be trusted. */
export const instanceSchema = templateInstanceDocumentSchema
  .extend({ data: instanceValues, attic: instanceValues, markup: z.record(z.string(), z.custom<string>()) })
  .partial({ userId: true, data: true, attic: true, updatedAt: true });

/** A template on a card, with its owner's values. */
export type StoredInstance = NonNullable<ReturnType<typeof readInstance>>;

/** Returns a template on a card; `undefined` for a missing one. */
export function readInstance(snapshot: DocumentSnapshot) {
  const stored = readStored(typesOf(instanceSchema), snapshot);
  return stored && { ...stored, data: stored.data ?? {}, attic: stored.attic ?? {} };
}
