import { requireAdmin } from '../administration/require-admin';
import type { CallableHandler } from '../callable';
import { lastRollUp, rollUp } from './roll-up';

/** Figures that are younger are told as they are, in milliseconds. */
const FRESH_MS = 60_000;

/** Brings the figures up to date for an administrator who looks at them. */
export const refreshStats: CallableHandler<'refreshStats'> = async (context) => {
  const { db, now } = context;
  await requireAdmin(context);
  const updatedAt = await lastRollUp(db);
  if (now - updatedAt < FRESH_MS) return { updatedAt };
  await rollUp(db, now);
  return { updatedAt: now };
};
