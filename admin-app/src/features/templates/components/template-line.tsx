import { Table } from '@mantine/core';
import type { TemplateListEntry, TemplateUse } from 'shared-lib/domain';
import { Link } from 'shared-lib/router';
import { StatusBadge } from 'shared-lib/ui/status-badge';
import { creatorHref } from '../../../paths';
import table from '../../../ui/table.module.css';
import { messages } from '../messages';
import { toRow, type ListedTemplate } from '../template-rows';
import type { TemplateActions } from '../use-template-actions';
import { TemplateMenu } from './template-menu';
import styles from './templates.module.css';

const { columns } = messages;

/** Returns the id of a template's name, to focus it. */
export const lineIdOf = (id: string) => `plantilla-${id}`;

interface TemplateLineProps {
  entry: TemplateListEntry;
  use: TemplateUse | undefined;
  actions: TemplateActions;
  onDelete: (row: ListedTemplate) => void;
  onVersions: (row: ListedTemplate) => void;
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

/** Renders one template of the list. */
export function TemplateLine({ entry, use, actions, onDelete, onVersions }: TemplateLineProps) {
  const row = toRow(entry, use);
  const counted = (text: string) => (row.isCounted ? text : messages.counting);
  return (
    <Table.Tr>
      <Table.Th scope="row" className={`${table.name} ${styles.name}`}>
        <Link id={lineIdOf(row.id)} to={creatorHref(row.id)}>
          {row.name}
        </Link>
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
        {counted(row.usage.toLocaleString('es'))}
      </Table.Td>
      <Table.Td data-label={columns.trend} data-number>
        {counted(row.trend === null ? messages.noTrend : messages.trend(row.trend))}
      </Table.Td>
      <Table.Td className={styles.menu}>
        <TemplateMenu row={row} actions={actions} onDelete={onDelete} onVersions={onVersions} />
      </Table.Td>
    </Table.Tr>
  );
}
