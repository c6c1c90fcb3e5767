import { compareNames } from '../store/compare';
import type { Change, Database, StoredDocument } from '../store/database';
import { matchesQuery, project, runQuery } from '../store/run-query';
import type { Query } from '../store/query';

/** Effect of a commit on one target. */
export interface TargetDelta {
  /** In the result and new to it, or changed. */
  updated: StoredDocument[];
  /** No longer in the result although the document exists. */
  left: StoredDocument[];
  deleted: string[];
}

export type TargetSpec = { kind: 'documents'; names: readonly string[] } | { kind: 'query'; query: Query };

/** The live result of one listen target: the versions that the client has received. */
export class Target {
  private readonly known = new Map<string, number>();
  /** Documents that the permission of this target depends on, beyond its own. */
  dependsOn: ReadonlySet<string> = new Set();

  constructor(
    readonly id: number,
    readonly database: Database,
    readonly spec: TargetSpec,
  ) {}

  get isLimited(): boolean {
    return this.spec.kind === 'query' && (this.spec.query.limit !== undefined || this.spec.query.offset > 0);
  }

  get size(): number {
    return this.known.size;
  }

  /** Evaluates the target from scratch and answers its documents in order. */
  load(): StoredDocument[] {
    const documents = this.evaluate();
    this.known.clear();
    for (const { name, updateTime } of documents) this.known.set(name, updateTime);
    return documents.map((document) => this.shape(document));
  }

  /** Reports whether a document could be in the result, now or before a change. */
  concerns(change: Change): boolean {
    if (this.known.has(change.name)) return true;
    return change.after !== undefined && this.matches(change.after);
  }

  /**
   * Updates the result by a commit and returns the difference: only documents of the commit, unless a limit makes
   * others move.
   */
  update(changes: readonly Change[]): TargetDelta {
    const delta: TargetDelta = { updated: [], left: [], deleted: [] };
    const concerned = changes.filter((change) => this.concerns(change));
    if (concerned.length === 0) return delta;
    if (this.isLimited) return this.reevaluate(delta);
    for (const { name, after } of concerned) {
      if (after && this.matches(after)) {
        this.known.set(name, after.updateTime);
        delta.updated.push(this.shape(after));
      } else if (this.known.delete(name)) {
        if (after) delta.left.push(after);
        else delta.deleted.push(name);
      }
    }
    return delta;
  }

  matches(document: StoredDocument): boolean {
    if (this.spec.kind === 'query') return matchesQuery(this.spec.query, document);
    return this.spec.names.includes(document.name);
  }

  private reevaluate(delta: TargetDelta): TargetDelta {
    const before = new Map(this.known);
    for (const document of this.load()) {
      if (before.get(document.name) !== document.updateTime) delta.updated.push(document);
    }
    for (const name of [...before.keys()].sort(compareNames)) {
      if (this.known.has(name)) continue;
      const document = this.database.get(name);
      if (document) delta.left.push(document);
      else delta.deleted.push(name);
    }
    return delta;
  }

  private evaluate(): StoredDocument[] {
    if (this.spec.kind === 'query') return runQuery(this.database, this.spec.query);
    return this.spec.names.flatMap((name) => this.database.get(name) ?? []);
  }

  private shape(document: StoredDocument): StoredDocument {
    return this.spec.kind === 'query' ? project(this.spec.query, document) : document;
  }
}
