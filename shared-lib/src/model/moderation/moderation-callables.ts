import { z } from 'zod';
import { MAX_LETTER } from '../account/account-help';
import { defineCallable, perHour, returns } from '../callable';
import { MAX_APPEAL_ANSWER, MAX_APPEAL } from './card-report';
import { documentId } from '../values/document-id';
import { CARDS_DECIDED, type DecidedCard } from './moderation';

/*
 * The calls about reports of cards and appeals against decisions. Each can be repeated safely.
 */

const cardIds = z.array(documentId).min(1).max(CARDS_DECIDED);
const reason = z.string().trim().min(1).max(600);

/** The callables about reports and appeals. */
export const moderationCallables = {
  /** Closes the open reports of cards without consequence for the cards. */
  dismissReports: defineCallable({
    input: z.object({ cardIds, decision: z.string().trim().max(600) }),
    output: returns<{ cards: DecidedCard[] }>(),
    capability: 'moderation',
  }),
  /** Opens dismissed reports of cards again. */
  reopenReports: defineCallable({
    input: z.object({ cardIds }),
    output: returns<{ cards: DecidedCard[] }>(),
    capability: 'moderation',
  }),
  /** Takes reported cards down, one after the other; each owner gets the reason. */
  takeDownReported: defineCallable({
    input: z.object({ cardIds, reason }),
    output: returns<{ cards: DecidedCard[] }>(),
    capability: 'moderation',
    inReadOnly: true,
    isDangerous: true,
  }),
  /** Assigns a reported card or an appeal to an administrator, or to nobody. */
  assignModeration: defineCallable({
    input: z.object({
      about: z.enum(['reports', 'appeals']),
      id: documentId,
      to: documentId.nullable(),
    }),
    /** Address of the administrator; empty for nobody. */
    output: returns<{ assignedEmail: string }>(),
    capability: 'moderation',
  }),
  /** Sends a reporter who left an address an answer, once. */
  answerReporter: defineCallable({
    input: z.object({
      reportId: documentId,
      reporterId: documentId,
      text: z.string().trim().min(1).max(MAX_LETTER),
    }),
    /** False when it was answered before. */
    output: returns<{ sent: boolean }>(),
    capability: 'moderation',
    // Sends a mail.
    storedLimit: perHour(60),
  }),
  /** Appeals against the takedown of an own card, once for each takedown. */
  appealDecision: defineCallable({
    input: z.object({ cardId: documentId, text: z.string().trim().min(1).max(MAX_APPEAL) }),
    output: returns<{ appealId: string }>(),
    capability: null,
    // Rings the administrators’ bells.
    storedLimit: perHour(10),
  }),
  /** Adds a remark of administrators to an appeal. */
  commentAppeal: defineCallable({
    input: z.object({
      appealId: documentId,
      commentId: documentId,
      text: z.string().trim().min(1).max(MAX_APPEAL_ANSWER),
    }),
    output: returns<{ appealId: string }>(),
    capability: 'moderation',
  }),
  /** Accepts an appeal, which lifts the takedown or suspension, or refuses it. The owner gets the answer by mail. */
  decideAppeal: defineCallable({
    input: z.object({
      appealId: documentId,
      status: z.enum(['accepted', 'refused']),
      answer: z.string().trim().min(1).max(MAX_APPEAL_ANSWER),
    }),
    /** Status that counts: the first decision. */
    output: returns<{ status: 'accepted' | 'refused' }>(),
    capability: 'moderation',
    isDangerous: true,
  }),
};

/** Body of `POST /v/appeal`: the appeal of a suspended account, with the proof in its mail. */
export const suspensionAppealSchema = z.object({
  uid: documentId,
  proof: z.string().min(1).max(100),
  text: z.string().trim().min(1).max(MAX_APPEAL),
});
