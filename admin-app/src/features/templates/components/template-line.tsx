import { Checkbox, Table } from '@mantine/core';
import { Link } from 'shared-lib/router';
import type { TemplateListEntry, TemplateUse } from 'shared-lib/model';
import { creatorHref } from '../../../paths';
import { TemplatePicture } from '../../../template-preview/template-picture';
import { shortDay, shortMoment } from '../../../ui/dates';
import { messages } from '../messages';
import { toRow } from '../template-rows';
import { LineStates, ShortTrend } from './template-facts';
import type { TemplateListProps } from './template-list-props';
import { TemplateMenu } from './template-menu';
import styles from './templates.module.css';

const { columns } = messages;

/** Size of a picture in the table, in pixels. */
const PICTURE = { width: 48, height: 32 } as const;

/** Returns the id of a template's name, to focus it. */
export const lineIdOf = (id: string) => `plantilla-${id}`;

interface TemplateLineProps extends Omit<TemplateListProps, 'entries' | 'uses'> {
  entry: TemplateListEntry;
  use: TemplateUse | undefined;
}

/** Renders one template of the list. */
export function TemplateLine({
  entry,
  use,
  selection,
  draw,
  actions,
  onHide,
  onDelete,
  onVersions,
}: TemplateLineProps) {
  const row = toRow(entry, use);
  return (
    <Table.Tr data-selected={selection.has(row.id) || undefined}>
      <Table.Td className={styles.select}>
        <Checkbox
          aria-label={messages.select(row.name)}
          checked={selection.has(row.id)}
          onChange={() => selection.toggle(row.id)}
        />
      </Table.Td>
      <Table.Th scope="row" className={styles.name}>
        <span className={styles.pictured}>
          <TemplatePicture entry={entry} draw={draw} {...PICTURE} />
          <span className={styles.words} title={row.description}>
            <Link id={lineIdOf(row.id)} to={creatorHref(row.id)}>
              {row.name}
            </Link>
            <span className={styles.ofLine}>{row.version}</span>
            <span className={styles.description}>{row.description}</span>
          </span>
        </span>
      </Table.Th>
      <Table.Td data-label={columns.category}>
        <span className={styles.line} title={messages.sectionNames[row.section]}>
          {row.category || messages.noCategory}
        </span>
      </Table.Td>
      <Table.Td data-label={columns.state}>
        <LineStates row={row} />
      </Table.Td>
      <Table.Td data-label={columns.edited} className={styles.edited}>
        <time
          dateTime={new Date(row.editedAt).toISOString()}
          title={[shortMoment(row.editedAt), row.editedBy && messages.editedBy(row.editedBy)]
            .filter(Boolean)
            .join(' ')}
        >
          {shortDay(row.editedAt)}
        </time>
      </Table.Td>
      <Table.Td data-label={columns.downloads} data-number>
        {row.downloads.toLocaleString('es')}
      </Table.Td>
      <Table.Td data-label={columns.usage} data-number>
        {row.isCounted ? row.usage.toLocaleString('es') : messages.counting}
      </Table.Td>
      <Table.Td data-label={columns.trend} data-number>
        <ShortTrend row={row} />
      </Table.Td>
      <Table.Td className={styles.menu}>
        <TemplateMenu {...{ row, actions, onHide, onDelete, onVersions }} />
      </Table.Td>
    </Table.Tr>
  );
}
