import { SectionCard } from 'shared-lib/ui/section-card';
import { CsvButton } from 'shared-lib/ui/csv-export';
import { FigureCards, figureWords } from 'shared-lib/ui/figure-card';
import { HappeningCards } from '../../figures/happening-cards';
import { happenings, type Figure, type Months } from '../../figures/series';
import type { Period } from '../../figures/use-period';
import { messages } from './messages';

const FIGURES = [
  'views',
  'saves',
  'bookings',
  'templateUses',
  'signUps',
  'publications',
] as const satisfies readonly Figure[];

interface UseSectionProps {
  period: Period;
  /** Days of the period before and of the period itself. */
  both: readonly string[];
  months: Months;
}

/** Renders the events by day, with their export. */
export function UseSection({ period, both, months }: UseSectionProps) {
  const days = both.slice(period);
  const readPage = () => {
    const series = FIGURES.map((figure) => happenings(months, days, figure));
    const rows = days.map((day, index) => [day, ...series.map((values) => values[index] ?? 0)]);
    return Promise.resolve({ rows, next: null });
  };
  return (
    <SectionCard title={messages.use} text={messages.useText}>
      <FigureCards>
        <HappeningCards figures={FIGURES} labels={messages} period={period} both={both} months={months} />
      </FigureCards>
      <CsvButton
        fileName={`uso-${days[0]}-${days.at(-1)}`}
        source={{
          columns: [figureWords.day, ...FIGURES.map((figure) => messages[figure])],
          toCells: (row) => row,
          readPage,
        }}
        total={days.length}
      />
    </SectionCard>
  );
}
