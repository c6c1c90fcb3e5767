import { FigureCard } from './figure-card';
import { messages } from './messages';
import { changeInPercent, happenings, sumOf, type Figure, type Months } from './series';
import type { Period } from './use-period';

interface HappeningCardProps {
  label: string;
  figure: Figure;
  period: Period;
  /** The days of the period before and of the period itself. */
  both: readonly string[];
  months: Months;
}

/** How often something happened in the period, and how that compares with the period before. */
export function HappeningCard({ label, figure, period, both, months }: HappeningCardProps) {
  const values = happenings(months, both, figure);
  const sum = sumOf(values.slice(period));
  return (
    <FigureCard
      label={label}
      value={sum}
      change={messages.change(changeInPercent(sumOf(values.slice(0, period)), sum), period)}
      days={both.slice(period)}
      values={values.slice(period)}
    />
  );
}
