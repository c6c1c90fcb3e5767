import { z } from 'zod';
import { APPEAL_ANSWER_MAX, APPEAL_MAX } from './card-report';
import { documentId } from './document-id';
import { LETTER_MAX } from './help-functions';

/*
 * The calls about reports of cards and appeals against decisions. Each can be repeated safely.
 */

/** Most reported cards that one call decides. */
export const CARDS_DECIDED = 10;

const cardIds = z.array(documentId).min(1).max(CARDS_DECIDED);
const reason = z.string().trim().min(1).max(600);

/** Result of one card of a bulk decision: `already` when somebody had decided before. */
export interface DecidedCard {
  cardId: string;
  result: 'done' | 'already' | 'failed';
  /** Code of the refusal; empty unless it failed. */
  refusal: string;
}

/** Input schemas of the callables about reports and appeals. */
export const moderationFunctionInputs = {
  /** Closes the open reports of cards without consequence for the cards. */
  dismissReports: z.object({ cardIds, decision: z.string().trim().max(600) }),
  /** Opens dismissed reports of cards again. */
  reopenReports: z.object({ cardIds }),
  /** Takes reported cards down, one after the other; each owner gets the reason. */
  takeDownReported: z.object({ cardIds, reason }),
  /** Assigns a reported card or an appeal to an administrator, or to nobody. */
  assignModeration: z.object({
    about: z.enum(['reports', 'appeals']),
    id: documentId,
    to: documentId.nullable(),
  }),
  /** Sends a reporter who left an address an answer, once. */
  answerReporter: z.object({
    reportId: documentId,
    reporterId: documentId,
    text: z.string().trim().min(1).max(LETTER_MAX),
  }),
  /** Appeals against the takedown of an own card, once for each takedown. */
  appealDecision: z.object({ cardId: documentId, text: z.string().trim().min(1).max(APPEAL_MAX) }),
  /** Adds a remark of administrators to an appeal. */
  commentAppeal: z.object({
    appealId: documentId,
    commentId: documentId,
    text: z.string().trim().min(1).max(APPEAL_ANSWER_MAX),
  }),
  /** Accepts an appeal, which lifts the takedown or suspension, or refuses it. The owner gets the answer by mail. */
  decideAppeal: z.object({
    appealId: documentId,
    status: z.enum(['accepted', 'refused']),
    answer: z.string().trim().min(1).max(APPEAL_ANSWER_MAX),
  }),
} as const;

/** Outputs of the callables about reports and appeals. */
export interface ModerationFunctionOutputs {
  dismissReports: { cards: DecidedCard[] };
  reopenReports: { cards: DecidedCard[] };
  takeDownReported: { cards: DecidedCard[] };
  /** Address of the administrator; empty for nobody. */
  assignModeration: { assignedEmail: string };
  /** False when it was answered before. */
  answerReporter: { sent: boolean };
  appealDecision: { appealId: string };
  commentAppeal: { appealId: string };
  /** Status that counts: the first decision. */
  decideAppeal: { status: 'accepted' | 'refused' };
}

/** Body of `POST /v/appeal`: the appeal of a suspended account, with the proof in its mail. */
export const suspensionAppealSchema = z.object({
  uid: documentId,
  proof: z.string().min(1).max(100),
  text: z.string().trim().min(1).max(APPEAL_MAX),
});
