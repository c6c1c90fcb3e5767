import type { ReactNode } from 'react';
import { Button, VisuallyHidden } from '@mantine/core';
import { ScrollTable } from '../../ui/scroll-table';
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
  chosenId: string | undefined;
  /** Called with the line whose days are to be shown; `null` for none. */
  onChoose: (id: string | null) => void;
}

const cellOf = (figure: number | string) => (typeof figure === 'number' ? messages.number(figure) : figure);

/** Renders the most used items, each with a button that shows or hides its days. */
export function TopTable({ head, columns, rows, chosenId, onChoose }: TopTableProps) {
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
                aria-pressed={id === chosenId}
                onClick={() => onChoose(id === chosenId ? null : id)}
              >
                {id === chosenId ? messages.close : messages.days}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
