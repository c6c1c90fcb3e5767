import { emptyProfile } from 'shared-lib/model';
import { aLink } from 'shared-lib/testing';
import { openHostileProject } from '../testing/hostile-client';

const project = openHostileProject();
const marta = () => project.signUp('marta');
const HOSTS = ['evil.example'];

const ban = (hosts: string[]) => project.db().doc('config/linkHosts').set({ hosts });
const aCardThatLeads = (uid: string, slug: string, url: string) =>
  project.aPublished(uid, slug, { links: [aLink({ url, title: 'Premio' })] });

interface Search {
  result: { looked: number; found: { slug: string; host: string }[]; next: string | null };
}
const search = async (after: string | null = null, hosts = HOSTS) =>
  ((await marta().call('findLinkedCards', { hosts, after })).body as Search).result;

beforeEach(async () => {
  await project.db().doc('admins/marta').set({ id: 'marta', role: 'admin', revision: 1 });
});

describe('published cards that lead to a newly banned host', () => {
  it('are found however the link writes the host', async () => {
    await aCardThatLeads('ana', 'ana-garcia', 'https://www.EVIL.example:8443/x');
    await aCardThatLeads('luis', 'luis-perez', 'https://notevil.example/');
    const paused = await aCardThatLeads('eva', 'eva-ruiz', 'https://evil.example/');
    await project.signUp('eva').call('pauseCard', { cardId: paused });
    await ban(HOSTS);
    expect(await search()).toEqual({
      looked: 2,
      found: [expect.objectContaining({ slug: 'ana-garcia', title: 'Premio', host: 'evil.example' })],
      next: null,
    });
  });

  it('are searched page by page to the last, with one read per card', async () => {
    const batch = project.db().batch();
    for (let index = 0; index < 230; index += 1) {
      const slug = `t-${String(index).padStart(3, '0')}`;
      const links = [aLink({ url: index === 229 ? 'https://evil.example/' : 'https://good.example/' })];
      batch.set(project.db().doc(`publicCards/${slug}`), {
        ...{ status: 'published', cardId: slug, slug, links, profile: emptyProfile() },
      });
    }
    await batch.commit();
    await ban(HOSTS);
    const first = await search();
    const second = await search(first.next);
    const third = await search(second.next);
    expect([first, second, third].map(({ looked }) => looked)).toEqual([100, 100, 30]);
    expect(third).toMatchObject({ found: [{ slug: 't-229' }], next: null });
  });

  it('are taken down together, except a card whose link has changed', async () => {
    const bad = await aCardThatLeads('ana', 'ana-garcia', 'https://evil.example/');
    const worse = await aCardThatLeads('luis', 'luis-perez', 'https://a.evil.example/');
    const mended = await aCardThatLeads('eva', 'eva-ruiz', 'https://good.example/');
    await ban(HOSTS);
    const cardIds = [bad, worse, mended];
    const input = { hosts: HOSTS, cardIds, reason: 'Lleva a un sitio que engaña.' };
    const answer = await marta().call('takeDownLinked', input);
    expect(answer.body).toMatchObject({ result: { takenDown: [bad, worse], skipped: [mended] } });
    for (const [uid, cardId, slug] of [
      ['ana', bad, 'ana-garcia'],
      ['luis', worse, 'luis-perez'],
    ]) {
      expect(await project.read(`publicCards/${slug}`)).toMatchObject({ status: 'taken-down' });
      expect(await project.read(`cards/${cardId}`)).toMatchObject({ takedown: { reason: input.reason } });
      expect(await project.read(`outbox/${uid}-card-taken-down-${cardId}`)).toMatchObject({
        status: 'waiting',
      });
      expect(await project.read(`audit/cards_${cardId}_1`)).toMatchObject({ by: 'marta' });
    }
    expect(await project.read('publicCards/eva-ruiz')).toMatchObject({ status: 'published' });
    // Again, as after a broken connection: nothing happens twice.
    const again = await marta().call('takeDownLinked', input);
    expect(again.body).toMatchObject({ result: { takenDown: [], skipped: cardIds } });
  });

  it('are neither found nor taken down for a host that isn’t banned', async () => {
    const card = await aCardThatLeads('ana', 'ana-garcia', 'https://evil.example/');
    expect(await search()).toMatchObject({ found: [] });
    const answer = await marta().call('takeDownLinked', { hosts: HOSTS, cardIds: [card], reason: 'x' });
    expect(answer.body).toMatchObject({ result: { takenDown: [], skipped: [card] } });
    expect(await project.read('publicCards/ana-garcia')).toMatchObject({ status: 'published' });
  });

  it('are found and taken down only by administrators who signed in recently', async () => {
    const card = await aCardThatLeads('ana', 'ana-garcia', 'https://evil.example/');
    await ban(HOSTS);
    const input = { hosts: HOSTS, cardIds: [card], reason: 'x' };
    const ana = project.signUp('ana');
    expect(await ana.call('findLinkedCards', { hosts: HOSTS, after: null })).toMatchObject({
      reason: 'not-admin',
    });
    expect(await ana.call('takeDownLinked', input)).toMatchObject({ reason: 'not-admin' });
    const old = project.signUp('marta', { startedAt: Math.floor(Date.now() / 1000) - 3600 });
    expect((await old.call('takeDownLinked', input)).status).toBe(400);
    expect(await project.read('publicCards/ana-garcia')).toMatchObject({ status: 'published' });
    const many = Array.from({ length: 11 }, (_, index) => `c${index}`);
    expect(await marta().call('takeDownLinked', { ...input, cardIds: many })).toMatchObject({
      reason: 'invalid-input',
    });
  });
});
