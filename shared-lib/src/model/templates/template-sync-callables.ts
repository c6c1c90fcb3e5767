import { z } from 'zod';
import { defineCallable, perMinute, returns } from '../callable';
import { documentId } from '../values/document-id';
import { PROFILE_MARKUP, TEMPLATE_LIMITS } from './template';
import { SYNC_BATCH, type SyncItem, type SyncSample, type SyncState } from './template-sync';

const id = documentId;
const markup = z.record(
  z.string().max(Math.max(40, PROFILE_MARKUP.length)),
  z.string().max(TEMPLATE_LIMITS.markup),
);

/** Callables about roll-outs. */
export const syncCallables = {
  /**
   * Starts a stage of a version's roll-out, or continues one, driven by the calling browser. It takes over a run that another window of the
   * same administrator drives.
   */
  startSync: defineCallable({
    input: z.object({
      templateId: id,
      version: z.string().min(1).max(20),
      percentage: z.number().int().min(1).max(100),
      /** Random id of the browser. */
      driver: id,
    }),
    output: returns<Record<string, never>>(),
    capability: 'design',
    isDangerous: true,
  }),
  /** Returns the next places to render, for the one browser that renders them. */
  takeSyncBatch: defineCallable({
    input: z.object({
      runId: id,
      /** Random id of the browser. */
      driver: id,
      /** Last place of the batch before; `null` for the first batch. */
      after: id.nullable(),
      /** True to include places that failed before. */
      retry: z.boolean(),
    }),
    output: returns<{
      items: SyncItem[];
      /** Position of the next batch; `null` when this was the last. */
      after: string | null;
      /** Places read for this batch, including those that the percentage leaves out. */
      looked: number;
      /** Number of places that have another version; only with the first batch. */
      outdated: number | null;
    }>(),
    capability: 'design',
    // A roll-out asks for as many batches as there are cards.
    limit: perMinute(600),
  }),
  /** Stores rendered places until `applySync` puts them onto their cards, and records those that couldn't be rendered. */
  stageSync: defineCallable({
    input: z.object({
      runId: id,
      driver: id,
      items: z
        .array(
          z.union([
            z.object({ instanceId: id, markup, basis: z.string().max(80) }),
            z.object({
              instanceId: id,
              problem: z.string().min(1).max(60),
              /** Message of the error that the component threw. */
              detail: z.string().max(300).default(''),
            }),
          ]),
        )
        .max(SYNC_BATCH),
      /** True with the last places: from now on the roll-out needs no browser. */
      isLast: z.boolean(),
    }),
    output: returns<{ state: SyncState }>(),
    capability: 'design',
    // A roll-out asks for as many batches as there are cards.
    limit: perMinute(600),
  }),
  /** Puts the next rendered places onto their cards; the job `rollOutTemplates` does the same while no browser calls it. */
  applySync: defineCallable({
    input: z.object({ runId: id, driver: id }),
    output: returns<{ state: SyncState; isThrough: boolean }>(),
    capability: 'design',
    // A roll-out asks for as many batches as there are cards.
    limit: perMinute(600),
  }),
  /** Gives the cards of a roll-out back what they had; those that their owners have changed since stay as they are. */
  undoSync: defineCallable({
    input: z.object({ runId: id }),
    output: returns<{ state: SyncState }>(),
    capability: 'design',
    isDangerous: true,
  }),
  /** Gives an owner's card the version back that a roll-out replaced. */
  goBackTemplate: defineCallable({
    input: z.object({ cardId: id, templateId: id, version: z.string().max(20) }),
    /** `unpublished`: the owner has to publish the card for visitors to see it. */
    output: returns<{ state: 'shown' | 'unpublished' }>(),
    capability: null,
  }),
  /** A few published cards that the present version of a template would change. */
  sampleSync: defineCallable({
    input: z.object({ templateId: id }),
    output: returns<{ samples: SyncSample[] }>(),
    capability: 'design',
    inReadOnly: true,
  }),
};
