import { Timestamp } from 'firebase-admin/firestore';
import { customerDocumentSchema, mergedPersonSchema } from 'shared-lib/documents';
import { searchKeysOf } from 'shared-lib/model/booking';
import { customerIdOf } from '../bookings/customers/customers';
import { openHostileProject } from '../testing/hostile-client';

/* Two records of one person made one, over HTTP. */

const project = openHostileProject();
const EVA = { name: 'Eva Ruiz', email: 'eva@ejemplo.com', phone: '' };
const CALLED = { name: 'Eva', email: '', phone: '600111222' };
const [KEPT, MERGED] = [customerIdOf(EVA), customerIdOf(CALLED)];
const at = (day: number) => Timestamp.fromMillis(Date.UTC(2026, 2, day));

const ana = () => project.signUp('ana');
const merge = (keptId = KEPT, mergedId = MERGED) => ana().call('mergePeople', { keptId, mergedId });
const read = async (path: string) => (await project.db().doc(path).get()).data();
const person = (id: string) => read(`customers/ana/people/${id}`);

function aRecord(contact: typeof EVA, change: Record<string, unknown> = {}) {
  return {
    ...contact,
    firstAt: at(5),
    lastAt: at(6),
    bookings: 1,
    ownerNote: '',
    searchKeys: searchKeysOf(contact),
    ...change,
  };
}

async function put(documents: Record<string, object>): Promise<void> {
  for (const [path, data] of Object.entries(documents)) await project.db().doc(path).set(data);
}

beforeEach(() =>
  put({
    [`customers/ana/people/${KEPT}`]: aRecord(EVA, { ownerNote: 'Fiel', tags: ['Feria'], remindAt: at(20) }),
    [`customers/ana/people/${MERGED}`]: aRecord(CALLED, {
      ...{ firstAt: at(1), lastAt: at(9), leads: 2, bookings: 2, company: 'Ruiz SL', source: 'card' },
      ...{ context: 'feria', ownerNote: 'Llamar por la tarde', tags: ['Feria', 'Taller'], remindAt: at(15) },
    }),
    'bookings/b1': { userId: 'ana', customerId: MERGED, start: at(3) },
    'bookings/b2': { userId: 'luis', customerId: MERGED, start: at(3) },
    'leads/l1': { userId: 'ana', personId: MERGED, createdAt: at(1) },
    'users/ana/notifications/n1': { kind: 'person-new', personId: MERGED, createdAt: at(1) },
  }),
);

describe('mergePeople', () => {
  it('joins the bookings, leads and notifications of two people in one', async () => {
    expect((await merge()).body).toEqual({ result: { personId: KEPT } });
    const survivor = await person(KEPT);
    expect(customerDocumentSchema.safeParse(survivor).error).toBeUndefined();
    expect(survivor).toMatchObject({
      name: 'Eva Ruiz',
      email: 'eva@ejemplo.com',
      phone: '600111222',
      company: 'Ruiz SL',
      bookings: 3,
      leads: 2,
      source: 'card',
      context: 'feria',
      ownerNote: 'Fiel\nLlamar por la tarde',
      tags: ['Feria', 'Taller'],
      firstAt: at(1),
      lastAt: at(9),
      remindAt: at(15),
    });
    expect(mergedPersonSchema.safeParse(await person(MERGED)).error).toBeUndefined();
    expect(await read('bookings/b1')).toMatchObject({ customerId: KEPT });
    expect(await read('bookings/b2')).toMatchObject({ customerId: MERGED });
    expect(await read('leads/l1')).toMatchObject({ personId: KEPT });
    expect(await read('users/ana/notifications/n1')).toMatchObject({ personId: KEPT });
    const listed = await project.db().collection('customers/ana/people').orderBy('lastAt').get();
    expect(listed.size).toBe(1);
  });

  it('changes nothing when repeated, except moving what remained', async () => {
    await merge();
    await put({ 'bookings/b3': { userId: 'ana', customerId: MERGED, start: at(4) } });
    expect((await merge()).status).toBe(200);
    expect(await person(KEPT)).toMatchObject({ bookings: 3, ownerNote: 'Fiel\nLlamar por la tarde' });
    expect(await read('bookings/b3')).toMatchObject({ customerId: KEPT });
  });

  it('keeps the other phone number in the note and refuses a note that is too long', async () => {
    const ref = project.db().doc(`customers/ana/people/${KEPT}`);
    await ref.update({ phone: '699000000', ownerNote: 'x'.repeat(1995) });
    expect(await merge()).toMatchObject({ reason: 'notes-too-long' });
    expect(await person(MERGED)).toMatchObject({ bookings: 2 });
    await ref.update({ ownerNote: 'Fiel' });
    await merge();
    expect(await person(KEPT)).toMatchObject({
      phone: '699000000',
      ownerNote: 'Fiel\nLlamar por la tarde\n600111222',
    });
  });

  it('leads both former addresses to the remaining person, even after two merges', async () => {
    const third = { name: 'E. Ruiz', email: 'eruiz@ejemplo.com', phone: '' };
    await put({ [`customers/ana/people/${customerIdOf(third)}`]: aRecord(third) });
    await merge();
    await merge(customerIdOf(third), KEPT);
    const added = { ...CALLED, company: '', note: 'Nueva', tags: ['Curso'] };
    const rows = { source: 'import', people: [added, { ...added, ...EVA, tags: ['Club'] }] };
    expect((await ana().call('addPeople', rows)).body).toEqual({ result: { added: 0, known: 1 } });
    expect(await person(customerIdOf(third))).toMatchObject({ tags: ['Feria', 'Taller', 'Curso', 'Club'] });
    expect(await person(MERGED)).toEqual({ mergedInto: customerIdOf(third) });
  });

  it('leaves no record of either person once the merged one is deleted', async () => {
    await merge();
    expect((await ana().call('deletePerson', { personId: KEPT })).body).toEqual({ result: { leads: 1 } });
    expect((await project.db().collection('customers/ana/people').get()).empty).toBe(true);
  });

  it('refuses a missing person, the same person and another account’s people', async () => {
    expect(await merge(KEPT, KEPT)).toMatchObject({ reason: 'invalid-input' });
    expect(await merge(KEPT, 'f'.repeat(40))).toMatchObject({ reason: 'person-not-found' });
    const hostile = project.signUp('malo');
    expect(await hostile.call('mergePeople', { keptId: KEPT, mergedId: MERGED })).toMatchObject({
      reason: 'person-not-found',
    });
    await merge();
    // The other way round, they would point at each other.
    expect(await merge(MERGED, KEPT)).toMatchObject({ reason: 'person-not-found' });
    expect(await person(KEPT)).toMatchObject({ bookings: 3 });
  });
});
