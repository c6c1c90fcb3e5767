import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteField, doc, getDoc, serverTimestamp, setDoc, Timestamp, updateDoc } from 'firebase/firestore';
import { freezeDocumentSchema } from 'shared-lib/documents';
import { writeAudited } from './access/audited';
import { anAdmin, aUser, STORED } from './access/legal-documents';
import { openRules } from './actors';

const actors = openRules();
const marta = () => actors.user('marta');
const FLAG = 'featureFlags/read_only';
const HOUR = 60 * 60 * 1000;

const inHours = (hours: number) => Timestamp.fromMillis(Date.now() + hours * HOUR);

const aFreeze = (change: object = {}, at: unknown = serverTimestamp()) => ({
  name: 'Solo lectura',
  description: '',
  enabled: true,
  rolloutPercentage: 100,
  message: 'Volvemos en una hora',
  until: null as Timestamp | null,
  createdBy: 'marta',
  createdAt: at,
  updatedAt: at,
  revision: 1,
  ...change,
});

beforeEach(() =>
  actors.arrange(async (db) => {
    await setDoc(doc(db, 'admins/marta'), anAdmin(STORED, 'marta'));
    await setDoc(doc(db, 'users/ana'), aUser(STORED, 'ana'));
  }),
);

const freeze = (change: object) => actors.arrange((db) => setDoc(doc(db, FLAG), aFreeze(change, STORED)));
const anOwnersChange = () => updateDoc(doc(actors.user('ana'), 'users/ana'), { name: 'Ana María' });

describe('a freeze', () => {
  it('blocks owners’ changes until its end', async () => {
    await freeze({ until: inHours(1) });
    await assertFails(anOwnersChange());
    await freeze({ until: inHours(-1) });
    await assertSucceeds(anOwnersChange());
  });

  it('without an end blocks owners’ changes until it is switched off', async () => {
    await freeze({ until: null });
    await assertFails(anOwnersChange());
    await actors.arrange((db) => updateDoc(doc(db, FLAG), { until: deleteField() }));
    await assertFails(anOwnersChange());
    await freeze({ enabled: false });
    await assertSucceeds(anOwnersChange());
  });

  const create = (change: object, uid = 'marta') =>
    writeAudited(actors.user(uid), uid, { path: FLAG, before: null, after: aFreeze(change) });

  it('can be started by an administrator only, with a message and an end within a week', async () => {
    await assertFails(create({}, 'ana'));
    await assertFails(create({ message: 'x'.repeat(281) }));
    await assertFails(create({ message: 7 }));
    await assertFails(create({ until: inHours(-1) }));
    await assertFails(create({ until: inHours(24 * 8) }));
    await assertFails(create({ until: Date.now() }));
    await assertSucceeds(create({ until: inHours(4) }));
    const stored = await getDoc(doc(marta(), FLAG));
    expect(freezeDocumentSchema.safeParse(stored.data()).error).toBeUndefined();
  });

  it('can’t be started in a session older than a quarter of an hour', async () => {
    const longAgo = Math.floor(Date.now() / 1000) - 16 * 60;
    const old = actors.user('marta', { auth_time: longAgo });
    await assertFails(writeAudited(old, 'marta', { path: FLAG, before: null, after: aFreeze() }));
  });

  it('can be ended by an administrator, even after its end', async () => {
    await freeze({ until: inHours(-1) });
    const before = aFreeze({ until: null }, STORED);
    await freeze({});
    const after = { ...before, enabled: false, message: '', updatedAt: serverTimestamp(), revision: 2 };
    await assertSucceeds(writeAudited(marta(), 'marta', { path: FLAG, before, after }));
  });
});
