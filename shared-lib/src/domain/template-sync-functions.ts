import { z } from 'zod';
import { PROFILE_MARKUP, TEMPLATE_LIMITS } from './template';
import { SYNC_BATCH, type SyncItem, type SyncResult } from './template-sync';

const id = z.string().min(1).max(200);
const markup = z.record(
  z.string().max(Math.max(40, PROFILE_MARKUP.length)),
  z.string().max(TEMPLATE_LIMITS.markup),
);

/** What each callable takes. */
export const syncFunctionInputs = {
  /** The next places that wait, for the one browser that draws them. */
  takeSyncBatch: z.object({
    runId: id,
    /** The browser's own name, made up. */
    driver: id,
    /** The last place looked at; `null` begins. */
    after: id.nullable(),
    /** Also those that failed before. */
    retry: z.boolean(),
  }),
  /** Puts drawn places onto their cards, and writes down those that couldn't be drawn. */
  applySync: z.object({
    runId: id,
    driver: id,
    items: z
      .array(
        z.union([
          z.object({ instanceId: id, markup }),
          z.object({ instanceId: id, problem: z.string().min(1).max(60) }),
        ]),
      )
      .max(SYNC_BATCH),
  }),
} as const;

/** What each callable answers. */
export interface SyncFunctionOutputs {
  takeSyncBatch: {
    items: SyncItem[];
    /** Where the next batch begins; `null` when this was the last. */
    after: string | null;
    /** Places looked at for this batch, those that the percentage leaves out included. */
    looked: number;
    /** Places that have another version, in all; only with the first batch. */
    outdated: number | null;
  };
  applySync: { results: SyncResult[] };
}
