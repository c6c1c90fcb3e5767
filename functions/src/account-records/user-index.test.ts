import * as fc from 'fast-check';
import { Timestamp } from 'firebase-admin/firestore';
import { removeAdmin } from '../administration/administrators/remove-admin';
import { recordAdmin } from '../administration/administrators/grant-admin';
import { setUserPlan } from '../administration/users/set-user-plan';
import { recordSuspension } from '../administration/users/set-user-disabled';
import { changeSlug } from '../cards/change-slug';
import { createCard } from '../cards/create-card';
import { deleteCard } from '../cards/delete-card';
import { pauseCard } from '../cards/pause-card';
import { publishCard } from '../cards/publish-card';
import { restoreCard } from '../cards/restore-card';
import { resumeCard } from '../cards/resume-card';
import { indexAccounts } from '../jobs/index-accounts';
import { NOW, openLocalProject, refusalOf } from '../testing/local-project';
import { liftTakedown, takeDownCard } from '../moderation/take-down-card';
import { aCardContent } from 'shared-lib/testing';
import { DAY_MS } from 'shared-lib/time';
import { deleteOwnedData } from '../accounts/delete-account';
import { recordAccount } from '../accounts/record-account';
import { rebuildIndexEntry } from './user-index';

const project = openLocalProject();
const { context } = project;

const aUser = (uid: string, name = 'Ána García') =>
  project
    .db()
    .doc(`users/${uid}`)
    .set({ id: uid, name, email: `${uid}@ejemplo.com`, createdAt: Timestamp.fromMillis(NOW - DAY_MS) });
const anAdmin = (uid: string) =>
  project
    .db()
    .doc(`admins/${uid}`)
    .set({ id: uid, email: `${uid}@ejemplo.com`, role: 'admin', revision: 1 });
const entry = (uid = 'ana') => project.read(`userIndex/${uid}`);

describe('the index of users', () => {
  it('contains an account with its search keys from its first recordAccount call on', async () => {
    await aUser('ana');
    await recordAccount(context('ana'), {});
    expect(await entry()).toEqual({
      name: 'Ána García',
      nameKey: 'ana garcia',
      email: 'ana@ejemplo.com',
      emailKey: 'ana@ejemplo.com',
      slugs: [],
      grams: expect.objectContaining({ ana: true, cia: true, '@ej': true }),
      phoneGrams: {},
      searchVersion: 1,
      plan: 'free',
      disabled: false,
      isAdmin: false,
      createdAt: Timestamp.fromMillis(NOW - DAY_MS),
      activeAt: Timestamp.fromMillis(NOW),
      cards: 0,
      publishedCards: 0,
      bookings: 0,
    });
    await aUser('ana', 'Ana Ruiz');
    await recordAccount(context('ana', NOW + 1000), {});
    expect(await entry()).toMatchObject({ nameKey: 'ana ruiz', activeAt: Timestamp.fromMillis(NOW + 1000) });
  });

  it('omits accounts without a user document and deleted accounts', async () => {
    await recordAccount(context('nadie'), {});
    expect(await entry('nadie')).toBeUndefined();
    await aUser('ana');
    await recordAccount(context('ana'), {});
    await deleteOwnedData(context('ana'));
    expect(await entry()).toBeUndefined();
    await recordAccount(context('ana'), {});
    expect(await entry()).toBeUndefined();
  });

  it('follows changes of plan, suspension and administrator role', async () => {
    await Promise.all([aUser('ana'), anAdmin('marta')]);
    await setUserPlan(context('marta'), { uid: 'ana', plan: 'premium' });
    await recordSuspension(context('marta'), { uid: 'ana', disabled: true, reason: 'x' });
    expect(await entry()).toMatchObject({ plan: 'premium', disabled: true, isAdmin: false });
    await recordSuspension(context('marta'), { uid: 'ana', disabled: false, reason: '' });
    await recordAdmin(context('marta'), { uid: 'ana', email: 'ana@ejemplo.com', name: 'Ana', role: 'admin' });
    expect(await entry()).toMatchObject({ disabled: false, isAdmin: true });
    await removeAdmin(context('marta'), { uid: 'ana' });
    expect(await entry()).toMatchObject({ isAdmin: false, plan: 'premium' });
  });

  it('marks an invited administrator at their next recordAccount call', async () => {
    await aUser('ana');
    await recordAccount(context('ana'), {});
    await anAdmin('ana');
    await recordAccount(context('ana', NOW + 1000), {});
    expect(await entry()).toMatchObject({ isAdmin: true });
  });

  it('skips updates beyond the rate limit without refusing the calls', async () => {
    await project.db().doc('featureFlags/rate_limiting').set({ enabled: true, rolloutPercentage: 100 });
    await aUser('ana');
    for (let call = 0; call < 32; call += 1) {
      await expect(recordAccount(context('ana', NOW + call), {})).resolves.toEqual({ uid: 'ana' });
    }
    expect(await entry()).toMatchObject({ activeAt: Timestamp.fromMillis(NOW + 29) });
  });

  it('counts the same cards as a rebuild does after any sequence of changes', async () => {
    await Promise.all([aUser('ana'), anAdmin('marta')]);
    const cardIds = ['uno', 'dos'].map((name) => name.padEnd(20, '0'));
    for (const [index, cardId] of cardIds.entries()) {
      await createCard(context('ana'), { cardId, name: 'Trabajo', slug: `ana-${index}-x` });
      await project
        .db()
        .doc(`cards/${cardId}`)
        .update({ ...aCardContent(), revision: 2 });
    }
    const steps = {
      publish: (cardId: string) => publishCard(context('ana'), { cardId, revision: 2 }),
      pause: (cardId: string) => pauseCard(context('ana'), { cardId }),
      resume: (cardId: string) => resumeCard(context('ana'), { cardId }),
      remove: (cardId: string) => deleteCard(context('ana'), { cardId }),
      restore: (cardId: string) => restoreCard(context('ana'), { cardId }),
      takeDown: (cardId: string) => takeDownCard(context('marta'), { cardId, reason: 'x' }),
      lift: (cardId: string) => liftTakedown(context('marta'), { cardId }),
    };
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(...Object.values(steps)), fc.constantFrom(...cardIds)), {
          maxLength: 8,
        }),
        async (sequence) => {
          for (const [step, cardId] of sequence) await step(cardId).catch(() => undefined);
          const before = await entry();
          await rebuildIndexEntry(project.db(), 'ana');
          expect(before).toEqual(await entry());
        },
      ),
      { numRuns: 25 },
    );
  });

  it('is completed by a job that handles only missing and outdated entries', async () => {
    await Promise.all(['ana', 'luis', 'eva'].map((uid) => aUser(uid)));
    await recordAccount(context('luis'), {});
    const run = () => indexAccounts({ db: project.db(), now: NOW });
    expect(await run()).toBe(2);
    expect(await entry('eva')).toMatchObject({ nameKey: 'ana garcia' });
    expect(await run()).toBe(0);
    // An entry from before the search is rebuilt, and keeps its other fields.
    const old = project.db().doc('userIndex/luis');
    await old.set({ name: 'Luis', nameKey: 'luis', activeAt: Timestamp.fromMillis(5) });
    expect(await run()).toBe(1);
    expect(await entry('luis')).toMatchObject({ searchVersion: 1, activeAt: Timestamp.fromMillis(5) });
  });

  it('contains the card addresses and the phone number of an account', async () => {
    await aUser('ana');
    await project.db().doc('users/ana').update({ phone: '+34 600 123 456' });
    const cardId = 'uno'.padEnd(20, '0');
    await createCard(context('ana'), { cardId, name: 'Trabajo', slug: 'ana-garcia' });
    expect(await entry()).toMatchObject({ slugs: ['ana-garcia'], grams: { '-ga': true } });
    await changeSlug(context('ana'), { cardId, slug: 'norte' });
    expect(await entry()).toMatchObject({ slugs: ['norte'], grams: { nor: true } });
    expect((await entry())!['grams']).not.toHaveProperty('-ga');
    await deleteCard(context('ana'), { cardId });
    expect(await entry()).toMatchObject({ slugs: [], phoneGrams: { '600': true, '456': true } });
    await project.db().doc('users/ana').update({ phone: '' });
    await recordAccount(context('ana', NOW + 1000), {});
    expect(await entry()).toMatchObject({ phoneGrams: {} });
  });
});

describe('setUserPlan', () => {
  it('logs a changed plan once, and refuses non-administrators and unknown accounts', async () => {
    await Promise.all([aUser('ana'), anAdmin('marta')]);
    expect(await refusalOf(setUserPlan(context('ana'), { uid: 'ana', plan: 'enterprise' }))).toBe(
      'not-admin',
    );
    await setUserPlan(context('marta'), { uid: 'ana', plan: 'premium' });
    await setUserPlan(context('marta'), { uid: 'ana', plan: 'premium' });
    expect(await project.read('users/ana/private/state')).toEqual({ plan: 'premium', revision: 1 });
    expect(await project.read('audit/users_ana_1')).toMatchObject({
      before: { plan: 'free' },
      after: { plan: 'premium' },
      by: 'marta',
    });
    expect((await project.db().collection('audit').get()).size).toBe(1);
    expect(await refusalOf(setUserPlan(context('marta'), { uid: 'nadie', plan: 'premium' }))).toBe(
      'account-not-found',
    );
  });
});

describe('recordAdmin', () => {
  it('creates and logs one administrator when it is called twice at once', async () => {
    await Promise.all([aUser('ana'), anAdmin('marta')]);
    const account = { uid: 'ana', email: 'ana@ejemplo.com', name: '', role: 'admin' as const };
    await Promise.all([recordAdmin(context('marta'), account), recordAdmin(context('marta'), account)]);
    expect(await project.read('admins/ana')).toMatchObject({ name: 'Administrador', role: 'admin' });
    expect((await project.db().collection('audit').get()).size).toBe(1);
  });

  it('refuses a suspended account', async () => {
    await Promise.all([aUser('ana'), anAdmin('marta')]);
    await recordSuspension(context('marta'), { uid: 'ana', disabled: true, reason: 'x' });
    const account = { uid: 'ana', email: 'ana@ejemplo.com', name: 'Ana', role: 'admin' as const };
    expect(await refusalOf(recordAdmin(context('marta'), account))).toBe('account-disabled');
  });
});
