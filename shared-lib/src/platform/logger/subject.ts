import type { LogFields } from './logger';
import { sharedInPage } from './shared-in-page';

/** Fields of a log line that a screen knows and the address does not. */
export type SubjectField = 'cardId' | 'bookingId';

type Subjects = Partial<Record<SubjectField, { id: string; path: string }>>;

const subjects = () => sharedInPage<Subjects>('log-subjects', () => ({}));

/** Adds a card or booking to the errors that are logged and reported from now on, until it is removed or the path changes. */
export function nameSubject(field: SubjectField, id: string): void {
  subjects()[field] = { id, path: location.pathname };
}

/** Removes a card or booking from later errors, unless another one has taken its place. */
export function removeSubject(field: SubjectField, id: string): void {
  if (subjects()[field]?.id === id) delete subjects()[field];
}

/** Returns the ids that the screens at this path have named. */
export function currentSubject(): Pick<LogFields, SubjectField> {
  const named = Object.entries(subjects()).filter(([, { path }]) => path === location.pathname);
  return Object.fromEntries(named.map(([field, { id }]) => [field, id]));
}
