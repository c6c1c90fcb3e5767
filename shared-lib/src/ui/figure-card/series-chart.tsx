import { line } from 'd3-shape';
import { DayTable } from './day-table';
import { linearScale } from './linear-scale';
import { messages } from './messages';
import styles from './series-chart.module.css';
import chart from './trend-chart.module.css';
import { usePointedDay } from './use-pointed-day';

/** A line of {@link SeriesChart}, with a value for each day. */
interface Series {
  id: string;
  label: string;
  values: readonly number[];
}

/** Most lines that can be told apart. */
export const MOST_SERIES = 5;

interface SeriesChartProps {
  /** Name of what is compared. */
  label: string;
  /** `YYYY-MM-DD`, oldest first. */
  days: readonly string[];
  /** At most {@link MOST_SERIES}. */
  series: readonly Series[];
  /** True when the last day isn't over, which is said of it. */
  endsUnfinished?: boolean;
}

/** Size of the drawing, which is stretched to its place; lines keep their width. */
const WIDTH = 400;
const HEIGHT = 160;

const valueOf = ({ values }: Series, day: number) => messages.number(values[day] ?? 0);

/**
 * Renders several figures by day on one scale: a line each, told apart by color and dashes, whose values on a day are
 * shown under the pointer and by the arrow keys.
 */
function SeriesDrawing({ label, days, series, endsUnfinished = false }: SeriesChartProps) {
  const { pointed, shown, drawing } = usePointedDay(days.length);
  const most = Math.max(1, ...series.flatMap(({ values }) => values));
  const x = linearScale([0, Math.max(1, days.length - 1)], [0, WIDTH]);
  const y = linearScale([0, most], [HEIGHT - 2, 2]);
  const draw = line<number>(
    (_value, index) => x(index),
    (value) => y(value),
  );
  const isUnfinished = (day: number) => endsUnfinished && day === days.length - 1;
  const dayInWords = (day: number) =>
    isUnfinished(day) ? `${messages.longDay(days[day]!)} (${messages.today})` : messages.longDay(days[day]!);
  const inWords = series.map((one) => `${one.label} ${valueOf(one, shown)}`).join(', ');

  return (
    <div
      {...drawing}
      className={chart.drawing}
      aria-label={messages.dayOf(label)}
      aria-valuetext={`${dayInWords(shown)}: ${inWords}`}
    >
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        height={HEIGHT}
        className={chart.svg}
        aria-hidden
      >
        {series.map(({ id, values }, index) => (
          <path
            key={id}
            d={draw(values) ?? ''}
            className={styles.line}
            data-line={index}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {pointed !== null && (
          <line
            x1={x(pointed)}
            x2={x(pointed)}
            y1={0}
            y2={HEIGHT}
            className={chart.pointer}
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
      <p className={chart.axis} aria-hidden>
        {pointed !== null ? (
          <span className={chart.shown}>{dayInWords(pointed)}</span>
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
      <ul className={styles.legend} aria-hidden>
        {series.map((one, index) => (
          <li key={one.id}>
            <svg width="28" height="8">
              <path d="M0 4H28" className={styles.line} data-line={index} />
            </svg>
            <span className={styles.name}>{one.label}</span>
            {pointed !== null && <b>{valueOf(one, pointed)}</b>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Renders several figures by day: lines, and the same as a table, which isn't drawn again while somebody points at a line. */
export function SeriesChart(props: SeriesChartProps) {
  const { label, days, series, endsUnfinished = false } = props;
  return (
    <figure className={chart.figure}>
      <SeriesDrawing {...props} />
      <DayTable
        label={label}
        days={days}
        columns={series}
        inWords={(column, day) => {
          const value = valueOf(series[column]!, day);
          return endsUnfinished && day === days.length - 1 ? `${value} (${messages.today})` : value;
        }}
      />
    </figure>
  );
}
