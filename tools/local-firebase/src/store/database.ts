import { lastSegment, parentOf } from './names';
import type { Fields } from './values';

/** A document as the store holds it. Never changed in place: a write makes a new one. */
export interface StoredDocument {
  readonly name: string;
  readonly fields: Fields;
  readonly createTime: number;
  readonly updateTime: number;
}

/** Change of one document by a commit; an absent side means that it did not exist. */
export interface Change {
  readonly name: string;
  readonly before?: StoredDocument;
  readonly after?: StoredDocument;
}

/** All changes of one commit, sent once to every subscriber after it is durable. */
export interface CommitEvent {
  readonly version: number;
  readonly changes: readonly Change[];
}

const MAX_TOMBSTONES = 10_000;

/**
 * The documents of one Firestore database (`projects/P/databases/D`), in memory and filed by collection,
 * so that a query on one collection never looks at another.
 */
export class Database {
  private readonly collections = new Map<string, Map<string, StoredDocument>>();
  private readonly groups = new Map<string, Set<string>>();
  private readonly tombstones = new Map<string, number>();
  private readonly subscribers = new Set<(event: CommitEvent) => void>();
  private horizon = 0;

  constructor(
    readonly name: string,
    readonly epoch: string,
  ) {}

  get(name: string): StoredDocument | undefined {
    return this.collections.get(parentOf(name))?.get(name);
  }

  /** Returns the documents of one collection, unordered. */
  collection(name: string): Iterable<StoredDocument> {
    return this.collections.get(name)?.values() ?? [];
  }

  /** Returns the names of all non-empty collections, or of those with one id. */
  collectionNames(collectionId?: string): Iterable<string> {
    return collectionId === undefined ? this.collections.keys() : (this.groups.get(collectionId) ?? []);
  }

  *documents(): Iterable<StoredDocument> {
    for (const collection of this.collections.values()) yield* collection.values();
  }

  /** Documents deleted after `version`, oldest first. */
  *deletedSince(version: number): Iterable<{ name: string; version: number }> {
    for (const [name, deletedAt] of this.tombstones) {
      if (deletedAt > version) yield { name, version: deletedAt };
    }
  }

  /** Reports whether all deletions after `version` are remembered; otherwise a client must start from zero. */
  remembersSince(version: number): boolean {
    return version >= this.horizon;
  }

  /**
   * Puts changes in place and answers the tombstones that were dropped to stay within the cap.
   * Durability is the caller's business, and comes first.
   */
  apply(changes: readonly Change[], version: number): string[] {
    for (const { name, after } of changes) {
      if (after) this.put(after);
      else this.remove(name, version);
    }
    return this.trimTombstones();
  }

  /** Notifies subscribers; after {@link apply}, once the commit is durable. */
  announce(event: CommitEvent): void {
    for (const subscriber of [...this.subscribers]) subscriber(event);
  }

  subscribe(subscriber: (event: CommitEvent) => void): () => void {
    this.subscribers.add(subscriber);
    return () => this.subscribers.delete(subscriber);
  }

  /** Restores a deletion read from disk. */
  restoreTombstone(name: string, version: number): void {
    this.tombstones.set(name, version);
  }

  restoreHorizon(version: number): void {
    this.horizon = version;
  }

  get forgottenBefore(): number {
    return this.horizon;
  }

  put(document: StoredDocument): void {
    const collectionName = parentOf(document.name);
    let collection = this.collections.get(collectionName);
    if (!collection) {
      collection = new Map();
      this.collections.set(collectionName, collection);
      const id = lastSegment(collectionName);
      const group = this.groups.get(id) ?? new Set();
      this.groups.set(id, group.add(collectionName));
    }
    collection.set(document.name, document);
    this.tombstones.delete(document.name);
  }

  private remove(name: string, version: number): void {
    const collectionName = parentOf(name);
    const collection = this.collections.get(collectionName);
    if (!collection?.delete(name)) return;
    this.tombstones.set(name, version);
    if (collection.size > 0) return;
    this.collections.delete(collectionName);
    const id = lastSegment(collectionName);
    const group = this.groups.get(id);
    group?.delete(collectionName);
    if (group?.size === 0) this.groups.delete(id);
  }

  private trimTombstones(): string[] {
    const dropped: string[] = [];
    for (const [name, version] of this.tombstones) {
      if (this.tombstones.size <= MAX_TOMBSTONES) break;
      this.tombstones.delete(name);
      this.horizon = version;
      dropped.push(name);
    }
    return dropped;
  }
}
