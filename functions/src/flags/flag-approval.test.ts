import { auditEntrySchema, featureFlagDocumentSchema, flagProposalSchema } from 'shared-lib/documents';
import { parseNotificationEvent } from 'shared-lib/model';
import { openHostileProject } from '../testing/hostile-client';
import { isFeatureOn } from './is-feature-on';

const project = openHostileProject();

const FLAG = { name: 'Nueva', description: '', enabled: true, rolloutPercentage: 5 };
const SETTINGS = { requireApproval: true, auditLog: true, notifyOnChanges: true };

const admin = (uid: string) => ({ id: uid, email: `${uid}@ejemplo.com`, role: 'admin', revision: 1 });
const set = (path: string, data: object) => project.db().doc(path).set(data);
const setSettings = (change: object = {}) =>
  set('featureFlagManagement/config', { settings: { ...SETTINGS, ...change } });

beforeEach(async () => {
  await Promise.all([set('admins/marta', admin('marta')), set('admins/iris', admin('iris')), setSettings()]);
});

const change = (uid: string, input: object = {}) =>
  project.signUp(uid).call('changeFlag', { id: 'nueva', flag: FLAG, baseRevision: null, ...input });
const waiting = () => project.read('flagProposals/nueva');
const decide = async (uid: string, approve: boolean, revision?: number) =>
  project.signUp(uid).call('decideFlagProposal', {
    id: 'nueva',
    revision: revision ?? Number((await waiting())?.['revision'] ?? 0),
    approve,
  });
const answer = (state: string) => ({ status: 200, body: { result: { state } } });
const refused = (reason: string) => ({ status: 400, reason });
const bellOf = async (uid: string) =>
  (await project.db().collection(`users/${uid}/notifications`).get()).docs.map((notice) => notice.data());
const log = async () =>
  (await project.db().collection('audit').get()).docs.map((entry) => {
    expect(auditEntrySchema.safeParse(entry.data()).error).toBeUndefined();
    return `${entry.get('by')} ${entry.get('action')} ${entry.get('collection')}`;
  });

describe('a flag change that needs approval', () => {
  it('is proposed, then approved by another administrator, with log entries and notifications', async () => {
    expect(await change('marta')).toMatchObject(answer('proposed'));
    expect(await project.read('featureFlags/nueva')).toBeUndefined();
    expect(flagProposalSchema.safeParse(await waiting()).error).toBeUndefined();
    expect(await bellOf('iris')).toMatchObject([{ kind: 'flag-proposed', by: 'marta@ejemplo.com' }]);

    expect(await decide('iris', true)).toMatchObject(answer('changed'));
    const flag = await project.read('featureFlags/nueva');
    expect(flag).toMatchObject(FLAG);
    expect(featureFlagDocumentSchema.safeParse(flag).error).toBeUndefined();
    expect(await waiting()).toBeUndefined();
    const [notified] = await bellOf('marta');
    expect(parseNotificationEvent(notified!)).toEqual({
      ...{ kind: 'flag-changed', flagId: 'nueva', flag: 'Nueva', by: 'iris@ejemplo.com' },
    });
    const [entry] = (await project.db().collection('audit').where('collection', '==', 'featureFlags').get())
      .docs;
    expect(entry!.data()).toMatchObject({
      ...{ by: 'iris', byEmail: 'iris@ejemplo.com' },
      ...{ proposedBy: 'marta', proposedByEmail: 'marta@ejemplo.com' },
    });
    expect((await log()).sort()).toEqual([
      'iris create featureFlags',
      'iris delete flagProposals',
      'marta create flagProposals',
    ]);
  });

  it('cannot be approved by its proposer, who may withdraw it', async () => {
    await change('marta');
    expect(await decide('marta', true)).toMatchObject(refused('own-proposal'));
    const { revision } = (await waiting())!;
    const elsewhere = project.signUp('marta', { email: 'otra@ejemplo.com' });
    expect(
      await elsewhere.call('decideFlagProposal', { id: 'nueva', revision, approve: true }),
    ).toMatchObject(refused('own-proposal'));
    expect(await project.read('featureFlags/nueva')).toBeUndefined();
    expect(await decide('marta', false)).toMatchObject(answer('dropped'));
    expect(await waiting()).toBeUndefined();
  });

  it('can be rejected by another administrator, and its proposer is notified', async () => {
    await change('marta');
    expect(await decide('iris', false)).toMatchObject(answer('dropped'));
    expect(await project.read('featureFlags/nueva')).toBeUndefined();
    expect(await bellOf('marta')).toMatchObject([{ kind: 'flag-dropped', by: 'iris@ejemplo.com' }]);
  });

  it('cannot be approved after the proposal or the flag has changed', async () => {
    await change('marta');
    const { revision } = (await waiting()) as { revision: number };
    await change('marta', { flag: { ...FLAG, rolloutPercentage: 100 } });
    expect(await decide('iris', true, revision)).toMatchObject(refused('proposal-gone'));
    await set('featureFlags/nueva', { ...FLAG, revision: 7 });
    expect(await decide('iris', true)).toMatchObject(refused('proposal-outdated'));
    expect(await change('marta')).toMatchObject(refused('edit-conflict'));
    expect(await project.read('featureFlags/nueva')).toMatchObject({ rolloutPercentage: 5, revision: 7 });
  });

  it('cannot be replaced by another proposal, nor approved twice at once', async () => {
    await set('admins/eva', admin('eva'));
    await change('marta');
    expect(await change('iris')).toMatchObject(refused('proposal-waits'));
    const { revision } = (await waiting()) as { revision: number };
    const answers = await Promise.all(['iris', 'eva'].map((uid) => decide(uid, true, revision)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await log()).filter((entry) => entry.endsWith('create featureFlags'))).toHaveLength(1);
  });

  it('can be neither proposed nor approved by non-administrators', async () => {
    await change('marta');
    expect(await change('luis')).toMatchObject(refused('not-admin'));
    expect(await decide('luis', true)).toMatchObject(refused('not-admin'));
    await project.db().doc('admins/iris').delete();
    expect(await decide('iris', true)).toMatchObject(refused('not-admin'));
    expect(await project.read('featureFlags/nueva')).toBeUndefined();
  });
});

describe('a flag change that needs no approval', () => {
  it('takes effect at once when there is only one administrator', async () => {
    await project.db().doc('admins/iris').delete();
    expect(await change('marta')).toMatchObject(answer('changed'));
    expect(await project.read('featureFlags/nueva')).toMatchObject(FLAG);
  });

  it('takes effect at once, and notifies other administrators if the settings say so', async () => {
    await setSettings({ requireApproval: false });
    expect(await change('marta')).toMatchObject(answer('changed'));
    expect(await bellOf('iris')).toMatchObject([{ kind: 'flag-changed', flag: 'Nueva' }]);
    expect(await bellOf('marta')).toEqual([]);
    await setSettings({ requireApproval: false, notifyOnChanges: false });
    const { revision: baseRevision } = (await project.read('featureFlags/nueva'))!;
    expect(await change('marta', { flag: null, baseRevision })).toMatchObject(answer('changed'));
    expect(await project.read('featureFlags/nueva')).toBeUndefined();
    expect(await bellOf('iris')).toHaveLength(1);
  });

  it('is refused for unknown target accounts, except those that the flag already has', async () => {
    await setSettings({ requireApproval: false });
    await set('userIndex/ana', { email: 'ana@ejemplo.com' });
    await set('featureFlags/nueva', { ...FLAG, targetUsers: ['gone'], revision: 3 });
    const target = (...targetUsers: string[]) =>
      change('marta', { flag: { ...FLAG, targetUsers }, baseRevision: 3 });
    for (const unknown of ['nadie', 'a/b', '..'])
      expect(await target('gone', 'ana', unknown)).toMatchObject(refused('flag-target-unknown'));
    expect(await target('gone', 'ana')).toMatchObject(answer('changed'));
  });

  it('of the read-only flag requires a recent sign-in', async () => {
    const freeze = { id: 'read_only', flag: { ...FLAG, name: 'Solo lectura' }, baseRevision: null };
    const old = project.signUp('marta', { startedAt: Math.floor(Date.now() / 1000) - 16 * 60 });
    expect(await old.call('changeFlag', freeze)).toMatchObject(refused('recent-sign-in-needed'));
    expect(await change('marta', freeze)).toMatchObject(answer('changed'));
    // It is turned off while it is on.
    const { revision: baseRevision } = (await project.read('featureFlags/read_only'))!;
    const off = { ...freeze, flag: { ...freeze.flag, enabled: false }, baseRevision };
    expect(await change('marta', off)).toMatchObject(answer('changed'));
  });
});

describe('a flag with dates', () => {
  it('is on only between its dates', async () => {
    await set('featureFlags/dark_mode_v2', { ...FLAG, rolloutPercentage: 100, startsAt: 1000, endsAt: 2000 });
    const at = (now: number) => isFeatureOn(project.db(), 'dark_mode_v2', { now });
    expect(await Promise.all([at(999), at(1000), at(1999), at(2000)])).toEqual([false, true, true, false]);
  });

  it('is stored with its dates, and refused when the end is not after the start', async () => {
    const dated = { ...FLAG, startsAt: 1000, endsAt: 2000 };
    expect(await change('marta', { flag: { ...dated, endsAt: 1000 } })).toMatchObject({ status: 400 });
    expect(await change('marta', { flag: dated })).toMatchObject(answer('proposed'));
    expect(flagProposalSchema.safeParse(await waiting()).error).toBeUndefined();
    expect(await decide('iris', true)).toMatchObject(answer('changed'));
    expect(await project.read('featureFlags/nueva')).toMatchObject({ startsAt: 1000, endsAt: 2000 });
  });
});
