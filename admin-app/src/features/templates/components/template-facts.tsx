import { StatusBadge } from 'shared-lib/ui/status-badge';
import { shortMoment } from '../../../ui/dates';
import { messages } from '../messages';
import type { ListedTemplate } from '../template-rows';
import table from '../../../ui/table.module.css';
import styles from './templates.module.css';

/** Renders a template's version and states. */
export function TemplateStates({ row }: { row: ListedTemplate }) {
  return (
    <span className={styles.states}>
      <StatusBadge tone={row.isPublic ? 'success' : 'neutral'}>
        {row.isPublic ? messages.isPublic : messages.isPrivate}
      </StatusBadge>
      {row.hasDraft && <StatusBadge tone="info">{messages.hasDraft}</StatusBadge>}
      {!row.isValid && <StatusBadge tone="error">{messages.invalid}</StatusBadge>}
    </span>
  );
}

/** Renders when a template was changed last, and by whom. */
export function LastEdit({ row: { editedAt, editedBy } }: { row: ListedTemplate }) {
  const [before, after = ''] = messages.editedBy(editedBy).split(/(?=@)/);
  return (
    <span className={`${table.words} ${styles.stacked}`}>
      <time dateTime={new Date(editedAt).toISOString()}>{shortMoment(editedAt)}</time>
      {editedBy && (
        <span className={styles.meta}>
          {before}
          <wbr />
          {after}
        </span>
      )}
    </span>
  );
}

/** Renders the trend of a template's use, or why it has none. */
export function Trend({ row: { trend, recent, isCounted } }: { row: ListedTemplate }) {
  if (!isCounted) return messages.counting;
  return trend === null ? (
    <span className={styles.meta}>{messages.noTrend(recent)}</span>
  ) : (
    messages.trend(trend)
  );
}
