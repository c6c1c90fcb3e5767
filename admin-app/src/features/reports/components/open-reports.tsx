import { MAX_QUERY_SIZE } from 'shared-lib/model';
import { useOpenCountsQuery, useReportedCardsQuery } from '../../../admin-data/admin-endpoints';
import { messages } from '../messages';
import { isReportFiltered, useReportFilters } from '../report-filters';
import { useHeldOnScreen } from '../use-held-on-screen';
import { useListedCount } from '../use-listed-count';
import { ReportList } from './report-list';

/**
 * Renders the cards whose reports wait for a decision, live and in the order of the queue. Filters and accounts are found among the
 * first hundred.
 */
export function OpenReports() {
  const [filters] = useReportFilters();
  const [step, addStep] = useListedCount();
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
          ? { isLoading: isFetching, onMore: addStep }
          : undefined
      }
      onRetry={() => void refetch()}
    />
  );
}
