import { useSearchParams } from 'shared-lib/router';

/** Lengths that a period may have, in days. */
export const PERIODS = [7, 30, 90] as const;
export type Period = (typeof PERIODS)[number];

/** In the address: a link to figures shows the same period. */
const IN_ADDRESS = 'dias';

/** The period that is looked at, which ends today; 30 days unless the address says another. */
export function usePeriod(): [Period, (period: Period) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get(IN_ADDRESS));
  const period = PERIODS.find((length) => length === asked) ?? 30;
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
