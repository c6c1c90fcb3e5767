import type { SyncRun } from 'shared-lib/model';

/** Percentages of the cards to which a version is distributed, one after the other. */
const SHARES = [5, 25, 50, 100] as const;

/**
 * Returns the percentages with which a roll-out may continue, the default one first: those above the present one. An interrupted roll-out,
 * or one with failures, may continue with its own percentage, which is the only one for a roll-out to all cards.
 */
export function nextShares(run: Pick<SyncRun, 'state' | 'percentage'> | null): number[] {
  const isBegun = run !== null && run.state !== 'undone' && run.state !== 'halted';
  if (!isBegun) return [...SHARES];
  const { percentage, state } = run;
  return SHARES.filter((share) =>
    state === 'reached' && percentage < 100 ? share > percentage : share >= percentage,
  );
}
