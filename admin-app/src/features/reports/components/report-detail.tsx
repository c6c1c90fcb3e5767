import type { ReportedCard } from 'shared-lib/model';
import { useReportsOfQuery } from '../../../admin-data/admin-endpoints';
import { ShownCard } from '../../../shown-card/shown-card';
import { Unloaded } from '../../../ui/unloaded';
import { messages } from '../messages';
import { AssignField } from './assign-field';
import { ReportTexts } from './report-texts';
import { ReporterList, type Answering } from './reporter-list';
import styles from './reports.module.css';

interface ReportDetailProps {
  card: ReportedCard;
  onAnswer: (answering: Answering) => void;
}

/** Renders the facts for a decision about a reported card: the card itself, the visitors' texts, and the administrator in charge. */
export function ReportDetail({ card, onAnswer }: ReportDetailProps) {
  const { cardId, slug, assignedTo, assignedEmail } = card;
  const query = useReportsOfQuery(cardId);
  const reports = query.currentData;
  return (
    <div className={styles.detail}>
      <div className={styles.shownCard}>
        <ShownCard key={slug} slug={slug} title={messages.preview(slug)} />
      </div>
      {reports ? (
        <>
          <ReportTexts texts={reports.flatMap(({ details }) => details)} />
          <ReporterList reports={reports} onAnswer={onAnswer} />
        </>
      ) : (
        <Unloaded query={query} />
      )}
      <AssignField about="reports" id={cardId} assignedTo={assignedTo} assignedEmail={assignedEmail} />
    </div>
  );
}
