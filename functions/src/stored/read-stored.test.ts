import { Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';
import { expectLog } from '../testing/recorded-logs';
import { openLocalProject } from '../testing/local-project';
import { readAll, readFields, readFor } from './read-all';
import {
  readEachStored,
  readField,
  readStored,
  requireStored,
  timestamp,
  UnreadableDocument,
} from './read-stored';

const schema = z.strictObject({
  name: z.string(),
  until: timestamp,
  place: z.strictObject({ city: z.string() }),
});
const VALID = { name: 'Ana', until: Timestamp.fromMillis(5), place: { city: 'Madrid' } };

const project = openLocalProject();
const refOf = (id: string) => project.db().collection('things').doc(id);

async function stored(id: string, data: Record<string, unknown>) {
  await refOf(id).set(data);
  return refOf(id).get();
}

describe('a stored document', () => {
  it('is answered as it is stored, with fields of a later release', async () => {
    const later = { ...VALID, new: 1, place: { city: 'Madrid', street: 'Sol' } };
    expect(readStored(schema, await stored('later', later))).toEqual(later);
  });

  it('is undefined when it is missing', async () => {
    expect(readStored(schema, await refOf('nobody').get())).toBeUndefined();
  });

  it('that must exist is unreadable when it is missing', async () => {
    const missing = await refOf('nobody').get();
    expect(() => requireStored(schema, missing)).toThrow(UnreadableDocument);
  });

  it('is unreadable with another type of field, and the error names path and field alone', async () => {
    const snapshot = await stored('broken', { ...VALID, place: { city: 7 } });
    expect(() => readStored(schema, snapshot)).toThrow(
      expect.objectContaining({ path: 'things/broken', message: "things/broken can't be read: place.city" }),
    );
  });

  it('gives one field, and refuses one of another type', async () => {
    const snapshot = await stored('one', VALID);
    expect(readField(z.string(), snapshot, 'place.city')).toBe('Madrid');
    expect(() => readField(z.number(), snapshot, 'place.city')).toThrow(
      "things/one can't be read: place.city",
    );
  });

  it('of a list is left out when it can’t be read, and the log names it', async () => {
    const docs = [await stored('a', { ...VALID, name: 1 }), await stored('b', VALID)];
    expect(readEachStored(schema, docs).map(({ id }) => id)).toEqual(['b']);
    expectLog(/A stored document was left out/);
  });
});

describe('readAll', () => {
  it('reads several documents in the order of their references', async () => {
    await stored('second', VALID);
    const [first, second] = await readAll(project.db(), refOf('first-missing'), refOf('second'));
    expect([first.exists, second.exists]).toEqual([false, true]);
  });

  it('reads the named fields alone', async () => {
    const [read] = await readFields(project.db(), ['name'], (await stored('whole', VALID)).ref);
    expect(read.data()).toEqual({ name: 'Ana' });
  });

  it('answers each of a list with its document', async () => {
    await stored('a', VALID);
    const found = await readFor(project.db(), ['none', 'a'], refOf, ['place']);
    expect(found.map(({ item, found: { id, exists } }) => [item, id, exists])).toEqual([
      ['none', 'none', false],
      ['a', 'a', true],
    ]);
    expect(await readFor(project.db(), [], refOf)).toEqual([]);
  });
});
