import { Checkbox } from '@mantine/core';
import { Link } from 'shared-lib/router';
import { creatorHref } from '../../../paths';
import { TemplatePicture } from '../../../template-preview/template-picture';
import { messages } from '../messages';
import { toRow } from '../template-rows';
import { LastEdit, TemplateStates, Trend } from './template-facts';
import { lineIdOf } from './template-line';
import type { TemplateListProps } from './template-list-props';
import { TemplateMenu } from './template-menu';
import styles from './template-grid.module.css';

const { columns } = messages;

/** Size of a picture in the grid, in pixels. */
const PICTURE = { width: 260, height: 190 } as const;

/** Renders the list as a grid of pictures. */
export function TemplateGrid(props: TemplateListProps) {
  const { entries, uses, selection, draw, actions, onHide, onDelete, onVersions } = props;
  return (
    <ul className={styles.grid} aria-label={messages.table}>
      {entries.map((entry) => {
        const row = toRow(entry, uses[entry.id]);
        return (
          <li
            key={row.id}
            className={styles.item}
            aria-label={row.name}
            data-selected={selection.has(row.id) || undefined}
          >
            <div className={styles.top}>
              <Checkbox
                aria-label={messages.select(row.name)}
                checked={selection.has(row.id)}
                onChange={() => selection.toggle(row.id)}
              />
              <TemplateMenu {...{ row, actions, onHide, onDelete, onVersions }} />
            </div>
            <div className={styles.picture}>
              <TemplatePicture entry={entry} draw={draw} {...PICTURE} />
            </div>
            <h2 className={styles.name}>
              <Link id={lineIdOf(row.id)} to={creatorHref(row.id)}>
                {row.name}
              </Link>
            </h2>
            <p className={styles.meta}>
              {[messages.sectionNames[row.section], row.category, messages.version(row.version)]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <TemplateStates row={row} />
            <dl className={styles.facts}>
              <div>
                <dt>{columns.usage}</dt>
                <dd>{row.isCounted ? row.usage.toLocaleString('es') : messages.counting}</dd>
              </div>
              <div>
                <dt>{columns.trend}</dt>
                <dd>
                  <Trend row={row} />
                </dd>
              </div>
              <div>
                <dt>{columns.edited}</dt>
                <dd>
                  <LastEdit row={row} />
                </dd>
              </div>
            </dl>
          </li>
        );
      })}
    </ul>
  );
}
