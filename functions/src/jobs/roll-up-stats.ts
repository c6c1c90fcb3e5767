import { lastRollUp, rollUp } from '../stats/roll-up';
import type { Job } from '../scheduling/job';

/**
 * Interval at which the product's figures are computed, in milliseconds; an administrator who looks has it done at
 * once.
 */
const EVERY_MS = 5 * 60 * 1000;

/**
 * Computes the product's figures: `stats/totals`, `stats/{YYYY-MM}` and the days of `cardStats`. While it is behind, every call continues
 * where the last one stopped.
 */
export const rollUpStats: Job = async (context) => {
  const { db, now } = context;
  const { at, isBehind } = await lastRollUp(db);
  return now - at < EVERY_MS && !isBehind ? 0 : rollUp(db, now, context);
};
