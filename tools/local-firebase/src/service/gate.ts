import type { Method } from '../rules/syntax/ast';
import { microsToRules, rulesPathOf, toResource } from '../rules/from-firestore';
import type { RequestPath } from '../rules/match-path';
import { pathValue } from '../rules/match-path';
import { knowledgeOf, queryMap } from '../rules/query-knowledge';
import type { Ruleset } from '../rules/ruleset';
import { RulesSession, type DocumentReader } from '../rules/session';
import { EvaluationError, RulesMap, type RulesPath, type RulesValue } from '../rules/values';
import type { Change, Database, StoredDocument } from '../store/database';
import { parseDatabaseName } from '../store/names';
import type { Query } from '../store/query';
import { StatusError } from '../store/status';
import type { CommitPlan } from '../store/writes';
import type { Caller } from './caller';
import type { RulesSource } from './rules-source';
import type { UsageMeter } from './usage';

const SERVICE = 'cloud.firestore';
const SINGLE_LIMIT = 10;
const MULTI_LIMIT = 20;

/** Result of an allowed request: the documents that its permission depends on. */
export interface Grant {
  dependsOn: ReadonlySet<string>;
}

const UNCONDITIONAL: Grant = { dependsOn: new Set() };

/** Evaluates the rules before anything is read or written, and bills the reads of the rules themselves. */
export class Gate {
  constructor(
    private readonly rules: RulesSource,
    private readonly usage: UsageMeter,
    private readonly log: (message: string) => void,
  ) {}

  /** Requires `get` for every document of the request, missing ones too. */
  requireGet(caller: Caller, database: Database, names: readonly string[], time: number): Grant {
    const ruleset = this.rulesFor(caller, database);
    if (!ruleset) return UNCONDITIONAL;
    const session = this.session(database, undefined, names.length > 1);
    return this.billed(caller, session, database, () => {
      for (const name of names) {
        const path = rulesPathOf(name);
        const request = requestMap(caller, 'get', path, time);
        this.require(ruleset, caller, 'get', path.segments, request, toResource(database.get(name)), session);
      }
    });
  }

  /** Requires `list`: the rule must be provable for every document that the query could return. */
  requireList(caller: Caller, database: Database, query: Query, time: number): Grant {
    const ruleset = this.rulesFor(caller, database);
    if (!ruleset) return UNCONDITIONAL;
    const session = this.session(database, undefined, false);
    return this.billed(caller, session, database, () => {
      for (const { path, resource } of knowledgeOf(query)) {
        const request = requestMap(caller, 'list', pathValue(path.slice(0, -1)), time, {
          query: queryMap(query),
        });
        this.require(ruleset, caller, 'list', path, request, resource, session);
      }
    });
  }

  /** Requires a commit's writes: each written document as it is and as it would be. */
  requireWrites(
    caller: Caller,
    database: Database,
    plan: CommitPlan,
    time: number,
    inTransaction: boolean,
  ): void {
    const ruleset = this.rulesFor(caller, database);
    if (!ruleset) return;
    const session = this.session(database, plan, inTransaction || plan.touched.size > 1);
    this.billed(caller, session, database, () => {
      for (const change of plan.touched.values()) {
        const method = methodOf(change);
        const path = rulesPathOf(change.name);
        const request = requestMap(caller, method, path, time, { resource: toResource(change.after) });
        this.require(ruleset, caller, method, path.segments, request, toResource(change.before), session);
      }
      for (const name of plan.verified) {
        const path = rulesPathOf(name);
        const request = requestMap(caller, 'get', path, time);
        this.require(ruleset, caller, 'get', path.segments, request, toResource(database.get(name)), session);
      }
    });
  }

  /**
   * Reports, without logging or billing, whether a caller may see a document's content. A document that left a listener's result may now be
   * one that the listener may not read.
   */
  canGet(caller: Caller, database: Database, document: StoredDocument): boolean {
    const ruleset = this.rulesFor(caller, database);
    if (!ruleset) return true;
    const path = rulesPathOf(document.name);
    const request = requestMap(caller, 'get', path, document.updateTime);
    const operation = {
      method: 'get' as const,
      path: path.segments,
      request,
      resource: toResource(document),
    };
    return ruleset.decide(SERVICE, operation, this.session(database, undefined, false), () => {}).allowed;
  }

  /** Requires an Admin SDK for calls without a rule, such as listing collections or missing documents. */
  requireOwner(caller: Caller, database: Database, what: string): void {
    if (this.rulesFor(caller, database)) throw this.denied(caller, `${what} needs admin rights`);
  }

  private rulesFor(caller: Caller, database: Database): Ruleset | undefined {
    if (caller.isOwner) return undefined;
    const ruleset = this.rules.rulesFor(parseDatabaseName(database.name).project);
    if (ruleset && caller.record) caller.record.verdict = 'allowed';
    return ruleset;
  }

  private session(database: Database, plan: CommitPlan | undefined, multiple: boolean): RulesSession {
    return new RulesSession(documentReader(database, plan), multiple ? MULTI_LIMIT : SINGLE_LIMIT);
  }

  private billed(caller: Caller, session: RulesSession, database: Database, judge: () => void): Grant {
    try {
      judge();
    } finally {
      this.usage.countRules(caller, session.readPaths.size, session.expressions);
    }
    const project = database.name.slice(0, database.name.indexOf('/databases/'));
    return { dependsOn: new Set([...session.readPaths].map((path) => `${project}${path}`)) };
  }

  private require(
    ruleset: Ruleset,
    caller: Caller,
    method: Method,
    path: RequestPath,
    request: RulesMap,
    resource: RulesValue,
    session: RulesSession,
  ): void {
    const operation = { method, path, request, resource };
    const { allowed, reasons } = ruleset.decide(SERVICE, operation, session, this.log);
    if (allowed) return;
    const place = path
      .map((segment) => (typeof segment === 'string' ? segment : '*'))
      .slice(3)
      .join('/');
    throw this.denied(caller, `${method} ${place} by ${caller.label}`, reasons);
  }

  private denied(caller: Caller, detail: string, reasons: readonly string[] = []): StatusError {
    this.log(['denied: ' + detail, ...reasons].join('\n  '));
    if (caller.record) Object.assign(caller.record, { verdict: 'denied', reasons });
    return new StatusError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
  }
}

/** Lets rules read the documents of one database, before or after a planned commit. */
export function documentReader(database: Database, plan?: CommitPlan): DocumentReader {
  const project = database.name.slice(0, database.name.indexOf('/databases/'));
  return {
    read(path: RulesPath, after: boolean): RulesValue {
      const name = `${project}${path.toString()}`;
      const { segments } = path;
      if (
        segments[0] !== 'databases' ||
        segments[2] !== 'documents' ||
        segments.length < 5 ||
        segments.length % 2 === 0
      ) {
        throw new EvaluationError(`${path.toString()} is not the path of a document.`);
      }
      const planned: Change | undefined = after ? plan?.touched.get(name) : undefined;
      const document: StoredDocument | undefined = planned ? planned.after : database.get(name);
      return toResource(document);
    },
  };
}

function methodOf({ before, after }: Change): Method {
  if (!after) return 'delete';
  return before ? 'update' : 'create';
}

function requestMap(
  caller: Caller,
  method: Method,
  path: RulesValue,
  time: number,
  extra: Record<string, RulesValue> = {},
): RulesMap {
  return RulesMap.of({
    auth: caller.auth,
    method,
    path,
    time: microsToRules(time),
    resource: null,
    ...extra,
  });
}
