import { randomBytes } from 'node:crypto';
import { Clock } from './clock';
import { Database, type Change, type StoredDocument } from './database';
import { memoryRecordLog, type RecordLog, type Table } from './record-log';
import type { Fields } from './values';

/** A document or, without fields, the trace of a deleted one. */
interface DocumentRecord {
  name: string;
  fields?: Fields;
  createTime: number;
  updateTime: number;
}

interface Meta {
  clock?: number;
  epoch?: string;
  horizon?: number;
}

/**
 * All databases of one server: the documents in memory, their durable copy in the log, one clock.
 *
 * A commit is written to the log first and shown to readers after, so nothing that was acknowledged
 * or seen by anyone can be lost by `kill -9`, and a failing disk leaves memory as it was.
 */
export class Store {
  readonly clock: Clock;
  private readonly databases = new Map<string, Database>();
  private readonly documents: Table<number, DocumentRecord>;
  private readonly meta: Table<string, Meta>;
  private readonly rows = new Map<string, number>();
  private nextRow = 1;
  private epoch: string;

  constructor(private readonly log: RecordLog = memoryRecordLog()) {
    this.documents = log.table('documents');
    this.meta = log.table('meta');
    this.epoch = this.meta.get('epoch')?.epoch ?? this.startEpoch();
    this.clock = new Clock(this.meta.get('clock')?.clock, (clock) => this.meta.put('clock', { clock }));
    this.load();
  }

  /** Returns the database of a name, empty at first use. */
  database(name: string): Database {
    let database = this.databases.get(name);
    if (!database) {
      database = new Database(name, this.epoch);
      this.databases.set(name, database);
    }
    return database;
  }

  allDatabases(): Iterable<Database> {
    return this.databases.values();
  }

  /** Makes changes durable, then visible, then known: the only way documents change. */
  commit(database: Database, changes: readonly Change[], version: number): void {
    if (changes.length === 0) return;
    this.log.atomically(() => {
      for (const change of changes) this.documents.put(this.rowOf(change.name), recordOf(change, version));
    });
    const dropped = database.apply(changes, version);
    if (dropped.length > 0) this.forget(database, dropped);
    database.announce({ version, changes });
  }

  /**
   * Deletes the documents of the databases that a filter names. Listeners see ordinary deletions,
   * so an open page follows a reset of the data.
   */
  clear(include: (databaseName: string) => boolean): void {
    for (const database of this.databases.values()) {
      if (!include(database.name)) continue;
      const changes = [...database.documents()].map((before) => ({ name: before.name, before }));
      this.commit(database, changes, this.clock.now());
    }
  }

  /** Replaces documents by exported ones, times included. */
  import(database: Database, documents: readonly StoredDocument[]): void {
    const version = this.clock.now();
    // A client ignores a version that is not above the one it knows: an imported time is preserved only where no such version can have been
    // seen.
    const changes = documents.map((document) => {
      const before = database.get(document.name);
      return { name: document.name, before, after: before ? { ...document, updateTime: version } : document };
    });
    for (const document of documents) this.clock.advanceTo(document.updateTime);
    this.commit(database, changes, version);
  }

  async close(): Promise<void> {
    this.clock.close();
    await this.log.close();
  }

  private load(): void {
    for (const [row, record] of this.documents.entries()) {
      const database = this.database(record.name.slice(0, record.name.indexOf('/documents/')));
      this.rows.set(record.name, row);
      this.nextRow = Math.max(this.nextRow, row + 1);
      const { name, fields, createTime, updateTime } = record;
      this.clock.advanceTo(updateTime);
      if (fields) database.put({ name, fields, createTime, updateTime });
      else database.restoreTombstone(name, updateTime);
    }
    for (const [key, { horizon }] of this.meta.entries()) {
      if (horizon !== undefined) this.database(key).restoreHorizon(horizon);
    }
  }

  private forget(database: Database, names: readonly string[]): void {
    this.log.atomically(() => {
      this.meta.put(database.name, { horizon: database.forgottenBefore });
      for (const name of names) {
        this.documents.remove(this.rowOf(name));
        this.rows.delete(name);
      }
    });
  }

  private rowOf(name: string): number {
    let row = this.rows.get(name);
    if (row === undefined) {
      row = this.nextRow++;
      this.rows.set(name, row);
    }
    return row;
  }

  private startEpoch(): string {
    const epoch = randomBytes(6).toString('hex');
    this.meta.put('epoch', { epoch });
    return epoch;
  }
}

function recordOf({ name, after }: Change, version: number): DocumentRecord {
  if (!after) return { name, createTime: 0, updateTime: version };
  return { name, fields: after.fields, createTime: after.createTime, updateTime: after.updateTime };
}
