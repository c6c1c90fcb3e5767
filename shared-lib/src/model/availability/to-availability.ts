import { requireShape } from '../stored/require-shape';
import { DEFAULT_AVAILABILITY, type Availability } from './availability';

/** Stored hours; older ones lack the deadline. */
type StoredAvailability = Omit<Availability, 'paymentDeadlineMinutes'> &
  Partial<Pick<Availability, 'paymentDeadlineMinutes'>> & { updatedAt?: unknown };

/** Converts the document of an owner's hours and booking settings, from whichever SDK or from REST. */
export function toAvailability(data: Record<string, unknown>): Availability {
  const { updatedAt: _, ...availability } = requireShape<StoredAvailability>(data, {
    ...{ zone: 'text', weekly: 'map', overrides: 'map', incrementMinutes: 'number' },
  });
  const { paymentDeadlineMinutes } = DEFAULT_AVAILABILITY;
  return { paymentDeadlineMinutes, ...availability };
}
