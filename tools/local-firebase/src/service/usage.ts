import type { Caller } from './caller';
import { emptyStorageUsage, type StorageOperation, type StorageUsage } from './storage-usage';

/** Usage of one client or one tag. */
export interface Share {
  reads: number;
  writes: number;
  deletes: number;
  /** Bytes by which its writes have made the stored data grow; negative when they made it shrink. */
  storedBytes: number;
  /** Operations on files, of both kinds. */
  storageOperations: number;
}

/** Usage that Firestore and Storage would bill, with the sources and callers of the reads. */
export interface Usage {
  reads: number;
  writes: number;
  deletes: number;
  readsBy: Record<ReadSource, number>;
  /** Rule expressions of the request that took most, over all of its operations. */
  mostExpressions: number;
  /** The size of all documents as they are now, without indexes. */
  storedBytes: number;
  storage: StorageUsage;
  /** By caller: `uid ana`, `nobody`, `owner`. */
  clients: Record<string, Share>;
  /** By tag of the request; requests without one are not listed. */
  tags: Record<string, Share>;
}

export type ReadSource = 'documents' | 'queries' | 'aggregations' | 'listeners' | 'rules';
type Operation = 'reads' | 'writes' | 'deletes' | 'storedBytes' | 'storageOperations';

const ENTRIES_PER_AGGREGATION_READ = 1000;
/** More callers or tags than this share one line: a flood of made-up names must not fill the memory. */
const MAX_SHARES = 1000;
const OTHERS = '(others)';

/** Counts what would be billed, by the rules of `firebase.google.com/docs/firestore/pricing`. */
export class UsageMeter {
  private counts = emptyCounts();

  /** @param measure - Bytes stored at this moment; they are measured when they are read. */
  constructor(private readonly measure: () => { documents: number; files: number } = noBytes) {}

  /** Counts documents read one by one; a missing one costs the same. */
  countDocuments(caller: Caller, count: number): void {
    this.countReads(caller, 'documents', count);
  }

  /** Counts a query: its results, and one read when there are none; skipped documents count too. */
  countQuery(caller: Caller, results: number, skipped: number): void {
    this.countReads(caller, 'queries', Math.max(1, results + skipped));
  }

  countAggregation(caller: Caller, entries: number): void {
    const reads = Math.max(1, Math.ceil(entries / ENTRIES_PER_AGGREGATION_READ));
    this.countReads(caller, 'aggregations', reads);
  }

  /** Counts each document sent to a listener because it was added or changed, or left the result by a change. */
  countListener(caller: Caller, documents: number): void {
    this.countReads(caller, 'listeners', documents);
  }

  /**
   * Documents that rules read, once each per request.
   *
   * @param expressions - Evaluated for the whole request.
   */
  countRules(caller: Caller, documents: number, expressions = 0): void {
    this.countReads(caller, 'rules', documents);
    this.counts.mostExpressions = Math.max(this.counts.mostExpressions, expressions);
  }

  /** Counts a write; one that changes nothing costs the same. */
  countWrite(caller: Caller): void {
    this.counts.writes++;
    this.share(caller, 'writes', 1);
  }

  /** Counts a deletion; that of a missing document costs the same. */
  countDelete(caller: Caller): void {
    this.counts.deletes++;
    this.share(caller, 'deletes', 1);
  }

  /** Counts by how much a commit made the stored data grow or shrink, in bytes. */
  countStored(caller: Caller, bytes: number): void {
    this.share(caller, 'storedBytes', bytes);
  }

  countStorage(caller: Caller, operation: StorageOperation, bytes = 0): void {
    const { storage } = this.counts;
    storage[operation]++;
    if (operation === 'downloads') storage.downloadedBytes += bytes;
    else if (operation === 'uploads') storage.uploadedBytes += bytes;
    this.share(caller, 'storageOperations', 1);
  }

  current(): Usage {
    const { documents, files } = this.measure();
    const { storage, clients, tags, ...counts } = this.counts;
    return structuredClone({
      ...counts,
      storedBytes: documents,
      storage: { ...storage, storedBytes: files },
      clients: Object.fromEntries(clients),
      tags: Object.fromEntries(tags),
    });
  }

  reset(): void {
    this.counts = emptyCounts();
  }

  private countReads(caller: Caller, source: ReadSource, count: number): void {
    if (count === 0) return;
    this.counts.reads += count;
    this.counts.readsBy[source] += count;
    this.share(caller, 'reads', count);
  }

  private share({ label, tag, record }: Caller, operation: Operation, count: number): void {
    shareOf(this.counts.clients, label)[operation] += count;
    if (tag !== undefined) shareOf(this.counts.tags, tag)[operation] += count;
    if (record && (operation === 'reads' || operation === 'writes' || operation === 'deletes')) {
      record[operation] += count;
    }
  }
}

function shareOf(shares: Map<string, Share>, name: string): Share {
  const key = shares.has(name) || shares.size < MAX_SHARES ? name : OTHERS;
  let share = shares.get(key);
  if (!share) {
    share = { reads: 0, writes: 0, deletes: 0, storedBytes: 0, storageOperations: 0 };
    shares.set(key, share);
  }
  return share;
}

function emptyCounts() {
  return {
    reads: 0,
    writes: 0,
    deletes: 0,
    readsBy: { documents: 0, queries: 0, aggregations: 0, listeners: 0, rules: 0 },
    mostExpressions: 0,
    storage: emptyStorageUsage(),
    clients: new Map<string, Share>(),
    tags: new Map<string, Share>(),
  };
}

function noBytes(): { documents: number; files: number } {
  return { documents: 0, files: 0 };
}
