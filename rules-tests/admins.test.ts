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
import { aFlag, anAdmin, anInvite, aPolicy, aSelfRegisteredAdmin, STORED } from './access/legal-documents';
import { openRules } from './actors';

const actors = openRules();
const now = serverTimestamp();

const arrange = (documents: Record<string, object>) =>
  actors.arrange((db) =>
    Promise.all(Object.entries(documents).map(([path, data]) => setDoc(doc(db, path), data))),
  );

/** Creates the caller's record, by an invitation if one is given. */
const becomeAdmin = (db: Firestore, uid: string, invited?: string, record: object = {}) =>
  writeAudited(
    db,
    uid,
    { path: `admins/${uid}`, before: null, after: { ...aSelfRegisteredAdmin(now, uid), ...record } },
    invited === undefined
      ? {}
      : { also: { [`adminInvites/${invited}`]: { acceptedAt: now, acceptedBy: uid } } },
  );

const OPEN = { 'config/adminPolicy': aPolicy(STORED, true) };
const CLOSED = { 'config/adminPolicy': aPolicy(STORED, false) };
const IRIS = 'iris@ejemplo.com';
const INVITED = { [`adminInvites/${IRIS}`]: anInvite(IRIS, STORED) };

describe('becoming an administrator', () => {
  it('S6.09 S3.02 is allowed to everybody under the open policy, with the role admin only', async () => {
    await arrange(OPEN);
    await assertFails(becomeAdmin(actors.user('luis'), 'luis', undefined, { role: 'owner' }));
    await assertFails(becomeAdmin(actors.user('luis'), 'luis', undefined, { name: ' ' }));
    await assertFails(becomeAdmin(actors.user('luis'), 'luis', undefined, { email: 'ana@ejemplo.com' }));
    await assertFails(becomeAdmin(actors.user('luis'), 'luis', undefined, { superuser: true }));
    await assertFails(
      writeAudited(actors.user('luis'), 'luis', {
        path: 'admins/ana',
        before: null,
        after: aSelfRegisteredAdmin(now, 'ana'),
      }),
    );
    // Not without the entry in the log.
    await assertFails(setDoc(doc(actors.user('luis'), 'admins/luis'), aSelfRegisteredAdmin(now, 'luis')));
    // Nor with a record that claims a grant by others.
    await assertFails(becomeAdmin(actors.user('luis'), 'luis', undefined, { selfRegistered: false }));
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

  it('S6.05 has a policy that every signed-in account can read while it is open', async () => {
    const policy = (db: Firestore) => getDoc(doc(db, 'config/adminPolicy'));
    await assertFails(policy(actors.user('luis')));
    await arrange(CLOSED);
    await assertFails(policy(actors.user('luis')));
    await arrange(OPEN);
    expect((await policy(actors.user('luis'))).get('selfRegistration')).toBe(true);
    await assertFails(policy(actors.visitor()));
  });

  it('is never allowed by an invitation, which only functions accept', async () => {
    await arrange(INVITED);
    for (const claims of [{ email_verified: true }, { email_verified: false }]) {
      const iris = actors.user('iris', claims);
      await assertFails(getDoc(doc(iris, `adminInvites/${IRIS}`)));
      await assertFails(becomeAdmin(iris, 'iris'));
      await assertFails(becomeAdmin(iris, 'iris', IRIS));
      await assertFails(
        updateDoc(doc(iris, `adminInvites/${IRIS}`), { acceptedAt: now, acceptedBy: 'iris' }),
      );
    }
  });

  it('is refused to a suspended account and to an ended session', async () => {
    await arrange({ ...OPEN, 'users/luis/private/state': { disabled: true } });
    await assertFails(becomeAdmin(actors.user('luis'), 'luis'));
    await arrange({ 'users/luis/private/state': { sessionsEndedAt: new Date(2_000_000) } });
    await assertFails(becomeAdmin(actors.user('luis', { auth_time: 1999 }), 'luis'));
    await assertSucceeds(becomeAdmin(actors.user('luis', { auth_time: 2000 }), 'luis'));
  });
});

describe('an administrator', () => {
  it('can’t be removed by a client, and can’t change another administrator’s record', async () => {
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

  it('can’t create or change an invitation, but can revoke one', async () => {
    await arrange({ 'admins/marta': anAdmin(STORED, 'marta'), ...INVITED });
    const marta = actors.user('marta');
    const write = (path: string, before: object | null, after: object | null) =>
      writeAudited(marta, 'marta', { path: `adminInvites/${path}`, before, after });
    await assertFails(write('nueva@ejemplo.com', null, anInvite('nueva@ejemplo.com')));
    const stored = anInvite(IRIS, STORED);
    await assertFails(write(IRIS, stored, { ...stored, tokenHash: 'b'.repeat(64), revision: 2 }));
    await assertSucceeds(write(IRIS, stored, null));
  });
});

describe('the role of an administrator', () => {
  const ALERT = 'alerts/a1';
  const withRole = (role: unknown) => {
    const { role: _, ...former } = anAdmin(STORED, 'luis');
    return { 'admins/luis': role === undefined ? former : { ...former, role } };
  };

  it('applies from the next request on, in every session', async () => {
    const sessions = [actors.user('luis'), actors.user('luis', { auth_time: 2000 })];
    await arrange({ ...withRole('admin'), [ALERT]: { title: 'x' } });
    for (const luis of sessions) await assertSucceeds(getDoc(doc(luis, ALERT)));
    await arrange(withRole('design'));
    for (const luis of sessions) await assertFails(getDoc(doc(luis, ALERT)));
  });

  it('is admin in a record without a role, and none when the role is unknown', async () => {
    await arrange({ ...withRole(undefined), [ALERT]: { title: 'x' } });
    await assertSucceeds(getDoc(doc(actors.user('luis'), ALERT)));
    for (const role of ['', 'superuser', 'admin|design', 'administrator', null, 7, ['admin']]) {
      await arrange(withRole(role));
      await assertFails(getDoc(doc(actors.user('luis'), ALERT)));
      await assertFails(getDoc(doc(actors.user('luis'), 'stats/totals')));
    }
  });

  it('can’t be changed by any client', async () => {
    const stored = { ...anAdmin(STORED, 'luis'), role: 'support' };
    await arrange({ 'admins/luis': stored, 'admins/marta': anAdmin(STORED, 'marta') });
    const put = (by: string, change: object) =>
      writeAudited(actors.user(by), by, {
        path: 'admins/luis',
        before: stored,
        after: { ...stored, updatedAt: now, revision: 2, ...change },
      });
    await assertFails(put('luis', { role: 'admin' }));
    await assertFails(put('marta', { role: 'admin' }));
    await assertSucceeds(put('luis', { name: 'Luis' }));
  });
});

describe('an administrator who joined under the open policy', () => {
  it('can’t mark themselves as approved', async () => {
    const stored = aSelfRegisteredAdmin(STORED, 'luis');
    await arrange({ ...OPEN, 'admins/luis': stored, 'admins/marta': anAdmin(STORED, 'marta') });
    const put = (change: object) =>
      writeAudited(actors.user('luis'), 'luis', {
        path: 'admins/luis',
        before: stored,
        after: { ...stored, updatedAt: now, revision: 2, ...change },
      });
    await assertFails(put({ selfRegistered: false }));
    await assertSucceeds(put({ name: 'Luis' }));
  });
});

describe('the administration policy', () => {
  it('can be closed but not opened by an administrator', async () => {
    const put = (before: object | null, selfRegistration: boolean) =>
      writeAudited(actors.user('marta'), 'marta', {
        path: 'config/adminPolicy',
        before,
        after: { ...aPolicy(now, selfRegistration), revision: before ? 2 : 1 },
      });
    await arrange({ 'admins/marta': anAdmin(STORED, 'marta') });
    await assertFails(put(null, true));
    await arrange(CLOSED);
    await assertFails(put(aPolicy(STORED, false), true));
    await arrange(OPEN);
    await assertSucceeds(put(aPolicy(STORED, true), false));
  });

  it('can’t be replaced by a feature flag', async () => {
    await arrange({ 'admins/marta': anAdmin(STORED, 'marta') });
    await assertFails(
      writeAudited(actors.user('marta'), 'marta', {
        path: 'featureFlags/open_administration',
        before: null,
        after: aFlag(),
      }),
    );
  });
});

describe('a user', () => {
  it('S6.09 can read their own administrator record only', async () => {
    await arrange({ 'admins/marta': anAdmin(STORED, 'marta') });
    await assertSucceeds(getDoc(doc(actors.user('luis'), 'admins/luis')));
    await assertFails(getDoc(doc(actors.user('luis'), 'admins/marta')));
    await assertFails(getDoc(doc(actors.visitor(), 'admins/marta')));
  });
});
