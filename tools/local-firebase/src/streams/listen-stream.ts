import type { Caller } from '../service/caller';
import { toJson, type FirestoreService } from '../service/firestore-service';
import type { CommitEvent, StoredDocument } from '../store/database';
import { parentOf } from '../store/names';
import { collectionsOf, isInCollection } from '../store/run-query';
import { invalidArgument, toStatusError } from '../store/status';
import { formatMicros } from '../store/timestamps';
import { bloomFilterOf } from './bloom-filter';
import { ChangeBatch } from './change-batch';
import type { HubMember, ListenHub } from './listen-hub';
import type { AddTarget, ListenRequest, ListenResponse, TargetChangeType } from './listen-messages';
import { formatResumeToken, parseResumeToken } from './resume-token';
import type { StreamHandler, StreamTransport } from './rpc-stream';
import { Target, type TargetDelta, type TargetSpec } from './target';

/** A listener that was away for longer is billed like a new one. */
const FREE_RESUME_MICROS = 30 * 60 * 1_000_000;

/** The Listen RPC: many targets on one stream, each first complete and then kept up to date. */
export class ListenStream implements StreamHandler<ListenRequest>, HubMember {
  private readonly targets = new Map<number, Target>();
  private databaseName: string | undefined;
  private closed = false;

  constructor(
    private readonly service: FirestoreService,
    private readonly hub: ListenHub,
    private readonly caller: Caller,
    private readonly transport: StreamTransport<ListenResponse>,
  ) {
    hub.join(this);
  }

  onMessage(request: ListenRequest): void {
    if (this.closed) return;
    try {
      this.databaseName ??= request.database;
      if (request.addTarget) this.addTarget(request.addTarget);
      else if (request.removeTarget !== undefined) this.removeTarget(request.removeTarget);
    } catch (error) {
      this.onClose();
      this.transport.fail(toStatusError(error));
    }
  }

  onClose(): void {
    this.closed = true;
    this.hub.leave(this);
    for (const target of this.targets.values()) this.hub.remove(target);
    this.targets.clear();
  }

  onCommit(event: CommitEvent, affected: ReadonlySet<Target>, permissionTouched: ReadonlySet<Target>): void {
    try {
      this.follow(event, affected, permissionTouched);
    } catch (error) {
      // The commit has happened: a failing listener is no failure of the client that wrote.
      this.onClose();
      this.transport.fail(toStatusError(error));
    }
  }

  onRulesChanged(): void {
    for (const target of [...this.targets.values()]) this.judgeAgain(target);
  }

  private follow(
    event: CommitEvent,
    affected: ReadonlySet<Target>,
    permissionTouched: ReadonlySet<Target>,
  ): void {
    // The rules of a document target read the document itself, so they are evaluated again as well.
    for (const target of new Set([...affected, ...permissionTouched])) {
      if (permissionTouched.has(target) || target.spec.kind === 'documents') this.judgeAgain(target);
    }
    const batch = new ChangeBatch(event.version, (document) =>
      this.service.gate.canGet(this.caller, this.service.database(this.databaseName ?? ''), document),
    );
    for (const target of affected) {
      if (this.targets.get(target.id) !== target) continue;
      const delta = target.update(event.changes);
      this.billUpdate(target, delta, event, permissionTouched.has(target));
      batch.add(target.id, delta, event);
    }
    if (batch.isEmpty) return;
    for (const message of batch.messages()) this.transport.send(message);
    this.sendSnapshot(event.version);
  }

  /** Documents that came, changed or left by a change; a deletion costs nothing. Rules are billed again. */
  private billUpdate(target: Target, delta: TargetDelta, { changes }: CommitEvent, judged: boolean): void {
    const changed = new Set(changes.map(({ name }) => name));
    const left = delta.left.filter(({ name }) => changed.has(name)).length;
    if (delta.updated.length + left + delta.deleted.length === 0) return;
    this.service.usage.countListener(this.caller, delta.updated.length + left);
    const isJudged = judged || target.spec.kind === 'documents';
    if (!isJudged) this.service.usage.countRules(this.caller, target.dependsOn.size);
  }

  private addTarget(request: AddTarget): void {
    const id = request.targetId ?? 0;
    const existing = this.targets.get(id);
    if (existing) {
      this.targets.delete(id);
      this.hub.remove(existing);
    }
    let target: Target;
    try {
      target = this.openTarget(id, request);
    } catch (error) {
      this.refuse(id, error);
      return;
    }
    this.targets.set(id, target);
    this.hub.add(this, target);
    this.start(target, request);
  }

  private openTarget(id: number, request: AddTarget): Target {
    const database = this.service.database(this.databaseName ?? '');
    let spec: TargetSpec;
    if (request.documents) {
      const names = request.documents.documents ?? [];
      for (const name of names) this.service.requireInside(database, name);
      spec = { kind: 'documents', names };
    } else if (request.query) {
      const { parent = '', structuredQuery = {} } = request.query;
      if (this.service.databaseOf(parent) !== database)
        throw invalidArgument('The parent is in another database.');
      spec = { kind: 'query', query: this.service.checkedQuery(parent, structuredQuery) };
    } else {
      throw invalidArgument('A target names documents or a query.');
    }
    const target = new Target(id, database, spec);
    target.dependsOn = this.authorise(target);
    return target;
  }

  /** Evaluates the rules; returns the documents that the permission depends on, or throws PERMISSION_DENIED. */
  private authorise({ spec, database }: Target): ReadonlySet<string> {
    const time = this.service.store.clock.now();
    const grant =
      spec.kind === 'query'
        ? this.service.gate.requireList(this.caller, database, spec.query, time)
        : this.service.gate.requireGet(this.caller, database, spec.names, time);
    return grant.dependsOn;
  }

  private judgeAgain(target: Target): void {
    if (this.targets.get(target.id) !== target) return;
    this.hub.remove(target);
    try {
      target.dependsOn = this.authorise(target);
      this.hub.add(this, target);
    } catch (error) {
      this.targets.delete(target.id);
      this.refuse(target.id, error);
    }
  }

  /** Ends a refused target; the others on the stream continue. */
  private refuse(id: number, error: unknown): void {
    const { code, message } = toStatusError(error);
    this.transport.send({
      targetChange: { targetChangeType: 'REMOVE', targetIds: [id], cause: { code, message } },
    });
  }

  private removeTarget(id: number): void {
    const target = this.targets.get(id);
    if (!target) return;
    this.targets.delete(id);
    this.hub.remove(target);
    this.transport.send({ targetChange: { targetChangeType: 'REMOVE', targetIds: [id] } });
  }

  /** Sends everything up to the first snapshot: ADD, the documents, the count if requested, CURRENT. */
  private start(target: Target, request: AddTarget): void {
    const { id, database } = target;
    const since = this.resumableFrom(target, request);
    const documents = target.load();
    const version = this.service.store.clock.now();
    const readTime = formatMicros(version);
    const resumes = request.resumeToken !== undefined || request.readTime !== undefined;
    this.sendTargetChange('ADD', id);
    if (resumes && since === undefined) this.sendTargetChange('RESET', id);
    const news = since === undefined ? documents : documents.filter(({ updateTime }) => updateTime > since);
    for (const document of news) {
      this.transport.send({ documentChange: { document: toJson(document), targetIds: [id] } });
    }
    if (since !== undefined) this.sendLosses(target, since, readTime);
    this.service.usage.countListener(this.caller, this.billOf(target, request, documents, version));
    if (request.expectedCount !== undefined) {
      const unchangedNames = bloomFilterOf(documents.map(({ name }) => name));
      this.transport.send({ filter: { targetId: id, count: documents.length, unchangedNames } });
    }
    const resumeToken = formatResumeToken(database.epoch, version);
    this.transport.send({
      targetChange: { targetChangeType: 'CURRENT', targetIds: [id], resumeToken, readTime },
    });
    this.sendSnapshot(version);
  }

  /** Returns the version a client can continue from; a limited query can't, since others may have moved in. */
  private resumableFrom(target: Target, request: AddTarget): number | undefined {
    return target.isLimited ? undefined : this.knownSince(target, request);
  }

  /** Returns the version of a client's token, as long as what was deleted since then is remembered. */
  private knownSince({ database }: Target, { resumeToken }: AddTarget): number | undefined {
    const version = parseResumeToken(resumeToken, database.epoch);
    return version !== undefined && database.remembersSince(version) ? version : undefined;
  }

  /**
   * Returns the cost of the first snapshot: all documents, or after a short absence those that have changed meanwhile.
   * Production resumes limited queries too, so that sending theirs again isn't billed.
   */
  private billOf(
    target: Target,
    request: AddTarget,
    documents: readonly StoredDocument[],
    version: number,
  ): number {
    const since = this.knownSince(target, request);
    if (since !== undefined && version - since <= FREE_RESUME_MICROS) {
      return documents.filter(({ updateTime }) => updateTime > since).length;
    }
    const whole = target.spec.kind === 'documents' ? target.spec.names.length : documents.length;
    return Math.max(1, whole);
  }

  /** Informs a resuming client of documents that it may hold and that are no longer in the result. */
  private sendLosses(target: Target, since: number, readTime: string): void {
    const { id, database, spec } = target;
    for (const document of changedOutside(target, since)) {
      this.transport.send(
        this.service.gate.canGet(this.caller, database, document)
          ? { documentChange: { document: toJson(document), removedTargetIds: [id] } }
          : { documentRemove: { document: document.name, readTime, removedTargetIds: [id] } },
      );
    }
    for (const { name } of database.deletedSince(since)) {
      const couldHold =
        spec.kind === 'query' ? isInCollection(spec.query, parentOf(name)) : spec.names.includes(name);
      if (couldHold)
        this.transport.send({ documentDelete: { document: name, readTime, removedTargetIds: [id] } });
    }
  }

  private sendTargetChange(targetChangeType: TargetChangeType, id: number): void {
    this.transport.send({ targetChange: { targetChangeType, targetIds: [id] } });
  }

  /** Sends the message that makes a client show what it has received. */
  private sendSnapshot(version: number): void {
    const database = this.service.database(this.databaseName ?? '');
    this.transport.send({
      targetChange: {
        targetChangeType: 'NO_CHANGE',
        targetIds: [],
        resumeToken: formatResumeToken(database.epoch, version),
        readTime: formatMicros(version),
      },
    });
  }
}

/** Documents of a target's collections that changed after a version and are not in its result. */
function* changedOutside(target: Target, since: number): Iterable<StoredDocument> {
  const { spec, database } = target;
  if (spec.kind === 'documents') return;
  for (const collection of collectionsOf(database, spec.query)) {
    for (const document of database.collection(collection)) {
      if (document.updateTime > since && !target.matches(document)) yield document;
    }
  }
}
