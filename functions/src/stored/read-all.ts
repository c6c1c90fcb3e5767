import type { DocumentReference, DocumentSnapshot, ReadOptions } from 'firebase-admin/firestore';

/** Part of Firestore and of a transaction that reads several documents at once. */
export interface Reader {
  getAll(...refs: (DocumentReference | ReadOptions)[]): Promise<DocumentSnapshot[]>;
}

/** As many snapshots as references, in their order. */
type SnapshotsOf<Refs extends readonly DocumentReference[]> = { [Place in keyof Refs]: DocumentSnapshot };

/** Reads several documents at once: as many snapshots as references, in their order. */
export const readAll = <const Refs extends readonly DocumentReference[]>(
  reader: Reader,
  ...refs: Refs
): Promise<SnapshotsOf<Refs>> =>
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- The SDK returns one snapshot per reference; its type says only some.
  reader.getAll(...refs) as Promise<SnapshotsOf<Refs>>;

/** Reads some fields of several documents at once, as {@link readAll} does. */
export const readFields = <const Refs extends readonly DocumentReference[]>(
  reader: Reader,
  fields: readonly string[],
  ...refs: Refs
): Promise<SnapshotsOf<Refs>> =>
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- As in readAll.
  reader.getAll(...refs, { fieldMask: [...fields] }) as Promise<SnapshotsOf<Refs>>;

/** Reads a document for each of a list, some of its fields where they are named, and answers each with its own. */
export async function readFor<Item>(
  reader: Reader,
  items: readonly Item[],
  refOf: (item: Item) => DocumentReference,
  fields?: readonly string[],
): Promise<{ item: Item; found: DocumentSnapshot }[]> {
  if (items.length === 0) return [];
  const refs = items.map(refOf);
  const found = await (fields ? readFields(reader, fields, ...refs) : readAll(reader, ...refs));
  // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- There is one for each reference.
  return items.map((item, place) => ({ item, found: found[place]! }));
}
