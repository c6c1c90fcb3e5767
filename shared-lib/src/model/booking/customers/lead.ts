/*
 * 'Dejar mis datos': the details that a visitor leaves on a card. The card's page reads this file, so that it needs no schema library.
 */

/** Fields that an owner's form may have besides the name, in their order. */
export const LEAD_FIELDS = ['email', 'phone', 'company', 'note'] as const;

/** A field of the form besides the name. */
export type LeadField = (typeof LEAD_FIELDS)[number];

/** Longest texts of the form, in characters. */
export const LEAD_LIMITS = { name: 80, email: 254, phone: 30, company: 80, note: 1000 } as const;

/** Days for which details that were filled in without a network are taken after the owner closed the form. */
export const LATE_LEAD_DAYS = 14;

/** Longest time for which a page may have stored details before it sends them, in days. */
export const LEAD_WAIT_DAYS = 90;

/** Most tags of a person, and the longest one, in characters. */
export const PERSON_LIMITS = { tags: 12, tag: 30 } as const;

/** Fields of a person that visitors fill in. */
export const CLAIMED_FIELDS = ['name', 'email', 'phone', 'company'] as const;
export type ClaimedField = (typeof CLAIMED_FIELDS)[number];

/** Most claims that are stored beside a person's record. */
export const MAX_CLAIMS = 5;

/** Source of a visitor's data: a booking, or the form of a card. */
export type ClaimSource = 'booking' | 'card';

/**
 * Data from a visitor that differs from a person's record, until the owner accepts or dismisses it; the time is in milliseconds since the
 * epoch.
 */
export interface PersonClaim extends Partial<Record<ClaimedField, string>> {
  id: string;
  source: ClaimSource;
  at: number;
}

/** Request of a person that the owner erases what they know of them; times are milliseconds since the epoch. */
export interface RestRequest {
  askedAt: number;
  /** Time until which the owner has to answer. */
  dueAt: number;
  /** `null` while it isn't answered; one that was granted goes with the record. */
  refusedAt: number | null;
  /** Reason of a refusal. */
  reason: string;
}

/** Most people that one call adds. */
export const PEOPLE_AT_ONCE = 100;

/** Days for which an import of people can be undone. */
export const UNDO_IMPORT_DAYS = 7;

/** A field of a person that an import can fill in. */
export type ImportedField = ClaimedField | 'note';

/** Outcome of one person of a list that is added: `nameless` for one without anything to find them by. */
export interface PersonOutcome {
  kind: 'new' | 'known' | 'nameless';
  /** Fields that a known person gets. */
  adds: (ImportedField | 'tags')[];
}

/** Form of a card that visitors can fill in. */
export interface LeadForm {
  /** Contains `email` or `phone`. */
  fields: LeadField[];
  /** True to show its button among the card's actions; missing for below the links. */
  amongActions?: boolean;
}

/** Origin of a person in an owner's list. */
export type PersonSource = 'card' | 'booking' | 'hand' | 'import';

/** `leads/{id}`: the details that a visitor left; times are milliseconds since the epoch. */
export interface Lead {
  id: string;
  cardSlug: string;
  name: string;
  email: string;
  phone: string;
  company: string;
  note: string;
  /** Code of the context that the card's link named; empty for none. */
  context: string;
  /** Sentence that the visitor agreed to. */
  consentText: string;
  /** Time at which they agreed, by the server's clock. */
  consentAt: number;
}
