/** Ages in months at which the accounts of a month are counted again. */
export const COHORT_AGES = [1, 2, 3, 6] as const;

/** Months of sign-ups that are compared. */
export const COHORT_MONTHS = 12;

/** Accounts that signed up in one month (UTC), and what became of them. */
export interface OwnerCohort {
  /** `YYYY-MM` */
  month: string;
  accounts: number;
  /** Accounts with a published card now, and with a booking ever. */
  published: number;
  booked: number;
  /** Accounts that were active so many months after the month began or later, by {@link COHORT_AGES}; `null` for a time to come. */
  activeAfter: (number | null)[];
}

/** `stats/cohorts`: counted once a day. */
export interface OwnerCohorts {
  cohorts: OwnerCohort[];
  /** Milliseconds since the epoch; 0 while nothing was counted. */
  countedAt: number;
}

/** Returns the first instant of the month that is so many months after another (`YYYY-MM`), in milliseconds. */
export function monthStart(month: string, later = 0): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return Date.UTC(year, number - 1 + later, 1);
}

/** Lists the last months up to that of an instant, the latest first, as `YYYY-MM`. */
export function lastMonths(now: number, count: number): string[] {
  const present = new Date(now).toISOString().slice(0, 7);
  return Array.from({ length: count }, (_, index) =>
    new Date(monthStart(present, -index)).toISOString().slice(0, 7),
  );
}
