import { FigureCard } from 'shared-lib/ui/figure-card';
import { messages } from './messages';
import { changeOf, happenings, sumOf, type Figure, type Months } from './series';
import type { Period } from './use-period';

interface HappeningCardProps {
  label: string;
  figure: Figure;
  period: Period;
  /** Days of the period before and of the period itself. */
  both: readonly string[];
  months: Months;
}

/** Renders the number of events in the period, compared with the period before. */
export function HappeningCard({ label, figure, period, both, months }: HappeningCardProps) {
  const days = both.slice(period);
  const values = happenings(months, days, figure);
  return (
    <FigureCard
      label={label}
      value={sumOf(values)}
      change={messages.change(changeOf(months, both, figure), period)}
      days={days}
      values={values}
      endsUnfinished
    />
  );
}
