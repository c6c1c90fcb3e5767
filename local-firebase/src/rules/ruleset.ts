import type { Expression, MatchBlock, Method, RulesFile, ServiceBlock } from './ast';
import { Evaluator } from './evaluator';
import { matchPath, type RequestPath } from './match-path';
import { parseRules } from './parser';
import { Scope } from './scope';
import type { RulesSession } from './session';
import { EvaluationError, type RulesMap, type RulesValue } from './values';

/** One operation to be judged. */
export interface Operation {
  method: Method;
  /** Starts with `databases` or `b`. */
  path: RequestPath;
  request: RulesMap;
  resource: RulesValue;
}

export interface Verdict {
  allowed: boolean;
  /** For a denial: each rule that was asked, as `file:line:column` and why it did not allow. */
  reasons: readonly string[];
}

const MAX_REASONS = 5;

/** A compiled rules file. */
export class Ruleset {
  private constructor(private readonly file: RulesFile) {}

  /** Compiles a file; throws a {@link RulesSyntaxError} with line, column and excerpt. */
  static compile(source: string, fileName: string): Ruleset {
    return new Ruleset(parseRules(source, fileName));
  }

  /** Judges one operation: allowed as soon as one `allow` of one matching block is true. */
  decide(
    serviceName: string,
    operation: Operation,
    session: RulesSession,
    log: (text: string) => void,
  ): Verdict {
    session.startOperation();
    const reasons: string[] = [];
    for (const service of this.file.services) {
      if (service.name !== serviceName) continue;
      const scope = this.serviceScope(service, operation);
      for (const match of service.matches) {
        if (this.allows(match, operation.path, operation, scope, session, log, reasons)) {
          return { allowed: true, reasons: [] };
        }
      }
    }
    const none = `${this.file.fileName}: no rule allows ${operation.method} here`;
    return { allowed: false, reasons: reasons.length > 0 ? reasons.slice(0, MAX_REASONS) : [none] };
  }

  private serviceScope(service: ServiceBlock, { request, resource }: Operation): Scope {
    const globals = new Scope();
    globals.define('request', request);
    globals.define('resource', resource);
    return globals.child(this.file.functions).child(service.functions);
  }

  private allows(
    block: MatchBlock,
    path: RequestPath,
    operation: Operation,
    outer: Scope,
    session: RulesSession,
    log: (text: string) => void,
    reasons: string[],
  ): boolean {
    for (const { bindings, rest } of matchPath(block.pattern, path, this.file.version)) {
      const scope = outer.child(block.functions);
      for (const [name, value] of bindings) scope.define(name, value);
      if (rest.length === 0) {
        for (const allow of block.allows) {
          if (!allow.methods.has(operation.method)) continue;
          if (!allow.condition) return true;
          const reason = this.refusal(allow.condition, scope, new Evaluator(session, log));
          if (reason === undefined) return true;
          reasons.push(reason);
        }
      }
      for (const inner of block.matches) {
        if (this.allows(inner, rest, operation, scope, session, log, reasons)) return true;
      }
    }
    return false;
  }

  /** Why a condition does not allow; `undefined` when it does. */
  private refusal(condition: Expression, scope: Scope, evaluator: Evaluator): string | undefined {
    const outcome = this.outcomeOf(condition, scope, evaluator);
    if (outcome === 'true') return undefined;
    // Names the part of a chain of && that stopped it, which is what the author wants to see.
    let blamed = condition;
    let said = outcome;
    while (blamed.kind === 'and') {
      const left = this.outcomeOf(blamed.left, scope, evaluator);
      blamed = left === 'true' ? blamed.right : blamed.left;
      said = this.outcomeOf(blamed, scope, evaluator);
    }
    return `${this.file.fileName}:${blamed.line}:${blamed.column}: ${said}`;
  }

  private outcomeOf(condition: Expression, scope: Scope, evaluator: Evaluator): string {
    try {
      const value = evaluator.evaluate(condition, scope);
      if (typeof value === 'boolean') return String(value);
      return 'not provable from the filters of the query';
    } catch (error) {
      if (error instanceof EvaluationError) return error.message;
      throw error;
    }
  }
}
