import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

/** The bytes of unfinished uploads. */
export interface UploadBytes {
  create(id: string): void;
  size(id: string): number;
  /** Appends bytes to those received so far. */
  write(id: string, at: number, data: Buffer): void;
  read(id: string): Buffer;
  remove(id: string): void;
  /** Removes what no upload owns any more. */
  keepOnly(isKnown: (id: string) => boolean): void;
}

/** Stores the bytes in files of a folder, or in memory without one. */
export function uploadBytesIn(folder: string | undefined): UploadBytes {
  return folder === undefined ? inMemory() : inFolder(folder);
}

/**
 * The length of a file says how far its upload got. A crash or a full disk in the middle of a write
 * leaves the beginning of the right bytes, and the client continues after them.
 */
function inFolder(folder: string): UploadBytes {
  mkdirSync(folder, { recursive: true });
  const pathOf = (id: string) => join(folder, id);
  return {
    create: (id) => writeFileSync(pathOf(id), ''),
    size: (id) => statSync(pathOf(id), { throwIfNoEntry: false })?.size ?? 0,
    write(id, at, data) {
      const file = openSync(pathOf(id), 'r+');
      try {
        for (let done = 0; done < data.length;) {
          done += writeSync(file, data, done, data.length - done, at + done);
        }
      } finally {
        closeSync(file);
      }
    },
    read: (id) => readFileSync(pathOf(id)),
    remove: (id) => rmSync(pathOf(id), { force: true }),
    keepOnly(isKnown) {
      for (const id of readdirSync(folder)) if (!isKnown(id)) rmSync(pathOf(id));
    },
  };
}

function inMemory(): UploadBytes {
  const chunks = new Map<string, Buffer[]>();
  return {
    create: (id) => void chunks.set(id, []),
    size: (id) => chunks.get(id)?.reduce((sum, { length }) => sum + length, 0) ?? 0,
    write: (id, _at, data) => void chunks.get(id)?.push(data),
    read: (id) => Buffer.concat(chunks.get(id) ?? []),
    remove: (id) => void chunks.delete(id),
    keepOnly: () => {},
  };
}
