import type { ReactNode } from 'react';
import { Button, VisuallyHidden } from '@mantine/core';
import { ScrollTable } from '../../ui/lists/scroll-table';
import { messages } from './messages';

/** A line of {@link TopTable}. */
export interface TopRow {
  id: string;
  /** Name of the line for screen readers. */
  name: string;
  link: ReactNode;
  /** Figures in the order of the table's columns; words for those that aren't plain numbers. */
  figures: readonly (number | string)[];
}

interface TopTableProps {
  /** Heading of the first column. */
  head: string;
  columns: readonly string[];
  rows: readonly TopRow[];
  /** Lines whose days are shown. */
  chosenIds: readonly string[];
  /** Number of lines that can be chosen at a time. */
  most: number;
  onChoose: (ids: string[]) => void;
}

const cellOf = (figure: number | string) => (typeof figure === 'number' ? messages.number(figure) : figure);

/**
 * Renders the most used items, each with a button that shows or hides its days. Where one can be chosen, another takes its
 * place; where several can, no more than that are.
 */
export function TopTable({ head, columns, rows, chosenIds, most, onChoose }: TopTableProps) {
  const isFull = most > 1 && chosenIds.length >= most;
  const toggled = (id: string) => {
    if (chosenIds.includes(id)) return chosenIds.filter((one) => one !== id);
    return most === 1 ? [id] : [...chosenIds, id];
  };
  return (
    <ScrollTable label={head}>
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
                {cellOf(figures[index] ?? 0)}
              </td>
            ))}
            <td data-number>
              <Button
                variant="subtle"
                size="compact-md"
                aria-label={messages.seeDays(name)}
                aria-pressed={chosenIds.includes(id)}
                disabled={isFull && !chosenIds.includes(id)}
                onClick={() => onChoose(toggled(id))}
              >
                {chosenIds.includes(id) ? messages.close : messages.days}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
