import type { ReactNode } from 'react';
import { Button, VisuallyHidden } from '@mantine/core';
import { messages } from './messages';
import styles from './analytics-page.module.css';

/** A line of {@link TopTable}. */
export interface TopRow {
  id: string;
  /** What a screen reader hears of whose days a button shows. */
  name: string;
  link: ReactNode;
  /** In the order of the table's columns. */
  figures: readonly number[];
}

interface TopTableProps {
  /** What the lines are. */
  head: string;
  columns: readonly string[];
  rows: readonly TopRow[];
  chosenId: string | undefined;
  /** The line whose days are to be seen; `null` for none. */
  onChoose: (id: string | null) => void;
}

/** What is used most, each with a button that shows its days or hides them again. */
export function TopTable({ head, columns, rows, chosenId, onChoose }: TopTableProps) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {columns.map((column) => (
              <th key={column} scope="col" data-number>
                {column}
              </th>
            ))}
            <th scope="col">
              <VisuallyHidden>{messages.days}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, link, figures }) => (
            <tr key={id}>
              <th scope="row">{link}</th>
              {columns.map((column, index) => (
                <td key={column} data-number>
                  {messages.number(figures[index] ?? 0)}
                </td>
              ))}
              <td data-number>
                <Button
                  variant="subtle"
                  size="compact-md"
                  aria-label={messages.seeDays(name)}
                  aria-pressed={id === chosenId}
                  onClick={() => onChoose(id === chosenId ? null : id)}
                >
                  {id === chosenId ? messages.close : messages.days}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
