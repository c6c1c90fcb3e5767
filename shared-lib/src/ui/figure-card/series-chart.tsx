import { line } from 'd3-shape';
import { DayDrawing, dayScale, valueScale } from './day-drawing';
import { DayTable } from './day-table';
import { messages } from './messages';
import styles from './series-chart.module.css';
import chart from './trend-chart.module.css';

/** A line of {@link SeriesChart}, with a value for each day. */
interface Series {
  id: string;
  label: string;
  values: readonly number[];
}

/** Most lines that can be distinguished. */
export const MAX_CHART_SERIES = 5;

interface SeriesChartProps {
  /** Name of what is compared. */
  label: string;
  /** `YYYY-MM-DD`, oldest first. */
  days: readonly string[];
  /** At most {@link MAX_CHART_SERIES}. */
  series: readonly Series[];
  /** True when the last day isn't over, which is said of it. */
  endsUnfinished?: boolean;
}

/** Height of the drawing, in pixels. */
const HEIGHT = 160;

const valueOf = ({ values }: Series, day: number) => messages.number(values[day] ?? 0);

/**
 * Renders several figures by day on one scale: a line each, distinguished by color and dashes, whose values on a day
 * are shown under the pointer and by the arrow keys.
 */
function SeriesDrawing({ label, days, series, endsUnfinished = false }: SeriesChartProps) {
  const x = dayScale(days.length);
  const y = valueScale(
    series.flatMap(({ values }) => values),
    HEIGHT,
  );
  const draw = line<number>(
    (_value, index) => x(index),
    (value) => y(value),
  );
  const dayInWords = (day: number) => {
    const words = messages.longDay(days[day] ?? '');
    return endsUnfinished && day === days.length - 1 ? `${words} (${messages.today})` : words;
  };
  const valuesInWords = (day: number) => series.map((one) => `${one.label} ${valueOf(one, day)}`).join(', ');

  return (
    <DayDrawing
      label={label}
      days={days}
      endsUnfinished={endsUnfinished}
      height={HEIGHT}
      inWords={(day) => `${dayInWords(day)}: ${valuesInWords(day)}`}
      caption={dayInWords}
      legend={(day) => (
        <ul className={styles.legend} aria-hidden>
          {series.map((one, index) => (
            <li key={one.id}>
              <svg width="28" height="8">
                <path d="M0 4H28" className={styles.line} data-line={index} />
              </svg>
              <span className={styles.name}>{one.label}</span>
              {day !== null && <b>{valueOf(one, day)}</b>}
            </li>
          ))}
        </ul>
      )}
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
    </DayDrawing>
  );
}

/** Renders several figures by day: lines, and the same as a table, which isn't rendered again while somebody points at a line. */
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
          const value = valueOf(column, day);
          return endsUnfinished && day === days.length - 1 ? `${value} (${messages.today})` : value;
        }}
      />
    </figure>
  );
}
