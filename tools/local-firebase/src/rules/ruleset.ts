import type { AllowStatement, Expression, MatchBlock, Method, RulesFile, ServiceBlock } from './syntax/ast';
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
  /** For a denial: each rule that was asked, as `file:line:column` and why it did not allow. */
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
      return this.denied([
        `${this.file.fileName}: a query over a collection group needs rules_version = '2'`,
      ]);
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
      return this.denied([this.reason(error.at, error.message)]);
    } finally {
      session.expressions += evaluator.expressions;
    }
    if (refusals.length === 0) {
      return this.denied([`${this.file.fileName}: no rule allows ${operation.method} here`]);
    }
    return this.denied(refusals.slice(0, MAX_REASONS), serviceName, session);
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
        for (const allow of block.allows) {
          if (!allow.methods.has(operation.method)) continue;
          if (grants(allow, scope, evaluator)) return true;
          refusals.push({ condition: allow.condition!, scope });
        }
      }
      for (const inner of block.matches) {
        if (this.allows(inner, rest, operation, scope, evaluator, refusals)) return true;
      }
    }
    return false;
  }

  private denied(reasons: readonly string[]): Verdict;
  private denied(refusals: readonly Refusal[], serviceName: string, session: RulesSession): Verdict;
  private denied(
    items: readonly (string | Refusal)[],
    serviceName?: string,
    session?: RulesSession,
  ): Verdict {
    const write = (item: string | Refusal): string => {
      if (typeof item === 'string') return item;
      const silent = (): Evaluator => new Evaluator(serviceName!, session!, () => {});
      const { at, said } = explainRefusal(item.condition, item.scope, silent);
      return this.reason(at, said);
    };
    return {
      allowed: false,
      // Written only when somebody asks: finding the place means evaluating once more.
      get reasons() {
        return items.map(write);
      },
    };
  }

  private reason(at: Position | undefined, said: string): string {
    return `${this.file.fileName}${at ? `:${at.line}:${at.column}` : ''}: ${said}`;
  }
}

/** A condition that was asked and did not allow. */
interface Refusal {
  condition: Expression;
  scope: Scope;
}

function grants({ condition }: AllowStatement, scope: Scope, evaluator: Evaluator): boolean {
  if (!condition) return true;
  try {
    return evaluator.evaluate(condition, scope) === true;
  } catch (error) {
    if (!(error instanceof EvaluationError) || error instanceof LimitError) throw error;
    return false;
  }
}
