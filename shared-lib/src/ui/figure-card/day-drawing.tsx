import type { ReactNode } from 'react';
import { linearScale } from './linear-scale';
import { messages } from './messages';
import styles from './trend-chart.module.css';
import { usePointedDay } from './use-pointed-day';

/** Width of a drawing, which is stretched to its place; lines keep their width. */
const WIDTH = 400;

/** Returns the horizontal place of a day by its index. */
export const dayScale = (days: number): ((day: number) => number) =>
  linearScale([0, Math.max(1, days - 1)], [0, WIDTH]);

/** Returns the vertical place of a value. Half a line's width stays free at both ends. */
export const valueScale = (values: readonly number[], height: number): ((value: number) => number) =>
  linearScale([0, Math.max(1, ...values)], [height - 2, 2]);

interface DayDrawingProps {
  /** Name of the figures. */
  label: string;
  /** `YYYY-MM-DD`, oldest first. */
  days: readonly string[];
  /** True when the last day isn't over; the axis says so. */
  endsUnfinished: boolean;
  /** Height in pixels. */
  height: number;
  /** Returns a day with its values, for screen readers. */
  inWords: (day: number) => string;
  /** Returns the axis's text while a day is pointed at. */
  caption: (day: number) => ReactNode;
  /** Returns the content under the axis; the day is `null` while none is pointed at. */
  legend?: (day: number | null) => ReactNode;
  /** Content of the `svg`. */
  children: ReactNode;
}

/**
 * Renders a drawing of days with its axis. A day is chosen with the pointer or the arrow keys; the axis shows its values, and screen
 * readers read them.
 */
export function DayDrawing(props: DayDrawingProps) {
  const { label, days, endsUnfinished, height } = props;
  const { pointed, shown, drawing } = usePointedDay(days.length);
  const x = dayScale(days.length);
  return (
    <div
      {...drawing}
      className={styles.drawing}
      aria-label={messages.dayOf(label)}
      aria-valuetext={props.inWords(shown)}
    >
      <svg
        viewBox={`0 0 ${WIDTH} ${height}`}
        preserveAspectRatio="none"
        height={height}
        className={styles.svg}
        aria-hidden
      >
        {props.children}
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
          <span className={styles.shown}>{props.caption(pointed)}</span>
        ) : (
          <>
            <span>{messages.shortDay(days[0] ?? '')}</span>
            <span>
              {messages.shortDay(days.at(-1) ?? '')}
              {endsUnfinished && ` (${messages.today})`}
            </span>
          </>
        )}
      </p>
      {props.legend?.(pointed)}
    </div>
  );
}
