import {
  boundTally,
  CARD_NUMBERS,
  OTHERS,
  ranked,
  sumOfDays,
  type CardDayFigures,
  type CardTally,
} from 'shared-lib/model';
import type { CsvSource } from 'shared-lib/ui/csv-export';
import { messages } from './messages';

/** A tally of the file: its title, and what its names are called. */
export interface FileTally {
  tally: CardTally;
  title: string;
  nameOf: (name: string) => string;
}

interface FileColumn {
  title: string;
  cellOf: (day: CardDayFigures) => number;
}

/** Returns a column for each of the most frequent names of a tally, and one for the rest. */
function columnsOf(sum: CardDayFigures, { tally, title, nameOf }: FileTally): FileColumn[] {
  const counts = sum[tally] ?? {};
  // Links are the card's own; anybody can make up the others.
  const names = ranked(tally === 'clicks' ? counts : boundTally(counts)).map(({ name }) => name);
  const named = names.filter((name) => name !== OTHERS);
  const total = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
  return names.map((name) => ({
    title: `${title}: ${nameOf(name)}`,
    cellOf: ({ [tally]: ofDay = {} }) =>
      name === OTHERS
        ? total(Object.values(ofDay)) - total(named.map((other) => ofDay[other] ?? 0))
        : (ofDay[name] ?? 0),
  }));
}

/** Returns the source of a file of figures: a line for each day, with everything that the screen shows. */
export function figuresCsv(
  dates: readonly string[],
  days: readonly CardDayFigures[],
  tallies: readonly FileTally[],
): CsvSource<number, never> {
  const sum = sumOfDays(days);
  const columns: FileColumn[] = [
    ...CARD_NUMBERS.map((figure) => ({
      title: messages.numbers[figure],
      cellOf: (day: CardDayFigures) => day[figure] ?? 0,
    })),
    ...tallies.flatMap((tally) => columnsOf(sum, tally)),
  ];
  return {
    columns: [messages.day, ...columns.map(({ title }) => title)],
    toCells: (index) => [dates[index] ?? '', ...columns.map(({ cellOf }) => cellOf(days[index] ?? {}))],
    readPage: () => Promise.resolve({ rows: dates.map((_, index) => index), next: null }),
  };
}
