import { z } from 'zod';
import { asciiEmail } from '../contact/email-address';
import { CARD_LANGUAGES, DEFAULT_LANGUAGE, type CardLanguage } from '../languages';
import { REPORT_REASONS, type ReportReason } from './report-reasons';
import { findSlugProblem } from '../card/slug/slug';

/** Report of a card, as a visitor sends it. */
export const cardReportSchema = z.object({
  slug: z.string().refine((slug) => findSlugProblem(slug) === null, { message: 'slug-invalid' }),
  reason: z.enum(REPORT_REASONS),
  details: z.string().trim().max(1000).default(''),
  /** Address for an answer; empty for none. */
  email: z
    .string()
    .trim()
    .transform((typed) => asciiEmail(typed).toLowerCase())
    .pipe(z.email().max(254))
    // The report counts without it.
    .catch(''),
  /** Language of the page, in which an answer is written. */
  language: z.enum(CARD_LANGUAGES).catch(DEFAULT_LANGUAGE),
});
export type CardReportInput = z.output<typeof cardReportSchema>;

/** A visitor who reported a card and left an address for an answer. */
export interface Reporter {
  id: string;
  email: string;
  language: CardLanguage;
  reason: ReportReason;
  details: string;
  /** Milliseconds since the epoch. */
  at: number;
  /** Address of the administrator who answered; empty before. */
  answeredBy: string;
}

/** Result of a report: `account-suspended` when it was closed together with the suspension of the card's owner. */
export type ReportStatus = 'open' | 'dismissed' | 'taken-down' | 'account-suspended';

/**
 * `reports/{id}`: a card that visitors reported, one document for each card and day; later reports add to it. Times in
 * milliseconds since the epoch.
 */
export interface CardReport {
  id: string;
  slug: string;
  cardId: string;
  ownerId: string;
  /** Number of visitors who reported it. */
  count: number;
  reasons: Partial<Record<ReportReason, number>>;
  /** The latest texts, newest first; at most ten. */
  details: string[];
  /** Visitors who left an address, latest first. */
  reporters: Reporter[];
  status: ReportStatus;
  firstAt: number;
  lastAt: number;
  /** Decision and its author; empty while the report is open. */
  decidedBy: string;
  decision: string;
}

/**
 * `reportedCards/{cardId}`: the open reports of a card as one, in the order of the queue, without what visitors wrote. Once they are closed it says
 * what was decided. Times in milliseconds since the epoch.
 */
export interface ReportedCard extends Omit<CardReport, 'id' | 'reporters' | 'details'> {
  /** Number of visits of the card when it was last reported. */
  visits: number;
  /** Rank in the queue, by `reportScore`. */
  score: number;
  /** Number of reporters who wait for an answer. */
  waiting: number;
  /** Administrator who looks after it; empty for nobody. */
  assignedTo: string;
  assignedEmail: string;
  isOwnerSuspended: boolean;
  /** `null` while it is open. */
  decidedAt: number | null;
}

/** `stats/moderation`: number of reported cards and of appeals that wait for a decision. */
export interface OpenCounts {
  cards: number;
  appeals: number;
}

/** Longest appeal, and longest text of an administrator about one, in characters. */
export const MAX_APPEAL = 2000;
export const MAX_APPEAL_ANSWER = 600;

export type AppealStatus = 'open' | 'accepted' | 'refused';

/** An owner's appeal against a decision, as they read it. */
export interface OwnAppeal {
  text: string;
  /** Milliseconds since the epoch. */
  at: number;
  status: AppealStatus;
  /** Text of the administrator who decided; empty before. */
  answer: string;
}

/** A remark of an administrator about an appeal, which its owner doesn't see. */
interface AppealComment {
  id: string;
  text: string;
  byEmail: string;
  /** Milliseconds since the epoch. */
  at: number;
}

/** `appeals/{id}`: an owner's appeal against the takedown of a card, or their suspension. Times in milliseconds since the epoch. */
export interface Appeal {
  id: string;
  about: 'card' | 'account';
  ownerId: string;
  /** Card that was taken down; empty for a suspension. */
  cardId: string;
  slug: string;
  /** Reason of the decision, and the address of its author where it is known. */
  reason: string;
  reasonBy: string;
  text: string;
  createdAt: number;
  status: AppealStatus;
  assignedTo: string;
  assignedEmail: string;
  comments: AppealComment[];
  decidedBy: string;
  decidedAt: number | null;
  answer: string;
}

/** `cards/{cardId}.takedown`: the takedown of a card as its owner reads it. */
export interface Takedown {
  reason: string;
  /** Milliseconds since the epoch. */
  at: number;
  /** True if visitors saw it until then; missing in older takedowns. */
  wasShown?: boolean;
  /** Missing until its owner appeals. */
  appeal?: OwnAppeal;
}
