import { expect, test } from '../../../../e2e/fixtures/test';
import { loadRows } from './rows';
import { NO_TROUBLE, shoot, troubleIn } from './shoot';

/** Duration of each row, in seconds. */
const SECONDS = 10;

test('the card’s page, visits, months, bookings and a dashboard answer under load', async () => {
  test.setTimeout(240_000);
  const table: Record<string, object> = {};
  for (const row of Object.values(await loadRows())) {
    const result = await shoot(row, { seconds: SECONDS });
    const { latency, requests, statusCodeStats, errors, timeouts } = result;
    table[row.name] = {
      'requests/s': Math.round(requests.average),
      ...{ p50: latency.p50, 'p97.5': latency.p97_5, p99: latency.p99, max: latency.max },
      answers: Object.entries(statusCodeStats)
        .map(([status, { count }]) => `${count} × ${status}`)
        .join(', '),
      ...{ errors, timeouts },
    };
    expect.soft(troubleIn(result, row), row.name).toEqual(NO_TROUBLE);
    expect.soft(requests.total, row.name).toBeGreaterThan(0);
  }
  console.table(table);
});
