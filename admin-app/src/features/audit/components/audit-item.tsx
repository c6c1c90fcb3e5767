import { useId, useState } from 'react';
import { IconChevronDown } from '@tabler/icons-react';
import type { AuditEntry } from 'shared-lib/domain';
import { auditMessages, authorOf, describeAudit } from '../../../audit-words';
import { shortMoment } from '../../../ui/dates';
import styles from './audit.module.css';
import { EntryDetail } from './entry-detail';

interface AuditItemProps {
  entry: AuditEntry;
  /** Addresses of those who administer, by uid: not every entry has its author's. */
  emails: ReadonlyMap<string, string>;
  /** Shows only what the log has of the same document. */
  onOnly: (docId: string) => void;
  /** A change was taken back: the log has one more entry. */
  onReverted: () => void;
}

/** One entry of the log: a sentence, and on demand what it changed. */
export function AuditItem({ entry, emails, onOnly, onReverted }: AuditItemProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.words}>
          <span>
            <b>{entry.byEmail ? authorOf(entry) : (emails.get(entry.by) ?? authorOf(entry))}</b>{' '}
            {describeAudit(entry)}
          </span>
          <span className={styles.meta}>
            <time dateTime={new Date(entry.at).toISOString()}>{shortMoment(entry.at)}</time>
            {' · '}
            {auditMessages.collections[entry.collection] ?? entry.collection}
          </span>
        </span>
        <IconChevronDown size={18} aria-hidden className={styles.chevron} />
      </button>
      {isOpen && (
        <div id={id} className={styles.detail}>
          <EntryDetail entry={entry} onOnly={onOnly} onReverted={onReverted} />
        </div>
      )}
    </li>
  );
}
