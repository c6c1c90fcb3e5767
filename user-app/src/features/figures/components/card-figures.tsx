import { VisuallyHidden } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import {
  CARD_NUMBERS,
  contextCodeOf,
  contextWords,
  datesOf,
  OTHERS,
  periodBefore,
  sumOfDays,
  type DatePeriod,
} from 'shared-lib/model';
import { CsvButton } from 'shared-lib/ui/csv-export';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { FigureCard, FigureCards } from 'shared-lib/ui/figure-card';
import { TallyTable } from 'shared-lib/ui/tally-table';
import { deviceZone } from '../../../booking-data/booking-times';
import { daysOfCards, type CountedCard } from '../../../card-data/days-of-cards';
import { figuresCsv } from '../figures-csv';
import { messages } from '../messages';
import { visitsByHour } from '../visits-by-hour';
import { HoursTable } from './hours-table';
import styles from './figures.module.css';

interface CardFiguresProps {
  /** Quarters of each card that is counted together, with the first date that counts. */
  cards: readonly CountedCard[];
  period: DatePeriod;
  /** Titles of links by id. */
  linkTitles: ReadonlyMap<string, string>;
  /** Labels of the account's contexts. */
  contexts: readonly string[];
  fileName: string;
}

const countryName = (code: string) =>
  code === OTHERS ? messages.others : (new Intl.DisplayNames('es', { type: 'region' }).of(code) ?? code);

const named = (names: Record<string, string>) => (name: string) =>
  name === OTHERS ? messages.others : (Object.hasOwn(names, name) && names[name]) || name;

/** Returns a function that names a context's code: by its way, by the label that the owner gave it, or by its words. */
function contextName(labels: readonly string[]): (code: string) => string {
  const own = Object.fromEntries(labels.map((label) => [contextCodeOf(label), label]));
  const known = named({ ...messages.contextNames, ...own });
  return (code) => (known(code) === code ? contextWords(code) : known(code));
}

/** Renders the figures of one or several cards in a period, against the period before. */
export function CardFigures({ cards, period, linkTitles, contexts, fileName }: CardFiguresProps) {
  const dates = datesOf(period);
  const days = daysOfCards(cards, period);
  const sum = sumOfDays(days);
  const before = sumOfDays(daysOfCards(cards, periodBefore(period)));
  const isEmpty = CARD_NUMBERS.every((figure) => !sum[figure] && !before[figure]);
  if (isEmpty)
    return (
      <EmptyState icon={<IconChartBar size={28} stroke={1.5} />} title={messages.emptyTitle}>
        {messages.emptyText}
      </EmptyState>
    );
  const linkName = (id: string) => linkTitles.get(id) ?? messages.goneLink;
  const tallies = [
    { tally: 'clicks', words: messages.links, nameOf: linkName },
    { tally: 'contexts', words: messages.contexts, nameOf: contextName(contexts) },
    { tally: 'bookedFrom', words: messages.bookedFrom, nameOf: contextName(contexts) },
    { tally: 'referrers', words: messages.referrers, nameOf: named({}) },
    { tally: 'devices', words: messages.devices, nameOf: named(messages.deviceNames) },
    { tally: 'countries', words: messages.countries, nameOf: countryName },
  ] as const;
  const today = new Date().toISOString().slice(0, 10);
  return (
    <>
      <section>
        <VisuallyHidden component="h2">{messages.figures}</VisuallyHidden>
        <FigureCards>
          {CARD_NUMBERS.map((figure) => (
            <FigureCard
              key={figure}
              label={messages.numbers[figure]}
              value={sum[figure] ?? 0}
              change={messages.change(sum[figure] ?? 0, before[figure] ?? 0)}
              days={dates}
              values={days.map((day) => day[figure] ?? 0)}
              endsUnfinished={dates.at(-1) === today}
            />
          ))}
        </FigureCards>
      </section>
      <div className={styles.columns}>
        {tallies.map(({ tally, words, nameOf }) => (
          <TallyTable key={tally} words={words} tally={sum[tally]} nameOf={nameOf} />
        ))}
        <HoursTable bands={visitsByHour(dates, days, deviceZone())} />
      </div>
      <CsvButton
        fileName={`${fileName}-${period.from}-${period.to}`}
        source={figuresCsv(
          dates,
          days,
          tallies.map(({ words, ...tally }) => ({ ...tally, title: words.title })),
        )}
        total={dates.length}
      />
    </>
  );
}
