import { z } from 'zod';
import { defineCallable, returns } from '../callable';
import type { VitalName } from './product-stats';
import { vitalPages } from './vitals';

const NAMES = ['LCP', 'CLS', 'INP', 'FCP', 'TTFB'] as const satisfies readonly VitalName[];

/** Callables about figures. */
export const statsCallables = {
  /** Adds measurements of one page, of a person who agreed to statistics. */
  recordVitals: defineCallable({
    input: z.object({
      page: z.enum(vitalPages()),
      samples: z
        .array(z.object({ name: z.enum(NAMES), value: z.number().min(0).max(600_000) }))
        .min(1)
        .max(20),
    }),
    output: returns<{ recorded: number }>(),
    capability: null,
    inReadOnly: true,
  }),
  /** Counts the product's totals again; at most once a minute, otherwise returns the last count. */
  refreshStats: defineCallable({
    input: z.object({}),
    /** Milliseconds since the epoch. */
    output: returns<{ updatedAt: number }>(),
    capability: 'panel',
    inReadOnly: true,
  }),
};
