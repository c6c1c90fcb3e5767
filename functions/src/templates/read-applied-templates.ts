import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { TemplateField, TemplateValues } from 'shared-lib/domain';
import type { AppliedTemplate } from 'shared-lib/templates/server';

/** More places than a card has. */
const INSTANCES_AT_MOST = 100;

/** `templateInstances/{id}`, as far as a publication needs it. Owners write it: nothing in it is sure to be as it should. */
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

/** A document's id, and nothing that would lead to another place. */
const isId = (id: string) => id !== '' && !/[/\\]/.test(id) && !/^\.{1,2}$|^__.*__$/.test(id);

/** The published form that an instance was drawn with; `null` when it is gone. */
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

/**
 * The templates that are on a card, each with the style and the fields of the version that drew it. One whose version is
 * gone is left out: the card has a look of its own.
 *
 * @param changes - What is about to be written to an instance, by its id: it counts already.
 */
export async function readAppliedTemplates(
  transaction: Transaction,
  db: Firestore,
  owner: { uid: string; cardId: string },
  changes: Readonly<Record<string, Partial<StoredInstance>>> = {},
): Promise<AppliedTemplate[]> {
  const { docs } = await transaction.get(
    db
      .collection('templateInstances')
      .where('cardId', '==', owner.cardId)
      .where('cardOwner', '==', owner.uid)
      .where('isActive', '==', true)
      .limit(INSTANCES_AT_MOST),
  );
  const codes = new Map<string, Promise<StoredCode | null>>();
  const applied = docs.map(async (document): Promise<AppliedTemplate[]> => {
    const stored = { ...(document.data() as StoredInstance), ...changes[document.id] };
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
