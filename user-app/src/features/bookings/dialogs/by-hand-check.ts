import { zodResolver } from '@hookform/resolvers/zod';
import { documentId } from 'shared-lib/model';
import { customerInput, notesInput, MAX_VISIT_SERVICES } from 'shared-lib/model/booking';
import { z } from 'zod';

/** Resolver of the form of a booking by hand, whose messages are codes: the fields as the function checks them. */
export const bookByHand = zodResolver(
  customerInput.extend({
    // Missing in a draft from before there were visits.
    serviceIds: z.array(documentId).max(MAX_VISIT_SERVICES).optional(),
    notes: notesInput,
    email: z.string().trim().pipe(customerInput.shape.email),
  }),
);
