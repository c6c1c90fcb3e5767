import { FieldPath, Filter, Firestore as NodeFirestore, GeoPoint, Timestamp } from '@google-cloud/firestore';
import type { Query as NodeQuery, WhereFilterOp } from '@google-cloud/firestore';
import * as web from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import type { Bench } from '../../support';
import { toSdk, type SdkValues } from './neutral-values';
import { ID, isFilter, type Clause, type FilterClause } from './query-clauses';

// Refusals are what many cases are about; the tests look at the errors themselves.
lite.setLogLevel('silent');

/** Scope of a query: a collection by its path, or a collection group by its id. */
export type Place = { collection: string } | { group: string };

/** One SDK as the suite uses it. */
export interface SuiteClient {
  readonly label: string;
  /** Returns the ids of a query's result, in order. */
  ids(place: Place, clauses: readonly Clause[]): Promise<string[]>;
}

type Modular = typeof web | typeof lite;

/** `firebase/firestore` in Node (gRPC, listen targets) and `firebase/firestore/lite` (REST) share their shape. */
function modularClient(
  label: string,
  sdk: Modular,
  db: web.Firestore,
  read: (query: web.Query) => Promise<web.QuerySnapshot>,
): SuiteClient {
  const api = sdk as typeof web;
  const values: SdkValues = {
    timestamp: (text) => api.Timestamp.fromDate(new Date(text)),
    bytes: (base64) => api.Bytes.fromBase64String(base64),
    geoPoint: (latitude, longitude) => new api.GeoPoint(latitude, longitude),
    reference: (path) => api.doc(db, path),
  };
  const field = (name: string) => (name === ID ? api.documentId() : name);
  const filter = (clause: FilterClause): web.QueryFilterConstraint => {
    if (clause[0] === 'where') return api.where(field(clause[1]), clause[2], toSdk(clause[3], values));
    const parts = clause.slice(1).map((part) => filter(part as FilterClause));
    return clause[0] === 'and' ? api.and(...parts) : api.or(...parts);
  };
  const other = (clause: Exclude<Clause, FilterClause>): web.QueryNonFilterConstraint => {
    switch (clause[0]) {
      case 'orderBy':
        return api.orderBy(field(clause[1]), clause[2]);
      case 'limit':
        return api.limit(clause[1] as number);
      case 'limitToLast':
        return api.limitToLast(clause[1] as number);
      case 'offset':
        throw new Error('Only server SDKs have an offset.');
      default:
        return api[clause[0]](...clause.slice(1).map((value) => toSdk(value, values)));
    }
  };
  return {
    label,
    async ids(place, clauses) {
      const base =
        'group' in place ? api.collectionGroup(db, place.group) : api.collection(db, place.collection);
      const filters = clauses.filter(isFilter);
      const others = clauses.filter((clause) => !isFilter(clause)).map(other);
      const composite = filters.length === 1 && filters[0]![0] !== 'where' ? filters[0] : undefined;
      const query = composite
        ? api.query(base, filter(composite) as web.QueryCompositeFilterConstraint, ...others)
        : api.query(
            base,
            ...filters.map((part) => filter(part) as web.QueryFieldFilterConstraint),
            ...others,
          );
      return (await read(query)).docs.map(({ id }) => id);
    },
  };
}

/** `@google-cloud/firestore` over gRPC. */
function serverClient(db: NodeFirestore): SuiteClient {
  const values: SdkValues = {
    timestamp: (text) => Timestamp.fromDate(new Date(text)),
    bytes: (base64) => Buffer.from(base64, 'base64'),
    geoPoint: (latitude, longitude) => new GeoPoint(latitude, longitude),
    reference: (path) => db.doc(path),
  };
  const field = (name: string) => (name === ID ? FieldPath.documentId() : name);
  const filter = (clause: FilterClause): Filter => {
    if (clause[0] === 'where')
      return Filter.where(field(clause[1]), clause[2] as WhereFilterOp, toSdk(clause[3], values));
    const parts = clause.slice(1).map((part) => filter(part as FilterClause));
    return clause[0] === 'and' ? Filter.and(...parts) : Filter.or(...parts);
  };
  const extend = (query: NodeQuery, clause: Clause): NodeQuery => {
    if (isFilter(clause)) return query.where(filter(clause));
    if (clause[0] === 'orderBy') return query.orderBy(field(clause[1]), clause[2]);
    if (clause[0] === 'limit' || clause[0] === 'limitToLast' || clause[0] === 'offset')
      return query[clause[0]](clause[1]);
    return query[clause[0]](...clause.slice(1).map((value) => toSdk(value, values)));
  };
  return {
    label: 'server SDK',
    async ids(place, clauses) {
      const base: NodeQuery =
        'group' in place ? db.collectionGroup(place.group) : db.collection(place.collection);
      // The SDK wants orders before cursors, wherever a case puts them.
      const rank = (clause: Clause) => (isFilter(clause) ? 0 : clause[0] === 'orderBy' ? 1 : 2);
      const ordered = [...clauses].sort((a, b) => rank(a) - rank(b));
      const found = await ordered.reduce(extend, base).get();
      return found.docs.map(({ id }) => id);
    },
  };
}

/** The three SDKs on the server of a bench; call it once the server runs. */
export function suiteClients(bench: Bench): { all: SuiteClient[]; server: NodeFirestore } {
  const small = lite.getFirestore(bench.app());
  lite.connectFirestoreEmulator(small, '127.0.0.1', bench.local.firestorePort);
  const full = bench.client();
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${bench.local.firestorePort}`;
  const server = new NodeFirestore({ projectId: 'demo-test' });
  const readLite = (query: web.Query) =>
    lite.getDocs(query as unknown as lite.Query) as unknown as Promise<web.QuerySnapshot>;
  return {
    server,
    all: [
      modularClient('lite', lite, small as unknown as web.Firestore, readLite),
      modularClient('web SDK', web, full, (query) => web.getDocsFromServer(query)),
      serverClient(server),
    ],
  };
}
