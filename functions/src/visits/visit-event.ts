import { z } from 'zod';
import { MINUTE_MS } from 'shared-lib/time';

/** Longest body of a visit that is read, in bytes. */
export const MAX_VISIT_BYTES = 1024;

/** Longest time to the largest paint that is accepted, in milliseconds. */
const MAX_LCP_MS = MINUTE_MS;

const came = {
  /** True when the visitor came by the card's code. */
  scanned: z.boolean(),
  /** True for the owner's own link, or a preview. */
  own: z.boolean(),
};

/** Id of a link, which names a field of the counts: Firestore reserves names between double underscores. */
const linkId = z.string().regex(/^(?!__.*__$)[\w-]{1,40}$/);

const visitEventSchema = z.discriminatedUnion('event', [
  /**
   * View of the card; `lcp` is the time to the largest paint in milliseconds, 0 where it isn't known. `code` is the
   * context that its link names (`?s=`), `host` the site that led here.
   */
  z.strictObject({
    event: z.literal('look'),
    lcp: z.number().catch(0),
    code: z
      .string()
      .regex(/^[a-z0-9-]{1,24}$/)
      .optional(),
    host: z
      .string()
      .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/)
      .max(100)
      .optional(),
    ...came,
  }),
  /** Press of 'Compartir', or of 'Reservar'. */
  z.strictObject({ event: z.literal('share'), ...came }),
  z.strictObject({ event: z.literal('book'), ...came }),
  /** Download of the contact file. */
  z.strictObject({ event: z.literal('save'), ...came }),
  /**
   * Press of one of the card's links, by its id. Addresses aren't accepted, as they could be anything that stood on the
   * page.
   */
  z.strictObject({ event: z.literal('link'), link: linkId, ...came }),
]);

/** Event that a visitor's page sends. */
export type VisitEvent = z.infer<typeof visitEventSchema>;

/** Reports whether a time to the largest paint is plausible. */
export const isBelievable = (lcp: number) => lcp > 0 && lcp <= MAX_LCP_MS;

/**
 * Parses the body of a beacon.
 *
 * @param body - Raw bytes.
 * @returns `null` for a body that no page of ours sends.
 */
export function readVisitEvent(body: Buffer | undefined): VisitEvent | null {
  if (!body || body.length > MAX_VISIT_BYTES) return null;
  try {
    return visitEventSchema.parse(JSON.parse(body.toString('utf8')));
  } catch {
    return null;
  }
}
