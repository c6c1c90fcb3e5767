import { ownValue } from '../store/plain-objects';
import type { Expression } from './syntax/ast';
import { globalFunctions, namespaces, type GlobalFunction } from './methods/global-functions';
import { itemAt, memberOf, slice } from './access';
import { describe } from './describe';
import { callMethod } from './methods/methods';
import { applyBinary, negate } from './operators';
import type { Scope } from './scope';
import { checkSize } from './value-size';
import type { RulesSession } from './session';
import {
  EvaluationError,
  Failed,
  isUnknown,
  LimitError,
  RulesMap,
  RulesPath,
  typeOf,
  Unknown,
  type RulesValue,
} from './values';

const MAX_EXPRESSIONS = 1000;
const UNKNOWN = new Unknown();
/** The functions that read documents, by the name that each service gives them. */
const DOCUMENT_FUNCTIONS: Readonly<Record<string, readonly string[]>> = {
  'cloud.firestore': ['get', 'exists', 'getAfter', 'existsAfter'],
  'firebase.storage': ['firestore.get', 'firestore.exists'],
};

/**
 * Evaluates expressions for one operation.
 *
 * The logic has three values: a list rule is judged once for all documents that a query could return,
 * so a field is {@link Unknown} unless the query's filters fix it. An unknown part may also stand for
 * an error, so it never turns into true or false by itself; `false && unknown` and `true || unknown`
 * are decided, as they are for errors.
 *
 * Every expression that is evaluated counts towards a limit. What counts how much is not documented;
 * the weights here agree with what has been measured of production: one for each expression, literals
 * and the name after `is` included, one more for the right side of `&&` and `||` and for a ternary,
 * one for each segment of a path and for each `let`.
 */
export class Evaluator {
  /** Expressions that were evaluated so far. */
  expressions = 0;
  private readonly documentFunctions: readonly string[];

  constructor(
    service: string,
    private readonly session: RulesSession,
    private readonly log: (message: string) => void,
  ) {
    this.documentFunctions = DOCUMENT_FUNCTIONS[service] ?? [];
  }

  evaluate(node: Expression, scope: Scope): RulesValue {
    try {
      this.count(1);
      return this.valueOf(node, scope);
    } catch (error) {
      if (error instanceof EvaluationError) error.at ??= node;
      throw error;
    }
  }

  /** Returns the function of a call with its arguments bound; `undefined` when the rules don't declare it. */
  enter(callee: string, argNodes: readonly Expression[], scope: Scope): EnteredFunction | undefined {
    const declared = scope.lookupFunction(callee);
    if (!declared) return undefined;
    const { declaration, scope: home } = declared;
    const args = argNodes.map((arg) => this.attempt(arg, scope));
    if (args.length !== declaration.parameters.length) {
      throw new EvaluationError(
        `Function '${declaration.name}' takes ${declaration.parameters.length} arguments.`,
      );
    }
    const inner = home.child();
    declaration.parameters.forEach((name, index) => {
      const arg = args[index];
      if (arg !== undefined) inner.define(name, arg);
    });
    for (const { name, value } of declaration.bindings) {
      this.count(1);
      inner.define(name, this.attempt(value, inner));
    }
    return { result: declaration.result, scope: inner };
  }

  private count(weight: number): void {
    this.expressions += weight;
    if (this.expressions > MAX_EXPRESSIONS) {
      throw new LimitError(`More than ${MAX_EXPRESSIONS} expressions to evaluate in this request.`);
    }
  }

  /** An argument or `let` value that fails does so only where it is read. */
  private attempt(node: Expression, scope: Scope): RulesValue | Failed {
    try {
      return this.evaluate(node, scope);
    } catch (error) {
      if (!isAbsorbable(error)) throw error;
      return new Failed(error);
    }
  }

  private valueOf(node: Expression, scope: Scope): RulesValue {
    switch (node.kind) {
      case 'literal':
        return node.value;
      case 'variable':
        return scope.lookup(node.name);
      case 'list':
        return this.evaluateList(node.items, scope);
      case 'map':
        return this.evaluateMap(node.entries, scope);
      case 'path':
        return this.evaluatePath(node.segments, scope);
      case 'member':
        return memberOf(this.evaluate(node.object, scope), node.name);
      case 'index':
        return itemAt(this.evaluate(node.object, scope), this.evaluate(node.index, scope));
      case 'range': {
        const object = this.evaluate(node.object, scope);
        const from = this.evaluate(node.from, scope);
        const to = this.evaluate(node.to, scope);
        return [object, from, to].some(isUnknown) ? UNKNOWN : slice(object, from, to);
      }
      case 'call':
        return this.call(node.callee, node.args, scope);
      case 'method':
        return this.callMethod(node, scope);
      case 'unary': {
        const operand = this.evaluate(node.operand, scope);
        return node.operator === '-' ? negate(operand) : not(operand);
      }
      case 'binary':
        return this.binary(node, scope);
      case 'and':
        return this.combine(node.left, node.right, scope, false);
      case 'or':
        return this.combine(node.left, node.right, scope, true);
      case 'conditional': {
        this.count(1);
        const condition = requireBoolean(this.evaluate(node.condition, scope));
        if (condition === UNKNOWN) return UNKNOWN;
        return this.evaluate(condition === true ? node.then : node.otherwise, scope);
      }
    }
  }

  private binary(node: Extract<Expression, { kind: 'binary' }>, scope: Scope): RulesValue {
    if (node.operator === 'in') {
      // The collection comes first: it is its error that is reported.
      const container = this.evaluate(node.right, scope);
      return applyBinary('in', this.evaluate(node.left, scope), container);
    }
    return applyBinary(node.operator, this.evaluate(node.left, scope), this.evaluate(node.right, scope));
  }

  private call(callee: string, argNodes: readonly Expression[], scope: Scope): RulesValue {
    const entered = this.enter(callee, argNodes, scope);
    if (entered) return this.evaluate(entered.result, entered.scope);
    const args = argNodes.map((arg) => this.evaluate(arg, scope));
    if (callee === 'debug') return this.debug(args);
    if (this.documentFunctions.includes(callee)) return this.readDocument(callee, args);
    const implementation = ownValue(globalFunctions, callee);
    if (!implementation) throw new EvaluationError(`Function not found error: Name: [${callee}].`);
    return callFunction(callee, implementation, args);
  }

  private debug(args: readonly RulesValue[]): RulesValue {
    const value = onlyArgument('debug', args);
    this.log(`debug: ${describe(value)}`);
    return value;
  }

  private callMethod(node: Extract<Expression, { kind: 'method' }>, scope: Scope): RulesValue {
    const { object, name } = node;
    const global = object.kind === 'variable' && !scope.has(object.name) ? object.name : undefined;
    const namespace = global === undefined ? undefined : ownValue(namespaces, global);
    if (namespace) {
      this.count(1);
      const args = node.args.map((arg) => this.evaluate(arg, scope));
      const called = `${global}.${name}`;
      if (this.documentFunctions.includes(called)) return this.readDocument(name, args);
      const implementation = ownValue(namespace, name);
      if (!implementation) throw new EvaluationError(`Function not found error: Name: [${called}].`);
      return callFunction(called, implementation, args);
    }
    const self = this.evaluate(object, scope);
    return callMethod(
      self,
      name,
      node.args.map((arg) => this.evaluate(arg, scope)),
    );
  }

  private readDocument(callee: string, args: readonly RulesValue[]): RulesValue {
    const path = onlyArgument(callee, args);
    if (path instanceof Unknown) return UNKNOWN;
    if (!(path instanceof RulesPath)) throw new EvaluationError(`${callee}() needs a path.`);
    const resource = this.session.read(path, callee.endsWith('After'));
    if (callee.startsWith('exists')) return resource !== null;
    if (resource === null) throw new EvaluationError(`${callee}(): there is no document ${path.toString()}.`);
    return resource;
  }

  /**
   * `&&` (absorbing false) and `||` (absorbing true). Both sides count alike: a side that is the
   * absorbing value decides even when the other one fails.
   */
  private combine(left: Expression, right: Expression, scope: Scope, absorbing: boolean): RulesValue {
    const first = this.side(left, scope);
    if (first === absorbing) return absorbing;
    this.count(1);
    const second = this.side(right, scope);
    if (second === absorbing) return absorbing;
    if (first instanceof EvaluationError) throw first;
    if (second instanceof EvaluationError) {
      if (first instanceof Unknown) return UNKNOWN;
      throw second;
    }
    return first instanceof Unknown ? UNKNOWN : second;
  }

  /** Returns one side of a logical operator: a boolean, something unknown, or why there is neither. */
  private side(node: Expression, scope: Scope): boolean | Unknown | EvaluationError {
    try {
      return requireBoolean(this.evaluate(node, scope));
    } catch (error) {
      if (!isAbsorbable(error)) throw error;
      error.at ??= node;
      return error;
    }
  }

  /** Evaluates a list; an item that is unknown makes the whole unknown, since it may also be an error. */
  private evaluateList(items: readonly Expression[], scope: Scope): RulesValue {
    const values = items.map((item) => this.evaluate(item, scope));
    return values.some(isUnknown) ? UNKNOWN : checkSize(values);
  }

  private evaluateMap(entries: readonly { key: Expression; value: Expression }[], scope: Scope): RulesValue {
    const evaluated = entries.map(({ key, value }) => ({
      key: this.evaluate(key, scope),
      value: this.evaluate(value, scope),
    }));
    if (evaluated.some(({ key, value }) => isUnknown(key) || isUnknown(value))) return UNKNOWN;
    const map = new Map<string, RulesValue>();
    for (const { key, value } of evaluated) {
      if (typeof key !== 'string') throw new EvaluationError('The keys of a map are strings.');
      map.set(key, value);
    }
    return checkSize(new RulesMap(map));
  }

  private evaluatePath(segments: readonly (string | Expression)[], scope: Scope): RulesValue {
    const path: string[] = [];
    let unknown = false;
    for (const segment of segments) {
      if (typeof segment === 'string') this.count(1);
      const value = typeof segment === 'string' ? segment : this.evaluate(segment, scope);
      if (isUnknown(value)) unknown = true;
      else if (value instanceof RulesPath) path.push(...value.segments);
      else if (typeof value === 'string') path.push(value);
      else if (typeof value === 'bigint' || typeof value === 'boolean') path.push(String(value));
      else throw new EvaluationError(`A path segment is a string, found ${typeOf(value)}.`);
    }
    return unknown ? UNKNOWN : new RulesPath(path);
  }
}

/** A declared function at the moment of a call. */
export interface EnteredFunction {
  result: Expression;
  scope: Scope;
}

function isAbsorbable(error: unknown): error is EvaluationError {
  return error instanceof EvaluationError && !(error instanceof LimitError);
}

function callFunction(name: string, implementation: GlobalFunction, args: readonly RulesValue[]): RulesValue {
  requireCount(name, implementation.length, args);
  return args.some(isUnknown) ? UNKNOWN : implementation(...args);
}

function requireCount(name: string, count: number, args: readonly RulesValue[]): void {
  if (args.length !== count) throw wrongCount(name, count, args);
}

/** Returns the argument of a function that takes one. */
function onlyArgument(name: string, args: readonly RulesValue[]): RulesValue {
  const [argument, ...others] = args;
  if (argument === undefined || others.length > 0) throw wrongCount(name, 1, args);
  return argument;
}

function wrongCount(name: string, count: number, args: readonly RulesValue[]): EvaluationError {
  return new EvaluationError(`Function '${name}' takes ${count} arguments, found ${args.length}.`);
}

function requireBoolean(value: RulesValue): boolean | Unknown {
  if (typeof value === 'boolean') return value;
  if (isUnknown(value)) return UNKNOWN;
  throw new EvaluationError(`Type error: expected bool, found ${typeOf(value)}.`);
}

function not(value: RulesValue): RulesValue {
  const operand = requireBoolean(value);
  return typeof operand === 'boolean' ? !operand : operand;
}
