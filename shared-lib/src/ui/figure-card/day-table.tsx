import { startTransition, useEffect, useState } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { whenIdle } from '../../client/when-idle';
import { messages } from './messages';
import styles from './trend-chart.module.css';

interface DayTableProps<Column> {
  /** Name of what the chart shows. */
  label: string;
  days: readonly string[];
  columns: readonly Column[];
  /** Returns a column's value on a day in words. */
  inWords: (column: Column, day: number) => string;
}

/**
 * Renders the days of a chart as a table, closed at first. Its rows are no part of the first drawing, which they make slow: they come when the
 * page is idle, so that a search in the page finds them and opens the table, or as soon as somebody opens it.
 */
export function DayTable<Column extends { id: string; label: string }>({
  label,
  days,
  columns,
  inWords,
}: DayTableProps<Column>) {
  const [isFilled, setFilled] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setFilled(true))), []);
  return (
    <details className={styles.details} onToggle={() => setFilled(true)}>
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
            {(isFilled ? days : []).map((day, index) => (
              <tr key={day}>
                <th scope="row">{messages.longDay(day)}</th>
                {columns.map((column) => (
                  <td key={column.id}>{inWords(column, index)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
