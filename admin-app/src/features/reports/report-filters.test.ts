import type { ReportedCard } from 'shared-lib/model';
import { filterReported, groupByAccount, readReportFilters } from './report-filters';
import { aReportedCard } from './testing/a-reported-card';

const slugs = (cards: readonly ReportedCard[]) => cards.map(({ slug }) => slug);
const filters = (query: string) => readReportFilters(new URLSearchParams(query));

const CARDS = [
  aReportedCard({ slug: 'uno', reasons: { fraud: 3 }, assignedTo: 'marta' }),
  aReportedCard({ slug: 'dos', reasons: { other: 1 }, isOwnerSuspended: true }),
  aReportedCard({ slug: 'tres', status: 'dismissed', decidedAt: 1 }),
];

describe('filterReported', () => {
  it.each([
    ['', ['uno', 'dos', 'tres']],
    ['motivo=fraud', ['uno', 'tres']],
    ['motivo=other', ['dos']],
    ['asignada=marta', ['uno']],
    ['asignada=nadie', ['dos', 'tres']],
    ['estado=account-suspended', ['dos']],
    ['estado=account-active', ['uno']],
    ['estado=dismissed', ['tres']],
    ['estado=nonsense&motivo=x', ['uno', 'dos', 'tres']],
  ])('with «%s» returns %j', (query, expected) => {
    expect(slugs(filterReported(CARDS, filters(query)))).toEqual(expected);
  });
});

describe('groupByAccount', () => {
  it('sorts accounts by the sum of their cards’ scores', () => {
    const groups = groupByAccount([
      aReportedCard({ slug: 'sola', ownerId: 'luis', score: 30, count: 6 }),
      aReportedCard({ slug: 'una', ownerId: 'ana', score: 20, count: 4 }),
      aReportedCard({ slug: 'otra', ownerId: 'ana', score: 15, count: 3 }),
    ]);
    expect(groups.map(({ ownerId, count, score, cards }) => [ownerId, count, score, slugs(cards)])).toEqual([
      ['ana', 7, 35, ['una', 'otra']],
      ['luis', 6, 30, ['sola']],
    ]);
  });
});
