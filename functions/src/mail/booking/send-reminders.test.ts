import { Timestamp } from 'firebase-admin/firestore';
import { DAY_MS, HOUR_MS } from 'shared-lib/time';
import { NOW } from '../../testing/local-project';
import { reminderRef, type ReminderDocument } from '../../outbox/reminders';
import { sendReminders } from './send-reminders';
import { aBooking, START } from '../testing/a-booking';
import { openMailProject } from '../testing/mail-project';

const project = openMailProject();
const { happen, told, entry } = project;

/** Runs both jobs once and returns the mail that they sent. */
async function runAt(now: number): Promise<string[]> {
  project.sink.received.length = 0;
  await sendReminders({ db: project.db(), now });
  await project.deliver(now);
  return told();
}

const planned = async () =>
  Object.fromEntries(
    (await project.db().collection('reminders').get()).docs.map((reminder) => [
      reminder.id,
      (reminder.get('sendAt') as Timestamp).toMillis(),
    ]),
  );

/** Stores a booking and delivers its own mail. */
async function booked(...[booking, event = 'created', now]: Partial<Parameters<typeof happen>>) {
  await happen(booking ?? aBooking(), event, now);
  await project.deliver(now);
}

const BOTH = [
  'ana@ejemplo.com: Recordatorio: Sesión de color, Zoë Ñandú, mié, 4 mar, 10:00',
  'zoe@ejemplo.com: Reminder: Sesión de color, Wed 4 Mar, 10:00',
];

describe('sendReminders', () => {
  it('reminds both parties a day and an hour ahead, each time once', async () => {
    await booked();
    expect(await planned()).toEqual({
      booking0000000000001_24h: START - DAY_MS,
      booking0000000000001_1h: START - HOUR_MS,
    });
    expect(await runAt(START - DAY_MS - 1)).toEqual([]);
    expect(await runAt(START - DAY_MS)).toEqual(BOTH);
    expect(await runAt(START - DAY_MS + 1)).toEqual([]);
    expect(await runAt(START - HOUR_MS)).toEqual(BOTH);
    expect(await runAt(START - 1)).toEqual([]);
    expect(await planned()).toEqual({});
  });

  it('sends the reminders that the owner has chosen, by default a day ahead', async () => {
    const hours = project.db().doc('availability/ana');
    await booked();
    await hours.update({ reminders: ['1h'] });
    expect(await runAt(START - DAY_MS)).toEqual([]);
    expect(await runAt(START - HOUR_MS)).toEqual(BOTH);
    await hours.set({ zone: 'Europe/Madrid' });
    await booked(aBooking({ sequence: 1 }), 'rescheduled');
    expect(await runAt(START - DAY_MS)).toEqual(BOTH);
    expect(await runAt(START - HOUR_MS)).toEqual([]);
  });

  it('plans no reminder whose time had passed when the appointment was booked', async () => {
    await booked(aBooking(), 'created', START - 5 * HOUR_MS);
    expect(await planned()).toEqual({ booking0000000000001_1h: START - HOUR_MS });
    await booked(aBooking({ sequence: 1 }), 'rescheduled', START - 30 * 60_000);
    expect(await planned()).toEqual({});
  });

  it('follows a booking to its new time', async () => {
    await booked();
    const moved = aBooking({ sequence: 1, start: START + DAY_MS, end: START + DAY_MS + 45 * 60_000 });
    await booked(moved, 'rescheduled');
    expect(await runAt(START - HOUR_MS)).toEqual([]);
    expect(await runAt(START)).toEqual([
      'ana@ejemplo.com: Recordatorio: Sesión de color, Zoë Ñandú, jue, 5 mar, 10:00',
      'zoe@ejemplo.com: Reminder: Sesión de color, Thu 5 Mar, 10:00',
    ]);
  });

  it('reminds of a moved booking again after a reminder for its old time', async () => {
    await booked();
    await runAt(START - DAY_MS);
    const moved = aBooking({ sequence: 1, start: START + 2 * DAY_MS, end: START + 2 * DAY_MS + 45 * 60_000 });
    await booked(moved, 'rescheduled', START - DAY_MS);
    expect(await runAt(START + DAY_MS)).toHaveLength(2);
  });

  it.each([
    ['cancelled', 'cancelled'],
    ['rejected', 'rejected'],
    ['pending_confirmation', 'rescheduled'],
  ] as const)('sends no reminder for a booking that is %s', async (status, event) => {
    await booked();
    await booked(aBooking({ status, sequence: 1 }), event);
    expect(await planned()).toEqual({});
    expect(await runAt(START - HOUR_MS)).toEqual([]);
  });

  it('plans the reminders of a request once it is confirmed', async () => {
    await booked(aBooking({ status: 'pending_confirmation' }));
    expect(await planned()).toEqual({});
    await booked(aBooking({ sequence: 1 }), 'confirmed');
    expect(await runAt(START - DAY_MS)).toEqual(BOTH);
  });

  it('sends no reminder once the appointment has begun', async () => {
    await booked();
    expect(await runAt(START)).toEqual([]);
    expect(await planned()).toEqual({});
  });

  it('drops a reminder that waited in the outbox until the appointment had begun', async () => {
    await booked();
    await sendReminders({ db: project.db(), now: START - HOUR_MS });
    await project.deliver(START);
    expect(await entry(aBooking(), 'reminder-1h', 'visitor')).toMatchObject({ status: 'dropped' });
    expect(told()).not.toContain(BOTH[1]);
  });

  it.each<[string, Partial<ReminderDocument>]>([
    ['of another start', { start: Timestamp.fromMillis(START + HOUR_MS) }],
    ['from before the booking', { sendAt: Timestamp.fromMillis(NOW - 1) }],
  ])('ignores a reminder %s', async (_of, wrong) => {
    await booked();
    await reminderRef(project.db(), aBooking().id, '24h').update(wrong);
    expect(await runAt(START - DAY_MS)).toEqual([]);
  });

  it('sends each reminder once when several workers run at once', async () => {
    await booked();
    const run = () => sendReminders({ db: project.db(), now: START - DAY_MS });
    const counts = await Promise.all([run(), run(), run()]);
    expect(counts.sort()).toEqual([0, 0, 1]);
  });

  it('drops the reminders of an anonymised booking', async () => {
    await booked();
    await project.db().doc(`bookings/${aBooking().id}`).update({ customer: null });
    expect(await runAt(START - HOUR_MS)).toEqual([]);
    expect(await planned()).toEqual({});
  });
});
