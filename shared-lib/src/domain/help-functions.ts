import { z } from 'zod';
import { documentId } from './document-id';
import { LINK_HOST } from './settings';

/** Longest note on an account, in characters, and most notes on one. */
export const NOTE_MAX = 1000;
export const NOTES_MAX = 50;

/** A note of administrators on an account; its owner doesn't see it. */
export interface AccountNote {
  id: string;
  text: string;
  byEmail: string;
  /** Milliseconds since the epoch. */
  at: number;
}

/** Kinds of letters that administrators write to an account; each has fixed words around the administrator's own. */
export const LETTER_KINDS = ['answer', 'card-advice', 'payments', 'service'] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

/** Longest part of a letter in an administrator's own words, in characters. */
export const LETTER_MAX = 1500;

/** Published cards that one search for links looks at, and cards that one call takes down. */
export const CARDS_SEARCHED = 100;
export const CARDS_TAKEN_DOWN = 10;

/** Most hosts that one search looks for. */
export const HOSTS_SEARCHED = 20;

/** A published card that leads to a banned host. */
export interface LinkedCard {
  cardId: string;
  slug: string;
  /** Text of the link. */
  title: string;
  host: string;
}

const hosts = z.array(z.string().regex(LINK_HOST)).min(1).max(HOSTS_SEARCHED);
const reason = z.string().trim().min(1).max(600);

/** Input schemas of the callables with which administrators help accounts and act on many cards. */
export const helpFunctionInputs = {
  /** Adds a note to an account, or removes one. */
  changeNotes: z.object({
    uid: documentId,
    change: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('add'), text: z.string().trim().min(1).max(NOTE_MAX) }),
      z.object({ kind: z.literal('remove'), noteId: documentId }),
    ]),
  }),
  /** Sends an account a letter of a kind with words of one's own. */
  writeToAccount: z.object({
    uid: documentId,
    letter: z.enum(LETTER_KINDS),
    text: z.string().trim().min(1).max(LETTER_MAX),
  }),
  /** Looks through a page of published cards for links to banned hosts; `after` is the last card's link of the page before. */
  findLinkedCards: z.object({ hosts, after: documentId.nullable() }),
  /** Takes down those of these cards that still lead to banned hosts; each owner gets the reason by mail. */
  takeDownLinked: z.object({
    hosts,
    cardIds: z.array(documentId).min(1).max(CARDS_TAKEN_DOWN),
    reason,
  }),
} as const;

/** Outputs of the callables with which administrators help accounts and act on many cards. */
export interface HelpFunctionOutputs {
  changeNotes: { notes: AccountNote[] };
  writeToAccount: { uid: string };
  /** `next` is the place at which the search goes on; `null` after the last page. */
  findLinkedCards: { looked: number; found: LinkedCard[]; next: string | null };
  /** Cards that are down now, and those that no longer lead to a banned host. */
  takeDownLinked: { takenDown: string[]; skipped: string[] };
}
