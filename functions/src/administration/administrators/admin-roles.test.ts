import { adminDocumentSchema, adminInviteSchema, auditEntrySchema } from 'shared-lib/documents';
import {
  ADMIN_ROLES,
  callables,
  gramsToCompare,
  parseNotificationEvent,
  roleMay,
  type CallableName,
} from 'shared-lib/model';
import { openHostileProject } from '../../testing/hostile-client';
import { recordInvite } from './invite-admin';

const project = openHostileProject();

const record = (uid: string, more: object = {}) => ({
  ...{ id: uid, email: `${uid}@ejemplo.com`, name: uid, role: 'admin', revision: 1 },
  ...{ createdAt: new Date(0), updatedAt: new Date(0), ...more },
});
const set = (path: string, data: object) => project.db().doc(path).set(data);
const refused = (reason: string) => ({ status: 400, reason });
const asRole = (uid: string, role: string) => set(`admins/${uid}`, record(uid, { role }));
const setRole = (by: string, uid: string, role: string) =>
  project.signUp(by).call('setAdminRole', { uid, role });

const GUARDED = (Object.keys(callables) as CallableName[]).flatMap((name) => {
  const { capability } = callables[name];
  return capability ? [{ name, capability }] : [];
});

describe.each(ADMIN_ROLES)('the role %s', (role) => {
  beforeEach(() => asRole('eva', role));

  it.each(GUARDED)('may call $name only with the capability $capability', async ({ name, capability }) => {
    const answer = await project.signUp('eva').call(name, 'nonsense');
    expect(answer).toMatchObject(refused(roleMay(role, capability) ? 'invalid-input' : 'role-missing'));
  });
});

describe('a role', () => {
  beforeEach(() => Promise.all([asRole('marta', 'admin'), asRole('iris', 'admin')]));

  it('defaults to admin in a record that was stored without one', async () => {
    const { role: _, ...former } = record('eva');
    await set('admins/eva', former);
    expect((await project.signUp('eva').call('workState', {})).status).toBe(200);
  });

  it('grants nothing when it is unknown', async () => {
    await asRole('eva', 'superuser');
    for (const name of ['workState', 'refreshStats', 'listCards'] as const)
      expect(await project.signUp('eva').call(name, {})).toMatchObject(refused('role-missing'));
  });

  it('is read from the caller’s record instead of their token', async () => {
    const eva = project.signUp('eva');
    expect(await eva.call('workState', {})).toMatchObject(refused('not-admin'));
    await asRole('eva', 'admin');
    expect((await eva.call('workState', {})).status).toBe(200);
    expect((await setRole('marta', 'eva', 'design')).status).toBe(200);
    // The same token, and one of another session of theirs.
    for (const session of [eva, project.signUp('eva', { startedAt: 1 })])
      expect(await session.call('workState', {})).toMatchObject(refused('role-missing'));
    expect((await eva.call('indexTemplates', {})).status).toBe(200);
  });

  it('is changed and logged only by administrators with every capability', async () => {
    await asRole('eva', 'support');
    expect((await setRole('marta', 'eva', 'moderation')).status).toBe(200);
    const changed = await project.read('admins/eva');
    expect(changed).toMatchObject({ role: 'moderation', revision: 2 });
    expect(adminDocumentSchema.safeParse(changed).error).toBeUndefined();
    const entry = await project.read('audit/admins_eva_2');
    expect(entry).toMatchObject({ action: 'update', by: 'marta' });
    expect(auditEntrySchema.safeParse(entry).error).toBeUndefined();
    expect(await setRole('eva', 'eva', 'admin')).toMatchObject(refused('role-missing'));
    expect(await setRole('marta', 'nadie', 'admin')).toMatchObject(refused('admin-gone'));
    expect(await setRole('marta', 'eva', 'root')).toMatchObject(refused('invalid-input'));
  });

  it('cannot be taken from the last full administrator', async () => {
    await asRole('iris', 'support');
    expect(await setRole('marta', 'marta', 'support')).toMatchObject(refused('last-admin'));
    expect(await project.signUp('marta').call('removeAdmin', { uid: 'marta' })).toMatchObject(
      refused('last-admin'),
    );
    expect((await project.signUp('marta').call('removeAdmin', { uid: 'iris' })).status).toBe(200);
  });

  it('stays admin for at least one of two administrators who demote each other at once', async () => {
    for (let round = 0; round < 3; round += 1) {
      await Promise.all([asRole('marta', 'admin'), asRole('iris', 'admin')]);
      await project.db().recursiveDelete(project.db().collection('audit'));
      await Promise.all([setRole('marta', 'iris', 'design'), setRole('iris', 'marta', 'design')]);
      const { docs } = await project.db().collection('admins').where('role', '==', 'admin').get();
      expect(docs.length).toBeGreaterThan(0);
    }
  });

  it('lets a designer remove only themselves from the administrators', async () => {
    await asRole('eva', 'design');
    const eva = project.signUp('eva');
    expect(await eva.call('removeAdmin', { uid: 'iris' })).toMatchObject(refused('role-missing'));
    expect((await eva.call('removeAdmin', { uid: 'eva' })).status).toBe(200);
    expect(await project.read('admins/eva')).toBeUndefined();
  });

  it('comes with the invitation, and is admin for an invitation stored without one', async () => {
    const now = Date.now();
    const context = { ...project.context('marta', now), hasSecondFactor: true };
    const accept = (uid: string, token: string) => project.signUp(uid).call('acceptAdminInvite', { token });
    const forEva = await recordInvite(context, { email: 'eva@ejemplo.com', again: false, role: 'design' });
    const stored = project.db().doc('adminInvites/eva@ejemplo.com');
    expect(adminInviteSchema.safeParse((await stored.get()).data()).error).toBeUndefined();
    expect((await accept('eva', forEva)).status).toBe(200);
    expect(await project.read('admins/eva')).toMatchObject({ role: 'design' });

    const forLuis = await recordInvite(context, { email: 'luis@ejemplo.com', again: false, role: 'design' });
    const invite = project.db().doc('adminInvites/luis@ejemplo.com');
    const { role: _, ...former } = (await invite.get()).data()!;
    await invite.set(former);
    expect((await accept('luis', forLuis)).status).toBe(200);
    expect(await project.read('admins/luis')).toMatchObject({ role: 'admin' });
  });

  it('that cannot change flags does not count as a second approver of a flag', async () => {
    await set('featureFlagManagement/config', { settings: { requireApproval: true, notifyOnChanges: true } });
    await Promise.all([asRole('iris', 'design'), asRole('eva', 'support')]);
    const flag = { name: 'Nueva', description: '', enabled: true, rolloutPercentage: 5 };
    const answer = await project
      .signUp('marta')
      .call('changeFlag', { id: 'nueva', flag, baseRevision: null });
    expect(answer.body).toEqual({ result: { state: 'changed' } });
    const bell = await project.db().collection('users/eva/notifications').get();
    expect(bell.docs.map((notice) => parseNotificationEvent(notice.data()))).toEqual([]);
  });

  it('that may not see accounts hides the owners of cards in lists and searches', async () => {
    await project.aPublished('ana', 'ana-garcia');
    const words = ['ana-garcia', 'secreta'];
    await set('userIndex/ana', {
      ...{ name: 'Ana Secreta', email: 'ana@ejemplo.com', slugs: ['ana-garcia'] },
      ...{ nameKey: 'ana secreta', emailKey: 'ana@ejemplo.com' },
      grams: Object.fromEntries(words.flatMap((word) => gramsToCompare(word).map((gram) => [gram, true]))),
    });
    await asRole('eva', 'design');
    const list = async (uid: string, search: string) =>
      (await project.signUp(uid).call('listCards', { search, state: null, after: null })).body as {
        result: { cards: { slug: string; ownerEmail: string }[] };
      };
    expect((await list('marta', '')).result.cards).toMatchObject([{ ownerEmail: 'ana@ejemplo.com' }]);
    expect((await list('eva', '')).result.cards).toMatchObject([{ slug: 'ana-garcia', ownerEmail: '' }]);
    expect((await list('eva', 'ana-garcia')).result.cards).toHaveLength(1);
    expect((await list('marta', 'secreta')).result.cards).toHaveLength(1);
    expect((await list('eva', 'secreta')).result.cards).toEqual([]);
  });
});

describe('a lost second factor', () => {
  const help = (by: string, uid: string) =>
    project.signUp(by).call('helpAccount', { uid, help: 'second-factor' });

  beforeEach(() =>
    Promise.all([asRole('marta', 'admin'), asRole('iris', 'admin'), asRole('eva', 'support')]),
  );

  it('is removed by another administrator, which is logged and ends the sessions', async () => {
    const lost = project.signUp('iris', { startedAt: Math.floor(Date.now() / 1000) - 60 });
    expect((await lost.call('workState', {})).status).toBe(200);
    expect((await help('marta', 'iris')).status).toBe(200);
    expect(project.authRequests.map(({ body }) => body)).toContainEqual(
      expect.objectContaining({ localId: 'iris', mfa: {} }),
    );
    const { docs } = await project.db().collection('audit').where('docId', '==', 'iris').get();
    expect(docs.map((entry) => [entry.get('by'), entry.get('after')] as unknown)).toEqual([
      ['marta', { help: 'second-factor' }],
    ]);
    expect(await lost.call('workState', {})).toMatchObject({ reason: 'session-ended' });
  });

  it('is removed neither by its owner, nor without the right to decide, nor from an old session', async () => {
    const mfa = () => project.authRequests.filter(({ body }) => 'mfa' in body);
    expect(await help('marta', 'marta')).toMatchObject(refused('own-second-factor'));
    expect(await help('eva', 'marta')).toMatchObject(refused('role-missing'));
    expect(await help('luis', 'marta')).toMatchObject(refused('not-admin'));
    await set('admins/luis', record('luis', { selfRegistered: true }));
    expect(await help('luis', 'marta')).toMatchObject(refused('admin-not-kept'));
    const old = project.signUp('marta', { startedAt: Math.floor(Date.now() / 1000) - 16 * 60 });
    expect(await old.call('helpAccount', { uid: 'iris', help: 'second-factor' })).toMatchObject(
      refused('recent-sign-in-needed'),
    );
    expect(mfa()).toEqual([]);
  });
});
