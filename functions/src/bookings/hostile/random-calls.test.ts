import * as fc from 'fast-check';
import { busyKey } from 'shared-lib/model/booking';
import { bySize } from 'shared-lib/testing';
import type { HostileAccount } from '../../testing/hostile-client';
import { idOf } from '../testing/booking-input';
import { heldBy, openHostileBookings, SERVICES } from '../testing/hostile-bookings';
import { startAt, ZONE } from '../testing/visitor-project';

const { project, post, book, hold, expectSound } = openHostileBookings();

describe('a random sequence of calls by visitors, thieves and the owner', () => {
  const sessions = ['one', 'two', 'three'].map(idOf);
  /** Names that an attacker can see or compute, and names that pages choose. */
  const names = [
    ...sessions,
    ...sessions.map(heldBy),
    ...sessions.map((session) => heldBy(heldBy(session))),
    ...['b1', 'b2', 'b3', 'block1', 'block2'].map(idOf),
  ];
  const deed = fc.record({
    what: fc.constantFrom(
      'book',
      'book',
      'book',
      'hold',
      'hold',
      'release',
      'cancel',
      'move',
      'reschedule',
      'owner-cancel',
      'by-hand',
      'block',
      'unblock',
    ),
    name: fc.constantFrom(...names),
    session: fc.constantFrom(...names),
    start: fc.constantFrom(...['09:00', '09:30', '10:00', '10:30', '11:00'].map(startAt)),
    service: fc.constantFrom(...SERVICES),
    overlap: fc.nat(9).map((one) => one === 0),
  });
  type Deed = typeof deed extends fc.Arbitrary<infer One> ? One : never;

  /** Tokens of the links that were answered, by booking. */
  let links: Map<string, string>;
  /** Overlaps that the owner allowed, by kind and id. */
  let allowed: Set<string>;

  const keepLink = ({ body }: { body: unknown }, bookingId: string) => {
    const path = (body as { path?: string } | undefined)?.path;
    if (path) links.set(bookingId, path.split('?t=')[1]!);
  };

  async function act(
    ana: HostileAccount,
    { what, name, session, start, service, overlap }: Deed,
  ): Promise<number> {
    const token = links.get(name) ?? 'none';
    const sequence = Number((await project.db().doc(`bookings/${name}`).get()).get('sequence') ?? 0);
    const byOwner = async (kind: string, answer: Promise<{ status: number }>) => {
      const { status } = await answer;
      if (overlap && status === 200) allowed.add(`${kind}:${name}`);
      return status;
    };
    switch (what) {
      case 'book': {
        const answer = await book({ bookingId: name, session, start, service });
        keepLink(answer, name);
        return answer.status;
      }
      case 'hold':
        return (await hold(session, start, service.id)).status;
      case 'release':
        return (await post('release', { session })).status;
      case 'cancel':
        return (await post('cancel', { bookingId: name, token, reason: '' })).status;
      case 'reschedule': {
        const answer = await post('reschedule', { bookingId: name, token, start, zone: ZONE });
        keepLink(answer, name);
        return answer.status;
      }
      case 'move':
        return byOwner('booking', ana.call('moveBooking', { bookingId: name, sequence, start, overlap }));
      case 'owner-cancel':
        return (await ana.call('actOnBooking', { bookingId: name, sequence, action: 'cancel', reason: '' }))
          .status;
      case 'by-hand':
        return byOwner(
          'booking',
          ana.call('bookByHand', {
            bookingId: name,
            serviceId: service.id,
            start,
            customer: { name: 'Eva', email: '', phone: '' },
            notes: '',
            zone: ZONE,
            language: 'es',
            overlap,
          }),
        );
      case 'block':
        return byOwner(
          'block',
          ana.call('blockTime', { blockId: name, start, end: start + 45 * 60_000, title: '', overlap }),
        );
      default:
        return (await ana.call('unblockTime', { blockId: name })).status;
    }
  }

  const SEEDS = bySize({
    short: [7],
    all: [20260302, 7],
    long: Array.from({ length: 40 }, (_, index) => index + 1),
  });

  it.each(SEEDS)('leaves no overlap, and one interval for each booking and block (seed %s)', async (seed) => {
    links = new Map();
    allowed = new Set();
    const ana = project.signUp('ana');
    let done = 0;
    for (const one of fc.sample(deed, { seed, numRuns: 120 })) {
      const status = await act(ana, one);
      expect([200, 400, 403, 409, 429]).toContain(status);
      if (status === 200) done += 1;
      const standing = new Set((await expectSound(allowed)).map(busyKey));
      allowed = new Set([...allowed].filter((key) => standing.has(key)));
    }
    expect(done).toBeGreaterThan(20);
  });
});
