import { useState } from 'react';
import { useReportsQuery } from '../../../admin-data/admin-endpoints';
import { messages } from '../messages';
import { useReportQueue } from '../use-report-queue';
import { ReportList, STEP } from './report-list';

/** Renders the open reports, live. */
export function OpenReports() {
  const [count, setCount] = useState(STEP);
  const { currentData, data, error, isFetching, refetch } = useReportsQuery({ status: 'open', count });
  const reports = useReportQueue(currentData ?? data);
  return (
    <ReportList
      reports={reports}
      hasMore={data?.length === count}
      isLoading={isFetching}
      failure={error?.message ?? null}
      empty={{ title: messages.emptyOpenTitle, text: messages.emptyOpenText }}
      onMore={() => setCount((now) => now + STEP)}
      onRetry={() => void refetch()}
    />
  );
}
