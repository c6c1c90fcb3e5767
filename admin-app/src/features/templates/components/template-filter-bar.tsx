import type { ReactNode } from 'react';
import { NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Toolbar } from 'shared-lib/ui/toolbar';
import { SegmentedControl } from 'shared-lib/ui/segmented-control';
import { messages } from '../messages';
import { COLUMNS, type TemplateFilters } from '../use-template-filters';
import { VIEWS, type TemplateView } from '../use-template-view';
import styles from './templates.module.css';

/** Orders that can be chosen without the table's headers. */
const ORDERS = Object.entries(messages.sorts).map(([value, label]) => ({ value, label }));

interface TemplateFilterBarProps {
  filters: TemplateFilters;
  onChange: (change: Partial<TemplateFilters>) => void;
  /** Number of templates found, in words. */
  found: string;
  view: TemplateView;
  onView: (view: TemplateView) => void;
  actions: ReactNode;
}

/** Renders the filters of the list. */
export function TemplateFilterBar(props: TemplateFilterBarProps) {
  const { filters, onChange, found, view, onView, actions } = props;
  const order = `${filters.sort}-${filters.descending ? 'desc' : 'asc'}`;
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
        <NativeSelect
          label={messages.sort}
          data={[...(messages.sorts[order] ? [] : [{ value: order, label: messages.otherOrder }]), ...ORDERS]}
          value={order}
          onChange={({ currentTarget: { value } }) => {
            const [column, direction] = value.split('-');
            const sort = COLUMNS.find((one) => one === column);
            if (sort) onChange({ sort, descending: direction === 'desc' });
          }}
        />
      </Toolbar>
      <div className={styles.foundLine}>
        <p role="status" className={styles.found}>
          {found}
        </p>
        <SegmentedControl
          aria-label={messages.view}
          data={VIEWS.map((value) => ({ value, label: messages.views[value] }))}
          value={view}
          onChange={onView}
        />
      </div>
    </div>
  );
}
