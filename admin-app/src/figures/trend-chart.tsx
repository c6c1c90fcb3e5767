import { useState, type PointerEvent } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { messages } from './messages';
import styles from './trend-chart.module.css';

interface TrendChartProps {
  /** What is drawn, such as 'Visitas': the table's heading too. */
  label: string;
  /** `YYYY-MM-DD`, oldest first. */
  days: readonly string[];
  /** One for each day. */
  values: readonly number[];
  /** In pixels. */
  height?: number;
}

/** Drawn this wide and stretched to its place; lines keep their width. */
const WIDTH = 400;

/** A figure day by day: a line for the eye, which tells a day's value under the pointer, and the same as a table. */
export function TrendChart({ label, days, values, height = 64 }: TrendChartProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const most = Math.max(1, ...values);
  const x = scaleLinear([0, Math.max(1, days.length - 1)], [0, WIDTH]);
  // Half a line's width stays free at both ends.
  const y = scaleLinear([0, most], [height - 2, 2]);
  const points = [...values];
  const at = (_value: number, index: number) => x(index);
  const stroke = line<number>(at, (value) => y(value))(points) ?? '';
  const fill = area<number>(at, height, (value) => y(value))(points) ?? '';

  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (clientX - left) / width));
    setPointed(Math.round(share * (days.length - 1)));
  };
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const shown = pointed === null ? null : { day: days[pointed] ?? last, value: values[pointed] ?? 0 };

  return (
    <figure className={styles.figure}>
      <div
        className={styles.drawing}
        onPointerMove={point}
        onPointerLeave={() => setPointed(null)}
        aria-hidden
      >
        <svg
          viewBox={`0 0 ${WIDTH} ${height}`}
          preserveAspectRatio="none"
          height={height}
          className={styles.svg}
        >
          <path d={fill} className={styles.area} />
          <path d={stroke} className={styles.line} vectorEffect="non-scaling-stroke" />
          {pointed !== null && (
            <line
              x1={x(pointed)}
              x2={x(pointed)}
              y1={0}
              y2={height}
              className={styles.pointer}
              vectorEffect="non-scaling-stroke"
            />
          )}
        </svg>
        <p className={styles.axis}>
          {shown ? (
            <span className={styles.shown}>
              {messages.longDay(shown.day)}: <b>{messages.number(shown.value)}</b>
            </span>
          ) : (
            <>
              <span>{messages.shortDay(first)}</span>
              <span>{messages.shortDay(last)}</span>
            </>
          )}
        </p>
      </div>
      <details className={styles.details}>
        <summary>
          {messages.table}
          <VisuallyHidden>: {label}</VisuallyHidden>
        </summary>
        <div className={styles.scroll} tabIndex={0} role="region" aria-label={messages.tableOf(label)}>
          <table>
            <thead>
              <tr>
                <th scope="col">{messages.day}</th>
                <th scope="col">{label}</th>
              </tr>
            </thead>
            <tbody>
              {days.map((day, index) => (
                <tr key={day}>
                  <th scope="row">{messages.longDay(day)}</th>
                  <td>{messages.number(values[index] ?? 0)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
