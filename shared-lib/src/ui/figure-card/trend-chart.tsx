import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { messages } from './messages';
import styles from './trend-chart.module.css';

interface TrendChartProps {
  /** Name of the figure, such as 'Visitas'; also the table's heading. */
  label: string;
  /** `YYYY-MM-DD`, oldest first. */
  days: readonly string[];
  /** One for each day; `null` for a day that wasn't counted. */
  values: readonly (number | null)[];
  /** True when the last day isn't over: its part of the line is dashed, and labelled. */
  endsUnfinished?: boolean | undefined;
  /** Height in pixels. */
  height?: number;
}

interface Point {
  index: number;
  value: number;
}

/** Width of the drawing, which is stretched to its place; lines keep their width. */
const WIDTH = 400;

/** Returns the day that a key leads to from another; `null` for a key that leads nowhere. */
function dayAfterKey(key: string, from: number, last: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: from - 1,
    ArrowDown: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from + 1,
    PageDown: from - 7,
    PageUp: from + 7,
    Home: 0,
    End: last,
  };
  const to = steps[key];
  return to === undefined ? null : Math.min(last, Math.max(0, to));
}

/**
 * Renders a figure by day: a line, which shows a day's value under the pointer and by the arrow keys, and the same as a
 * table.
 */
export function TrendChart({ label, days, values, endsUnfinished = false, height = 64 }: TrendChartProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const known = values.flatMap((value, index) => (value === null ? [] : [{ index, value }]));
  const most = Math.max(1, ...known.map(({ value }) => value));
  const x = scaleLinear([0, Math.max(1, days.length - 1)], [0, WIDTH]);
  // Half a line's width stays free at both ends.
  const y = scaleLinear([0, most], [height - 2, 2]);
  const at = ({ index }: Point) => x(index);
  const up = ({ value }: Point) => y(value);
  const draw = line<Point>(at, up);
  const whole = endsUnfinished ? known.filter(({ index }) => index < days.length - 1) : known;
  const stroke = draw(whole) ?? '';
  const unfinished = endsUnfinished ? (draw(known.slice(-2)) ?? '') : '';
  const fill = area<Point>(at, height, up)(whole) ?? '';

  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (clientX - left) / width));
    setPointed(Math.round(share * (days.length - 1)));
  };
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const inWords = (index: number) => {
    const value = values[index] ?? null;
    if (value === null) return messages.notCountedThen;
    const isUnfinished = endsUnfinished && index === days.length - 1;
    return isUnfinished ? `${messages.number(value)} (${messages.today})` : messages.number(value);
  };

  const lastDay = Math.max(0, days.length - 1);
  const step = (event: KeyboardEvent) => {
    const next = dayAfterKey(event.key, pointed ?? lastDay + 1, lastDay);
    if (next === null) return;
    event.preventDefault();
    setPointed(next);
  };
  const shown = pointed ?? lastDay;

  return (
    <figure className={styles.figure}>
      <div
        className={styles.drawing}
        role="slider"
        tabIndex={0}
        aria-label={messages.dayOf(label)}
        aria-valuemin={0}
        aria-valuemax={lastDay}
        aria-valuenow={shown}
        aria-valuetext={`${messages.longDay(days[shown] ?? last)}: ${inWords(shown)}`}
        onKeyDown={step}
        onBlur={() => setPointed(null)}
        onPointerMove={point}
        onPointerLeave={() => setPointed(null)}
      >
        <svg
          viewBox={`0 0 ${WIDTH} ${height}`}
          preserveAspectRatio="none"
          height={height}
          className={styles.svg}
          aria-hidden
        >
          <path d={fill} className={styles.area} />
          <path d={stroke} className={styles.line} vectorEffect="non-scaling-stroke" />
          <path d={unfinished} className={styles.unfinished} vectorEffect="non-scaling-stroke" />
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
        <p className={styles.axis} aria-hidden>
          {pointed !== null ? (
            <span className={styles.shown}>
              {messages.longDay(days[pointed] ?? last)}: <b>{inWords(pointed)}</b>
            </span>
          ) : (
            <>
              <span>{messages.shortDay(first)}</span>
              <span>
                {messages.shortDay(last)}
                {endsUnfinished && ` (${messages.today})`}
              </span>
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
                  <td>{inWords(index)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
