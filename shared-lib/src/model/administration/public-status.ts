import type { Freeze } from './freeze';

/** Parts of the product whose state the public status page shows. */
export const STATUS_PARTS = ['cards', 'bookings', 'mail', 'app'] as const;
export type StatusPart = (typeof STATUS_PARTS)[number];

/** State of a part: `frozen` while nothing may be changed, `unknown` where nothing can be said. */
export const PART_STATES = ['works', 'delayed', 'down', 'frozen', 'unknown'] as const;
export type PartState = (typeof PART_STATES)[number];

/** State of the product, for everybody. */
export interface PublicStatus {
  /** Milliseconds since the epoch. */
  checkedAt: number;
  parts: Record<StatusPart, PartState>;
  freeze: Freeze | null;
}

/** Path at which the function answers with a {@link PublicStatus}, on the sites of the product and of the cards. */
export const STATUS_PATH = '/v/estado';
