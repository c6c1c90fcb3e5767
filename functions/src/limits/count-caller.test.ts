import { RUN_SIZE } from 'shared-lib/testing';
import { openHostileProject } from '../testing/hostile-client';

const project = openHostileProject();

/** Asks for a booking's data, which a network may do twenty times an hour. */
const ask = (ip: string) =>
  project.ask('visitor', '/b/ana-garcia/export', {
    body: { bookingId: 'b'.repeat(20), token: 'x'.repeat(43) },
    headers: { 'x-forwarded-for': ip },
  });

/** Returns the statuses of requests from as many lines (/64) of a range. */
async function statusesOf(count: number, addressOf: (line: string) => string): Promise<number[]> {
  const statuses: number[] = [];
  for (let line = 0; line < count; line += 1) {
    const { status } = await ask(addressOf(line.toString(16).padStart(2, '0')));
    statuses.push(status);
  }
  return statuses;
}

const refused = (statuses: readonly number[]) => statuses.filter((status) => status === 429).length;

it('countCaller limits a /56 of IPv6 to the requests of four networks', async () => {
  const statuses = await statusesOf(90, (line) => `2001:db8:1:${line}::1`);
  expect(refused(statuses.slice(0, 80))).toBe(0);
  expect(refused(statuses)).toBe(10);
});

// Left to `npm run test:all`.
if (RUN_SIZE !== 'short')
  it('countCaller limits a /48 of IPv6 to the requests of sixteen networks', async () => {
    const statuses = await statusesOf(256, (line) => `2001:db8:2:${line}00::1`);
    expect(refused(statuses)).toBe(0);
    const more = await statusesOf(100, (line) => `2001:db8:2:${line}01::1`);
    // Some come back while the test runs.
    expect(refused(more)).toBeGreaterThan(25);
  });

it('countCaller limits each IPv4 address on its own', async () => {
  const statuses: number[] = [];
  for (let last = 1; last <= 85; last += 1) statuses.push((await ask(`203.0.113.${last}`)).status);
  expect(refused(statuses)).toBe(0);
});
