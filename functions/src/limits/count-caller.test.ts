import { RUN_SIZE } from 'shared-lib/testing';
import { openHostileProject } from '../testing/hostile-client';

const project = openHostileProject();

/** Reports a card that isn't there, which a network may do five times an hour: of all limits the lowest, and the soonest reached. */
const report = (ip: string) =>
  project.ask('visitor', '/v/report', {
    body: { slug: 'nadie', reason: 'fraud', details: '' },
    headers: { 'x-forwarded-for': ip },
  });

/** Returns the statuses of requests from as many lines (/64) of a range. */
async function statusesOf(count: number, addressOf: (line: string) => string): Promise<number[]> {
  const statuses: number[] = [];
  for (let line = 0; line < count; line += 1) {
    const { status } = await report(addressOf(line.toString(16).padStart(2, '0')));
    statuses.push(status);
  }
  return statuses;
}

const count = (statuses: readonly number[], wanted: number) =>
  statuses.filter((status) => status === wanted).length;

it('countCaller limits a /56 of IPv6 to the requests of four networks', async () => {
  const statuses = await statusesOf(30, (line) => `2001:db8:1:${line}::1`);
  expect(count(statuses.slice(0, 20), 200)).toBe(20);
  expect(count(statuses.slice(20), 429)).toBe(10);
});

// Left to `npm run test:all`.
if (RUN_SIZE !== 'short')
  it('countCaller limits a /48 of IPv6 to the requests of sixteen networks', async () => {
    const statuses = await statusesOf(80, (line) => `2001:db8:2:${line}00::1`);
    expect(count(statuses, 200)).toBe(80);
    const more = await statusesOf(30, (line) => `2001:db8:2:${line}01::1`);
    // Some come back while the test runs.
    expect(count(more, 429)).toBeGreaterThan(20);
  });

it('countCaller limits each IPv4 address on its own', async () => {
  const statuses: number[] = [];
  for (let last = 1; last <= 25; last += 1) statuses.push((await report(`203.0.113.${last}`)).status);
  expect(count(statuses, 200)).toBe(25);
});
