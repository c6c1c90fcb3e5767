import type { ReactNode } from 'react';
import { NativeSelect, TextInput } from '@mantine/core';
import { fieldMessage } from 'shared-lib/errors';
import { Toolbar } from 'shared-lib/ui/toolbar';
import { useAdminsQuery } from '../../../admin-data/admin-endpoints';
import { auditMessages } from '../../../audit-words';
import { SearchInput } from '../../../ui/search-input';
import { messages } from '../messages';
import { isPeriod, type AuditQuery } from '../use-audit-query';
import styles from './audit.module.css';

interface AuditFilterBarProps {
  query: AuditQuery;
  onChange: (change: Partial<AuditQuery>) => void;
  /** Number of entries found, in words. */
  found: string;
  actions: ReactNode;
}

/** Author of changes from the command line. */
const OPERATOR = 'operator';

function useAuthors(chosen: string) {
  const { data: admins = [] } = useAdminsQuery();
  const authors = admins.map(({ id, email }) => ({ value: id, label: email }));
  const known = [...authors, { value: OPERATOR, label: auditMessages.operator }];
  // Former administrators are still in the log.
  const former =
    chosen && !known.some(({ value }) => value === chosen) ? [{ value: chosen, label: chosen }] : [];
  return [{ value: '', label: messages.anyAuthor }, ...known, ...former];
}

const collections = [
  { value: '', label: messages.anyCollection },
  ...Object.entries(auditMessages.collections).map(([value, label]) => ({ value, label })),
];

/** Renders the filters of the log. */
export function AuditFilterBar({ query, onChange, found, actions }: AuditFilterBarProps) {
  const authors = useAuthors(query.by);
  return (
    <div className={styles.filters}>
      <Toolbar label={messages.find} actions={actions}>
        <div className={styles.choices}>
          <NativeSelect
            label={messages.collection}
            data={collections}
            value={query.collection}
            onChange={({ currentTarget }) => onChange({ collection: currentTarget.value })}
          />
          <NativeSelect
            label={messages.author}
            data={authors}
            value={query.by}
            onChange={({ currentTarget }) => onChange({ by: currentTarget.value })}
          />
          <TextInput
            type="date"
            label={messages.from}
            value={query.from}
            onChange={({ currentTarget }) => onChange({ from: currentTarget.value })}
          />
          <TextInput
            type="date"
            label={messages.until}
            value={query.until}
            error={!isPeriod(query) && fieldMessage('until-before-from', messages.until)}
            onChange={({ currentTarget }) => onChange({ until: currentTarget.value })}
          />
          <SearchInput
            label={messages.document}
            placeholder={messages.documentHint}
            value={query.docId}
            onChange={(docId) => onChange({ docId })}
          />
        </div>
      </Toolbar>
      <p role="status" className={styles.found}>
        {found}
      </p>
    </div>
  );
}
