/** Reasons for which a function refuses an address. */
export const SLUG_REFUSALS = [
  'slug-too-short',
  'slug-too-long',
  'slug-invalid',
  'slug-reserved',
  'slug-taken',
  'slug-limit',
] as const;

export type SlugRefusal = (typeof SLUG_REFUSALS)[number];
