import type { ServerResponse } from 'node:http';
import { callerOf, type Caller } from '../service/caller';
import type { UsageMeter } from '../service/usage';
import { invalidArgument, StatusError } from '../store/status';
import { readBody, sendJson } from '../protocol/http';
import { checkObjectName } from './limits';
import { parseMetadata, parseMultipart } from './multipart';
import { firebaseJson } from './object-json';
import { withSettings, withToken, type ObjectSettings, type ObjectStore } from './objects';
import { sendObject } from './send-object';
import type { StorageCall } from './storage-call';
import type { StorageGate } from './storage-gate';
import type { Upload, Uploads } from './uploads';

const MAX_BYTES = 256 * 1024 * 1024;

/** Serves the API of `firebase/storage`, below `/v0/b/{bucket}/o`; rules judge every call. */
export class FirebaseStorageApi {
  constructor(
    private readonly objects: ObjectStore,
    private readonly gate: StorageGate,
    private readonly uploads: Uploads,
    private readonly usage: UsageMeter,
  ) {}

  async serve(call: StorageCall): Promise<void> {
    const { request, query, name } = call;
    const isUpload =
      request.headers['x-goog-upload-command'] !== undefined ||
      request.headers['x-goog-upload-protocol'] !== undefined;
    const changesToken = query.has('create_token') || query.has('delete_token');
    if (isUpload) await this.upload(call);
    else if (name === undefined && request.method === 'GET') this.list(call);
    else if (name === undefined && request.method === 'POST') await this.uploadPlain(call);
    else if (name === undefined) throw unsupported(call);
    else if (request.method === 'POST' && changesToken) this.changeToken(call, name);
    else if (request.method === 'POST') await this.uploadPlain(call);
    else if (request.method === 'GET' || request.method === 'HEAD') this.get(call, name);
    else if (request.method === 'PATCH' || request.method === 'PUT') await this.update(call, name);
    else if (request.method === 'DELETE') await this.delete(call, name);
    else throw unsupported(call);
  }

  private get(call: StorageCall, name: string): void {
    const object = this.objects.get(call.bucket, name);
    const token = call.query.get('token');
    // A download token opens the file without the rules.
    if (!object || token === null || !object.downloadTokens.includes(token)) {
      this.gate.require(call.caller, 'get', call.bucket, name, object);
    }
    if (!object) throw notFound();
    if (call.query.get('alt') === 'media') {
      const bytes = sendObject(this.objects, object, call.request, call.response);
      this.usage.countStorage(call.caller, 'downloads', bytes);
      return;
    }
    this.usage.countStorage(call.caller, 'metadataReads');
    // getDownloadURL needs a token; the first one is made on the first request.
    const shown = object.downloadTokens.length > 0 ? object : withToken(object);
    if (shown !== object) this.objects.save(shown);
    sendJson(call.response, firebaseJson(shown));
  }

  private list({ bucket, query, caller, response }: StorageCall): void {
    const prefix = query.get('prefix') ?? '';
    if (prefix !== '' && !prefix.endsWith('/')) throw invalidArgument('A prefix ends with a slash.');
    this.gate.require(caller, 'list', bucket, prefix, undefined);
    this.usage.countStorage(caller, 'listings');
    const { prefixes, items, nextPageToken } = this.objects.list(bucket, {
      prefix,
      delimiter: query.get('delimiter') ?? '',
      pageToken: query.get('pageToken') ?? undefined,
      maxResults: Number(query.get('maxResults') ?? '') || undefined,
    });
    sendJson(response, { prefixes, items: items.map(({ name }) => ({ name, bucket })), nextPageToken });
  }

  private async update(call: StorageCall, name: string): Promise<void> {
    const settings = parseMetadata(await readBody(call.request));
    const object = this.objects.get(call.bucket, name);
    const changed = object && {
      ...withSettings(object, settings),
      metageneration: object.metageneration + 1,
      updated: new Date().toISOString(),
    };
    this.gate.require(call.caller, 'update', call.bucket, name, object, changed);
    if (!changed) throw notFound();
    this.objects.save(changed);
    this.usage.countStorage(call.caller, 'metadataChanges');
    sendJson(call.response, firebaseJson(changed));
  }

  private async delete(call: StorageCall, name: string): Promise<void> {
    const object = this.objects.get(call.bucket, name);
    this.gate.require(call.caller, 'delete', call.bucket, name, object);
    if (!object) throw notFound();
    await this.objects.delete(object);
    call.response.writeHead(204).end();
  }

  private changeToken(call: StorageCall, name: string): void {
    if (!call.caller.isOwner) throw new StatusError('PERMISSION_DENIED', 'Missing admin credentials.');
    const object = this.objects.get(call.bucket, name);
    if (!object) throw notFound();
    const removed = call.query.get('delete_token');
    const rest = { ...object, downloadTokens: object.downloadTokens.filter((token) => token !== removed) };
    const changed = removed === null || rest.downloadTokens.length === 0 ? withToken(rest) : rest;
    this.objects.save(changed);
    sendJson(call.response, firebaseJson(changed));
  }

  private async uploadPlain(call: StorageCall): Promise<void> {
    const contentType = call.request.headers['content-type'];
    const data = await readBody(call.request, MAX_BYTES);
    await this.store(call, call.caller, nameFor(call), data, { contentType });
  }

  private async upload(call: StorageCall): Promise<void> {
    const { request, query } = call;
    const command = String(request.headers['x-goog-upload-command'] ?? '');
    if (request.headers['x-goog-upload-protocol'] === 'multipart') {
      const { metadata, data, dataType } = parseMultipart(
        request.headers['content-type'],
        await readBody(request, MAX_BYTES),
      );
      const settings = { contentType: dataType, ...metadata };
      await this.store(call, call.caller, nameFor(call), data, settings);
      return;
    }
    if (command === 'start') {
      await this.startUpload(call);
      return;
    }
    await this.continueUpload(call, this.uploads.get(query.get('upload_id')), command);
  }

  /** `query`, `cancel`, `upload`, `finalize`, or `upload, finalize` of an upload that was started before. */
  private async continueUpload(call: StorageCall, upload: Upload, command: string): Promise<void> {
    const { request, response } = call;
    if (command === 'cancel') {
      this.uploads.cancel(upload);
      answerStatus(response, 'cancelled');
      return;
    }
    if (upload.state === 'final') {
      // The answer to an earlier finalize got lost.
      const stored = this.objects.get(upload.bucket, upload.name);
      response.setHeader('X-Goog-Upload-Status', 'final');
      if (stored && stored.generation === upload.generation) sendJson(response, firebaseJson(stored));
      else response.writeHead(200).end();
      return;
    }
    if (command.includes('upload')) {
      const offset = Number(request.headers['x-goog-upload-offset'] ?? this.uploads.sizeOf(upload));
      this.uploads.append(upload, offset, await readBody(request, MAX_BYTES));
    }
    if (!command.includes('finalize')) {
      answerStatus(response, upload.state, this.uploads.sizeOf(upload));
      return;
    }
    await this.finishUpload(call, upload);
  }

  private async finishUpload(call: StorageCall, upload: Upload): Promise<void> {
    call.response.setHeader('X-Goog-Upload-Status', 'final');
    const caller = { ...call.caller, ...callerOf(upload.authorization) };
    try {
      const data = this.uploads.bytesOf(upload);
      const generation = await this.store(call, caller, upload.name, data, upload.settings);
      this.uploads.finish(upload, generation);
    } catch (error) {
      // A refusal is final; after a failure of this machine the client may try again.
      const isRefused =
        error instanceof StatusError && ['PERMISSION_DENIED', 'INVALID_ARGUMENT'].includes(error.status);
      if (isRefused) this.uploads.cancel(upload);
      throw error;
    }
  }

  private async startUpload(call: StorageCall): Promise<void> {
    const { request, response, bucket } = call;
    checkObjectName(nameFor(call));
    const declared = request.headers['x-goog-upload-header-content-type'];
    const metadata = parseMetadata(await readBody(request));
    const upload = this.uploads.start({
      bucket,
      name: nameFor(call),
      settings: { ...(typeof declared === 'string' && { contentType: declared }), ...metadata },
      authorization: request.headers.authorization,
    });
    const query = new URLSearchParams({
      name: upload.name,
      upload_id: upload.id,
      upload_protocol: 'resumable',
    });
    response.setHeader('X-Goog-Upload-Status', 'active');
    response.setHeader('X-Goog-Upload-URL', `${call.origin}/v0/b/${encodeURIComponent(bucket)}/o?${query}`);
    response.setHeader('X-Goog-Upload-Chunk-Granularity', '262144');
    response.writeHead(200).end();
  }

  /** Judges and stores an upload, and answers its metadata. */
  private async store(
    call: StorageCall,
    caller: Caller,
    name: string,
    data: Buffer,
    settings: ObjectSettings,
  ): Promise<string> {
    const before = this.objects.get(call.bucket, name);
    const after = withToken(this.objects.describe(call.bucket, name, data, settings));
    this.gate.require(caller, before ? 'update' : 'create', call.bucket, name, before, after);
    await this.objects.put(after, data);
    this.usage.countStorage(caller, 'uploads', data.length);
    sendJson(call.response, firebaseJson(after));
    return after.generation;
  }
}

function answerStatus(response: ServerResponse, status: string, size?: number): void {
  response.setHeader('X-Goog-Upload-Status', status);
  if (size !== undefined) response.setHeader('X-Goog-Upload-Size-Received', String(size));
  response.writeHead(200).end();
}

function nameFor(call: StorageCall): string {
  const name = call.name ?? call.query.get('name');
  if (!name) throw invalidArgument('An upload needs a name.');
  return name;
}

export function notFound(): StatusError {
  return new StatusError('NOT_FOUND', 'Not Found.');
}

export function unsupported({ request, bucket }: StorageCall): StatusError {
  return new StatusError(
    'UNIMPLEMENTED',
    `local-firebase does not serve ${request.method} in bucket ${bucket}.`,
  );
}
