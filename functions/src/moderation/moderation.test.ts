import { Timestamp } from 'firebase-admin/firestore';
import { LEGAL_VERSION } from 'shared-lib/config';
import { auditEntrySchema } from 'shared-lib/documents';
import type { CardReportInput } from 'shared-lib/model';
import { aLink } from 'shared-lib/testing';
import { DAY_MS } from 'shared-lib/time';
import { createCard } from '../cards/create-card';
import { pauseCard } from '../cards/pause-card';
import { deleteCard } from '../cards/delete-card';
import { publishCard } from '../cards/publish-card';
import { restoreCard } from '../cards/restore-card';
import { resumeCard } from '../cards/resume-card';
import { expectLog } from '../testing/recorded-logs';
import { cardIdOf, NOW, openLocalProject, refusalOf } from '../testing/local-project';
import { reportCard } from './report-card';
import { dismissReports } from './decide-reports';
import { liftTakedown, takeDownCard } from './take-down-card';

const project = openLocalProject();
const { context } = project;
const ana = () => context('ana');

beforeEach(async () => {
  for (const uid of ['marta', 'iris'])
    await project.db().doc(`admins/${uid}`).set({ id: uid, role: 'admin', revision: 1 });
});

const report = (visitor: number, input: Partial<CardReportInput> = {}, now = NOW) =>
  reportCard(
    { db: project.db(), now },
    { slug: 'ana-garcia', reason: 'fraud', details: '', email: '', language: 'es', ...input },
    { network: `203.0.113.${visitor}`, wider: null },
  );
const REPORT = 'reports/ana-garcia_2026-03-02';

describe('reportCard', () => {
  it('stores one document per card and day with the count, the reasons and the latest texts', async () => {
    const cardId = await project.aPublished('ana', 'ana-garcia');
    await report(1, { details: ' Pide\u202e dinero ' });
    await report(2, { reason: 'offensive' });
    await report(3, { details: 'Otra vez' });
    expect(await project.read(REPORT)).toEqual({
      slug: 'ana-garcia',
      cardId,
      ownerId: 'ana',
      count: 3,
      reasons: { fraud: 2, offensive: 1 },
      details: ['Otra vez', 'Pide  dinero'],
      status: 'open',
      firstAt: Timestamp.fromMillis(NOW),
      lastAt: Timestamp.fromMillis(NOW),
      decidedBy: '',
      decision: '',
      notice: { version: LEGAL_VERSION },
      revision: 0,
    });
    await report(1, {}, NOW + DAY_MS);
    expect(await project.read('reports/ana-garcia_2026-03-03')).toMatchObject({ count: 1 });
  });

  it('counts a visitor once per card and day, and answers the same for a card that doesn’t exist', async () => {
    await project.aPublished('ana', 'ana-garcia');
    await expect(report(1)).resolves.toBeUndefined();
    await expect(report(1)).resolves.toBeUndefined();
    await expect(report(1, { slug: 'nadie-aqui' })).resolves.toBeUndefined();
    expect(await project.read(REPORT)).toMatchObject({ count: 1 });
    expect((await project.db().collection('reports').get()).size).toBe(1);
  });

  it('limits one visitor, and counts fifty simultaneous visitors exactly', async () => {
    await project.aPublished('ana', 'ana-garcia');
    const flood = await Promise.allSettled(Array.from({ length: 12 }, () => report(1)));
    expect(flood.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    await Promise.all(Array.from({ length: 50 }, (_, n) => report(n + 2, { details: `${n}` })));
    const stored = await project.read(REPORT);
    expect(stored).toMatchObject({ count: 51, reasons: { fraud: 51 } });
    expect(stored?.['details']).toHaveLength(10);
  });

  it('raises one alert a day when a card reaches the configured number of reports', async () => {
    await project.aPublished('ana', 'ana-garcia');
    await project.db().doc('config/product').set({ reportsForAlert: 2 });
    for (const visitor of [1, 2, 3]) await report(visitor);
    const { docs } = await project.db().collection('alerts').get();
    expect(docs.map((alert) => alert.data())).toEqual([
      expect.objectContaining({ type: 'card-report', severity: 'high', metadata: { slug: 'ana-garcia' } }),
    ]);
  });

  it('notifies the administrators once per open case, except the card’s owner', async () => {
    await project.aPublished('ana', 'ana-garcia');
    await project.db().doc('admins/ana').set({ id: 'ana', role: 'admin', revision: 1 });
    const bell = async (uid: string) =>
      (await project.db().collection(`users/${uid}/notifications`).get()).docs.map((found) => found.data());
    for (const visitor of [1, 2]) await report(visitor, { details: 'Soy su vecina' });
    expect(await bell('marta')).toEqual([
      expect.objectContaining({ kind: 'card-reported', slug: 'ana-garcia', readAt: null }),
    ]);
    expect(await bell('iris')).toHaveLength(1);
    expect(await bell('ana')).toEqual([]);
    expect(JSON.stringify(await bell('marta'))).not.toContain('vecina');
    // Decided, and reported again.
    await dismissReports(context('iris'), { cardIds: [cardIdOf('anagarcia')], decision: '' });
    expect(await bell('ana')).toEqual([]);
    await report(3);
    expect(await bell('marta')).toHaveLength(2);
  });

  it('stores no IP address of a visitor', async () => {
    await project.aPublished('ana', 'ana-garcia');
    await report(77);
    const all = await Promise.all(
      ['reports', 'visitors', 'rateLimits', 'visitSalts'].map((name) => project.db().collection(name).get()),
    );
    const text = JSON.stringify(all.flatMap(({ docs }) => docs.map((found) => [found.id, found.data()])));
    expect(text).not.toContain('203.0.113');
  });
});

describe('takeDownCard', () => {
  const REASON = 'Se hace pasar por un banco';

  it('hides the card from visitors, tells its owner the reason, closes its reports and is logged', async () => {
    const cardId = await project.aPublished('ana', 'ana-garcia');
    await report(1);
    await takeDownCard(context('marta'), { cardId, reason: REASON });
    expect(await project.read('publicCards/ana-garcia')).toEqual({
      status: 'taken-down',
      slug: 'ana-garcia',
    });
    expect(await project.read(`cards/${cardId}`)).toMatchObject({
      status: 'paused',
      takedown: { reason: REASON, at: Timestamp.fromMillis(NOW) },
    });
    expect(await project.read(REPORT)).toMatchObject({
      status: 'taken-down',
      decision: REASON,
      decidedBy: 'marta@ejemplo.com',
    });
    const bell = await project.db().collection('users/ana/notifications').get();
    expect(bell.docs[0]?.data()).toMatchObject({
      kind: 'card-taken-down',
      cardSlug: 'ana-garcia',
      reason: REASON,
    });
    const entry = await project.read(`audit/cards_${cardId}_1`);
    expect(auditEntrySchema.safeParse(entry).success).toBe(true);
    expect(entry).toMatchObject({ by: 'marta', after: { takedown: { reason: REASON } } });
  });

  it('can’t be undone by the card’s owner', async () => {
    const cardId = await project.aPublished('ana', 'ana-garcia');
    await takeDownCard(context('marta'), { cardId, reason: REASON });
    for (const again of [
      () => publishCard(ana(), { cardId, revision: 2 }),
      () => resumeCard(ana(), { cardId }),
      () => pauseCard(ana(), { cardId }),
    ])
      expect(await refusalOf(again())).toBe('card-taken-down');
    await deleteCard(ana(), { cardId });
    expect(await refusalOf(restoreCard(ana(), { cardId }))).toBe('card-taken-down');
    await liftTakedown(context('iris'), { cardId });
    await restoreCard(ana(), { cardId });
    expect(await project.read('publicCards/ana-garcia')).toEqual({ status: 'paused', slug: 'ana-garcia' });
    await publishCard(ana(), { cardId, revision: 2 });
    expect(await project.read('publicCards/ana-garcia')).toMatchObject({ status: 'published' });
    expect(await project.read(`audit/cards_${cardId}_2`)).toMatchObject({ by: 'iris' });
  });

  it('can be lifted, which shows a card that was published before and is still allowed', async () => {
    expectLog(/stays paused/);
    // The same links would be recognised as taken down.
    const own = (host: string) => ({ links: [aLink({ url: `https://${host}/` })] });
    const shown = await project.aPublished('ana', 'ana-garcia', own('uno.example'));
    const hidden = await project.aPublished('ana', 'ana-pausada', own('dos.example'));
    const blocked = await project.aPublished('ana', 'ana-vetada', own('evil.example'));
    await pauseCard(ana(), { cardId: hidden });
    for (const cardId of [shown, hidden, blocked])
      await takeDownCard(context('marta'), { cardId, reason: REASON });
    await project
      .db()
      .doc('config/linkHosts')
      .set({ hosts: ['evil.example'] });
    for (const cardId of [shown, hidden, blocked]) await liftTakedown(context('iris'), { cardId });
    expect(await project.read('publicCards/ana-garcia')).toMatchObject({ status: 'published' });
    expect(await project.read(`cards/${shown}`)).toMatchObject({ status: 'published', takedown: null });
    expect(await project.read('publicCards/ana-pausada')).toMatchObject({ status: 'paused' });
    expect(await project.read('publicCards/ana-vetada')).toMatchObject({ status: 'paused' });
  });

  it('takes a card down once when two administrators do it at once', async () => {
    const cardId = await project.aPublished('ana', 'ana-garcia');
    const both = await Promise.all([
      takeDownCard(context('marta'), { cardId, reason: 'Uno' }),
      takeDownCard(context('iris'), { cardId, reason: 'Otro' }),
    ]);
    expect(both).toEqual([
      { cardId, takenDown: true },
      { cardId, takenDown: true },
    ]);
    expect((await project.db().collection('audit').get()).size).toBe(1);
    expect((await project.db().collection('users/ana/notifications').get()).size).toBe(1);
  });

  it('leaves another account’s card at the old address of the deleted card alone', async () => {
    const cardId = await project.aPublished('ana', 'ana-garcia');
    await deleteCard(ana(), { cardId });
    const later = NOW + 200 * DAY_MS;
    const other = cardIdOf('otra');
    await createCard(context('luis', later), { cardId: other, name: 'Trabajo', slug: 'ana-garcia' });
    await takeDownCard(context('marta', later), { cardId, reason: REASON });
    expect(await project.read('publicCards/ana-garcia')).toBeUndefined();
  });

  it('refuses a caller who is not an administrator', async () => {
    const cardId = await project.aPublished('ana', 'ana-garcia');
    for (const call of [
      () => takeDownCard(context('luis'), { cardId, reason: REASON }),
      () => liftTakedown(ana(), { cardId }),
      () => dismissReports(context('luis'), { cardIds: ['x'], decision: '' }),
    ])
      expect(await refusalOf(call())).toBe('not-admin');
    expect(await project.read('publicCards/ana-garcia')).toMatchObject({ status: 'published' });
  });
});

describe('banned link hosts', () => {
  beforeEach(() =>
    project
      .db()
      .doc('config/linkHosts')
      .set({ hosts: ['malo.example'] }),
  );

  it.each([
    ['the host itself', 'https://malo.example/x'],
    ['one below it', 'https://www.malo.example'],
    ['it in other letters', 'https://MALO.example./'],
  ])('stop a publication that leads to %s, and name the link’s title', async (_, url) => {
    const cardId = await project.aDraft('ana', 'ana-garcia', { links: [aLink({ url, title: 'Premio' })] });
    const error = await publishCard(ana(), { cardId, revision: 2 }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ reason: 'link-host-blocked', details: { title: 'Premio' } });
    expect(await project.read('publicCards/ana-garcia')).toBeUndefined();
  });

  it('don’t stop similar hosts or email addresses', async () => {
    const links = [
      aLink({ id: 'a', url: 'https://nomalo.example/' }),
      aLink({ id: 'b', url: 'mailto:a@malo.example' }),
    ];
    const cardId = await project.aDraft('ana', 'ana-garcia', { links });
    await publishCard(ana(), { cardId, revision: 2 });
    expect(await project.read('publicCards/ana-garcia')).toMatchObject({ status: 'published' });
  });
});

it('createCard refuses an account more cards than administrators allow', async () => {
  await project.db().doc('config/product').set({ cardsPerAccount: 1 });
  const first = await project.aDraft('ana', 'ana-garcia');
  const second = { cardId: cardIdOf('otra'), name: 'Otra', slug: 'ana-otra' };
  expect(await refusalOf(createCard(ana(), second))).toBe('card-limit');
  await deleteCard(ana(), { cardId: first });
  await expect(createCard(ana(), second)).resolves.toMatchObject({ slug: 'ana-otra' });
});
