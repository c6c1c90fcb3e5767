import type { SyncState } from 'shared-lib/model';

/** Tones of the states that need attention. */
export const RUN_TONES: Partial<Record<SyncState, 'error' | 'warning'>> = {
  failed: 'error',
  halted: 'error',
  undoing: 'warning',
};
