import { MAX_QUERY_SIZE } from 'shared-lib/model';
import { useReportedCardsQuery } from '../../../admin-data/admin-endpoints';
import { messages } from '../messages';
import { useListedCount } from '../use-listed-count';
import { ReportList } from './report-list';

/** Renders the decided reports, the latest decision first, live. */
export function DecidedReports() {
  const [count, addStep] = useListedCount();
  const query = useReportedCardsQuery({ state: 'decided', count });
  const cards = query.currentData ?? query.data;
  const hasMore = query.data?.length === count;
  return (
    <ReportList
      cards={cards}
      total={cards?.length ?? 0}
      isOpen={false}
      failure={query.error?.message ?? null}
      empty={{ title: messages.emptyDecidedTitle, text: messages.emptyDecidedText }}
      more={hasMore && count < MAX_QUERY_SIZE ? { isLoading: query.isFetching, onMore: addStep } : undefined}
      onRetry={() => void query.refetch()}
    />
  );
}
