import type { RulesSource } from '../service/rules-source';
import type { CommitEvent, Database } from '../store/database';
import { lastSegment, parentOf } from '../store/names';
import type { Target } from './target';

/** A stream as the hub sees it. */
export interface HubMember {
  onCommit(event: CommitEvent, affected: ReadonlySet<Target>, permissionTouched: ReadonlySet<Target>): void;
  onRulesChanged(): void;
}

interface DatabaseIndex {
  /** Targets by what could touch them: document name, collection name, collection id, or anything. */
  byDocument: Index;
  byCollection: Index;
  byGroup: Index;
  everything: Set<Target>;
  byDependency: Index;
}

type Index = Map<string, Set<Target>>;

/**
 * Brings commits to the targets they can concern, and to no others: the cost of a commit does not
 * grow with listeners on other collections.
 */
export class ListenHub {
  private readonly indexes = new Map<Database, DatabaseIndex>();
  private readonly members = new Map<Target, HubMember>();
  private readonly streams = new Set<HubMember>();

  constructor(rules: RulesSource) {
    rules.onChange(() => {
      for (const member of [...this.streams]) member.onRulesChanged();
    });
  }

  join(member: HubMember): void {
    this.streams.add(member);
  }

  leave(member: HubMember): void {
    this.streams.delete(member);
  }

  add(member: HubMember, target: Target): void {
    this.members.set(target, member);
    for (const [index, key] of this.placesOf(target)) {
      const targets = index.get(key) ?? new Set();
      index.set(key, targets.add(target));
    }
    if (isKindless(target)) this.indexOf(target.database).everything.add(target);
  }

  remove(target: Target): void {
    this.members.delete(target);
    for (const [index, key] of this.placesOf(target)) {
      const targets = index.get(key);
      targets?.delete(target);
      if (targets?.size === 0) index.delete(key);
    }
    this.indexOf(target.database).everything.delete(target);
  }

  private placesOf(target: Target): [Index, string][] {
    const index = this.indexOf(target.database);
    const dependencies = [...target.dependsOn].map((name): [Index, string] => [index.byDependency, name]);
    return [...dependencies, ...placesOfSpec(target, index)];
  }

  private indexOf(database: Database): DatabaseIndex {
    let index = this.indexes.get(database);
    if (!index) {
      index = {
        byDocument: new Map(),
        byCollection: new Map(),
        byGroup: new Map(),
        everything: new Set(),
        byDependency: new Map(),
      };
      this.indexes.set(database, index);
      database.subscribe((event) => this.distribute(this.indexOf(database), event));
    }
    return index;
  }

  private distribute(index: DatabaseIndex, event: CommitEvent): void {
    const affected = new Map<HubMember, { targets: Set<Target>; permission: Set<Target> }>();
    const note = (targets: Iterable<Target> | undefined, kind: 'targets' | 'permission') => {
      for (const target of targets ?? []) {
        const member = this.members.get(target);
        if (!member) continue;
        const entry = affected.get(member) ?? { targets: new Set(), permission: new Set() };
        affected.set(member, entry);
        entry[kind].add(target);
      }
    };
    for (const { name } of event.changes) {
      const collection = parentOf(name);
      note(index.byDocument.get(name), 'targets');
      note(index.byCollection.get(collection), 'targets');
      note(index.byGroup.get(lastSegment(collection)), 'targets');
      note(index.byDependency.get(name), 'permission');
    }
    note(index.everything, 'targets');
    for (const [member, { targets, permission }] of affected) member.onCommit(event, targets, permission);
  }
}

function isKindless({ spec }: Target): boolean {
  return spec.kind === 'query' && spec.query.collectionId === undefined;
}

function placesOfSpec({ spec }: Target, index: DatabaseIndex): [Index, string][] {
  if (spec.kind === 'documents') return spec.names.map((name) => [index.byDocument, name]);
  const { collectionId, allDescendants, parent } = spec.query;
  if (collectionId === undefined) return [];
  return allDescendants
    ? [[index.byGroup, collectionId]]
    : [[index.byCollection, `${parent}/${collectionId}`]];
}
