import type { ProductTotals } from 'shared-lib/model';
import { SectionCard } from 'shared-lib/ui/section-card';
import { FigureCard, FigureCards } from 'shared-lib/ui/figure-card';
import { HappeningCards } from '../../figures/happening-cards';
import { messages as words } from '../../figures/messages';
import { growthOf, standings, type Figure, type Months } from '../../figures/series';
import type { Period } from '../../figures/use-period';
import { messages } from './messages';

/** Figures that are totals, and figures that are events. */
const STANDING = ['users', 'publishedCards', 'templates', 'downloads'] as const satisfies readonly Figure[];
const HAPPENING = ['views', 'saves', 'bookings', 'errors'] as const satisfies readonly Figure[];

interface FiguresSectionProps {
  period: Period;
  /** Days of the period before and of the period itself. */
  both: readonly string[];
  months: Months;
  totals: ProductTotals;
}

/** Renders the main figures, with their development over the period. */
export function FiguresSection({ period, both, months, totals }: FiguresSectionProps) {
  const days = both.slice(period);
  const now: Partial<Record<Figure, number>> = { users: totals.users, publishedCards: totals.publishedCards };
  return (
    <SectionCard title={messages.figures}>
      <FigureCards>
        {STANDING.map((figure) => {
          const values = standings(months, days, figure);
          const known = values.filter((one) => one !== null);
          const value = now[figure] ?? known.at(-1) ?? 0;
          const line = [...values.slice(0, -1), value];
          return (
            <FigureCard
              key={figure}
              label={messages[figure]}
              value={value}
              change={words.growth(growthOf(days, line), period)}
              days={days}
              values={line}
            />
          );
        })}
        <HappeningCards figures={HAPPENING} labels={messages} period={period} both={both} months={months} />
      </FigureCards>
    </SectionCard>
  );
}
