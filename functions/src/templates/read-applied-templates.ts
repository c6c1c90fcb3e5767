import {
  FieldPath,
  type Firestore,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { TEMPLATE_LIMITS, type TemplateField, type TemplateValues } from 'shared-lib/model';
import type { AppliedTemplate } from 'shared-lib/templates/server';
import { Refusal } from '../refusal';

/** Instances that are read together, each of which may have a megabyte. */
const AT_ONCE = 10;

/** Part of `templateInstances/{id}` that a publication needs. Owners write it, so that nothing in it can be trusted. */
export interface StoredInstance {
  templateId: string;
  templateVersion: string;
  targetSection: 'profile' | 'links';
  targetItemId?: string;
  data: TemplateValues;
  markup: Record<string, string>;
  appliedAt: { toMillis(): number };
}

export interface StoredCode {
  version: string;
  cssCode: string;
  jsonConfig: TemplateField[];
}

/** Reports whether a text is a document's id, and can't lead to another path. */
const isId = (id: string) => id !== '' && !/[/\\]/.test(id) && !/^\.{1,2}$|^__.*__$/.test(id);

/** Reads the published version that an instance was drawn with; `null` when it is gone. */
export async function readCode(
  transaction: Transaction,
  db: Firestore,
  { templateId, templateVersion }: Pick<StoredInstance, 'templateId' | 'templateVersion'>,
): Promise<StoredCode | null> {
  if (!isId(templateId) || !isId(templateVersion)) return null;
  const template = db.collection('userTemplates').doc(templateId);
  const published = await transaction.get(template.collection('versions').doc(templateVersion));
  if (published.exists) return published.data() as StoredCode;
  // Templates that were made before versions were kept.
  const current = (await transaction.get(template)).data() as StoredCode | undefined;
  return current?.version === templateVersion ? current : null;
}

/** Returns the length of an instance's markup, which would have to be sanitised. */
const markupOf = (stored: StoredInstance): number =>
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
  changes: Readonly<Record<string, Partial<StoredInstance>>>,
): Promise<StoredInstance[]> {
  const active = db
    .collection('templateInstances')
    .where('cardId', '==', cardId)
    .where('cardOwner', '==', uid)
    .where('isActive', '==', true)
    .orderBy(FieldPath.documentId())
    .select('templateId', 'templateVersion', 'targetSection', 'targetItemId', 'data', 'markup', 'appliedAt')
    .limit(AT_ONCE);
  const found: StoredInstance[] = [];
  let markup = 0;
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await transaction.get(last ? active.startAfter(last) : active);
    for (const document of docs) {
      const stored = { ...(document.data() as StoredInstance), ...changes[document.id] };
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
  changes: Readonly<Record<string, Partial<StoredInstance>>> = {},
): Promise<AppliedTemplate[]> {
  const instances = await readInstances(transaction, db, owner, changes);
  const codes = new Map<string, Promise<StoredCode | null>>();
  const applied = instances.map(async (stored): Promise<AppliedTemplate[]> => {
    const key = `${stored.templateId} ${stored.templateVersion}`;
    const reading = codes.get(key) ?? readCode(transaction, db, stored);
    codes.set(key, reading);
    const code = await reading;
    if (!code) return [];
    const { targetSection, targetItemId = null, data, markup, appliedAt } = stored;
    const instance = { targetSection, targetItemId, data, markup, appliedAt: appliedAt.toMillis() };
    return [{ instance, cssCode: code.cssCode, fields: code.jsonConfig }];
  });
  return (await Promise.all(applied)).flat();
}
