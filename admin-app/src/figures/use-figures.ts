import { useState } from 'react';
import { daysOfPeriod, monthsOfPeriod, type ProductTotals } from 'shared-lib/model';
import { timeAgo } from 'shared-lib/ui/time-ago';
import { useAccountTotalsQuery } from '../admin-data/admin-endpoints';
import { useMonthsQuery, useRefreshStatsMutation } from './figure-endpoints';
import { messages } from './messages';
import type { Months } from './series';
import type { Period } from './use-period';

/** Figures of a period that ends today, and of the one before it. */
export interface Figures {
  /** Days of the period before and of the period itself (`YYYY-MM-DD`), oldest first. */
  days: string[];
  months: Months | undefined;
  totals: ProductTotals | undefined;
  /** Age of the figures in words. */
  counted: string;
  failure: string | null;
  isRefreshing: boolean;
  /** Counts everything again. */
  refresh: () => void;
  reload: () => void;
}

/** Reads the figures of a period: one document for each month. */
export function useFigures(period: Period): Figures {
  const [now, setNow] = useState(Date.now);
  const [recountFigures, { isLoading: isRefreshing }] = useRefreshStatsMutation();
  const totals = useAccountTotalsQuery();
  const months = useMonthsQuery(monthsOfPeriod(now, period * 2));
  const reload = () => {
    setNow(Date.now());
    void totals.refetch();
    void months.refetch();
  };
  const refresh = async () => {
    const { error } = await recountFigures();
    if (!error) reload();
  };
  const updatedAt = totals.data?.updatedAt ?? 0;
  return {
    days: daysOfPeriod(now, period * 2),
    months: months.data,
    totals: totals.data,
    counted: !totals.data
      ? ''
      : updatedAt === 0
        ? messages.notCounted
        : messages.counted(timeAgo(updatedAt, now)),
    failure: months.error?.message ?? totals.error?.message ?? null,
    isRefreshing,
    refresh: () => void refresh(),
    reload,
  };
}
