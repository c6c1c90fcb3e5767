import { Timestamp } from 'firebase-admin/firestore';
import { callables, type CallableName } from 'shared-lib/model';
import { openHostileProject } from '../testing/hostile-client';
import { expectLog } from '../testing/recorded-logs';

const project = openHostileProject();
const NAMES = Object.keys(callables) as CallableName[];
const seconds = () => Math.floor(Date.now() / 1000);

const setState = (uid: string, state: object) => project.db().doc(`users/${uid}/private/state`).set(state);
const endedAt = async (uid: string) =>
  ((await project.read(`users/${uid}/private/state`))?.['sessionsEndedAt'] as Timestamp).seconds;
const makeAdmins = (...uids: string[]) =>
  Promise.all(
    uids.map((uid) =>
      project
        .db()
        .doc(`admins/${uid}`)
        .set({ id: uid, email: `${uid}@ejemplo.com`, role: 'admin', revision: 1 }),
    ),
  );

describe('a session that was ended', () => {
  it.each(NAMES)('can’t call %s', async (name) => {
    await setState('ana', { sessionsEndedAt: Timestamp.now() });
    const stolen = project.signUp('ana', { startedAt: seconds() - 600 });
    expect(await stolen.call(name, {})).toMatchObject({ status: 400, reason: 'session-ended' });
  });

  it('cannot remove an administrator', async () => {
    await makeAdmins('marta', 'iris');
    await setState('marta', { sessionsEndedAt: Timestamp.now() });
    const stolen = project.signUp('marta', { startedAt: seconds() - 60 });
    expect(await stolen.call('removeAdmin', { uid: 'iris' })).toMatchObject({ reason: 'session-ended' });
    expect(await project.read('admins/iris')).toBeDefined();
  });

  it('stays ended when another session calls endSessions', async () => {
    const later = seconds() + 60;
    await setState('ana', { sessionsEndedAt: Timestamp.fromMillis(later * 1000) });
    const fresh = project.signUp('ana', { startedAt: later });
    expect((await fresh.call('endSessions', { keepMine: false })).status).toBe(200);
    expect(await endedAt('ana')).toBe(later);
  });
});

describe('endSessions', () => {
  it('lets a session without a recent sign-in end all sessions, but not keep its own', async () => {
    const stolen = project.signUp('ana', { startedAt: seconds() - 301 });
    const refused = { status: 400, reason: 'recent-sign-in-needed' };
    expect(await stolen.call('endSessions', { keepMine: true })).toMatchObject(refused);
    expect(await project.read('users/ana/private/state')).toBeUndefined();
    expect((await stolen.call('endSessions', { keepMine: false })).status).toBe(200);
  });

  it('ends older sessions and refresh tokens, and keeps the caller’s recent session', async () => {
    const owner = project.signUp('ana');
    const stolen = owner.withSession({ startedAt: owner.session.startedAt - 1 });
    expect((await owner.call('endSessions', { keepMine: true })).status).toBe(200);
    expect(project.authRequests).toEqual([
      { method: 'accounts:update', body: { localId: 'ana', validSince: expect.any(Number) } },
    ]);
    expect(await stolen.call('checkSlug', { slug: 'ana-garcia' })).toMatchObject({ reason: 'session-ended' });
    expect((await owner.call('checkSlug', { slug: 'ana-garcia' })).status).toBe(200);
  });

  it('keeps the latest end when several sessions end each other at once', async () => {
    const owner = project.signUp('ana');
    const older = owner.withSession({ startedAt: owner.session.startedAt - 100 });
    // Both were let in before either ended anything.
    await Promise.all([
      owner.call('endSessions', { keepMine: true }),
      older.call('endSessions', { keepMine: true }),
    ]);
    expect(await endedAt('ana')).toBe(owner.session.startedAt);
  });
});

describe('a deleted account', () => {
  it('cannot be recreated by a session that is still open', async () => {
    const owner = project.signUp('ana');
    const others = owner.withSession({ startedAt: owner.session.startedAt + 3000 });
    await project.db().doc('users/ana').set({ id: 'ana' });
    expect((await owner.call('deleteAccount', {})).status).toBe(200);
    const gone = { status: 400, reason: 'account-deleted' };
    for (const session of [owner, others]) {
      const card = { cardId: 'tarjeta0000000000000', name: 'Otra', slug: 'ana-otra' };
      expect(await session.call('createCard', card)).toMatchObject(gone);
      expect(await session.call('endSessions', { keepMine: true })).toMatchObject(gone);
      expect(await session.call('recordAccount', {})).toMatchObject(gone);
    }
    expect(await project.read('users/ana')).toBeUndefined();
    expect(await project.read('cards/tarjeta0000000000000')).toBeUndefined();
  });

  it('can be deleted again after an interruption, but only with a recent sign-in', async () => {
    await setState('ana', { deletedAt: Timestamp.now(), sessionsEndedAt: Timestamp.now() });
    const owner = project.signUp('ana');
    const old = owner.withSession({ startedAt: seconds() - 301 });
    expect(await old.call('deleteAccount', {})).toMatchObject({ reason: 'recent-sign-in-needed' });
    expect((await owner.call('deleteAccount', {})).status).toBe(200);
    expect(project.authRequests.map(({ method }) => method)).toEqual(['accounts:delete']);
  });
});

describe('a recent sign-in of an administrator', () => {
  const ACTS: readonly (readonly [CallableName, object])[] = [
    ['grantAdmin', { uid: 'luis' }],
    ['removeAdmin', { uid: 'iris' }],
    ['inviteAdmin', { email: 'nueva@ejemplo.com', again: false }],
    ['setUserDisabled', { uid: 'luis', disabled: true, reason: 'x' }],
    ['takeDownCard', { cardId: 'tarjeta0000000000000', reason: 'x' }],
    ['liftTakedown', { cardId: 'tarjeta0000000000000' }],
  ];

  it.each(ACTS)('is required within the last 15 minutes for %s', async (name, data) => {
    if (name === 'inviteAdmin') expectLog(/SMTP_URL/);
    await makeAdmins('marta', 'iris');
    await project.db().doc('users/luis').set({ id: 'luis' });
    const fresh = project.signUp('marta');
    const old = fresh.withSession({ startedAt: seconds() - 15 * 60 - 5 });
    expect(await old.call(name, data)).toMatchObject({ status: 400, reason: 'recent-sign-in-needed' });
    expect(await project.read('admins/iris')).toBeDefined();
    expect(await project.read('users/luis/private/state')).toBeUndefined();
    expect((await fresh.call(name, data)).reason).not.toBe('recent-sign-in-needed');
  });

  it('is not required for reading a list', async () => {
    await makeAdmins('marta');
    const old = project.signUp('marta', { startedAt: seconds() - 24 * 60 * 60 });
    expect((await old.call('listTemplates', {})).status).toBe(200);
  });

  it('is required for applySync unless the session was recent when the roll-out began', async () => {
    await makeAdmins('marta');
    const run = { templateId: 'clara', version: '1.1.0', percentage: 100, state: 'running' };
    await project
      .db()
      .doc('syncRuns/clara_1.1.0')
      .set({ ...run, updatedAt: Timestamp.now() });
    const batch = { runId: 'clara_1.1.0', driver: 'one' };
    const fresh = project.signUp('marta');
    const old = fresh.withSession({ startedAt: seconds() - 15 * 60 - 5 });
    expect(await old.call('applySync', batch)).toMatchObject({ reason: 'recent-sign-in-needed' });
    expect((await fresh.call('applySync', batch)).status).toBe(200);
    // A roll-out that began with a recent sign-in may go on.
    const began = Timestamp.fromMillis(Date.now() - 60 * 60 * 1000);
    await project.db().doc('syncRuns/clara_1.1.0').update({ updatedAt: began });
    const driving = fresh.withSession({ startedAt: began.seconds - 60 });
    expect((await driving.call('applySync', batch)).status).toBe(200);
  });
});

describe('the second factor of administrators', () => {
  const callAs = (secondFactor?: string) =>
    project.signUp('marta', { ...(secondFactor && { secondFactor }) }).call('listTemplates', {});

  it('is required for calls only when the admin policy demands it', async () => {
    await makeAdmins('marta', 'iris');
    expect((await callAs()).status).toBe(200);
    await project.db().doc('config/adminPolicy').set({ selfRegistration: false, requireSecondFactor: true });
    expect(await callAs()).toMatchObject({ status: 400, reason: 'second-factor-needed' });
    expect((await callAs('totp')).status).toBe(200);
    for (const [name, data] of [
      ['removeAdmin', { uid: 'iris' }],
      ['setUserDisabled', { uid: 'luis', disabled: true, reason: 'x' }],
      ['takeDownCard', { cardId: 'tarjeta0000000000000', reason: 'x' }],
    ] as const) {
      expect(await project.signUp('marta').call(name, data)).toMatchObject({
        reason: 'second-factor-needed',
      });
    }
  });
});
