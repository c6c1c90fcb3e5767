import { randomBytes } from 'node:crypto';
import { invalidArgument, StatusError } from '../store/status';
import type { RecordLog, Table } from '../store/record-log';
import type { ObjectSettings } from './objects';
import { uploadBytesIn, type UploadBytes } from './upload-bytes';

/** An upload that arrives in pieces. */
export interface Upload {
  readonly id: string;
  readonly bucket: string;
  readonly name: string;
  readonly settings: ObjectSettings;
  readonly authorization: string | undefined;
  readonly startedAt: number;
  state: 'active' | 'final' | 'cancelled';
  /** The file that came of it, so that a lost answer can be given again. */
  generation?: string;
}

/** Lifetime of a session, as in `cloud.google.com/storage/docs/resumable-uploads`. */
const LIFETIME_MILLIS = 7 * 24 * 3_600_000;
const MAX_UPLOAD_BYTES = 256 * 1024 * 1024;

/**
 * The resumable uploads under way. With a data folder they outlive the server: a client queries how far
 * it got and goes on.
 */
export class Uploads {
  private readonly uploads = new Map<string, Upload>();
  private readonly table: Table<string, Upload>;
  private readonly bytes: UploadBytes;

  constructor(
    private readonly log: RecordLog,
    folder: string | undefined,
  ) {
    this.table = log.table('uploads');
    this.bytes = uploadBytesIn(folder);
    for (const [, upload] of this.table.entries()) this.uploads.set(upload.id, upload);
    this.bytes.keepOnly((id) => this.uploads.has(id));
  }

  start(start: Pick<Upload, 'bucket' | 'name' | 'settings' | 'authorization'>): Upload {
    this.forgetOld();
    const id = randomBytes(18).toString('base64url');
    const upload: Upload = { ...start, id, startedAt: Date.now(), state: 'active' };
    this.bytes.create(id);
    this.save(upload);
    return upload;
  }

  get(id: string | null): Upload {
    const upload = this.uploads.get(id ?? '');
    if (!upload) throw new StatusError('NOT_FOUND', 'There is no such upload.');
    return upload;
  }

  sizeOf(upload: Upload): number {
    return this.bytes.size(upload.id);
  }

  /** Adds bytes at an offset; what a retry repeats is dropped. */
  append(upload: Upload, offset: number, data: Buffer): void {
    requireActive(upload);
    const size = this.sizeOf(upload);
    if (!(offset >= 0 && offset <= size)) throw invalidArgument(`Expected offset ${size}.`);
    const fresh = data.subarray(Math.min(size - offset, data.length));
    if (size + fresh.length > MAX_UPLOAD_BYTES) throw invalidArgument('This upload is too large.');
    this.bytes.write(upload.id, size, fresh);
  }

  /** Returns all bytes of an upload that is about to become a file. */
  bytesOf(upload: Upload): Buffer {
    requireActive(upload);
    return this.bytes.read(upload.id);
  }

  /** Ends an upload that has become a file. */
  finish(upload: Upload, generation: string): void {
    this.end(upload, { state: 'final', generation });
  }

  cancel(upload: Upload): void {
    if (upload.state === 'active') this.end(upload, { state: 'cancelled' });
  }

  clear(): void {
    for (const upload of this.uploads.values()) this.forget(upload);
  }

  private end(upload: Upload, how: Pick<Upload, 'state' | 'generation'>): void {
    this.save(Object.assign(upload, how));
    this.bytes.remove(upload.id);
  }

  private save(upload: Upload): void {
    this.log.atomically(() => this.table.put(upload.id, upload));
    this.uploads.set(upload.id, upload);
  }

  private forgetOld(): void {
    for (const upload of this.uploads.values()) {
      if (Date.now() - upload.startedAt > LIFETIME_MILLIS) this.forget(upload);
    }
  }

  private forget({ id }: Upload): void {
    this.log.atomically(() => this.table.remove(id));
    this.uploads.delete(id);
    this.bytes.remove(id);
  }
}

function requireActive({ state }: Upload): void {
  if (state === 'final') throw invalidArgument('This upload has ended.');
  if (state === 'cancelled') throw invalidArgument('This upload was cancelled.');
}
