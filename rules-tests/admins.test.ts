import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  deleteDoc,
  doc,
  getDoc,
  serverTimestamp,
  setDoc,
  updateDoc,
  type Firestore,
} from 'firebase/firestore';
import { writeAudited } from './access/audited';
import { anAdmin, anInvite, aPolicy, STORED } from './access/legal-documents';
import { openRules } from './actors';

const actors = openRules();
const now = serverTimestamp();

const arrange = (documents: Record<string, object>) =>
  actors.arrange((db) =>
    Promise.all(Object.entries(documents).map(([path, data]) => setDoc(doc(db, path), data))),
  );

/** Makes the caller's record, taking up an invitation when told which. */
const becomeAdmin = (db: Firestore, uid: string, invited?: string, record: object = {}) =>
  writeAudited(
    db,
    uid,
    { path: `admins/${uid}`, before: null, after: { ...anAdmin(now, uid), ...record } },
    invited === undefined
      ? {}
      : { also: { [`adminInvites/${invited}`]: { acceptedAt: now, acceptedBy: uid } } },
  );

const OPEN = { 'config/adminPolicy': aPolicy(STORED, true) };
const CLOSED = { 'config/adminPolicy': aPolicy(STORED, false) };
const IRIS = 'iris@ejemplo.com';
const INVITED = { [`adminInvites/${IRIS}`]: anInvite(IRIS, STORED) };

describe('becoming an administrator', () => {
  it('S6.09 S3.02 is everybody’s to do where the policy lets everybody, with the role admin only', async () => {
    await arrange(OPEN);
    await assertFails(becomeAdmin(actors.user('luis'), 'luis', undefined, { role: 'owner' }));
    await assertFails(becomeAdmin(actors.user('luis'), 'luis', undefined, { name: ' ' }));
    await assertFails(becomeAdmin(actors.user('luis'), 'luis', undefined, { email: 'ana@ejemplo.com' }));
    await assertFails(becomeAdmin(actors.user('luis'), 'luis', undefined, { superuser: true }));
    await assertFails(
      writeAudited(actors.user('luis'), 'luis', {
        path: 'admins/ana',
        before: null,
        after: anAdmin(now, 'ana'),
      }),
    );
    // Not without the entry in the log.
    await assertFails(setDoc(doc(actors.user('luis'), 'admins/luis'), anAdmin(now, 'luis')));
    await assertSucceeds(becomeAdmin(actors.user('luis'), 'luis'));
    expect((await getDoc(doc(actors.user('luis'), 'admins/luis'))).data()).toMatchObject({ role: 'admin' });
  });

  it.each([
    ['the policy says no', CLOSED],
    ['there is no policy', {}],
  ])('S6.09 is refused where %s', async (_what, policy) => {
    await arrange(policy);
    await assertFails(becomeAdmin(actors.user('luis'), 'luis'));
    await assertFails(becomeAdmin(actors.visitor(), 'luis'));
  });

  it('is granted to an invited, verified address, whatever its case, once', async () => {
    await arrange(INVITED);
    const unverified = actors.user('iris', { email_verified: false });
    await assertFails(getDoc(doc(unverified, `adminInvites/${IRIS}`)));
    await assertFails(becomeAdmin(unverified, 'iris', IRIS));
    const iris = actors.user('iris');
    // The invitation has to be taken up in the same batch, by nobody else, and not without becoming one.
    await assertFails(becomeAdmin(iris, 'iris'));
    await assertFails(updateDoc(doc(iris, `adminInvites/${IRIS}`), { acceptedAt: now, acceptedBy: 'iris' }));
    await assertFails(becomeAdmin(actors.user('luis'), 'luis', IRIS));
    await assertSucceeds(becomeAdmin(iris, 'iris', IRIS));

    // Removed by a function, they need another invitation.
    await actors.arrange((db) => deleteDoc(doc(db, 'admins/iris')));
    await assertFails(becomeAdmin(iris, 'iris', IRIS));
  });

  it('takes an address in capitals for the one that was invited', async () => {
    await arrange(INVITED);
    const iris = actors.user('iris', { email: 'Iris@Ejemplo.com' });
    const record = { ...anAdmin(now, 'iris'), email: 'Iris@Ejemplo.com' };
    const change = { path: 'admins/iris', before: null, after: record };
    const entry = {
      collection: 'admins',
      docId: 'iris',
      revision: 1,
      action: 'create',
      by: 'iris',
      byEmail: 'Iris@Ejemplo.com',
      at: now,
      before: null,
      after: record,
    };
    const also = { [`adminInvites/${IRIS}`]: { acceptedAt: now, acceptedBy: 'iris' } };
    await assertSucceeds(writeAudited(iris, 'iris', change, { entry, also }));
  });

  it('is refused on an invitation that has run out', async () => {
    await arrange({
      [`adminInvites/${IRIS}`]: { ...anInvite(IRIS, STORED), expiresAt: new Date('2026-03-03') },
    });
    await assertFails(becomeAdmin(actors.user('iris'), 'iris', IRIS));
  });

  it('is refused to a suspended account, and to a session that was ended', async () => {
    await arrange({ ...OPEN, 'users/luis/private/state': { disabled: true } });
    await assertFails(becomeAdmin(actors.user('luis'), 'luis'));
    await arrange({ 'users/luis/private/state': { sessionsEndedAt: new Date(2_000_000) } });
    await assertFails(becomeAdmin(actors.user('luis', { auth_time: 1999 }), 'luis'));
    await assertSucceeds(becomeAdmin(actors.user('luis', { auth_time: 2000 }), 'luis'));
  });
});

describe('an administrator', () => {
  it('can’t be removed by a client, nor touch another’s record', async () => {
    await arrange({ 'admins/marta': anAdmin(STORED, 'marta'), 'admins/luis': anAdmin(STORED, 'luis') });
    const marta = actors.user('marta');
    await assertFails(deleteDoc(doc(marta, 'admins/marta')));
    await assertFails(deleteDoc(doc(marta, 'admins/luis')));
    await assertFails(
      writeAudited(marta, 'marta', {
        path: 'admins/luis',
        before: anAdmin(STORED, 'luis'),
        after: { ...anAdmin(STORED, 'luis'), name: 'Otro', updatedAt: now, revision: 2 },
      }),
    );
    await assertSucceeds(getDoc(doc(marta, 'admins/luis')));
  });

  it('can’t invite for longer than a month, in somebody’s name, or with the door open already', async () => {
    await arrange({ 'admins/marta': anAdmin(STORED, 'marta') });
    const invite = (change: object, id = 'nueva@ejemplo.com') =>
      writeAudited(actors.user('marta'), 'marta', {
        path: `adminInvites/${id}`,
        before: null,
        after: { ...anInvite('nueva@ejemplo.com'), ...change },
      });
    await assertFails(invite({ expiresAt: new Date(Date.now() + 40 * 24 * 60 * 60 * 1000) }));
    await assertFails(invite({ expiresAt: new Date(0) }));
    await assertFails(invite({ invitedBy: 'luis' }));
    await assertFails(invite({ acceptedBy: 'luis', acceptedAt: now }));
    await assertFails(invite({ email: 'Nueva@ejemplo.com' }, 'Nueva@ejemplo.com'));
    await assertFails(invite({}, 'otra@ejemplo.com'));
    await assertSucceeds(invite({}));
  });
});

describe('others', () => {
  it('S6.09 read their own record alone', async () => {
    await arrange({ 'admins/marta': anAdmin(STORED, 'marta') });
    await assertSucceeds(getDoc(doc(actors.user('luis'), 'admins/luis')));
    await assertFails(getDoc(doc(actors.user('luis'), 'admins/marta')));
    await assertFails(getDoc(doc(actors.visitor(), 'admins/marta')));
  });
});
