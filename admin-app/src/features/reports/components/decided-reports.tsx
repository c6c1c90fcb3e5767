import { useState } from 'react';
import { useReportedCardsQuery } from '../../../admin-data/admin-endpoints';
import { MOST, STEP } from '../list-steps';
import { messages } from '../messages';
import { ReportList } from './report-list';

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
        hasMore && count < MOST
          ? { isLoading: query.isFetching, onMore: () => setCount((now) => Math.min(now + STEP, MOST)) }
          : undefined
      }
      onRetry={() => void query.refetch()}
    />
  );
}
