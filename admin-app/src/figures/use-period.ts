import { FIRST_PERIOD_DAYS } from 'shared-lib/first-read';
import { useSearchParams } from 'shared-lib/router';

/** Lengths that a period may have, in days. */
export const PERIODS = [7, 30, 90] as const;
export type Period = (typeof PERIODS)[number];

/** Search param with the period, so that a link shows the same one. */
const IN_ADDRESS = 'dias';

/** Returns the period, which ends today, and its setter; 30 days unless the address says otherwise. */
export function usePeriod(): [Period, (period: Period) => void] {
  const [search, setSearch] = useSearchParams();
  const requested = Number(search.get(IN_ADDRESS));
  const period = PERIODS.find((length) => length === requested) ?? FIRST_PERIOD_DAYS;
  const choose = (next: Period) =>
    setSearch(
      (before) => {
        before.set(IN_ADDRESS, String(next));
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return [period, choose];
}
