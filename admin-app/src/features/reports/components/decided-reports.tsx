import { useState } from 'react';
import { useReportedCardsQuery } from '../../../admin-data/admin-endpoints';
import { STEP } from '../list-steps';
import { messages } from '../messages';
import { ReportList } from './report-list';
import { MAX_QUERY_SIZE } from 'shared-lib/model';

/** Renders the decided reports, the latest decision first, live. */
export function DecidedReports() {
  const [count, setCount] = useState(STEP);
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
      more={
        hasMore && count < MAX_QUERY_SIZE
          ? {
              isLoading: query.isFetching,
              onMore: () => setCount((now) => Math.min(now + STEP, MAX_QUERY_SIZE)),
            }
          : undefined
      }
      onRetry={() => void query.refetch()}
    />
  );
}
