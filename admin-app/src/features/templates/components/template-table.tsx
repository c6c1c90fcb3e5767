import { Table, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { TemplateListEntry, TemplateUse } from 'shared-lib/domain';
import table from '../../../ui/table.module.css';
import { messages } from '../messages';
import type { ListedTemplate } from '../template-rows';
import type { TemplateActions } from '../use-template-actions';
import type { SortColumn, TemplateFilters } from '../use-template-filters';
import { TemplateLine } from './template-line';
import styles from './templates.module.css';

interface TemplateTableProps {
  entries: readonly TemplateListEntry[];
  uses: Readonly<Record<string, TemplateUse>>;
  filters: TemplateFilters;
  onSort: (change: Pick<TemplateFilters, 'sort' | 'descending'>) => void;
  actions: TemplateActions;
  onDelete: (row: ListedTemplate) => void;
  onVersions: (row: ListedTemplate) => void;
}

const NUMBERS: readonly SortColumn[] = ['downloads', 'usage', 'trend'];

function SortHeader({
  column,
  filters: { sort, descending },
  onSort,
}: Pick<TemplateTableProps, 'filters' | 'onSort'> & { column: SortColumn }) {
  const isCurrent = sort === column;
  const Arrow = descending ? IconArrowDown : IconArrowUp;
  const label = messages.columns[column];
  return (
    <Table.Th
      aria-sort={isCurrent ? (descending ? 'descending' : 'ascending') : undefined}
      data-number={NUMBERS.includes(column) || undefined}
    >
      <button
        type="button"
        className={table.sort}
        title={column === 'trend' ? messages.trendHelp : messages.sortBy(label)}
        onClick={() => onSort({ sort: column, descending: isCurrent ? !descending : column !== 'name' })}
      >
        {label}
        {isCurrent && <Arrow size={14} aria-hidden />}
      </button>
    </Table.Th>
  );
}

/** Renders the list: a table on wide screens, a card for each template on phones. */
export function TemplateTable(props: TemplateTableProps) {
  const { entries, uses, filters, onSort, actions, onDelete, onVersions } = props;
  const sorting = { filters, onSort };
  const { columns } = messages;
  return (
    <div className={`${table.frame} ${styles.frame}`}>
      <Table className={`${table.table} ${styles.table}`} aria-label={messages.table} verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <SortHeader column="name" {...sorting} />
            <SortHeader column="category" {...sorting} />
            <Table.Th>{columns.state}</Table.Th>
            <SortHeader column="downloads" {...sorting} />
            <SortHeader column="usage" {...sorting} />
            <SortHeader column="trend" {...sorting} />
            <Table.Th>
              <VisuallyHidden>{columns.actions}</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {entries.map((entry) => (
            <TemplateLine
              key={entry.id}
              entry={entry}
              use={uses[entry.id]}
              actions={actions}
              onDelete={onDelete}
              onVersions={onVersions}
            />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
