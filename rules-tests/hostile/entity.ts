import {
  deleteDoc,
  doc,
  getDoc,
  serverTimestamp,
  setDoc,
  writeBatch,
  type Firestore,
} from 'firebase/firestore/lite';
import type { ZodType } from 'zod';

/** A collection that clients write to, with what has to hold of whatever the rules let pass. */
export interface Entity {
  name: string;
  /** Who writes. */
  uid: string;
  /** Where. */
  path: string;
  /** What is stored there before; missing for a creation. */
  stored?: object;
  /** A legal write, from which the hostile ones are made. */
  legal: (now: object) => object;
  schema: ZodType;
  /** Fields whose inside rules can't see, as paths of the schema's issues; a function refuses those. */
  unseen?: RegExp;
  /** Fields that an accepted write must leave exactly as they are in the legal one. */
  fixed: readonly string[];
  /** Other documents that must be there. */
  needs?: Record<string, object>;
  /** Sent with the write in one batch, made from the document that is written. */
  also?: (written: object, now: object) => Record<string, object>;
}

/** Stores what an entity starts from. */
export async function arrange(admin: Firestore, entity: Entity): Promise<void> {
  const documents = { ...entity.needs, ...(entity.stored && { [entity.path]: entity.stored }) };
  await Promise.all(Object.entries(documents).map(([path, data]) => setDoc(doc(admin, path), data)));
}

/** Writes a document as the entity's actor; false when it is refused. */
export async function write(db: Firestore, entity: Entity, document: object): Promise<boolean> {
  try {
    const batch = writeBatch(db);
    batch.set(doc(db, entity.path), document);
    for (const [path, data] of Object.entries(entity.also?.(document, serverTimestamp()) ?? {})) {
      batch.set(doc(db, path), data, { merge: path.startsWith('adminInvites/') });
    }
    await batch.commit();
    return true;
  } catch {
    return false;
  }
}

/** Reads what an accepted write left, and puts the entity back to its start. */
export async function takeStored(admin: Firestore, entity: Entity): Promise<Record<string, unknown>> {
  const reference = doc(admin, entity.path);
  const stored = (await getDoc(reference)).data() ?? {};
  if (entity.stored) await setDoc(reference, entity.stored);
  else await deleteDoc(reference);
  await Promise.all(Object.entries(entity.needs ?? {}).map(([path, data]) => setDoc(doc(admin, path), data)));
  return stored;
}
