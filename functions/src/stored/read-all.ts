import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';

/** The database, or a transaction: what reads several documents at once. */
interface Reader {
  getAll(...refs: DocumentReference[]): Promise<DocumentSnapshot[]>;
}

/** Reads several documents at once: as many snapshots as references, in their order. */
export const readAll = <const Refs extends readonly DocumentReference[]>(
  reader: Reader,
  ...refs: Refs
): Promise<{ [Place in keyof Refs]: DocumentSnapshot }> =>
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- The SDK answers as many as it is asked; its type says only some.
  reader.getAll(...refs) as Promise<{ [Place in keyof Refs]: DocumentSnapshot }>;
