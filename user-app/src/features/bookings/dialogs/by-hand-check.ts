import { zodResolver } from '@hookform/resolvers/zod';
import { bookingFunctionInputs } from 'shared-lib/domain/booking';
import { z } from 'zod';

const { serviceId, customer, notes } = bookingFunctionInputs.bookByHand.shape;

/** Resolver of the form of a booking by hand, whose messages are codes: the fields as the function checks them. */
export const bookByHand = zodResolver(
  customer.extend({ serviceId, notes, email: z.string().trim().pipe(customer.shape.email) }),
);
