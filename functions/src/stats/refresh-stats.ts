import { MINUTE_MS } from 'shared-lib/time';
import { requireAdmin } from '../administration/require-admin';
import type { CallableHandler } from '../callable';
import { lastRollUp, rollUp } from './roll-up';

/** Age up to which figures are returned without counting again, in milliseconds. */
const FRESH_MS = MINUTE_MS;

/** Updates the figures for an administrator who looks at them. */
export const refreshStats: CallableHandler<'refreshStats'> = async (context) => {
  const { db, now } = context;
  await requireAdmin(context);
  const updatedAt = await lastRollUp(db);
  if (now - updatedAt < FRESH_MS) return { updatedAt };
  await rollUp(db, now);
  return { updatedAt: now };
};
