import { doc, getDoc, serverTimestamp, setDoc, writeBatch, type Firestore } from 'firebase/firestore/lite';
import type { ZodType } from 'zod';

/** A document that clients write, with the invariants of every accepted write. */
export interface Entity {
  name: string;
  /** Uid of the writer. */
  uid: string;
  /** Path of the document. */
  path: string;
  /** Document before the write; missing for a creation. */
  stored?: object;
  /** Returns a legal write, from which the hostile ones are made. */
  legal: (now: object) => object;
  schema: ZodType;
  /** Matches fields whose content the rules can't check, as paths of the schema's issues; a function checks those. */
  unseen?: RegExp;
  /** Fields that every accepted write must leave exactly as in the legal one. */
  fixed: readonly string[];
  /** Other documents that must exist. */
  needs?: Record<string, object>;
  /** Returns further writes of the same batch for the document that is written. */
  also?: (written: object, now: object) => Record<string, object>;
}

/** Stores the documents that an entity starts from. */
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
      batch.set(doc(db, path), data);
    }
    await batch.commit();
    return true;
  } catch {
    return false;
  }
}

/** Reads the document after an accepted write. */
export async function readStored(admin: Firestore, entity: Entity): Promise<Record<string, unknown>> {
  return (await getDoc(doc(admin, entity.path))).data() ?? {};
}
