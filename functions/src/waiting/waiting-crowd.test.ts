import { bySize } from 'shared-lib/testing';
import { MINUTE_MS } from 'shared-lib/time';
import { NOW } from '../testing/local-project';
import { onFreedTime } from '../bookings/time/freed-time';
import { actOnBooking } from '../bookings/change/owner-changes';
import { aBookingInput, aProof, idOf, tuesdayAt } from '../bookings/testing/booking-project';
import { offerAtOnce } from './offer-hours';
import { openWaitingProject } from './testing/waiting-project';

const PRESSES = bySize({ short: 30, all: 150, long: 1_000 });
const WAITERS = bySize({ short: 10, all: 40, long: 200 });

jest.setTimeout(180_000);

const project = openWaitingProject();
const TEN = tuesdayAt(10);

beforeAll(() => onFreedTime(offerAtOnce));
afterAll(() => onFreedTime(null));

/** Returns a network of its own for each of many. */
const networkOf = (index: number) => ({ ip: `2a00:${index.toString(16)}:1::1` });

/** Books the only hour, and puts many on the list. */
async function aCrowdThatWaits(count: number): Promise<void> {
  await project.anOwnerOfOneHour();
  await project.post('book', await aBookingInput({ durationMinutes: 60 }));
  for (let index = 0; index < count; index += 1) {
    project.setNow(NOW + index);
    await project.waits(`eva${index}`, {}, networkOf(index).ip);
  }
}

const cancel = (now: number) =>
  actOnBooking(
    { ...project.context('ana'), now },
    { bookingId: idOf('booking1'), sequence: 0, action: 'cancel', reason: '' },
  );

it(`a freed hour is offered to one of ${WAITERS} who wait, however many look at the list at once`, async () => {
  await aCrowdThatWaits(WAITERS);
  await cancel(NOW + MINUTE_MS);
  await Promise.all(Array.from({ length: 10 }, () => project.look(NOW + 2 * MINUTE_MS)));
  const offered = (await project.entries()).filter(({ status }) => status === 'offered');
  expect(offered.map(({ customer }) => customer.name)).toEqual(['eva0']);
  expect(await project.offerMails()).toHaveLength(1);
});

it(`${PRESSES} presses on a freed hour, of its holder and of strangers, book it once for its holder`, async () => {
  await aCrowdThatWaits(2);
  await cancel(NOW + MINUTE_MS);
  const now = NOW + 2 * MINUTE_MS;
  project.setNow(now);
  const link = await project.linkOf('eva0');
  const other = await project.linkOf('eva1');
  const proofs = await Promise.all(Array.from({ length: PRESSES }, () => aProof(now)));
  const replies = await Promise.all(
    proofs.map(async (proof, index) => {
      if (index % 3 === 0) return project.post('book-waiting', link, networkOf(index));
      if (index % 3 === 1) return project.post('book-waiting', other, networkOf(index));
      const input = await aBookingInput({
        ...{ bookingId: idOf(`crowd${index}z`), session: idOf(`crowd${index}z`), proof },
        ...{ durationMinutes: 60, customer: { name: 'Pau', email: `pau${index}@ejemplo.com`, phone: '' } },
      });
      return project.post('book', input, networkOf(index));
    }),
  );
  const booked = replies.filter(({ status }) => status === 200);
  expect(booked).toHaveLength(Math.ceil(PRESSES / 3));
  const open = (await project.bookings()).filter(({ status }) => status === 'confirmed');
  expect(open).toMatchObject([{ customer: { name: 'eva0' }, start: TEN }]);
  await project.expectSound();
});
