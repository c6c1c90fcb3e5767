import { LoadError } from 'shared-lib/ui/load-error';
import { SkeletonBlock, SkeletonRegion } from 'shared-lib/ui/skeletons';
import { FigureCard, FigureCards } from 'shared-lib/ui/figure-card';
import { sumOf } from '../../figures/series';
import { messages } from './messages';

interface ChosenDaysProps {
  days: readonly string[];
  /** Series to draw, with a value for each day; `undefined` while loading. */
  figures: readonly { label: string; values: readonly number[] }[] | undefined;
  error: { message?: string } | undefined;
  onRetry: () => void;
}

/** Renders the days of the line chosen in a table. */
export function ChosenDays({ days, figures, error, onRetry }: ChosenDaysProps) {
  if (error) return <LoadError message={error.message ?? ''} onRetry={onRetry} />;
  if (!figures) {
    return (
      <SkeletonRegion>
        <SkeletonBlock height={160} radius={12} />
      </SkeletonRegion>
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
