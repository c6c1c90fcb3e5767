import { readFileSync } from 'node:fs';

/** Description of a rehearsal of production for clients outside of it (`tools/rehearsal/stack.mjs`). */
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
    /** Hash of the public key of the edge's certificate. */
    keyHash: string;
  };
  /** Releases before and after the one that is rehearsed, by site; none where nothing is released. */
  variants: Record<string, Record<'before' | 'after', { version: string; folder: string }>>;
}

/** Reads a file that this repository or its rehearsal has written. */
export function readJson<T>(path: string): T {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the files are our own, and a journey fails at once without what it reads there
  return JSON.parse(readFileSync(path, 'utf8')) as T;
}

const file = process.env['E2E_REHEARSAL'];

/** The rehearsal that the journeys run against; `null` for the local stack. */
export const rehearsal: Outside | null = file ? readJson<Outside>(file) : null;

/** Returns the rehearsal, for actions that are possible only there. */
export function theRehearsal(): Outside {
  if (!rehearsal) throw new Error('E2E_REHEARSAL names no rehearsal');
  return rehearsal;
}
