import { customerRef, readCustomer } from '../bookings/customers/customers';
import { withClaimDismissed, withClaimTaken } from '../bookings/customers/person-words';
import type { CallableHandler } from '../callable';
import { Refusal } from '../refusal';

/**
 * Takes a visitor's claim about one of the caller's people into the record, or dismisses it. A missing claim changes nothing.
 *
 * @throws Refusal `person-not-found`
 */
export const settleClaim: CallableHandler<'settleClaim'> = ({ db, uid }, { personId, claimId, take }) => {
  const ref = customerRef(db, uid, personId);
  return db.runTransaction(async (transaction) => {
    const found = await transaction.get(ref);
    const person = readCustomer(found);
    if (!person) throw new Refusal('person-not-found');
    const settle = take ? withClaimTaken : withClaimDismissed;
    transaction.set(ref, settle(person, claimId));
    return { personId };
  });
};
