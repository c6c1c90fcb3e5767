import { rateVital, type VitalName, type VitalsOfPage, type VitalTally } from 'shared-lib/model';
import { HOUR_MS } from 'shared-lib/time';
import type { CallableHandler } from '../callable';
import { countRequest } from '../limits/rate-limit';
import { countInProduct } from './shards';

const LIMIT = { most: 60, windowMs: HOUR_MS };

const NOTHING: VitalTally = { good: 0, needsImprovement: 0, poor: 0, sum: 0 };

/** Sums measurements up: the number in each rating, and the total. */
export function tally(samples: readonly { name: VitalName; value: number }[]): VitalsOfPage {
  const page: VitalsOfPage = {};
  for (const { name, value } of samples) {
    const known = page[name] ?? NOTHING;
    const rating = rateVital(name, value);
    page[name] = { ...known, [rating]: known[rating] + 1, sum: known.sum + value };
  }
  return page;
}

/** Adds measurements of a page of the apps. The account they came from isn't stored. */
export const recordVitals: CallableHandler<'recordVitals'> = async ({ db, uid, now }, { page, samples }) => {
  await countRequest(db, `vitals:${uid}`, LIMIT, now);
  const batch = db.batch();
  countInProduct(batch, { db, now }, {}, { [page]: tally(samples) });
  await batch.commit();
  return { recorded: samples.length };
};
