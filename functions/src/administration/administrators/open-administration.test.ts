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
  it('is turned on only with the approval of a second administrator', async () => {
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

  it('is turned on at once by the only administrator', async () => {
    await project.db().doc('admins/iris').delete();
    expect(await turn('marta', true)).toMatchObject(answer('changed'));
    expect(await policy()).toMatchObject({ selfRegistration: true });
  });

  it('is turned off by one administrator, which invalidates earlier proposals', async () => {
    await open();
    await set('admins/eva', record('eva'));
    expect(await turn('marta', false)).toMatchObject(answer('changed'));
    expect(await turn('marta', true)).toMatchObject(answer('proposed'));
    expect(await turn('iris', false)).toMatchObject(answer('changed'));
    expect(await approve('iris')).toMatchObject(refused('proposal-outdated'));
    expect(await policy()).toMatchObject({ selfRegistration: false });
  });

  it('leaves a required second factor in force', async () => {
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

  it('cannot be turned on without a recent sign-in', async () => {
    const startedAt = Math.floor(Date.now() / 1000) - 16 * 60;
    expect(await turn('marta', true, { startedAt })).toMatchObject(refused('recent-sign-in-needed'));
  });
});

describe('the alert about open administration', () => {
  it('remains one alert, reopened after an acknowledgement, until the policy is turned off', async () => {
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

  it('is opened and settled by the job when an operator changes the policy', async () => {
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

describe('a self-registered administrator', () => {
  beforeEach(() => set('admins/luis', record('luis', { selfRegistered: true })));

  it('can be confirmed by an earlier administrator, which is logged', async () => {
    expect((await project.signUp('marta').call('keepAdmin', { uid: 'luis' })).status).toBe(200);
    const record = await project.read('admins/luis');
    expect(record).toMatchObject({ selfRegistered: false, role: 'admin', revision: 2 });
    expect(adminDocumentSchema.safeParse(record).error).toBeUndefined();
    expect(await project.read('audit/admins_luis_2')).toMatchObject({ action: 'update', by: 'marta' });
    expect((await project.signUp('marta').call('keepAdmin', { uid: 'luis' })).status).toBe(200);
    expect(await project.read('admins/luis')).toMatchObject({ revision: 2 });
  });

  it('can be removed, after which their token is refused', async () => {
    const luis = project.signUp('luis');
    expect((await luis.call('listTemplates', {})).status).toBe(200);
    expect((await project.signUp('marta').call('removeAdmin', { uid: 'luis' })).status).toBe(200);
    expect(await luis.call('listTemplates', {})).toMatchObject(refused('not-admin'));
  });

  it('cannot decide about other administrators or the policy', async () => {
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

  it('can decide when every administrator is self-registered', async () => {
    for (const uid of ['marta', 'iris'])
      await project.db().doc(`admins/${uid}`).update({ selfRegistered: true });
    expect((await project.signUp('luis').call('keepAdmin', { uid: 'luis' })).status).toBe(200);
  });
});
