import { Timestamp } from 'firebase-admin/firestore';
import { customerDocumentSchema } from 'shared-lib/documents';
import { aService } from 'shared-lib/testing';
import { storeAvailability, storeService } from '../bookings/testing/stored-offer';
import { openHostileProject } from '../testing/hostile-client';

/* Imports of people over HTTP: what they would do, and how they are taken back. */

const project = openHostileProject();
const IMPORT = 'import00000000000001';
const EVA = {
  name: 'Eva Ruiz',
  email: 'eva@ejemplo.com',
  phone: '600 111 222',
  company: '',
  note: '',
  tags: ['Feria'],
};
const LUZ = { ...EVA, name: 'Luz Gil', email: 'luz@ejemplo.com', phone: '', company: 'Gil SL' };
const MAR = { ...EVA, name: 'Mar Sanz', email: '', phone: '600 999 888', tags: [] };

const ana = () => project.signUp('ana');
const add = (people: object[], importId = IMPORT) =>
  ana().call('addPeople', importId ? { source: 'import', people, importId } : { source: 'hand', people });
const preview = async (people: object[]) => (await ana().call('previewPeople', { people })).body;
const undo = (importId = IMPORT, uid = 'ana') => project.signUp(uid).call('undoImport', { importId });
const imports = async (uid = 'ana') => (await project.signUp(uid).call('listImports', {})).body;
const people = async () =>
  (await project.db().collection('customers/ana/people').orderBy('email').get()).docs.map(
    (found) => ({ ...found.data(), ref: found.ref }) as { ref: typeof found.ref } & Record<string, unknown>,
  );
const emails = async () => (await people()).map(({ email }) => email);

describe('previewPeople', () => {
  it('predicts the outcome for each row without storing anything', async () => {
    await add([{ ...EVA, phone: '', tags: [] }, MAR], '');
    const before = await people();
    const nobody = { ...EVA, name: '–', email: '', phone: '' };
    expect(await preview([EVA, LUZ, MAR, nobody, LUZ])).toEqual({
      result: {
        outcomes: [
          { kind: 'known', adds: ['phone', 'tags'] },
          { kind: 'new', adds: [] },
          { kind: 'known', adds: [] },
          { kind: 'nameless', adds: [] },
          { kind: 'known', adds: [] },
        ],
      },
    });
    expect(await people()).toEqual(before);
    expect(await imports()).toEqual({ result: { imports: [] } });
  });
});

describe('undoImport', () => {
  it('removes added people and restores the others', async () => {
    await add([{ ...EVA, phone: '', tags: ['Taller'] }], '');
    const [{ ref: _, ...before }] = (await people()) as unknown as [Record<string, unknown>];
    await add([EVA, LUZ]);
    await add([MAR]);
    const stored = await people();
    for (const { ref: _ref, ...person } of stored)
      expect(customerDocumentSchema.safeParse(person).error).toBeUndefined();
    expect(stored).toMatchObject([{}, { phone: '600 111 222', tags: ['Taller', 'Feria'] }, {}]);
    expect(await imports()).toEqual({
      result: { imports: [{ importId: IMPORT, at: expect.any(Number), added: 2, known: 1 }] },
    });
    expect((await undo()).body).toEqual({ result: { removed: 2, restored: 1, kept: 0, names: [] } });
    const [{ ref: _again, ...after }] = (await people()) as unknown as [Record<string, unknown>];
    expect(after).toEqual(before);
    expect(await imports()).toEqual({ result: { imports: [] } });
  });

  it('keeps people who have changed or booked since, and names them', async () => {
    await storeAvailability(project.db(), 'ana');
    await storeService(project.db(), {});
    await add([EVA, LUZ, MAR, { ...EVA, name: 'Sol', email: 'sol@ejemplo.com', phone: '' }]);
    const luz = (await people()).find(({ name }) => name === 'Luz Gil');
    await luz!.ref.update({ ownerNote: 'Fiel' });
    const booked = await ana().call('bookByHand', {
      bookingId: 'booking0000000000001',
      serviceId: aService().id,
      start: Date.UTC(2026, 11, 9, 10),
      customer: { name: MAR.name, email: MAR.email, phone: MAR.phone },
      ...{ notes: '', zone: 'Europe/Madrid', language: 'es', overlap: true },
    });
    expect(booked.status).toBe(200);
    expect((await undo()).body).toEqual({
      result: { removed: 2, restored: 0, kept: 2, names: expect.arrayContaining(['Luz Gil', 'Mar Sanz']) },
    });
    expect(await emails()).toEqual(['', 'luz@ejemplo.com']);
  });

  it('undoes an import that was interrupted and repeated as one', async () => {
    await add([EVA]);
    await add([EVA, LUZ]);
    expect((await undo()).body).toMatchObject({ result: { removed: 2, kept: 0 } });
    expect(await emails()).toEqual([]);
  });

  it('is refused after a week, a second time, and for another account', async () => {
    await add([EVA]);
    expect(await undo(IMPORT, 'malo')).toMatchObject({ status: 400, reason: 'import-gone' });
    expect(await imports('malo')).toEqual({ result: { imports: [] } });
    const record = project.db().doc(`customers/ana/imports/${IMPORT}`);
    await record.update({ expiresAt: Timestamp.fromMillis(Date.now() - 1000) });
    expect(await undo()).toMatchObject({ status: 400, reason: 'import-gone' });
    expect(await imports()).toEqual({ result: { imports: [] } });
    await record.update({ expiresAt: Timestamp.fromMillis(Date.now() + 60_000) });
    expect((await undo()).status).toBe(200);
    expect(await undo()).toMatchObject({ status: 400, reason: 'import-gone' });
  });
});
