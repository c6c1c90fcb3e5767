import { z } from 'zod';
import { defineCallable, perHour, perMinute, returns } from '../callable';
import { CARD_LIMITS } from './card-limits';
import { previewSchema } from '../files/card-photo';
import type { SlugRefusal } from './slug/slug-refusals';

/*
 * The calls that an owner's app makes to Cloud Functions, by name. Each can be repeated safely: the client chooses ids,
 * and a call whose effect is already there answers as the first one did.
 */

const cardId = z.string().regex(/^[A-Za-z0-9]{20}$/);
const slug = z.string().max(200);

/** Callables about cards. */
export const cardCallables = {
  /** Creates a draft and claims its address in one step; `copyFrom` copies another own card's content. */
  createCard: defineCallable({
    input: z.object({
      cardId,
      name: z.string().trim().min(1).max(CARD_LIMITS.cardName),
      slug,
      copyFrom: cardId.optional(),
    }),
    output: returns<{ cardId: string; slug: string }>(),
    capability: null,
    storedLimit: perHour(200),
  }),
  /** Reports whether an address is free for the caller, with alternatives. */
  checkSlug: defineCallable({
    input: z.object({ slug, cardId: cardId.optional() }),
    output: returns<{ slug: string; problem: SlugRefusal | null; suggestions: string[] }>(),
    capability: null,
    inReadOnly: true,
  }),
  /** Gives a card another address; the old one redirects and stays reserved for its owner. */
  changeSlug: defineCallable({
    input: z.object({ cardId, slug }),
    output: returns<{ slug: string }>(),
    capability: null,
    storedLimit: perHour(100),
  }),
  /** Shows the given revision to visitors; `preview` is the picture for previews of the card's link. */
  publishCard: defineCallable({
    input: z.object({
      cardId,
      revision: z.number().int().min(1),
      preview: previewSchema.optional(),
    }),
    output: returns<{ slug: string; revision: number }>(),
    capability: null,
    // It renders and sanitizes all templates of the card.
    limit: perMinute(40),
  }),
  /** Adds the picture of its link to the revision that is shown, where it was published without one. */
  addLinkPreview: defineCallable({
    input: z.object({ cardId, revision: z.number().int().min(1), preview: previewSchema }),
    output: returns<{ added: boolean }>(),
    capability: null,
  }),
  pauseCard: defineCallable({
    input: z.object({ cardId }),
    output: returns<{ slug: string }>(),
    capability: null,
  }),
  resumeCard: defineCallable({
    input: z.object({ cardId }),
    output: returns<{ slug: string }>(),
    capability: null,
    // It renders and sanitizes all templates of the card.
    limit: perMinute(40),
  }),
  /** Takes the card down at once; `restoreCard` restores it within 30 days. */
  deleteCard: defineCallable({
    input: z.object({ cardId }),
    output: returns<{ cardId: string }>(),
    capability: null,
  }),
  restoreCard: defineCallable({
    input: z.object({ cardId }),
    output: returns<{ cardId: string; slug: string }>(),
    capability: null,
    // It renders and sanitizes all templates of the card.
    limit: perMinute(40),
  }),
  /** Removes the deleted cards for good, before their 30 days are over. */
  emptyBin: defineCallable({
    input: z.object({}),
    /** Number of cards that are gone, and of those that have to stay until their day. */
    output: returns<{ removed: number; kept: number }>(),
    capability: null,
    storedLimit: perHour(30),
  }),
  /** Makes a pass for a wallet of phones; `picture` is a PNG in base64, for Apple's. */
  walletPass: defineCallable({
    input: z.object({
      cardId,
      wallet: z.enum(['google', 'apple']),
      picture: z.base64().max(200_000).optional(),
    }),
    /** Address that saves the pass at Google, or the file for Apple's wallet in base64. */
    output: returns<{ url: string } | { file: string }>(),
    capability: null,
    inReadOnly: true,
    // Signs, and packs a file.
    limit: perMinute(30),
  }),
};
