import type { Caller } from '../service/caller';
import type { FirestoreService } from '../service/firestore-service';
import type * as m from '../service/messages';

/** One unary call (or one with a streamed answer) as every transport carries it out. */
export interface UnaryMethod {
  request: string;
  response: string;
  /** Answers one message, or a list where the API streams its answers (on REST, one JSON array). */
  call(service: FirestoreService, caller: Caller, request: never): Promise<unknown> | unknown;
}

function method<Request>(
  request: string,
  response: string,
  call: (service: FirestoreService, caller: Caller, request: Request) => Promise<unknown> | unknown,
): UnaryMethod {
  return { request, response, call: call as UnaryMethod['call'] };
}

/** The unary methods by their RPC name. */
export const UNARY_METHODS: Readonly<Record<string, UnaryMethod>> = {
  GetDocument: method<{ name: string }>('GetDocumentRequest', 'Document', (service, caller, request) =>
    service.getDocument(caller, request),
  ),
  ListDocuments: method<m.ListDocumentsRequest>(
    'ListDocumentsRequest',
    'ListDocumentsResponse',
    (service, caller, request) => service.listDocuments(caller, request),
  ),
  CreateDocument: method<{ parent: string }>(
    'CreateDocumentRequest',
    'Document',
    (service, caller, request) => service.createDocument(caller, request),
  ),
  UpdateDocument: method<m.UpdateDocumentRequest>(
    'UpdateDocumentRequest',
    'Document',
    (service, caller, request) => service.updateDocument(caller, request),
  ),
  DeleteDocument: method<{ name: string }>('DeleteDocumentRequest', 'Empty', (service, caller, request) =>
    service.deleteDocument(caller, request),
  ),
  BatchGetDocuments: method<m.BatchGetRequest>(
    'BatchGetDocumentsRequest',
    'BatchGetDocumentsResponse',
    (service, caller, request) => service.batchGet(caller, request),
  ),
  BeginTransaction: method<{ database: string }>(
    'BeginTransactionRequest',
    'BeginTransactionResponse',
    (service, _caller, request) => service.beginTransaction(request),
  ),
  Commit: method<m.CommitRequest>('CommitRequest', 'CommitResponse', (service, caller, request) =>
    service.commit(caller, request),
  ),
  Rollback: method<{ database: string }>('RollbackRequest', 'Empty', (service, _caller, request) =>
    service.rollback(request),
  ),
  BatchWrite: method<m.CommitRequest>('BatchWriteRequest', 'BatchWriteResponse', (service, caller, request) =>
    service.batchWrite(caller, request),
  ),
  RunQuery: method<m.RunQueryRequest>('RunQueryRequest', 'RunQueryResponse', (service, caller, request) =>
    service.runQuery(caller, request),
  ),
  RunAggregationQuery: method<m.RunAggregationQueryRequest>(
    'RunAggregationQueryRequest',
    'RunAggregationQueryResponse',
    (service, caller, request) => service.runAggregationQuery(caller, request),
  ),
  // One part that holds everything is a correct partition of any query.
  PartitionQuery: method<unknown>('PartitionQueryRequest', 'PartitionQueryResponse', () => ({
    partitions: [],
  })),
  ListCollectionIds: method<{ parent: string }>(
    'ListCollectionIdsRequest',
    'ListCollectionIdsResponse',
    (service, caller, request) => service.listCollectionIds(caller, request),
  ),
};
