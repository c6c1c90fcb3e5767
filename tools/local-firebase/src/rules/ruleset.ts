import type { Expression, MatchBlock, Method, RulesFile, ServiceBlock } from './syntax/ast';
import { Evaluator } from './evaluator';
import { ANY_SEGMENTS, matchPath, type RequestPath } from './match-path';
import { parseRules } from './syntax/parser';
import { explainRefusal } from './refusal';
import { Scope } from './scope';
import type { RulesSession } from './session';
import type { Position } from './syntax/source';
import { EvaluationError, LimitError, type RulesMap, type RulesValue } from './values';

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
  /** For a denial: each rule that was evaluated, as `file:line:column` and why it did not allow. */
  readonly reasons: readonly string[];
}

const ALLOWED: Verdict = { allowed: true, reasons: [] };
const MAX_REASONS = 5;

/** A compiled rules file. */
export class Ruleset {
  private constructor(private readonly file: RulesFile) {}

  /** Compiles a file; throws a {@link RulesSyntaxError} with line, column and excerpt. */
  static compile(source: string, fileName: string): Ruleset {
    return new Ruleset(parseRules(source, fileName));
  }

  /**
   * Judges one operation: allowed as soon as one `allow` of one matching block is true. A condition that
   * fails doesn't stop the others; a limit that is passed does.
   */
  decide(
    serviceName: string,
    operation: Operation,
    session: RulesSession,
    log: (text: string) => void,
  ): Verdict {
    if (this.file.version === 1 && operation.path.includes(ANY_SEGMENTS)) {
      const said = `${this.file.fileName}: a query over a collection group needs rules_version = '2'`;
      return denied(() => [said]);
    }
    session.startOperation();
    const evaluator = new Evaluator(serviceName, session, log);
    const refusals: Refusal[] = [];
    try {
      for (const service of this.file.services) {
        if (service.name !== serviceName) continue;
        const scope = this.serviceScope(service, operation);
        for (const match of service.matches) {
          if (this.allows(match, operation.path, operation, scope, evaluator, refusals)) return ALLOWED;
        }
      }
    } catch (error) {
      if (!(error instanceof LimitError)) throw error;
      const said = this.reason(error.at, error.message);
      return denied(() => [said]);
    } finally {
      session.expressions += evaluator.expressions;
    }
    if (refusals.length === 0) {
      return denied(() => [`${this.file.fileName}: no rule allows ${operation.method} here`]);
    }
    const silent = () => new Evaluator(serviceName, session, () => {});
    return denied(() => refusals.slice(0, MAX_REASONS).map((refusal) => this.explain(refusal, silent)));
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
    evaluator: Evaluator,
    refusals: Refusal[],
  ): boolean {
    for (const { bindings, rest } of matchPath(block.pattern, path, this.file.version)) {
      const scope = outer.child(block.functions);
      for (const [name, value] of bindings) scope.define(name, value);
      if (rest.length === 0) {
        for (const { methods, condition } of block.allows) {
          if (!methods.has(operation.method)) continue;
          if (!condition || grants(condition, scope, evaluator)) return true;
          refusals.push({ condition, scope });
        }
      }
      for (const inner of block.matches) {
        if (this.allows(inner, rest, operation, scope, evaluator, refusals)) return true;
      }
    }
    return false;
  }

  private explain({ condition, scope }: Refusal, silent: () => Evaluator): string {
    const { at, said } = explainRefusal(condition, scope, silent);
    return this.reason(at, said);
  }

  private reason(at: Position | undefined, said: string): string {
    return `${this.file.fileName}${at ? `:${at.line}:${at.column}` : ''}: ${said}`;
  }
}

/** A condition that was evaluated and did not allow. */
interface Refusal {
  condition: Expression;
  scope: Scope;
}

/** Returns a denial. Its reasons are computed only when they are read: finding the place of a refusal means evaluating once more. */
function denied(reasons: () => readonly string[]): Verdict {
  return {
    allowed: false,
    get reasons() {
      return reasons();
    },
  };
}

function grants(condition: Expression, scope: Scope, evaluator: Evaluator): boolean {
  try {
    return evaluator.evaluate(condition, scope) === true;
  } catch (error) {
    if (!(error instanceof EvaluationError) || error instanceof LimitError) throw error;
    return false;
  }
}
