import { callables, type CallableName } from 'shared-lib/model';
import { takeCallOfNetwork } from './limits/call-limits';
import { openHostileProject } from './testing/hostile-client';

const project = openHostileProject();
const NAMES = Object.keys(callables) as CallableName[];

const call = async (name: string, data: unknown, uid: string) => {
  const { status, reason } = await project.signUp(uid).call(name as CallableName, data);
  return { status, reason };
};

describe('the service api', () => {
  describe.each(NAMES)('%s', (name) => {
    it('refuses a caller without a session', async () => {
      const answer = await project.ask('api', `/${name}`, { body: { data: {} } });
      expect(answer).toMatchObject({ status: 401, reason: 'UNAUTHENTICATED' });
    });

    it('refuses an input that its schema does not accept', async () => {
      // The record of an administrator is read only for calls that need one.
      await project.db().doc('admins/marta').set({ id: 'marta' });
      expect(await call(name, 'nonsense', 'marta')).toEqual({ status: 400, reason: 'invalid-input' });
    });
  });

  it.each(['nope', 'createCard/more', '', 'constructor', '__proto__'])('answers 404 at /%s', async (name) => {
    expect(await call(name, {}, 'ana')).toEqual({ status: 404, reason: 'NOT_FOUND' });
  });

  it('refuses a suspended account', async () => {
    await project.db().doc('users/ana/private/state').set({ disabled: true });
    const refusal = { status: 400, reason: 'account-suspended' };
    expect(await call('checkSlug', { slug: 'ana-garcia' }, 'ana')).toEqual(refusal);
  });

  it('limits the calls of one account without affecting others', async () => {
    const luis = project.signUp('luis');
    const startedAt = Date.now();
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => luis.call('checkSlug', { slug: 'luis-ortega' })),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    // 120 at once, and two more for every second that they took.
    const mostTaken = 121 + ((Date.now() - startedAt) / 1000) * 2;
    expect(answers.length - refused.length).toBeLessThanOrEqual(mostTaken);
    expect(refused.length).toBeGreaterThan(0);
    expect(new Set(refused.map(({ reason }) => reason))).toEqual(new Set(['too-many-requests']));
    expect((await project.signUp('eva').call('checkSlug', { slug: 'luis-ortega' })).status).toBe(200);
  });

  it('limits the calls of one network without affecting others', async () => {
    const from = (address: string) =>
      project.ask('api', '/checkSlug', { body: { data: {} }, headers: { 'x-forwarded-for': address } });
    expect((await from('198.51.100.9')).status).toBe(401);
    // The calls of a minute without the time that they would take, and none that comes back meanwhile.
    const now = Date.now() + 60_000;
    while (takeCallOfNetwork({ network: '198.51.100.9', wider: null }, now));
    expect(await from('198.51.100.9')).toMatchObject({ status: 429, reason: 'too-many-requests' });
    expect((await from('198.51.100.10')).status).toBe(401);
  });

  it('refuses the sixth alert of an account within a minute, but not another account’s', async () => {
    const alert = { title: 'x', type: 'error', severity: 'low', description: '' };
    const ana = project.signUp('ana');
    for (let count = 0; count < 5; count += 1)
      expect((await ana.call('reportAlert', alert)).status).toBe(200);
    expect(await ana.call('reportAlert', alert)).toMatchObject({ reason: 'too-many-requests' });
    expect((await project.signUp('luis').call('reportAlert', alert)).status).toBe(200);
  });

  it('limits no calls while the flag rate_limiting is off', async () => {
    await project.db().doc('featureFlags/rate_limiting').set({ enabled: false, rolloutPercentage: 0 });
    const eva = project.signUp('eva');
    const answers = await Promise.all(
      Array.from({ length: 150 }, () => eva.call('checkSlug', { slug: 'eva-ruiz' })),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  });

  it.each([
    ['adminUserDetail', { uid: 'a/b' }],
    ['grantAdmin', { uid: '..' }],
    ['setUserPlan', { uid: 'a/../b', plan: 'free' }],
    ['takeDownCard', { cardId: '__x__', reason: 'x' }],
    ['dismissReports', { cardIds: ['a/b/c'], decision: '' }],
    ['answerReporter', { reportId: 'a/b', reporterId: 'x', text: 'x' }],
    ['decideAppeal', { appealId: '..', status: 'accepted', answer: 'x' }],
    ['actOnAlert', { alertId: 'a/b', action: 'mute' }],
    ['endAlertMute', { muteId: 'a/b' }],
    ['countTemplateDays', { templateId: 'a/b', days: 7 }],
    ['takeSyncBatch', { runId: 'a/b', driver: 'x', after: null, retry: false }],
    ['inviteAdmin', { email: 'a/b@ejemplo.com', again: false }],
  ] as const)('refuses an invalid document id: %s %j', async (name, data) => {
    await project.db().doc('admins/marta').set({ role: 'admin' });
    expect(await call(name, data, 'marta')).toEqual({ status: 400, reason: 'invalid-input' });
  });

  it('answers a valid call of an account', async () => {
    expect(await call('checkSlug', { slug: 'ana-garcia' }, 'ana')).toMatchObject({ status: 200 });
  });
});
