import { useId, useState } from 'react';
import { IconChevronDown } from '@tabler/icons-react';
import type { AuditEntry } from 'shared-lib/model';
import { auditMessages, authorOf, describeAudit, type Names } from '../../../audit-words';
import { shortMoment } from '../../../ui/dates';
import styles from './audit.module.css';
import { EntryDetail } from './entry-detail';

interface AuditItemProps {
  entry: AuditEntry;
  /** Names of people and templates by id. */
  names: Names;
  /** Shows only the entries of the same document. */
  onOnly: (docId: string) => void;
  /** Called when a change was reverted, as the log has another entry. */
  onReverted: () => void;
}

/** Renders one entry of the log: a sentence, and its changes on demand. */
export function AuditItem({ entry, names, onOnly, onReverted }: AuditItemProps) {
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
            <b>{authorOf(entry, names)}</b> {describeAudit(entry, names)}
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
          <EntryDetail entry={entry} names={names} onOnly={onOnly} onReverted={onReverted} />
        </div>
      )}
    </li>
  );
}
