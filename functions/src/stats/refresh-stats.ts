import { MINUTE_MS } from 'shared-lib/time';
import { requireAdmin } from '../administration/require-admin';
import type { CallableHandler } from '../callable';
import { lastRollUp, rollUp } from './roll-up';

/** Age up to which figures are returned without counting again, in milliseconds. */
const FRESH_MS = MINUTE_MS;

/** Time for which shards are folded while somebody waits, in milliseconds; the job continues with the rest. */
const PATIENCE_MS = 10_000;

/** Updates the figures for an administrator who views them. */
export const refreshStats: CallableHandler<'refreshStats'> = async (context) => {
  const { db, now } = context;
  await requireAdmin(context);
  const { at: updatedAt } = await lastRollUp(db);
  if (now - updatedAt < FRESH_MS) return { updatedAt };
  const until = Date.now() + PATIENCE_MS;
  await rollUp(db, now, { isOver: () => Date.now() > until });
  return { updatedAt: now };
};
