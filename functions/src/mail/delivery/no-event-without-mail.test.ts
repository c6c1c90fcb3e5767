import * as fc from 'fast-check';
import {
  nextBookingStatus,
  type Booking,
  type BookingAction,
  type BookingActor,
  type BookingStatus,
} from 'shared-lib/model/booking';
import { bySize } from 'shared-lib/testing';
import { DAY_MS, HOUR_MS } from 'shared-lib/time';
import { NOW } from '../../testing/local-project';
import { type BookingMailEvent } from '../../outbox/outbox';
import { aBooking, START } from '../testing/a-booking';
import { openMailProject } from '../testing/mail-project';

const project = openMailProject();

const EVENTS: Partial<Record<BookingAction, BookingMailEvent>> = {
  pay: 'paid',
  confirm: 'confirmed',
  reject: 'rejected',
  reschedule: 'rescheduled',
  cancel: 'cancelled',
};

interface Step {
  action: BookingAction;
  actor: BookingActor;
  /** True when the job runs before the next step. */
  delivered: boolean;
}

const step: fc.Arbitrary<Step> = fc.record({
  action: fc.constantFrom<BookingAction>('pay', 'confirm', 'reject', 'reschedule', 'reschedule', 'cancel'),
  actor: fc.constantFrom<BookingActor>('visitor', 'owner'),
  delivered: fc.boolean(),
});
const firstStatus = fc.constantFrom<BookingStatus>('pending_payment', 'pending_confirmation', 'confirmed');

/** Returns a booking after a step, by the table of states; `null` when the step isn't allowed. */
function after(booking: Booking, { action, actor }: Step, now: number): Booking | null {
  const status = nextBookingStatus(booking.status, action, actor);
  if (!status || (action === 'pay' && booking.payment.state === 'paid')) return null;
  const moved = action === 'reschedule' ? DAY_MS : 0;
  return {
    ...booking,
    status,
    start: booking.start + moved,
    end: booking.end + moved,
    sequence: booking.sequence + (status !== booking.status || moved > 0 ? 1 : 0),
    payment: action === 'pay' ? { ...booking.payment, state: 'paid', paidAt: now } : booking.payment,
    updatedAt: now,
  };
}

/** Returns the state in the last calendar file that an address got: `CONFIRMED 20260304T090000Z`. */
function calendarOf(address: string): string {
  const { email } = project.sink.received.filter(({ to }) => to.includes(address)).at(-1)!;
  const file = email.attachments.find(({ filename }) => filename === 'reserva.ics')!;
  const content = Buffer.from(file.content as ArrayBuffer).toString();
  const value = (name: string) => new RegExp(`^${name}:(.*?)\r?$`, 'm').exec(content)?.[1];
  return `${value('STATUS')} ${value('DTSTART')} ${value('SEQUENCE')}`;
}

const CALENDAR: Partial<Record<BookingStatus, string>> = {
  pending_payment: 'TENTATIVE',
  pending_confirmation: 'TENTATIVE',
  confirmed: 'CONFIRMED',
};

describe('every event of a booking', () => {
  it('has its mail, and the last mail sent matches the booking’s final state', async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(firstStatus, fc.array(step, { maxLength: 6 }), async (status, steps) => {
        project.sink.received.length = 0;
        let now = NOW;
        let booking = aBooking({ id: `booking${(run += 1)}`.padEnd(20, 'x'), status, start: START });
        const happened: [Booking, BookingMailEvent, BookingActor][] = [[booking, 'created', 'visitor']];
        await project.happen(booking, 'created', now);
        for (const next of steps) {
          now += HOUR_MS;
          if (next.delivered) await project.deliver(now);
          const changed = after(booking, next, now);
          if (!changed) continue;
          booking = changed;
          happened.push([booking, EVENTS[next.action]!, next.actor]);
          await project.happen(booking, EVENTS[next.action]!, now, next.actor);
        }
        await project.deliver(now);

        for (const [at, event, actor] of happened) {
          expect((await project.entry(at, event, 'visitor'))?.status).toMatch(/^(sent|dropped)$/);
          const toOwner = (await project.entry(at, event, 'owner'))?.status;
          // No owner gets mail about their own action.
          if (actor === 'owner') expect(toOwner).toBeUndefined();
          else expect(toOwner).toMatch(/^(sent|dropped)$/);
        }
        const start = new Date(booking.start).toISOString().replace(/[-:]|\.\d+/g, '');
        const holds = `${CALENDAR[booking.status] ?? 'CANCELLED'} ${start} ${booking.sequence}`;
        expect(calendarOf('zoe@ejemplo.com')).toBe(holds);
        // Owners' calendars follow their own address: what a mail put there would be wrong after a change of their own.
        const toOwner = project.sink.received.filter(({ to }) => to.includes('ana@ejemplo.com'));
        expect(toOwner.flatMap(({ email }) => email.attachments)).toEqual([]);
        const reminders = await project
          .db()
          .collection('reminders')
          .where('bookingId', '==', booking.id)
          .get();
        expect(reminders.size).toBe(booking.status === 'confirmed' ? 2 : 0);
      }),
      { numRuns: bySize({ short: 4, all: 12, long: 200 }) },
    );
  });
});
