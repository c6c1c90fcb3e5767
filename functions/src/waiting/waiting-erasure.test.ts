import { Timestamp } from 'firebase-admin/firestore';
import { DAY_MS, MINUTE_MS } from 'shared-lib/time';
import { NOW } from '../testing/local-project';
import { customerIdOf, customerRef } from '../bookings/customers/customers';
import { actOnBooking } from '../bookings/change/owner-changes';
import { aBookingInput, idOf } from '../bookings/testing/booking-project';
import { purgeExpired } from '../jobs/purge/purge-expired';
import { answerErasure } from '../people/answer-erasure';
import { deletePerson } from '../people/delete-person';
import { eraseWaiting } from './erase-waiting';
import { openWaitingProject } from './testing/waiting-project';

const project = openWaitingProject();

/** Has Eva and Luz wait for the only hour, which is booked. */
async function twoWhoWait(): Promise<void> {
  await project.anOwnerOfOneHour();
  await project.post('book', await aBookingInput({ durationMinutes: 60 }));
  await project.waits('eva');
  project.setNow(NOW + 1000);
  await project.waits('luz', {}, '203.0.113.10');
}

it('erasing a person takes their entries off the list, however the address is written, and passes a held hour on', async () => {
  await twoWhoWait();
  await actOnBooking(project.context('ana'), {
    ...{ bookingId: idOf('booking1'), sequence: 0, action: 'cancel', reason: '' },
  });
  await project.look(NOW + MINUTE_MS);
  expect((await project.entryOf('eva')).status).toBe('offered');
  await eraseWaiting(project.at(NOW + 2 * MINUTE_MS), 'ana', 'Eva+cita@ejemplo.com');
  await project.look(NOW + 2 * MINUTE_MS);
  expect(await project.entries()).toMatchObject([{ customer: { name: 'luz' }, status: 'offered' }]);
});

it('deleting a person from the owner’s list takes their entries off the waiting list, and nobody else’s', async () => {
  await twoWhoWait();
  const personId = customerIdOf({ name: 'Eva', email: 'eva@ejemplo.com', phone: '' });
  await customerRef(project.db(), 'ana', personId).set({ name: 'Eva', email: 'eva@ejemplo.com', phone: '' });
  await deletePerson(project.context('ana'), { personId });
  expect(await project.entries()).toMatchObject([{ customer: { name: 'luz' } }]);
});

it('granting a person’s request takes their entries off the waiting list, also when they wrote from another address', async () => {
  await twoWhoWait();
  const person = { name: 'Eva', email: 'eva@ejemplo.com', phone: '' };
  const personId = customerIdOf(person);
  const at = Timestamp.fromMillis(NOW);
  const restRequest = { askedAt: at, dueAt: at, email: 'otra@ejemplo.com', language: 'es' };
  const record = { ...person, firstAt: at, lastAt: at, bookings: 0, ownerNote: '', searchKeys: [] };
  await customerRef(project.db(), 'ana', personId).set({ ...record, restRequest });
  await answerErasure(project.context('ana'), { personId, grant: true, reason: '' });
  expect(await project.entries()).toMatchObject([{ customer: { name: 'luz' } }]);
});

it('erasing a person leaves the lists of others and the entries of nobody in particular', async () => {
  await twoWhoWait();
  await eraseWaiting(project.at(), 'luis', 'eva@ejemplo.com');
  await eraseWaiting(project.at(), 'ana', '');
  expect(await project.entries()).toHaveLength(2);
});

it('an entry is removed once the day after its last one is over', async () => {
  await twoWhoWait();
  // Its last day is the third of March.
  await purgeExpired(project.at(Date.UTC(2026, 2, 3) + 2 * DAY_MS - 1));
  expect(await project.entries()).toHaveLength(2);
  await purgeExpired(project.at(Date.UTC(2026, 2, 3) + 2 * DAY_MS));
  expect(await project.entries()).toEqual([]);
});
