import { FieldPath, type DocumentSnapshot, type Firestore, type Query } from 'firebase-admin/firestore';
import { cardDocumentSchema } from 'shared-lib/documents';
import {
  CARDS_PER_PAGE,
  gramsToCompare,
  roleMay,
  searchKey,
  type ListedCard,
  type ListedCardState,
} from 'shared-lib/model';
import { indexRef, indexSchema } from '../account-records/user-index';
import type { z } from 'zod';
import { requireAdmin } from '../administration/require-admin';
import type { CallableHandler } from '../callable';
import { readEachStored, readField, timestamp } from '../stored/read-stored';
import { reportedCardRef } from './reported-card';

/** Most accounts whose cards a search lists. */
const MAX_OWNERS = 10;

/** Part of an account's entry in the index that lists show and search. */
const ownerSchema = indexSchema.pick({ name: true, email: true, nameKey: true, emailKey: true, slugs: true });

const AFTER_ALL = '\uf8ff';

/** Fields of `cards/{cardId}` that a list shows or is ordered by. */
const LISTED = ['slug', 'name', 'status', 'userId', 'createdAt', 'deletedAt', 'takedown'];

const isTakenDown = (card: DocumentSnapshot) => Boolean(card.get('takedown'));

const stateOf = (card: DocumentSnapshot): ListedCard['status'] =>
  card.get('deletedAt') ? 'deleted' : readField(cardDocumentSchema.shape.status, card, 'status');

function isIn(card: DocumentSnapshot, state: ListedCardState | null): boolean {
  if (state === null) return true;
  return state === 'taken-down' ? isTakenDown(card) : !isTakenDown(card) && stateOf(card) === state;
}

/** Finds links by a part of them, or of their owner's name or address; by a beginning with fewer than three letters. */
async function findSlugs(db: Firestore, key: string): Promise<string[]> {
  const grams = gramsToCompare(key);
  if (grams.length === 0) {
    const byId = db.collection('slugs').orderBy(FieldPath.documentId());
    const { docs } = await byId
      .startAt(key)
      .endAt(key + AFTER_ALL)
      .limit(CARDS_PER_PAGE)
      .get();
    return docs.filter((slug) => slug.get('freedAt') === null).map(({ id }) => id);
  }
  const holders = grams.reduce<Query>(
    (query, gram) => query.where(new FieldPath('grams', gram), '==', true),
    db.collection('userIndex'),
  );
  const { docs } = await holders.limit(MAX_OWNERS).get();
  return readEachStored(ownerSchema, docs).flatMap(({ data: { nameKey, emailKey, slugs } }) => {
    return nameKey.includes(key) || emailKey.includes(key)
      ? slugs
      : slugs.filter((slug) => slug.includes(key));
  });
}

async function searchCards(db: Firestore, text: string): Promise<DocumentSnapshot[]> {
  const slugs = [...new Set(await findSlugs(db, searchKey(text)))].slice(0, CARDS_PER_PAGE);
  if (slugs.length === 0) return [];
  const named = db
    .collection('cards')
    .where('slug', 'in', slugs)
    .select(...LISTED);
  const { docs } = await named.limit(CARDS_PER_PAGE).get();
  return docs;
}

/** Reads one page of all cards in a state; more than a page while others follow. */
async function readPage(
  db: Firestore,
  state: ListedCardState | null,
  after: string | null,
): Promise<DocumentSnapshot[]> {
  const cards = db.collection('cards');
  const listed =
    state === 'taken-down'
      ? cards.orderBy('takedown.at', 'desc')
      : (state === null ? cards : cards.where('status', '==', state)).orderBy('createdAt', 'desc');
  const last = after === null ? null : await cards.doc(after).get();
  const page = (last?.exists ? listed.startAfter(last) : listed).select(...LISTED);
  const { docs } = await page.limit(CARDS_PER_PAGE).get();
  return docs;
}

/** Reads who owns these cards, from the index of accounts. */
async function readOwners(
  db: Firestore,
  uids: readonly string[],
): Promise<Map<string, z.infer<typeof ownerSchema>>> {
  if (uids.length === 0) return new Map();
  const entries = await db.getAll(...uids.map((uid) => indexRef(db, uid)));
  const found = entries.filter(({ exists }) => exists);
  return new Map(readEachStored(ownerSchema, found).map(({ id, data }) => [id, data]));
}

/** Reads the number of open reports of these cards from the queue. */
async function countReports(db: Firestore, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const refs = ids.map((id) => reportedCardRef(db, id));
  const entries = await db.getAll(...refs, { fieldMask: ['status', 'count'] });
  return new Map(
    entries
      .filter((entry) => entry.get('status') === 'open')
      .map((entry) => [entry.id, Number(entry.get('count'))]),
  );
}

/**
 * Lists cards for administrators: at most four documents are read for each. Whose they are is only for those who may see accounts;
 * others find cards by their own link alone.
 */
export const listCards: CallableHandler<'listCards'> = async (context, { search, state, after }) => {
  const { db } = context;
  const seesOwners = roleMay(await requireAdmin(context), 'accounts');
  const found = search ? await searchCards(db, search) : await readPage(db, state, after);
  const isFound = (card: DocumentSnapshot) =>
    seesOwners || String(card.get('slug')).includes(searchKey(search));
  const cards = found.filter((card) => isIn(card, state) && isFound(card));
  const [owners, reports] = await Promise.all([
    readOwners(db, [...new Set(cards.map((card) => String(card.get('userId'))))]),
    countReports(
      db,
      cards.map(({ id }) => id),
    ),
  ]);
  const listed = cards.map((card): ListedCard => {
    const ownerId = String(card.get('userId'));
    const owner = seesOwners ? owners.get(ownerId) : undefined;
    return {
      id: card.id,
      slug: String(card.get('slug')),
      name: String(card.get('name')),
      status: stateOf(card),
      takenDown: isTakenDown(card),
      ownerId,
      ownerName: owner?.name ?? '',
      ownerEmail: owner?.email ?? '',
      reports: reports.get(card.id) ?? 0,
      createdAt: readField(timestamp, card, 'createdAt').toMillis(),
    };
  });
  const next = search === '' ? found[CARDS_PER_PAGE - 1]?.id : null;
  return { cards: listed, next: next ?? null };
};
