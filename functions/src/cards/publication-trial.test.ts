import { openHostileProject, type HostileAccount } from '../testing/hostile-client';
import { Timestamp } from 'firebase-admin/firestore';
import type { PublishedCard } from 'shared-lib/model';
import { anAvailability, aService } from 'shared-lib/testing';
import { DAY_MS } from 'shared-lib/time';
import { aProof, idOf } from '../bookings/testing/booking-input';
import { cardIdOf } from '../testing/local-project';
import { endTrials } from '../jobs/end-trials';

const project = openHostileProject();
const STATE = 'users/ana/private/state';

/** Creates an account that has just registered, with a draft for each address. */
async function aNewcomer(...slugs: string[]): Promise<HostileAccount> {
  const ana = project.signUp('ana', { emailVerified: false });
  await project
    .db()
    .doc('users/ana')
    .set({ id: 'ana', name: 'Ana García', email: ana.session.email, language: 'es' });
  for (const slug of slugs) await project.aDraft('ana', slug);
  // Creating a draft verified the address.
  await project.db().doc(STATE).delete();
  return ana;
}

const publish = (account: HostileAccount, slug: string) =>
  account.call('publishCard', { cardId: cardIdOf(slug.replace(/-/g, '')), revision: 2 });
const shown = async (slug: string) =>
  (await project.read(`publicCards/${slug}`)) as PublishedCard | undefined;
const runJob = (now: number) => endTrials({ db: project.db(), now });

describe('an account without a verified email address', () => {
  it('can publish one card, which is marked as noindex', async () => {
    const ana = await aNewcomer('ana-garcia', 'ana-otra');
    expect(await publish(ana, 'ana-garcia')).toMatchObject({ status: 200 });
    expect(await shown('ana-garcia')).toMatchObject({ status: 'published', noindex: true });
    expect(await publish(ana, 'ana-garcia')).toMatchObject({ status: 200 });
    expect(await publish(ana, 'ana-otra')).toMatchObject({ status: 400, reason: 'trial-one-card' });
    expect(await shown('ana-otra')).toBeUndefined();
  });

  it('receives no leads after its trial week, when its card is hidden', async () => {
    const ana = await aNewcomer('ana-garcia');
    const cardId = cardIdOf('anagarcia');
    const begin = Date.now();
    await publish(ana, 'ana-garcia');
    await ana.call('setLeadForm', { cardId, fields: ['email'] });
    await runJob(begin + 8 * DAY_MS);
    expect((await shown('ana-garcia'))?.status).toBe('paused');
    const lead = { leadId: idOf('lead1'), name: 'Eva', email: 'eva@ejemplo.com', phone: '', company: '' };
    const form = { note: '', context: '', controller: 'Ana', consent: true, waitedMs: 0, website: '' };
    const body = { ...lead, ...form, proof: await aProof(Date.now()) };
    const sent = await project.ask('visitor', '/b/ana-garcia/lead', { body });
    expect(sent).toMatchObject({ status: 410, reason: 'service-gone' });
    expect((await project.db().collection('leads').get()).size).toBe(0);
  });

  it('cannot publish a second card by publishing both at once', async () => {
    const ana = await aNewcomer('ana-garcia', 'ana-otra');
    const answers = await Promise.all(['ana-garcia', 'ana-otra'].map((slug) => publish(ana, slug)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('has a trial week, however often it pauses its card, and is notified before the end', async () => {
    const ana = await aNewcomer('ana-garcia');
    const begin = Date.now();
    await publish(ana, 'ana-garcia');
    const cardId = cardIdOf('anagarcia');
    await ana.call('pauseCard', { cardId });
    await ana.call('resumeCard', { cardId });
    await ana.call('deleteCard', { cardId });
    await ana.call('restoreCard', { cardId });
    await runJob(begin + 4.9 * DAY_MS);
    expect(await project.read('outbox/ana-trial-ending')).toBeUndefined();
    await runJob(begin + 5.1 * DAY_MS);
    await runJob(begin + 5.2 * DAY_MS);
    expect(await project.read('outbox/ana-trial-ending')).toMatchObject({ status: 'waiting' });
    expect(await shown('ana-garcia')).toMatchObject({ status: 'published' });
    await runJob(begin + 7.1 * DAY_MS);
    await runJob(begin + 7.2 * DAY_MS);
    expect(await shown('ana-garcia')).toEqual({ status: 'paused', slug: 'ana-garcia' });
    expect(await publish(ana, 'ana-garcia')).toMatchObject({ status: 400, reason: 'trial-over' });
    expect(await ana.call('resumeCard', { cardId })).toMatchObject({ status: 400, reason: 'trial-over' });
    const bell = await project.db().collection('users/ana/notifications').get();
    expect(bell.docs.map((notice) => String(notice.get('kind'))).sort()).toEqual([
      'trial-ending',
      'trial-over',
    ]);
  });

  it('gets its card back without noindex once its address is verified', async () => {
    const ana = await aNewcomer('ana-garcia');
    await publish(ana, 'ana-garcia');
    await runJob(Date.now() + 7.1 * DAY_MS);
    await runJob(Date.now() + 7.1 * DAY_MS);
    expect(await shown('ana-garcia')).toMatchObject({ status: 'paused' });
    expect(await ana.withSession({ emailVerified: true }).call('recordAccount', {})).toMatchObject({
      status: 200,
    });
    expect(await shown('ana-garcia')).toMatchObject({ status: 'published', noindex: false });
    expect(Object.keys((await project.read(STATE))!)).toEqual(['verifiedMailbox', 'verifiedAt']);
  });

  it('takes no bookings and sends no mail to strangers', async () => {
    const ana = await aNewcomer('ana-garcia');
    const cardId = cardIdOf('anagarcia');
    const { id, archivedAt: _, createdAt: __, updatedAt: ___, ...service } = aService({ cardIds: [cardId] });
    const now = Timestamp.now();
    await project
      .db()
      .doc(`services/${id}`)
      .set({ ...service, archivedAt: null, createdAt: now, updatedAt: now });
    await project
      .db()
      .doc('availability/ana')
      .set({ ...anAvailability(), updatedAt: now });
    await publish(ana, 'ana-garcia');
    await ana.call('refreshBookableCards', {});
    expect(await shown('ana-garcia')).not.toHaveProperty('bookingEnabled');
    const page = await project.ask('visitor', '/b/ana-garcia/next', { method: 'GET' });
    expect(page).toMatchObject({ status: 410, reason: 'service-gone' });
    const byHand = (n: number) =>
      ana.call('bookByHand', {
        bookingId: `stranger${n}`.padEnd(20, 'x'),
        serviceId: id,
        start: Date.now() + n * DAY_MS,
        customer: { name: 'Eva', email: `eva${n}@ejemplo.com`, phone: '' },
        notes: 'Gana en https://malo.example',
        zone: 'Europe/Madrid',
        language: 'es',
        overlap: true,
      });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => byHand(n + 1)));
    for (const answer of answers) expect(answer).toMatchObject({ status: 400, reason: 'address-unverified' });
    expect((await project.db().collection('outbox').get()).size).toBe(0);
    await ana.withSession({ emailVerified: true }).call('recordAccount', {});
    expect(await shown('ana-garcia')).toMatchObject({ bookingEnabled: true });
  });
});
