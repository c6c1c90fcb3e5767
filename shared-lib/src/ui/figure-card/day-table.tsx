import { useState } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { messages } from './messages';
import styles from './trend-chart.module.css';

interface DayTableProps {
  /** Name of what the chart shows. */
  label: string;
  days: readonly string[];
  columns: readonly { id: string; label: string }[];
  /** Returns a column's value on a day in words. */
  inWords: (column: number, day: number) => string;
}

/** Renders the days of a chart as a table, closed at first; its rows are there once it is open. */
export function DayTable({ label, days, columns, inWords }: DayTableProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {messages.table}
        <VisuallyHidden>: {label}</VisuallyHidden>
      </summary>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={messages.tableOf(label)}>
        <table>
          <thead>
            <tr>
              <th scope="col">{messages.day}</th>
              {columns.map((column) => (
                <th key={column.id} scope="col">
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(isOpen ? days : []).map((day, index) => (
              <tr key={day}>
                <th scope="row">{messages.longDay(day)}</th>
                {columns.map(({ id }, column) => (
                  <td key={id}>{inWords(column, index)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
