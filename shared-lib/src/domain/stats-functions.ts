import { z } from 'zod';
import type { VitalName } from './product-stats';
import { VITAL_PAGES } from './vitals';

const NAMES = ['LCP', 'CLS', 'INP', 'FCP', 'TTFB'] as const satisfies readonly VitalName[];

/** Input schemas of callables about figures. */
export const statsFunctionInputs = {
  /** Adds measurements of one page, of a person who agreed to statistics. */
  recordVitals: z.object({
    page: z.enum(VITAL_PAGES),
    samples: z
      .array(z.object({ name: z.enum(NAMES), value: z.number().min(0).max(600_000) }))
      .min(1)
      .max(20),
  }),
  /** Counts the product's totals again; at most once a minute, otherwise returns the last count. */
  refreshStats: z.object({}),
} as const;

/** Outputs of callables about figures. */
export interface StatsFunctionOutputs {
  recordVitals: { recorded: number };
  /** Milliseconds since the epoch. */
  refreshStats: { updatedAt: number };
}
