import { z } from 'zod';
import type { VitalName } from './product-stats';
import { VITAL_PAGES } from './vitals';

const NAMES = ['LCP', 'CLS', 'INP', 'FCP', 'TTFB'] as const satisfies readonly VitalName[];

/** What each callable about figures takes. */
export const statsFunctionInputs = {
  /** Adds measurements of one page, of somebody who agreed to statistics. */
  recordVitals: z.object({
    page: z.enum(VITAL_PAGES),
    samples: z
      .array(z.object({ name: z.enum(NAMES), value: z.number().min(0).max(600_000) }))
      .min(1)
      .max(20),
  }),
  /** Counts anew where the product stands; at most once a minute, in between it answers with what is there. */
  refreshStats: z.object({}),
} as const;

/** What each callable answers. */
export interface StatsFunctionOutputs {
  recordVitals: { recorded: number };
  /** Milliseconds since the epoch. */
  refreshStats: { updatedAt: number };
}
