import { openCountOf, useOpenReports } from '../../../admin-data/open-reports';
import { messages } from '../messages';
import { useKeptOnScreen } from '../use-kept-on-screen';
import { ReportList } from './report-list';

/** Renders the cards whose reports wait for a decision, live and in the order of the queue. */
export function OpenReports() {
  const { data, error, refetch } = useOpenReports();
  const cards = useKeptOnScreen(data);
  return (
    <ReportList
      cards={cards}
      total={openCountOf(data?.length ?? 0)}
      isOpen
      failure={error?.message ?? null}
      empty={{ title: messages.emptyOpenTitle, text: messages.emptyOpenText }}
      onRetry={() => void refetch()}
    />
  );
}
