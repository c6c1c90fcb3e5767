import { doc, getDoc, setDoc, Timestamp } from 'firebase/firestore';
import {
  DEFAULT_SETTINGS,
  daysOfPeriod,
  monthsOfPeriod,
  NO_TOTALS,
  READ_ONLY_FLAG,
  searchFields,
  topCardsOf,
  type Appeal,
  type AuditEntry,
  type CardReport,
  type Plan,
} from '../../../model';
import { firebaseFirestore } from '../../firebase/firestore';
import {
  getCardDays,
  getIndexedUsers,
  getMonths,
  getTemplate,
  getTotals,
  listAudit,
  listIndexedUsers,
  newTemplateId,
  publishTemplate,
  revertAudited,
  revokeInvite,
  saveFreeze,
  saveSetting,
  saveTemplate,
  setTemplatePublic,
  subscribeToDescribedFlags,
  subscribeToIndexedUser,
  subscribeToInvites,
  getReportedCard,
  subscribeToAppeals,
  subscribeToReportedCards,
  subscribeToReportsOf,
  subscribeToSetting,
  type Author,
  type StoredFlag,
  type UserCursor,
  type UserFilter,
  type UserSort,
} from '../index';
import { aTemplateDraft } from '../../../testing';
import { openLocalDatabase, until } from '../testing/local-database';

openLocalDatabase();

const marta = { uid: 'marta', email: 'marta@ejemplo.com' };
const iris = { uid: 'iris', email: 'iris@ejemplo.com' };
const put = (path: string, data: object) => setDoc(doc(firebaseFirestore(), path), data);

/** Begins the freeze, or changes its message, and returns the flag's new revision. */
async function freeze(author: Author, message: string, editedRevision: number | null): Promise<number> {
  const words = { name: 'Solo lectura', description: '' };
  await saveFreeze(author, { message, until: null }, words, editedRevision);
  return (await getDoc(doc(firebaseFirestore(), 'featureFlags', READ_ONLY_FLAG))).get('revision') as number;
}

describe('the users', () => {
  const aUser = (
    uid: string,
    name: string,
    { phone = '', ...more }: { phone?: string; [field: string]: unknown } = {},
  ) => {
    const email = `${uid}@ejemplo.com`;
    return put(`userIndex/${uid}`, {
      name,
      email,
      slugs: [`tarjeta-de-${uid}`],
      ...searchFields({ name, email, slugs: [`tarjeta-de-${uid}`], phone }),
      plan: 'free' satisfies Plan,
      disabled: false,
      isAdmin: false,
      createdAt: Timestamp.fromMillis(1000),
      activeAt: Timestamp.fromMillis(1000),
      cards: 1,
      publishedCards: 0,
      bookings: 0,
      ...more,
    });
  };

  async function all(filter: UserFilter, sort: UserSort = 'name', pageSize = 2): Promise<string[]> {
    const uids: string[] = [];
    let cursor: UserCursor | null = null;
    do {
      const page: Awaited<ReturnType<typeof listIndexedUsers>> = await listIndexedUsers(
        filter,
        sort,
        cursor,
        pageSize,
      );
      expect(page.users.length).toBeLessThanOrEqual(2 * pageSize);
      uids.push(...page.users.map(({ uid }) => uid));
      cursor = page.next;
    } while (cursor);
    return uids;
  }

  beforeEach(async () => {
    await aUser('ana', 'Ána García', { plan: 'premium', createdAt: Timestamp.fromMillis(4000) });
    await aUser('luis', 'Luis Anaya', { activeAt: Timestamp.fromMillis(9000) });
    await aUser('anabel', 'Belén', { disabled: true, createdAt: Timestamp.fromMillis(3000) });
    await aUser('marta', 'Marta', { isAdmin: true, createdAt: Timestamp.fromMillis(2000) });
    await aUser('zoe', 'Ana Zoe', { plan: 'premium', disabled: true });
  });

  it('are listed by name, age or activity, page by page', async () => {
    expect(await all({})).toEqual(['ana', 'zoe', 'anabel', 'luis', 'marta']);
    expect((await all({}, 'recent')).slice(0, 3)).toEqual(['ana', 'anabel', 'marta']);
    expect((await all({}, 'active'))[0]).toBe('luis');
  });

  it('are found by the beginning of a name or an address, regardless of accents', async () => {
    expect(await all({ search: ' AN' })).toEqual(['ana', 'zoe', 'anabel']);
    expect(await all({ search: 'luis@' })).toEqual(['luis']);
    expect(await all({ search: 'nadie' })).toEqual([]);
  });

  it('are found by any part of their searchable data, after the matches at a beginning', async () => {
    await aUser('carla', 'Carla Anaya', { phone: '+34 600 123 456' });
    // Beginnings of a name, of an address, and then the rest.
    expect(await all({ search: 'ana' }, 'name', 10)).toEqual(['ana', 'zoe', 'anabel', 'carla', 'luis']);
    // More matches of the beginning than fit a page: a longer search finds the others.
    expect(await all({ search: 'ana' }, 'name', 1)).toEqual(['ana', 'zoe', 'anabel']);
    expect(await all({ search: 'anay' }, 'name', 1)).toEqual(['carla', 'luis']);
    expect(await all({ search: 'rcía' })).toEqual(['ana']);
    expect(await all({ search: 'is@ej' })).toEqual(['luis']);
    expect(await all({ search: 'de-zoe' })).toEqual(['zoe']);
    expect(await all({ search: '600 12' })).toEqual(['carla']);
    expect(await all({ search: '3456' })).toEqual(['carla']);
    expect(await all({ search: '700 12' })).toEqual([]);
    // Two letters are only looked for at beginnings.
    expect(await all({ search: 'rc' })).toEqual([]);
    expect(await all({ search: 'jemplo.com', plan: 'premium', state: 'suspended' })).toEqual(['zoe']);
  });

  it.each(['recent', 'name', 'active'] as const)('are filtered while sorted by %s', async (sort) => {
    expect((await all({ plan: 'premium' }, sort)).sort()).toEqual(['ana', 'zoe']);
    expect((await all({ state: 'suspended' }, sort)).sort()).toEqual(['anabel', 'zoe']);
    expect(await all({ state: 'admin' }, sort)).toEqual(['marta']);
    expect(await all({ state: 'active', plan: 'premium' }, sort)).toEqual(['ana']);
    expect(await all({ state: 'suspended', plan: 'premium', search: 'an' }, sort)).toEqual(['zoe']);
  });

  it('are the same whether followed one by one or read together by uid', async () => {
    const user = await until<Awaited<ReturnType<typeof listIndexedUsers>>['users'][number] | null>(
      (next, fail) => subscribeToIndexedUser('ana', next, fail),
    );
    const found = await getIndexedUsers(['ana', 'nadie', ...Array.from({ length: 40 }, (_, n) => `u${n}`)]);
    expect(found).toEqual([user]);
    expect(user).toEqual({
      uid: 'ana',
      name: 'Ána García',
      email: 'ana@ejemplo.com',
      plan: 'premium',
      disabled: false,
      isAdmin: false,
      createdAt: 4000,
      activeAt: 1000,
      cards: 1,
      publishedCards: 0,
      bookings: 0,
    });
  });
});

describe('the panel’s data layer', () => {
  it('returns the default of a setting until it is saved, and refuses an outdated save', async () => {
    const stored = () =>
      until<{ value: unknown; revision: number | null }>((next, fail) =>
        subscribeToSetting('product', next, fail),
      );
    expect(await stored()).toEqual({ value: DEFAULT_SETTINGS.product, revision: null, updatedAt: null });
    const mine = { ...DEFAULT_SETTINGS.product, cardsPerAccount: 3 };
    const revision = await saveSetting(marta, 'product', mine, null);
    await expect(saveSetting(iris, 'product', mine, null)).rejects.toMatchObject({ code: 'edit-conflict' });
    expect(await saveSetting(iris, 'product', { ...mine, cardsPerAccount: 4 }, revision)).toBe(revision + 1);
    await expect(saveSetting(marta, 'product', mine, revision)).rejects.toMatchObject({
      code: 'edit-conflict',
    });
    expect(await stored()).toMatchObject({ value: { cardsPerAccount: 4 }, revision: revision + 1 });
  });

  it('saves the freeze over the edited revision, and refuses the second of two concurrent saves', async () => {
    const revision = await freeze(marta, 'Volvemos a las 5.', null);
    const both = await Promise.allSettled([
      freeze(marta, 'Volvemos a las 6.', revision),
      freeze(iris, 'Volvemos a las 7.', revision),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const flags = await until<StoredFlag[]>(subscribeToDescribedFlags);
    expect(flags).toEqual([
      expect.objectContaining({ id: READ_ONLY_FLAG, createdBy: 'marta', revision: revision + 1 }),
    ]);
  });

  it('lists an invitation until it is revoked', async () => {
    const at = Timestamp.now();
    await put('adminInvites/iris@ejemplo.com', {
      email: 'iris@ejemplo.com',
      invitedBy: 'marta',
      createdAt: at,
      expiresAt: Timestamp.fromMillis(Date.now() + 60_000),
      acceptedAt: null,
      acceptedBy: null,
      tokenHash: 'a'.repeat(64),
      revision: 1,
    });
    const invites = await until<{ email: string; expiresAt: number }[]>(subscribeToInvites);
    expect(invites).toEqual([expect.objectContaining({ email: 'iris@ejemplo.com', acceptedAt: null })]);
    expect(invites[0]!.expiresAt).toBeGreaterThan(Date.now());
    await revokeInvite(marta, ' Iris@ejemplo.com');
    await until<unknown[]>(subscribeToInvites, (left) => left.length === 0);
  });
});

describe('the audit log', () => {
  /** Waits until the freeze has this message; `undefined` for a flag that isn't stored. The first value may be an older one. */
  const comesTo = (message: string | undefined) =>
    until<StoredFlag[]>(subscribeToDescribedFlags, ([stored]) => stored?.message === message);
  const entries = async (filter = {}): Promise<AuditEntry[]> => (await listAudit(filter, null)).entries;

  it('is filtered by document, author and time, the newest first, page by page', async () => {
    const revision = await freeze(marta, 'uno', null);
    await saveSetting(iris, 'linkHosts', { hosts: ['malo.example'] }, null);
    await freeze(iris, 'dos', revision);
    const [latest] = await entries();
    expect(latest).toMatchObject({ by: 'iris', docId: READ_ONLY_FLAG, before: { message: 'uno' } });
    const counts = await Promise.all(
      [
        { collection: 'featureFlags' },
        { docId: READ_ONLY_FLAG, by: 'marta' },
        { by: 'iris' },
        { collection: 'config', docId: 'linkHosts', by: 'iris', from: 0 },
        { until: 1 },
      ].map(async (filter) => (await entries(filter)).length),
    );
    expect(counts).toEqual([2, 1, 2, 1, 0]);
    const first = await listAudit({}, null, 2);
    const second = await listAudit({}, first.next, 2);
    expect([first.entries.length, second.entries.length, second.next]).toEqual([2, 1, null]);
  });

  it('reverts a change by a new entry, and asks for confirmation where later changes exist', async () => {
    const revision = await freeze(marta, 'uno', null);
    await freeze(marta, 'dos', revision);
    const [second, first] = await entries();
    await expect(revertAudited(iris, first!)).rejects.toMatchObject({ code: 'audit-superseded' });
    await revertAudited(iris, second!);
    await comesTo('uno');
    const [mine] = await entries();
    expect(mine).toMatchObject({ by: 'iris', revision: revision + 2, after: { message: 'uno' } });
    await revertAudited(iris, first!, { confirmed: true });
    await comesTo(undefined);
    // And the removal itself.
    await revertAudited(marta, (await entries())[0]!);
    await comesTo('uno');
  });

  it('refuses to show a hidden template again that was changed since its publication', async () => {
    const id = newTemplateId();
    const save = { id, draft: aTemplateDraft(), compiledCode: 'a', baseRevision: null };
    await publishTemplate(marta, save, '');
    await setTemplatePublic(marta, id, false);
    const [hiding] = await entries({ docId: id });
    await revertAudited(iris, hiding!);
    expect((await getTemplate(id))?.isPublic).toBe(true);

    await setTemplatePublic(marta, id, false);
    const [again] = await entries({ docId: id });
    const { revision: baseRevision } = (await getTemplate(id))!;
    const draft = aTemplateDraft({ cssCode: 'p { color: red }' });
    await saveTemplate(marta, 'userTemplates', { ...save, draft, baseRevision });
    await expect(revertAudited(iris, again!, { confirmed: true })).rejects.toMatchObject({
      code: 'template-changed',
    });
    expect((await getTemplate(id))?.isPublic).toBe(false);
  });

  it('refuses to revert a change to a collection that administrators don’t edit', async () => {
    const entry = { id: 'users_ana_1', collection: 'users', before: {}, after: {} };
    await expect(revertAudited(marta, entry)).rejects.toMatchObject({ code: 'audit-not-revertible' });
  });
});

describe('figures and reports', () => {
  it('are zeros and empty months before anything happens', async () => {
    expect(await getTotals()).toEqual(NO_TOTALS);
    expect(await getMonths(['2026-03'])).toEqual({ '2026-03': { days: {}, vitals: {}, topCards: {} } });
  });

  it('list the most viewed cards of a period and the daily views of one card', async () => {
    const now = Date.UTC(2026, 2, 2);
    const card = (cardId: string, views: number) => ({ cardId, slug: cardId, views, saves: 1 });
    await put('stats/2026-02', { topCards: { '28': [card('a', 3), card('b', 2)], '01': [card('c', 99)] } });
    await put('stats/2026-03', { topCards: { '02': [card('b', 4)] } });
    const months = await getMonths(monthsOfPeriod(now, 7));
    expect(topCardsOf(months, daysOfPeriod(now, 7))).toEqual([
      { ...card('b', 6), saves: 2 },
      { ...card('a', 3), saves: 1 },
    ]);
    await put('cardStats/a/days/2026-03-01', { views: 3 });
    await put('cardStats/a/days/2025-03-01', { views: 9 });
    expect(await getCardDays('a', 7, now)).toEqual({ '2026-03-01': { views: 3 } });
  });

  it('list the open reported cards by score, and the decided ones by time', async () => {
    const entry = (slug: string, score: number, decidedAt: number | null) =>
      put(`reportedCards/${slug}`, {
        ...{ slug, cardId: slug, ownerId: 'ana', count: 1, score, status: decidedAt ? 'dismissed' : 'open' },
        ...{ lastAt: Timestamp.fromMillis(1000), firstAt: Timestamp.fromMillis(1000) },
        decidedAt: decidedAt && Timestamp.fromMillis(decidedAt),
      });
    await entry('uno', 5, null);
    await entry('dos', 185, null);
    await entry('tres', 900, 3000);
    await entry('cuatro', 1, 4000);
    const read = (state: 'open' | 'decided') =>
      until<{ slug: string }[]>((next, fail) => subscribeToReportedCards({ state, count: 10 }, next, fail));
    expect((await read('open')).map(({ slug }) => slug)).toEqual(['dos', 'uno']);
    expect((await read('decided')).map(({ slug }) => slug)).toEqual(['cuatro', 'tres']);
    expect(await getReportedCard('tres')).toMatchObject({ status: 'dismissed', decidedAt: 3000, waiting: 0 });
    expect(await getReportedCard('nada')).toBeNull();
  });

  it('list the reports of a card with their reporters, the latest first', async () => {
    const at = (time: number) => Timestamp.fromMillis(time);
    const reporter = { id: 'r1', email: 'eva@ejemplo.com', language: 'es', reason: 'fraud', details: '' };
    await put('reports/uno_1', { cardId: 'uno', status: 'open', firstAt: at(1), lastAt: at(1000) });
    await put('reports/uno_2', {
      ...{ cardId: 'uno', status: 'open', firstAt: at(1), lastAt: at(2000) },
      reporters: [{ ...reporter, at: at(2000), answeredBy: '' }],
    });
    await put('reports/dos_1', { cardId: 'dos', status: 'open', firstAt: at(1), lastAt: at(3000) });
    const found = await until<CardReport[]>((next, fail) => subscribeToReportsOf('uno', next, fail));
    expect(found.map(({ id }) => id)).toEqual(['uno_2', 'uno_1']);
    expect(found.map(({ reporters }) => reporters)).toEqual([
      [{ ...reporter, at: 2000, answeredBy: '' }],
      [],
    ]);
  });

  it('list the open appeals with their remarks, the oldest first', async () => {
    const at = (time: number) => Timestamp.fromMillis(time);
    const appeal = (id: string, createdAt: number, decidedAt: number | null) =>
      put(`appeals/${id}`, {
        ...{ about: 'card', ownerId: 'ana', text: 'Es mía', status: decidedAt ? 'refused' : 'open' },
        ...{ createdAt: at(createdAt), decidedAt: decidedAt && at(decidedAt) },
        comments: [{ id: 'c1', text: 'x', byEmail: 'm@x.test', at: at(5) }],
      });
    await appeal('dos', 2000, null);
    await appeal('uno', 1000, null);
    await appeal('tres', 500, 3000);
    const read = (state: 'open' | 'decided') =>
      until<Appeal[]>((next, fail) => subscribeToAppeals({ state, count: 10 }, next, fail));
    const open = await read('open');
    expect(open.map(({ id }) => id)).toEqual(['uno', 'dos']);
    expect(open[0]).toMatchObject({ createdAt: 1000, decidedAt: null, comments: [{ at: 5 }] });
    expect((await read('decided')).map(({ id }) => id)).toEqual(['tres']);
  });
});
