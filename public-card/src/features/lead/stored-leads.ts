import type { VisitorBookingInputs } from 'shared-lib/model/booking';
import { readJson, siteStorage, writeJson } from 'shared-lib/storage';

/** Details as the visitor typed them, and what they agreed to. */
export type TypedLead = Omit<VisitorBookingInputs['lead'], 'proof' | 'waitedMs' | 'website'>;

/** Details on this device: those that wait for a network, and the id of those that were sent. */
export interface StoredLead {
  slug: string;
  lead: TypedLead;
  /** Time at which the visitor agreed, by this device's clock. */
  agreedAt: number;
  /** True once it may have reached the server, whose answer was lost. */
  isTried: boolean;
}

/** Key of the details that wait; the page's script looks at it by this name. */
const WAITING_KEY = 'datos-por-enviar';
const SENT_KEY = 'datos-enviados';
/** Key of the cards whose form was offered. */
const OFFERED_KEY = 'datos-ofrecidos';

/** Most details that a device stores. */
const MAX_LEADS = 200;

function read<Value>(key: string): Value[] {
  const stored = readJson(siteStorage, key);
  return Array.isArray(stored) ? stored : [];
}

/** Stores a list; returns false in a browser that refuses storage. */
const write = (key: string, list: readonly unknown[]) =>
  writeJson(siteStorage, key, list.length === 0 ? null : list);

/** Lists the details that wait to be sent, the oldest first. */
export const waitingLeads = (): StoredLead[] => read<StoredLead>(WAITING_KEY);

/** Stores details until they are sent; returns false where there is no room for them. */
export function storeLead(stored: StoredLead): boolean {
  const others = waitingLeads().filter(({ lead }) => lead.leadId !== stored.lead.leadId);
  return others.length < MAX_LEADS && write(WAITING_KEY, [...others, stored]);
}

/** Drops details that were sent, or that nobody will take. */
export const dropLead = (leadId: string): boolean =>
  write(
    WAITING_KEY,
    waitingLeads().filter(({ lead }) => lead.leadId !== leadId),
  );

/** Details that were sent from this device: its card, and the id with which they can be erased. */
interface SentLead {
  slug: string;
  leadId: string;
}

/** Returns the id of the details that this device left last on a card; `undefined` for none. */
export const sentLeadId = (slug: string): string | undefined =>
  read<SentLead>(SENT_KEY).findLast((sent) => sent.slug === slug)?.leadId;

/** Notes details as sent, so that they can be erased from this device. */
export function noteSent(slug: string, leadId: string): void {
  write(SENT_KEY, [...read<SentLead>(SENT_KEY), { slug, leadId }].slice(-MAX_LEADS));
}

/** Deletes stored details that were erased. */
export function forgetSent(leadId: string): void {
  write(
    SENT_KEY,
    read<SentLead>(SENT_KEY).filter((sent) => sent.leadId !== leadId),
  );
}

/**
 * Reports whether a card's form can be offered to this device: neither has it been, nor were details left. It counts as offered from
 * then on; a browser that refuses storage would be offered it at each visit, and never is.
 */
export function takeOffer(slug: string): boolean {
  const offered = read<string>(OFFERED_KEY);
  if (offered.includes(slug) || sentLeadId(slug) || waitingLeads().some((stored) => stored.slug === slug))
    return false;
  return write(OFFERED_KEY, [...offered, slug].slice(-MAX_LEADS));
}
