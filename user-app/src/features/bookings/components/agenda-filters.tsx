import { useEffect, useState } from 'react';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';

import { useUid } from 'shared-lib/store';
import { keysOf } from 'shared-lib/model';
import { bookingMessages } from '../../../booking-data/messages';
import { useServicesQuery } from '../../../booking-data/endpoints/service-endpoints';
import { isNarrowed, type AgendaQuery } from '../agenda-query';
import { messages } from '../messages';
import styles from './agenda-filters.module.css';

/** Delay after the last key before a search starts, in milliseconds. */
const PATIENCE_MS = 350;

interface AgendaFiltersProps {
  query: AgendaQuery;
  onChange: (next: Partial<AgendaQuery>, options?: { replace?: boolean }) => void;
}

/** Renders the filters of the list. */
export function AgendaFilters({ query, onChange }: AgendaFiltersProps) {
  const { data: services = [] } = useServicesQuery(useUid());
  const [typed, setTyped] = useState(query.search);

  useEffect(() => {
    if (typed.trim() === query.search) return;
    const timer = setTimeout(() => onChange({ search: typed.trim() }, { replace: true }), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [typed, query.search, onChange]);

  return (
    <div className={styles.filters} role="search" aria-label={messages.filters}>
      <TextInput
        type="search"
        label={messages.search}
        placeholder={messages.searchPlaceholder}
        leftSection={<IconSearch size={18} aria-hidden />}
        maxLength={80}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <NativeSelect
        label={messages.status}
        value={query.status ?? ''}
        data={[
          { value: '', label: messages.anyStatus },
          ...Object.entries(bookingMessages.status).map(([value, label]) => ({ value, label })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onChange({ status: keysOf(bookingMessages.status).find((status) => status === value) ?? null })
        }
      />
      <NativeSelect
        label={messages.service}
        value={query.serviceId ?? ''}
        data={[
          { value: '', label: messages.anyService },
          ...services.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(event) => onChange({ serviceId: event.currentTarget.value || null })}
      />
      {isNarrowed(query) && (
        <Button
          variant="subtle"
          onClick={() => {
            setTyped('');
            onChange({ search: '', status: null, serviceId: null });
          }}
        >
          {messages.clear}
        </Button>
      )}
    </div>
  );
}
