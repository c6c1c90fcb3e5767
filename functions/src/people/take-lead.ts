import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { LEGAL_VERSION } from 'shared-lib/config';
import { findSlugProblem } from 'shared-lib/model';
import {
  LATE_LEAD_DAYS,
  LEAD_WAIT_DAYS,
  type LeadField,
  type VisitorBookingInputs,
} from 'shared-lib/model/booking';
import { VISITOR_WORDS } from 'shared-lib/visitor-words';
import { DAY_MS, HOUR_MS } from 'shared-lib/time';
import { z } from 'zod';
import { accountStateRef } from '../account-records/account-state';
import { cleanLine, cleanText } from '../bookings/book/clean-text';
import {
  customerIdOf,
  readCustomer,
  readPeople,
  type CustomerDocument,
} from '../bookings/customers/customers';
import { withVisitorWords } from '../bookings/customers/person-words';
import type { Proof } from '../bookings/book/proof-of-work';
import { cardRef, cardSchema } from '../card-records/card-document';
import { isShownAt, SHOWN_FIELDS } from '../card-records/is-shown';
import { readClaim, slugRef } from '../card-records/slug-claims';
import { countRequest, type Limit } from '../limits/rate-limit';
import { notify } from '../notifications/notify';
import { queuePeopleMail } from '../outbox/outbox';
import { Refusal } from '../refusal';
import { readAll, readFields } from '../stored/read-all';
import { readStored } from '../stored/read-stored';
import { typesOf } from '../stored/types-of';
import { leadMarkRef, leadRef, type LeadDocument } from '../bookings/customers/lead-document';

/** Forms that one card takes: more than a stand at a fair collects, less than a flood. */
const CARD_LIMIT: Limit = { most: 300, windowMs: HOUR_MS };

type LeadInput = VisitorBookingInputs['lead'];

/** Part of a card that its form needs. */
const formCardSchema = typesOf(
  cardSchema
    .pick({ slug: true, status: true, deletedAt: true, takedown: true, userId: true, leadForm: true })
    .extend({ profile: z.object({ name: z.string() }) }),
);

type StoredForm = z.infer<typeof formCardSchema>['leadForm'];

/** Reports whether a form was open when its visitor agreed, or was closed only a short while ago. */
function isOpenTo(leadForm: StoredForm, agreedAt: number, now: number): leadForm is NonNullable<StoredForm> {
  if (!leadForm) return false;
  const closedAt = leadForm.closedAt?.toMillis();
  return closedAt === undefined || (agreedAt < closedAt && now < closedAt + LATE_LEAD_DAYS * DAY_MS);
}

/** Reads the card at an address, for a form whose visitor agreed at an instant. */
async function readOpenCardOrThrow(db: Firestore, slug: string, agreedAt: number, now: number) {
  if (findSlugProblem(slug)) throw new Refusal('service-gone');
  const held = readClaim(await slugRef(db, slug).get());
  if (!held || held.freedAt !== null) throw new Refusal('service-gone');
  const [stored, state] = await readFields(
    db,
    [...SHOWN_FIELDS, 'userId', 'leadForm', 'profile.name'],
    cardRef(db, held.cardId),
    accountStateRef(db, held.uid),
  );
  const card = readStored(formCardSchema, stored);
  if (!isShownAt(card, slug, state) || !isOpenTo(card.leadForm, agreedAt, now))
    throw new Refusal('service-gone');
  return { ...card, asked: card.leadForm.fields, id: held.cardId };
}

/** Returns the details of a form that its card asks for, cleaned. Name, address and number are always included. */
function detailsOf({ name, email, phone, company, note }: LeadInput, leadFields: readonly LeadField[]) {
  const asks = (field: 'company' | 'note') => leadFields.includes(field);
  return {
    name: cleanLine(name) || '–',
    email: email.toLowerCase(),
    phone: cleanLine(phone),
    company: asks('company') ? cleanLine(company) : '',
    note: asks('note') ? cleanText(note) : '',
  };
}

/** Returns a person's record with a form added: anybody may type another person's address, so that it replaces nothing. */
function withLead(
  known: DocumentSnapshot,
  { name, email, phone, company, context }: Omit<LeadDocument, 'personId'>,
  id: string,
  at: Timestamp,
): CustomerDocument {
  const stored = readCustomer(known);
  return {
    bookings: 0,
    ownerNote: '',
    firstAt: at,
    source: 'card',
    context,
    ...stored,
    ...withVisitorWords(stored, { name, email, phone, company }, { id, source: 'card', at }),
    leads: (stored?.leads ?? 0) + 1,
    lastAt: at,
  };
}

/**
 * Stores the details that a visitor left on a card, and adds them to its owner's people. The same form counts once, however often
 * and however late it is sent.
 *
 * @throws Refusal `service-gone`, `proof-needed` or `too-many-requests`
 */
export async function takeLead(
  { db, now }: { db: Firestore; now: number },
  slug: string,
  input: LeadInput,
  proof: Proof,
): Promise<Record<string, never>> {
  const ref = leadRef(db, input.leadId);
  const mark = leadMarkRef(db, input.leadId);
  if ((await mark.get()).exists) return {};
  const agreedAt = now - input.waitedMs;
  const card = await readOpenCardOrThrow(db, slug, agreedAt, now);
  await countRequest(db, `lead-card:${card.id}`, CARD_LIMIT, now);
  const at = Timestamp.fromMillis(now);
  const details = detailsOf(input, card.asked);
  const lead: Omit<LeadDocument, 'personId'> = {
    userId: card.userId,
    cardId: card.id,
    cardSlug: slug,
    ...details,
    context: input.context,
    consent: {
      text: VISITOR_WORDS[input.language].privacy.leadConsent(
        cleanLine(input.controller) || card.profile.name,
      ),
      at: Timestamp.fromMillis(agreedAt),
      version: LEGAL_VERSION,
    },
    createdAt: at,
  };
  await db.runTransaction(async (transaction) => {
    const [[taken, used], [known]] = await Promise.all([
      readAll(transaction, mark, db.doc(`usedProofs/${proof.id}`)),
      readPeople(transaction, db, card.userId, [customerIdOf(details)]),
    ]);
    if (taken.exists) return;
    if (!known) throw new Error('Nobody’s record was read');
    if (used.exists) throw new Refusal('proof-needed');
    transaction.create(used.ref, { expiresAt: Timestamp.fromMillis(proof.until) });
    // As long as a page may store details before it sends them.
    transaction.create(mark, { expiresAt: Timestamp.fromMillis(now + (LEAD_WAIT_DAYS + 1) * DAY_MS) });
    const personId = known.id;
    transaction.create(ref, { ...lead, personId } satisfies LeadDocument);
    transaction.set(known.ref, withLead(known, lead, ref.id, at));
    queuePeopleMail(transaction, { db, now }, card.userId);
    notify(transaction, { db, now }, card.userId, {
      kind: 'person-new',
      personId,
      leadId: ref.id,
      person: lead.name,
      card: slug,
    });
  });
  return {};
}
