import { VisuallyHidden } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { StatusBadge } from 'shared-lib/ui/status-badge';
import { shortMoment } from '../../../ui/dates';
import { messages } from '../messages';
import type { ListedTemplate } from '../template-rows';
import table from '../../../ui/lists/table.module.css';
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

/** Renders the same in a line of the table, where an icon marks unpublished edits. */
export function LineStates({ row }: { row: ListedTemplate }) {
  if (!row.hasDraft) return <TemplateStates row={row} />;
  return (
    <>
      <span className={styles.inCard}>
        <TemplateStates row={row} />
      </span>
      <span className={styles.inLine} title={messages.hasDraft}>
        <TemplateStates row={{ ...row, hasDraft: false }} />
        <IconPencil size={18} aria-hidden />
        <VisuallyHidden>{messages.hasDraft}</VisuallyHidden>
      </span>
    </>
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

/** Renders the trend in few characters; what it means where there is none is said aloud, and shown to a mouse that rests on it. */
export function ShortTrend({ row }: { row: ListedTemplate }) {
  const { trend, recent, isCounted } = row;
  if (!isCounted || trend !== null) return <Trend row={row} />;
  return (
    <span title={messages.noTrend(recent)}>
      <span aria-hidden>{recent === 0 ? messages.unused : messages.isNew}</span>
      <VisuallyHidden>{messages.noTrend(recent)}</VisuallyHidden>
    </span>
  );
}
