import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createReadStream, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { checksum } from '../rules/methods/global-functions';
import { compareText } from '../store/compare';
import type { Json } from '../store/plain-objects';
import type { RecordLog, Table } from '../store/record-log';
import { invalidArgument } from '../store/status';
import { checkCustomMetadata, checkObjectName } from './limits';

/** Metadata of a stored file, with the names of the Cloud Storage API. */
export interface StoredObject {
  bucket: string;
  name: string;
  generation: string;
  metageneration: number;
  timeCreated: string;
  updated: string;
  size: number;
  md5Hash: string;
  crc32c: string;
  downloadTokens: string[];
  contentType: string;
  cacheControl?: string;
  contentDisposition?: string;
  contentEncoding?: string;
  contentLanguage?: string;
  metadata?: Record<string, string>;
  /** Name of the file that holds the bytes. */
  blob: string;
}

/** Metadata that a client may set, as it came. Null removes a value; whatever else there is counts as its text. */
export interface ObjectSettings extends Partial<Record<(typeof TEXT_SETTINGS)[number], unknown>> {
  /** Values by their names. */
  metadata?: unknown;
  /** Hashes that the client computed: an upload with others is refused. */
  md5Hash?: unknown;
  crc32c?: unknown;
}

export const TEXT_SETTINGS = [
  'contentType',
  'cacheControl',
  'contentDisposition',
  'contentEncoding',
  'contentLanguage',
] as const;

/** Most entries on one page of a listing, whatever the request says. */
const MAX_RESULTS = 1000;
const TOKENS_KEY = 'firebaseStorageDownloadTokens';

/**
 * The files of all buckets: metadata in memory and in the record log, bytes as files of their own.
 *
 * The bytes are written beside and renamed before the metadata names them, so a crash leaves at most
 * a file that nothing names, which the next start removes.
 */
export class ObjectStore {
  private readonly objects = new Map<string, StoredObject>();
  private readonly rows = new Map<string, number>();
  private readonly memory = new Map<string, Buffer>();
  private readonly table: Table<number, StoredObject>;
  private nextRow = 1;

  constructor(
    private readonly log: RecordLog,
    private readonly folder: string | undefined,
  ) {
    this.table = log.table('objects');
    for (const [row, object] of this.table.entries()) {
      const key = keyOf(object.bucket, object.name);
      this.objects.set(key, object);
      this.rows.set(key, row);
      this.nextRow = Math.max(this.nextRow, row + 1);
    }
    if (folder !== undefined) this.sweep(folder);
  }

  get(bucket: string, name: string): StoredObject | undefined {
    return this.objects.get(keyOf(bucket, name));
  }

  /** Returns the object that {@link put} would store, so that rules can judge it first. */
  describe(bucket: string, name: string, data: Buffer, settings: ObjectSettings): StoredObject {
    const now = new Date().toISOString();
    const object: StoredObject = {
      bucket,
      name,
      generation: `${Date.now()}${String(process.hrtime.bigint() % 1000n).padStart(3, '0')}`,
      metageneration: 1,
      timeCreated: now,
      updated: now,
      size: data.length,
      md5Hash: createHash('md5').update(data).digest('base64'),
      crc32c: checksum(data, 0x82f63b78).toString('base64'),
      downloadTokens: [],
      contentType: 'application/octet-stream',
      blob: randomBytes(12).toString('hex'),
    };
    for (const hash of ['md5Hash', 'crc32c'] as const) {
      if (settings[hash] !== undefined && settings[hash] !== object[hash]) {
        throw invalidArgument(`Provided ${hash} '${settings[hash]}' does not match '${object[hash]}'.`);
      }
    }
    return withSettings(object, settings);
  }

  async put(object: StoredObject, data: Buffer): Promise<void> {
    checkObjectName(object.name);
    checkCustomMetadata(object);
    await this.writeBlob(object.blob, data);
    const before = this.get(object.bucket, object.name);
    this.save(object);
    if (before) await this.removeBlob(before.blob);
  }

  /** Replaces the metadata of a stored file. */
  save(object: StoredObject): void {
    checkCustomMetadata(object);
    const key = keyOf(object.bucket, object.name);
    const row = this.rows.get(key) ?? this.nextRow++;
    this.log.atomically(() => this.table.put(row, object));
    this.rows.set(key, row);
    this.objects.set(key, object);
  }

  async delete(object: StoredObject): Promise<void> {
    const key = keyOf(object.bucket, object.name);
    const row = this.rows.get(key);
    if (row === undefined) return;
    this.log.atomically(() => this.table.remove(row));
    this.rows.delete(key);
    this.objects.delete(key);
    await this.removeBlob(object.blob);
  }

  bytes(): number {
    let bytes = 0;
    for (const { size } of this.objects.values()) bytes += size;
    return bytes;
  }

  async clear(): Promise<void> {
    for (const object of [...this.objects.values()]) await this.delete(object);
  }

  all(): Iterable<StoredObject> {
    return this.objects.values();
  }

  /** Returns all bytes of a file. */
  async bytesOf(object: StoredObject): Promise<Buffer> {
    if (this.folder === undefined) return this.inMemory(object);
    return readFile(join(this.folder, object.blob));
  }

  /** Returns the bytes from `start` to `end`, both included. */
  read(object: StoredObject, start: number, end: number): Readable {
    if (this.folder === undefined) return Readable.from([this.inMemory(object).subarray(start, end + 1)]);
    return createReadStream(join(this.folder, object.blob), { start, end });
  }

  /** Returns one page of a bucket; with a delimiter, deeper names are folded into prefixes. */
  list(
    bucket: string,
    { prefix = '', delimiter = '', pageToken, maxResults = MAX_RESULTS }: ListOptions,
  ): ObjectList {
    if (!(maxResults >= 1)) throw invalidArgument('A page of a listing has at least one entry.');
    const names = [...this.objects.values()]
      .filter((object) => object.bucket === bucket && object.name.startsWith(prefix))
      .map(({ name }) => foldName(name, prefix, delimiter));
    const entries = [...new Set(names)]
      .sort(compareText)
      .filter((name) => !pageToken || compareText(name, pageToken) > 0);
    const page = entries.slice(0, Math.min(maxResults, MAX_RESULTS));
    const isPrefix = (name: string) => delimiter !== '' && name.endsWith(delimiter) && name !== prefix;
    return {
      prefixes: page.filter(isPrefix),
      items: page.filter((name) => !isPrefix(name)).flatMap((name) => this.get(bucket, name) ?? []),
      ...(page.length < entries.length && { nextPageToken: page.at(-1) }),
    };
  }

  private inMemory({ name, blob }: StoredObject): Buffer {
    const data = this.memory.get(blob);
    if (!data) throw new Error(`The bytes of ${name} are gone.`);
    return data;
  }

  private async writeBlob(blob: string, data: Buffer): Promise<void> {
    if (this.folder === undefined) {
      this.memory.set(blob, data);
      return;
    }
    const path = join(this.folder, blob);
    await writeFile(`${path}.part`, data);
    await rename(`${path}.part`, path);
  }

  private async removeBlob(blob: string): Promise<void> {
    this.memory.delete(blob);
    if (this.folder !== undefined) await rm(join(this.folder, blob), { force: true });
  }

  private sweep(folder: string): void {
    mkdirSync(folder, { recursive: true });
    const named = new Set([...this.objects.values()].map(({ blob }) => blob));
    for (const file of readdirSync(folder)) if (!named.has(file)) rmSync(join(folder, file));
  }
}

export interface ListOptions {
  prefix?: string;
  delimiter?: string;
  pageToken?: string;
  maxResults?: number;
}

export interface ObjectList {
  prefixes: string[];
  items: StoredObject[];
  nextPageToken?: string;
}

/** Returns a copy with settings applied; download tokens travel as custom metadata. */
export function withSettings(object: StoredObject, settings: ObjectSettings): StoredObject {
  const copy: StoredObject = { ...object };
  for (const key of TEXT_SETTINGS) {
    const value = settings[key];
    if (value === undefined) continue;
    if (value !== null) copy[key] = String(value);
    else if (key === 'contentType') copy.contentType = 'application/octet-stream';
    else delete copy[key];
  }
  if (settings.metadata === null) delete copy.metadata;
  else if (settings.metadata !== undefined) {
    const metadata: Record<string, string> = { ...object.metadata };
    const given: Json = Object(settings.metadata);
    for (const [key, value] of Object.entries(given)) {
      if (key === TOKENS_KEY) copy.downloadTokens = value ? String(value).split(',') : [];
      else if (value === null) delete metadata[key];
      else metadata[key] = String(value);
    }
    if (Object.keys(metadata).length > 0) copy.metadata = metadata;
    else delete copy.metadata;
  }
  return copy;
}

/** Returns a copy with one more download token. */
export function withToken(object: StoredObject): StoredObject {
  return { ...object, downloadTokens: [...object.downloadTokens, randomUUID()] };
}

function foldName(name: string, prefix: string, delimiter: string): string {
  if (delimiter === '') return name;
  const cut = name.indexOf(delimiter, prefix.length);
  return cut === -1 ? name : name.slice(0, cut + delimiter.length);
}

function keyOf(bucket: string, name: string): string {
  return `${bucket}/${name}`;
}
