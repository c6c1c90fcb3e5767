import { zodResolver } from '@hookform/resolvers/zod';
import { personInput } from 'shared-lib/model/booking';
import { z } from 'zod';
import { isOneOf, keysOf } from 'shared-lib/model';
import type { PersonInput } from './person-writes';

/** Resolver of the form of a person, whose messages are codes: the fields as the function checks them. */
export const personResolver = zodResolver(
  personInput.omit({ tags: true }).extend({ email: z.string().trim().pipe(personInput.shape.email) }),
);

/** A person of a file, or the fields that the function would refuse, each with its code. */
type CheckedPerson = { person: PersonInput } | { problems: { field: keyof PersonInput; code: string }[] };

/** Checks a person as the function does. */
export function checkPerson(read: PersonInput): CheckedPerson {
  const checked = personInput.safeParse(read);
  if (checked.success) return { person: checked.data };
  return {
    problems: checked.error.issues.flatMap(({ path: [field], message }) =>
      isOneOf(keysOf(personInput.shape), field) ? [{ field, code: message }] : [],
    ),
  };
}
