import { readFileSync } from 'node:fs';

/** Description of a rehearsal of production for those who look at it from outside (`tools/rehearsal/stack.mjs`). */
export interface Outside {
  /** Settings of the target. */
  settings: Record<string, string>;
  /** Origin of its control. */
  control: string;
  /** Page with the mail that was sent. */
  mail: string;
  browser: {
    hosts: string[];
    /** Ports of the two points of presence. */
    edgePorts: [number, number];
    /** Of the key of the edge's certificate. */
    keyHash: string;
  };
  /** Releases before and after the one that is rehearsed, by site. */
  variants: Record<string, Record<'before' | 'after', { version: string; folder: string }>>;
}

const file = process.env['E2E_REHEARSAL'];

/** The rehearsal that the journeys run against; `null` for the local stack. */
export const rehearsal = file ? (JSON.parse(readFileSync(file, 'utf8')) as Outside) : null;
