import { useState } from 'react';
import { useReportsQuery } from '../../../admin-data/admin-endpoints';
import { messages } from '../messages';
import { ReportList, STEP } from './report-list';

/** Renders the decided reports, the latest reported first, live. */
export function DecidedReports() {
  const [count, setCount] = useState(STEP);
  const takenDown = useReportsQuery({ status: 'taken-down', count });
  const dismissed = useReportsQuery({ status: 'dismissed', count });
  const both = [takenDown, dismissed];
  const reports =
    takenDown.data && dismissed.data
      ? [...takenDown.data, ...dismissed.data].sort((a, b) => b.lastAt - a.lastAt).slice(0, count)
      : undefined;
  return (
    <ReportList
      reports={reports}
      hasMore={
        (takenDown.data?.length ?? 0) + (dismissed.data?.length ?? 0) > (reports?.length ?? 0) ||
        both.some(({ data }) => data?.length === count)
      }
      isLoading={both.some(({ isFetching }) => isFetching)}
      failure={both.find(({ error }) => error)?.error?.message ?? null}
      empty={{ title: messages.emptyDecidedTitle, text: messages.emptyDecidedText }}
      onMore={() => setCount((now) => now + STEP)}
      onRetry={() => both.forEach(({ refetch }) => void refetch())}
    />
  );
}
