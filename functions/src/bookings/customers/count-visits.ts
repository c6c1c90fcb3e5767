import type { BookingStatus } from 'shared-lib/model/booking';
import type { CallableHandler } from '../../callable';

/** Counts the appointments of a person that took place, and those to which they didn't come. */
export const countVisits: CallableHandler<'countVisits'> = async ({ db, uid }, { personId }) => {
  const ofPerson = db.collection('bookings').where('userId', '==', uid).where('customerId', '==', personId);
  const countIn = async (status: BookingStatus) =>
    (await ofPerson.where('status', '==', status).count().get()).data().count;
  const [came, missed] = await Promise.all([countIn('completed'), countIn('no_show')]);
  return { came, missed };
};
