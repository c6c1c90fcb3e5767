import type { CardReport } from 'shared-lib/domain';
import { messages } from '../messages';
import styles from './reports.module.css';

/** Renders a decision, its author and their words. */
export function ReportOutcome({ report: { status, decidedBy, decision } }: { report: CardReport }) {
  const what = status === 'taken-down' ? messages.takenDown : messages.dismissed;
  return (
    <div role="status" className={styles.outcome}>
      <p>{messages.decidedBy(decidedBy, what)}</p>
      <p className={styles.meta}>{decision || messages.noWords}</p>
    </div>
  );
}
