/** Sizes of a test run: `npm test`, `npm run test:all`, which a test run by itself has too, and `npm run test:long`. */
export type RunSize = 'short' | 'all' | 'long';

const SIZES: readonly RunSize[] = ['short', 'all', 'long'];

/** Size of this run, which `scripts/test.mjs` sets. */
export const RUN_SIZE: RunSize = SIZES.find((size) => size === process.env['TEST_SIZE']) ?? 'all';

/** Returns the extent that a flood, a crowd or a generated case has in a run of this size. */
export const bySize = <T>(extents: Readonly<Record<RunSize, T>>): T => extents[RUN_SIZE];
