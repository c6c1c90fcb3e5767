import { Timestamp } from 'firebase-admin/firestore';
import { auditEntrySchema } from 'shared-lib/documents';
import { DAY_MS } from 'shared-lib/time';
import { NOW, openLocalProject, refusalOf } from '../testing/local-project';
import { removeAdmin } from './administrators/remove-admin';
import { recordExport } from './record-export';
import { recordSuspension } from './users/set-user-disabled';

const project = openLocalProject();
const { context } = project;

const store = (documents: Record<string, object>) =>
  Promise.all(Object.entries(documents).map(([path, data]) => project.db().doc(path).set(data)));
const admin = (uid: string) => ({ id: uid, email: `${uid}@ejemplo.com`, role: 'admin', revision: 1 });
const invite = (overrides: object = {}) => ({
  email: 'iris@ejemplo.com',
  acceptedAt: null,
  expiresAt: Timestamp.fromMillis(NOW + DAY_MS),
  revision: 1,
  ...overrides,
});

describe('removeAdmin', () => {
  it('removes an administrator and their invitation, and logs both', async () => {
    await store({
      'admins/marta': admin('marta'),
      'admins/iris': admin('iris'),
      'adminInvites/iris@ejemplo.com': invite(),
    });
    await expect(removeAdmin(context('marta'), { uid: 'iris' })).resolves.toEqual({ uid: 'iris' });
    expect(await project.read('admins/iris')).toBeUndefined();
    expect(await project.read('adminInvites/iris@ejemplo.com')).toBeUndefined();
    const entry = await project.read('audit/admins_iris_2');
    expect(entry).toMatchObject({ action: 'delete', by: 'marta', before: admin('iris'), after: null });
    expect(auditEntrySchema.safeParse(entry).success).toBe(true);
    expect(await project.read('audit/adminInvites_iris@ejemplo.com_2')).toMatchObject({ action: 'delete' });
    // Again: nothing to do.
    await expect(removeAdmin(context('marta'), { uid: 'iris' })).resolves.toEqual({ uid: 'iris' });
  });

  it('refuses to remove the last administrator', async () => {
    await store({ 'admins/marta': admin('marta') });
    expect(await refusalOf(removeAdmin(context('marta'), { uid: 'marta' }))).toBe('last-admin');
    expect(await project.read('admins/marta')).toBeDefined();
  });

  it('leaves one administrator when two remove each other at once', async () => {
    for (let round = 0; round < 5; round++) {
      await store({ 'admins/marta': admin('marta'), 'admins/iris': admin('iris') });
      await project.db().recursiveDelete(project.db().collection('audit'));
      const answers = await Promise.allSettled([
        removeAdmin(context('marta'), { uid: 'iris' }),
        removeAdmin(context('iris'), { uid: 'marta' }),
      ]);
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect((await project.db().collection('admins').get()).size).toBe(1);
    }
  });

  it('refuses callers who are not administrators', async () => {
    await store({ 'admins/marta': admin('marta'), 'admins/iris': admin('iris') });
    expect(await refusalOf(removeAdmin(context('luis'), { uid: 'iris' }))).toBe('not-admin');
    expect(await project.read('admins/iris')).toBeDefined();
  });
});

describe('recordSuspension', () => {
  const suspend = (uid: string, disabled: boolean, by = 'marta') =>
    recordSuspension(context(by), { uid, disabled, reason: disabled ? 'Correo no deseado' : '' });

  it('suspends an account, ends its sessions and lifts the suspension, with one log entry each', async () => {
    await store({ 'admins/marta': admin('marta'), 'users/ana': { id: 'ana' } });
    await expect(suspend('ana', true)).resolves.toBe(true);
    await expect(suspend('ana', true)).resolves.toBe(false);
    expect(await project.read('users/ana/private/state')).toEqual({
      disabled: true,
      disabledReason: 'Correo no deseado',
      disabledBy: 'marta@ejemplo.com',
      suspendedAt: Timestamp.fromMillis(NOW),
      appeal: null,
      revision: 1,
      sessionsEndedAt: Timestamp.fromMillis(NOW),
    });
    await expect(suspend('ana', false)).resolves.toBe(true);
    expect(await project.read('users/ana/private/state')).toMatchObject({
      disabled: false,
      disabledReason: '',
    });
    expect(await project.read('audit/users_ana_2')).toMatchObject({
      by: 'marta',
      before: { disabled: true, reason: 'Correo no deseado' },
      after: { disabled: false, reason: '' },
    });
  });

  it('is refused for administrators and unknown accounts, and to non-administrators', async () => {
    await store({ 'admins/marta': admin('marta'), 'admins/iris': admin('iris'), 'users/ana': { id: 'ana' } });
    expect(await refusalOf(suspend('iris', true))).toBe('account-is-admin');
    expect(await refusalOf(suspend('marta', true))).toBe('account-is-admin');
    expect(await refusalOf(suspend('nadie', true))).toBe('account-not-found');
    expect(await refusalOf(suspend('ana', true, 'luis'))).toBe('not-admin');
    expect(await project.read('users/ana/private/state')).toBeUndefined();
  });
});

describe('recordExport', () => {
  it('logs who exported which list, with one entry for repeated calls within a minute', async () => {
    await store({ 'admins/marta': admin('marta') });
    await recordExport(context('marta'), { list: 'users', filter: 'plan=free' });
    await recordExport(context('marta', NOW + 1000), { list: 'users', filter: 'plan=free' });
    await recordExport(context('marta', NOW + 61_000), { list: 'users', filter: '' });
    const { docs } = await project.db().collection('audit').orderBy('at').get();
    expect(docs.map((entry) => entry.get('after'))).toEqual([{ filter: 'plan=free' }, { filter: '' }]);
    expect(docs[0]!.data()).toMatchObject({
      collection: 'exports',
      docId: 'users',
      action: 'read',
      by: 'marta',
    });
  });

  it('refuses callers who are not administrators', async () => {
    expect(await refusalOf(recordExport(context('ana'), { list: 'users', filter: '' }))).toBe('not-admin');
    expect((await project.db().collection('audit').get()).size).toBe(0);
  });
});
