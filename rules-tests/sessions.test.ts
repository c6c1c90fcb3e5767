import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore';
import { getBytes, ref, uploadBytes } from 'firebase/storage';
import { OPERATIONS, UID, type Actor } from './access/actor';
import { writeAudited } from './access/audited';
import { attemptOf, listOf } from './access/collection-access';
import { collections } from './access/collections';
import { aFlag, anAdmin, aPolicy, aSyncRun, STORED } from './access/legal-documents';
import { openRules } from './actors';

const actors = openRules();
const now = serverTimestamp();
const seconds = () => Math.floor(Date.now() / 1000);

const arrange = (documents: Record<string, object>) =>
  actors.arrange((db) =>
    Promise.all(Object.entries(documents).map(([path, data]) => setDoc(doc(db, path), data))),
  );

/**
 * Documents that every session may read, as they aren't personal; and the account's state itself, by which apps learn
 * that the session is over.
 */
const NOT_PERSONAL =
  /^(publicCards|userTemplates|adminTemplates|templateIndex|busyDays|featureFlags\/|config\/remotes|users\/\{uid\}\/private)/;

const personal = collections.filter(({ name, may }) => {
  const actor = may.get?.includes('owner') || may.list?.includes('owner') || may.update?.includes('owner');
  return (actor || may.get?.includes('admin')) && !NOT_PERSONAL.test(name);
});

/** States of an account that end a session whose token is still valid. */
const OVER: Record<string, object> = {
  'was ended from elsewhere': { sessionsEndedAt: new Date(Date.now() + 1000) },
  'belongs to a deleted account': { deletedAt: STORED },
};

describe.each(Object.entries(OVER))('a session that %s', (_how, state) => {
  it.each(personal.map((entry) => [entry.name, entry] as const))(
    'has no access to %s',
    async (_name, entry) => {
      for (const operation of OPERATIONS) {
        for (const actor of ['owner', 'admin'] as const satisfies readonly Actor[]) {
          if (!entry.may[operation]?.includes(actor)) continue;
          const uid = UID[actor]!;
          await arrange({
            'admins/marta': anAdmin(STORED, 'marta'),
            ...entry.needs,
            ...(operation !== 'create' && { [entry.path]: entry.stored }),
            [`users/${uid}/private/state`]: state,
          });
          const db = actors.user(uid);
          if (operation === 'get') await assertFails(getDoc(doc(db, entry.path)));
          else if (operation === 'list') await assertFails(listOf(entry, db, uid, entry.most ?? 10));
          else await assertFails(attemptOf(entry, operation)(db, uid));
          await actors.reset();
        }
      }
    },
  );

  it('can’t read or upload files', async () => {
    const path = `cards/ana/card1/${'a'.repeat(64)}.jpg`;
    const announced = [path, path.replace('a.jpg', 'b.jpg'), `users/ana/${'a'.repeat(64)}.jpg`];
    await arrange({ 'photoUploads/ana': { paths: announced, count: 3, since: new Date() } });
    const upload = (name: string) =>
      uploadBytes(ref(actors.userFiles('ana'), name), new Uint8Array(10), { contentType: 'image/jpeg' });
    await assertSucceeds(upload(path));
    await arrange({ 'users/ana/private/state': state });
    await assertFails(upload(path.replace('a.jpg', 'b.jpg')));
    await assertFails(upload(`users/ana/${'a'.repeat(64)}.jpg`));
    await assertFails(getBytes(ref(actors.userFiles('ana'), path)));
  });

  it('can read that it has ended', async () => {
    await arrange({ 'users/ana/private/state': state });
    await assertSucceeds(getDoc(doc(actors.user('ana'), 'users/ana/private/state')));
  });
});

it('a session that began after the others were ended has access', async () => {
  await arrange({ 'users/ana': { id: 'ana' }, 'users/ana/private/state': { sessionsEndedAt: new Date() } });
  await assertSucceeds(getDoc(doc(actors.user('ana', { auth_time: seconds() + 1 }), 'users/ana')));
});

describe('a dangerous change by an administrator', () => {
  const policy = aPolicy(STORED);
  const run = aSyncRun(STORED);
  const freeze = { ...aFlag(), enabled: true };
  const ACTS = {
    'the policy': {
      path: 'config/adminPolicy',
      before: policy,
      after: { ...policy, requireSecondFactor: false, updatedAt: now, revision: 2 },
    },
    'the freeze': { path: 'featureFlags/read_only', before: null, after: freeze },
  };
  const stored = {
    'admins/marta': anAdmin(STORED, 'marta'),
    'config/adminPolicy': policy,
    'syncRuns/run1': run,
  };

  it.each(Object.entries(ACTS))(
    'to %s needs a sign-in within the last quarter of an hour',
    async (_what, change) => {
      await arrange(stored);
      const old = actors.user('marta', { auth_time: seconds() - 15 * 60 - 10 });
      await assertFails(writeAudited(old, 'marta', change));
      await assertSucceeds(
        writeAudited(actors.user('marta', { auth_time: seconds() - 14 * 60 }), 'marta', change),
      );
    },
  );

  it('excludes stopping a roll-out and changing an ordinary flag', async () => {
    await arrange(stored);
    const old = actors.user('marta', { auth_time: seconds() - 24 * 60 * 60 });
    const paused = { ...run, state: 'paused', updatedAt: now, revision: 2 };
    await assertSucceeds(writeAudited(old, 'marta', { path: 'syncRuns/run1', before: run, after: paused }));
    await assertSucceeds(
      writeAudited(old, 'marta', { path: 'featureFlags/nueva', before: null, after: aFlag() }),
    );
  });
});

describe('the second factor of administrators', () => {
  const demanding = { ...aPolicy(STORED), requireSecondFactor: true };
  const withFactor = {
    firebase: { sign_in_provider: 'password', sign_in_second_factor: 'totp' },
  } as const;

  it('is required where the policy says so', async () => {
    await arrange({ 'admins/marta': anAdmin(STORED, 'marta'), 'config/adminPolicy': demanding });
    await assertFails(getDoc(doc(actors.user('marta'), 'config/adminPolicy')));
    await assertSucceeds(getDoc(doc(actors.user('marta', withFactor), 'config/adminPolicy')));
  });

  it.each([
    ['on', aPolicy(STORED), true],
    ['off', demanding, false],
  ])('can’t be turned %s by an administrator', async (_what, before, requireSecondFactor) => {
    await arrange({ 'admins/marta': anAdmin(STORED, 'marta'), 'config/adminPolicy': before });
    const marta = actors.user('marta', withFactor);
    const put = (change: object) =>
      writeAudited(marta, 'marta', {
        path: 'config/adminPolicy',
        before,
        after: { ...before, updatedAt: now, revision: 2, ...change },
      });
    await assertFails(put({ requireSecondFactor }));
    await assertSucceeds(put({}));
  });
});
