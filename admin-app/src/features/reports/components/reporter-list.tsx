import { Button } from '@mantine/core';
import type { CardReport, Reporter } from 'shared-lib/model';
import { shortMoment } from '../../../ui/dates';
import { messages } from '../messages';
import styles from './reports.module.css';

/** A reporter to answer, with the report that they sent. */
export interface Answering {
  reportId: string;
  reporter: Reporter;
}

interface ReporterListProps {
  reports: readonly CardReport[];
  onAnswer: (answering: Answering) => void;
}

/** Renders the visitors who left an address with their report of a card, each with the way to answer. */
export function ReporterList({ reports, onAnswer }: ReporterListProps) {
  const reporters = reports.flatMap(({ id, reporters: some }) =>
    some.map((reporter) => ({ reportId: id, reporter })),
  );
  return (
    <section className={styles.texts} aria-label={messages.reporters}>
      <h3 className={styles.heading}>{messages.reporters}</h3>
      {reporters.length === 0 && <p className={styles.meta}>{messages.noReporters}</p>}
      <ul className={styles.reporters}>
        {reporters.map(({ reportId, reporter }) => (
          <li key={reporter.id}>
            <div className={styles.reporter}>
              <span>{reporter.email}</span>
              <span className={styles.meta}>
                {messages.reporter(messages.reasons[reporter.reason], shortMoment(reporter.at))}
              </span>
            </div>
            {reporter.answeredBy ? (
              <span className={styles.meta}>{messages.answered(reporter.answeredBy)}</span>
            ) : (
              <Button
                variant="default"
                size="sm"
                aria-label={messages.answerTo(reporter.email)}
                onClick={() => onAnswer({ reportId, reporter })}
              >
                {messages.answer}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
