import { randomBytes } from 'node:crypto';
import { invalidArgument, StatusError } from '../store/status';
import type { ObjectSettings } from './objects';

/** An upload that arrives in pieces. */
export interface Upload {
  readonly id: string;
  readonly bucket: string;
  readonly name: string;
  readonly settings: ObjectSettings;
  readonly authorization: string | undefined;
  readonly chunks: Buffer[];
  size: number;
  state: 'active' | 'final' | 'cancelled';
}

const LIFETIME_MILLIS = 3_600_000;
const MAX_UPLOAD_BYTES = 256 * 1024 * 1024;

/** The resumable uploads under way. They live in memory: after a restart a client starts over. */
export class Uploads {
  private readonly uploads = new Map<string, Upload>();

  start(start: Pick<Upload, 'bucket' | 'name' | 'settings' | 'authorization'>): Upload {
    const upload: Upload = {
      ...start,
      id: randomBytes(18).toString('base64url'),
      chunks: [],
      size: 0,
      state: 'active',
    };
    this.uploads.set(upload.id, upload);
    setTimeout(() => this.uploads.delete(upload.id), LIFETIME_MILLIS).unref();
    return upload;
  }

  get(id: string | null): Upload {
    const upload = this.uploads.get(id ?? '');
    if (!upload) throw new StatusError('NOT_FOUND', 'There is no such upload.');
    return upload;
  }

  /** Adds bytes at an offset; what a retry repeats is dropped. */
  append(upload: Upload, offset: number, data: Buffer): void {
    if (upload.state !== 'active') throw invalidArgument('This upload has ended.');
    if (!(offset >= 0 && offset <= upload.size)) throw invalidArgument(`Expected offset ${upload.size}.`);
    const fresh = data.subarray(Math.min(upload.size - offset, data.length));
    if (upload.size + fresh.length > MAX_UPLOAD_BYTES) throw invalidArgument('This upload is too large.');
    upload.chunks.push(fresh);
    upload.size += fresh.length;
  }

  /** Ends an upload and answers its bytes. */
  finish(upload: Upload): Buffer {
    if (upload.state === 'cancelled') throw invalidArgument('This upload was cancelled.');
    upload.state = 'final';
    return Buffer.concat(upload.chunks.splice(0));
  }

  cancel(upload: Upload): void {
    if (upload.state === 'active') upload.state = 'cancelled';
    upload.chunks.length = 0;
  }
}
