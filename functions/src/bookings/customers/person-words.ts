import type { Instant } from 'shared-lib/documents';
import { dialledDigits, searchKey } from 'shared-lib/model';
import {
  CLAIMED_FIELDS,
  MAX_CLAIMS,
  searchKeysOf,
  type BookingCustomer,
  type ClaimedField,
  type ClaimSource,
} from 'shared-lib/model/booking';

/** Details of a person: contact data, and a company where the form has that field. */
export type PersonWords = BookingCustomer & { company?: string };

/** A booking or form that brought words about a person. */
export interface WordsSource {
  /** Id of the booking, or of the form's document. */
  id: string;
  source: ClaimSource;
  at: Instant;
}

/** Details from a visitor that differ from a record, stored beside it as a claim. */
export type StoredClaim = WordsSource & Partial<Record<ClaimedField, string>> & { dismissed?: boolean };

/** Part of a person's record that strangers' words are about. */
export interface PersonContact extends PersonWords {
  searchKeys: string[];
  /**
   * Ids of the bookings and forms that brought fields; a field without one was typed or accepted by the owner. Missing in older records,
   * where the origin isn't known.
   */
  origins?: Partial<Record<ClaimedField, string>>;
  claims?: StoredClaim[];
}

/** Part of a person's record that shows whether its owner has added anything of their own. */
export interface OwnedRecord extends PersonContact {
  ownerNote: string;
  source?: string;
  tags?: string[];
  remindAt?: Instant | null;
}

/** Name of a person who has none. */
export const NAMELESS = '–';

const valueOf = (words: Partial<PersonWords>, field: ClaimedField) => {
  const value = words[field] ?? '';
  return value === NAMELESS ? '' : value;
};

/** Digits by which two numbers are compared, so that a country's code makes no other of one. */
const COMPARED_DIGITS = 9;

/** Returns a value in the form in which it is compared. */
function comparedForm(field: ClaimedField, value: string): string {
  if (field === 'phone') return dialledDigits(value).slice(-COMPARED_DIGITS);
  return searchKey(value);
}

const isSame = (field: ClaimedField, one: string, other: string) =>
  comparedForm(field, one) === comparedForm(field, other);

/** Returns the contact data of a record with its search words. */
function contactOf(words: Partial<PersonWords>) {
  const contact = {
    name: valueOf(words, 'name') || NAMELESS,
    email: words.email ?? '',
    phone: words.phone ?? '',
  };
  return {
    ...contact,
    ...(words.company !== undefined && { company: words.company }),
    searchKeys: searchKeysOf({ ...contact, name: valueOf(words, 'name') }),
  };
}

/** Returns the words that differ from a record. An address beside another one is that of a merged record, and known. */
function differing(record: PersonContact, words: PersonWords): Partial<Record<ClaimedField, string>> {
  const fields = CLAIMED_FIELDS.filter((field) => {
    const said = valueOf(words, field);
    if (said === '' || (field === 'email' && record.email !== '')) return false;
    return !isSame(field, said, valueOf(record, field));
  });
  return Object.fromEntries(fields.map((field) => [field, valueOf(words, field)]));
}

/** Returns the claims that still say something else than their record. */
const openClaims = (record: PersonContact, claims: readonly StoredClaim[] = []): StoredClaim[] =>
  claims.filter(
    (claim) => Object.keys(differing(record, { name: '', email: '', phone: '', ...claim })).length > 0,
  );

const sayTheSame = (one: Partial<PersonWords>, other: Partial<PersonWords>) =>
  CLAIMED_FIELDS.every((field) => isSame(field, valueOf(one, field), valueOf(other, field)));

/**
 * Returns a person's contact data with the details that a visitor gave: the first ones create the record, later ones are stored beside it
 * as claims, as anybody may type another person's address.
 */
export function withVisitorWords(
  record: PersonContact | undefined,
  words: PersonWords,
  from: WordsSource,
): PersonContact {
  if (!record) {
    const brought = CLAIMED_FIELDS.filter((field) => valueOf(words, field) !== '');
    return { ...contactOf(words), origins: Object.fromEntries(brought.map((field) => [field, from.id])) };
  }
  const said = differing(record, words);
  const claims = record.claims ?? [];
  const isKnown = Object.keys(said).length === 0 || claims.some((claim) => sayTheSame(claim, said));
  return isKnown ? record : { ...record, claims: [{ ...from, ...said }, ...claims].slice(0, MAX_CLAIMS) };
}

/**
 * Returns a person's contact data with what their owner typed, which is the owner's own from then on.
 *
 * @param replaces - True when it replaces stored values; otherwise it only adds missing ones.
 */
export function withOwnerWords(
  record: PersonContact | undefined,
  words: PersonWords,
  { replaces }: { replaces: boolean },
): PersonContact {
  const before: Partial<PersonContact> = record ?? {};
  const next = { ...before };
  const origins = { ...before.origins };
  for (const field of CLAIMED_FIELDS) {
    const written = valueOf(words, field);
    const known = valueOf(before, field);
    if (written === '' || (known !== '' && !replaces && !isSame(field, written, known))) continue;
    next[field] = known === '' || replaces ? written : known;
    delete origins[field];
  }
  const contact = contactOf(next);
  const typed: PersonContact = { ...next, ...contact, origins };
  return { ...typed, ...(before.claims && { claims: openClaims(typed, before.claims) }) };
}

/** Reports whether a record has words of its owner's: then no visitor's erasure removes it. */
export function hasOwnerWords({
  ownerNote,
  source,
  tags = [],
  remindAt,
  origins,
  ...record
}: OwnedRecord): boolean {
  if (ownerNote !== '' || tags.length > 0 || remindAt) return true;
  if (source === 'hand' || source === 'import') return true;
  return (
    origins !== undefined &&
    CLAIMED_FIELDS.some((field) => valueOf(record, field) !== '' && origins[field] === undefined)
  );
}

/**
 * Returns a person's contact data without what one booking or form brought, when its visitor erases it; the owner's own words stay.
 * `null` when nothing is left of the person.
 *
 * @param other - Another booking or form of theirs, which replaces the lost fields in a record without the owner's words.
 */
export function withoutVisitorWords<Known extends OwnedRecord>(
  record: Known,
  id: string,
  other: { id: string; words: PersonWords } | null,
): Known | null {
  const isOwners = hasOwnerWords(record);
  if (!isOwners && !other) return null;
  const earlier = isOwners ? null : other;
  const origins = { ...record.origins };
  const words: Partial<PersonWords> = { ...record };
  // Older records have no origins: one with the owner's words stays unchanged, another one gets the details of the other visit.
  const isUnknown = record.origins === undefined;
  for (const field of CLAIMED_FIELDS) {
    const isLost = origins[field] === id || (!isOwners && valueOf(record, field) === '');
    if (isUnknown ? isOwners : !isLost) continue;
    const left = earlier ? valueOf(earlier.words, field) : '';
    if (field !== 'company' || record.company !== undefined || left !== '') words[field] = left;
    if (earlier && left !== '') origins[field] = earlier.id;
    else delete origins[field];
  }
  const next: Known = {
    ...record,
    ...contactOf(words),
    ...((!isUnknown || !isOwners) && { origins }),
  };
  const claims = (record.claims ?? []).filter((claim) => claim.id !== id);
  return { ...next, ...(record.claims && { claims: openClaims(next, claims) }) };
}

/** Returns a person's record with a claim that its owner took over, whose words are the owner's own from then on. */
export function withClaimTaken<Known extends PersonContact>(record: Known, claimId: string): Known {
  const claim = record.claims?.find(({ id }) => id === claimId);
  if (!claim) return record;
  const words = { name: '', email: '', phone: '', ...claim };
  return { ...record, ...withOwnerWords(record, words, { replaces: true }) };
}

/** Returns a person's record with a claim that its owner dismissed, which isn't shown although it is said again. */
export const withClaimDismissed = <Known extends PersonContact>(record: Known, claimId: string): Known => ({
  ...record,
  claims: (record.claims ?? []).map((claim) =>
    claim.id === claimId ? { ...claim, dismissed: true } : claim,
  ),
});

/** Returns the origins and claims of two people who are one, whose fields are the first one's where it has them. */
export function joinedWords(
  survivor: PersonContact,
  merged: PersonContact,
): Pick<PersonContact, 'origins' | 'claims'> {
  const origins = Object.fromEntries(
    CLAIMED_FIELDS.flatMap((field) => {
      const origin = (valueOf(survivor, field) === '' ? merged : survivor).origins?.[field];
      return origin === undefined ? [] : [[field, origin]];
    }),
  );
  const claims = [...(survivor.claims ?? []), ...(merged.claims ?? [])]
    .sort((a, b) => b.at.toMillis() - a.at.toMillis())
    .slice(0, MAX_CLAIMS);
  return {
    ...((survivor.origins ?? merged.origins) && { origins }),
    ...(claims.length > 0 && { claims }),
  };
}
