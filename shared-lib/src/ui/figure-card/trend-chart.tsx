import { area, line } from 'd3-shape';
import { DayTable } from './day-table';
import { linearScale } from './linear-scale';
import { messages } from './messages';
import styles from './trend-chart.module.css';
import { usePointedDay } from './use-pointed-day';

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

/** Renders a figure by day as a line, which shows a day's value under the pointer and by the arrow keys. */
function TrendDrawing({
  label,
  days,
  values,
  endsUnfinished = false,
  height = 64,
  inWords,
}: TrendChartProps & { inWords: (day: number) => string }) {
  const { pointed, shown, drawing } = usePointedDay(days.length);
  const known = values.flatMap((value, index) => (value === null ? [] : [{ index, value }]));
  const most = Math.max(1, ...known.map(({ value }) => value));
  const x = linearScale([0, Math.max(1, days.length - 1)], [0, WIDTH]);
  // Half a line's width stays free at both ends.
  const y = linearScale([0, most], [height - 2, 2]);
  const at = ({ index }: Point) => x(index);
  const up = ({ value }: Point) => y(value);
  const draw = line<Point>(at, up);
  const whole = endsUnfinished ? known.filter(({ index }) => index < days.length - 1) : known;
  const stroke = draw(whole) ?? '';
  const unfinished = endsUnfinished ? (draw(known.slice(-2)) ?? '') : '';
  const fill = area<Point>(at, height, up)(whole) ?? '';

  const [first = '', last = ''] = [days[0], days.at(-1)];

  return (
    <div
      {...drawing}
      className={styles.drawing}
      aria-label={messages.dayOf(label)}
      aria-valuetext={`${messages.longDay(days[shown] ?? last)}: ${inWords(shown)}`}
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
  );
}

/** Renders a figure by day: a line, and the same as a table, which isn't drawn again while somebody points at the line. */
export function TrendChart(props: TrendChartProps) {
  const { label, days, values, endsUnfinished = false } = props;
  const inWords = (index: number) => {
    const value = values[index] ?? null;
    if (value === null) return messages.notCountedThen;
    const isUnfinished = endsUnfinished && index === days.length - 1;
    return isUnfinished ? `${messages.number(value)} (${messages.today})` : messages.number(value);
  };
  return (
    <figure className={styles.figure}>
      <TrendDrawing {...props} inWords={inWords} />
      <DayTable
        label={label}
        days={days}
        columns={[{ id: label, label }]}
        inWords={(_column, day) => inWords(day)}
      />
    </figure>
  );
}
