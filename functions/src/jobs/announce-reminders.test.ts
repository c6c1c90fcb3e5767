import { Timestamp } from 'firebase-admin/firestore';
import type { Booking } from 'shared-lib/model/booking';
import { aBooking, anAvailability } from 'shared-lib/testing';
import { HOUR_MS, MINUTE_MS } from 'shared-lib/time';
import { bookingRef, toBookingDocument } from '../bookings/record/booking-document';
import { dayRemindersRef, type DayReminders } from '../bookings/reminders/day-reminders';
import { openHostileProject } from '../testing/hostile-client';
import { announceReminders } from './announce-reminders';

const project = openHostileProject();

/** Returns Monday, 2 March 2026, at this time in Madrid. */
const mondayAt = (hour: number, minute = 0) => Date.UTC(2026, 2, 2, hour - 1, minute);
const TOMORROW = mondayAt(34);

const run = (now: number) => announceReminders({ db: project.db(), now });

/** Lists the dates and counts of which an owner was notified. */
async function announced(uid = 'ana') {
  const { docs } = await project.db().collection(`users/${uid}/notifications`).get();
  return docs
    .sort((a, b) => Number(a.get('createdAt')) - Number(b.get('createdAt')))
    .map((found) => [found.get('kind'), found.get('date'), found.get('count')]);
}

const settings = async () => (await dayRemindersRef(project.db(), 'ana').get()).data() as DayReminders;

async function anOwner(chosen: Partial<DayReminders> = {}, zone = 'Europe/Madrid') {
  await project
    .db()
    .doc('availability/ana')
    .set({ ...anAvailability({ zone }), updatedAt: Timestamp.fromMillis(0) });
  await dayRemindersRef(project.db(), 'ana').set({
    ...{ text: '', hour: 19, zone, toldOn: '' },
    dueAt: Timestamp.fromMillis(mondayAt(19)),
    ...chosen,
  });
}

async function store(id: string, change: Partial<Booking> = {}) {
  const start = change.start ?? TOMORROW;
  const customer = { name: 'Eva', email: 'eva@ejemplo.com', phone: '600 111 222' };
  const booking = { ...aBooking({ id, start, end: start + HOUR_MS, customer, userId: 'ana' }), ...change };
  await bookingRef(project.db(), id).set({
    ...toBookingDocument(booking, { customerId: '', requestKey: '' }),
  });
}

describe('announceReminders', () => {
  it('notifies an owner once a day, at their hour, of tomorrow’s appointments without a reminder', async () => {
    await anOwner();
    await store('one');
    await store('two', { start: mondayAt(24), end: mondayAt(25) });
    await store('reminded', { reminded: { at: 1, start: TOMORROW } });
    await store('moved since', { reminded: { at: 1, start: TOMORROW - HOUR_MS } });
    await store('without phone', { customer: { name: 'Luis', email: 'luis@ejemplo.com', phone: '' } });
    await store('waits', { status: 'pending_confirmation' });
    await store('cancelled', { status: 'cancelled' });
    await store('today', { start: mondayAt(20), end: mondayAt(21) });
    await store('after', { start: mondayAt(48), end: mondayAt(49) });
    await store('of luis', { userId: 'luis' });
    expect(await run(mondayAt(18, 59))).toBe(0);
    expect([await run(mondayAt(19)), await run(mondayAt(19)), await run(mondayAt(23))]).toEqual([1, 0, 0]);
    expect(await announced()).toEqual([['reminders-due', '2026-03-03', '3']]);
    expect((await settings()).dueAt?.toMillis()).toBe(mondayAt(24 + 19));
    expect(await announced('luis')).toEqual([]);
  });

  it('skips a day without appointments and notifies on the next', async () => {
    await anOwner();
    await store('after', { start: mondayAt(58), end: mondayAt(59) });
    await run(mondayAt(19));
    expect(await announced()).toEqual([]);
    await run(mondayAt(24 + 19));
    expect(await announced()).toEqual([['reminders-due', '2026-03-04', '1']]);
  });

  it('notifies once when it runs several times at once', async () => {
    await anOwner();
    await store('one');
    await Promise.all([run(mondayAt(19)), run(mondayAt(19)), run(mondayAt(19, 1))]);
    expect(await announced()).toHaveLength(1);
  });

  it.each([
    // Clocks go forward on 29 March: 19:00 is 17:00 in UTC from then on.
    ['spring', Date.UTC(2026, 2, 28, 18), Date.UTC(2026, 2, 29, 17)],
    ['autumn', Date.UTC(2026, 9, 24, 17), Date.UTC(2026, 9, 25, 18)],
  ])('keeps the local hour over the clock change in %s', async (_, due, next) => {
    await anOwner({ dueAt: Timestamp.fromMillis(due) });
    await run(due);
    expect((await settings()).dueAt?.toMillis()).toBe(next);
  });

  it('notifies an hour later in the night whose clock change skips the chosen hour', async () => {
    await anOwner({ hour: 2, dueAt: Timestamp.fromMillis(Date.UTC(2026, 2, 28, 1)) });
    await run(Date.UTC(2026, 2, 28, 1));
    expect((await settings()).dueAt?.toMillis()).toBe(Date.UTC(2026, 2, 29, 1));
  });

  it('follows an owner to another time zone, with at most one notification a day', async () => {
    await anOwner({}, 'America/Mexico_City');
    await store('one');
    // Noon in Mexico.
    await run(mondayAt(19));
    expect(await announced()).toEqual([]);
    const evening = Date.UTC(2026, 2, 3, 1);
    expect((await settings()).dueAt?.toMillis()).toBe(evening);
    await run(evening);
    expect(await announced()).toHaveLength(1);
    await project.db().doc('availability/ana').update({ zone: 'Pacific/Kiritimati' });
    await run(evening + 24 * HOUR_MS);
    await run(evening + 25 * HOUR_MS);
    const days = (await announced()).map(([, date]) => date);
    expect(new Set(days).size).toBe(days.length);
  });

  it('counts a late run towards its own day and skips a day that is over', async () => {
    await anOwner();
    await store('one');
    await run(mondayAt(23, 50));
    expect(await announced()).toEqual([['reminders-due', '2026-03-03', '1']]);
    await anOwner();
    // Jobs stood still until after midnight.
    await run(mondayAt(24, 10));
    expect(await announced()).toHaveLength(1);
    expect((await settings()).dueAt?.toMillis()).toBe(mondayAt(24 + 19));
  });

  it('leaves out suspended accounts and owners without an hour', async () => {
    await anOwner();
    await store('one');
    await project.db().doc('users/ana/private/state').set({ disabled: true });
    await run(mondayAt(19));
    await project.db().doc('users/ana/private/state').delete();
    await anOwner({ hour: null, dueAt: null });
    await run(mondayAt(20));
    expect(await announced()).toEqual([]);
  });
});

describe('setReminderSettings', () => {
  const ana = () => project.signUp('ana');
  const set = (input: object) =>
    ana().call('setReminderSettings', { text: '', hour: 19, zone: 'Europe/Madrid', ...input });

  it('schedules the next notification at the chosen hour in the owner’s time zone', async () => {
    const before = Date.now();
    expect(await set({ text: '  Hola, {nombre}  ' })).toMatchObject({
      status: 200,
      body: { result: { text: 'Hola, {nombre}', hour: 19 } },
    });
    const { dueAt, ...rest } = await settings();
    expect(rest).toEqual({ text: 'Hola, {nombre}', hour: 19, zone: 'Europe/Madrid', toldOn: '' });
    const shown = new Intl.DateTimeFormat('en', {
      timeZone: 'Europe/Madrid',
      hour: 'numeric',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    expect(shown.format(dueAt!.toMillis())).toBe('19:00');
    expect(dueAt!.toMillis() - before).toBeGreaterThan(0);
    expect(dueAt!.toMillis() - before).toBeLessThan(25 * HOUR_MS + MINUTE_MS);
    await set({ hour: null });
    expect((await settings()).dueAt).toBeNull();
  });

  it('schedules no second notification for a day when its hour changes', async () => {
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid' }).format(Date.now());
    await anOwner({ toldOn: today });
    await set({ hour: 23 });
    const { dueAt } = await settings();
    const planned = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid' }).format(dueAt!.toMillis());
    expect(planned > today).toBe(true);
  });

  it.each([
    ['a text that is too long', { text: 'x'.repeat(601) }],
    ['an hour that no clock has', { hour: 24 }],
    ['half an hour', { hour: 8.5 }],
    ['a text that is a number', { text: 5 }],
  ])('refuses %s', async (_, input) => {
    expect((await set(input)).status).not.toBe(200);
    expect(await settings()).toBeUndefined();
  });
});
