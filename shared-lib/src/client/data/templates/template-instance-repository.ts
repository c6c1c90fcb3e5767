import {
  collection,
  doc,
  getDoc,
  getDocs,
  increment,
  limit,
  query,
  serverTimestamp,
  updateDoc,
  where,
  writeBatch,
  type DocumentData,
  type WriteBatch,
} from 'firebase/firestore';
import {
  instanceAt,
  isAtPlace,
  type Template,
  type TemplateInstance,
  type TemplateMarkup,
  type TemplatePlace,
  type TemplateValues,
} from '../../../model';
import { fromFirebase, withAppErrors, NetworkError } from '../../../platform/errors';
import { firebaseFirestore } from '../../firebase/firestore';
import { toMillis } from '../../../model/stored/to-millis';
import { toTemplate } from './template-document';
import { ifExists, readEach } from '../read-documents';
import { requireShape } from '../../../model/stored/require-shape';
import { followDocument, followQuery } from '../follow';

/** Most instances of one card that are read: the limit of one query in the rules. */
const MAX_INSTANCES = 200;

const instances = () => collection(firebaseFirestore(), 'templateInstances');

function toInstance(id: string, data: DocumentData): TemplateInstance {
  return {
    id,
    templateId: data['templateId'],
    templateVersion: data['templateVersion'],
    userId: data['userId'],
    cardId: data['cardId'],
    cardOwner: data['cardOwner'],
    targetSection: data['targetSection'],
    targetItemId: data['targetItemId'] ?? null,
    data: data['data'] ?? {},
    attic: data['attic'] ?? {},
    markup: data['markup'] ?? {},
    isActive: data['isActive'] === true,
    appliedAt: toMillis(data['appliedAt']),
    updatedAt: toMillis(data['updatedAt']),
  };
}

const ofCard = (uid: string, cardId: string, activeOnly: boolean) =>
  query(
    instances(),
    where('cardId', '==', cardId),
    where('cardOwner', '==', uid),
    ...(activeOnly ? [where('isActive', '==', true)] : []),
    limit(MAX_INSTANCES),
  );

/** Lists a card's instances, the active ones or all that ever were, in no order. */
export function listInstances(
  uid: string,
  cardId: string,
  { activeOnly = false } = {},
): Promise<TemplateInstance[]> {
  return withAppErrors(async () => {
    const { docs } = await getDocs(ofCard(uid, cardId, activeOnly));
    return readEach(docs, (found) => toInstance(found.id, found.data()));
  });
}

/**
 * Counts the cards with values in fields of a template, by the field's id, among at most 200 cards. Only administrators
 * may.
 */
export function countFilledFields(
  templateId: string,
  fieldIds: readonly string[],
): Promise<Record<string, number>> {
  return withAppErrors(async () => {
    const { docs } = await getDocs(
      query(
        instances(),
        where('templateId', '==', templateId),
        where('isActive', '==', true),
        limit(MAX_INSTANCES),
      ),
    );
    const isFilled = (id: string) => (data: TemplateValues) => data[id] !== undefined && data[id] !== '';
    const cardsWith = (id: string) =>
      new Set(
        docs
          .filter((found) => isFilled(id)(requireShape<TemplateValues>(found.get('data') ?? {}, {})))
          .map((found) => String(found.get('cardId'))),
      ).size;
    return Object.fromEntries(fieldIds.map((id) => [id, cardsWith(id)]));
  });
}

/**
 * Subscribes to a card's active instances.
 *
 * @param onError - Called once with the error, which ends the subscription.
 */
export function subscribeToInstances(
  uid: string,
  cardId: string,
  onChange: (instances: TemplateInstance[]) => void,
  onError: (error: Error) => void,
): () => void {
  return followQuery(
    ofCard(uid, cardId, true),
    (found) => toInstance(found.id, found.data({ serverTimestamps: 'estimate' })),
    onChange,
    onError,
  );
}

/**
 * Subscribes to the active instance at one place of a card.
 *
 * @param onChange - Gets `null` when there is none, or it can't be read.
 */
export function subscribeToActiveInstance(
  uid: string,
  place: TemplatePlace,
  onChange: (instance: TemplateInstance | null) => void,
): () => void {
  return subscribeToInstances(
    uid,
    place.cardId,
    (all) => onChange(instanceAt(all, place)),
    () => onChange(null),
  );
}

/**
 * Subscribes to the template of the active instance at one place of a card.
 *
 * @param onChange - Gets `null` when there is none, or it can't be read.
 */
export function subscribeToActiveTemplate(
  uid: string,
  place: TemplatePlace,
  onChange: (template: Template | null) => void,
): () => void {
  let followed: string | null = null;
  let stopTemplate = () => {};
  const stopInstance = subscribeToActiveInstance(uid, place, (instance) => {
    const id = instance?.templateId ?? null;
    if (id === followed && id !== null) return;
    stopTemplate();
    stopTemplate = () => {};
    followed = id;
    if (id === null) {
      onChange(null);
      return;
    }
    stopTemplate = followDocument(
      doc(firebaseFirestore(), 'userTemplates', id),
      ifExists((data) => toTemplate(id, data)),
      onChange,
      () => onChange(null),
    );
  });
  return () => {
    stopInstance();
    stopTemplate();
  };
}

/** A template with its values and markup, as it is applied to a place. */
export interface Application {
  template: Pick<Template, 'id' | 'version'>;
  data: TemplateValues;
  markup: TemplateMarkup;
  /** Values that wait for a field; empty unless the place had a template before. */
  attic?: TemplateValues;
}

async function deactivate(batch: WriteBatch, uid: string, place: TemplatePlace): Promise<void> {
  const active = await listInstances(uid, place.cardId, { activeOnly: true });
  for (const { id } of active.filter((instance) => isAtPlace(instance, place))) {
    batch.update(doc(instances(), id), { isActive: false, updatedAt: serverTimestamp() });
  }
}

/**
 * Reports whether the rules refused to raise the counter, which they do unless the template is public and was
 * read in its latest state.
 */
function isRefusal(error: unknown): boolean {
  const failure = fromFirebase(error);
  return failure instanceof NetworkError && failure.status === 403;
}

/**
 * Applies a template to a place of a card: the instance there is deactivated, and a new one replaces it. The template's
 * `downloadCount` rises with the account's first instance; if that is refused, the template is applied all the same.
 *
 * @returns The new instance's id.
 */
export async function applyTemplate(
  uid: string,
  place: TemplatePlace,
  application: Application,
): Promise<string> {
  const db = firebaseFirestore();
  const id = doc(instances()).id;
  const { template, data, markup, attic = {} } = application;
  const mark = doc(db, 'users', uid, 'usedTemplates', template.id);
  const write = async ({ counted }: { counted: boolean }) => {
    const batch = writeBatch(db);
    await deactivate(batch, uid, place);
    batch.set(doc(instances(), id), {
      templateId: template.id,
      templateVersion: template.version,
      userId: uid,
      cardOwner: uid,
      cardId: place.cardId,
      targetSection: place.targetSection,
      ...(place.targetItemId !== null && { targetItemId: place.targetItemId }),
      data,
      attic,
      markup,
      isActive: true,
      appliedAt: serverTimestamp(),
      updatedAt: serverTimestamp(),
    });
    if (counted) {
      batch.update(doc(db, 'userTemplates', template.id), {
        downloadCount: increment(1),
        lastInstanceId: id,
      });
      batch.set(mark, { countedAt: serverTimestamp() });
    }
    await batch.commit();
  };
  return withAppErrors(async () => {
    const isFirst = !(await getDoc(mark)).exists();
    await write({ counted: isFirst }).catch((error: unknown) => {
      if (!isRefusal(error)) throw error;
      return write({ counted: false });
    });
    return id;
  });
}

/** Removes the template from a place: the card has its own design there again. */
export function removeTemplate(uid: string, place: TemplatePlace): Promise<void> {
  return withAppErrors(async () => {
    const batch = writeBatch(firebaseFirestore());
    await deactivate(batch, uid, place);
    await batch.commit();
  });
}

/** Activates a former instance at its place again, with all its values. */
export function restoreInstance(uid: string, instance: TemplateInstance): Promise<void> {
  return withAppErrors(async () => {
    const batch = writeBatch(firebaseFirestore());
    await deactivate(batch, uid, instance);
    batch.update(doc(instances(), instance.id), { isActive: true, updatedAt: serverTimestamp() });
    await batch.commit();
  });
}

/** Changes the values of an instance, and the markup that was rendered with them. */
export function updateInstance(
  id: string,
  change: Partial<Pick<TemplateInstance, 'data' | 'attic' | 'markup'>>,
): Promise<void> {
  return withAppErrors(() => updateDoc(doc(instances(), id), { ...change, updatedAt: serverTimestamp() }));
}
