import { Checkbox, Table, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import table from '../../../ui/lists/table.module.css';
import { messages } from '../messages';
import type { SortColumn, TemplateFilters } from '../use-template-filters';
import { TemplateLine } from './template-line';
import type { TemplateListProps } from './template-list-props';
import styles from './templates.module.css';

interface TemplateTableProps extends TemplateListProps {
  filters: TemplateFilters;
  onSort: (change: Pick<TemplateFilters, 'sort' | 'descending'>) => void;
}

const NUMBERS: readonly SortColumn[] = ['downloads', 'usage', 'trend'];

/** Classes that give columns their widths; the name has the rest. */
const WIDTHS: Readonly<Partial<Record<SortColumn, string>>> = {
  category: styles.category,
  edited: styles.date,
  downloads: styles.figure,
  usage: styles.figure,
  trend: styles.figure,
};

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
      className={WIDTHS[column]}
      aria-sort={isCurrent ? (descending ? 'descending' : 'ascending') : undefined}
      data-number={NUMBERS.includes(column) || undefined}
    >
      <button
        type="button"
        className={table.sort}
        title={column === 'trend' ? messages.trendHelp : messages.sortBy(label)}
        onClick={() =>
          onSort({
            sort: column,
            descending: isCurrent ? !descending : column !== 'name' && column !== 'category',
          })
        }
      >
        {label}
        {isCurrent && <Arrow size={14} aria-hidden />}
      </button>
    </Table.Th>
  );
}

/** Renders the list: a table on wide screens, a card for each template on phones. */
export function TemplateTable(props: TemplateTableProps) {
  const { entries, uses, filters, onSort, ...ofLines } = props;
  const { selection } = ofLines;
  const ids = entries.map(({ id }) => id);
  const chosen = ids.filter(selection.has).length;
  const sorting = { filters, onSort };
  const { columns } = messages;
  return (
    <div className={styles.list}>
      <div className={`${table.frame} ${styles.frame}`}>
        <Table className={`${table.table} ${styles.table}`} aria-label={messages.table} verticalSpacing="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Th className={styles.select}>
                <Checkbox
                  aria-label={messages.selectShown}
                  checked={chosen === ids.length}
                  indeterminate={chosen > 0 && chosen < ids.length}
                  onChange={() => selection.toggleAll(ids)}
                />
              </Table.Th>
              <SortHeader column="name" {...sorting} />
              <SortHeader column="category" {...sorting} />
              <Table.Th className={styles.state}>{columns.state}</Table.Th>
              <SortHeader column="edited" {...sorting} />
              <SortHeader column="downloads" {...sorting} />
              <SortHeader column="usage" {...sorting} />
              <SortHeader column="trend" {...sorting} />
              <Table.Th className={styles.menu}>
                <VisuallyHidden>{columns.actions}</VisuallyHidden>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {entries.map((entry) => (
              <TemplateLine key={entry.id} entry={entry} use={uses[entry.id]} {...ofLines} />
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </div>
  );
}
