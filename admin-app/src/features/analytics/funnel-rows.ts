import { happenings, sumOf, type Figure, type Months } from '../../figures/series';

/** Steps from a visit to money, in their order; the first is what the others are parts of. */
export const FUNNEL = [
  'views',
  'saves',
  'bookingsBegun',
  'bookings',
  'paid',
] as const satisfies readonly Figure[];

export type FunnelStep = (typeof FUNNEL)[number];

/** A step of the funnel. */
export interface FunnelRow {
  step: FunnelStep;
  count: number;
  /** Part of the visits, from 0; `null` without visits. */
  ofVisits: number | null;
}

/** Returns each step of a period with its part of the visits. */
export function funnelRows(months: Months, days: readonly string[]): FunnelRow[] {
  const counts = FUNNEL.map((step) => sumOf(happenings(months, days, step)));
  const [visits = 0] = counts;
  return FUNNEL.map((step, index) => {
    const count = counts[index] ?? 0;
    return { step, count, ofVisits: visits === 0 ? null : count / visits };
  });
}
