import { z } from 'zod';
import { CARD_LIMITS } from './card-limits';
import { previewSchema } from './card-photo';

/*
 * The calls that an owner's app makes to Cloud Functions, by name. Each can be repeated safely: the client chooses ids,
 * and a call whose effect is already there answers as the first one did.
 */

const cardId = z.string().regex(/^[A-Za-z0-9]{20}$/);
const slug = z.string().max(200);

/** Input schemas of callables about cards. */
export const cardFunctionInputs = {
  /** Creates a draft and claims its address in one step; `copyFrom` copies another own card's content. */
  createCard: z.object({
    cardId,
    name: z.string().trim().min(1).max(CARD_LIMITS.cardName),
    slug,
    copyFrom: cardId.optional(),
  }),
  /** Reports whether an address is free for the caller, with alternatives. */
  checkSlug: z.object({ slug, cardId: cardId.optional() }),
  /** Gives a card another address; the old one redirects and stays reserved for its owner. */
  changeSlug: z.object({ cardId, slug }),
  /** Shows the given revision to visitors; `preview` is the picture for previews of the card's link. */
  publishCard: z.object({
    cardId,
    revision: z.number().int().min(1),
    preview: previewSchema.optional(),
  }),
  /** Adds the picture of its link to the revision that is shown, where it was published without one. */
  addLinkPreview: z.object({ cardId, revision: z.number().int().min(1), preview: previewSchema }),
  pauseCard: z.object({ cardId }),
  resumeCard: z.object({ cardId }),
  /** Takes the card down at once; `restoreCard` restores it within 30 days. */
  deleteCard: z.object({ cardId }),
  restoreCard: z.object({ cardId }),
  /** Removes the deleted cards for good, before their 30 days are over. */
  emptyBin: z.object({}),
  /** Makes a pass for a wallet of phones; `picture` is a PNG in base64, for Apple's. */
  walletPass: z.object({
    cardId,
    wallet: z.enum(['google', 'apple']),
    picture: z.base64().max(200_000).optional(),
  }),
} as const;

/** Outputs of callables about cards. */
export interface CardFunctionOutputs {
  createCard: { cardId: string; slug: string };
  checkSlug: { slug: string; problem: SlugRefusal | null; suggestions: string[] };
  changeSlug: { slug: string };
  publishCard: { slug: string; revision: number };
  addLinkPreview: { added: boolean };
  pauseCard: { slug: string };
  resumeCard: { slug: string };
  deleteCard: { cardId: string };
  restoreCard: { cardId: string; slug: string };
  /** Number of cards that are gone, and of those that have to stay until their day. */
  emptyBin: { removed: number; kept: number };
  /** Address that saves the pass at Google, or the file for Apple's wallet in base64. */
  walletPass: { url: string } | { file: string };
}

/** Reasons for which a function refuses an address. */
export type SlugRefusal =
  'slug-too-short' | 'slug-too-long' | 'slug-invalid' | 'slug-reserved' | 'slug-taken' | 'slug-limit';
