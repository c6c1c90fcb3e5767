import { lastRollUp, rollUp } from '../stats/roll-up';
import type { Job } from './job';

/** How often the product is counted by itself, in milliseconds; an administrator who looks has it done at once. */
const EVERY_MS = 5 * 60 * 1000;

/** Keeps the product's figures: `stats/totals`, `stats/{YYYY-MM}` and the days of `cardStats`. */
export const rollUpStats: Job = async ({ db, now }) =>
  now - (await lastRollUp(db)) < EVERY_MS ? 0 : rollUp(db, now);
