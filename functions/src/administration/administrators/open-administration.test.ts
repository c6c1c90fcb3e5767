import { adminDocumentSchema, adminPolicySchema, auditEntrySchema } from 'shared-lib/documents';
import { OPEN_ADMINISTRATION } from 'shared-lib/model';
import { DAY_MS } from 'shared-lib/time';
import { followOpenAdministration } from '../../monitoring/open-administration';
import { openHostileProject } from '../../testing/hostile-client';

const project = openHostileProject();

const record = (uid: string, more: object = {}) => ({
  ...{ id: uid, email: `${uid}@ejemplo.com`, name: uid, role: 'admin', revision: 1 },
  ...{ createdAt: new Date(0), updatedAt: new Date(0), ...more },
});
const set = (path: string, data: object) => project.db().doc(path).set(data);
const refused = (reason: string) => ({ status: 400, reason });
const answer = (state: string) => ({ status: 200, body: { result: { state } } });
const policy = () => project.read('config/adminPolicy');
const alerts = async () =>
  (await project.db().collection('alerts').get()).docs.map(
    (alert) =>
      `${String(alert.get('type'))} ${alert.get('acknowledgedAt') === null ? 'open' : String(alert.get('acknowledgedBy'))}`,
  );

const turn = async (uid: string, enabled: boolean, session: { startedAt?: number } = {}) =>
  project.signUp(uid, session).call('changeFlag', {
    id: OPEN_ADMINISTRATION,
    flag: { name: 'Administración abierta', description: '', enabled, rolloutPercentage: 100 },
    baseRevision: ((await policy())?.['revision'] as number | undefined) ?? null,
  });
const approve = async (uid: string) =>
  project.signUp(uid).call('decideFlagProposal', {
    id: OPEN_ADMINISTRATION,
    revision: Number((await project.read(`flagProposals/${OPEN_ADMINISTRATION}`))?.['revision'] ?? 0),
    approve: true,
  });
const open = async () => {
  await turn('marta', true);
  await approve('iris');
};

beforeEach(async () => {
  await Promise.all([
    set('admins/marta', record('marta')),
    set('admins/iris', record('iris')),
    set('featureFlagManagement/config', { settings: { requireApproval: true, notifyOnChanges: true } }),
  ]);
});

describe('the policy that lets everybody administer', () => {
  it('is opened by two administrators, as any flag is changed', async () => {
    expect(await turn('marta', true)).toMatchObject(answer('proposed'));
    expect(await policy()).toBeUndefined();
    expect(await approve('marta')).toMatchObject(refused('own-proposal'));
    expect(await turn('iris', true)).toMatchObject(refused('proposal-waits'));
    expect(await approve('iris')).toMatchObject(answer('changed'));
    expect(await policy()).toMatchObject({ selfRegistration: true });
    expect(adminPolicySchema.safeParse(await policy()).error).toBeUndefined();
    const audit = await project.db().collection('audit').where('docId', '==', 'adminPolicy').get();
    expect(audit.docs.map((entry) => [entry.get('collection'), entry.get('by')])).toEqual([
      ['config', 'iris'],
    ]);
    expect(auditEntrySchema.safeParse(audit.docs[0]!.data()).error).toBeUndefined();
  });

  it('is opened at once by somebody who administers alone', async () => {
    await project.db().doc('admins/iris').delete();
    expect(await turn('marta', true)).toMatchObject(answer('changed'));
    expect(await policy()).toMatchObject({ selfRegistration: true });
  });

  it('is closed at once by one administrator, after which no earlier proposal opens it', async () => {
    await open();
    await set('admins/eva', record('eva'));
    expect(await turn('marta', false)).toMatchObject(answer('changed'));
    expect(await turn('marta', true)).toMatchObject(answer('proposed'));
    expect(await turn('iris', false)).toMatchObject(answer('changed'));
    expect(await approve('iris')).toMatchObject(refused('proposal-outdated'));
    expect(await policy()).toMatchObject({ selfRegistration: false });
  });

  it('keeps the second factor that an operator requires', async () => {
    await set('config/adminPolicy', { selfRegistration: false, requireSecondFactor: true, revision: 3 });
    const marta = project.signUp('marta', { secondFactor: 'totp' });
    const flag = { name: 'Abierta', description: '', enabled: true, rolloutPercentage: 100 };
    await marta.call('changeFlag', { id: OPEN_ADMINISTRATION, flag, baseRevision: 3 });
    await project.signUp('iris', { secondFactor: 'totp' }).call('decideFlagProposal', {
      id: OPEN_ADMINISTRATION,
      revision: Number((await project.read(`flagProposals/${OPEN_ADMINISTRATION}`))!['revision']),
      approve: true,
    });
    expect(await policy()).toMatchObject({ selfRegistration: true, requireSecondFactor: true });
  });

  it('is opened by no session that signed in long ago', async () => {
    const startedAt = Math.floor(Date.now() / 1000) - 16 * 60;
    expect(await turn('marta', true, { startedAt })).toMatchObject(refused('recent-sign-in-needed'));
  });
});

describe('the alert of an open administration', () => {
  it('is one while it is on, whoever acknowledges it and however many days it lasts, and settled when it is off', async () => {
    await open();
    expect(await alerts()).toEqual(['open-administration open']);
    const [alert] = (await project.db().collection('alerts').get()).docs;
    await project.signUp('iris').call('actOnAlert', { alertId: alert!.id, action: 'acknowledge' });
    expect(await alerts()).toEqual(['open-administration iris@ejemplo.com']);
    for (const days of [0, 1, 2])
      await followOpenAdministration({ db: project.db(), now: Date.now() + days * DAY_MS });
    expect(await alerts()).toEqual(['open-administration open']);
    await turn('marta', false);
    expect(await alerts()).toEqual(['open-administration marta@ejemplo.com']);
  });

  it('comes and goes by the job where an operator changes the policy', async () => {
    const run = () => followOpenAdministration({ db: project.db(), now: Date.now() });
    expect(await run()).toBe(0);
    await set('config/adminPolicy', { selfRegistration: true, revision: 1 });
    expect([await run(), await run()]).toEqual([1, 0]);
    expect(await alerts()).toEqual(['open-administration open']);
    await set('config/adminPolicy', { selfRegistration: false, revision: 2 });
    expect([await run(), await run()]).toEqual([1, 0]);
    expect(await alerts()).toEqual(['open-administration operaciones']);
  });
});

describe('somebody whom the open policy let in', () => {
  beforeEach(() => set('admins/luis', record('luis', { selfRegistered: true })));

  it('is kept by an administrator who was there before, which is logged', async () => {
    expect((await project.signUp('marta').call('keepAdmin', { uid: 'luis' })).status).toBe(200);
    const kept = await project.read('admins/luis');
    expect(kept).toMatchObject({ selfRegistered: false, role: 'admin', revision: 2 });
    expect(adminDocumentSchema.safeParse(kept).error).toBeUndefined();
    expect(await project.read('audit/admins_luis_2')).toMatchObject({ action: 'update', by: 'marta' });
    expect((await project.signUp('marta').call('keepAdmin', { uid: 'luis' })).status).toBe(200);
    expect(await project.read('admins/luis')).toMatchObject({ revision: 2 });
  });

  it('is removed like any other, and an old token of theirs opens nothing from then on', async () => {
    const luis = project.signUp('luis');
    expect((await luis.call('listTemplates', {})).status).toBe(200);
    expect((await project.signUp('marta').call('removeAdmin', { uid: 'luis' })).status).toBe(200);
    expect(await luis.call('listTemplates', {})).toMatchObject(refused('not-admin'));
  });

  it('decides about nobody: neither keeps nor removes, invites nor grants, nor opens the door again', async () => {
    await set('admins/nadia', record('nadia', { selfRegistered: true }));
    const luis = project.signUp('luis');
    const attempts = [
      luis.call('keepAdmin', { uid: 'luis' }),
      luis.call('keepAdmin', { uid: 'nadia' }),
      luis.call('removeAdmin', { uid: 'marta' }),
      luis.call('grantAdmin', { uid: 'eva' }),
      turn('luis', true),
    ];
    for (const attempt of attempts) expect(await attempt).toMatchObject(refused('admin-not-kept'));
    expect(await turn('marta', true)).toMatchObject(answer('proposed'));
    expect(await approve('luis')).toMatchObject(refused('admin-not-kept'));
    expect(await project.read('admins/marta')).toBeDefined();
    expect((await luis.call('removeAdmin', { uid: 'luis' })).status).toBe(200);
  });

  it('decides where everybody came in so', async () => {
    for (const uid of ['marta', 'iris'])
      await project.db().doc(`admins/${uid}`).update({ selfRegistered: true });
    expect((await project.signUp('luis').call('keepAdmin', { uid: 'luis' })).status).toBe(200);
  });
});
