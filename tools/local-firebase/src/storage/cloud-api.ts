import { readBody, sendJson } from '../protocol/http';
import type { ServedProjects } from '../service/served-projects';
import type { UsageMeter } from '../service/usage';
import { invalidArgument } from '../store/status';
import { notFound, unsupported } from './firebase-api';
import { parseMetadata, parseMultipart } from './multipart';
import { cloudJson } from './object-json';
import { withSettings, type ObjectSettings, type ObjectStore, type StoredObject } from './objects';
import { sendObject } from './send-object';
import type { StorageCall } from './storage-call';
import type { Uploads } from './uploads';

const MAX_BYTES = 256 * 1024 * 1024;

/** `{name}/rewriteTo/b/{bucket}/o/{name}`, decoded; `copyTo` is the older form. */
const COPY = /^(.+)\/(rewriteTo|copyTo)\/b\/([^/]+)\/o\/(.+)$/s;

/**
 * The part of the Cloud Storage JSON API that server SDKs use. It has no rules: who reaches it on
 * loopback is an administrator, as with the official emulator.
 */
export class CloudStorageApi {
  constructor(
    private readonly objects: ObjectStore,
    private readonly uploads: Uploads,
    private readonly usage: UsageMeter,
    private readonly projects: ServedProjects,
  ) {}

  async serve(call: StorageCall): Promise<void> {
    const { request, name } = call;
    const copy = COPY.exec(name ?? '');
    if (copy && request.method === 'POST') await this.copy(call, copy);
    else if (name === undefined && request.method === 'GET') this.list(call);
    else if (name === undefined) throw unsupported(call);
    else if (request.method === 'GET' || request.method === 'HEAD') this.get(call, name);
    else if (request.method === 'PATCH' || request.method === 'PUT') await this.update(call, name);
    else if (request.method === 'DELETE') await this.delete(call, name);
    else throw unsupported(call);
  }

  /** `/upload/storage/v1/b/{bucket}/o`: simple, multipart and resumable. */
  async upload(call: StorageCall): Promise<void> {
    const { request, query } = call;
    const type = query.get('uploadType') ?? request.headers['x-goog-upload-protocol'];
    if (query.has('upload_id')) await this.continueUpload(call);
    else if (type === 'resumable') await this.startUpload(call);
    else if (type === 'multipart') {
      const { metadata, data, dataType } = parseMultipart(
        request.headers['content-type'],
        await readBody(request, MAX_BYTES),
      );
      await this.store(call, nameOf(query.get('name') ?? metadata.name), data, {
        contentType: dataType,
        ...metadata,
      });
    } else {
      const contentType = request.headers['content-type'];
      await this.store(call, nameOf(query.get('name')), await readBody(request, MAX_BYTES), { contentType });
    }
  }

  private get(call: StorageCall, name: string): void {
    const object = this.objects.get(call.bucket, name);
    if (!object) throw notFound();
    if (call.query.get('alt') === 'media') {
      const bytes = sendObject(this.objects, object, call.request, call.response);
      this.usage.countStorage(call.caller, 'downloads', bytes);
      return;
    }
    this.usage.countStorage(call.caller, 'metadataReads');
    sendJson(call.response, cloudJson(object, call.origin));
  }

  /** Copies a file in one answer, whatever its size. */
  private async copy(call: StorageCall, match: RegExpExecArray): Promise<void> {
    const [, from = '', verb, bucket = '', to = ''] = match;
    const settings = parseMetadata(await readBody(call.request));
    const source = this.objects.get(call.bucket, from);
    if (!source) throw notFound();
    this.projects.requireBucket(bucket);
    const data = await this.objects.bytesOf(source);
    const copied = withSettings(this.objects.describe(bucket, to, data, source), settings);
    await this.objects.put(copied, data);
    this.usage.countStorage(call.caller, 'uploads');
    const resource = cloudJson(copied, call.origin);
    const size = String(copied.size);
    const rewritten = {
      kind: 'storage#rewriteResponse',
      done: true,
      totalBytesRewritten: size,
      objectSize: size,
      resource,
    };
    sendJson(call.response, verb === 'copyTo' ? resource : rewritten);
  }

  private list({ bucket, query, response, origin, caller }: StorageCall): void {
    this.usage.countStorage(caller, 'listings');
    const { items, prefixes, nextPageToken } = this.objects.list(bucket, {
      prefix: query.get('prefix') ?? '',
      delimiter: query.get('delimiter') ?? '',
      pageToken: query.get('pageToken') ?? undefined,
      maxResults: Number(query.get('maxResults') ?? '') || undefined,
    });
    sendJson(response, {
      kind: 'storage#objects',
      items: items.map((object) => cloudJson(object, origin)),
      prefixes,
      nextPageToken,
    });
  }

  private async update(call: StorageCall, name: string): Promise<void> {
    const settings = parseMetadata(await readBody(call.request));
    const object = this.objects.get(call.bucket, name);
    if (!object) throw notFound();
    if (refusesPrecondition(call, object)) return;
    const changed = {
      ...withSettings(object, settings),
      metageneration: object.metageneration + 1,
      updated: new Date().toISOString(),
    };
    this.objects.save(changed);
    this.usage.countStorage(call.caller, 'metadataChanges');
    sendJson(call.response, cloudJson(changed, call.origin));
  }

  private async delete(call: StorageCall, name: string): Promise<void> {
    const object = this.objects.get(call.bucket, name);
    if (!object) throw notFound();
    if (refusesPrecondition(call, object)) return;
    await this.objects.delete(object);
    call.response.writeHead(204).end();
  }

  private async startUpload(call: StorageCall): Promise<void> {
    const { request, response, query, bucket } = call;
    const metadata = parseMetadata(await readBody(request));
    const declared = request.headers['x-upload-content-type'];
    const upload = this.uploads.start({
      bucket,
      name: nameOf(query.get('name') ?? metadata.name),
      settings: { ...(typeof declared === 'string' && { contentType: declared }), ...metadata },
      authorization: undefined,
    });
    const next = new URLSearchParams({ name: upload.name, uploadType: 'resumable', upload_id: upload.id });
    const path = `/upload/storage/v1/b/${encodeURIComponent(bucket)}/o`;
    response.writeHead(200, { Location: `${call.origin}${path}?${next}` }).end();
  }

  /** Bytes of a resumable upload; `Content-Range` says where they belong and whether they are the last. */
  private async continueUpload(call: StorageCall): Promise<void> {
    const upload = this.uploads.get(call.query.get('upload_id'));
    const data = await readBody(call.request, MAX_BYTES);
    const range = /^bytes (?:(\d+)-(\d+)|\*)\/(\d+|\*)$/.exec(call.request.headers['content-range'] ?? '');
    if (data.length > 0) this.uploads.append(upload, Number(range?.[1] ?? 0), data);
    const total = range?.[3];
    const size = this.uploads.sizeOf(upload);
    const complete = !range || (total !== '*' && size >= Number(total));
    if (complete) {
      const generation = await this.store(call, upload.name, this.uploads.bytesOf(upload), upload.settings);
      this.uploads.finish(upload, generation);
      return;
    }
    if (size > 0) call.response.setHeader('Range', `bytes=0-${size - 1}`);
    call.response.writeHead(308).end();
  }

  private async store(
    call: StorageCall,
    name: string,
    data: Buffer,
    settings: ObjectSettings,
  ): Promise<string> {
    const before = this.objects.get(call.bucket, name);
    if (refusesPrecondition(call, before)) return before?.generation ?? '';
    const object = this.objects.describe(call.bucket, name, data, settings);
    await this.objects.put(object, data);
    this.usage.countStorage(call.caller, 'uploads', data.length);
    sendJson(call.response, cloudJson(object, call.origin));
    return object.generation;
  }
}

/**
 * Answers 412 when a file is not the one that the client expects. Generation 0 expects none. Source:
 * `cloud.google.com/storage/docs/request-preconditions`.
 */
function refusesPrecondition({ query, response }: StorageCall, object: StoredObject | undefined): boolean {
  const { generation = '0', metageneration = 0 } = object ?? {};
  const expected = query.get('ifGenerationMatch') ?? generation;
  const expectedMeta = query.get('ifMetagenerationMatch') ?? String(metageneration);
  if (expected === generation && expectedMeta === String(metageneration)) return false;
  const message = 'At least one of the pre-conditions you specified did not hold.';
  const errors = [{ message, domain: 'global', reason: 'conditionNotMet', locationType: 'header' }];
  sendJson(response, { error: { code: 412, message, errors } }, 412);
  return true;
}

function nameOf(name: unknown): string {
  if (typeof name !== 'string' || name === '') throw invalidArgument('An upload needs a name.');
  return name;
}
