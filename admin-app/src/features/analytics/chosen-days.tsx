import { SkeletonBlock } from 'shared-lib/ui/skeletons';
import { FigureCard, FigureCards } from 'shared-lib/ui/figure-card';
import { sumOf } from '../../figures/series';
import { Unloaded, type UnloadedQuery } from '../../ui/unloaded';
import { messages } from './messages';

interface ChosenDaysProps {
  days: readonly string[];
  /** Series of the chart, with a value for each day; `undefined` while loading. */
  figures: readonly { label: string; values: readonly number[] }[] | undefined;
  query: UnloadedQuery;
}

/** Renders the days of the line chosen in a table. */
export function ChosenDays({ days, figures, query }: ChosenDaysProps) {
  if (!figures) {
    return (
      <Unloaded query={query}>
        <SkeletonBlock height={160} radius={12} />
      </Unloaded>
    );
  }
  return (
    <FigureCards>
      {figures.map(({ label, values }) => (
        <FigureCard
          key={label}
          label={label}
          value={sumOf(values)}
          change={messages.inDays(days.length)}
          days={days}
          values={values}
          endsUnfinished
        />
      ))}
    </FigureCards>
  );
}
