import { createHash } from 'node:crypto';
import {
  busyKey,
  HOLDS_TIME,
  parseBusyInterval,
  reservedSpan,
  type StoredBusyInterval,
  type TakenTime,
  type TimeSpan,
} from 'shared-lib/model/booking';
import { parseBooking } from '../record/booking-document';
import { DATE, openVisitorProject, SLUG, startAt } from './visitor-project';

/*
 * Bookings as somebody with curl makes them, over HTTP, at the services as they are exported. Ids are taken from everything that an
 * attacker can see or compute.
 */

/** Services of the owner whom the attackers try. */
export const SERVICES = [
  { id: 'short000000000000000', durationMinutes: 30 },
  { id: 'long0000000000000000', durationMinutes: 60, bufferAfterMinutes: 30 },
] as const;
export const SHORT = SERVICES[0];

/** Computes the name of a session's hold, as any attacker could; the test sends it in place of a session. */
export const heldBy = (session: string) =>
  createHash('sha256').update(`hold:${session}`).digest('hex').slice(0, 20);

/** Opens a project with an owner who has hours and services, and what attackers send there. */
export function openHostileBookings() {
  const project = openVisitorProject();
  const { post } = project;
  const anOwner = () => project.arrange('an owner', () => project.offer(SERVICES));
  let visitors = 0;

  function book({
    service = SHORT,
    ...asked
  }: {
    bookingId: string;
    session: string;
    start?: number;
    service?: (typeof SERVICES)[number];
  }) {
    visitors += 1;
    return project.book({
      ...{ ...asked, serviceId: service.id, durationMinutes: service.durationMinutes },
      customer: { name: 'Eva', email: `eva-${visitors}@ejemplo.com`, phone: '' },
    });
  }

  const hold = (session: string, start = startAt('10:00'), serviceId: string = SHORT.id) =>
    post('hold', { serviceId, start, session });

  const shownSpans = async (headers: Record<string, string> = {}) => {
    const { body } = await project.ask('visitor', `/b/${SLUG}?from=${DATE}&to=${DATE}`, {
      method: 'GET',
      headers,
    });
    return (body as { taken: TakenTime }).taken.spans;
  };

  async function storedIntervals() {
    const { docs } = await project.db().collection('busyDays/ana/days').get();
    const all = docs.flatMap((day) => (day.get('intervals') as StoredBusyInterval[]).map(parseBusyInterval));
    return [...new Map(all.map((interval) => [busyKey(interval), interval])).values()];
  }

  async function storedBookings() {
    return (await project.db().collection('bookings').get()).docs.map(parseBooking);
  }

  /**
   * Expects that intervals which take time overlap only where the owner allowed it, that each booking that holds time and
   * each block has its interval, and that each interval has its document.
   *
   * @returns The intervals.
   */
  async function expectSound(allowed: ReadonlySet<string> = new Set()) {
    const now = Date.now();
    const [intervals, bookings, blocks] = await Promise.all([
      storedIntervals(),
      storedBookings(),
      project.db().collection('timeBlocks').get(),
    ]);
    const named = (kind: string) =>
      intervals
        .filter((interval) => interval.kind === kind)
        .map(({ id, start, end }) => ({ id, start, end }))
        .sort((a, b) => (a.id < b.id ? -1 : 1));
    const byId = (some: (TimeSpan & { id: string })[]) => some.sort((a, b) => (a.id < b.id ? -1 : 1));
    expect(named('booking')).toEqual(
      byId(
        bookings
          .filter(({ status }) => HOLDS_TIME.has(status))
          .map(({ id, service, start }) => ({ id, ...reservedSpan(service, start) })),
      ),
    );
    expect(named('block')).toEqual(
      byId(
        blocks.docs.map((block) => ({
          id: block.id,
          start: (block.get('start') as { toMillis(): number }).toMillis(),
          end: (block.get('end') as { toMillis(): number }).toMillis(),
        })),
      ),
    );
    const live = intervals.filter(({ heldUntil }) => heldUntil === 0 || heldUntil > now);
    const overlaps = live.flatMap((one, index) =>
      live
        .slice(index + 1)
        .filter((other) => one.start < other.end && other.start < one.end)
        .filter((other) => !allowed.has(busyKey(one)) && !allowed.has(busyKey(other)))
        .map((other) => [one, other]),
    );
    expect(overlaps).toEqual([]);
    return intervals;
  }

  beforeEach(() => anOwner());
  return { project, anOwner, post, book, hold, shownSpans, storedIntervals, storedBookings, expectSound };
}
