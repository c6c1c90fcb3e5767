import { deleteApp, getApps } from 'firebase/app';
import { deleteDoc, doc, getDoc, setDoc, setLogLevel, Timestamp } from 'firebase/firestore';
import { startLocalFirebase } from 'local-firebase';
import { localEndpoints } from '../../platform/config';
import { chooseEndpoints, initializeFlags, subscribeToFlags } from '../data';
import { DEFAULT_FLAGS, FOLLOWED_FLAGS } from '../../model';
import { firebaseFirestore } from '../firebase/firestore';
import { areFlagsSettled, areFlagsStored, flagOnce, isFlagOn, setFlags } from '../../platform/flags';
import { resetFlagState, subscribeToFlagState } from '../../platform/flags/flag-state';
import { followFlags } from './follow-flags';

let server: Awaited<ReturnType<typeof startLocalFirebase>>;
/** Sets rules that allow reading flags or not; one of them can never be written. */
async function useRules(flags: 'readable' | 'unreadable'): Promise<void> {
  const content = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents {
  match /featureFlags/{flag} { allow read: if ${flags === 'readable'}; allow write: if flag != 'ai_suggestions'; }
  match /{collection}/{id} { allow read, write: if collection != 'featureFlags'; }
  match /users/{uid}/private/state { allow read, write: if true; }
} }`;
  await fetch(`http://127.0.0.1:${server.firestorePort}/emulator/v1/projects/demo-tarjetero:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
}

const store = (name: string, flag: object) => setDoc(doc(firebaseFirestore(), 'featureFlags', name), flag);

function until(condition: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!condition()) return;
      stop();
      resolve();
    };
    const stop = subscribeToFlagState(check);
    check();
  });
}

beforeAll(async () => {
  setLogLevel('silent');
  server = await startLocalFirebase({ memory: true, quiet: true });
  const local = localEndpoints(0);
  chooseEndpoints({ ...local, emulators: { ...local.emulators!, firestore: server.firestorePort } });
});
beforeEach(async () => {
  resetFlagState();
  await useRules('readable');
});
afterEach(() => server.reset());
afterAll(async () => {
  await Promise.all(getApps().map((app) => deleteApp(app)));
  await server.close();
});

describe('the flags of a page', () => {
  it('are the defaults until the server answers, and then follow its live values', async () => {
    expect([isFlagOn('pwa_features'), isFlagOn('dark_mode_v2')]).toEqual([true, false]);
    await store('dark_mode_v2', { enabled: true, rolloutPercentage: 100 });
    const stop = followFlags('ana');
    await until(() => isFlagOn('dark_mode_v2'));
    expect(await flagOnce('dark_mode_v2')).toBe(true);
    await store('dark_mode_v2', { enabled: false, rolloutPercentage: 100 });
    await until(() => !isFlagOn('dark_mode_v2'));
    // One with dates begins and ends while the page is open, by its clock.
    const now = Date.now();
    await store('dark_mode_v2', {
      enabled: true,
      rolloutPercentage: 100,
      startsAt: now + 500,
      endsAt: now + 900,
    });
    await until(() => isFlagOn('dark_mode_v2'));
    expect(Date.now()).toBeGreaterThanOrEqual(now + 500);
    await until(() => !isFlagOn('dark_mode_v2'));
    expect(Date.now()).toBeGreaterThanOrEqual(now + 900);
    // A flag that the project doesn't have has its default.
    expect(isFlagOn('pwa_features')).toBe(true);
    await deleteDoc(doc(firebaseFirestore(), 'featureFlags/dark_mode_v2'));
    stop();
  });

  it('are the defaults in a project that stores none', async () => {
    const stop = followFlags('ana');
    await until(areFlagsSettled);
    expect([areFlagsStored(), isFlagOn('pwa_features')]).toEqual([false, true]);
    stop();
  });

  it('cost one read for each followed flag and none for the others', async () => {
    await Promise.all(
      [...FOLLOWED_FLAGS, 'rate_limiting', 'custom_domains', 'made_by_hand'].map((name) =>
        store(name, { enabled: true, rolloutPercentage: 100 }),
      ),
    );
    await fetch(`http://127.0.0.1:${server.firestorePort}/__local/usage/reset`, { method: 'POST' });
    const stop = subscribeToFlags(setFlags, () => undefined);
    await until(areFlagsSettled);
    expect([areFlagsStored(), server.usage().reads]).toEqual([true, FOLLOWED_FLAGS.length]);
    expect(FOLLOWED_FLAGS.length).toBeLessThanOrEqual(8);
    stop();
  });

  it('S8.16 are the local defaults where they can’t be read', async () => {
    await store('pwa_features', { enabled: false, rolloutPercentage: 100 });
    await useRules('unreadable');
    const stop = followFlags('ana');
    expect(await flagOnce('pwa_features')).toBe(true);
    stop();
  });

  it('depend on the account’s plan and on whether it is an administrator', async () => {
    await store('performance_insights', {
      enabled: true,
      rolloutPercentage: 100,
      conditions: { userType: ['premium', 'admin'] },
    });
    const stopFree = followFlags('ana');
    expect(await flagOnce('performance_insights')).toBe(false);
    await setDoc(doc(firebaseFirestore(), 'users/ana/private/state'), { plan: 'premium' });
    await until(() => isFlagOn('performance_insights'));
    stopFree();
    await setDoc(doc(firebaseFirestore(), 'admins/marta'), { role: 'admin' });
    const stop = followFlags('marta');
    await until(() => isFlagOn('performance_insights'));
    stop();
  });
});

describe('initializeFlags', () => {
  const marta = { uid: 'marta', email: 'marta@ejemplo.com' };

  it('S7.05 S8.16 creates each default once, counts failures, and does nothing in a project with flags', async () => {
    const total = Object.keys(DEFAULT_FLAGS).length;
    await expect(initializeFlags(marta)).resolves.toEqual({ skipped: null, created: total - 1, failed: 1 });
    await expect(initializeFlags(marta)).resolves.toEqual({ skipped: 'present', created: 0, failed: 0 });
  });

  it('S3.10 stores a flag with name, description, share, conditions, listed people, author and times', async () => {
    await initializeFlags(marta);
    const promotion = await getDoc(doc(firebaseFirestore(), 'featureFlags/mobile_app_promotion'));
    expect(promotion.data()).toEqual({
      name: 'Promoción de la aplicación',
      description: 'Propone instalarla en el móvil.',
      enabled: true,
      rolloutPercentage: 100,
      conditions: { platform: ['mobile'] },
      createdBy: 'marta',
      createdAt: expect.any(Timestamp),
      updatedAt: expect.any(Timestamp),
      revision: expect.any(Number),
    });
    // Conditions and listed people are optional: a listed person has the flag whatever the conditions say.
    const stored = promotion.data()!;
    await store('mobile_app_promotion', {
      ...stored,
      conditions: { platform: ['tablet'], userType: ['premium'] },
      targetUsers: ['ana'],
    });
    const stop = followFlags('ana');
    expect(await flagOnce('mobile_app_promotion')).toBe(true);
    await store('mobile_app_promotion', { ...stored, conditions: { platform: ['tablet'] } });
    await until(() => !isFlagOn('mobile_app_promotion'));
    const { conditions, ...unconditional } = stored;
    expect(conditions).toBeDefined();
    await store('mobile_app_promotion', unconditional);
    await until(() => isFlagOn('mobile_app_promotion'));
    stop();
  });

  it('S3.11 records that it ran and with which settings', async () => {
    await initializeFlags(marta);
    const config = (await getDoc(doc(firebaseFirestore(), 'featureFlagManagement/config'))).data();
    expect(config).toMatchObject({
      initialized: true,
      initializedAt: expect.any(Timestamp),
      version: '1.0.0',
      adminUsers: ['marta'],
      settings: { requireApproval: true, auditLog: true, notifyOnChanges: true },
    });
  });

  it('S8.16 is skipped where the flags can’t be read', async () => {
    await useRules('unreadable');
    await expect(initializeFlags(marta)).resolves.toEqual({ skipped: 'unreadable', created: 0, failed: 0 });
  });
});
