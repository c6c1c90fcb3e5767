import { FigureCard } from 'shared-lib/ui/figure-card';
import { messages } from './messages';
import { changeOf, happenings, sumOf, type Figure, type Months } from './series';
import type { Period } from './use-period';

interface HappeningsProps {
  period: Period;
  /** Days of the period before and of the period itself. */
  both: readonly string[];
  months: Months;
}

/** Renders the number of events of each figure in the period, compared with the period before. */
export function HappeningCards<Name extends Figure>({
  figures,
  labels,
  ...facts
}: HappeningsProps & { figures: readonly Name[]; labels: Readonly<Record<Name, string>> }) {
  return figures.map((figure) => (
    <HappeningCard key={figure} label={labels[figure]} figure={figure} {...facts} />
  ));
}

function HappeningCard({
  label,
  figure,
  period,
  both,
  months,
}: HappeningsProps & { label: string; figure: Figure }) {
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
