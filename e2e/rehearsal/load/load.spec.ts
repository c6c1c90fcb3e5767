import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { instantOf } from 'shared-lib/domain/booking';
import { addresses } from '../../fixtures/addresses';
import { inDays, makeBookableCard } from '../../fixtures/bookable-card';
import { expect, test } from '../../fixtures/test';

const SHOOT = join(__dirname, '../../../scripts/lib/rehearsal/shoot.mjs');

/** Duration of each row, in seconds. */
const SECONDS = 10;

/** Part of autocannon's result. */
interface Result {
  latency: { p50: number; p97_5: number; p99: number; max: number };
  requests: { average: number; total: number };
  statusCodeStats: Record<string, { count: number }>;
  errors: number;
  timeouts: number;
}

/** Load of one kind: what is asked, by how many clients, and the answers that are meant to come. */
interface Row {
  name: string;
  url: string;
  connections: number;
  statuses: string[];
  /** Requests of a client, who has an address of its own. */
  each: number;
  /** Bodies that are sent in turn; none for a GET. */
  bodies?: object[];
}

async function shoot({ url, connections, each, bodies }: Row): Promise<Result> {
  const asked = JSON.stringify({ url, connections, each, bodies, seconds: SECONDS });
  const { stdout } = await promisify(execFile)(process.execPath, [SHOOT, asked], {
    env: { ...process.env, REHEARSAL_CROWD: '1' },
  });
  return JSON.parse(stdout) as Result;
}

test('the card’s page, visits, months and bookings answer under load', async () => {
  test.setTimeout(240_000);
  const card = await makeBookableCard();
  const days = Array.from({ length: 20 }, (_, day) => inDays(day + 2));
  const holds = days.map((date) => ({
    ...{ serviceId: card.serviceIds[0], start: instantOf(date, '10:00', 'Europe/Madrid'), session: '' },
  }));
  const site = addresses.publicCard;
  const month = `${site}/b/${card.slug}?from=${days[0]}&to=${days[19]}`;
  const look = { event: 'look', lcp: 0, scanned: false, own: false };
  const rows: Row[] = [
    { name: 'card, at the edge', url: card.url, connections: 40, statuses: ['200'], each: 100 },
    { name: 'month', url: month, connections: 10, statuses: ['200'], each: 50 },
    {
      ...{ name: 'visit', url: `${site}/v/${card.slug}`, connections: 10, each: 5 },
      ...{ statuses: ['204'], bodies: [look] },
    },
    {
      ...{ name: 'hold of a slot', url: `${site}/b/${card.slug}/hold`, connections: 10, each: 2 },
      // The first of each day gets it.
      ...{ statuses: ['200', '409'], bodies: holds },
    },
  ];
  const table: Record<string, object> = {};
  for (const row of rows) {
    const { latency, requests, statusCodeStats, errors, timeouts } = await shoot(row);
    const unmeant = Object.entries(statusCodeStats).filter(([status]) => !row.statuses.includes(status));
    table[row.name] = {
      'requests/s': Math.round(requests.average),
      ...{ p50: latency.p50, 'p97.5': latency.p97_5, p99: latency.p99, max: latency.max },
      answers: Object.entries(statusCodeStats)
        .map(([status, { count }]) => `${count} × ${status}`)
        .join(', '),
      ...{ errors, timeouts },
    };
    expect.soft({ errors, timeouts, unmeant }, row.name).toEqual({ errors: 0, timeouts: 0, unmeant: [] });
    expect.soft(requests.total, row.name).toBeGreaterThan(0);
  }
  console.table(table);
});
