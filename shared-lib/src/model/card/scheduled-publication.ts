import { DAY_MS } from '../../platform/time';

/** Longest time ahead for which a publication is scheduled, in milliseconds: a year. */
export const MAX_SCHEDULED_MS = 366 * DAY_MS;

/** `scheduledPublications/{templateId}`: a version that waits for its time. Times are milliseconds since the epoch. */
export interface ScheduledPublication {
  /** The template's id. */
  id: string;
  name: string;
  version: string;
  publishAt: number;
  scheduledBy: string;
  scheduledByEmail: string;
}
