import { randomBytes } from 'node:crypto';
import { aggregate, aggregatedFields } from '../store/aggregate';
import { requireIndexes, type IndexConfiguration } from '../store/composite-indexes';
import type { Database, StoredDocument } from '../store/database';
import { parseFieldPath, pickFields } from '../store/field-paths';
import { parseDatabaseName, parseDocumentName, parseResourceName } from '../store/names';
import { parseQuery, type Query } from '../store/query';
import { project, runQuery } from '../store/run-query';
import { invalidArgument, StatusError, toStatusError } from '../store/status';
import type { Store } from '../store/store';
import { formatMicros } from '../store/timestamps';
import { Transactions } from '../store/transactions';
import { wholeMillis } from '../store/transforms';
import type { Fields } from '../store/values';
import { changesOf, planCommit, writeTarget, type Write } from '../store/writes';
import type { Caller } from './caller';
import type { Gate } from './gate';
import { listCollectionIds, listDocuments } from './listings';
import type * as m from './messages';
import { ServedProjects } from './served-projects';
import { growthOf } from './stored-bytes';
import type { UsageMeter } from './usage';

/** The unary calls of the Firestore API, on JSON messages; every transport ends here. */
export class FirestoreService {
  readonly transactions = new Transactions();

  constructor(
    readonly store: Store,
    readonly gate: Gate,
    readonly usage: UsageMeter,
    private readonly indexes?: IndexConfiguration,
    private readonly projects = new ServedProjects(),
  ) {}

  /** Returns the database of a name; refuses projects that might be real ones. */
  database(name: string): Database {
    const { project: projectId } = parseDatabaseName(name);
    this.projects.requireProject(projectId);
    return this.store.database(name);
  }

  async batchGet(caller: Caller, request: m.BatchGetRequest): Promise<m.BatchGetResponse[]> {
    const database = this.database(request.database);
    const names = [...new Set(request.documents ?? [])];
    for (const name of names) this.requireInside(database, name);
    const transaction = this.transactionOf(database, request);
    if (transaction !== undefined) await this.transactions.read(transaction, names);
    const time = this.store.clock.now();
    this.gate.requireGet(caller, database, names, time);
    this.usage.countDocuments(caller, names.length);
    const readTime = formatMicros(time);
    const responses = names.map((name): m.BatchGetResponse => {
      const document = database.get(name);
      return document ? { found: toJson(document, request.mask), readTime } : { missing: name, readTime };
    });
    return request.newTransaction ? [{ transaction, readTime }, ...responses] : responses;
  }

  async runQuery(caller: Caller, request: m.RunQueryRequest): Promise<m.RunQueryResponse[]> {
    const database = this.databaseOf(request.parent);
    refuseToExplain(request);
    const query = this.checkedQuery(request.parent, request.structuredQuery ?? {});
    const transaction = this.transactionOf(database, request);
    if (transaction !== undefined) await this.transactions.readQuery(transaction, query);
    const time = this.store.clock.now();
    this.gate.requireList(caller, database, query, time);
    const documents = runQuery(database, query);
    this.usage.countQuery(caller, documents.length, query.offset);
    const readTime = formatMicros(time);
    const responses: m.RunQueryResponse[] = documents.map((document) => ({
      document: toJson(project(query, document)),
      readTime,
    }));
    if (request.newTransaction) return [{ transaction, readTime }, ...responses];
    return responses.length > 0 ? responses : [{ readTime }];
  }

  async runAggregationQuery(
    caller: Caller,
    request: m.RunAggregationQueryRequest,
  ): Promise<m.RunAggregationQueryResponse[]> {
    const database = this.databaseOf(request.parent);
    refuseToExplain(request);
    const { structuredQuery = {}, aggregations = [] } = request.structuredAggregationQuery ?? {};
    const query = this.checkedQuery(request.parent, structuredQuery, aggregatedFields(aggregations));
    const transaction = this.transactionOf(database, request);
    if (transaction !== undefined) await this.transactions.readQuery(transaction, query);
    const time = this.store.clock.now();
    this.gate.requireList(caller, database, query, time);
    const documents = runQuery(database, query);
    this.usage.countAggregation(caller, documents.length);
    const response: m.RunAggregationQueryResponse = {
      result: { aggregateFields: aggregate(documents, aggregations) },
      readTime: formatMicros(time),
    };
    return [request.newTransaction ? { ...response, transaction } : response];
  }

  async commit(caller: Caller, request: m.CommitRequest): Promise<m.CommitResponse> {
    const database = this.database(request.database);
    const { writes = [], transaction } = request;
    try {
      if (transaction) this.transactions.commit(transaction, writes.length > 0);
      return this.applyWrites(caller, database, writes, Boolean(transaction));
    } finally {
      if (transaction) this.transactions.end(transaction);
    }
  }

  /** Carries out the writes of one commit, all or none. */
  applyWrites(
    caller: Caller,
    database: Database,
    writes: readonly Write[],
    inTransaction = false,
  ): m.CommitResponse {
    for (const write of writes) this.requireInside(database, writeTarget(write));
    const version = this.store.clock.now();
    const plan = planCommit(database, writes, version, this.indexes);
    this.gate.requireWrites(caller, database, plan, wholeMillis(version), inTransaction);
    if (plan.failure) throw plan.failure;
    this.store.commit(database, changesOf(plan), version);
    this.usage.countStored(caller, growthOf(plan));
    for (const write of writes) {
      if (write.delete !== undefined) this.usage.countDelete(caller);
      else if (write.verify === undefined) this.usage.countWrite(caller);
    }
    return { writeResults: [...plan.results], commitTime: formatMicros(version) };
  }

  /** Writes that succeed or fail each for itself, as a bulk writer sends them. */
  batchWrite(caller: Caller, request: m.CommitRequest): m.BatchWriteResponse {
    const database = this.database(request.database);
    const response: m.BatchWriteResponse = { writeResults: [], status: [] };
    for (const write of request.writes ?? []) {
      try {
        const { writeResults } = this.applyWrites(caller, database, [write]);
        response.writeResults.push(...writeResults);
        response.status.push({});
      } catch (error) {
        const { code, message } = toStatusError(error);
        response.writeResults.push({});
        response.status.push({ code, message });
      }
    }
    return response;
  }

  beginTransaction(request: { database: string; options?: m.TransactionOptions }): { transaction: string } {
    const database = this.database(request.database);
    return { transaction: this.transactions.begin(database, request.options?.readOnly !== undefined) };
  }

  rollback(request: { database: string; transaction?: string }): Record<string, never> {
    this.database(request.database);
    this.transactions.end(request.transaction ?? '');
    return {};
  }

  listCollectionIds(caller: Caller, request: { parent: string; pageSize?: number; pageToken?: string }) {
    const database = this.databaseOf(request.parent);
    this.gate.requireOwner(caller, database, 'listing collections');
    this.usage.countQuery(caller, 1, 0);
    return listCollectionIds(database, request);
  }

  listDocuments(caller: Caller, request: m.ListDocumentsRequest) {
    const database = this.databaseOf(request.parent);
    const from = [{ collectionId: request.collectionId }];
    const query = parseQuery(request.parent, {
      from,
      orderBy: orderByOf(request.orderBy),
      limit: request.pageSize || undefined,
    });
    if (request.showMissing) this.gate.requireOwner(caller, database, 'listing missing documents');
    else this.gate.requireList(caller, database, query, this.store.clock.now());
    const page = listDocuments(database, { ...query, limit: undefined }, request);
    this.usage.countQuery(caller, page.documents.length, 0);
    return {
      documents: page.documents.map(({ name, document }) =>
        document ? toJson(document, request.mask) : { name },
      ),
      ...(page.nextPageToken !== undefined && { nextPageToken: page.nextPageToken }),
    };
  }

  getDocument(caller: Caller, request: { name: string; mask?: { fieldPaths?: string[] } }): m.DocumentJson {
    const { database: databaseName } = parseDocumentName(request.name);
    const database = this.database(databaseName);
    this.gate.requireGet(caller, database, [request.name], this.store.clock.now());
    this.usage.countDocuments(caller, 1);
    const document = database.get(request.name);
    if (!document) throw new StatusError('NOT_FOUND', `Document "${request.name}" not found.`);
    return toJson(document, request.mask);
  }

  createDocument(
    caller: Caller,
    request: { parent: string; collectionId?: string; documentId?: string; document?: { fields?: Fields } },
  ): m.DocumentJson {
    const id = request.documentId || randomBytes(15).toString('base64url');
    const name = `${request.parent}/${request.collectionId}/${id}`;
    const update = { fields: request.document?.fields, name };
    return this.writeOne(caller, name, { update, currentDocument: { exists: false } });
  }

  updateDocument(caller: Caller, request: m.UpdateDocumentRequest): m.DocumentJson {
    const { document, updateMask, currentDocument } = request;
    return this.writeOne(caller, document.name, { update: document, updateMask, currentDocument });
  }

  deleteDocument(
    caller: Caller,
    request: { name: string; currentDocument?: Write['currentDocument'] },
  ): Record<string, never> {
    const database = this.database(parseDocumentName(request.name).database);
    this.applyWrites(caller, database, [{ delete: request.name, currentDocument: request.currentDocument }]);
    return {};
  }

  /**
   * Returns a query that has been checked against the limits and the indexes.
   *
   * @param aggregated - The fields of {@link aggregatedFields}.
   */
  checkedQuery(
    parent: string,
    json: Parameters<typeof parseQuery>[1],
    aggregated: readonly string[] = [],
  ): Query {
    const query = parseQuery(parent, json);
    if (this.indexes) requireIndexes(this.indexes, query, aggregated);
    return { ...query, requiredFields: aggregated.map(parseFieldPath) };
  }

  databaseOf(parent: string): Database {
    return this.database(parseResourceName(parent).database);
  }

  /** Refuses a document of another database than the request's. */
  requireInside(database: Database, name: string): void {
    if (parseDocumentName(name).database !== database.name) {
      throw invalidArgument(`'${name}' is not in ${database.name}.`);
    }
  }

  private writeOne(caller: Caller, name: string, write: Write): m.DocumentJson {
    const database = this.database(parseDocumentName(name).database);
    this.applyWrites(caller, database, [write]);
    const document = database.get(name);
    if (!document) throw new Error(`${name} is missing after it was written.`);
    return toJson(document);
  }

  private transactionOf(
    database: Database,
    request: { transaction?: string; newTransaction?: m.TransactionOptions },
  ): string | undefined {
    if (request.newTransaction) {
      return this.transactions.begin(database, request.newTransaction.readOnly !== undefined);
    }
    return request.transaction || undefined;
  }
}

/** Refuses a request for the plan of a query: answering without one would look like a plan that is empty. */
function refuseToExplain({ explainOptions }: m.RunQueryRequest | m.RunAggregationQueryRequest): void {
  if (explainOptions) throw new StatusError('UNIMPLEMENTED', 'local-firebase does not explain queries.');
}

/** Returns a stored document as it travels, with only the masked fields if there is a mask. */
export function toJson(document: StoredDocument, mask?: { fieldPaths?: string[] }): m.DocumentJson {
  const paths = mask?.fieldPaths?.map(parseFieldPath);
  return {
    name: document.name,
    fields: paths ? pickFields(document.fields, paths) : document.fields,
    createTime: formatMicros(document.createTime),
    updateTime: formatMicros(document.updateTime),
  };
}

/** `a desc, b` as the REST form of an ordering. */
function orderByOf(text: string | undefined) {
  if (!text) return undefined;
  return text.split(',').map((part) => {
    const [fieldPath, direction] = part.trim().split(/\s+/);
    return {
      field: { fieldPath },
      direction: direction?.toLowerCase() === 'desc' ? 'DESCENDING' : 'ASCENDING',
    };
  });
}
