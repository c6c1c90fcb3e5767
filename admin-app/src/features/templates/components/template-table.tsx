import { Table, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { Link } from 'shared-lib/router';
import { StatusBadge } from 'shared-lib/ui/status-badge';
import { creatorHref } from '../../../paths';
import { messages } from '../messages';
import type { ListedTemplate } from '../template-rows';
import type { TemplateActions } from '../use-template-actions';
import type { SortColumn, TemplateFilters } from '../use-template-filters';
import { TemplateMenu } from './template-menu';
import styles from './templates.module.css';

interface TemplateTableProps {
  rows: readonly ListedTemplate[];
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
        className={styles.sort}
        title={column === 'trend' ? messages.trendHelp : messages.sortBy(label)}
        onClick={() => onSort({ sort: column, descending: isCurrent ? !descending : column !== 'name' })}
      >
        {label}
        {isCurrent && <Arrow size={14} aria-hidden />}
      </button>
    </Table.Th>
  );
}

function States({ row }: { row: ListedTemplate }) {
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

/** The list: a table on wide screens, a card for each template on phones. */
export function TemplateTable({ rows, filters, onSort, actions, onDelete, onVersions }: TemplateTableProps) {
  const sorting = { filters, onSort };
  const { columns } = messages;
  return (
    <div className={styles.frame}>
      <Table className={styles.table} aria-label={messages.table} verticalSpacing="sm">
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
          {rows.map((row) => (
            <Table.Tr key={row.id}>
              <Table.Th scope="row" className={styles.name}>
                <Link to={creatorHref(row.id)}>{row.name}</Link>
                <span className={styles.description}>{row.description}</span>
              </Table.Th>
              <Table.Td data-label={columns.category}>{row.category || messages.noCategory}</Table.Td>
              <Table.Td data-label={columns.state}>
                <States row={row} />
              </Table.Td>
              <Table.Td data-label={columns.downloads} data-number>
                {row.downloads.toLocaleString('es')}
              </Table.Td>
              <Table.Td data-label={columns.usage} data-number>
                {row.usage.toLocaleString('es')}
              </Table.Td>
              <Table.Td data-label={columns.trend} data-number>
                {row.trend === null ? messages.noTrend : messages.trend(row.trend)}
              </Table.Td>
              <Table.Td className={styles.menu}>
                <TemplateMenu row={row} actions={actions} onDelete={onDelete} onVersions={onVersions} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
