import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Caller } from '../service/caller';

/** One request about a bucket or a file in it. */
export interface StorageCall {
  request: IncomingMessage;
  response: ServerResponse;
  caller: Caller;
  query: URLSearchParams;
  bucket: string;
  /** The file's full name; absent when the call is about the bucket. */
  name: string | undefined;
  /** Scheme, host and port as the client knows this server. */
  origin: string;
}
