import {
  FieldPath,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { templateVersionSchema } from 'shared-lib/documents';
import { TEMPLATE_LIMITS, type TemplateField } from 'shared-lib/model';
import type { AppliedTemplate } from 'shared-lib/templates/server';
import type { z } from 'zod';
import { Refusal } from '../refusal';
import { readField, readStored, requireStored } from '../stored/read-stored';
import { typesOf } from '../stored/types-of';
import { instanceSchema } from './stored-instance';

/** Instances that are read together, each of which may have a megabyte. */
const AT_ONCE = 10;

const codeSchema = templateVersionSchema.pick({ version: true, cssCode: true, jsonConfig: true });

type StoredCode = z.input<typeof codeSchema>;

/** Part of an instance that a publication needs. */
const appliedSchema = instanceSchema.pick({
  ...{ templateId: true, templateVersion: true, targetSection: true, targetItemId: true },
  ...{ data: true, markup: true, appliedAt: true },
});

type AppliedInstance = z.input<typeof appliedSchema>;

/** Returns the fields that owners fill in, of a template or one of its versions. */
export const readFields = (snapshot: DocumentSnapshot): TemplateField[] =>
  readField(typesOf(codeSchema.shape.jsonConfig), snapshot, 'jsonConfig');

/** Reports whether a text is a document's id, and can't lead to another path. */
const isId = (id: string) => id !== '' && !/[/\\]/.test(id) && !/^\.{1,2}$|^__.*__$/.test(id);

/** Reads the published version that an instance was rendered with; `null` when it is gone. */
export async function readCode(
  transaction: Transaction,
  db: Firestore,
  { templateId, templateVersion }: Pick<AppliedInstance, 'templateId' | 'templateVersion'>,
): Promise<StoredCode | null> {
  if (!isId(templateId) || !isId(templateVersion)) return null;
  const template = db.collection('userTemplates').doc(templateId);
  const read = async (ref: DocumentReference) => readStored(typesOf(codeSchema), await transaction.get(ref));
  const published = await read(template.collection('versions').doc(templateVersion));
  if (published) return published;
  // Templates from before versions were stored.
  const current = await read(template);
  return current?.version === templateVersion ? current : null;
}

/** Returns the length of an instance's markup, which would have to be sanitised. */
const markupOf = (stored: AppliedInstance): number =>
  Object.values(stored.markup).reduce((sum, html) => sum + String(html).length, 0);

/**
 * Reads the active instances on a card, a few at a time, and stops as soon as they exceed a card's limit, as sanitising
 * takes far longer than reading.
 *
 * @throws Refusal `templates-too-large`
 */
async function readInstances(
  transaction: Transaction,
  db: Firestore,
  { uid, cardId }: { uid: string; cardId: string },
  changes: Readonly<Record<string, Partial<AppliedInstance>>>,
): Promise<AppliedInstance[]> {
  const active = db
    .collection('templateInstances')
    .where('cardId', '==', cardId)
    .where('cardOwner', '==', uid)
    .where('isActive', '==', true)
    .orderBy(FieldPath.documentId())
    .select(...appliedSchema.keyof().options)
    .limit(AT_ONCE);
  const found: AppliedInstance[] = [];
  let markup = 0;
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await transaction.get(last ? active.startAfter(last) : active);
    for (const document of docs) {
      const stored = { ...requireStored(typesOf(appliedSchema), document), ...changes[document.id] };
      markup += markupOf(stored);
      found.push(stored);
    }
    if (markup > TEMPLATE_LIMITS.cardMarkup || found.length > TEMPLATE_LIMITS.cardInstances)
      throw new Refusal('templates-too-large');
    last = docs.length < AT_ONCE ? undefined : docs.at(-1);
  } while (last);
  return found;
}

/**
 * Reads a card's templates, each with the style and the fields of the version that drew it. A template whose version is
 * gone is left out: the card's own design replaces it.
 *
 * @param changes - Pending changes of instances, by id.
 * @throws Refusal `templates-too-large`
 */
export async function readAppliedTemplates(
  transaction: Transaction,
  db: Firestore,
  owner: { uid: string; cardId: string },
  changes: Readonly<Record<string, Partial<AppliedInstance>>> = {},
): Promise<AppliedTemplate[]> {
  const instances = await readInstances(transaction, db, owner, changes);
  const codes = new Map<string, Promise<StoredCode | null>>();
  const applied = instances.map(async (stored): Promise<AppliedTemplate[]> => {
    const key = `${stored.templateId} ${stored.templateVersion}`;
    const reading = codes.get(key) ?? readCode(transaction, db, stored);
    codes.set(key, reading);
    const code = await reading;
    if (!code) return [];
    const { targetSection, targetItemId = null, data = {}, markup, appliedAt } = stored;
    const instance = { targetSection, targetItemId, data, markup, appliedAt: appliedAt.toMillis() };
    return [{ instance, cssCode: code.cssCode, fields: code.jsonConfig }];
  });
  return (await Promise.all(applied)).flat();
}
