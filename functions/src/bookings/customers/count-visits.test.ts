import { aBooking } from 'shared-lib/testing';
import { openHostileProject } from '../../testing/hostile-client';
import { bookingRef, toBookingDocument } from '../record/booking-document';
import { idOf } from '../testing/booking-input';

const project = openHostileProject();
const EVA = 'e'.repeat(40);

describe('countVisits', () => {
  it('counts completed and missed visits in the caller’s own bookings', async () => {
    const stored = [
      ['ana', EVA, 'completed', 3],
      ['ana', EVA, 'no_show', 2],
      ['ana', EVA, 'confirmed', 1],
      ['ana', 'f'.repeat(40), 'no_show', 1],
      ['luis', EVA, 'no_show', 4],
    ] as const;
    let made = 0;
    for (const [userId, customerId, status, count] of stored)
      for (let index = 0; index < count; index += 1) {
        const booking = aBooking({ id: idOf(`b${(made += 1)}`), userId, status });
        const document = toBookingDocument(booking, { customerId, requestKey: '' });
        await bookingRef(project.db(), booking.id).set({ ...document });
      }
    const visits = (uid: string, personId = EVA) => project.signUp(uid).call('countVisits', { personId });
    expect(await visits('ana')).toMatchObject({ body: { result: { came: 3, missed: 2 } } });
    expect(await visits('luis')).toMatchObject({ body: { result: { came: 0, missed: 4 } } });
    expect(await visits('eva')).toMatchObject({ body: { result: { came: 0, missed: 0 } } });
    expect((await visits('ana', '../x')).status).not.toBe(200);
  });
});
