import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ASSUMED, describeMonth, PRICES, simulate } from '../../tools/costs/simulation.mjs';
import { ROOT } from './run-module';

const PAGE = join(ROOT, 'docs/costs.md');

const SIZES = [
  { cards: 1_000, views: 1e5, bookings: 1_000, accounts: 500 },
  { cards: 100_000, views: 1e7, bookings: 1e5, accounts: 5e4 },
  { cards: 1e6, views: 1e8, bookings: 1e6, accounts: 1e5 },
];

type Size = (typeof SIZES)[number];

interface Month {
  costs: { name: string; amount: number; dollars: number }[];
  total: number;
  spots: { what: string; load: number }[];
}

const monthOf = (size: Size) => simulate(size) as Month;

/** Returns `docs/costs.md`. */
function page(): string {
  const list = (table: Record<string, number>) =>
    Object.entries(table).map(([name, value]) => `| ${name} | ${Number(value.toPrecision(3))} |`);
  const hottest = monthOf(SIZES.at(-1)!).spots.filter(({ load }) => load > 1);
  return [
    '# Costs',
    '',
    'Made from `tools/costs` by `UPDATE_COSTS=1 npx jest functions/src/costs scripts/tests/costs`. Operations of Firestore are measured with the local one',
    '(`functions/src/costs/operations.test.ts`); prices are Google’s list, without free quotas; the rest are assumptions, to be replaced by what',
    'the first months show. Another size: `npm run simulate -- --cards 1e6 --views 1e8 --bookings 1e6 --accounts 1e5`.',
    '',
    '## Months',
    '',
    ...SIZES.flatMap((size) => [describeMonth(size) as string, '']),
    '## Hot spots',
    '',
    `Bold above: ${hottest.map(({ what }) => what).join('; ') || 'none'}. A document takes about one write a second, so that counts are spread over shards, which a job adds up.`,
    'A card that many open at once spreads its counts over more of them (`functions/src/stats/hot-cards.ts`). Until a backlog is added up, which',
    'every minute goes on with, an owner’s figures are late, and nothing else is.',
    '',
    '## Computed from',
    '',
    '| price in $ | |',
    '|---|--:|',
    ...list(PRICES as Record<string, number>),
    '',
    '| assumption | |',
    '|---|--:|',
    ...list(ASSUMED as Record<string, number>),
    '',
  ].join('\n');
}

it('docs/costs.md matches the calculated costs', () => {
  if (process.env['UPDATE_COSTS']) writeFileSync(PAGE, page());
  expect(readFileSync(PAGE, 'utf8')).toBe(page());
});

it('monthOf adds up the amounts at their prices and grows with the usage', () => {
  const [small, , large] = SIZES.map(monthOf);
  for (const month of [small!, large!]) {
    const sum = month.costs.reduce(
      (total, { name, amount }) => total + amount * (PRICES as Record<string, number>)[name]!,
      0,
    );
    expect(month.total).toBeCloseTo(sum, 6);
    for (const { amount } of month.costs) expect(amount).toBeGreaterThan(0);
  }
  expect(large!.total / small!.total).toBeGreaterThan(50);
  const more = monthOf({ ...SIZES[0]!, views: 2e5 });
  expect(more.total).toBeGreaterThan(small!.total);
});

it('monthOf finds a small product far from its limits and ranks a large one’s hot spots', () => {
  const [small, , large] = SIZES.map(monthOf);
  expect(Math.max(...small!.spots.map(({ load }) => load))).toBeLessThan(0.5);
  expect(large!.spots[0]!.what).toMatch(/^writes a second of the month’s shards/);
  expect(large!.spots[0]!.load).toBeLessThan(1);
  const huge = monthOf({ ...SIZES[2]!, bookings: 5e6 });
  expect(huge.spots[0]).toMatchObject({ what: 'mails a minute, at the peak' });
  expect(huge.spots[0]!.load).toBeGreaterThan(1);
});

it('npm run costs prints the costs of a given size and refuses an invalid one', () => {
  const run = (...args: string[]) =>
    execFileSync(process.execPath, ['tools/costs/simulate.mjs', ...args], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  const size = ['--cards', '1e3', '--views', '1e5', '--bookings', '1e3', '--accounts', '500'];
  expect(run(...size).trim()).toBe(describeMonth(SIZES[0]));
  expect(() => run('--cards', 'many')).toThrow('Usage');
});
