import { useSearchParams } from 'shared-lib/router';
import type { DatePeriod } from 'shared-lib/model';
import { DAY_MS } from 'shared-lib/time';
import { lastDays } from '../../card-data/days-of-cards';

/** Periods that are offered, in days that end today. */
export const PERIODS = [7, 30, 90, 365] as const;

const DEFAULT_DAYS = 30;

/** Longest period of one's own, in days. */
const MAX_DAYS = 731;

/** Period of the screen, which its address holds. */
export interface ChosenPeriod {
  period: DatePeriod;
  /** Number of days that end today; `null` for a period of one's own. */
  days: number | null;
  /** True when the dates of the address make no period: the period is then the default one. */
  isInvalid: boolean;
  /** Dates of the address, as they were typed. */
  typed: DatePeriod;
  chooseDays: (days: number) => void;
  chooseDates: (dates: DatePeriod) => void;
}

const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && Number.isFinite(Date.parse(text));

/** Reports whether two dates make a period that can be shown. */
function isPeriod({ from, to }: DatePeriod): boolean {
  return isDate(from) && isDate(to) && from <= to && Date.parse(to) - Date.parse(from) < MAX_DAYS * DAY_MS;
}

/** Returns the period that the address names, and functions that change it. Days are of UTC, as they are counted. */
export function usePeriod(): ChosenPeriod {
  const [query, setQuery] = useSearchParams();
  const named = PERIODS.find((days) => String(days) === query.get('dias')) ?? DEFAULT_DAYS;
  const typed = { from: query.get('desde') ?? '', to: query.get('hasta') ?? '' };
  const isOwn = typed.from !== '' || typed.to !== '';
  const isValid = isPeriod(typed);
  const replace = (entries: Record<string, string>) => setQuery(entries, { replace: true });
  return {
    period: isOwn && isValid ? typed : lastDays(named),
    days: isOwn ? null : named,
    isInvalid: isOwn && !isValid,
    typed: isOwn ? typed : lastDays(named),
    chooseDays: (days) => replace({ dias: String(days) }),
    chooseDates: ({ from, to }) => replace({ desde: from, hasta: to }),
  };
}
