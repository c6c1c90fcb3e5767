import { bySize } from 'shared-lib/testing';
import { idOf } from '../testing/booking-input';
import { openHostileBookings, SHORT } from '../testing/hostile-bookings';
import { SLUG, startAt } from '../testing/visitor-project';

const { project, book, shownSpans, expectSound } = openHostileBookings();

describe('an attacker who forges X-Forwarded-For', () => {
  /** Holds that one network requests: more than the sixty that it may in ten minutes. */
  const FROM_ONE = bySize({ short: 70, all: 70, long: 120 });
  /** Networks that each request a hold: several for each start of the date. */
  const FROM_MANY = bySize({ short: 40, all: 40, long: 120 });
  /** Reports of one network, which may make five in an hour. */
  const REPORTS = bySize({ short: 12, all: 12, long: 41 });
  const starts = Array.from({ length: 10 }, (_, index) => startAt('09:00') + index * 30 * 60_000);
  const freeStarts = async () => {
    const spans = await shownSpans();
    return starts.filter(
      (start) => !spans.some((span) => span.start < start + 30 * 60_000 && start < span.end),
    );
  };
  /** Holds as often as possible, each time with another forged address to the left of the one that can't be forged. */
  const holdAll = (count: number, addressOf: (index: number) => string) =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        project.ask('visitor', `/b/${SLUG}/hold`, {
          method: 'POST',
          headers: { 'x-forwarded-for': addressOf(index) },
          body: { serviceId: SHORT.id, start: starts[index % 10], session: idOf(`h${index}`) },
        }),
      ),
    );

  it('gets no more holds than one address and leaves half of the date free', async () => {
    const answers = await holdAll(FROM_ONE, (index) => `198.51.100.${index}, 203.0.113.7`);
    expect(
      answers.filter(({ body }) => (body as { heldUntil?: number | null }).heldUntil).length,
    ).toBeLessThanOrEqual(5);
    expect((await freeStarts()).length).toBeGreaterThanOrEqual(5);
    // The address that can't be chosen has had its holds, and books all the same.
    const next = await holdAll(1, () => '198.51.100.250, 203.0.113.7');
    expect(next[0]).toMatchObject({ status: 429 });
    const [free] = await freeStarts();
    expect((await book({ bookingId: idOf('b1'), session: idOf('honest'), start: free })).status).toBe(200);
  });

  it('leaves half of the date free even with a real network for each hold', async () => {
    await holdAll(FROM_MANY, (index) => `2001:db8:${index.toString(16)}::1`);
    expect((await freeStarts()).length).toBeGreaterThanOrEqual(5);
    await expectSound();
  });

  it('reports a card no more often with forged or neighbouring addresses', async () => {
    const report = (address: string) =>
      project.ask('visitor', '/v/report', {
        body: { slug: SLUG, reason: 'fraud', details: '' },
        headers: { 'x-forwarded-for': address },
      });
    const forged = [];
    for (let index = 0; index < REPORTS; index++)
      forged.push((await report(`198.51.100.${index}, 203.0.113.8`)).status);
    expect(forged).toEqual([...Array<number>(5).fill(200), ...Array<number>(REPORTS - 5).fill(429)]);
    const hopping = [];
    for (let index = 0; index < 7; index++) hopping.push((await report(`2001:db8:1:2::${index}`)).status);
    expect(hopping).toEqual([...Array<number>(5).fill(200), 429, 429]);
    const long = await report('x'.repeat(14_000));
    expect(long.status).toBe(200);
  });
});
