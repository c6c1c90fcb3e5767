import { useState } from 'react';
import { Anchor, Button, VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { REPORT_REASONS, type CardReport } from 'shared-lib/domain';
import { StatusBadge } from 'shared-lib/ui/status-badge';
import { publicCardUrl } from '../../../paths';
import { CardDrawer } from '../../../shown-card/card-drawer';
import { shortMoment } from '../../../ui/dates';
import type { Decision } from '../decide-report';
import { messages } from '../messages';
import { DecisionDialog } from './decision-dialog';
import { ReportOutcome } from './report-outcome';
import { ReportOwner } from './report-owner';
import { ReportTexts } from './report-texts';
import entries from '../../../ui/entries.module.css';
import styles from './reports.module.css';

/** Renders one card that was reported on one day: reasons, count and actions. */
export function ReportItem({ report }: { report: CardReport }) {
  const { slug, count, reasons, firstAt, lastAt, status, details } = report;
  const [decision, setDecision] = useState<Decision>('dismiss');
  const [isAsking, setAsking] = useState(false);
  const [isLooking, setLooking] = useState(false);
  const ask = (next: Decision) => {
    setDecision(next);
    setAsking(true);
  };
  return (
    <article className={entries.entry} aria-label={slug} data-decided={status !== 'open' || undefined}>
      <header className={entries.head}>
        <h2 className={styles.title}>
          <Anchor href={publicCardUrl(slug)} target="_blank" rel="noreferrer">
            {messages.cardOf(slug)}
            <IconExternalLink size={16} aria-hidden />
            <VisuallyHidden>({messages.opensTab})</VisuallyHidden>
          </Anchor>
        </h2>
        <StatusBadge tone={status === 'open' ? 'warning' : status === 'taken-down' ? 'error' : 'neutral'}>
          {status === 'open'
            ? messages.times(count)
            : status === 'taken-down'
              ? messages.takenDown
              : messages.dismissed}
        </StatusBadge>
      </header>
      <p className={styles.meta}>
        <ReportOwner uid={report.ownerId} /> · {messages.lastAt(shortMoment(lastAt))}
        {firstAt < lastAt && ` · ${messages.firstAt(shortMoment(firstAt))}`}
      </p>
      <ul className={styles.reasons} aria-label={messages.reasonsTitle}>
        {REPORT_REASONS.filter((reason) => reasons[reason]).map((reason) => (
          <li key={reason}>{messages.reasonCount(messages.reasons[reason], reasons[reason] ?? 0)}</li>
        ))}
      </ul>
      <ReportTexts texts={details} />
      {status === 'open' ? (
        <div className={entries.buttons}>
          <Button variant="default" aria-label={messages.lookAt(slug)} onClick={() => setLooking(true)}>
            {messages.look}
          </Button>
          <Button
            variant="light"
            color="red"
            aria-label={messages.takeDownOf(slug)}
            onClick={() => ask('take-down')}
          >
            {messages.takeDown}
          </Button>
          <Button variant="default" aria-label={messages.dismissOf(slug)} onClick={() => ask('dismiss')}>
            {messages.dismiss}
          </Button>
        </div>
      ) : (
        <ReportOutcome report={report} />
      )}
      <CardDrawer card={isLooking ? report : null} onClose={() => setLooking(false)} />
      <DecisionDialog
        report={report}
        decision={decision}
        // Once somebody has decided there is nothing left to ask.
        opened={isAsking && status === 'open'}
        onClose={() => setAsking(false)}
      />
    </article>
  );
}
