import type { IncomingMessage, ServerResponse } from 'node:http';
import { callerFrom } from '../service/caller';
import { MAX_REQUEST_BYTES } from '../store/limits';
import { ownValue } from '../store/plain-objects';
import { StatusError } from '../store/status';
import { decodePath, readJsonBody, sendJson } from './http';
import { messageType, readJson } from './json-codec';
import { UNARY_METHODS, type RpcName, type UnaryMethod, type UnaryRequest } from './methods';
import type { RpcBackend } from './rpc-backend';

const RESOURCE = /^\/v1\/(projects\/[^/]+\/databases\/[^/:]+)\/documents(?:\/(.*?))?(?::(\w+))?$/s;

/** Calls written as `:verb` behind the documents, with the message as body. */
const VERBS: Readonly<Record<string, { rpc: RpcName; named: 'database' | 'parent' }>> = {
  batchGet: { rpc: 'BatchGetDocuments', named: 'database' },
  commit: { rpc: 'Commit', named: 'database' },
  batchWrite: { rpc: 'BatchWrite', named: 'database' },
  beginTransaction: { rpc: 'BeginTransaction', named: 'database' },
  rollback: { rpc: 'Rollback', named: 'database' },
  runQuery: { rpc: 'RunQuery', named: 'parent' },
  runAggregationQuery: { rpc: 'RunAggregationQuery', named: 'parent' },
  partitionQuery: { rpc: 'PartitionQuery', named: 'parent' },
  listCollectionIds: { rpc: 'ListCollectionIds', named: 'parent' },
};

/** Serves one call of the REST API; returns false for any other address. */
export async function serveRest(
  backend: RpcBackend,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const [, database, rawPath, suffix] = RESOURCE.exec(decodePath(url.pathname)) ?? [];
  if (database === undefined) return false;
  // A document id may hold a colon: only a known word behind the last one is a verb.
  const isId = rawPath !== undefined && suffix !== undefined && !Object.hasOwn(VERBS, suffix);
  const documentPath = isId ? `${rawPath}:${suffix}` : (rawPath ?? '');
  const verb = isId ? undefined : suffix;
  const parent = `${database}/documents${documentPath ? `/${documentPath}` : ''}`;
  const call =
    verb === undefined
      ? await documentCall(parent, documentPath, url, request)
      : await verbCall(verb, database, parent, request);
  const method: UnaryMethod = UNARY_METHODS[call.rpc];
  const message = readJson<UnaryRequest>(messageType(method.request), call.message);
  const answer = await backend.call(call.rpc, method, callerFrom(request.headers), message);
  sendJson(response, answer);
  return true;
}

interface Call {
  rpc: RpcName;
  message: Record<string, unknown>;
}

async function verbCall(
  verb: string,
  database: string,
  parent: string,
  request: IncomingMessage,
): Promise<Call> {
  const entry = ownValue(VERBS, verb);
  if (!entry || request.method !== 'POST') {
    throw new StatusError('UNIMPLEMENTED', `local-firebase does not serve ${request.method} :${verb}.`);
  }
  const body: object = Object(await readJsonBody(request, MAX_REQUEST_BYTES));
  return {
    rpc: entry.rpc,
    message: { ...body, [entry.named]: entry.named === 'database' ? database : parent },
  };
}

/** GET, PATCH, POST and DELETE of a document or a collection. */
async function documentCall(name: string, path: string, url: URL, request: IncomingMessage): Promise<Call> {
  const isDocument = path !== '' && path.split('/').length % 2 === 0;
  const query = url.searchParams;
  const maskOf = (key: string) =>
    query.has(`${key}.fieldPaths`) ? { fieldPaths: query.getAll(`${key}.fieldPaths`) } : undefined;
  const precondition = preconditionOf(query);
  if (isDocument && request.method === 'GET') {
    return { rpc: 'GetDocument', message: { name, mask: maskOf('mask') } };
  }
  if (isDocument && request.method === 'DELETE') {
    return { rpc: 'DeleteDocument', message: { name, currentDocument: precondition } };
  }
  if (isDocument && request.method === 'PATCH') {
    const body: object = Object(await readJsonBody(request, MAX_REQUEST_BYTES));
    const document = { ...body, name };
    const updateMask = maskOf('updateMask');
    return { rpc: 'UpdateDocument', message: { document, updateMask, currentDocument: precondition } };
  }
  const collection = {
    parent: name.slice(0, name.lastIndexOf('/')),
    collectionId: name.slice(name.lastIndexOf('/') + 1),
  };
  if (!isDocument && path !== '' && request.method === 'GET') {
    return {
      rpc: 'ListDocuments',
      message: {
        ...collection,
        pageSize: query.get('pageSize') ?? undefined,
        pageToken: query.get('pageToken') ?? undefined,
        orderBy: query.get('orderBy') ?? undefined,
        mask: maskOf('mask'),
        showMissing: query.get('showMissing') === 'true' || undefined,
      },
    };
  }
  if (!isDocument && path !== '' && request.method === 'POST') {
    const documentId = query.get('documentId') ?? undefined;
    return {
      rpc: 'CreateDocument',
      message: { ...collection, documentId, document: await readJsonBody(request, MAX_REQUEST_BYTES) },
    };
  }
  throw new StatusError('UNIMPLEMENTED', `local-firebase does not serve ${request.method} ${url.pathname}.`);
}

function preconditionOf(query: URLSearchParams): Record<string, unknown> | undefined {
  if (query.has('currentDocument.exists')) return { exists: query.get('currentDocument.exists') === 'true' };
  const updateTime = query.get('currentDocument.updateTime');
  return updateTime === null ? undefined : { updateTime };
}
