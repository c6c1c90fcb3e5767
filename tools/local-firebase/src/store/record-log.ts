import { mkdirSync } from 'node:fs';
import { open, type Database, type RootDatabase } from 'lmdb';
import { messageOf, StatusError } from './status';

/** A durable map from numbers or names to JSON records. */
export interface Table<Id extends number | string, T> {
  entries(): Iterable<[Id, T]>;
  get(id: Id): T | undefined;
  put(id: Id, record: T): void;
  remove(id: Id): void;
}

/**
 * Durable storage of everything that must survive the process.
 *
 * The working set lives in memory; this is its durable copy. Documents have a number as key because a document name may
 * be longer than the keys of an embedded store.
 */
export interface RecordLog {
  table<Id extends number | string, T>(name: string): Table<Id, T>;
  /** Runs `work` as one transaction: after it returns, all its puts survive `kill -9`, or none does. */
  atomically(work: () => void): void;
  close(): Promise<void>;
}

/**
 * Opens (or makes) the durable log in a folder.
 *
 * @param sync - Waits for the disk at every commit, so that a power failure loses nothing either.
 *   Without it a commit is in the hands of the operating system: safe from `kill -9`, and some thirty
 *   times faster.
 */
export function openRecordLog(folder: string, sync = false): RecordLog {
  mkdirSync(folder, { recursive: true });
  return new LmdbRecordLog(open({ path: folder, encoding: 'json', maxDbs: 16, noSync: !sync }));
}

class LmdbRecordLog implements RecordLog {
  constructor(private readonly root: RootDatabase) {}

  table<Id extends number | string, T>(name: string): Table<Id, T> {
    const database: Database<T, Id> = this.root.openDB({ name, encoding: 'json' });
    return {
      *entries() {
        for (const { key, value } of database.getRange()) yield [key, value];
      },
      get: (id) => database.get(id),
      put: (id, record) => written(() => database.putSync(id, record)),
      remove: (id) => written(() => database.removeSync(id)),
    };
  }

  atomically(work: () => void): void {
    written(() => this.root.transactionSync(work));
  }

  close(): Promise<void> {
    return this.root.close();
  }
}

/** Turns a failed write, which has changed nothing, into an error for the client. */
function written(write: () => void): void {
  try {
    write();
  } catch (error) {
    if (error instanceof StatusError) throw error;
    throw new StatusError(
      'RESOURCE_EXHAUSTED',
      `The data folder cannot be written (${messageOf(error)}); is the disk full? Nothing was stored.`,
    );
  }
}

/** Creates a log that stores nothing. For tests and `--memory`. */
export function memoryRecordLog(): RecordLog {
  return {
    table: () => ({ entries: () => [], get: () => undefined, put: () => {}, remove: () => {} }),
    atomically: (work) => work(),
    close: async () => {},
  };
}
