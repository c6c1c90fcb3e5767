import type { Plan } from './plan';

/** `userIndex/{uid}`: what lists of users show administrators. Functions write it; times are milliseconds since the epoch. */
export interface IndexedUser {
  uid: string;
  email: string;
  name: string;
  plan: Plan;
  disabled: boolean;
  isAdmin: boolean;
  createdAt: number;
  /** When the account was last seen at work: it saved, published or signed in. */
  activeAt: number;
  /** Cards that it keeps, and those that visitors can see. */
  cards: number;
  publishedCards: number;
  bookings: number;
}

/** A user as the callable `adminUserDetail` tells it; asking is written down in the log. */
export interface UserDetail extends IndexedUser {
  emailVerified: boolean;
  phone: string;
  timezone: string;
  language: string;
  disabledReason: string;
  /** Millisecond instant of the last sign-in, `null` when Auth knows of none. */
  lastSignInAt: number | null;
  cardList: {
    id: string;
    slug: string;
    name: string;
    status: 'draft' | 'published' | 'paused' | 'deleted';
    takenDown: boolean;
  }[];
  templates: { templateId: string; templateName: string; cardId: string }[];
  /** What the log tells of the account, newest first. */
  activity: {
    at: number;
    byEmail: string;
    collection: string;
    action: 'create' | 'update' | 'delete' | 'read';
  }[];
}

/**
 * Text as it is searched for: small letters without accents. The index keeps it of name and e-mail, so that a prefix of
 * either finds the account.
 */
export function searchKey(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
