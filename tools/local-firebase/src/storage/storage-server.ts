import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { RulesSyntaxError } from '../rules/syntax/source';
import { callerFrom } from '../service/caller';
import type { RequestLog } from '../service/request-log';
import type { RulesSource } from '../service/rules-source';
import type { ServedProjects } from '../service/served-projects';
import type { UsageMeter } from '../service/usage';
import { listenOnLoopback, parseUrl } from '../protocol/firestore-server';
import { answerPreflight, createHttpServer, sendError, sendJson } from '../protocol/http';
import { readRulesFiles } from '../protocol/rules-files';
import { invalidArgument, StatusError, toStatusError } from '../store/status';
import type { RecordLog } from '../store/record-log';
import type { Store } from '../store/store';
import { CloudStorageApi } from './cloud-api';
import { FirebaseStorageApi } from './firebase-api';
import { ObjectStore } from './objects';
import type { StorageCall } from './storage-call';
import { StorageGate } from './storage-gate';
import { Uploads } from './uploads';

const FIREBASE = /^\/v0\/b\/([^/]+)\/o(?:\/(.*))?$/s;
const CLOUD = /^(?:\/download)?(?:\/storage\/v1)?\/b\/([^/]+)\/o(?:\/(.*))?$/s;
const CLOUD_UPLOAD = /^(?:\/resumable)?\/upload\/storage\/v1\/b\/([^/]+)\/o$/s;
const CLOUD_BUCKET = /^(?:\/storage\/v1)?\/b\/([^/]+)$/;

/** A page may read these headers of an answer: the SDK's uploads depend on them. */
const EXPOSED_HEADERS = [
  'X-Goog-Upload-Status',
  'X-Goog-Upload-URL',
  'X-Goog-Upload-Size-Received',
  'X-Goog-Upload-Chunk-Granularity',
  'Content-Range',
  'Accept-Ranges',
  'ETag',
  'Location',
  'Range',
].join(', ');

interface StorageOptions {
  records: RecordLog;
  /** Folder of the bytes of files and of unfinished uploads; absent: in memory. */
  folder: string | undefined;
  rules: RulesSource;
  store: Store;
  usage: UsageMeter;
  requests: RequestLog;
  projects: ServedProjects;
  log: (message: string) => void;
}

/** Firebase Storage and the JSON API of Cloud Storage on one port. */
export class StorageServer {
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  readonly objects: ObjectStore;
  private readonly uploads: Uploads;
  private readonly firebase: FirebaseStorageApi;
  private readonly cloud: CloudStorageApi;

  constructor(private readonly options: StorageOptions) {
    const { records, folder, usage } = options;
    this.uploads = new Uploads(records, folder === undefined ? undefined : join(folder, 'uploads'));
    const gate = new StorageGate(options.rules, options.store, options.usage, options.log);
    this.objects = new ObjectStore(records, folder === undefined ? undefined : join(folder, 'files'));
    this.firebase = new FirebaseStorageApi(this.objects, gate, this.uploads, usage);
    this.cloud = new CloudStorageApi(this.objects, this.uploads, usage, options.projects);
    this.server = createHttpServer((request, response) => void this.serve(request, response));
    this.server.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.on('close', () => this.sockets.delete(socket));
    });
  }

  listen(port: number): Promise<number> {
    return listenOnLoopback(this.server, port);
  }

  /** Returns the size of all files. */
  bytes(): number {
    return this.objects.bytes();
  }

  clear(): Promise<void> {
    this.uploads.clear();
    return this.objects.clear();
  }

  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Files are opened by pages of any origin, without credentials.
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Expose-Headers', EXPOSED_HEADERS);
    try {
      if (request.method === 'OPTIONS') {
        answerPreflight(request, response);
        return;
      }
      await this.route(request, response);
    } catch (error) {
      const status = toStatusError(error);
      // The client SDK shows its user nothing of such an answer.
      if (status.status === 'FAILED_PRECONDITION') this.options.log(status.message);
      if (response.headersSent) response.destroy();
      else sendError(response, status);
    }
  }

  private async route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = parseUrl(request.url);
    const firebase = FIREBASE.exec(url.pathname);
    const cloud = CLOUD.exec(url.pathname);
    const upload = CLOUD_UPLOAD.exec(url.pathname);
    const bucket = CLOUD_BUCKET.exec(url.pathname)?.[1];
    const carryOut = (match: RegExpExecArray, work: (call: StorageCall) => Promise<void>) =>
      this.record(match, url, request, response, work);
    if (firebase) await carryOut(firebase, (call) => this.firebase.serve(call));
    else if (upload) await carryOut(upload, (call) => this.cloud.upload(call));
    else if (cloud) await carryOut(cloud, (call) => this.cloud.serve(call));
    else if (bucket !== undefined && request.method === 'GET') {
      const id = decode(bucket);
      sendJson(response, { kind: 'storage#bucket', id, name: id, location: 'US', storageClass: 'STANDARD' });
    } else if (url.pathname === '/internal/setRules' && request.method === 'PUT')
      await this.loadRules(request, response);
    else if (url.pathname === '/') response.writeHead(200, { 'Content-Type': 'text/plain' }).end('Ok\n');
    else throw new StatusError('NOT_FOUND', `Nothing is served at ${request.method} ${url.pathname}.`);
  }

  /** Carries out a call about a bucket and records it. */
  private record(
    match: RegExpExecArray,
    url: URL,
    request: IncomingMessage,
    response: ServerResponse,
    work: (call: StorageCall) => Promise<void>,
  ): Promise<void> {
    const [, encodedBucket = '', encodedName] = match;
    const bucket = decode(encodedBucket);
    const name = encodedName ? decode(encodedName) : undefined;
    this.options.projects.requireBucket(bucket);
    const query = url.searchParams;
    const origin = `http://${request.headers.host ?? '127.0.0.1'}`;
    const command = request.headers['x-goog-upload-command'];
    const method = `${request.method}${typeof command === 'string' ? ` (${command})` : ''}`;
    const path = `${bucket}/${name ?? query.get('name') ?? query.get('prefix') ?? ''}`;
    return this.options.requests.run(callerFrom(request.headers), method, path, (caller) =>
      work({ request, response, caller, query, bucket, name, origin }),
    );
  }

  /** Loads a test's rules for one bucket, or for all of them. */
  private async loadRules(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const files = await readRulesFiles(request);
    if (files.length === 0) throw invalidArgument('rules.files is missing.');
    try {
      for (const { name = 'storage.rules', content, resource } of files) {
        if (content === undefined) throw invalidArgument('rules.files[].content is missing.');
        if (resource === undefined) this.options.rules.useText(content, name);
        else this.options.rules.load(resource, content, name);
      }
      sendJson(response, { message: 'Rules updated successfully' });
    } catch (error) {
      if (!(error instanceof RulesSyntaxError)) throw error;
      // `rules-unit-testing` and its users know the official emulator's words.
      sendJson(response, { message: `There was an error updating rules: ${error.message}` }, 400);
    }
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw invalidArgument('This address is not encoded correctly.');
  }
}
