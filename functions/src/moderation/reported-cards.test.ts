import { Timestamp } from 'firebase-admin/firestore';
import { auditEntrySchema } from 'shared-lib/documents';
import { reportScore, type CardReportInput } from 'shared-lib/model';
import { DAY_MS } from 'shared-lib/time';
import { groupReports } from '../jobs/group-reports';
import { deliverOutbox } from '../mail/delivery/deliver-outbox';
import { openMailProject } from '../mail/testing/mail-project';
import { cardIdOf, NOW, refusalOf } from '../testing/local-project';
import { answerReporter } from './answer-reporter';
import { assignModeration } from './assign-moderation';
import { dismissReports, reopenReports, takeDownReported } from './decide-reports';
import { recountOpen } from './open-counts';
import { reportCard } from './report-card';
import type { ReportDocument } from './report-ref';
import { followSuspension } from './suspended-reports';

const project = openMailProject();
const { context, sink } = project;
const marta = () => context('marta');

const ANA = cardIdOf('anagarcia');
const LUIS = cardIdOf('luisruiz');
const DAY = 'ana-garcia_2026-03-02';

beforeEach(async () => {
  for (const uid of ['marta', 'iris'])
    await project
      .db()
      .doc(`admins/${uid}`)
      .set({ id: uid, email: `${uid}@ejemplo.com`, role: 'admin' });
});

let visitors = 0;
const report = (input: Partial<CardReportInput> = {}, now = NOW) =>
  reportCard(
    { db: project.db(), now },
    { slug: 'ana-garcia', reason: 'fraud', details: '', email: '', language: 'es', ...input },
    { network: `203.0.${Math.floor((visitors += 1) / 250)}.${visitors % 250}`, wider: null },
  );
const entry = (cardId = ANA) => project.read(`reportedCards/${cardId}`);
const queue = async () => {
  const { docs } = await project
    .db()
    .collection('reportedCards')
    .where('status', '==', 'open')
    .orderBy('score', 'desc')
    .get();
  return docs.map((found) => String(found.get('slug')));
};
const counted = async () => (await project.read('stats/moderation'))?.['cards'] as unknown;
const results = ({ cards }: { cards: { result: string; refusal: string }[] }) =>
  cards.map(({ result, refusal }) => refusal || result);

describe('the queue of reported cards', () => {
  it('ranks a card with 37 reports of fraud above twelve later cards with one report each', async () => {
    const others = [...'abcdefghijkl'].map((letter) => `luis-${letter}`);
    for (const slug of others) await project.aPublished('luis', slug);
    for (let count = 0; count < 37; count += 1) await report();
    for (const slug of others) await report({ slug, reason: 'other' }, NOW + 60_000);
    const slugs = await queue();
    expect(slugs).toHaveLength(13);
    expect(slugs[0]).toBe('ana-garcia');
    expect(await counted()).toBe(13);
    expect(await entry()).toMatchObject({ count: 37, score: reportScore({ fraud: 37 }, 0), status: 'open' });
  });

  it('adds up a card’s reports over several days and shows its visits', async () => {
    await project.db().doc(`cardStats/${ANA}/days/2026-03-01`).set({ views: 90 });
    await project.db().doc(`cardStats/${ANA}/days/2026-03-02`).set({ views: 9 });
    await report();
    await report({ reason: 'other' }, NOW + DAY_MS);
    expect(await entry()).toMatchObject({
      slug: 'ana-garcia',
      ownerId: 'ana',
      count: 2,
      reasons: { fraud: 1, other: 1 },
      visits: 99,
      score: reportScore({ fraud: 1, other: 1 }, 99),
      firstAt: Timestamp.fromMillis(NOW),
      lastAt: Timestamp.fromMillis(NOW + DAY_MS),
      isOwnerSuspended: false,
    });
  });

  it('receives cards that were reported before the queue existed, by a job', async () => {
    const at = Timestamp.fromMillis(NOW - DAY_MS);
    const old = {
      ...{ slug: 'ana-garcia', cardId: ANA, ownerId: 'ana', count: 3, reasons: { fraud: 3 }, details: [] },
      ...{ status: 'open', firstAt: at, lastAt: at, decidedBy: '', decision: '', revision: 0 },
    };
    await project.db().doc('reports/ana-garcia_2026-03-01').set(old);
    await project.db().doc('users/ana/private/state').set({ disabled: true });
    expect(await groupReports({ db: project.db(), now: NOW })).toBe(1);
    expect(await entry()).toMatchObject({ count: 3, isOwnerSuspended: true });
    expect(await groupReports({ db: project.db(), now: NOW })).toBe(0);
  });

  it('includes a card’s earlier reports with its next report', async () => {
    const at = Timestamp.fromMillis(NOW - DAY_MS);
    await project
      .db()
      .doc('reports/ana-garcia_2026-03-01')
      .set({
        ...{ slug: 'ana-garcia', cardId: ANA, ownerId: 'ana', count: 3, reasons: { fraud: 3 }, details: [] },
        ...{ status: 'open', firstAt: at, lastAt: at, decidedBy: '', decision: '', revision: 0 },
      });
    await report({ reason: 'other' });
    expect(await entry()).toMatchObject({ count: 4, reasons: { fraud: 3, other: 1 } });
  });
});

describe('the number of reported cards in the panel', () => {
  it('matches the queue, and is corrected when documents are gone', async () => {
    await report();
    await report();
    expect(await counted()).toBe(1);
    await project.db().doc(`reportedCards/${ANA}`).delete();
    expect(await recountOpen(project.db())).toEqual({ cards: 0, appeals: 0 });
    expect(await counted()).toBe(0);
  });
});

describe('decisions about several cards', () => {
  beforeEach(() => project.aPublished('luis', 'luis-ruiz'));

  it('dismiss each card once and name those already decided and those that failed', async () => {
    await report();
    await report({ slug: 'luis-ruiz' });
    const first = await dismissReports(marta(), { cardIds: [ANA, LUIS, 'nada'], decision: 'No es nada' });
    expect(results(first)).toEqual(['done', 'done', 'report-not-found']);
    const again = await dismissReports(context('iris'), { cardIds: [ANA], decision: 'Yo también' });
    expect(results(again)).toEqual(['already']);
    expect(await entry()).toMatchObject({
      status: 'dismissed',
      decision: 'No es nada',
      decidedBy: 'marta@ejemplo.com',
      decidedAt: Timestamp.fromMillis(NOW),
    });
    expect(await project.read(`reports/${DAY}`)).toMatchObject({ status: 'dismissed' });
    const logged = await project.read(`audit/reports_${ANA}_1`);
    expect(auditEntrySchema.safeParse(logged).success).toBe(true);
    expect(logged).toMatchObject({ by: 'marta', after: { status: 'dismissed' } });
    expect(await queue()).toEqual([]);
    expect(await counted()).toBe(0);
  });

  it('can be undone for the last dismissal only', async () => {
    await report();
    await dismissReports(marta(), { cardIds: [ANA], decision: '' });
    await report({}, NOW + DAY_MS);
    await dismissReports(context('marta', NOW + DAY_MS), { cardIds: [ANA], decision: '' });
    expect(results(await reopenReports(marta(), { cardIds: [ANA] }))).toEqual(['done']);
    expect(results(await reopenReports(marta(), { cardIds: [ANA] }))).toEqual(['already']);
    expect(await entry()).toMatchObject({ status: 'open', count: 1, decidedBy: '', decidedAt: null });
    expect(await project.read(`reports/${DAY}`)).toMatchObject({ status: 'dismissed' });
    expect(await project.read('reports/ana-garcia_2026-03-03')).toMatchObject({ status: 'open' });
    expect(await project.read(`audit/reports_${ANA}_3`)).toMatchObject({ after: { status: 'open' } });
    expect(await counted()).toBe(1);
  });

  it('don’t last for a dismissed card that is reported again', async () => {
    await report();
    await dismissReports(marta(), { cardIds: [ANA], decision: '' });
    await report();
    expect(await entry()).toMatchObject({ status: 'open', count: 2, decision: '' });
    await dismissReports(context('iris'), { cardIds: [ANA], decision: '' });
    expect(await project.read(`audit/reports_${ANA}_2`)).toMatchObject({ by: 'iris' });
  });

  it('take down all existing cards with one reason', async () => {
    await report();
    await report({ slug: 'luis-ruiz' });
    const cards = await takeDownReported(marta(), { cardIds: ['nada', ANA, LUIS], reason: 'Engañan' });
    expect(results(cards)).toEqual(['card-not-found', 'done', 'done']);
    for (const cardId of [ANA, LUIS]) {
      expect(await entry(cardId)).toMatchObject({ status: 'taken-down', decision: 'Engañan' });
      expect(await project.read(`cards/${cardId}`)).toMatchObject({ takedown: { reason: 'Engañan' } });
    }
  });

  it('are refused to callers who are not administrators', async () => {
    await report();
    for (const call of [
      () => dismissReports(context('luis'), { cardIds: [ANA], decision: '' }),
      () => reopenReports(context('luis'), { cardIds: [ANA] }),
      () => takeDownReported(context('luis'), { cardIds: [ANA], reason: 'x' }),
      () => assignModeration(context('luis'), { about: 'reports', id: ANA, to: null }),
      () => answerReporter(context('luis'), { reportId: DAY, reporterId: 'x', text: 'x' }),
    ])
      expect(await refusalOf(call())).toBe('not-admin');
    expect(await entry()).toMatchObject({ status: 'open' });
  });
});

describe('assignModeration', () => {
  it('assigns a card to an administrator, also after it is reported again', async () => {
    await report();
    await assignModeration(marta(), { about: 'reports', id: ANA, to: 'iris' });
    await assignModeration(marta(), { about: 'reports', id: ANA, to: 'iris' });
    await report();
    expect(await entry()).toMatchObject({ assignedTo: 'iris', assignedEmail: 'iris@ejemplo.com', count: 2 });
    expect(await project.read(`audit/reports_${ANA}_1`)).toMatchObject({ after: { assignedTo: 'iris' } });
    await assignModeration(marta(), { about: 'reports', id: ANA, to: null });
    expect(await entry()).toMatchObject({ assignedTo: '', assignedEmail: '' });
  });

  it('refuses an assignee who is not an administrator and a card without reports', async () => {
    await report();
    const assign = (id: string, to: string) => assignModeration(marta(), { about: 'reports', id, to });
    expect(await refusalOf(assign(ANA, 'luis'))).toBe('not-admin');
    expect(await refusalOf(assign('nada', 'iris'))).toBe('report-not-found');
  });
});

describe('a reporter who left an email address', () => {
  const reporters = async () => ((await project.read(`reports/${DAY}`)) as ReportDocument).reporters!;

  it('receives an administrator’s answer exactly once', async () => {
    await report({ email: 'eva@ejemplo.com', language: 'en', details: 'Asks for money' });
    await report();
    expect(await entry()).toMatchObject({ waiting: 1 });
    const [{ id: reporterId } = { id: '' }] = await reporters();
    const answer = () =>
      answerReporter(marta(), { reportId: DAY, reporterId, text: 'Thank you.\nSee https://evil.example/' });
    const both = await Promise.all([answer(), answer()]);
    expect(both.filter(({ sent }) => sent)).toHaveLength(1);
    expect(await answer()).toEqual({ sent: false });
    expect(await entry()).toMatchObject({ waiting: 0 });
    expect(await reporters()).toMatchObject([{ answeredBy: 'marta@ejemplo.com' }]);
    await deliverOutbox({ db: project.db(), now: NOW });
    expect(sink.received).toHaveLength(1);
    const { to, email } = sink.received[0]!;
    expect(to).toEqual(['eva@ejemplo.com']);
    expect(email.subject).toBe('About your report');
    expect(email.text).toContain('Thank you.');
    expect(email.text).not.toMatch(/evil\.example/);
    const outbox = await project.db().collection('outbox').where('template', '==', 'report-answer').get();
    expect(outbox.docs.map((found) => found.get('answer') as unknown)).toEqual([undefined]);
    const logged = await project.read(`audit/reports_${DAY}_1`);
    expect(logged).toMatchObject({ by: 'marta', after: { answeredReporter: reporterId } });
    expect(JSON.stringify(logged)).not.toMatch(/eva@|Thank you/);
  });

  it('is never found by an unknown report or reporter id', async () => {
    await report({ email: 'eva@ejemplo.com' });
    const answer = (reportId: string, reporterId: string) =>
      refusalOf(answerReporter(marta(), { reportId, reporterId, text: 'x' }));
    expect(await answer(DAY, 'nadie')).toBe('report-not-found');
    expect(await answer('nada', 'nadie')).toBe('report-not-found');
  });

  it('is stored among the latest twenty of the day', async () => {
    for (let count = 0; count < 25; count += 1) await report({ email: `eva${count}@ejemplo.com` });
    const remaining = await reporters();
    expect(remaining).toHaveLength(20);
    expect(remaining[0]).toMatchObject({ email: 'eva24@ejemplo.com' });
  });
});

describe('the reports of a suspended account', () => {
  const follow = (disabled: boolean, reports: 'close' | 'keep' = 'keep') =>
    followSuspension(marta(), { uid: 'ana', disabled, reason: 'Engaña', reports });

  it('stay in the queue and are marked for as long as the suspension lasts', async () => {
    await report();
    await follow(true);
    expect(await entry()).toMatchObject({ status: 'open', isOwnerSuspended: true });
    await follow(false);
    expect(await entry()).toMatchObject({ status: 'open', isOwnerSuspended: false });
  });

  it('are closed with the reason when the administrator chooses so', async () => {
    await report();
    await follow(true, 'close');
    await follow(true, 'close');
    expect(await entry()).toMatchObject({
      status: 'account-suspended',
      decision: 'Engaña',
      isOwnerSuspended: true,
      revision: 1,
    });
    expect(await project.read(`reports/${DAY}`)).toMatchObject({ status: 'account-suspended' });
  });
});
