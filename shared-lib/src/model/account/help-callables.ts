import { z } from 'zod';
import { LETTER_KINDS, MAX_LETTER } from './account-help';
import { MAX_NOTE, type AccountNote } from './account-note';
import { defineCallable, perHour, returns } from '../callable';
import { documentId } from '../values/document-id';
import { CARDS_TAKEN_DOWN, HOSTS_SEARCHED, type LinkedCard } from '../card/linked-card';
import { LINK_HOST } from './settings';

const hosts = z.array(z.string().regex(LINK_HOST)).min(1).max(HOSTS_SEARCHED);
const reason = z.string().trim().min(1).max(600);

/** The callables with which administrators help accounts and act on many cards. */
export const helpCallables = {
  /** Adds a note to an account, or removes one. */
  changeNotes: defineCallable({
    input: z.object({
      uid: documentId,
      change: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('add'), text: z.string().trim().min(1).max(MAX_NOTE) }),
        z.object({ kind: z.literal('remove'), noteId: documentId }),
      ]),
    }),
    output: returns<{ notes: AccountNote[] }>(),
    capability: 'accounts',
    inReadOnly: true,
  }),
  /** Sends an account a letter of a kind with words of one's own. */
  writeToAccount: defineCallable({
    input: z.object({
      uid: documentId,
      letter: z.enum(LETTER_KINDS),
      text: z.string().trim().min(1).max(MAX_LETTER),
    }),
    output: returns<{ uid: string }>(),
    capability: 'accounts',
    inReadOnly: true,
    // Sends a mail.
    storedLimit: perHour(30),
  }),
  /** Looks through a page of published cards for links to banned hosts; `after` is the last card's link of the page before. */
  findLinkedCards: defineCallable({
    input: z.object({ hosts, after: documentId.nullable() }),
    /** `next` is the cursor with which the search continues; `null` after the last page. */
    output: returns<{ looked: number; found: LinkedCard[]; next: string | null }>(),
    capability: 'moderation',
    inReadOnly: true,
  }),
  /** Takes down those of these cards that still lead to banned hosts; each owner gets the reason by mail. */
  takeDownLinked: defineCallable({
    input: z.object({
      hosts,
      cardIds: z.array(documentId).min(1).max(CARDS_TAKEN_DOWN),
      reason,
    }),
    /** Cards that are down now, and those that no longer lead to a banned host. */
    output: returns<{ takenDown: string[]; skipped: string[] }>(),
    capability: 'moderation',
    inReadOnly: true,
    isDangerous: true,
  }),
};
