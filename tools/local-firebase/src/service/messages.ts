import type { Aggregation } from '../store/aggregate';
import type { StructuredQuery } from '../store/query';
import type { Fields } from '../store/values';
import type { Precondition, Write, WriteResult } from '../store/writes';

/** A document as it travels. */
export interface DocumentJson {
  name: string;
  fields: Fields;
  createTime: string;
  updateTime: string;
}

export interface TransactionOptions {
  readOnly?: { readTime?: string };
  readWrite?: { retryTransaction?: string };
}

interface ReadOptions {
  transaction?: string;
  newTransaction?: TransactionOptions;
}

export interface BatchGetRequest extends ReadOptions {
  database: string;
  documents?: string[];
  mask?: { fieldPaths?: string[] };
}

export interface BatchGetResponse {
  found?: DocumentJson;
  missing?: string;
  transaction?: string;
  readTime?: string;
}

/** Option of a query to get its plan. */
interface Explainable {
  explainOptions?: { analyze?: boolean };
}

export interface RunQueryRequest extends ReadOptions, Explainable {
  parent: string;
  structuredQuery?: StructuredQuery;
}

export interface RunQueryResponse {
  document?: DocumentJson;
  transaction?: string;
  readTime?: string;
  skippedResults?: number;
}

export interface RunAggregationQueryRequest extends ReadOptions, Explainable {
  parent: string;
  structuredAggregationQuery?: { structuredQuery?: StructuredQuery; aggregations?: Aggregation[] };
}

export interface RunAggregationQueryResponse {
  result?: { aggregateFields: Fields };
  transaction?: string;
  readTime?: string;
}

export interface CommitRequest {
  database: string;
  writes?: Write[];
  transaction?: string;
}

export interface CommitResponse {
  writeResults: WriteResult[];
  commitTime: string;
}

export interface BatchWriteResponse {
  writeResults: WriteResult[];
  status: { code?: number; message?: string }[];
}

export interface ListDocumentsRequest {
  parent: string;
  collectionId?: string;
  pageSize?: number;
  pageToken?: string;
  orderBy?: string;
  mask?: { fieldPaths?: string[] };
  showMissing?: boolean;
}

export interface UpdateDocumentRequest {
  document: { name: string; fields?: Fields };
  updateMask?: { fieldPaths?: string[] };
  currentDocument?: Precondition;
}
