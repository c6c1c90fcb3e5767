import type { ReactNode } from 'react';
import { NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Toolbar } from 'shared-lib/ui/toolbar';
import { messages } from '../messages';
import type { TemplateFilters } from '../use-template-filters';
import styles from './templates.module.css';

interface TemplateFilterBarProps {
  filters: TemplateFilters;
  onChange: (change: Partial<TemplateFilters>) => void;
  /** Number of templates found, in words. */
  found: string;
  actions: ReactNode;
}

/** Renders the filters of the list. */
export function TemplateFilterBar({ filters, onChange, found, actions }: TemplateFilterBarProps) {
  return (
    <div className={styles.filters}>
      <Toolbar label={messages.find} actions={actions}>
        <TextInput
          type="search"
          label={messages.search}
          placeholder={messages.searchHint}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={filters.words}
          onChange={({ currentTarget }) => onChange({ words: currentTarget.value })}
        />
        <NativeSelect
          label={messages.section}
          data={(['all', 'profile', 'links'] as const).map((value) => ({
            value,
            label: messages.sections[value],
          }))}
          value={filters.section ?? 'all'}
          onChange={({ currentTarget: { value } }) =>
            onChange({ section: value === 'profile' || value === 'links' ? value : null })
          }
        />
        <NativeSelect
          label={messages.visibility}
          data={(['all', 'public', 'private'] as const).map((value) => ({
            value,
            label: messages.visibilities[value],
          }))}
          value={filters.visibility ?? 'all'}
          onChange={({ currentTarget: { value } }) =>
            onChange({ visibility: value === 'public' || value === 'private' ? value : null })
          }
        />
      </Toolbar>
      <p role="status" className={styles.found}>
        {found}
      </p>
    </div>
  );
}
