import type { Timestamp } from 'firebase-admin/firestore';
import { DAY_MS } from 'shared-lib/time';
import { NOW } from '../testing/local-project';
import { bookSlot } from '../bookings/book/book-slot';
import { readProof } from '../bookings/book/proof-of-work';
import {
  aBookingInput,
  idOf,
  openBookingProject,
  SLUG,
  tuesdayAt,
} from '../bookings/testing/booking-project';
import { purgeBusyDays } from './purge/purge-busy-days';
import { completePastBookings, expirePendingBookings } from './settle-bookings';

const project = openBookingProject();
const { at } = project;

async function book(): Promise<void> {
  const input = await aBookingInput();
  await bookSlot(at(), SLUG, input, (await readProof(input.proof, NOW))!);
}
const stored = () => project.read(`bookings/${idOf('booking1')}`);

it('completePastBookings completes a confirmed booking once, without mail, when its appointment is over', async () => {
  await project.anOwner();
  await book();
  const mails = (await project.db().collection('outbox').get()).size;
  expect(await completePastBookings(at(tuesdayAt(10, 30) - 1))).toBe(0);
  expect(await completePastBookings(at(tuesdayAt(10, 30)))).toBe(1);
  expect(await completePastBookings(at(tuesdayAt(10, 30)))).toBe(0);
  expect(await stored()).toMatchObject({ status: 'completed', sequence: 0 });
  expect((await project.db().collection('outbox').get()).size).toBe(mails);
  await project.expectSound();
});

it('completePastBookings sets a person’s last visit to the time of the appointment', async () => {
  await project.anOwner();
  await book();
  const people = project
    .db()
    .collection('customers')
    .doc((await stored())!['userId'] as string)
    .collection('people');
  const visits = async () =>
    (await people.get()).docs.map((person) => person.get('visitAt') as Timestamp | undefined);
  expect(await visits()).toEqual([undefined]);
  await completePastBookings(at(tuesdayAt(10, 30)));
  expect((await visits())[0]?.toMillis()).toBe(tuesdayAt(10));
  // A person whom the owner has removed stays removed.
  const [person] = (await people.get()).docs;
  await person!.ref.delete();
  await project
    .db()
    .doc(`bookings/${idOf('booking1')}`)
    .update({ status: 'confirmed' });
  await completePastBookings(at(tuesdayAt(12)));
  expect(await visits()).toEqual([]);
});

it.each([
  ['confirmed', { needsConfirmation: true }],
  ['paid for', { price: 0, payment: { rule: 'link' as const, link: '' } }],
])('expirePendingBookings expires a booking that is not %s by its start', async (_, service) => {
  await project.anOwner(service);
  await book();
  const pending = 'needsConfirmation' in service ? 'pending_confirmation' : 'pending_payment';
  await project
    .db()
    .doc(`bookings/${idOf('booking1')}`)
    .update({ status: pending });
  expect(await completePastBookings(at(tuesdayAt(12)))).toBe(0);
  expect(await expirePendingBookings(at(tuesdayAt(10) - 1))).toBe(0);
  expect(await expirePendingBookings(at(tuesdayAt(10)))).toBe(1);
  expect(await stored()).toMatchObject({ status: 'expired', sequence: 1 });
  expect(await project.busy()).toEqual({});
  await project.expectSound();
});

it('purgeBusyDays removes the busy times of a day after sixty days', async () => {
  await project.anOwner();
  await book();
  await project.db().doc('cardStats/c1/days/2025-01-01').set({ date: '2025-01-01', views: 1 });
  const day = Date.parse('2026-03-03');
  expect(await purgeBusyDays(at(day + 60 * DAY_MS - 1))).toBe(0);
  expect(await purgeBusyDays(at(day + 60 * DAY_MS))).toBe(1);
  expect(await project.busy()).toEqual({});
  expect(await project.read('cardStats/c1/days/2025-01-01')).toBeDefined();
  expect(await stored()).toBeDefined();
});
