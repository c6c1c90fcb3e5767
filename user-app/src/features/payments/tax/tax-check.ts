import { zodResolver } from '@hookform/resolvers/zod';
import { taxFormSchema } from 'shared-lib/model/payments';

/** Resolver of the form of the tax data, whose messages are codes. */
export const taxResolver = zodResolver(taxFormSchema);
