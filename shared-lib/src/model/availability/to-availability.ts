import { requireShape } from '../stored/require-shape';
import { DEFAULT_AVAILABILITY, type Availability } from './availability';

/** Reads the document of an owner's hours and booking settings, however it came. */
export function toAvailability(data: Record<string, unknown>): Availability {
  requireShape(data, { zone: 'text', weekly: 'map', overrides: 'map', incrementMinutes: 'number' });
  const { updatedAt: _, ...availability } = data;
  const { paymentDeadlineMinutes } = DEFAULT_AVAILABILITY;
  return { paymentDeadlineMinutes, ...availability } as unknown as Availability;
}
