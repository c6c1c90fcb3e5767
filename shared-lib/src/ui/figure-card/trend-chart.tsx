import { area, line } from 'd3-shape';
import { DayDrawing, dayScale, valueScale } from './day-drawing';
import { DayTable } from './day-table';
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

/** Renders a figure by day as a line, which shows a day's value under the pointer and by the arrow keys. */
function TrendDrawing({
  label,
  days,
  values,
  endsUnfinished = false,
  height = 64,
  inWords,
}: TrendChartProps & { inWords: (day: number) => string }) {
  const known = values.flatMap((value, index) => (value === null ? [] : [{ index, value }]));
  const x = dayScale(days.length);
  const y = valueScale(
    known.map(({ value }) => value),
    height,
  );
  const at = ({ index }: Point) => x(index);
  const up = ({ value }: Point) => y(value);
  const draw = line<Point>(at, up);
  const whole = endsUnfinished ? known.filter(({ index }) => index < days.length - 1) : known;
  const stroke = draw(whole) ?? '';
  const unfinished = endsUnfinished ? (draw(known.slice(-2)) ?? '') : '';
  const fill = area<Point>(at, height, up)(whole) ?? '';
  const dayInWords = (day: number) => messages.longDay(days[day] ?? '');

  return (
    <DayDrawing
      label={label}
      days={days}
      endsUnfinished={endsUnfinished}
      height={height}
      inWords={(day) => `${dayInWords(day)}: ${inWords(day)}`}
      caption={(day) => (
        <>
          {dayInWords(day)}: <b>{inWords(day)}</b>
        </>
      )}
    >
      <path d={fill} className={styles.area} />
      <path d={stroke} className={styles.line} vectorEffect="non-scaling-stroke" />
      <path d={unfinished} className={styles.unfinished} vectorEffect="non-scaling-stroke" />
    </DayDrawing>
  );
}

/** Renders a figure by day: a line, and the same as a table, which isn't rendered again while somebody points at the line. */
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
