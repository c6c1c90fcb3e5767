import { entriesOf, type MonthStats, type VitalName, type VitalTally } from 'shared-lib/model';

/** Speed of one page over some months. */
export interface VitalRow {
  page: string;
  samples: number;
  vitals: Partial<Record<VitalName, { goodPercent: number; mean: number }>>;
}

const NOTHING: VitalTally = { good: 0, needsImprovement: 0, poor: 0, sum: 0 };

const countOf = ({ good, needsImprovement, poor }: VitalTally) => good + needsImprovement + poor;

function add(one: VitalTally, other: VitalTally): VitalTally {
  return {
    good: one.good + other.good,
    needsImprovement: one.needsImprovement + other.needsImprovement,
    poor: one.poor + other.poor,
    sum: one.sum + other.sum,
  };
}

/** Returns the speed of each page over all of these months, the most measured page first. */
export function vitalRows(months: readonly Pick<MonthStats, 'vitals'>[]): VitalRow[] {
  const pages = new Map<string, Map<VitalName, VitalTally>>();
  for (const { vitals } of months) {
    for (const [page, tallies] of Object.entries(vitals)) {
      const sums = pages.get(page) ?? new Map<VitalName, VitalTally>();
      pages.set(page, sums);
      for (const [name, tally] of entriesOf(tallies))
        sums.set(name, add(sums.get(name) ?? NOTHING, { ...NOTHING, ...tally }));
    }
  }
  const rows = [...pages].map(([page, sums]): VitalRow => {
    const counted = [...sums].filter(([, tally]) => countOf(tally) > 0);
    return {
      page,
      samples: Math.max(0, ...counted.map(([, tally]) => countOf(tally))),
      vitals: Object.fromEntries(
        counted.map(([name, tally]) => [
          name,
          { goodPercent: Math.round((100 * tally.good) / countOf(tally)), mean: tally.sum / countOf(tally) },
        ]),
      ),
    };
  });
  return rows.sort((one, other) => other.samples - one.samples || one.page.localeCompare(other.page));
}
