import type { CallableHandler } from '../callable';

/** Counts the appointments of a person that took place, and those to which they didn't come. */
export const countVisits: CallableHandler<'countVisits'> = async ({ db, uid }, { personId }) => {
  const ofPerson = db.collection('bookings').where('userId', '==', uid).where('customerId', '==', personId);
  const [came, missed] = await Promise.all(
    (['completed', 'no_show'] as const).map(async (status) => {
      const counted = await ofPerson.where('status', '==', status).count().get();
      return counted.data().count;
    }),
  );
  return { came: came!, missed: missed! };
};
