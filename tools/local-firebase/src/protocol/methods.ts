import type { Caller } from '../service/caller';
import type { FirestoreService } from '../service/firestore-service';
import type * as m from '../service/messages';

type RequestOf<Name extends 'getDocument' | 'createDocument' | 'deleteDocument' | 'listCollectionIds'> =
  Parameters<FirestoreService[Name]>[1];

/** The fields of all requests: each method reads those of its own message type, and no others. */
export type UnaryRequest = RequestOf<'getDocument'> &
  RequestOf<'createDocument'> &
  RequestOf<'deleteDocument'> &
  RequestOf<'listCollectionIds'> &
  Parameters<FirestoreService['beginTransaction']>[0] &
  m.ListDocumentsRequest &
  m.UpdateDocumentRequest &
  m.BatchGetRequest &
  m.CommitRequest &
  m.RunQueryRequest &
  m.RunAggregationQueryRequest;

/** One unary call (or one with a streamed answer) as every transport carries it out. */
export interface UnaryMethod {
  request: string;
  response: string;
  /** Answers one message, or a list where the API streams its answers (on REST, one JSON array). */
  call(service: FirestoreService, caller: Caller, request: UnaryRequest): Promise<unknown> | unknown;
}

function method(request: string, response: string, call: UnaryMethod['call']): UnaryMethod {
  return { request, response, call };
}

/** The unary methods by their RPC name. */
export const UNARY_METHODS = {
  GetDocument: method('GetDocumentRequest', 'Document', (service, caller, request) =>
    service.getDocument(caller, request),
  ),
  ListDocuments: method('ListDocumentsRequest', 'ListDocumentsResponse', (service, caller, request) =>
    service.listDocuments(caller, request),
  ),
  CreateDocument: method('CreateDocumentRequest', 'Document', (service, caller, request) =>
    service.createDocument(caller, request),
  ),
  UpdateDocument: method('UpdateDocumentRequest', 'Document', (service, caller, request) =>
    service.updateDocument(caller, request),
  ),
  DeleteDocument: method('DeleteDocumentRequest', 'Empty', (service, caller, request) =>
    service.deleteDocument(caller, request),
  ),
  BatchGetDocuments: method(
    'BatchGetDocumentsRequest',
    'BatchGetDocumentsResponse',
    (service, caller, request) => service.batchGet(caller, request),
  ),
  BeginTransaction: method(
    'BeginTransactionRequest',
    'BeginTransactionResponse',
    (service, _caller, request) => service.beginTransaction(request),
  ),
  Commit: method('CommitRequest', 'CommitResponse', (service, caller, request) =>
    service.commit(caller, request),
  ),
  Rollback: method('RollbackRequest', 'Empty', (service, _caller, request) => service.rollback(request)),
  BatchWrite: method('BatchWriteRequest', 'BatchWriteResponse', (service, caller, request) =>
    service.batchWrite(caller, request),
  ),
  RunQuery: method('RunQueryRequest', 'RunQueryResponse', (service, caller, request) =>
    service.runQuery(caller, request),
  ),
  RunAggregationQuery: method(
    'RunAggregationQueryRequest',
    'RunAggregationQueryResponse',
    (service, caller, request) => service.runAggregationQuery(caller, request),
  ),
  // One part that holds everything is a correct partition of any query.
  PartitionQuery: method('PartitionQueryRequest', 'PartitionQueryResponse', () => ({ partitions: [] })),
  ListCollectionIds: method(
    'ListCollectionIdsRequest',
    'ListCollectionIdsResponse',
    (service, caller, request) => service.listCollectionIds(caller, request),
  ),
};

export type RpcName = keyof typeof UNARY_METHODS;
