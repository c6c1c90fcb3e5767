import { SLUGS_PER_ACCOUNT } from '../../model/card/slug/slug';
import type { RestValue } from '../public-data/rest-values';
import { MAX_QUERY_SIZE } from '../../model/stored/request-sizes';

/** A document as Firestore's REST interface writes it. */
export interface RestDocument {
  /** Its whole path; the last part is its id. */
  name: string;
  fields?: Record<string, RestValue>;
}

/** Reader of one account's documents. */
export interface RestReader {
  uid: string;
  token: string;
  /** Address of the database's documents. */
  base: string;
}

/** One answer of several: a requested document, or one that a query has found. */
interface Answer {
  found?: RestDocument;
  document?: RestDocument;
}

async function ask({ base, token }: RestReader, method: string, body: object): Promise<Answer[]> {
  const response = await fetch(base + method, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} answered ${response.status}`);
  const answers: unknown = await response.json();
  if (!Array.isArray(answers)) throw new Error(`${method} answered no list`);
  return answers;
}

/** Reads documents by their paths, in one request; those that don't exist are `null`. */
export async function readDocuments(
  reader: RestReader,
  paths: readonly string[],
): Promise<(RestDocument | null)[]> {
  const root = reader.base.slice(reader.base.indexOf('projects/'));
  const names = paths.map((path) => `${root}/${path}`);
  const answers = await ask(reader, ':batchGet', { documents: names });
  // The answers come in any order.
  return names.map((name) => answers.find(({ found }) => found?.name === name)?.found ?? null);
}

const field = (fieldPath: string) => ({ fieldPath });
const compare = (path: string, op: string, value: RestValue) => ({
  fieldFilter: { field: field(path), op, value },
});

/** Reads a collection's documents, a hundred at most. */
async function list(reader: RestReader, collectionId: string, more: object = {}): Promise<RestDocument[]> {
  const found = await ask(reader, ':runQuery', {
    structuredQuery: { from: [{ collectionId }], limit: MAX_QUERY_SIZE, ...more },
  });
  return found.flatMap(({ document }) => document ?? []);
}

/** Reads what an account owns in a collection. */
function query(
  reader: RestReader,
  collectionId: string,
  filters: object[],
  more: object = {},
): Promise<RestDocument[]> {
  const mine = compare('userId', 'EQUAL', { stringValue: reader.uid });
  const where = { compositeFilter: { op: 'AND', filters: [mine, ...filters] } };
  return list(reader, collectionId, { where, ...more });
}

/** Reads an owner's cards: the query that `subscribeToCards` follows. */
export function readCards(reader: RestReader): Promise<RestDocument[]> {
  return query(reader, 'cards', [{ unaryFilter: { field: field('deletedAt'), op: 'IS_NULL' } }], {
    orderBy: [{ field: field('createdAt'), direction: 'DESCENDING' }],
    limit: SLUGS_PER_ACCOUNT,
  });
}

/** Reads an owner's bookings that begin in a span of time, by their starts; milliseconds since the epoch. */
export async function readBookings(
  reader: RestReader,
  { from, to }: { from: number; to: number },
): Promise<RestDocument[] | null> {
  const at = (instant: number) => ({ timestampValue: new Date(instant).toISOString() });
  const found = await query(
    reader,
    'bookings',
    [compare('start', 'GREATER_THAN_OR_EQUAL', at(from)), compare('start', 'LESS_THAN', at(to))],
    { orderBy: [{ field: field('start') }] },
  );
  // A full page may not be all.
  return found.length < MAX_QUERY_SIZE ? found : null;
}

/** Reads the bookings that wait for their owner's answer, by their starts. */
export function readUnanswered(reader: RestReader): Promise<RestDocument[]> {
  return query(reader, 'bookings', [compare('status', 'EQUAL', { stringValue: 'pending_confirmation' })], {
    orderBy: [{ field: field('start') }],
  });
}

/** Reads the bookings that are still to be paid. */
export function readUnpaid(reader: RestReader): Promise<RestDocument[]> {
  return query(reader, 'bookings', [compare('payment.state', 'EQUAL', { stringValue: 'awaiting' })]);
}

/** Reads the latest alerts: the query that `subscribeToAlerts` follows. */
export function readAlerts(reader: RestReader, limit: number): Promise<RestDocument[]> {
  return list(reader, 'alerts', {
    orderBy: [{ field: field('createdAt'), direction: 'DESCENDING' }],
    limit,
  });
}
