import type { SyncRun } from 'shared-lib/model';

/** Percentages of the cards to which a version is distributed, one after the other. */
const SHARES = [5, 25, 50, 100] as const;

/**
 * Returns the percentages that a roll-out may go on with, the one to begin with first: those above what it has reached. One that was
 * interrupted or has failures may go on with its own, and one of all cards has no other.
 */
export function nextShares(run: Pick<SyncRun, 'state' | 'percentage'> | null): number[] {
  const isBegun = run !== null && run.state !== 'undone' && run.state !== 'halted';
  if (!isBegun) return [...SHARES];
  const { percentage, state } = run;
  return SHARES.filter((share) =>
    state === 'reached' && percentage < 100 ? share > percentage : share >= percentage,
  );
}
