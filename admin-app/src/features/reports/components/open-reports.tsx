import { useState } from 'react';
import { useOpenCountsQuery, useReportedCardsQuery } from '../../../admin-data/admin-endpoints';
import { STEP } from '../list-steps';
import { messages } from '../messages';
import { isReportFiltered, useReportFilters } from '../report-filters';
import { useHeldOnScreen } from '../use-held-on-screen';
import { ReportList } from './report-list';
import { MAX_QUERY_SIZE } from 'shared-lib/model';

/**
 * Renders the cards whose reports wait for a decision, live and in the order of the queue. Filters and accounts are found among the
 * first hundred.
 */
export function OpenReports() {
  const [filters] = useReportFilters();
  const [step, setStep] = useState(STEP);
  const count = isReportFiltered(filters) || filters.isByAccount ? MAX_QUERY_SIZE : step;
  const { currentData, data, error, isFetching, refetch } = useReportedCardsQuery({ state: 'open', count });
  const { data: counts } = useOpenCountsQuery();
  const cards = useHeldOnScreen(currentData ?? data);
  return (
    <ReportList
      cards={cards}
      total={counts?.cards ?? data?.length ?? 0}
      isOpen
      failure={error?.message ?? null}
      empty={{ title: messages.emptyOpenTitle, text: messages.emptyOpenText }}
      more={
        data?.length === count && count < MAX_QUERY_SIZE
          ? { isLoading: isFetching, onMore: () => setStep((now) => Math.min(now + STEP, MAX_QUERY_SIZE)) }
          : undefined
      }
      onRetry={() => void refetch()}
    />
  );
}
