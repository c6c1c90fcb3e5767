import type { AccountNote } from './account-note';
import type { MailWindow } from '../administration/mail-limits';

/** Plans that an account may have. */
export const PLANS = ['free', 'premium', 'enterprise', 'developer'] as const;

/** Plan of an account. */
export type Plan = (typeof PLANS)[number];

/** `userIndex/{uid}`: a user in administrators' lists. Written by functions; times are milliseconds since the epoch. */
export interface IndexedUser {
  uid: string;
  email: string;
  name: string;
  plan: Plan;
  disabled: boolean;
  isAdmin: boolean;
  createdAt: number;
  /** Time at which the account was last active: it saved, published or signed in. */
  activeAt: number;
  /** Number of its cards, and of its published ones. */
  cards: number;
  publishedCards: number;
  bookings: number;
}

/** A user as the callable `adminUserDetail` returns it; each call is logged. */
export interface UserDetail extends IndexedUser {
  emailVerified: boolean;
  phone: string;
  timezone: string;
  language: string;
  disabledReason: string;
  /** Mails to third parties because of this account in the current hour and day. */
  mail: Record<MailWindow, number>;
  /** Time of the last sign-in in milliseconds since the epoch, `null` when Auth knows of none. */
  lastSignInAt: number | null;
  cardList: {
    id: string;
    slug: string;
    name: string;
    status: 'draft' | 'published' | 'paused' | 'deleted';
    takenDown: boolean;
  }[];
  templates: { templateId: string; templateName: string; cardId: string }[];
  /** Notes of administrators, the latest first. */
  notes: AccountNote[];
  /** Log entries about the account, newest first. */
  activity: {
    at: number;
    byEmail: string;
    collection: string;
    action: 'create' | 'update' | 'delete' | 'read';
  }[];
}

/**
 * Returns text in the form in which it is searched: lower case without accents. The index stores it of name and e-mail,
 * so that a prefix of either finds the account.
 */
export function searchKey(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
