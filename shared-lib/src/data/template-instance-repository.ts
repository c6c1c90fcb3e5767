import {
  collection,
  doc,
  getDocs,
  increment,
  limit,
  onSnapshot,
  query,
  serverTimestamp,
  updateDoc,
  where,
  writeBatch,
  type DocumentData,
  type WriteBatch,
} from 'firebase/firestore';
import type { Template, TemplateInstance, TemplateMarkup, TemplatePlace, TemplateValues } from '../domain';
import { fromFirebase, NetworkError } from '../errors';
import { firebaseFirestore } from '../firebase/firestore';
import { toMillis, toTemplate } from './template-document';

/** Most instances of one card that are looked at: what the rules give at once. */
const MOST_INSTANCES = 200;

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
    limit(MOST_INSTANCES),
  );

const isAt = (place: TemplatePlace) => (instance: TemplateInstance) =>
  instance.targetSection === place.targetSection && instance.targetItemId === place.targetItemId;

/** A card's instances, those that draw it now or all that ever did, in no order. */
export async function listInstances(
  uid: string,
  cardId: string,
  { activeOnly = false } = {},
): Promise<TemplateInstance[]> {
  try {
    const { docs } = await getDocs(ofCard(uid, cardId, activeOnly));
    return docs.map((found) => toInstance(found.id, found.data()));
  } catch (error) {
    throw fromFirebase(error);
  }
}

/**
 * Follows the instances that draw a card now.
 *
 * @param onError - Called once; nothing follows.
 */
export function subscribeToInstances(
  uid: string,
  cardId: string,
  onChange: (instances: TemplateInstance[]) => void,
  onError: (error: Error) => void,
): () => void {
  return onSnapshot(
    ofCard(uid, cardId, true),
    ({ docs }) =>
      onChange(docs.map((found) => toInstance(found.id, found.data({ serverTimestamps: 'estimate' })))),
    (error) => onError(fromFirebase(error)),
  );
}

/**
 * Follows the instance that draws one place of a card.
 *
 * @param onChange - `null` when there is none, and when it can't be read.
 */
export function subscribeToActiveInstance(
  uid: string,
  place: TemplatePlace,
  onChange: (instance: TemplateInstance | null) => void,
): () => void {
  return subscribeToInstances(
    uid,
    place.cardId,
    (all) => onChange(all.find(isAt(place)) ?? null),
    () => onChange(null),
  );
}

/**
 * Follows the template of the instance that draws one place of a card.
 *
 * @param onChange - `null` when there is none, and when it can't be read.
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
    stopTemplate = onSnapshot(
      doc(firebaseFirestore(), 'userTemplates', id),
      (found) => onChange(found.exists() ? toTemplate(id, found.data()) : null),
      () => onChange(null),
    );
  });
  return () => {
    stopInstance();
    stopTemplate();
  };
}

/** What is applied to a place. */
export interface Application {
  template: Pick<Template, 'id' | 'version'>;
  data: TemplateValues;
  markup: TemplateMarkup;
  /** Values that wait for a field; none unless the place had a template before. */
  attic?: TemplateValues;
}

async function deactivate(batch: WriteBatch, uid: string, place: TemplatePlace): Promise<void> {
  const active = await listInstances(uid, place.cardId, { activeOnly: true });
  for (const { id } of active.filter(isAt(place))) {
    batch.update(doc(instances(), id), { isActive: false, updatedAt: serverTimestamp() });
  }
}

/** The rules let the counter rise only while the template is offered and read by its latest state. */
function isRefusal(error: unknown): boolean {
  const failure = fromFirebase(error);
  return failure instanceof NetworkError && failure.status === 403;
}

/**
 * Applies a template to a place of a card: what drew it before is deactivated, and a new instance takes its place. The
 * template's `downloadCount` rises with it; where that is refused, it is applied all the same.
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
    }
    await batch.commit();
  };
  try {
    await write({ counted: true }).catch((error: unknown) => {
      if (!isRefusal(error)) throw error;
      return write({ counted: false });
    });
    return id;
  } catch (error) {
    throw fromFirebase(error);
  }
}

/** Takes the template off a place: the card has its own look there again. */
export async function removeTemplate(uid: string, place: TemplatePlace): Promise<void> {
  try {
    const batch = writeBatch(firebaseFirestore());
    await deactivate(batch, uid, place);
    await batch.commit();
  } catch (error) {
    throw fromFirebase(error);
  }
}

/** Lets a former instance draw its place again, with all that was filled in. */
export async function restoreInstance(uid: string, instance: TemplateInstance): Promise<void> {
  try {
    const batch = writeBatch(firebaseFirestore());
    await deactivate(batch, uid, instance);
    batch.update(doc(instances(), instance.id), { isActive: true, updatedAt: serverTimestamp() });
    await batch.commit();
  } catch (error) {
    throw fromFirebase(error);
  }
}

/** Changes what an owner filled in, and what was drawn with it. */
export async function updateInstance(
  id: string,
  change: Partial<Pick<TemplateInstance, 'data' | 'attic' | 'markup'>>,
): Promise<void> {
  try {
    await updateDoc(doc(instances(), id), { ...change, updatedAt: serverTimestamp() });
  } catch (error) {
    throw fromFirebase(error);
  }
}
